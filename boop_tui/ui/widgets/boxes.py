"""The two text boxes: one position as a FEN, and the game as movetext."""

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.geometry import Size
from textual.message import Message
from textual.reactive import Reactive
from textual.widgets import Input, Static, TextArea

from boop_tui.text.plain import one_line, shown
from boop_tui.ui.widgets.bars import ButtonBar


class LineInput(Input):
    """A field of one line that takes a paste of many, joined by spaces.

    Its width doesn't depend on its text, so another text needs no new layout of the screen.
    """

    virtual_size = Reactive(Size(0, 0))

    BINDINGS = [Binding("ctrl+a", "select_all", show=False)]

    def on_mount(self) -> None:
        self.cursor_blink = self.app.animation_level != "none"

    def _on_paste(self, event: events.Paste) -> None:
        event.prevent_default()
        event.stop()
        self.replace(one_line(event.text[:10_000]), *self.selection)


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


class TextBox(Vertical):
    """A text shown for copying, which may be replaced by one to be loaded.

    What a person has typed stays until it is loaded or `show` is told to replace it.
    """

    DEFAULT_CSS = """
    TextBox {
        height: auto;
        .error { color: $text-error; height: auto; max-height: 3; display: none; }
        .error.-said { display: block; }
        ButtonBar { padding: 0; }
    }
    """

    class Changed(Message):
        """Somebody has typed."""

    def __init__(self, title: str, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.border_title = title
        self._error = Static("", classes="error", markup=False)
        self._shown = ""

    @property
    def text(self) -> str:
        """What stands in the field."""
        raise NotImplementedError

    def _write(self, text: str) -> None:
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
            self._error.set_class(bool(reason), "-said")

    @property
    def error(self) -> str:
        """The reason that stands under the box."""
        return str(self._error.content)

    @on(Input.Changed)
    @on(TextArea.Changed)
    def _typed(self, event: Message) -> None:
        event.stop()
        if self.error and self.is_edited:
            self.say_error("")


class FenBox(TextBox):
    """The FEN of the position looked at."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__("Position", id=id)
        self.field = LineInput(id="fen-field", compact=True, select_on_focus=True)

    def compose(self) -> ComposeResult:
        yield self.field
        yield self._error
        yield ButtonBar([("Load FEN", "text.load_fen"), ("Copy", "text.copy_fen")])

    @property
    def text(self) -> str:
        return self.field.value

    def _write(self, text: str) -> None:
        self.field.value = text


class MovetextBox(TextBox):
    """The movetext of the game, with or without its variations."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__("Move list", id=id)
        self.field = TextField(id="movetext-field", compact=True, soft_wrap=True)
        self._buttons = ButtonBar(
            [
                ("Load moves", "text.load_moves"),
                ("Copy", "text.copy_moves"),
                ("☐ include variations", "text.variations"),
            ]
        )

    def compose(self) -> ComposeResult:
        yield self.field
        yield self._error
        yield self._buttons

    @property
    def text(self) -> str:
        return self.field.text

    def _write(self, text: str) -> None:
        self.field.text = text

    class Entered(Message):
        """The focus has come to the text."""

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        if event.widget is self.field:
            self.post_message(self.Entered())

    def tick_variations(self, wanted: bool) -> None:
        """Shows whether variations are included."""
        self._buttons.relabel({"text.variations": f"{'☑' if wanted else '☐'} include variations"})
