"""Changes of the open game, each of them shown as it is made."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from boop_tui.game.position import Move, Position
from boop_tui.game.rules import RULE_SETS
from boop_tui.game.tree import GameTree, Node
from boop_tui.session.rules_change import fresh_line
from boop_tui.session.study import Study
from boop_tui.text import notation
from boop_tui.text.movetext_writer import number_text
from boop_tui.ui.art.motion import Motion
from boop_tui.ui.widgets.choice_list import Choice

if TYPE_CHECKING:
    from boop_tui.ui.screens.analysis import AnalysisScreen

_RULES_QUESTION = (
    "Boop is played by more than one set of rules; Help tells how they differ. Another set "
    "starts a fresh line from the position looked at, since the moves so far were made under "
    "the one that is on."
)

_SUMMARIES = {
    "board": "you choose one row; the other side waits",
    "printed": "the rulebook in the box",
    "every-line": "all rows of both sides go at once",
}


class Changes:
    """What can be done to the game of the main screen. Screens that ask are loaded when needed."""

    def __init__(self, screen: "AnalysisScreen") -> None:
        self._screen = screen
        self._study = screen.study

    def play(self, move: Move) -> None:
        """Plays a move at the cursor."""
        before, edit = self._study.position, self._study.last_edit
        self._study.play(move)
        if self._study.last_edit is not edit and self._study.last_edit is not None:
            self._screen.show_edit(self._study.last_edit)
        else:
            self._screen.show_cursor()
        if (
            self._screen.pixels
            and self._screen.settings.animation
            and self._screen.app.animation_level != "none"
        ):
            self._screen.bed.play_motion(
                Motion(before, move), self._screen.settings.animation_speed
            )

    def edit(self, change: Callable[[Study, Node], bool], node: Node | None = None) -> None:
        """Makes a change at a move, or at the current one."""
        if change(self._study, node or self._study.cursor) and self._study.last_edit is not None:
            self._screen.say("")
            self._screen.show_edit(self._study.last_edit)

    def undo(self) -> None:
        """Takes the last change back."""
        edit = self._study.undo()
        if edit is not None:
            self._screen.show_edit(edit, undone=True)
            self._screen.say("Undone")

    def redo(self) -> None:
        """Makes again the change last taken back."""
        edit = self._study.redo()
        if edit is not None:
            self._screen.show_edit(edit)
            self._screen.say("Redone")

    def load(self, tree: GameTree, message: str) -> None:
        """Puts another game in place of the open one."""
        self._study.load(tree)
        assert self._study.last_edit is not None
        self._screen.show_edit(self._study.last_edit)
        self._screen.set_focus(self._screen.bed)
        self._screen.say(message)

    def open_annotation(self) -> None:
        """Asks for the comment and the glyph of the current move."""
        from boop_tui.ui.screens.annotate import Annotate, Annotation

        node = self._study.cursor

        def answered(annotation: Annotation | None) -> None:
            if annotation is not None:
                self.edit(lambda study, at: study.annotate(at, *annotation), node)

        move = f"{number_text(self._study.tree, node)} {notation.of(node)}" if node.parent else ""
        self._screen.app.push_screen(
            Annotate(move, Annotation(node.comment, node.glyphs)), answered
        )

    def open_editor(self) -> None:
        """Opens the board editor on the position looked at."""
        from boop_tui.ui.screens.editor import EditorScreen

        rows = self._screen.settings.square_rows if self._screen.pixels else self._screen.bed.rows

        def edited(position: Position | None) -> None:
            if position is not None:
                tree = GameTree(position)
                self.load(tree, "Started a fresh line from the position set up")

        self._screen.app.push_screen(
            EditorScreen(self._study.position, self._screen.look, rows, self._screen.keymap), edited
        )

    def choose_rules(self) -> None:
        """Asks under which rules to go on from the position looked at."""
        position = self._study.position

        def chosen(name: str | None) -> None:
            if name is not None and RULE_SETS[name] is not position.rules:
                self.load(*fresh_line(position, RULE_SETS[name]))

        self._screen.ask("Rule set", _RULES_QUESTION, _rules_choices(position), chosen)


def _rules_choices(position: Position) -> list[Choice]:
    """The rule sets to choose from, the one in force said to be on."""
    return [
        Choice(name, f"{name}: {_SUMMARIES[name]}", "on" if rules is position.rules else "")
        for name, rules in RULE_SETS.items()
    ]
