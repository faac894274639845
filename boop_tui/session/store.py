"""Game files: read as text whatever wrote them, and saved so that nothing is lost."""

import codecs
import errno
import os
import stat
import sys
from pathlib import Path
from typing import BinaryIO

from boop_tui.session.atomic import write_atomically
from boop_tui.text.movetext import LARGEST
from boop_tui.text.plain import quoted

_REASONS = {
    errno.ENOENT: "there is no such file or folder",
    errno.ENOTDIR: "there is no such folder",
    errno.EISDIR: "it is a folder",
    errno.EACCES: "you have no permission",
    errno.EPERM: "you have no permission",
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is used up",
    errno.EROFS: "that disk is read-only",
    errno.ENAMETOOLONG: "the name is too long",
}


class StoreError(ValueError):
    """A file that can't be read or saved; its text names the file and says why."""


class ChangedOnDisk(StoreError):  # noqa: N818 - what has happened
    """A file that holds something other than what was read from it or last saved to it."""


def typed_path(text: str) -> Path:
    """The file that a typed path means, ``~`` and all; StoreError where it means none."""
    try:
        path = Path(text.strip()).expanduser()
    except RuntimeError as error:
        raise StoreError(f"{quoted(text)}: {error}") from None
    if not path.name or "\0" in text:
        raise StoreError(f"{quoted(text) or 'nothing'} names no file")
    return path


def shown_path(path: Path) -> str:
    """A path fit for a message: short and harmless whatever it holds."""
    return quoted(str(path), 200)


# Reading


def read(path: Path, pipes: bool = False) -> tuple[str, str]:
    """The text of a file, and the stamp to save it by; StoreError says why there is none.

    UTF-8 and, by their first bytes, UTF-16 are understood. A pipe is read only if so asked,
    since that may wait for ever.
    """
    try:
        with open(path, "rb", opener=None if pipes else _open_at_once) as file:
            mode = os.fstat(file.fileno()).st_mode
            if not (stat.S_ISREG(mode) or (pipes and stat.S_ISFIFO(mode))):
                raise OSError("it is not a file")
            data = _bytes_of(file)
    except (OSError, ValueError) as error:
        raise StoreError(f"{shown_path(path)}: {reason(error)}") from None
    return _text_of(data, shown_path(path)), stamp_of(data)


def read_input(stream: BinaryIO | None = None) -> str:
    """The text that comes from standard input, or another stream; StoreError as for `read`."""
    name = "standard input"
    if stream is None and sys.stdin is None:
        raise StoreError(f"{name}: it is closed")
    try:
        data = _bytes_of(stream or sys.stdin.buffer)
    except (OSError, ValueError) as error:
        raise StoreError(f"{name}: {reason(error)}") from None
    return _text_of(data, name)


def _open_at_once(path: str, flags: int) -> int:
    """Opens a file without waiting where it is a pipe that nobody writes to."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _bytes_of(stream: BinaryIO) -> bytes:
    """All that the stream holds, but not much more than may be read."""
    return stream.read(LARGEST + 1) or b""


def _text_of(data: bytes, name: str) -> str:
    if len(data) > LARGEST:
        raise StoreError(f"{name}: it is larger than {LARGEST // 2**20} MiB")
    is_utf_16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = data.decode("utf-16" if is_utf_16 else "utf-8-sig")
    except UnicodeDecodeError as error:
        form = "UTF-16" if is_utf_16 else "UTF-8"
        raise StoreError(f"{name}: it is no {form} text (from byte {error.start + 1:,})") from None
    if "\0" in text:
        raise StoreError(f"{name}: it is no text: there are zero bytes in it")
    return text


def stamp_of(data: bytes) -> str:
    """What tells these bytes from any others."""
    import hashlib  # loaded when a file is first read, so that the board is there sooner

    return hashlib.blake2b(data, digest_size=16).hexdigest()


def reason(error: Exception) -> str:
    """Why something couldn't be done with a file, in a few words."""
    if isinstance(error, OSError) and error.errno is not None:
        return _REASONS.get(error.errno) or error.strerror or "it can't be done"
    return quoted(str(error), 100)


# Saving


def save(path: Path, text: str, stamp: str | None = None, force: bool = False) -> str:
    """Saves a text, and gives the stamp of what the file holds now.

    `stamp` is that of what the file held when it was last read or saved, None for a new file.
    Where it now holds anything else this raises ChangedOnDisk, unless `force` is set; where it
    can't be written, StoreError. Either way the file stays as it was.
    """
    data = (text if text.endswith("\n") else f"{text}\n").encode("utf-8", "replace")
    try:
        if not force:
            _check_unchanged(path, stamp)
        write_atomically(path, data)
    except (OSError, ValueError) as error:
        if isinstance(error, StoreError):
            raise
        raise StoreError(f"{shown_path(path)} is not saved: {reason(error)}") from None
    return stamp_of(data)


def is_changed(path: Path, stamp: str | None) -> bool:
    """Whether a file holds something other than it did by that stamp; one that is gone doesn't."""
    try:
        _check_unchanged(path, stamp)
    except ChangedOnDisk:
        return True
    except (OSError, ValueError):
        return False
    return False


def _check_unchanged(path: Path, stamp: str | None) -> None:
    """ChangedOnDisk if saving would overwrite what has not been seen."""
    try:
        with open(path, "rb", opener=_open_at_once) as file:
            if stamp is not None and stamp_of(_bytes_of(file)) == stamp:
                return
    except FileNotFoundError:
        return
    if stamp is None:
        raise ChangedOnDisk(f"{shown_path(path)} exists already")
    raise ChangedOnDisk(f"{shown_path(path)} has been changed by something else meanwhile")
