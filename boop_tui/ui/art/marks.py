"""Marks as shapes of pixels: each differs from the others in form, not in colour alone."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from boop_tui.ui.art.palette import RGB, Board
from boop_tui.ui.art.scene import Mark

Pixel = tuple[int, int]
"""x to the right and y down, from the upper left corner of the square."""

Form = Callable[[int], Iterator[Pixel]]
"""The pixels of a shape in a square of so many pixels."""

ALWAYS_OVER = Mark.DESTINATION | Mark.BLOCKED | Mark.FALLS
"""Small signs that would be lost under a piece; they are drawn over it whatever the setting."""


class Layer(NamedTuple):
    """Pixels to stain with a colour; strength 1 covers what was there."""

    pixels: tuple[Pixel, ...]
    colour: RGB
    strength: float


@lru_cache(maxsize=1024)
def layers(mark: Mark, size: int, board: Board, over: bool) -> tuple[Layer, ...]:
    """What one mark is drawn with in a square of `size` pixels, under or `over` the piece."""
    return tuple(
        Layer(
            tuple(form(size)),
            getattr(board, ink),
            strength * _SHEER.get(form, 1.0) if over else strength,
        )
        for form, ink, strength in _DRAWN_AS[mark]
    )


def _where(size: int, inside: Callable[[int, int], bool]) -> Iterator[Pixel]:
    return ((x, y) for y in range(size) for x in range(size) if inside(x, y))


def _from_sides(x: int, y: int, size: int) -> tuple[int, int]:
    """How far a pixel is from the nearer of the upright edges, and of the level ones."""
    return min(x, size - 1 - x), min(y, size - 1 - y)


def _fill(size: int) -> Iterator[Pixel]:
    return _where(size, lambda _x, _y: True)


def _frame(size: int) -> Iterator[Pixel]:
    return _where(size, lambda x, y: min(_from_sides(x, y, size)) == 0)


def _ring(width: Callable[[int], int]) -> Form:
    """A ring with rounded corners."""

    def form(size: int) -> Iterator[Pixel]:
        thick = width(size)
        return _where(
            size,
            lambda x, y: (
                _in_cushion(x, y, size) and not _in_cushion(x - thick, y - thick, size - 2 * thick)
            ),
        )

    return form


def _in_cushion(x: int, y: int, size: int) -> bool:
    """Whether a pixel is in a square of that size whose corners are rounded."""
    if not (0 <= x < size and 0 <= y < size):
        return False
    across, down = _from_sides(x, y, size)
    radius = 1 + size // 5
    if across >= radius or down >= radius:
        return True
    return (radius - across - 0.5) ** 2 + (radius - down - 0.5) ** 2 <= radius * radius


def _dashes(size: int) -> Iterator[Pixel]:
    dash = 1 if size < 10 else 2
    return (
        (x, y) for x, y in _frame(size) if sum(p // dash for p in _from_sides(x, y, size)) % 2 == 0
    )


def _hatch(size: int) -> Iterator[Pixel]:
    wide = 1 if size < 8 else 2
    return _where(size, lambda x, y: (x + y) // wide % 2 == 0)


def _seeds(size: int) -> Iterator[Pixel]:
    """Single pixels strewn evenly."""
    return _where(size, lambda x, y: x % 2 == y % 2 == 1 and (x + y) % 4 == 2)


def _dot(size: int) -> Iterator[Pixel]:
    across = max(2, round(size / 6) * 2)
    reach = across * across - across / 2
    return _where(size, lambda x, y: (2 * x - size + 1) ** 2 + (2 * y - size + 1) ** 2 <= reach)


def _brackets(size: int) -> Iterator[Pixel]:
    """The four corners of a frame."""
    arm, width = max(1, round(size / 3)), 1 if size < 12 else 2

    def inside(x: int, y: int) -> bool:
        across, down = _from_sides(x, y, size)
        return max(across, down) < arm and min(across, down) < width

    return _where(size, inside)


def _low_corner(size: int) -> Iterator[Pixel]:
    return _where(size, lambda x, y: x + (size - 1 - y) < max(2, size // 3))


def _high_corner(size: int) -> Iterator[Pixel]:
    return _where(size, lambda x, y: (size - 1 - x) + y < max(2, size // 3))


def _bar(size: int) -> Iterator[Pixel]:
    """A short bar at the foot."""
    high, wide = max(1, size // 7), max(2, round(size / 2.5))
    return _where(size, lambda x, y: size - high <= y and abs(2 * x - size + 1) < wide)


def _cross(size: int) -> Iterator[Pixel]:
    """A small × in the upper right corner."""
    arm = min(size, 3 if size < 12 else 5)
    return _where(size, lambda x, y: y < arm and size - 1 - x in (y, arm - 1 - y))


_thin_ring = _ring(lambda _size: 1)
_thick_ring = _ring(lambda size: 2 if size < 16 else 3)

_SHEER = {_fill: 0.4, _hatch: 0.4, _thick_ring: 0.6}
"""How much of its strength a wide form keeps over a piece, so that the piece can be seen."""

_DRAWN_AS: dict[Mark, tuple[tuple[Form, str, float], ...]] = {
    Mark.LIFTABLE: ((_thin_ring, "line", 0.75),),
    Mark.WOULD_ROW: ((_seeds, "glow", 0.8),),
    Mark.STANDING_ROW: ((_dashes, "alarm", 1.0),),
    Mark.POINTER: ((_frame, "soft", 0.75),),
    Mark.LAST_MOVE: ((_fill, "tint", 0.6),),
    Mark.CHOSEN: ((_thick_ring, "line", 1.0),),
    Mark.ROW: ((_fill, "glow", 0.65), (_hatch, "glow", 0.75)),
    Mark.THREAT_MINE: ((_low_corner, "line", 1.0),),
    Mark.THREAT_THEIRS: ((_high_corner, "alarm", 1.0),),
    Mark.DESTINATION: ((_dot, "line", 1.0),),
    Mark.BLOCKED: ((_bar, "strong", 0.85),),
    Mark.FALLS: ((_cross, "alarm", 1.0),),
    Mark.CURSOR: ((_brackets, "strong", 1.0),),
}
"""Each mark's shapes, each with the name of its colour in `Board` and its strength."""
