"""Reading in one thread what another one changes, without stopping it."""

import threading
from collections.abc import Callable
from typing import TypeVar

_TRIES = 2
_Value = TypeVar("_Value")


class ChangeGuard:
    """Entered around each change of a tree, so that another thread can read between changes.

    The reader reads without asking, and looks afterwards whether a change has begun meanwhile;
    if so it reads again. Only where changes come so fast that this fails time and again does one
    change wait for a reading.
    """

    def __init__(self) -> None:
        # Reentrant, so that whoever makes a change may read in the midst of it.
        self._lock = threading.RLock()
        self._count = 0

    def __enter__(self) -> None:
        self._lock.acquire()
        self._count += 1

    def __exit__(self, *_: object) -> None:
        self._lock.release()

    def read(self, make: Callable[[int], _Value]) -> _Value:
        """What `make` gives, run while nothing changed.

        It is given the number of the state it reads, and may run several times.
        """
        for _ in range(_TRIES):
            with self._lock:  # waits for the end of a change being made
                count = self._count
            try:
                value = make(count)
            except Exception:
                if self._count == count:
                    raise
            else:
                if self._count == count:
                    return value
        with self._lock:
            return make(self._count)
