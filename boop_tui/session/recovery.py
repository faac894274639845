"""What running boards leave on the disk, so that a crash or a kill takes no game with it.

Each board has three files of one name in a folder: ``NAME.boop``, its game as movetext that any
board can open; ``NAME.json``, where the cursor stood and which file the game belongs to; and
``NAME.lock``, locked for as long as the board's process lives.
"""

import contextlib
import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from boop_tui.game.tree import GameTree, Node
from boop_tui.session import store
from boop_tui.session.atomic import write_atomically
from boop_tui.session.locks import FileLock

_LARGEST_NOTE = 2**24
_MOST_NAMES = 100


class CursorPath(NamedTuple):
    """The way from the root to a node: how many plies, and the turns off the first children.

    A turn is a ply, counted from 1, and the place among the siblings of the move taken there.
    """

    ply: int = 0
    turns: tuple[tuple[int, int], ...] = ()


def cursor_path(node: Node) -> CursorPath:
    """The way to a node, in time in proportion to its ply and the siblings passed."""
    ply, turns = node.ply, []
    while node.parent is not None:
        if not node.is_first:
            turns.append((node.ply, node.siblings.index(node)))
        node = node.parent
    return CursorPath(ply, tuple(reversed(turns)))


def node_at(tree: GameTree, path: CursorPath) -> Node:
    """The node at the end of that way, or the deepest that the tree has on it."""
    node, turns = tree.root, dict(path.turns)
    for ply in range(1, path.ply + 1):
        place = turns.get(ply, 0)
        if not 0 <= place < len(node.children):
            break
        node = node.children[place]
    return node


class Snapshot(NamedTuple):
    """An open game as it is at one moment."""

    text: str
    """The game as movetext."""
    cursor: CursorPath = CursorPath()
    path: Path | None = None
    """The file that the game belongs to, if any."""
    stamp: str | None = None
    """The stamp of that file; see `store.save`."""
    unsaved: bool = True
    """Whether the game has been changed since it was opened or saved."""


class Recovered:
    """A board whose process is gone. It is this process's to deal with until let go of."""

    def __init__(self, folder: Path, lock: FileLock, snapshot: Snapshot, when: datetime) -> None:
        self.snapshot = snapshot
        self.when = when
        """When it was last written, in local time."""
        self._folder = folder
        self._lock = lock

    @property
    def text(self) -> str:
        """The game as movetext."""
        return self.snapshot.text

    @property
    def cursor(self) -> CursorPath:
        """Where the cursor stood."""
        return self.snapshot.cursor

    @property
    def path(self) -> Path | None:
        """The file that the game belongs to, if any."""
        return self.snapshot.path

    def forget(self) -> None:
        """Removes it from the disk. Have the game written elsewhere first."""
        _remove(self._folder, self._lock)

    def leave(self) -> None:
        """Lets go of it, so that a later start offers it again."""
        self._lock.release()


class Recovery:
    """The files of one running board, and the way to those that others left behind.

    Nothing is on the disk before the first `save`, nor after `discard`.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or platformdirs.user_state_path("boop-tui") / "boards"
        self._lock: FileLock | None = None
        self._text = self._stamp = ""
        """What is known to stand in the board's game file, and its stamp."""

    @property
    def path(self) -> Path | None:
        """The game file of this board, once there is one."""
        return self._lock.path.with_suffix(".boop") if self._lock else None

    def save(self, snapshot: Snapshot) -> Path:
        """Writes the board down, and gives the path of its game. OSError if it can't be done."""
        self._lock = self._lock or self._new_board()
        game = self._lock.path.with_suffix(".boop")
        if snapshot.text != self._text or not game.exists():
            data = f"{snapshot.text}\n".encode("utf-8", "replace")
            write_atomically(game, data)
            self._text, self._stamp = snapshot.text, store.stamp_of(data)
        write_atomically(game.with_suffix(".json"), _note(snapshot, self._stamp).encode())
        return game

    def discard(self) -> None:
        """Leaves nothing of this board behind."""
        if self._lock is not None:
            _remove(self.folder, self._lock)
            self._lock = None
            self._text = self._stamp = ""

    def _new_board(self) -> FileLock:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for _ in range(_MOST_NAMES):
            # Another board that is starting may take this for one left behind and sweep it away
            # before it is locked; then the next name is tried.
            lock = FileLock.take(self.folder / f"board-{os.urandom(4).hex()}.lock")
            if lock is not None:
                return lock
        raise OSError("no lock can be had there")

    def left_behind(self) -> list[Recovered]:
        """The boards whose process has ended without a goodbye, the latest first.

        They are locked for this process; `forget` or `leave` each of them. One that another
        process has locked is not among them, nor one of which nothing can be read.
        """
        names: set[str] = set()
        with contextlib.suppress(OSError):
            names = {path.stem for path in self.folder.iterdir() if _is_boards(path)}
        found = [board for name in names for board in self._claim(name)]
        return sorted(found, key=lambda board: board.when, reverse=True)

    def _claim(self, name: str) -> Iterator[Recovered]:
        """The board of that name, if it was left behind."""
        lock = None
        with contextlib.suppress(OSError):
            lock = FileLock.take(self.folder / f"{name}.lock")
        if lock is None:
            return
        game = self.folder / f"{name}.boop"
        if not game.exists():
            _remove(self.folder, lock)
            return
        try:
            text, stamp = store.read(game)
            when = datetime.fromtimestamp(_written(game)).astimezone()
        except (store.StoreError, OSError, ValueError, OverflowError):
            lock.release()
            return
        note = _read_note(game.with_suffix(".json"), stamp)
        yield Recovered(self.folder, lock, Snapshot(text.rstrip("\n"), **note), when)


def _is_boards(path: Path) -> bool:
    return path.suffix in (".boop", ".lock") and path.name.startswith("board-")


def _written(game: Path) -> float:
    """When the files of a board were last written, in seconds."""
    times = [game.stat().st_mtime]
    with contextlib.suppress(OSError):
        times.append(game.with_suffix(".json").stat().st_mtime)
    return max(times)


def _remove(folder: Path, lock: FileLock) -> None:
    """Removes a board: the lock last, so that nobody else takes up what is half gone."""
    name = lock.path.stem
    half_written = folder.glob(f".{name}.*.tmp")
    for path in [folder / f"{name}.boop", folder / f"{name}.json", *half_written]:
        with contextlib.suppress(OSError):
            path.unlink()
    lock.remove()


# The note beside a game


def _note(snapshot: Snapshot, game: str) -> str:
    """All of a snapshot but its text, of which it has the stamp."""
    import json  # loaded when something is first written down, so that the board is there sooner

    return json.dumps(
        {
            "game": game,
            "ply": snapshot.cursor.ply,
            "turns": snapshot.cursor.turns,
            "path": None if snapshot.path is None else os.path.abspath(snapshot.path),
            "stamp": snapshot.stamp,
            "unsaved": snapshot.unsaved,
        }
    )


def _read_note(path: Path, game: str) -> dict[str, Any]:
    """What can be read of the note on a game with that stamp, as arguments of `Snapshot`."""
    import json

    note: Any = None
    with contextlib.suppress(OSError, ValueError, RecursionError), open(path, "rb") as file:
        note = json.loads(file.read(_LARGEST_NOTE))
    if not isinstance(note, dict):
        return {}
    kept: dict[str, Any] = {}
    with contextlib.suppress(KeyError, TypeError, ValueError, OverflowError):
        turns = tuple((int(ply), int(place)) for ply, place in note["turns"])
        kept["cursor"] = CursorPath(int(note["ply"]), turns)
    if isinstance(note.get("path"), str):
        kept["path"] = Path(note["path"])
    if isinstance(note.get("stamp"), str):
        kept["stamp"] = note["stamp"]
    # A kill may have come between the game and its note: what this one calls saved is then older.
    if isinstance(note.get("unsaved"), bool) and note.get("game") == game:
        kept["unsaved"] = note["unsaved"]
    return kept
