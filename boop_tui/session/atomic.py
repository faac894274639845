"""Writing a file so that it is at every moment either the old one whole or the new one whole."""

import contextlib
import os
import stat
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> os.stat_result:
    """Puts those bytes in the place of the file, through a new file beside it.

    The new file takes over the mode bits and, where that is allowed, the owner of the old one.
    A symbolic link stays, and what it points to is replaced. The bytes are on the disk when
    this returns; what it gives is the state of the file written. OSError, with the old file as
    it was and nothing left beside it, if that can't be done.
    """
    target = Path(os.path.realpath(path))
    old = _replaceable(target)
    temporary = target.with_name(f".{target.name[:30]}.{os.urandom(4).hex()}.tmp")
    # O_EXCL never follows a link that someone laid there; the mode is what umask leaves of it.
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        try:
            if old is not None:
                _take_over(descriptor, temporary, old)
            _write_all(descriptor, data)
            os.fsync(descriptor)
            written = os.fstat(descriptor)
        finally:
            os.close(descriptor)
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
    _sync_folder(target.parent)
    return written


def _replaceable(target: Path) -> os.stat_result | None:
    """The state of the file to replace, None if there is none; OSError if it must stay."""
    try:
        old = os.stat(target)
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(old.st_mode):
        raise IsADirectoryError("it is a folder")
    if not stat.S_ISREG(old.st_mode):
        raise OSError("it is a device or a pipe, not a file")
    if not os.access(target, os.W_OK):
        raise PermissionError("it is read-only")
    return old


def _take_over(descriptor: int, temporary: Path, old: os.stat_result) -> None:
    """Gives the new file the old one's owner, as far as allowed, and its mode bits."""
    if hasattr(os, "fchown"):
        try:
            os.fchown(descriptor, old.st_uid, old.st_gid)
        except OSError:
            with contextlib.suppress(OSError):
                os.fchown(descriptor, -1, old.st_gid)
    os.chmod(temporary, stat.S_IMODE(old.st_mode))


def _write_all(descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def _sync_folder(folder: Path) -> None:
    """Makes the new name last as well; the file is in place even where that is impossible."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
