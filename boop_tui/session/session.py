"""One sitting at the board: the open game with its file, the settings, and what a crash leaves."""

from collections.abc import Callable
from pathlib import Path

from boop_tui.game.position import Position
from boop_tui.game.rules import RULE_SETS
from boop_tui.game.tree import GameTree
from boop_tui.session.autosave import Autosaver, StudySnapshots
from boop_tui.session.guard import ChangeGuard
from boop_tui.session.home import Homes
from boop_tui.session.recovery import Recovered, Recovery, node_at
from boop_tui.session.settings_file import SettingsFile
from boop_tui.session.study import Study
from boop_tui.text import movetext


class Session:
    """All that belongs to one sitting, none of it on the screen."""

    def __init__(
        self,
        tree: GameTree | None = None,
        settings_file: SettingsFile | None = None,
        recovery: Recovery | None = None,
    ) -> None:
        guard = ChangeGuard()
        self.settings_file = settings_file or SettingsFile()
        self.settings_file.load()
        self.study = Study(tree or self.new_game(), guard)
        self.homes = Homes(self.study)
        self.recovery = recovery or Recovery()
        self.on_problem: Callable[[str], None] = lambda problem: None
        """Told, from another thread, when the game can't be autosaved."""
        snapshots = StudySnapshots(self.study, guard, self._about)
        self.autosaver = Autosaver(
            self.recovery, snapshots, lambda problem: self.on_problem(problem)
        )

    def new_game(self) -> GameTree:
        """A game at its start, under the rule set that the settings say."""
        return GameTree(Position.start(RULE_SETS[self.settings_file.settings.rules]))

    def _about(self) -> tuple[Path | None, str | None, bool]:
        home = self.homes.current
        return home.path, home.stamp, self.homes.is_unsaved

    def left_behind(self) -> list[Recovered]:
        """Games of sittings that ended badly, with something unsaved in them, the latest first."""
        found = []
        for board in self.recovery.left_behind():
            if board.snapshot.unsaved:
                found.append(board)
            else:
                board.forget()
        return found

    def resume(self, board: Recovered) -> None:
        """Takes up a game that was left behind, with its cursor where it stood.

        MovetextError, with nothing changed and the board left for another time, if what was
        left can't be read.
        """
        try:
            tree = movetext.read(board.text)
        except movetext.MovetextError:
            board.leave()
            raise
        self.study.load(tree)
        self.study.go_to(node_at(tree, board.cursor))
        self.homes.unsettle(board.path, board.snapshot.stamp)
        if self.autosaver.flush() is not None:
            board.forget()

    def end(self, cleanly: bool) -> Path | None:
        """Ends the sitting; gives the file in which the game waits for the next, if it does.

        Nothing is left behind where the sitting ends cleanly, or all is saved.
        """
        is_left = not cleanly and self.homes.is_unsaved
        self.autosaver.stop(discard=not is_left)
        return self.recovery.path if is_left else None
