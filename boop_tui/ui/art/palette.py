"""Colours: how the board and the pieces are to look, and every tone that follows from it."""

from colorsys import hls_to_rgb, rgb_to_hls
from functools import lru_cache
from typing import NamedTuple

from boop_tui.game.position import Side

RGB = int
"""A colour as ``0xRRGGBB``: one number hashes and compares faster than three."""

BOARD_THEMES = ("blue", "slate", "forest", "sand", "night")
PIECE_THEMES = ("cats", "shapes", "solid", "outline", "letters")

BLACK: RGB = 0x000000
WHITE: RGB = 0xFFFFFF


class Look(NamedTuple):
    """What the settings say about board and pieces.

    Lightness is in points: −22…22 for the board, −25…25 for the pieces. `coordinates` is
    `none`, `edges` or `squares`; `marks` is `behind` or `in front`. Without `pixels` the bed is
    written in letters, for terminals that have few colours or none.
    """

    board_theme: str = "blue"
    board_lightness: int = 0
    piece_theme: str = "cats"
    orange: str = "#ee6a10"
    grey: str = "#4d5661"
    piece_lightness: int = 0
    coordinates: str = "edges"
    marks: str = "behind"
    pixels: bool = True


class Board(NamedTuple):
    """The colours of the bed itself and of what is drawn on its squares."""

    light: RGB
    dark: RGB
    ink: RGB
    """Coordinates."""
    soft: RGB
    """The frame under the pointer."""
    line: RGB
    """Rings and dots."""
    tint: RGB
    """The last move."""
    glow: RGB
    """A row."""
    alarm: RGB
    """What the opponent threatens, and what falls."""
    strong: RGB
    """The keyboard's cursor."""


class Tones(NamedTuple):
    """The tones that one side's pieces are drawn in."""

    fur: RGB
    edge: RGB
    light: RGB
    eye: RGB
    pupil: RGB
    glint: RGB
    nose: RGB
    stripe: RGB


_BOARDS = {
    "blue": (0xAABED8, 0x9AB2D0),
    "slate": (0xA0A7B0, 0x949BA6),
    "forest": (0x9EC49C, 0x93B891),
    "sand": (0xDECFAF, 0xCDBE96),
    "night": (0x2B2E36, 0x23252B),
}
"""Light and dark squares: close together, yet not the same in 256 colours."""


def rgb(colour: str) -> RGB:
    """The number for ``#rrggbb``; ValueError when it is not one."""
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"{colour!r} is not a colour like #ee6a10")
    return int(colour[1:], 16)


def hex_colour(colour: RGB) -> str:
    """``#rrggbb`` for the number."""
    return f"#{colour:06x}"


@lru_cache(maxsize=8192)
def mix(one: RGB, other: RGB, share: float) -> RGB:
    """The colour `share` (0…1) of the way from one to the other."""
    mixed = 0
    for shift in (16, 8, 0):
        start = one >> shift & 255
        mixed |= round(start + ((other >> shift & 255) - start) * share) << shift
    return mixed


def lighter(colour: RGB, points: float) -> RGB:
    """The colour with its lightness (0…100) moved by so many points, hue and strength kept."""
    hue, lightness, strength = rgb_to_hls(*(part / 255 for part in _parts(colour)))
    lightness = min(max(lightness + points / 100, 0.0), 1.0)
    red, green, blue = (round(part * 255) for part in hls_to_rgb(hue, lightness, strength))
    return red << 16 | green << 8 | blue


def luminance(colour: RGB) -> float:
    """How bright a colour looks, 0…1."""
    red, green, blue = _parts(colour)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def readable(ink: RGB, under: RGB) -> RGB:
    """The colour, moved away from its background where it would hardly show on it."""
    apart = sum((one - other) ** 2 for one, other in zip(_parts(ink), _parts(under), strict=True))
    if apart > 110**2:
        return ink
    return mix(ink, WHITE if luminance(under) < 0.5 else BLACK, 0.4)


def _parts(colour: RGB) -> tuple[int, int, int]:
    return colour >> 16 & 255, colour >> 8 & 255, colour & 255


@lru_cache(maxsize=64)
def board_colours(look: Look) -> Board:
    """The colours of the bed under that look."""
    light, dark = (lighter(colour, look.board_lightness) for colour in _BOARDS[look.board_theme])
    if luminance(dark) > 0.4:
        return Board(
            light,
            dark,
            ink=mix(dark, BLACK, 0.45),
            soft=WHITE,
            line=0x2A6E40,
            tint=0xA9BE3A,
            glow=0xFFD83D,
            alarm=0xB8322A,
            strong=0x3A1C8C,
        )
    return Board(
        light,
        dark,
        ink=mix(light, WHITE, 0.4),
        soft=mix(light, WHITE, 0.6),
        line=0x8FD6A0,
        tint=0x6E7F2A,
        glow=0xE0B02C,
        alarm=0xE8594F,
        strong=WHITE,
    )


def side_colour(look: Look, side: Side) -> str:
    """A side's colour as ``#rrggbb``, its lightness applied."""
    base = rgb(look.orange if side is Side.ORANGE else look.grey)
    return hex_colour(lighter(base, look.piece_lightness))


@lru_cache(maxsize=64)
def tones(fur: RGB) -> Tones:
    """The tones of a piece whose main colour is `fur`; eyes and nose contrast with it."""
    bright = luminance(fur) > 0.42
    return Tones(
        fur=fur,
        edge=mix(fur, BLACK, 0.5 if bright else 0.55),
        light=mix(fur, WHITE, 0.55 if bright else 0.45),
        eye=0x25160E if bright else 0xF4EDB0,
        pupil=0x25160E if bright else 0x15181D,
        glint=WHITE if bright else 0xF4EDB0,
        nose=0x7A2A1A if bright else 0xF0A6A0,
        stripe=mix(fur, BLACK, 0.45) if bright else mix(fur, WHITE, 0.38),
    )
