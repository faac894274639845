"""The bars of a screen that can be clicked: menus, panel tabs and buttons.

Each is one widget that draws its words itself: a widget for every word would have to be styled
and laid out anew with every move.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from boop_tui.text.plain import shown
from boop_tui.ui.widgets.unscrolled import never_scrolls


class Tab(NamedTuple):
    """One word of a bar that can be clicked."""

    id: str
    label: str


class _Spot(NamedTuple):
    """Where a word stands in the content of its bar, in columns and lines, with a blank around."""

    id: str
    label: str
    x: int
    y: int

    @property
    def region(self) -> Region:
        return Region(self.x, self.y, cell_len(self.label) + 2, 1)


class _WordBar(Widget):
    """Words that can be clicked, the one under the pointer lit."""

    virtual_size = never_scrolls()
    ALLOW_SELECT = False

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id)
        self._hovered = ""

    def _spots(self) -> list[_Spot]:
        raise NotImplementedError

    def _word_at(self, place: Offset) -> str:
        """The id of the word at a place of the screen; empty if there is none."""
        place -= self.content_region.offset
        return next((spot.id for spot in self._spots() if spot.region.contains_point(place)), "")

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._hover(self._word_at(event.screen_offset))

    def on_leave(self) -> None:
        self._hover("")

    def _hover(self, word: str) -> None:
        if word != self._hovered:
            self._hovered = word
            self.refresh()

    def _style(self, name: str) -> Style:
        return self.get_component_rich_style(name)


class TabBar(_WordBar):
    """Words in a line; one may be lit as the open one."""

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
        return next(spot.x for spot in self._spots() if spot.id == tab)

    def _spots(self) -> list[_Spot]:
        column = cell_len(self.title) + 3 if self.title else 0
        spots = []
        for tab in self.tabs:
            spots.append(_Spot(tab.id, tab.label, column, 0))
            column += spots[-1].region.width
        return spots

    def render_line(self, y: int) -> Strip:
        base, width = self.rich_style, self.size.width
        parts = []
        if self.title:
            parts.append(Segment(f" {self.title}  ", self._style("bar--title")))
        for tab in self.tabs:
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

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if tab := self._word_at(event.screen_offset):
            self.post_message(self.Chosen(self, tab, self.region.x + self.column_of(tab)))


class ButtonBar(_WordBar, can_focus=True):
    """Buttons, each with a label and the command it runs, in as many lines as they take.

    Tab goes from one to the next, and only then on to what follows the bar.
    """

    BINDINGS = [
        Binding("tab", "go(1)", show=False),
        Binding("shift+tab", "go(-1)", show=False),
        Binding("enter,space", "press", show=False),
    ]
    COMPONENT_CLASSES = {
        "buttons--button",
        "buttons--hover",
        "buttons--focus",
        "buttons--disabled",
    }
    DEFAULT_CSS = """
    ButtonBar {
        height: auto;
        padding: 0 1;
        & > .buttons--button {
            color: $button-foreground;
            background: $surface-lighten-1;
            text-style: bold;
        }
        & > .buttons--hover {
            color: $button-foreground;
            background: $primary-muted;
            text-style: bold;
        }
        & > .buttons--focus {
            color: $button-color-foreground;
            background: $primary;
            text-style: bold;
        }
        & > .buttons--disabled { color: $text-disabled; background: $surface; }
    }
    """

    class Pressed(Message):
        """A button was pressed that isn't disabled."""

        def __init__(self, command: str) -> None:
            self.command = command
            super().__init__()

    class Pointed(Message):
        """The pointer or the focus has come to a button, or has left it (`command` is None)."""

        def __init__(self, command: str | None) -> None:
            self.command = command
            super().__init__()

    def __init__(self, buttons: Sequence[tuple[str, str]], id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.labels: dict[str, str] = {command: label for label, command in buttons}
        """What stands on each button, by its command."""
        self.disabled_commands: frozenset[str] = frozenset()
        self._cursor = ""
        """The button that has the focus, while the bar has it."""

    def enable(self, is_allowed: Callable[[str], bool]) -> None:
        """Enables the buttons whose commands are allowed, and no others."""
        disabled = frozenset(command for command in self.labels if not is_allowed(command))
        if disabled != self.disabled_commands:
            self.disabled_commands = disabled
            if self._cursor in disabled:
                self._set_cursor(next(iter(self._enabled), ""))
            self.refresh()

    def relabel(self, labels: dict[str, str]) -> None:
        """Writes something else on some of the buttons."""
        if self.labels != (labels := self.labels | labels):
            self.labels = labels
            self.refresh(layout=True)

    def region_of(self, command: str) -> Region:
        """Where a button stands on the screen."""
        spot = next(spot for spot in self._spots() if spot.id == command)
        return spot.region.translate(self.content_region.offset)

    @property
    def _enabled(self) -> list[str]:
        return [command for command in self.labels if command not in self.disabled_commands]

    # Where the buttons stand

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return max(spot.region.right for spot in self._placed(container.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return max(spot.y for spot in self._placed(width)) + 1

    def _spots(self) -> list[_Spot]:
        return self._placed(self.content_size.width)

    def _placed(self, width: int) -> list[_Spot]:
        """The buttons in lines of that width; a blank apart, unless one line has no room for it."""
        least = sum(cell_len(label) + 2 for label in self.labels.values())
        gap = 0 if least <= width < least + len(self.labels) - 1 else 1
        spots: list[_Spot] = []
        place = Offset(0, 0)
        for command, label in self.labels.items():
            spot = _Spot(command, label, *place)
            if place.x and spot.region.right > width:
                spot = spot._replace(x=0, y=place.y + 1)
            spots.append(spot)
            place = Offset(spot.region.right + gap, spot.y)
        return spots

    def render_line(self, y: int) -> Strip:
        base, column = self.rich_style, 0
        parts = []
        for spot in self._spots():
            if spot.y == y:
                parts.append(Segment(" " * (spot.x - column)))
                parts.append(Segment(f" {spot.label} ", self._look(spot.id)))
                column = spot.region.right
        return Strip(parts).adjust_cell_length(self.content_size.width, base).apply_style(base)

    def _look(self, command: str) -> Style:
        if command in self.disabled_commands:
            return self._style("buttons--disabled")
        if command == self._cursor:
            return self._style("buttons--focus")
        return self._style("buttons--hover" if command == self._hovered else "buttons--button")

    # Pressing them

    def _hover(self, word: str) -> None:
        word = "" if word in self.disabled_commands else word
        if word != self._hovered:
            self.post_message(self.Pointed(word or None))
        super()._hover(word)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if command := self._enabled_at(event.screen_offset):
            self._set_cursor(command if self.has_focus else "")
            self._press(command)

    def _enabled_at(self, place: Offset) -> str:
        """The button that can be pressed at a place of the screen; empty if there is none."""
        command = self._word_at(place)
        return "" if command in self.disabled_commands else command

    def action_press(self) -> None:
        """Presses the button that has the focus."""
        self._press(self._cursor)

    def _press(self, command: str) -> None:
        if command not in self.disabled_commands:
            self.post_message(self.Pressed(command))

    def allow_focus(self) -> bool:
        return super().allow_focus() and bool(self._enabled)

    def focus_on_click(self) -> bool:
        return bool(self._enabled_at(self.app.mouse_position))

    def on_focus(self) -> None:
        self._set_cursor(self._hovered or next(iter(self._enabled), ""))

    def on_blur(self) -> None:
        self._set_cursor("")

    def action_go(self, step: int) -> None:
        """Goes to the next button or the one before, or else out of the bar."""
        enabled = self._enabled
        place = enabled.index(self._cursor) + step if self._cursor in enabled else -1
        if 0 <= place < len(enabled):
            self._set_cursor(enabled[place])
        elif step > 0:
            self.screen.focus_next()
        else:
            self.screen.focus_previous()

    def _set_cursor(self, command: str) -> None:
        if command != self._cursor:
            self._cursor = command
            self.post_message(self.Pointed(command or None))
            self.refresh()
