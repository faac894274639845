"""A FEN that is live both ways: it follows the position, and the position follows what is typed."""

from textual import events, on
from textual.app import ComposeResult
from textual.containers import HorizontalGroup, Vertical
from textual.message import Message
from textual.widgets import Input, Label, Static

from boop_tui.text.plain import shown
from boop_tui.ui.widgets.bars import ButtonBar
from boop_tui.ui.widgets.line_input import LineInput

_PLACEHOLDER = "not a position yet"


class LiveFen(Vertical):
    """A field that shows a FEN, reports what is typed over it, and says why that can't be read."""

    DEFAULT_CSS = """
    LiveFen {
        height: auto;
        Label { color: $text-muted; }
        LineInput { width: 1fr; margin-right: 1; }
        ButtonBar { width: auto; padding: 0; }
        & > .error { color: $text-error; height: auto; max-height: 3; display: none; }
        &.-wrong > .error { display: block; }
    }
    """

    class Typed(Message):
        """Somebody has typed or pasted something."""

        def __init__(self, text: str) -> None:
            self.text = text
            super().__init__()

    class Left(Message):
        """The field has been left."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.field = LineInput(placeholder=_PLACEHOLDER, compact=True, select_on_focus=True)
        self._error = Static("", classes="error", markup=False)

    def compose(self) -> ComposeResult:
        with HorizontalGroup():
            yield Label("FEN ")
            yield self.field
            yield ButtonBar([("Copy", "editor.copy")])
        yield self._error

    @property
    def error(self) -> str:
        """The reason that stands under the field."""
        return str(self._error.content)

    def show(self, fen: str | None) -> None:
        """Shows a FEN in place of whatever stands there; None for none."""
        if (fen or "") != self.field.value:
            with self.field.prevent(Input.Changed):
                self.field.value = fen or ""
        self.say_error("")

    def say_error(self, reason: str) -> None:
        """Says under the field why its text can't be read; an empty reason for nothing."""
        self._error.update(shown(reason))
        self.set_class(bool(reason), "-wrong")

    @on(Input.Changed)
    def _changed(self, event: Input.Changed) -> None:
        event.stop()
        self.post_message(self.Typed(event.value))

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        event.stop()
        if not self.error:
            self.post_message(self.Left())

    def on_descendant_blur(self, event: events.DescendantBlur) -> None:
        event.stop()
        if not self.error:
            self.post_message(self.Left())
