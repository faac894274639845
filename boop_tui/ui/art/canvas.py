"""Pixels on a terminal: two to a character, one above the other."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby

from rich.color import Color
from rich.segment import Segment
from rich.style import Style

from boop_tui.ui.art.palette import RGB, mix

Pixels = list[list[RGB]]
"""Rows of solid colours, top row first."""

Sprite = tuple[tuple[RGB | None, ...], ...]
"""Rows of colours, top row first; None lets what is behind show through."""


@lru_cache(maxsize=1024)
def colour(value: RGB) -> Color:
    """The colour as Rich knows it."""
    return Color.from_rgb(value >> 16, value >> 8 & 255, value & 255)


@lru_cache(maxsize=8192)
def pixel_segment(upper: RGB, lower: RGB, columns: int) -> Segment:
    """So many characters alike, each an upper pixel above a lower one."""
    if upper == lower:
        return Segment(" " * columns, Style(bgcolor=colour(upper)))
    return Segment("▀" * columns, Style(color=colour(upper), bgcolor=colour(lower)))


def segment_rows(pixels: Sequence[Sequence[RGB]]) -> list[list[Segment]]:
    """One list of segments for every two rows of pixels; equal neighbours share a segment."""
    return [
        [
            pixel_segment(upper, lower, len(list(alike)))
            for (upper, lower), alike in groupby(zip(above, below, strict=True))
        ]
        for above, below in zip(pixels[::2], pixels[1::2], strict=True)
    ]


def plain(size: int, fill: RGB) -> Pixels:
    """A square of one colour, `size` pixels wide and high."""
    return [[fill] * size for _ in range(size)]


def draw(pixels: Pixels, sprite: Sprite, left: int = 0, top: int = 0, fade: float = 0.0) -> None:
    """Draw a sprite into pixels, its upper left corner at (left, top), cut off at the edges.

    `fade` blends it into what is there: 0 is solid, 1 leaves no trace.
    """
    height, width = len(pixels), len(pixels[0])
    first, last = max(0, -left), min(len(sprite[0]), width - left)
    for y in range(max(0, -top), min(len(sprite), height - top)):
        row, source = pixels[top + y], sprite[y]
        for x in range(first, last):
            value = source[x]
            if value is not None:
                row[left + x] = mix(value, row[left + x], fade) if fade else value


def stain(pixels: Pixels, where: Iterable[tuple[int, int]], ink: RGB, strength: float) -> None:
    """Blend a colour into the pixels at those (x, y); strength 1 covers what was there."""
    for x, y in where:
        pixels[y][x] = mix(pixels[y][x], ink, strength)
