"""Autosaving: soon, seldom, off the thread that plays, and never the older over the newer."""

import os
import queue
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boop_tui.session.autosave import RETRY_DELAY, Autosaver
from boop_tui.session.recovery import Recovery, Snapshot

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
        self.thread = threading.current_thread()
        self.has_begun = threading.Event()
        self.go_on = threading.Event()
        if not is_slow:
            self.go_on.set()
        self.folder = folder
        self.recovery = _Telling(folder, self)
        self.saver = Autosaver(
            self.recovery, self._snapshot, self.problems.put, delay, lambda: self.now
        )

    def _snapshot(self) -> Snapshot:
        self.snapshots += 1
        snapshot = Snapshot(self.text)
        if threading.current_thread() is not threading.main_thread():
            self.thread = threading.current_thread()
            self.has_begun.set()
            self.go_on.wait(PATIENCE)
        return snapshot

    def on_disk(self) -> list[str]:
        return [path.read_text().strip() for path in self.folder.glob("*.boop")]


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


Start = Callable[..., Board]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts boards, to be stopped when the test is over."""
    boards = []

    def board(**how: Any) -> Board:
        boards.append(Board(tmp_path / "boards", **how))
        return boards[-1]

    yield board
    for each in boards:
        each.go_on.set()
        each.saver.stop(discard=True)


# When it is written


def test_a_change_is_written_without_anybody_waiting_for_it(start: Start) -> None:
    board = start()
    board.saver.changed()
    assert board.written.get(timeout=PATIENCE) == "1. Ka1"


def test_nothing_is_written_before_something_changes(start: Start) -> None:
    board = start()
    board.saver.stop(discard=True)
    assert not board.folder.exists()


def test_many_changes_are_written_at_once(start: Start) -> None:
    board = start(is_slow=True)
    board.saver.changed()
    board.has_begun.wait(PATIENCE)
    for number in range(500):
        board.text = f"1. Ka1 {{{number}}}"
        board.saver.changed()
    board.go_on.set()
    board.written.get(timeout=PATIENCE)
    assert board.written.get(timeout=PATIENCE) == "1. Ka1 {499}"
    assert board.snapshots == 2


def test_a_change_does_not_put_off_what_changed_before(start: Start) -> None:
    board = start(delay=1)
    board.saver.changed()
    board.now = 0.6
    board.saver.changed()
    board.now = 1.0
    board.saver.changed()
    assert board.written.get(timeout=PATIENCE) == "1. Ka1"


def test_a_change_waits_for_others_to_come(start: Start) -> None:
    board = start(delay=1)
    for now in (0.0, 0.3, 0.6, 0.9, 1.0):
        board.now, board.text = now, f"1. Ka1 {{{now}}}"
        board.saver.changed()
    assert board.written.get(timeout=PATIENCE) == "1. Ka1 {1.0}"


# At once


def test_flushing_writes_before_it_returns(start: Start) -> None:
    board = start(delay=1e9)
    board.saver.changed()
    path = board.saver.flush()
    assert path is not None
    assert path.read_text() == "1. Ka1\n"


def test_flushing_does_not_need_a_change(start: Start) -> None:
    board = start()
    board.saver.flush()
    assert board.on_disk() == ["1. Ka1"]


def test_an_older_snapshot_does_not_replace_what_was_flushed_meanwhile(start: Start) -> None:
    board = start(is_slow=True)
    board.saver.changed()
    board.has_begun.wait(PATIENCE)
    board.text = "1. Kf6"
    board.saver.flush()
    board.text = "1. Kb2"
    board.saver.changed()
    board.go_on.set()
    written = [board.written.get(timeout=PATIENCE) for _ in range(2)]
    assert written == ["1. Kf6", "1. Kb2"]


# The end


def test_a_clean_quit_leaves_nothing(start: Start) -> None:
    board = start()
    board.saver.flush()
    board.saver.stop(discard=True)
    assert os.listdir(board.folder) == []


def test_a_snapshot_being_made_at_a_clean_quit_is_not_written(start: Start) -> None:
    board = start(is_slow=True)
    board.saver.changed()
    board.has_begun.wait(PATIENCE)
    board.saver.stop(discard=True)
    board.go_on.set()
    board.thread.join(PATIENCE)
    assert not board.folder.exists()


def test_after_a_clean_quit_nothing_is_written(start: Start) -> None:
    board = start()
    board.saver.stop(discard=True)
    board.saver.changed()
    board.saver.flush()
    assert not board.folder.exists()


def test_another_end_leaves_the_board_as_it_is_then(start: Start) -> None:
    board = start(delay=1e9)
    board.saver.changed()
    board.text = "1. Kf6"
    board.saver.stop(discard=False)
    assert board.on_disk() == ["1. Kf6"]


# Failing


def test_what_goes_wrong_is_said_once(start: Start) -> None:
    board = start()
    board.failure = OSError(28, "No space left on device")
    assert board.saver.flush() is None
    assert board.saver.flush() is None
    assert [board.problems.get_nowait()] == ["The game can't be autosaved: the disk is full"]
    assert board.problems.empty()


def test_it_is_said_again_if_it_went_well_between(start: Start) -> None:
    board = start()
    for failure in [OSError(28, "full"), None, OSError(28, "full")]:
        board.failure = failure
        board.saver.flush()
    assert board.problems.qsize() == 2


@pytest.mark.parametrize("failure", [OSError(5, "Input/output error"), RuntimeError("a fault")])
def test_a_failure_does_not_end_the_thread(start: Start, failure: Exception) -> None:
    board = start()
    board.failure = failure
    board.saver.changed()
    board.problems.get(timeout=PATIENCE)
    board.failure = None
    board.now += RETRY_DELAY
    board.saver.changed()
    assert board.written.get(timeout=PATIENCE) == "1. Ka1"


def test_a_writing_that_failed_is_tried_again_without_another_change(start: Start) -> None:
    board = start()
    board.failure = OSError(5, "Input/output error")

    def mended() -> float:
        if not board.problems.empty():
            board.failure = None
            board.now += RETRY_DELAY
        return board.now

    board.saver = Autosaver(board.recovery, board._snapshot, board.problems.put, 0, mended)
    board.saver.changed()
    assert board.written.get(timeout=PATIENCE) == "1. Ka1"
