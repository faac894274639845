"""A move's comment and glyph, to be written or changed."""

from typing import NamedTuple

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical

from boop_tui.text import glyphs
from boop_tui.text.plain import one_line, shown
from boop_tui.ui.screens.leaving import Dialog
from boop_tui.ui.widgets.bars import ButtonBar
from boop_tui.ui.widgets.option_row import Option, OptionRow
from boop_tui.ui.widgets.text_field import TextField


class Annotation(NamedTuple):
    """What follows a move: its comment and its glyphs."""

    comment: str
    glyphs: tuple[int, ...]


class Annotate(Dialog[Annotation | None]):
    """Asks for the comment and the glyph of a move; gives them, or None for Esc."""

    BINDINGS = [
        Binding("escape", "dismiss(None)", show=False),
        Binding("ctrl+s,f2", "keep", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    Annotate {
        align: right bottom;
        #annotate {
            width: 48%;
            min-width: 38;
            max-width: 60;
            height: auto;
            margin: 0 2 2 2;
            padding: 0 1;
            background: $surface;
            border: round $accent;
            border-title-color: $text-accent;
            border-subtitle-color: $text-muted;
        }
        TextField { height: 5; }
        ButtonBar { margin: 1 0 0 0; padding: 0; }
    }
    """

    def __init__(self, move: str, before: Annotation) -> None:
        super().__init__()
        self._move = move
        self._before = before

    def compose(self) -> ComposeResult:
        sign = next((number for number in self._before.glyphs if number in glyphs.SIGNS), 0)
        with Vertical(id="annotate") as frame:
            frame.border_title = shown(f"Comment on {self._move}" if self._move else "Comment")
            frame.border_subtitle = "F2 keep · Tab glyph · Esc cancel"
            yield TextField(self._before.comment, compact=True, soft_wrap=True)
            if self._move:
                options = [
                    Option(0, "none"),
                    *(Option(n, text) for n, text in glyphs.SIGNS.items()),
                ]
                yield OptionRow(options, sign)
            yield ButtonBar([("Keep", "keep"), ("Cancel", "cancel")])

    def on_mount(self) -> None:
        area = self.query_one(TextField)
        area.focus()
        area.move_cursor(area.document.end)

    def action_keep(self) -> None:
        """Gives what has been written."""
        sign = self.query_one(OptionRow).value if self._move else 0
        others = tuple(number for number in self._before.glyphs if number not in glyphs.SIGNS)
        self.dismiss(
            Annotation(
                one_line(self.query_one(TextField).text), (sign, *others) if sign else others
            )
        )

    @on(ButtonBar.Pressed)
    def _button_pressed(self, event: ButtonBar.Pressed) -> None:
        if event.command == "keep":
            self.action_keep()
        else:
            self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)
