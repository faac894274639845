"""Pieces away from the bed: in hands, on tiles and in the picker."""

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from boop_tui.game.position import Kind, Piece, Side
from boop_tui.text.diagram import letter
from boop_tui.ui.art.canvas import colour, draw, plain, segment_rows
from boop_tui.ui.art.palette import (
    BLACK,
    WHITE,
    Look,
    hex_colour,
    luminance,
    mix,
    readable,
    rgb,
    side_colour,
)
from boop_tui.ui.art.pieces import fur, sprite

EARED = {Kind.KITTEN: "▗▖", Kind.CAT: "▙▟"}
"""One line is too little to draw in; these still show who has the taller ears."""


@lru_cache(maxsize=256)
def piece_strips(look: Look, piece: Piece, rows: int, background: str) -> list[Strip]:
    """A piece on ``#rrggbb``: `rows` strips of twice as many cells; don't change the list."""
    if not look.pixels:
        return _written(piece, rows)
    under = rgb(background)
    if rows < 2:
        ink = readable(rgb(side_colour(look, piece.side)), under)
        style = Style(color=colour(ink), bgcolor=colour(under), underline=_is_grey(piece))
        text = letter(piece) + " " if look.piece_theme == "letters" else EARED[piece.kind]
        return [Strip([Segment(text, style)], 2)]
    pixels = plain(2 * rows, under)
    draw(pixels, sprite(look.piece_theme, *piece, 2 * rows, fur(look, piece.side, under)))
    return [Strip(row, 2 * rows) for row in segment_rows(pixels)]


def readable_colour(look: Look, side: Side, background: str) -> str | None:
    """A side's colour as ``#rrggbb`` for text on a background; None where there are no colours."""
    if not look.pixels:
        return None
    ink, under = rgb(side_colour(look, side)), rgb(background)
    far = WHITE if luminance(under) < 0.5 else BLACK
    while abs(luminance(ink) - luminance(under)) < 0.4:
        ink = mix(ink, far, 0.15)
    return hex_colour(ink)


def _is_grey(piece: Piece) -> bool:
    return piece.side is Side.GREY


def _written(piece: Piece, rows: int) -> list[Strip]:
    width = 2 * rows
    middle = Strip([Segment(letter(piece).center(width), Style(bold=not _is_grey(piece)))], width)
    blank = Strip([Segment(" " * width)], width)
    return [middle if line == (rows - 1) // 2 else blank for line in range(rows)]
