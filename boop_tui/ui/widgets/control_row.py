"""A line of a menu: a name, and the control that it is of."""

from textual.app import ComposeResult
from textual.containers import HorizontalGroup
from textual.widget import Widget
from textual.widgets import Label


class ControlRow(HorizontalGroup):
    """A control with its name before it, and a bar at the edge while it has the focus."""

    DEFAULT_CSS = """
    ControlRow {
        border-left: blank;
        & > Label { width: 12; }
        & > Slider { width: 1fr; padding: 0 1; }
        & > ColourButton, & > OptionRow, & > OptionStepper { width: 1fr; }
        &:focus-within { border-left: outer $accent; }
        &:focus-within > Label { text-style: bold; }
    }
    """

    def __init__(self, title: str, control: Widget) -> None:
        super().__init__()
        self._title = title
        self.control = control

    def compose(self) -> ComposeResult:
        yield Label(self._title, markup=False)
        yield self.control

    def on_click(self) -> None:
        self.control.focus()
