"""A number of one digit that is changed by mouse, wheel, arrow keys, or by typing it."""

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget


class NumberField(Widget, can_focus=True):
    """A digit from 0 to `most` between − and +, seven columns wide."""

    ALLOW_SELECT = False
    FOCUS_ON_CLICK = False
    COMPONENT_CLASSES = {"number--button", "number--end", "number--value", "number--focus"}
    BINDINGS = [
        Binding("left,minus,down", "step(-1)", show=False),
        Binding("right,plus,equals_sign,up", "step(1)", show=False),
    ]
    DEFAULT_CSS = """
    NumberField {
        width: 7;
        height: 1;
        & > .number--button { background: $panel-lighten-2; color: $foreground; }
        & > .number--end { background: $panel; color: $text-disabled; }
        & > .number--value { text-style: bold; }
        & > .number--focus { text-style: bold reverse; }
    }
    """

    class Changed(Message):
        """Somebody has set another number."""

        def __init__(self, field: "NumberField", value: int) -> None:
            self.field, self.value = field, value
            super().__init__()

        @property
        def control(self) -> "NumberField":
            return self.field

    def __init__(self, most: int = 9, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.most = most
        self.value = 0

    def show(self, value: int) -> None:
        """Shows a number, and says nothing of it."""
        self.value = value
        self.refresh()

    def _set(self, value: int) -> None:
        value = min(max(value, 0), self.most)
        if value != self.value:
            self.show(value)
            self.post_message(self.Changed(self, value))

    def action_step(self, step: int) -> None:
        """Makes the number larger or smaller by so much, as far as it goes."""
        self._set(self.value + step)

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "0123456789":
            event.stop()
            self._set(int(event.character))

    # The mouse: a click on − or + leaves the keys to what had them

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if event.x < 2:
            self.action_step(-1)
        elif event.x >= self.size.width - 2:
            self.action_step(1)
        else:
            self.focus()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.action_step(1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.action_step(-1)

    # Drawing

    def render_line(self, y: int) -> Strip:
        number = self._style("number--focus" if self.has_focus else "number--value")
        parts = [
            Segment(" −", self._style("number--button" if self.value else "number--end")),
            Segment(f" {self.value} ", number),
            Segment(
                "+ ", self._style("number--button" if self.value < self.most else "number--end")
            ),
        ]
        return Strip(parts).adjust_cell_length(self.size.width, self.rich_style)

    def _style(self, name: str) -> Style:
        return self.get_component_rich_style(name)
