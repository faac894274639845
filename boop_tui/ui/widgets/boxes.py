"""The two text boxes: one position as a FEN, and the game as movetext.

Their fields take longer to make than all else on the screen, so each is made when it is first
needed; until then a still text stands in its place.
"""

from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from boop_tui.text.plain import shown
from boop_tui.ui.widgets.bars import ButtonBar
from boop_tui.ui.widgets.unscrolled import Rows, never_scrolls

if TYPE_CHECKING:
    from boop_tui.ui.widgets.line_input import LineInput
    from boop_tui.ui.widgets.text_field import TextField


class StillText(Static, can_focus=True):
    """What looks like a field nobody is in; the focus goes on to the field itself."""

    virtual_size = never_scrolls()
    ALLOW_SELECT = False

    def on_focus(self) -> None:
        assert isinstance(self.parent, TextBox)
        self.parent.make_field().focus()


class TextBox(Rows):
    """A text shown for copying, which may be replaced by one to be loaded.

    What a person has typed stays until it is loaded or `show` is told to replace it.
    """

    DEFAULT_CSS = """
    TextBox {
        height: auto;
        .error { color: $text-error; height: auto; max-height: 3; }
        ButtonBar { padding: 0; }
        StillText {
            height: 1;
            color: $foreground;
            background: $surface;
            text-wrap: nowrap;
            text-overflow: clip;
        }
    }
    """

    def __init__(self, title: str, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.border_title = title
        self._still = StillText("", markup=False)
        self._field: LineInput | TextField | None = None
        self._error = Static("", classes="error", markup=False)
        self._shown = ""

    @property
    def field(self) -> Widget:
        """Where the text stands: what looks like a field, until there is one."""
        return self._field or self._still

    def make_field(self) -> Widget:
        """The field, made now if it isn't there yet."""
        if self._field is None:
            self._field = self._new_field(self._shown)
            self.mount(self._field, before=self._still)
            self._still.display = False  # at once, while its removal takes a while
            self._still.remove()
        return self._field

    def _new_field(self, text: str) -> "LineInput | TextField":
        raise NotImplementedError

    @property
    def text(self) -> str:
        """What stands in the field."""
        return self._shown if self._field is None else self._field.text

    def _write(self, text: str) -> None:
        if self._field is None:
            self._write_still(text)
        else:
            self._field.text = text

    def _write_still(self, text: str) -> None:
        """Shows a text where there is no field yet."""
        raise NotImplementedError

    @property
    def is_edited(self) -> bool:
        """Whether somebody has typed something else than what was shown."""
        return self.text != self._shown

    @property
    def is_on_show(self) -> bool:
        """Whether there is anything of the box on the screen."""
        return self.display and self.size.height > 0

    def show(self, text: str, replace: bool) -> None:
        """Shows a text, unless something else has been typed and isn't to be replaced."""
        if replace or not self.is_edited:
            if text != self._shown or self.is_edited:
                self._shown = text
                self._write(text)
            self.say_error("")

    def say_error(self, reason: str) -> None:
        """Says under the box why its text can't be loaded; an empty reason for nothing."""
        if shown(reason) != self.error:  # another text lays the screen out anew
            self._error.update(shown(reason))
            self._error.display = bool(reason)
            if not self._error.is_attached:
                self.mount(self._error, after=self.field)

    @property
    def error(self) -> str:
        """The reason that stands under the box."""
        return str(self._error.content)

    def on_input_changed(self, event: Message) -> None:
        self._typed(event)

    def on_text_area_changed(self, event: Message) -> None:
        self._typed(event)

    def _typed(self, event: Message) -> None:
        event.stop()
        if self.error and self.is_edited:
            self.say_error("")


class FenBox(TextBox):
    """The FEN of the position looked at."""

    class Submitted(Message):
        """The FEN is to be loaded."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__("Position", id=id)

    def compose(self) -> ComposeResult:
        yield self._still
        yield ButtonBar([("Load FEN", "text.load_fen"), ("Copy", "text.copy_fen")])

    def _new_field(self, text: str) -> "LineInput | TextField":
        from boop_tui.ui.widgets.line_input import LineInput

        return LineInput(text, id="fen-field", compact=True, select_on_focus=True)

    def _write_still(self, text: str) -> None:
        self._still.update(text, layout=False)

    def on_input_submitted(self, event: Message) -> None:
        event.stop()
        self.post_message(self.Submitted())


class MovetextBox(TextBox):
    """The movetext of the game, with or without its variations."""

    DEFAULT_CSS = "MovetextBox StillText { height: 1fr; }"

    class Entered(Message):
        """The focus has come to the text."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__("Move list", id=id)
        self._buttons = ButtonBar(
            [
                ("Load moves", "text.load_moves"),
                ("Copy", "text.copy_moves"),
                ("☐ include variations", "text.variations"),
            ]
        )

    def compose(self) -> ComposeResult:
        yield self._still
        yield self._buttons

    def _new_field(self, text: str) -> "LineInput | TextField":
        from boop_tui.ui.widgets.text_field import TextField

        return TextField(text, id="movetext-field", compact=True, soft_wrap=True)

    def _write_still(self, text: str) -> None:
        self.make_field()  # only an empty box can do without

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        if event.widget is self._field:
            self.post_message(self.Entered())

    def tick_variations(self, wanted: bool) -> None:
        """Shows whether variations are included."""
        self._buttons.relabel({"text.variations": f"{'☑' if wanted else '☐'} include variations"})
