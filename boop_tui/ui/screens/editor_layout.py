"""How the parts of the board editor share the terminal."""

from typing import NamedTuple

from boop_tui.ui.screens.layout import LEAST_HEIGHT, LEAST_WIDTH
from boop_tui.ui.widgets.bed_view import LARGEST, SMALLEST, BedView
from boop_tui.ui.widgets.tiles import Tiles

_BARS = 3
"""Rows of the menu bar and the key hints."""
_NARROW_PANEL, _PANEL, _WIDE_PANEL = 31, 39, 48
"""Columns beside the bed, the last with frames."""


class Fitting(NamedTuple):
    """What fits into a terminal."""

    is_too_small: bool
    is_tall: bool
    """Whether there is room for blank lines between the parts."""
    is_roomy: bool
    """Whether there is room for frames around them."""
    is_narrow: bool
    """Whether buttons have to be short."""
    largest: int
    """The most rows that a square of the bed may be high."""
    tile_rows: int


def fit(width: int, height: int) -> Fitting:
    """The layout for a terminal of so many columns and rows."""
    is_roomy = width >= 100 and height >= 34
    panel = _WIDE_PANEL if is_roomy else _PANEL if width >= 80 else _NARROW_PANEL
    columns, rows = BedView.size_for(0)
    largest = min((height - _BARS - rows) // 6, (width - panel - columns) // 12)
    largest = min(max(largest, SMALLEST), LARGEST)
    room = width - BedView.size_for(largest)[0] - (4 if is_roomy else 0)
    return Fitting(
        is_too_small=width < LEAST_WIDTH or height < LEAST_HEIGHT,
        is_tall=height >= 24,
        is_roomy=is_roomy,
        is_narrow=panel == _NARROW_PANEL,
        largest=largest,
        tile_rows=max(min(Tiles.rows_for(room), height // 8), 2),
    )
