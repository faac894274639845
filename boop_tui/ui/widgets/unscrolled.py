"""Containers that never scroll.

Textual lays the screen out once more, and paints all of it, when it has found out how large the
content of each widget is. That matters only to what may scroll; the rest says so by having its
`virtual_size` ask for nothing.
"""

from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.reactive import Reactive


def never_scrolls() -> Reactive[Size]:
    """The `virtual_size` of a widget that never scrolls."""
    return Reactive(Size(0, 0), repaint=False)


class Columns(Horizontal):
    """Widgets beside each other."""

    virtual_size = never_scrolls()


class Rows(Vertical):
    """Widgets below each other."""

    virtual_size = never_scrolls()
