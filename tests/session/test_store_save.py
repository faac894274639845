"""Saving: atomic, in the place of what was read and nothing else, whatever goes wrong."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import boop_tui
from boop_tui.session import store
from boop_tui.session.store import ChangedOnDisk, StoreError

GAME = "1. Kc3 Kd4 {café ♥} 2. Kc4 (2. Kb1)\n"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.boop"
    path.write_bytes(GAME.encode())
    return path


def test_what_is_saved_is_what_is_read(tmp_path: Path) -> None:
    stamp = store.save(tmp_path / "new.boop", GAME)
    assert store.read(tmp_path / "new.boop") == (GAME, stamp)


def test_a_text_ends_with_a_line_break_on_the_disk(tmp_path: Path) -> None:
    store.save(tmp_path / "new.boop", "1. Kc3")
    assert (tmp_path / "new.boop").read_bytes() == b"1. Kc3\n"


def test_what_no_file_could_hold_is_saved_without_it(tmp_path: Path) -> None:
    store.save(tmp_path / "new.boop", "{\ud800}")
    assert store.read(tmp_path / "new.boop")[0] == "{?}\n"


def test_nothing_else_is_in_the_folder_after_saving(game: Path) -> None:
    store.save(game, "1. Kc3", store.read(game)[1])
    assert os.listdir(game.parent) == ["game.boop"]


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o664, 0o755])
def test_the_permissions_of_the_file_stay(game: Path, mode: int) -> None:
    game.chmod(mode)
    store.save(game, "1. Kc3", force=True)
    assert stat.S_IMODE(game.stat().st_mode) == mode


def test_a_new_file_has_the_permissions_the_user_s_mask_gives(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        store.save(tmp_path / "new.boop", GAME)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new.boop").stat().st_mode) == 0o640


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give files away")
def test_the_owner_stays(game: Path) -> None:
    os.chown(game, 12345, 23456)
    store.save(game, "1. Kc3", force=True)
    assert (game.stat().st_uid, game.stat().st_gid) == (12345, 23456)


@pytest.mark.parametrize("relative", [True, False])
def test_a_link_stays_and_its_file_is_replaced(game: Path, relative: bool) -> None:
    link = game.parent / "links" / "link.boop"
    link.parent.mkdir()
    link.symlink_to("../game.boop" if relative else game)
    store.save(link, "1. Kc3", store.read(link)[1])
    assert link.is_symlink()
    assert game.read_text() == "1. Kc3\n"


def test_a_link_to_nothing_yet_gets_its_file(tmp_path: Path) -> None:
    (tmp_path / "link.boop").symlink_to("game.boop")
    store.save(tmp_path / "link.boop", "1. Kc3")
    assert (tmp_path / "game.boop").read_text() == "1. Kc3\n"


@pytest.mark.parametrize("name", ["ж" * 127, "x" * 255])
def test_the_longest_name_that_a_file_can_have_is_saved(tmp_path: Path, name: str) -> None:
    store.save(tmp_path / name, GAME)
    assert store.read(tmp_path / name)[0] == GAME


# Changed meanwhile


def test_a_file_changed_since_it_was_read_is_not_overwritten(game: Path) -> None:
    _, stamp = store.read(game)
    game.write_text("1. Ka1\n")
    with pytest.raises(ChangedOnDisk, match="changed"):
        store.save(game, "1. Kc3", stamp)
    assert game.read_text() == "1. Ka1\n"


def test_a_change_is_seen_though_size_and_time_are_the_same(game: Path) -> None:
    _, stamp = store.read(game)
    before = game.stat()
    game.write_bytes(GAME.replace("Kb1", "Kb2").encode())
    os.utime(game, ns=(before.st_atime_ns, before.st_mtime_ns))
    with pytest.raises(ChangedOnDisk):
        store.save(game, "1. Kc3", stamp)


def test_a_file_changed_meanwhile_is_overwritten_if_so_asked(game: Path) -> None:
    _, stamp = store.read(game)
    game.write_text("1. Ka1\n")
    store.save(game, "1. Kc3", stamp, force=True)
    assert game.read_text() == "1. Kc3\n"


def test_a_file_written_anew_with_the_same_text_is_not_taken_for_changed(game: Path) -> None:
    _, stamp = store.read(game)
    game.unlink()
    game.write_bytes(GAME.encode())
    store.save(game, "1. Kc3", stamp)
    assert game.read_text() == "1. Kc3\n"


def test_saving_again_goes_by_the_stamp_of_the_last_saving(game: Path) -> None:
    stamp = store.save(game, "1. Kc3", store.read(game)[1])
    store.save(game, "1. Kc4", stamp)
    assert game.read_text() == "1. Kc4\n"


def test_a_new_file_does_not_overwrite_one_that_is_there(game: Path) -> None:
    with pytest.raises(ChangedOnDisk, match="exists already"):
        store.save(game, "1. Kc3")
    assert game.read_bytes() == GAME.encode()


def test_a_file_that_is_gone_is_saved_anew(game: Path) -> None:
    _, stamp = store.read(game)
    game.unlink()
    store.save(game, "1. Kc3", stamp)
    assert game.read_text() == "1. Kc3\n"


def test_whether_a_file_has_changed_can_be_asked(game: Path) -> None:
    _, stamp = store.read(game)
    before = store.is_changed(game, stamp)
    game.write_text("1. Ka1\n")
    assert (before, store.is_changed(game, stamp)) == (False, True)


# Failing


def failing(code: int, after: int = 0) -> object:
    """A stand-in for `os.write` that takes some bytes and then fails."""

    def write(descriptor: int, data: bytes) -> int:
        if after and len(data) == len(GAME.encode()) * 100:
            return genuine(descriptor, data[:after])
        raise OSError(code, os.strerror(code))

    genuine = os.write
    return write


@pytest.mark.parametrize("after", [0, 100])
def test_a_full_disk_leaves_the_old_file_and_nothing_beside_it(
    game: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    monkeypatch.setattr(os, "write", failing(28, after))
    with pytest.raises(StoreError, match="not saved: the disk is full"):
        store.save(game, GAME * 100, force=True)
    assert game.read_bytes() == GAME.encode()
    assert os.listdir(game.parent) == ["game.boop"]


@pytest.mark.parametrize("step", ["fsync", "replace", "chmod"])
def test_a_failure_at_any_step_leaves_the_old_file_and_nothing_beside_it(
    game: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(StoreError, match="Input/output error"):
        store.save(game, "1. Kc3", force=True)
    assert game.read_bytes() == GAME.encode()
    assert os.listdir(game.parent) == ["game.boop"]


def test_a_short_write_is_carried_on(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    genuine = os.write
    monkeypatch.setattr(os, "write", lambda to, data: genuine(to, bytes(data)[:7]))
    store.save(game, GAME * 3, force=True)
    assert game.read_bytes() == GAME.encode() * 3


def test_a_read_only_file_is_not_replaced(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Root may write everything, so the system's answer is stood in for.
    with monkeypatch.context() as another_user:
        another_user.setattr(os, "access", lambda path, mode: False)
        with pytest.raises(StoreError, match="it is read-only"):
            store.save(game, "1. Kc3", force=True)
    assert game.read_bytes() == GAME.encode()


@pytest.mark.parametrize("force", [False, True])
def test_a_folder_is_not_replaced(tmp_path: Path, force: bool) -> None:
    with pytest.raises(StoreError, match="it is a folder"):
        store.save(tmp_path, GAME, force=force)


def test_a_pipe_is_not_replaced(tmp_path: Path) -> None:
    # Stands for devices too: no test may go near a real one.
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(StoreError, match="a device or a pipe"):
        store.save(tmp_path / "pipe", GAME, force=True)
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)


def test_a_folder_that_is_not_there_is_said(game: Path) -> None:
    with pytest.raises(StoreError, match="no such folder"):
        store.save(game / "below.boop", GAME)


def test_a_name_that_is_too_long_is_said(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="name is too long"):
        store.save(tmp_path / ("x" * 300), GAME)


# Killed in the middle

KILLED_AT = """
import os, signal, sys
from pathlib import Path
from boop_tui.session import store

step, genuine, passed = sys.argv[2], getattr(os, sys.argv[2]), []

def killed(*arguments):
    if step == "write":
        genuine(arguments[0], arguments[1][:100])
    if step != "fsync" or passed:
        os.kill(os.getpid(), signal.SIGKILL)
    passed.append(step)
    return genuine(*arguments)

if sys.argv[3] == "first":
    passed.append(step)
setattr(os, step, killed)
store.save(Path(sys.argv[1]), "1. Ka1 " * 1000, force=True)
"""


@pytest.mark.parametrize(
    ("step", "time", "whole"),
    [
        ("write", "first", GAME),
        ("fsync", "first", GAME),
        ("replace", "first", GAME),
        ("fsync", "second", "1. Ka1 " * 1000 + "\n"),
    ],
)
def test_a_kill_in_the_middle_leaves_one_whole_file(
    game: Path, step: str, time: str, whole: str
) -> None:
    killed = subprocess.run(
        [sys.executable, "-c", KILLED_AT, str(game), step, time],
        env=os.environ | {"PYTHONPATH": str(Path(boop_tui.__file__).parents[1])},
        check=False,
    )
    assert killed.returncode == -9
    assert game.read_text() == whole
