"""A side's hand in the board editor: how many kittens and cats, and what it owns in all."""

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import HorizontalGroup
from textual.message import Message
from textual.widgets import Static

from boop_tui.game.bed import PIECES_A_SIDE
from boop_tui.game.position import Hand, Kind, Side
from boop_tui.ui.art.palette import Look
from boop_tui.ui.art.small import readable_colour
from boop_tui.ui.widgets.number_field import NumberField

HEADING = "        kittens  cats     owns"
"""What stands over the columns."""


class HandFields(HorizontalGroup):
    """One line: the side, its kittens and cats to be changed, and its total out of eight."""

    DEFAULT_CSS = """
    HandFields {
        height: 1;
        & > .hand-name { width: 8; }
        & > NumberField { margin-right: 2; }
        & > .hand-total { width: 6; }
        & > .hand-total.-wrong { color: $text-error; text-style: bold; }
    }
    """

    class Changed(Message):
        """Somebody has set how many of a kind a side holds."""

        def __init__(self, side: Side, kind: Kind, count: int) -> None:
            self.side, self.kind, self.count = side, kind, count
            super().__init__()

    def __init__(self, side: Side, look: Look, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.side = side
        self._look = look
        self._title = Static(side.title, classes="hand-name")
        self._fields = {kind: NumberField(PIECES_A_SIDE) for kind in Kind}
        self._total = Static("", classes="hand-total")

    def compose(self) -> ComposeResult:
        yield self._title
        yield from self._fields.values()
        yield self._total

    def on_mount(self) -> None:
        background = self.background_colors[1].hex6
        colour = readable_colour(self._look, self.side, background)
        self._title.update(Text(self.side.title, colour or ""))

    def show(self, hand: Hand, total: int) -> None:
        """Shows a hand, and how many pieces its side owns with those on the bed."""
        for kind, field in self._fields.items():
            field.show(hand[kind])
        is_wrong = total != PIECES_A_SIDE
        self._total.update(f"{total}/{PIECES_A_SIDE}{' !' if is_wrong else ''}")
        self._total.set_class(is_wrong, "-wrong")

    @on(NumberField.Changed)
    def _changed(self, event: NumberField.Changed) -> None:
        event.stop()
        kind = next(kind for kind, field in self._fields.items() if field is event.field)
        self.post_message(self.Changed(self.side, kind, event.value))
