"""The one-line bars of a screen that can be clicked: menus, panel tabs and buttons."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.containers import HorizontalGroup
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Button

from boop_tui.text.plain import shown


class Tab(NamedTuple):
    """One word of a bar that can be clicked."""

    id: str
    label: str


class TabBar(Widget):
    """Words in a line, each of which can be clicked; one may be lit as the open one."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES = {"bar--lit", "bar--hover", "bar--title", "bar--note"}
    DEFAULT_CSS = """
    TabBar {
        height: 1;
        background: $panel;
        & > .bar--lit { background: $surface; color: $foreground; text-style: bold; }
        & > .bar--hover { background: $boost; color: $text-primary; }
        & > .bar--title { color: $text-primary; text-style: bold; }
        & > .bar--note { color: $text-muted; }
    }
    """

    class Chosen(Message):
        """A word was clicked; `x` is the column of the screen at which it begins."""

        def __init__(self, bar: "TabBar", tab: str, x: int) -> None:
            self.bar, self.tab, self.x = bar, tab, x
            super().__init__()

        @property
        def control(self) -> "TabBar":
            return self.bar

    def __init__(self, tabs: Sequence[Tab], title: str = "", id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.tabs = list(tabs)
        self.title = title
        self._note = ""
        self._lit = ""
        self._hovered = ""

    def light(self, tab: str) -> None:
        """Shows one word as the open one; an empty id for none."""
        self._lit = tab
        self.refresh()

    def say(self, note: str) -> None:
        """Shows a text at the right end."""
        note = shown(note)
        if note != self._note:
            self._note = note
            self.refresh()

    def column_of(self, tab: str) -> int:
        """The column of this bar at which a word begins."""
        return next(begin for begin, _, spot in self._spots() if spot.id == tab)

    def _spots(self) -> list[tuple[int, int, Tab]]:
        column = cell_len(self.title) + 3 if self.title else 0
        spots = []
        for tab in self.tabs:
            width = cell_len(tab.label) + 2
            spots.append((column, column + width, tab))
            column += width
        return spots

    def _tab_at(self, x: int) -> str:
        return next((tab.id for begin, end, tab in self._spots() if begin <= x < end), "")

    def render_line(self, y: int) -> Strip:
        base, width = self.rich_style, self.size.width
        parts = []
        if self.title:
            parts.append(Segment(f" {self.title}  ", self._style("bar--title")))
        for _, _, tab in self._spots():
            style = Style()
            if tab.id == self._hovered:
                style = self._style("bar--hover")
            if tab.id == self._lit:
                style = self._style("bar--lit")
            parts.append(Segment(f" {tab.label} ", style))
        left = Strip(parts)
        room = width - left.cell_length - 2
        if room > 3 and self._note:
            note = Strip([Segment(self._note, self._style("bar--note"))])
            if note.cell_length > room:
                note = note.crop(0, room)
            gap = Strip([Segment(" " * (room - note.cell_length + 1))])
            left = Strip.join([left, gap, note])
        return left.adjust_cell_length(width, base).apply_style(base)

    def _style(self, name: str) -> Style:
        return self.get_component_rich_style(name)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._hover(self._tab_at(event.x))

    def on_leave(self) -> None:
        self._hover("")

    def _hover(self, tab: str) -> None:
        if tab != self._hovered:
            self._hovered = tab
            self.refresh()

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if tab := self._tab_at(event.x):
            begin = next(begin for begin, _, spot in self._spots() if spot.id == tab)
            self.post_message(self.Chosen(self, tab, self.region.x + begin))


class CommandButton(Button):
    """A one-line button that runs a command of the board."""

    DEFAULT_CSS = """
    CommandButton {
        width: auto;
        min-width: 4;
        margin: 0 1 0 0;
    }
    """

    class Pointed(Message):
        """The pointer or the focus has come to a button, or has left it (`command` is None)."""

        def __init__(self, command: str | None) -> None:
            self.command = command
            super().__init__()

    def __init__(self, label: str, command: str) -> None:
        super().__init__(label, compact=True)
        self.command = command

    def on_enter(self) -> None:
        self.post_message(self.Pointed(self.command))

    def on_leave(self) -> None:
        self.post_message(self.Pointed(None))

    def on_focus(self) -> None:
        self.post_message(self.Pointed(self.command))

    def on_blur(self) -> None:
        self.post_message(self.Pointed(None))


class ButtonBar(HorizontalGroup):
    """A line of buttons, each with a label and the command it runs."""

    DEFAULT_CSS = "ButtonBar { height: 1; padding: 0 1; }"

    def __init__(self, buttons: Sequence[tuple[str, str]], id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._buttons = buttons

    def compose(self) -> ComposeResult:
        for label, command in self._buttons:
            yield CommandButton(label, command)
