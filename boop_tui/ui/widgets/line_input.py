"""A field of one line."""

from textual import events
from textual.binding import Binding
from textual.geometry import Size
from textual.reactive import Reactive
from textual.widgets import Input

from boop_tui.text.plain import one_line


class LineInput(Input):
    """A field of one line that takes a paste of many, joined by spaces.

    Its width doesn't depend on its text, so another text needs no new layout of the screen.
    """

    virtual_size = Reactive(Size(0, 0))

    BINDINGS = [Binding("ctrl+a", "select_all", show=False)]

    @property
    def text(self) -> str:
        """What stands in the field, under the name that a field of many lines has for it."""
        return self.value

    @text.setter
    def text(self, text: str) -> None:
        self.value = text

    def on_mount(self) -> None:
        self.cursor_blink = self.app.animation_level != "none"

    def _on_paste(self, event: events.Paste) -> None:
        event.prevent_default()
        event.stop()
        self.replace(one_line(event.text[:10_000]), *self.selection)
