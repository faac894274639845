"""How the parts of the main screen share the terminal."""

from typing import NamedTuple

from boop_tui.ui.widgets.bed_view import LARGEST, SMALLEST, BedView

LEAST_WIDTH, LEAST_HEIGHT = 60, 20
"""Below this many columns or rows there is only a notice."""

_ROOMY_WIDTH, _ROOMY_HEIGHT = 104, 34
"""From here on all parts are on the screen at once."""

_BARS = 3
"""Rows of the menu bar, the status line and the key hints."""
_HANDS = 2


class Layout(NamedTuple):
    """What fits into a terminal."""

    is_too_small: bool
    is_roomy: bool
    """Whether moves, position and text all show at once; otherwise one of them does."""
    largest: int
    """The most rows that a square of the bed may be high."""


def fit(width: int, height: int) -> Layout:
    """The layout for a terminal of so many columns and rows."""
    is_roomy = width >= _ROOMY_WIDTH and height >= _ROOMY_HEIGHT
    bars = _BARS + (2 if is_roomy else 0)
    panel = 42 if is_roomy else min(38, width // 2)
    columns, rows = BedView.size_for(0)
    by_height = (height - bars - _HANDS - rows) // 6
    by_width = (width - panel - columns) // 12
    return Layout(
        is_too_small=width < LEAST_WIDTH or height < LEAST_HEIGHT,
        is_roomy=is_roomy,
        largest=min(max(min(by_height, by_width), SMALLEST), LARGEST),
    )
