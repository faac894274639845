"""Autosaving: the open game goes to the disk from a thread of its own.

The thread reads the very tree that the interface changes; `ChangeGuard` sees to it that what
it reads is whole, and that the interface doesn't wait while 50,000 moves are written out.
"""

import contextlib
import threading
import time
from collections.abc import Callable
from pathlib import Path

from boop_tui.game.tree import GameTree
from boop_tui.session import store
from boop_tui.session.guard import ChangeGuard
from boop_tui.session.recovery import Recovery, Snapshot, cursor_path
from boop_tui.session.study import Study
from boop_tui.text import movetext

DELAY = 1.0
"""Seconds from the first unsaved change to its writing; SPEC asks for two at most."""

RETRY_DELAY = 15.0
"""Seconds until it is tried again where that writing failed."""


class StudySnapshots:
    """Called from any thread, gives a snapshot of a study.

    `about` gives the file that the game belongs to, its stamp, and whether the game is unsaved;
    it too is called from any thread. A text that still holds is not written out again.
    """

    def __init__(
        self,
        study: Study,
        guard: ChangeGuard,
        about: Callable[[], tuple[Path | None, str | None, bool]],
    ) -> None:
        self._study = study
        self._guard = guard
        self._about = about
        self._written: tuple[int, GameTree, str] | None = None

    def __call__(self) -> Snapshot:
        return self._guard.read(self._make)

    def _make(self, count: int) -> Snapshot:
        tree, cursor = self._study.tree, self._study.cursor
        written = self._written
        if written is None or written[0] != count or written[1] is not tree:
            written = self._written = (count, tree, movetext.write(tree))
        return Snapshot(written[2], cursor_path(cursor), *self._about())


class Autosaver:
    """Writes a board down some time after it has changed, in a thread that waits meanwhile.

    `changed` may be called at any rate: one writing takes all changes before it. What goes
    wrong is told to `on_problem` once, in a sentence, from the thread or from within `flush`.
    """

    def __init__(
        self,
        recovery: Recovery,
        snapshot: Callable[[], Snapshot],
        on_problem: Callable[[str], None] = lambda problem: None,
        delay: float = DELAY,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._recovery = recovery
        self._snapshot = snapshot
        self._on_problem = on_problem
        self._delay = delay
        self._clock = clock
        self._wakes = threading.Condition()
        """Guards what follows, up to the thread."""
        self._due: float | None = None
        self._requests = 0
        self._is_stopped = False
        self._thread: threading.Thread | None = None
        self._disk = threading.RLock()
        """Guards what follows, and the files. No other lock is taken while it is held."""
        self._latest = 0
        self._is_over = False
        self._is_told = False

    def changed(self) -> None:
        """Says that the board is not on the disk as it is now. Costs next to nothing."""
        with self._wakes:
            if self._is_stopped:
                return
            self._requests += 1
            if self._due is None:
                self._due = self._clock() + self._delay
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
                self._thread.start()
            self._wakes.notify()

    def flush(self) -> Path | None:
        """Writes the board down now; gives the path of its game, or None if that failed."""
        with self._wakes:
            self._requests += 1
            self._due = None
            request = self._requests
        return self._write(request)

    def stop(self, discard: bool) -> None:
        """Ends the thread, leaving nothing on the disk, or else the board as it is now."""
        if not discard:
            self.flush()
        with self._wakes:
            self._is_stopped = True
            self._wakes.notify()
        with self._disk:
            self._is_over = True
            if discard:
                self._recovery.discard()

    def _run(self) -> None:
        while True:
            with self._wakes:
                while not self._is_stopped and (wait := self._seconds_left()) > 0:
                    self._wakes.wait(wait if wait < threading.TIMEOUT_MAX else None)
                if self._is_stopped:
                    return
                self._due = None
                request = self._requests
            if self._write(request) is None:
                self._put_off()

    def _put_off(self) -> None:
        with self._wakes:
            if self._due is None:
                self._due = self._clock() + RETRY_DELAY

    def _seconds_left(self) -> float:
        return float("inf") if self._due is None else self._due - self._clock()

    def _write(self, request: int) -> Path | None:
        """Writes the board as it is after that request, unless a later one was written before."""
        try:
            snapshot = self._snapshot()
            with self._disk:
                if self._is_over or request < self._latest:
                    return self._recovery.path
                game = self._recovery.save(snapshot)
                self._latest = request
                self._is_told = False
                return game
        except Exception as error:
            self._tell(error)
            return None

    def _tell(self, error: Exception) -> None:
        if not self._is_told:
            self._is_told = True
            with contextlib.suppress(Exception):
                self._on_problem(f"The game can't be autosaved: {store.reason(error)}")
