"""Autosaving: soon, seldom, off the thread that plays, and never the older over the newer."""

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import boop_tui
from boop_tui.game.tree import GameTree
from boop_tui.session.autosave import RETRY_DELAY, Autosaver, StudySnapshots
from boop_tui.session.guard import ChangeGuard
from boop_tui.session.recovery import Recovery, Snapshot, node_at
from boop_tui.session.study import Study
from boop_tui.text import movetext, notation

from ..trees import tokens_to

PATIENCE = 20
"""Seconds to wait for what must come; only a failing test waits them out."""


class Board:
    """A game that is but a text, an autosaver for it, and a clock that stands still.

    Each writing waits in `written`; with `is_slow`, making a snapshot waits for `go_on`.
    """

    def __init__(self, folder: Path, delay: float = 0, is_slow: bool = False) -> None:
        self.text = "1. Ka1"
        self.now = 0.0
        self.snapshots = 0
        self.failure: Exception | None = None
        self.problems: queue.Queue[str] = queue.Queue()
        self.written: queue.Queue[str] = queue.Queue()
        self.has_begun = threading.Event()
        self.go_on = threading.Event()
        if not is_slow:
            self.go_on.set()
        self.recovery = _Telling(folder, self)
        self.saver = Autosaver(
            self.recovery, self._snapshot, self.problems.put, delay, lambda: self.now
        )

    def _snapshot(self) -> Snapshot:
        self.snapshots += 1
        snapshot = Snapshot(self.text)
        if threading.current_thread() is not threading.main_thread():
            self.has_begun.set()
            self.go_on.wait(PATIENCE)
        return snapshot

    def on_disk(self) -> list[str]:
        return [path.read_text().strip() for path in self.recovery.folder.glob("*.boop")]


class _Telling(Recovery):
    """Files of a board that say when they were written."""

    def __init__(self, folder: Path, board: Board) -> None:
        super().__init__(folder)
        self.board = board

    def save(self, snapshot: Snapshot) -> Path:
        if self.board.failure is not None:
            raise self.board.failure
        path = super().save(snapshot)
        self.board.written.put(snapshot.text)
        return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "boards"


# When it is written


def test_a_change_is_written_without_anybody_waiting_for_it(folder: Path) -> None:
    board = Board(folder)
    board.saver.changed()
    assert board.written.get(timeout=PATIENCE) == "1. Ka1"


def test_nothing_is_written_before_something_changes(folder: Path) -> None:
    board = Board(folder)
    board.saver.stop(discard=True)
    assert not folder.exists()


def test_many_changes_are_written_at_once(folder: Path) -> None:
    board = Board(folder, is_slow=True)
    board.saver.changed()
    board.has_begun.wait(PATIENCE)
    for number in range(500):
        board.text = f"1. Ka1 {{{number}}}"
        board.saver.changed()
    board.go_on.set()
    board.written.get(timeout=PATIENCE)
    assert board.written.get(timeout=PATIENCE) == "1. Ka1 {499}"
    assert board.snapshots == 2


def test_a_change_does_not_put_off_what_changed_before(folder: Path) -> None:
    board = Board(folder, delay=1)
    board.saver.changed()
    board.now = 0.6
    board.saver.changed()
    board.now = 1.0
    board.saver.changed()
    assert board.written.get(timeout=PATIENCE) == "1. Ka1"


def test_a_change_waits_for_others_to_come(folder: Path) -> None:
    board = Board(folder, delay=1)
    board.saver.changed()
    board.now = 0.9
    board.saver.changed()
    board.saver.stop(discard=True)
    assert board.snapshots == 0


# At once


def test_flushing_writes_before_it_returns(folder: Path) -> None:
    board = Board(folder, delay=1e9)
    board.saver.changed()
    path = board.saver.flush()
    assert path is not None
    assert path.read_text() == "1. Ka1\n"


def test_flushing_does_not_need_a_change(folder: Path) -> None:
    board = Board(folder)
    board.saver.flush()
    assert board.on_disk() == ["1. Ka1"]


def test_an_older_snapshot_does_not_replace_what_was_flushed_meanwhile(folder: Path) -> None:
    board = Board(folder, is_slow=True)
    board.saver.changed()
    board.has_begun.wait(PATIENCE)
    board.text = "1. Kf6"
    board.saver.flush()
    board.go_on.set()
    _wait_for_the_thread(board.saver)
    assert board.on_disk() == ["1. Kf6"]


def _wait_for_the_thread(saver: Autosaver) -> None:
    saver.stop(discard=False)
    for thread in threading.enumerate():
        if thread.name == "autosave":
            thread.join(PATIENCE)


# The end


def test_a_clean_quit_leaves_nothing(folder: Path) -> None:
    board = Board(folder)
    board.saver.flush()
    board.saver.stop(discard=True)
    assert os.listdir(folder) == []


def test_a_snapshot_being_made_at_a_clean_quit_is_not_written(folder: Path) -> None:
    board = Board(folder, is_slow=True)
    board.saver.changed()
    board.has_begun.wait(PATIENCE)
    board.saver.stop(discard=True)
    board.go_on.set()
    _wait_for_the_thread(board.saver)
    assert not folder.exists()


def test_after_a_clean_quit_nothing_is_written(folder: Path) -> None:
    board = Board(folder)
    board.saver.stop(discard=True)
    board.saver.changed()
    board.saver.flush()
    assert not folder.exists()


def test_another_end_leaves_the_board_as_it_is_then(folder: Path) -> None:
    board = Board(folder, delay=1e9)
    board.saver.changed()
    board.text = "1. Kf6"
    board.saver.stop(discard=False)
    assert board.on_disk() == ["1. Kf6"]


# Failing


def test_what_goes_wrong_is_said_once(folder: Path) -> None:
    board = Board(folder)
    board.failure = OSError(28, "No space left on device")
    assert board.saver.flush() is None
    assert board.saver.flush() is None
    assert [board.problems.get_nowait()] == ["The game can't be autosaved: the disk is full"]
    assert board.problems.empty()


def test_it_is_said_again_if_it_went_well_between(folder: Path) -> None:
    board = Board(folder)
    for failure in [OSError(28, "full"), None, OSError(28, "full")]:
        board.failure = failure
        board.saver.flush()
    assert board.problems.qsize() == 2


@pytest.mark.parametrize("failure", [OSError(5, "Input/output error"), RuntimeError("a fault")])
def test_a_failure_does_not_end_the_thread(folder: Path, failure: Exception) -> None:
    board = Board(folder)
    board.failure = failure
    board.saver.changed()
    board.problems.get(timeout=PATIENCE)
    board.failure = None
    board.now += RETRY_DELAY
    board.saver.changed()
    assert board.written.get(timeout=PATIENCE) == "1. Ka1"


def test_a_writing_that_failed_is_tried_again_without_another_change(folder: Path) -> None:
    board = Board(folder)
    board.failure = OSError(5, "Input/output error")

    def mended() -> float:
        if not board.problems.empty():
            board.failure = None
            board.now += RETRY_DELAY
        return board.now

    board.saver = Autosaver(board.recovery, board._snapshot, board.problems.put, 0, mended)
    board.saver.changed()
    assert board.written.get(timeout=PATIENCE) == "1. Ka1"


# A study


class GuardedStudy:
    """A study, each change of which is made under a guard."""

    def __init__(self, text: str) -> None:
        self.study = Study(movetext.read(text))
        self.guard = ChangeGuard()
        self.snapshot = StudySnapshots(self.study, self.guard, lambda: (None, None, True))

    def play(self, token: str) -> None:
        with self.guard:
            self.study.play(notation.read(self.study.position, token))


def test_a_snapshot_holds_the_game_and_where_one_stands() -> None:
    board = GuardedStudy("1. Kc3 Kd4 (1... Ka1 2. Kf6) 2. Kc4")
    board.study.go_to(board.study.tree.root.children[0].children[1])
    snapshot = board.snapshot()
    tree = movetext.read(snapshot.text)
    assert tokens_to(node_at(tree, snapshot.cursor)) == "Kc3 Ka1"


def test_a_snapshot_after_a_change_holds_it() -> None:
    board = GuardedStudy("1. Kc3")
    board.snapshot()
    board.play("Kd4")
    assert board.snapshot().text == "1. Kc3 Kd4"


def test_a_step_does_not_write_the_game_out_again() -> None:
    board = GuardedStudy("1. Kc3 Kd4")
    before = board.snapshot()
    board.study.back()
    after = board.snapshot()
    assert after.text is before.text
    assert after.cursor != before.cursor


def test_a_game_loaded_takes_the_place_of_the_one_before() -> None:
    board = GuardedStudy("1. Kc3 Kd4")
    board.snapshot()
    with board.guard:
        board.study.load(GameTree())
    assert board.snapshot().text == ""


@pytest.fixture
def hurried_threads() -> Iterator[None]:
    """Has threads take turns far more often than they would."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("hurried_threads")
def test_a_snapshot_made_during_changes_is_of_a_game_that_was() -> None:
    board = GuardedStudy("1. Kc3 Kd4 (1... Ka1 2. Kf6) (1... Kb6) (1... Kf1) 2. Kc4 Kf6 3. Kb5")
    games = {board.snapshot().text}
    is_over = threading.Event()
    taken: list[str] = []

    def take() -> None:
        while not is_over.is_set():
            taken.append(board.snapshot().text)

    thread = threading.Thread(target=take)
    thread.start()
    study = board.study
    for number in range(300):
        last = study.tree.root.children[0].children[-1]
        with board.guard:
            study.make_main(last) if number % 3 else study.promote(last)
        games.add(movetext.write(study.tree))
    is_over.set()
    thread.join(PATIENCE)
    assert taken
    assert set(taken) <= games


# A kill

PLAYING = """
import sys
from pathlib import Path
from boop_tui.session.autosave import Autosaver, StudySnapshots
from boop_tui.session.guard import ChangeGuard
from boop_tui.session.recovery import Recovery
from boop_tui.session.study import Study
from boop_tui.text import notation

class Telling(Recovery):
    def save(self, snapshot):
        super().save(snapshot)
        print(snapshot.text, flush=True)

study, guard = Study(), ChangeGuard()
snapshots = StudySnapshots(study, guard, lambda: (Path("/games/a.boop"), None, True))
saver = Autosaver(Telling(Path(sys.argv[1])), snapshots, delay=0)
with guard:
    for token in ["Kc3", "Kd4", "Kc4"]:
        study.play(notation.read(study.position, token))
    study.back()
saver.changed()
sys.stdin.read()
"""


def test_a_killed_board_is_there_again_cursor_and_all(folder: Path) -> None:
    board = subprocess.Popen(
        [sys.executable, "-c", PLAYING, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(Path(boop_tui.__file__).parents[1])},
    )
    assert board.stdout is not None
    assert board.stdout.readline() == "1. Kc3 Kd4 2. Kc4\n"
    board.kill()
    board.communicate()
    (found,) = Recovery(folder).left_behind()
    found.leave()
    assert tokens_to(node_at(movetext.read(found.text), found.cursor)) == "Kc3 Kd4"
    assert found.path == Path("/games/a.boop")
