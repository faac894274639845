"""Positions and games carried in and out as text, through the two boxes and the clipboard."""

from typing import TYPE_CHECKING

from textual.timer import Timer

from boop_tui.game.tree import GameTree
from boop_tui.text import fen, movetext
from boop_tui.ui.widgets.boxes import FenBox, MovetextBox

if TYPE_CHECKING:
    from boop_tui.ui.screens.analysis import AnalysisScreen

_PAUSE = 0.15
"""Seconds without a change after which the move-list box is brought up to date."""
_SHORT = 15_000
"""Words of movetext that are written into the box unasked."""
_HELD_BACK = "; This game is long. Come to this box {}to see its text."


class Texts:
    """The FEN box and the move-list box of the main screen."""

    def __init__(self, screen: "AnalysisScreen") -> None:
        self._screen = screen
        self.fen_box = FenBox(id="fen")
        self.movetext_box = MovetextBox(id="movetext")
        self._timer: Timer | None = None
        self._is_stale = True
        """Whether the game has changed since it was last written into its box."""
        self._is_held_back = False
        """Whether the box holds a note in place of a game too long to write out unasked."""

    # Showing

    def show_position(self, replace: bool) -> None:
        """Shows the FEN of the position looked at; what has been typed goes only if so asked."""
        self.fen_box.show(fen.write(self._screen.study.position), replace)

    def game_changed(self) -> None:
        """The game has changed: the move-list box shows it as soon as there is time.

        Typing and stepping never wait for a long game to be written out.
        """
        self._is_stale = True
        if self._timer is not None:
            self._timer.stop()
        self._timer = self._screen.set_timer(_PAUSE, self.show_game)

    def show_game(self) -> None:
        """Brings the move-list box up to date, if anybody can see it."""
        if self.movetext_box.is_on_show:
            self._write_game()

    def _write_game(self) -> None:
        if not self._is_stale:
            return
        self._is_stale = False
        tree, variations = self._screen.study.tree, self._screen.settings.include_variations
        text = movetext.write_short(tree, variations, _SHORT)
        self._is_held_back = text is None
        self.movetext_box.show(self._held_back_note if text is None else text, replace=True)

    def show_all_of_game(self) -> None:
        """Shows even a long game in full, since somebody has come to the box for it.

        At once, whether or not the box is on the screen yet: later it would write over what
        comes to be typed.
        """
        self._write_game()
        if self._is_held_back:
            self._is_held_back = False
            self.movetext_box.show(self._movetext(), replace=True)

    @property
    def _held_back_note(self) -> str:
        key = self._screen.keymap.key("text.moves")
        return _HELD_BACK.format(f"({key}, or a click) " if key else "")

    def _movetext(self) -> str:
        screen = self._screen
        return movetext.write(screen.study.tree, screen.settings.include_variations)

    def variations_wanted(self, wanted: bool) -> None:
        """Shows the whole tree, or only its main line, from now on."""
        self._screen.arrangement.change_settings(include_variations=wanted)
        self.movetext_box.tick_variations(wanted)
        if not self.movetext_box.is_edited:
            self._is_stale = True
            self.show_game()

    def leave(self) -> None:
        """Puts back what was shown, in place of anything typed and not loaded, in the FEN box."""
        self.show_position(replace=True)

    # Out

    def copy_fen(self) -> None:
        """Copies the position looked at."""
        text = fen.write(self._screen.study.position)
        self._screen.app.copy_to_clipboard(text)
        self._screen.say(f"Copied the FEN {text}")

    def copy_moves(self) -> None:
        """Copies the game, with its variations if they are included."""
        text = self._movetext()
        self._screen.app.copy_to_clipboard(text)
        included = self._screen.settings.include_variations
        what = "the moves with all variations" if included else "the moves of the main line"
        self._screen.say(f"Copied {what} ({len(text):,} characters)")

    def copy_diagram(self) -> None:
        """Copies the bed as letters, with hands and side to move."""
        from boop_tui.text import diagram

        self._screen.app.copy_to_clipboard(diagram.write(self._screen.study.position))
        self._screen.say("Copied the bed as a diagram in letters")

    def describe(self) -> None:
        """Says the position in words, and copies them; in a window where the line is too short."""
        from boop_tui.text import describe

        screen, text = self._screen, describe.write(self._screen.study.position)
        screen.app.copy_to_clipboard(text)
        screen.say(f"Copied: {text}")
        if not screen.status.shows_message:
            screen.show_window("The position in words", text)

    # In

    def load_fen(self) -> None:
        """Starts a fresh line from the FEN in the box, or says beside it why not."""
        try:
            position = fen.read(self.fen_box.text, self._screen.study.position.rules)
        except fen.FenError as reason:
            self.fen_box.say_error(str(reason))
            self.fen_box.make_field().focus()
            return
        self._screen.changes.load(GameTree(position), "Started a fresh line from the FEN")

    def load_moves(self) -> None:
        """Replaces the game by the moves in the box, or says beside it why not."""
        if not self.movetext_box.is_edited:
            # The box holds the open game, or less of it: that is nothing to put in its place.
            self._screen.go_to_box("movetext")
            self._screen.say("Here is the open game; change or replace its text, then load it")
            return
        warnings: list[str] = []
        try:
            tree = movetext.read(self.movetext_box.text, warnings)
        except movetext.MovetextError as error:
            self.movetext_box.say_error(str(error))
            self.movetext_box.make_field().focus()
            return
        self._screen.changes.load(tree, with_warnings("Loaded the moves", warnings))


def with_warnings(message: str, warnings: list[str]) -> str:
    """A message with the first of what was left out, and how many more there are."""
    if not warnings:
        return message
    more = f", and {len(warnings) - 1:,} more like it" if len(warnings) > 1 else ""
    return f"{message}; {warnings[0]}{more}"
