"""One of several: all of them in a line, or one at a time where they are many."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget


class Option(NamedTuple):
    """A value that can be chosen, and what it is called."""

    value: Any
    label: str


class Options(Widget, can_focus=True):
    """Values of which one is chosen."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES = {"options--chosen", "options--other", "options--pointed"}
    BINDINGS = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("home", "go_to_end(0)", show=False),
        Binding("end", "go_to_end(-1)", show=False),
        Binding("space,enter", "next", show=False),
    ]
    DEFAULT_CSS = """
    Options {
        height: auto;
        & > .options--other { color: $text-muted; }
        & > .options--pointed { color: $foreground; text-style: underline; }
        & > .options--chosen {
            background: $block-cursor-blurred-background;
            color: $block-cursor-blurred-foreground;
            text-style: bold;
        }
        &:focus > .options--chosen {
            background: $block-cursor-background;
            color: $block-cursor-foreground;
            text-style: $block-cursor-text-style;
        }
    }
    """

    class Chosen(Message):
        """Another value was chosen."""

        def __init__(self, row: "Options", value: Any) -> None:
            self.row, self.value = row, value
            super().__init__()

        @property
        def control(self) -> "Options":
            return self.row

    def __init__(self, options: Sequence[Option], value: Any, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.options = list(options)
        self._place = 0
        self.show(value)

    @property
    def value(self) -> Any:
        """The chosen value."""
        return self.options[self._place].value

    def show(self, value: Any) -> None:
        """Shows a value as the chosen one, and says nothing of it; ValueError if it is none."""
        self._place = [option.value for option in self.options].index(value)
        self.refresh()

    def _choose(self, place: int) -> None:
        if place != self._place:
            self._place = place
            self.refresh()
            self.post_message(self.Chosen(self, self.value))

    def action_step(self, steps: int) -> None:
        """Chooses the next in a direction, if there is one."""
        self._choose(min(max(self._place + steps, 0), len(self.options) - 1))

    def action_go_to_end(self, end: int) -> None:
        """Chooses the first or the last."""
        self._choose(end % len(self.options))

    def action_next(self) -> None:
        """Chooses the next one, and the first after the last."""
        self._choose((self._place + 1) % len(self.options))

    def on_click(self, event: events.Click) -> None:
        event.stop()

    def _pill(self, label: str) -> list[Segment]:
        """A label as the chosen one: filled, with an edge that shows without colours as well."""
        style = self.get_component_rich_style("options--chosen")
        fill = style.color if style.reverse else style.bgcolor
        edge = Style(color=fill, bgcolor=self.rich_style.bgcolor)
        return [Segment("▐", edge), Segment(label, style), Segment("▌", edge)]


class OptionRow(Options):
    """All values side by side, in columns on several lines if one is too short."""

    def __init__(self, options: Sequence[Option], value: Any, id: str | None = None) -> None:  # noqa: A002
        super().__init__(options, value, id)
        self._pointed: int | None = None

    def _columns(self, width: int) -> list[int]:
        """Where the columns begin: as many as fit into a width.

        Columns one space apart share it; only the chosen option fills the space around it.
        """
        lengths = [cell_len(option.label) for option in self.options]
        for count in range(len(lengths), 1, -1):
            longest = [max(lengths[column:-1:count], default=0) for column in range(count)]
            for gap in (2, 1):
                begins = [sum(longest[:column]) + gap * column for column in range(count)]
                ends = [begins[place % count] + length + 2 for place, length in enumerate(lengths)]
                if max(ends) <= width:
                    return begins
        return [0]

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return -(-len(self.options) // len(self._columns(width)))

    def _place_at(self, x: int, y: int) -> int | None:
        columns = self._columns(self.size.width)
        column = bisect_right(columns, x) - 1
        place = y * len(columns) + column
        if place < len(self.options) and x < columns[column] + cell_len(self._label(place)) + 2:
            return place
        return None

    def _label(self, place: int) -> str:
        return self.options[place].label

    def render_line(self, y: int) -> Strip:
        columns = self._columns(self.size.width)
        line = Strip.blank(self.size.width, self.rich_style)
        shown = range(y * len(columns), min((y + 1) * len(columns), len(self.options)))
        for place in shown:
            if place != self._place:
                name = "options--pointed" if place == self._pointed else "options--other"
                label = Segment(self._label(place), self.get_component_rich_style(name))
                line = _written(line, columns[place % len(columns)] + 1, [label])
        if self._place in shown:
            begin = columns[self._place % len(columns)]
            line = _written(line, begin, self._pill(self._label(self._place)))
        return line

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._point(self._place_at(event.x, event.y))

    def on_leave(self) -> None:
        self._point(None)

    def _point(self, place: int | None) -> None:
        if place != self._pointed:
            self._pointed = place
            self.refresh()

    def on_click(self, event: events.Click) -> None:
        event.stop()
        place = self._place_at(event.x, event.y)
        if place is not None:
            self._choose(place)


def _written(line: Strip, column: int, parts: list[Segment]) -> Strip:
    """The line with something written over it, from a column on."""
    over = Strip(parts)
    width = line.cell_length
    end = column + over.cell_length
    return Strip.join([line.crop(0, column), over, line.crop(end)]).crop(0, width)


class OptionStepper(Options):
    """Only the chosen value, between two arrows that lead to those before and after it."""

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return 2

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        muted = self.get_component_rich_style("options--other")
        if y:
            count = f"{self._place + 1} of {len(self.options)}"
            return Strip([Segment(count.center(width), muted)], width)
        room = width - 4
        label = self.options[self._place].label
        if cell_len(label) > room:
            label = set_cell_size(label, room - 1) + "…"
        before, after = ("◂" if self._place else " "), "▸"
        if self._place == len(self.options) - 1:
            after = " "
        left = (room - cell_len(label)) // 2
        padded = " " * left + label + " " * (room - left - cell_len(label))
        return Strip([Segment(before, muted), *self._pill(padded), Segment(after, muted)], width)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.action_step(-1 if event.x < self.size.width // 3 else 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.action_step(-1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.action_step(1)
