"""Locks that running boards hold on files; the system drops them when a process ends."""

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """A lock on a file of that path, held until it is released or the process ends.

    Unlike a process's number, it can't outlive the process or be taken for another's.
    """

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor = descriptor

    @classmethod
    def take(cls, path: Path) -> "FileLock | None":
        """Locks the file, made if need be; None if another holds it. OSError if there is no way."""
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            if isinstance(error, (BlockingIOError, PermissionError)):
                return None
            raise
        lock = cls(path, descriptor)
        if not lock._still_stands():
            lock.release()
            return None
        return lock

    def _still_stands(self) -> bool:
        """Whether the file locked is still the one of that path, not one removed meanwhile."""
        try:
            return os.path.samestat(os.fstat(self._descriptor), os.stat(self.path))
        except OSError:
            return False

    def release(self) -> None:
        """Lets go of the lock and leaves the file."""
        os.close(self._descriptor)

    def remove(self) -> None:
        """Lets go of the lock and removes the file."""
        # Removed while still locked, so that nobody can take it in between.
        try:
            self.path.unlink()
        except OSError:
            self.release()
            with contextlib.suppress(OSError):  # Windows removes only what is closed.
                self.path.unlink()
        else:
            self.release()


@contextlib.contextmanager
def locked(path: Path, patience: float = 1.0) -> Iterator[None]:
    """Holds a lock on that path meanwhile; goes on without it after `patience` seconds.

    It guards work of a few milliseconds. Where a lock can't be had at all, losing it is better
    than refusing the work.
    """
    lock = None
    end = time.monotonic() + patience
    with contextlib.suppress(OSError):
        while (lock := FileLock.take(path)) is None and time.monotonic() < end:
            time.sleep(0.005)
    try:
        yield
    finally:
        if lock is not None:
            lock.release()
