"""Short questions over the screen."""

from collections.abc import Sequence

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Input, Static

from boop_tui.text.plain import shown
from boop_tui.ui.screens.leaving import Dialog
from boop_tui.ui.widgets.choice_list import Choice, ChoiceList
from boop_tui.ui.widgets.line_input import LineInput


class Question(Dialog[str | None]):
    """A question with a few answers; gives the id of the one taken, or None for Esc."""

    BINDINGS = [Binding("escape", "dismiss(None)", show=False)]
    DEFAULT_CSS = """
    Question {
        align: center middle;
        #question {
            width: 64;
            max-width: 96%;
            height: auto;
            max-height: 96%;
            padding: 1 2;
            background: $surface;
            border: round $primary;
            border-title-color: $text-primary;
        }
        #asked { height: auto; margin: 0 0 1 0; }
        ChoiceList { max-height: 12; }
    }
    """

    def __init__(self, title: str, text: str, answers: Sequence[Choice]) -> None:
        super().__init__()
        self._title, self._text, self._answers = shown(title), text, answers

    def compose(self) -> ComposeResult:
        with Vertical(id="question") as frame:
            frame.border_title = self._title
            yield Static(shown(self._text), id="asked", markup=False)
            yield ChoiceList(self._answers)

    @on(ChoiceList.Taken)
    def _taken(self, event: ChoiceList.Taken) -> None:
        self.dismiss(event.choice.id)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)


class PathQuestion(Dialog[str | None]):
    """A path to type, with a file list a key away; gives the text, ``""`` for the list, or None."""

    BINDINGS = [
        Binding("escape", "dismiss(None)", show=False),
        Binding("f2", "browse", show=False),
    ]
    DEFAULT_CSS = """
    PathQuestion {
        align: center middle;
        #path-frame {
            width: 72;
            max-width: 96%;
            height: auto;
            padding: 1 2;
            background: $surface;
            border: round $primary;
            border-title-color: $text-primary;
        }
        #path-hint { color: $text-muted; height: auto; margin: 1 0 0 0; }
        #path-error { color: $text-error; height: auto; }
    }
    """

    def __init__(self, title: str, path: str, error: str = "", example: str = "game.boop") -> None:
        super().__init__()
        self._title, self._path, self._error, self._example = title, path, error, example

    def compose(self) -> ComposeResult:
        with Vertical(id="path-frame") as frame:
            frame.border_title = self._title
            yield LineInput(self._path, placeholder=self._example, id="path", compact=True)
            yield Static(shown(self._error), id="path-error", markup=False)
            yield Static("Enter takes it   F2 browse the files   Esc cancel", id="path-hint")

    def on_mount(self) -> None:
        if self._error:
            # What was refused is there to be mended, not to be typed over.
            self.call_after_refresh(self.query_one(LineInput).action_end)

    def action_browse(self) -> None:
        """Asks for the list of files instead."""
        self.dismiss("")

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        if path := event.value.strip():
            self.dismiss(path)
        else:
            self.query_one("#path-error", Static).update("Type a path, or browse for one with F2")
