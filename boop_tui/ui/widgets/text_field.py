"""A field of many lines."""

from textual import events
from textual.binding import Binding
from textual.widgets import TextArea

from boop_tui.text.plain import one_line


class TextField(TextArea):
    """A field of many lines that lets no control character in, which a paste may bring."""

    BINDINGS = [
        Binding("ctrl+a", "select_all", show=False),
        # Not a screen's priority bindings, which would run ahead of a paste still on its way.
        Binding("f6", "screen.run('text.load_fen')", show=False),
        Binding("f7", "screen.run('text.load_moves')", show=False),
    ]

    def on_mount(self) -> None:
        self.cursor_blink = self.app.animation_level != "none"
        # A text that is only shown should not look as if somebody were at work in it.
        self.highlight_cursor_line = self.match_cursor_bracket = False

    def on_paste(self, event: events.Paste) -> None:
        """Cleans what is pasted, before the field takes it."""
        event.text = "\n".join(one_line(line) for line in event.text.splitlines())
