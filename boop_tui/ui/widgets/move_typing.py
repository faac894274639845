"""The field for a typed move, which opens below the moves."""

from collections.abc import Sequence

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, Static

from boop_tui.text.plain import shown
from boop_tui.ui.widgets.choice_list import Choice, ChoiceList
from boop_tui.ui.widgets.line_input import LineInput

_MOST_OFFERED = 200


class MoveTyping(Vertical):
    """A field for a move's token, with the legal ones that fit offered below it."""

    DEFAULT_CSS = """
    MoveTyping {
        ChoiceList { max-height: 6; }
        .error { color: $text-error; height: auto; max-height: 2; padding: 0 1; display: none; }
        .error.-said { display: block; }
    }
    """
    BINDINGS = [
        Binding("up", "offer(-1)", show=False),
        Binding("down", "offer(1)", show=False),
        Binding("tab", "complete", show=False),
    ]

    class Entered(Message):
        """A token is to be played."""

        def __init__(self, token: str) -> None:
            self.token = token
            super().__init__()

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.border_title = "Type a move"
        self.display = False
        self._tokens: list[str] = []

    def compose(self) -> ComposeResult:
        self._field = LineInput(placeholder="Kc3", id="typed-move", compact=True)
        self._list = ChoiceList(id="typed-offers")
        self._list.can_focus = False
        self._error = Static("", classes="error", markup=False)
        yield self._field
        yield self._error
        yield self._list

    def open(self, tokens: Sequence[str]) -> None:
        """Opens, empty, for a position in which these tokens are legal."""
        self._tokens = sorted(tokens)
        self._field.value = ""
        self._offer_fitting()
        self.display = True
        self._field.focus()

    def close(self) -> None:
        """Puts the field away."""
        self.display = False

    def say_error(self, reason: str) -> None:
        """Says why what was typed can't be played."""
        self._error.update(shown(reason))
        self._error.set_class(bool(reason), "-said")

    def _fitting(self) -> list[str]:
        typed = self._field.value.strip().lower()
        return [token for token in self._tokens if token.lower().startswith(typed)]

    def _offer_fitting(self) -> None:
        fitting = self._fitting()
        self._list.offer([Choice(token, token) for token in fitting[:_MOST_OFFERED]], lit=None)
        self.border_subtitle = f"{len(fitting):,} of {len(self._tokens):,}"

    def action_offer(self, step: int) -> None:
        """Puts the next offered token into the field."""
        self._list.action_light(step)
        self._take_lit()

    def action_complete(self) -> None:
        """Puts the first offered token into the field."""
        if self._list.choices:
            self._list.action_light_end(0)
            self._take_lit()

    def _take_lit(self) -> None:
        if self._list.lit is not None:
            with self.prevent(Input.Changed):
                self._field.value = self._list.choices[self._list.lit].id
            self._field.cursor_position = len(self._field.value)

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        event.stop()
        self.say_error("")
        self._offer_fitting()

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        event.stop()
        fitting = self._fitting()
        self.post_message(self.Entered(fitting[0] if len(fitting) == 1 else event.value.strip()))

    @on(ChoiceList.Lit)
    def _lit(self, event: ChoiceList.Lit) -> None:
        event.stop()

    @on(ChoiceList.Taken)
    def _taken(self, event: ChoiceList.Taken) -> None:
        event.stop()
        self.post_message(self.Entered(event.choice.id))

    def on_descendant_blur(self, event: events.DescendantBlur) -> None:
        """The offers go when another part of the screen is used."""
        self.close()
