"""Locks on files: one holder at a time, and none on a file that is no longer there."""

from pathlib import Path

import pytest

from boop_tui.session import locks
from boop_tui.session.locks import FileLock, locked


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "board.lock"


def held(path: Path) -> FileLock:
    lock = FileLock.take(path)
    assert lock is not None
    return lock


def test_a_lock_has_one_holder(path: Path) -> None:
    first = held(path)
    assert FileLock.take(path) is None
    first.release()


def test_a_lock_let_go_of_can_be_taken_again(path: Path) -> None:
    held(path).release()
    held(path).release()


def test_removing_a_lock_removes_its_file_and_frees_the_name(path: Path) -> None:
    held(path).remove()
    assert not path.exists()
    held(path).remove()


def test_a_file_removed_while_it_is_being_locked_is_not_taken(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "_lock", lambda descriptor: path.unlink())
    assert FileLock.take(path) is None


def test_where_no_lock_can_be_had_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        FileLock.take(tmp_path / "none" / "board.lock")


def test_work_under_a_lock_holds_it_until_its_end(path: Path) -> None:
    with locked(path):
        during = FileLock.take(path)
    assert during is None
    held(path).release()


def test_work_that_fails_lets_go_of_its_lock(path: Path) -> None:
    with pytest.raises(LookupError), locked(path):
        raise LookupError
    held(path).release()


def test_work_goes_on_where_another_never_lets_go(path: Path) -> None:
    other, done = held(path), []
    with locked(path, patience=0):
        done.append("work")
    assert done
    other.release()


def test_work_goes_on_at_once_where_the_disk_knows_no_locks(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(descriptor: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(locks, "_lock", unknown)
    tries: list[float] = []
    monkeypatch.setattr(locks.time, "sleep", tries.append)
    with locked(path):
        assert tries == []
