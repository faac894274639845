"""Entering a move on the screen: the bed, the picker, the rows to choose from, the typed move."""

from typing import TYPE_CHECKING

from textual.geometry import Region
from textual.widget import Widget

from boop_tui.game.position import IllegalMove, Kind, Move
from boop_tui.session.entry import Asks, MoveEntry
from boop_tui.text import notation
from boop_tui.ui.art.palette import side_colour
from boop_tui.ui.art.scene import Mark
from boop_tui.ui.screens import bed_scene
from boop_tui.ui.widgets.choice_list import Choice
from boop_tui.ui.widgets.graduation_chooser import GraduationChooser
from boop_tui.ui.widgets.picker import KindPicker

if TYPE_CHECKING:
    from boop_tui.ui.screens.analysis import AnalysisScreen
    from boop_tui.ui.widgets.move_typing import MoveTyping


class Playing:
    """The move being entered at the cursor of the main screen, and the widgets that ask for it."""

    def __init__(self, screen: "AnalysisScreen") -> None:
        self._screen = screen
        self.entry = MoveEntry(screen.study.position)
        self.previewed = 0
        """The squares of the row that is lit in the list of rows."""
        # These are mounted when they first ask something, so that the board is there sooner.
        self.picker = KindPicker(screen.look)
        self.chooser = GraduationChooser(id="graduations")
        self.typing: MoveTyping | None = None

    def begin(self) -> None:
        """Begins anew, at another position, with nothing chosen."""
        self.entry = MoveEntry(self._screen.study.position)
        self._screen.insights.begin()
        self.close_typing()
        self.show()

    # From clicks to a move

    def click(self, square: int) -> None:
        """Chooses a square of the bed."""
        try:
            self._go_on(self.entry.click(square))
        except IllegalMove as reason:
            self._screen.say(str(reason), is_error=True)

    def pick(self, kind: Kind) -> None:
        """Answers the picker; a second answer, of a key pressed twice, comes too late."""
        if self.entry.asks is Asks.KIND:
            self._go_on(self.entry.choose_kind(kind))

    def graduate(self, option: int) -> None:
        """Answers which row graduates; a second answer comes too late here as well."""
        if self.entry.asks is Asks.GRADUATION:
            self._go_on(self.entry.choose_graduation(option))

    def take_back(self) -> bool:
        """Takes the last choice back; False if there was none."""
        taken = self.entry.take_back()
        if taken:
            self._screen.say("")
            self.show()
        return taken

    def play_token(self, token: str) -> None:
        """Plays a typed move, or says beside it why not."""
        try:
            move = notation.read(self._screen.study.position, token)
        except notation.NotationError as error:
            if self.typing is not None:
                self.typing.say_error(str(error) if token else "type a move, such as Kc3")
        else:
            self.close_typing()
            self._screen.set_focus(self._screen.bed)
            self._screen.changes.play(move)

    async def open_typing(self) -> None:
        """Opens the field for a typed move."""
        from boop_tui.ui.widgets.move_typing import MoveTyping

        if self.typing is None:
            self.typing = MoveTyping(id="typing")
            await self._screen.mount(self.typing, after="#moves-frame")
        position = self._screen.study.position
        self.entry = MoveEntry(position)
        self.show()
        self.typing.open([notation.write(position, move) for move in position.legal_moves()])

    def close_typing(self) -> None:
        """Puts the field for a typed move away."""
        if self.typing is not None:
            self.typing.close()

    def _go_on(self, move: Move | None) -> None:
        """Plays the move if it is whole, or shows what is asked next."""
        self._screen.say("")
        if move is None:
            self.show()
        else:
            self._screen.changes.play(move)

    # Showing what is asked

    def show(self) -> None:
        """Shows the bed and hands as they stand, and asks what is to be asked."""
        screen, entry = self._screen, self.entry
        self.previewed = 0
        self._show_questions()
        self.show_bed()
        shown = entry.shown
        for hand in screen.hands:
            has_won = shown.winner is hand.side
            on_turn = not shown.won and shown.side is hand.side
            hand.show(shown.hand(hand.side), on_turn, "has won" if has_won else "")
        winner = entry.position.winner
        side = entry.position.side if winner is None else winner
        # Whose turn it is, and no more, the hands tell as well.
        yields = entry.asks is Asks.SQUARE
        screen.status.show(entry.prompt, side_colour(screen.look, side), yields)

    def show_bed(self) -> None:
        """Shows the pieces and marks of this moment."""
        screen, entry = self._screen, self.entry
        found = bed_scene.marks(screen.study.cursor, entry, self.previewed)
        preview = screen.insights.preview
        screen.insights.add_marks(found, preview)
        ghosts = screen.insights.ghosts(preview)
        for square in found.keys() & ghosts:
            # A dot would hide the face of what would stand there.
            found[square] &= ~Mark.DESTINATION
        screen.bed.show(entry.shown.pieces(), found, entry.choosable, ghosts)
        screen.status.hint(screen.insights.hint(preview))

    def preview(self, option: int) -> None:
        """Lights the squares of a row."""
        if option != self.previewed:
            self.previewed = option
            self.show_bed()

    def _show_questions(self) -> None:
        screen, entry = self._screen, self.entry
        had_focus = screen.focused is not None and (self.picker.has_focus or self.chooser.has_focus)
        if entry.asks is Asks.KIND and entry.square is not None:
            self._mount(self.picker)
            self.picker.look = screen.look
            self.picker.open(entry.position.side, screen.bed.region_of(entry.square), self._room())
        else:
            self.picker.close()
        if entry.asks is Asks.GRADUATION:
            self._mount(self.chooser, after="#moves-frame")
            self.chooser.open(
                "Choose", [Choice(str(each), entry.option_text(each)) for each in entry.options]
            )
            self.previewed = int(self.chooser.lit_id)
        else:
            self.chooser.close()
        if had_focus and entry.asks not in (Asks.KIND, Asks.GRADUATION):
            screen.set_focus(screen.bed)

    def _mount(self, question: Widget, after: str | None = None) -> None:
        """Puts a question's widget on the screen, if it isn't there yet."""
        if not question.is_attached:
            self._screen.mount(question, after=after)

    def _room(self) -> Region:
        return self._screen.region
