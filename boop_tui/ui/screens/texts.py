"""Positions and games carried in and out as text, through the two boxes and the clipboard."""

from typing import TYPE_CHECKING

from boop_tui.game.tree import GameTree
from boop_tui.text import fen, movetext
from boop_tui.ui.widgets.boxes import FenBox, MovetextBox

if TYPE_CHECKING:
    from boop_tui.ui.screens.analysis import AnalysisScreen


class Texts:
    """The FEN box and the move-list box of the main screen."""

    def __init__(self, screen: "AnalysisScreen") -> None:
        self._screen = screen
        self.fen_box = FenBox(id="fen")
        self.movetext_box = MovetextBox(id="movetext")

    # Showing

    def show_position(self, replace: bool) -> None:
        """Shows the FEN of the position looked at; what has been typed goes only if so asked."""
        self.fen_box.show(fen.write(self._screen.study.position), replace)

    def show_game(self) -> None:
        """Shows the movetext of the game as it now is."""
        self.movetext_box.show(self._movetext(), replace=True)

    def _movetext(self) -> str:
        screen = self._screen
        return movetext.write(screen.study.tree, screen.settings.include_variations)

    def variations_wanted(self, wanted: bool) -> None:
        """Shows the whole tree, or only its main line, from now on."""
        self._screen.change_settings(include_variations=wanted)
        self.movetext_box.tick_variations(wanted)
        self.movetext_box.show(self._movetext(), replace=False)

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

    # In

    def load_fen(self) -> None:
        """Starts a fresh line from the FEN in the box, or says beside it why not."""
        try:
            position = fen.read(self.fen_box.text, self._screen.study.position.rules)
        except fen.FenError as reason:
            self.fen_box.say_error(str(reason))
            self.fen_box.field.focus()
            return
        self._screen.load(GameTree(position), "Started a fresh line from the FEN")

    def load_moves(self) -> None:
        """Replaces the game by the moves in the box, or says beside it why not."""
        warnings: list[str] = []
        rules = self._screen.study.tree.root.position.rules
        try:
            tree = movetext.read(self.movetext_box.text, warnings, rules)
        except movetext.MovetextError as error:
            self.movetext_box.say_error(str(error))
            self.movetext_box.field.focus()
            return
        self._screen.load(tree, with_warnings("Loaded the moves", warnings))


def with_warnings(message: str, warnings: list[str]) -> str:
    """A message with the first of what was left out, and how many more there are."""
    if not warnings:
        return message
    more = f", and {len(warnings) - 1:,} more like it" if len(warnings) > 1 else ""
    return f"{message}; {warnings[0]}{more}"
