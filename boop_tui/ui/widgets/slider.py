"""A slider: a number chosen along a line, by mouse or by key."""

from bisect import bisect_left
from collections.abc import Callable
from itertools import pairwise

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from boop_tui.ui.art.canvas import colour
from boop_tui.ui.art.palette import BLACK, RGB, WHITE, luminance

_LEFT = 1
"""The mouse button that drags."""


_VALUE_WIDTH = 5
"""At least; sliders below each other are then of one length."""


class Slider(Widget, can_focus=True):
    """A line with a thumb on it, and the value it stands for.

    `automatic` is one value more, at the lower end and below `least`. `mark` is where the filled
    part begins, `least` if there is none. `written` puts a value into words. With `tint`, which
    gives the colour for a value, the line is a band of the colours that the values lead to.
    """

    ALLOW_SELECT = False
    COMPONENT_CLASSES = {"slider--line", "slider--filled", "slider--thumb", "slider--value"}
    BINDINGS = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("pagedown", "leap(-1)", show=False),
        Binding("pageup", "leap(1)", show=False),
        Binding("home", "go_to_end(0)", show=False),
        Binding("end", "go_to_end(-1)", show=False),
    ]
    DEFAULT_CSS = """
    Slider {
        height: 1;
        & > .slider--line { color: $foreground 30%; }
        & > .slider--filled { color: $primary; }
        & > .slider--thumb { color: $foreground 80%; }
        & > .slider--value { color: $text-muted; }
        &:focus > .slider--thumb { color: $accent; }
        &:focus > .slider--value { color: $foreground; text-style: bold; }
    }
    """

    class Changed(Message):
        """Another value was chosen; while it is dragged, one message for each on the way."""

        def __init__(self, slider: "Slider", value: float) -> None:
            self.slider, self.value = slider, value
            super().__init__()

        @property
        def control(self) -> "Slider":
            return self.slider

    class Settled(Message):
        """The thumb was let go, after a click or a drag."""

        def __init__(self, slider: "Slider") -> None:
            self.slider = slider
            super().__init__()

        @property
        def control(self) -> "Slider":
            return self.slider

    def __init__(
        self,
        least: float,
        most: float,
        step: float,
        value: float,
        *,
        mark: float | None = None,
        automatic: float | None = None,
        written: Callable[[float], str] = str,
        tint: Callable[[float], RGB] | None = None,
        id: str | None = None,  # noqa: A002
    ) -> None:
        super().__init__(id=id)
        steps = [least + step * place for place in range(round((most - least) / step) + 1)]
        self._values = steps if automatic is None else [automatic, *steps]
        self._least, self._most, self._automatic = least, most, automatic
        self._mark = mark
        self._written = written
        self._tint = tint
        widths = [cell_len(written(each)) for each in self._values]
        self._value_width = max(_VALUE_WIDTH, *widths)
        self._is_dragged = False
        self._value = least
        self.show(value)

    @property
    def value(self) -> float:
        """The value it stands at."""
        return self._value

    @property
    def is_dragged(self) -> bool:
        """Whether the mouse holds the thumb."""
        return self._is_dragged

    def show(self, value: float) -> None:
        """Stands at a value, and says nothing of it; ValueError if it is out of range."""
        if not (self._least <= value <= self._most or value == self._automatic):
            raise ValueError(f"{value:g} is not from {self._least:g} to {self._most:g}")
        self._value = value
        self.refresh()

    def _change(self, value: float) -> None:
        if value != self._value:
            self.show(value)
            self.post_message(self.Changed(self, value))

    # Keys

    def action_step(self, steps: int) -> None:
        """So many steps up or down, as far as there are."""
        place = self._place_of(self._value) + steps
        self._change(self._values[min(max(place, 0), len(self._values) - 1)])

    def action_leap(self, direction: int) -> None:
        """A tenth of the whole line up or down."""
        self.action_step(direction * max(round(len(self._values) / 10), 2))

    def action_go_to_end(self, end: int) -> None:
        """The lowest or the highest value."""
        self._change(self._values[end])

    # The mouse

    @property
    def _columns(self) -> int:
        """How long the line is."""
        return max(self.size.width - self._value_width - 1, 2)

    def _place_of(self, value: float) -> int:
        """Which step a value is, or is nearest to."""
        above = min(bisect_left(self._values, value), len(self._values) - 1)
        below = max(above - 1, 0)
        return below if value - self._values[below] < self._values[above] - value else above

    def _column_of(self, value: float) -> int:
        """The column of the line at which a value is."""
        return round(self._place_of(value) * (self._columns - 1) / (len(self._values) - 1))

    def _slide_to(self, column: int) -> None:
        column = min(max(column, 0), self._columns - 1)
        if column != self._column_of(self._value):
            self._change(
                self._values[round(column * (len(self._values) - 1) / (self._columns - 1))]
            )

    def on_mouse_down(self, event: events.MouseDown) -> None:
        column = event.get_content_offset_capture(self).x
        if event.button == _LEFT and column < self._columns:
            event.stop()
            self._is_dragged = True
            self.capture_mouse()
            self._slide_to(column)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self._is_dragged:
            event.stop()
            self._slide_to(event.get_content_offset_capture(self).x)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        if self._is_dragged:
            event.stop()
            self._is_dragged = False
            self.release_mouse()
            self.post_message(self.Settled(self))

    def on_click(self, event: events.Click) -> None:
        event.stop()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.action_step(1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.action_step(-1)

    # Drawing

    def render_line(self, y: int) -> Strip:
        value = self._written(self._value).rjust(self._value_width + 1)
        drawn = self._line() if self._tint is None else self._band(self._tint)
        parts = [*drawn, Segment(value, self.get_component_rich_style("slider--value"))]
        return Strip(parts).adjust_cell_length(self.size.width, self.rich_style)

    def _line(self) -> list[Segment]:
        """The line, filled between the mark and the thumb."""
        columns = self._columns
        thumb = self._column_of(self._value)
        mark = 0 if self._mark is None else self._column_of(self._mark)
        low, high = sorted((thumb, mark))
        text = ["─"] * columns
        text[low : high + 1] = "━" * (high + 1 - low)
        if self._mark is not None:
            text[mark] = "┿" if 0 < mark < columns - 1 else text[mark]
        text[thumb] = "●"
        line, filled = (self._style(name) for name in ("slider--line", "slider--filled"))
        styles = [filled if low <= column <= high else line for column in range(columns)]
        styles[thumb] = self._style("slider--thumb")
        return [Segment(*pair) for pair in zip(text, styles, strict=True)]

    def _band(self, tint: Callable[[float], RGB]) -> list[Segment]:
        """Two colours a column, and a gap of black or white for the thumb."""
        columns, last = self._columns, len(self._values) - 1
        halves = [
            tint(self._values[round(half * last / (2 * columns - 1))])
            for half in range(2 * columns)
        ]
        segments = [
            Segment("▌", Style(color=colour(left), bgcolor=colour(right)))
            for left, right in list(pairwise(halves))[::2]
        ]
        under = tint(self._value)
        ink = colour(BLACK if luminance(under) > 0.5 else WHITE)
        thumb = self._column_of(self._value)
        segments[thumb] = Segment("●", Style(color=ink, bgcolor=colour(under), bold=True))
        return segments

    def _style(self, name: str) -> Style:
        return self.get_component_rich_style(name)
