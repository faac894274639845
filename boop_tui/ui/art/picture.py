"""A position as a picture for a file: SVG, of the very pixels that the screen is drawn in."""

from html import escape
from itertools import groupby

from boop_tui.game.bed import SIZE
from boop_tui.game.position import Kind, Position, Side
from boop_tui.text import describe
from boop_tui.ui.art.canvas import Pixels, Sprite, draw
from boop_tui.ui.art.painter import BedPainter
from boop_tui.ui.art.palette import (
    BLACK,
    RGB,
    WHITE,
    Board,
    Look,
    board_colours,
    hex_colour,
    luminance,
    mix,
    readable,
)
from boop_tui.ui.art.pieces import fur, sprite
from boop_tui.ui.art.scene import Scene

_SQUARE = 18
"""Pixels across a square of the bed: the size at which most is drawn of a face."""
_IN_HAND = 12
"""Pixels across a piece in a hand, of which there may be eight."""
_MARGIN = 9
"""Pixels beside the bed, with room for coordinates."""
_BED = SIZE * _SQUARE
_WIDTH = _BED + 2 * _MARGIN
_TOP_HAND = 3
_TOP = _TOP_HAND + _IN_HAND + 3
_BOTTOM_HAND = _TOP + _BED + _MARGIN
_HEIGHT = _BOTTOM_HAND + _IN_HAND + 3

_SIGNS = {
    "a": "... .## #.# #.# .##",
    "b": "#.. ##. #.# #.# ##.",
    "c": "... .## #.. #.. .##",
    "d": "..# .## #.# #.# .##",
    "e": "... .#. ### #.. .##",
    "f": ".## #.. ##. #.. #..",
    "1": ".#. ##. .#. .#. ###",
    "2": "##. ..# .#. #.. ###",
    "3": "##. ..# .#. ..# ##.",
    "4": "#.# #.# ### ..# ..#",
    "5": "### #.. ##. ..# ##.",
    "6": ".## #.. ##. #.# .#.",
    "to move": "#... ##.. ###. #### ###. ##.. #...",
    "has won": "#..#..# ##.#.## ####### ####### ####### .......",
    "nothing": "..... ..... ##### ..... .....",
}
"""Files and ranks, and what stands beside a hand, row by row."""


def svg(position: Position, look: Look, size: int = 72) -> str:
    """The bed and both hands as an SVG document whose squares are `size` units wide.

    Drawn as on the screen, always in pixels, with coordinates at the edges unless the look has
    none. A multiple of 18 keeps every edge sharp. The position in words is its title.
    """
    drawn = _drawn(position, look._replace(pixels=True))
    scale = size / _SQUARE
    paper = drawn[0][0]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
        f' width="{_WIDTH * scale:g}" height="{_HEIGHT * scale:g}" shape-rendering="crispEdges">',
        f"<title>{escape(describe.write(position))}</title>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="{hex_colour(paper)}"/>',
    ]
    for ink, shapes in _shapes(drawn).items():
        if ink != paper:
            lines.append(f'<path fill="{hex_colour(ink)}" d="{"".join(shapes)}"/>')
    return "\n".join([*lines, "</svg>", ""])


def _drawn(position: Position, look: Look) -> Pixels:
    """The whole picture in pixels."""
    board = board_colours(look)
    paper = _paper(board)
    pixels = [[paper] * _WIDTH for _ in range(_HEIGHT)]
    bed = BedPainter(look, _SQUARE // 2).picture(Scene(position.pieces()))
    for y, row in enumerate(bed, _TOP):
        pixels[y][_MARGIN : _MARGIN + _BED] = row
    ink = readable(board.ink, paper)
    if look.coordinates != "none":
        _draw_coordinates(pixels, ink)
    for side, top in ((Side.GREY, _TOP_HAND), (Side.ORANGE, _BOTTOM_HAND)):
        _draw_hand(pixels, position, side, look, top, ink)
    return pixels


def _paper(board: Board) -> RGB:
    """What the bed lies on: quieter than its squares."""
    return (
        mix(board.light, WHITE, 0.65)
        if luminance(board.dark) > 0.4
        else mix(board.dark, BLACK, 0.4)
    )


def _sign(name: str, ink: RGB) -> Sprite:
    return tuple(tuple(ink if dot == "#" else None for dot in row) for row in _SIGNS[name].split())


def _draw_coordinates(pixels: Pixels, ink: RGB) -> None:
    middle = (_SQUARE - 4) // 2
    for place in range(SIZE):
        along = place * _SQUARE + middle
        draw(pixels, _sign("abcdef"[place], ink), _MARGIN + along, _TOP + _BED + 2)
        draw(pixels, _sign(str(SIZE - place), ink), 3, _TOP + along)


def _draw_hand(
    pixels: Pixels, position: Position, side: Side, look: Look, top: int, ink: RGB
) -> None:
    """A side's pieces off the bed, with a mark before them if it is to move or has won."""
    if position.winner is side:
        draw(pixels, _sign("has won", ink), 1, top + 3)
    elif position.side is side and not position.won:
        draw(pixels, _sign("to move", ink), 3, top + 3)
    left = _MARGIN
    for kind, count in zip(Kind, position.hand(side), strict=True):
        colour = fur(look, side, pixels[0][0])
        picture = sprite(look.piece_theme, side, kind, _IN_HAND, colour)
        for _ in range(count):
            draw(pixels, picture, left, top)
            left += _IN_HAND
    if left == _MARGIN:
        draw(pixels, _sign("nothing", ink), left + 4, top + 4)


def _shapes(pixels: Pixels) -> dict[RGB, list[str]]:
    """The rectangles of each colour as parts of an SVG path.

    A run of equal pixels, with the same run in the rows below it, is one rectangle.
    """
    shapes: dict[RGB, list[str]] = {}
    begun: dict[tuple[int, int, RGB], int] = {}
    for y, row in enumerate([*pixels, []]):
        runs, x = set(), 0
        for ink, alike in groupby(row):
            width = len(list(alike))
            runs.add((x, width, ink))
            x += width
        for run in sorted(begun.keys() - runs):
            left, width, ink = run
            top = begun.pop(run)
            shapes.setdefault(ink, []).append(f"M{left} {top}h{width}v{y - top}h-{width}z")
        for run in runs:
            begun.setdefault(run, y)
    return shapes
