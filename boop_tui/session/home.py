"""Where the open game lives: its file, and whether the file holds it as it is."""

from pathlib import Path
from typing import NamedTuple

from boop_tui.game.tree import GameTree
from boop_tui.session.edits import Edit
from boop_tui.session.study import Study


class Home(NamedTuple):
    """The file of a game, its stamp on the disk, and the change it was saved after."""

    path: Path | None = None
    stamp: str | None = None
    saved_after: Edit | None = None


class Homes:
    """The home of each game of a session, so that undoing a load finds the old file again."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self._homes: dict[GameTree, Home] = {}

    @property
    def current(self) -> Home:
        """The home of the open game."""
        return self._homes.get(self._study.tree, Home())

    def settle(self, path: Path | None, stamp: str | None) -> None:
        """The open game now stands in that file as it is."""
        self._homes[self._study.tree] = Home(path, stamp, self._study.last_edit)

    def unsettle(self, path: Path | None, stamp: str | None) -> None:
        """The open game belongs to that file, which doesn't hold it as it is."""
        self._homes[self._study.tree] = Home(path, stamp, Edit())

    @property
    def is_unsaved(self) -> bool:
        """Whether there is anything in the open game that its file doesn't hold."""
        home = self._homes.get(self._study.tree)
        if home is None:
            root = self._study.tree.root
            return bool(root.children or root.comment)
        return self._study.last_edit is not home.saved_after
