"""A side's hand: its pieces off the bed, drawn small, and their numbers."""

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from boop_tui.game.position import Hand, Kind, Piece, Side
from boop_tui.ui.art.palette import Look
from boop_tui.ui.art.small import piece_strips, readable_colour
from boop_tui.ui.widgets.unscrolled import never_scrolls

_ROOM_FOR_WORDS = 36
"""Columns from which on both kinds are named beside their numbers."""


class HandView(Widget):
    """One line: whose hand it is, whether it is that side's turn, and what it holds."""

    virtual_size = never_scrolls()
    ALLOW_SELECT = False
    DEFAULT_CSS = "HandView { height: 1; }"

    def __init__(self, side: Side, look: Look, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.side = side
        self._look = look
        self._hand = Hand(8, 0)
        self._note = ""
        self._is_on_turn = False

    def show(self, hand: Hand, is_on_turn: bool, note: str = "") -> None:
        """Shows the hand, whether its side is to move, and a word such as `won`."""
        if (hand, is_on_turn, note) != (self._hand, self._is_on_turn, self._note):
            self._hand, self._is_on_turn, self._note = hand, is_on_turn, note
            self.refresh()

    def show_look(self, look: Look) -> None:
        """Draws in another look."""
        self._look = look
        self.refresh()

    def render_line(self, y: int) -> Strip:
        base = self.rich_style
        background = self.background_colors[1].hex6
        colour = readable_colour(self._look, self.side, background)
        name = Style(color=colour, bold=self._is_on_turn)
        turn = "▶" if self._is_on_turn else " "
        parts = [Strip([Segment(f" {turn} ", name), Segment(f"{self.side.title:<7}", name)], 10)]
        note_width = len(self._note) + 4 if self._note else 0
        has_room = self.size.width >= _ROOM_FOR_WORDS + note_width
        for kind, count in ((Kind.KITTEN, self._hand.kittens), (Kind.CAT, self._hand.cats)):
            word = f" {kind.name.lower()}{'' if count == 1 else 's'}" if has_room else ""
            icon = piece_strips(self._look, Piece(self.side, kind), 1, background)[0]
            dimmed = Style(dim=not count)
            label = f" {count}{word}".ljust(13 if has_room else 4)
            parts += [icon.apply_style(dimmed), Strip([Segment(label, dimmed)], len(label))]
        if self._note:
            parts.append(Strip([Segment(self._note, Style(bold=True, color=colour))]))
        strip = Strip.join(parts)
        return strip.adjust_cell_length(self.size.width, base).apply_style(base)
