"""What a board leaves on the disk, and who may take it up when the board is gone."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

import boop_tui
from boop_tui.session.recovery import CursorPath, Recovered, Recovery, Snapshot
from boop_tui.session.store import stamp_of

GAME = "1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6) (2. Ke5)"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "state" / "boards"


CRASHING = """
import os, signal, sys
from pathlib import Path
from boop_tui.session.recovery import CursorPath, Recovery, Snapshot
recovery = Recovery(Path(sys.argv[1]))
for text in sys.argv[2:]:
    recovery.save(Snapshot(text, CursorPath(3, ((3, 2),)), Path("/games/a.boop"), "5ca1e", False))
os.kill(os.getpid(), signal.SIGKILL)
"""


def crash(folder: Path, *texts: str, script: str = CRASHING) -> None:
    """Lets a board write those texts down, one after the other, and kills it."""
    ended = subprocess.run(
        [sys.executable, "-c", script, str(folder), *texts],
        env=os.environ | {"PYTHONPATH": str(Path(boop_tui.__file__).parents[1])},
        check=False,
    )
    assert ended.returncode == -signal.SIGKILL


def left_in(folder: Path) -> Iterator[Recovered]:
    """The boards left behind, each let go of again."""
    for board in Recovery(folder).left_behind():
        board.leave()
        yield board


def only_one_left_in(folder: Path) -> Recovered:
    (board,) = left_in(folder)
    return board


def game_file(folder: Path) -> Path:
    (path,) = folder.glob("*.boop")
    return path


# A board that lives, or has said goodbye


def test_a_board_that_saved_nothing_leaves_nothing(folder: Path) -> None:
    Recovery(folder).discard()
    assert not folder.exists()


def test_a_clean_quit_leaves_nothing(folder: Path) -> None:
    recovery = Recovery(folder)
    recovery.save(Snapshot(GAME))
    recovery.discard()
    assert os.listdir(folder) == []


def test_what_is_saved_is_a_game_that_any_board_can_open(folder: Path) -> None:
    path = Recovery(folder).save(Snapshot(GAME))
    assert path.read_text() == f"{GAME}\n"


def test_the_latest_save_stands(folder: Path) -> None:
    recovery = Recovery(folder)
    recovery.save(Snapshot("1. Kc3"))
    recovery.save(Snapshot(GAME))
    assert game_file(folder).read_text() == f"{GAME}\n"


def test_a_text_that_still_holds_is_not_written_again(folder: Path) -> None:
    recovery = Recovery(folder)
    path = recovery.save(Snapshot(GAME))
    before = path.stat().st_ino
    recovery.save(Snapshot(GAME, CursorPath(2)))
    assert path.stat().st_ino == before


def test_a_living_board_is_not_offered(folder: Path) -> None:
    recovery = Recovery(folder)
    recovery.save(Snapshot(GAME))
    assert list(left_in(folder)) == []


def test_a_board_does_not_offer_itself(folder: Path) -> None:
    recovery = Recovery(folder)
    recovery.save(Snapshot(GAME))
    assert recovery.left_behind() == []


def test_several_boards_keep_apart(folder: Path) -> None:
    one, other = Recovery(folder), Recovery(folder)
    one.save(Snapshot("1. Ka1"))
    path = other.save(Snapshot("1. Kf6"))
    one.discard()
    assert path.read_text() == "1. Kf6\n"


def test_only_its_user_can_look_into_the_folder(folder: Path) -> None:
    Recovery(folder).save(Snapshot(GAME))
    assert folder.stat().st_mode & 0o077 == 0


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("no folder")
    with pytest.raises(OSError, match=str(tmp_path)):
        Recovery(tmp_path / "state" / "boards").save(Snapshot(GAME))


# A board that was killed


def test_a_killed_board_is_offered_as_it_was(folder: Path) -> None:
    crash(folder, GAME)
    assert only_one_left_in(folder).snapshot == Snapshot(
        GAME, CursorPath(3, ((3, 2),)), Path("/games/a.boop"), "5ca1e", False
    )


def test_it_is_said_when_it_was_written(folder: Path) -> None:
    crash(folder, GAME)
    for path in folder.iterdir():
        os.utime(path, (1_700_000_000, 1_700_000_000))
    assert only_one_left_in(folder).when == datetime.fromtimestamp(1_700_000_000).astimezone()


def test_several_killed_boards_are_offered_latest_first(folder: Path) -> None:
    for text, seconds in [("1. Ka1", 2), ("1. Kb2", 3), ("1. Kc3", 1)]:
        before = set(folder.glob("*"))
        crash(folder, text)
        for path in set(folder.glob("*")) - before:
            os.utime(path, (1_700_000_000, 1_700_000_000 + seconds))
    assert [board.text for board in left_in(folder)] == ["1. Kb2", "1. Ka1", "1. Kc3"]


def test_looking_at_it_does_not_take_it_away(folder: Path) -> None:
    crash(folder, GAME)
    assert [board.text for _ in range(2) for board in left_in(folder)] == [GAME, GAME]


def test_one_that_is_forgotten_leaves_nothing(folder: Path) -> None:
    crash(folder, GAME)
    (board,) = Recovery(folder).left_behind()
    board.forget()
    assert os.listdir(folder) == []


def test_two_starting_boards_are_not_both_offered_it(folder: Path) -> None:
    crash(folder, GAME)
    first = Recovery(folder).left_behind()
    second = Recovery(folder).left_behind()
    assert (len(first), len(second)) == (1, 0)


def test_what_a_killed_start_had_taken_up_is_offered_again(folder: Path) -> None:
    crash(folder, GAME)
    taking_up = """
import os, signal, sys
from pathlib import Path
from boop_tui.session.recovery import Recovery
assert len(Recovery(Path(sys.argv[1])).left_behind()) == 1
os.kill(os.getpid(), signal.SIGKILL)
"""
    crash(folder, script=taking_up)
    assert only_one_left_in(folder).text == GAME


def test_without_a_folder_nothing_is_offered(folder: Path) -> None:
    assert Recovery(folder).left_behind() == []


def test_files_of_others_in_the_folder_are_left_alone(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "mine.boop").write_text(GAME)
    (folder / "mine.lock").write_text("")
    assert Recovery(folder).left_behind() == []
    assert sorted(os.listdir(folder)) == ["mine.boop", "mine.lock"]


# Killed in the middle of a write

KILLED_AT = CRASHING.replace(
    "for text",
    """
def killed(*arguments):
    written.append(step)
    if len(written) > allowed:
        os.kill(os.getpid(), signal.SIGKILL)
    return genuine(*arguments)
step, allowed, written = sys.argv.pop(2), int(sys.argv.pop(2)), []
genuine = getattr(os, step)
setattr(os, step, killed)
for text""",
)


@pytest.mark.parametrize("step", ["write", "fsync", "replace"])
def test_a_kill_in_the_middle_leaves_the_board_as_it_was_before(folder: Path, step: str) -> None:
    # Each save writes two files, with two syncs each.
    calls = 4 if step == "fsync" else 2
    crash(folder, step, str(calls), "1. Ka1", GAME, script=KILLED_AT)
    assert only_one_left_in(folder).text == "1. Ka1"


def test_a_half_written_file_goes_with_its_board(folder: Path) -> None:
    crash(folder, "replace", "2", "1. Ka1", GAME, script=KILLED_AT)
    (board,) = Recovery(folder).left_behind()
    board.forget()
    assert os.listdir(folder) == []


def test_a_board_killed_before_it_wrote_anything_is_swept_away(folder: Path) -> None:
    crash(folder, "replace", "0", GAME, script=KILLED_AT)
    assert Recovery(folder).left_behind() == []
    assert os.listdir(folder) == []


def test_a_board_killed_before_its_note_was_written_is_offered(folder: Path) -> None:
    crash(folder, "replace", "1", GAME, script=KILLED_AT)
    assert only_one_left_in(folder).snapshot == Snapshot(GAME)


def test_a_change_killed_before_its_note_was_written_does_not_pass_for_saved(folder: Path) -> None:
    crash(folder, "replace", "3", "1. Ka1", GAME, script=KILLED_AT)
    found = only_one_left_in(folder).snapshot
    assert (found.text, found.path, found.unsaved) == (GAME, Path("/games/a.boop"), True)


# Damage

NOTE = {
    "game": stamp_of(f"{GAME}\n".encode()),
    "ply": 3,
    "turns": [[3, 2]],
    "path": "/a.boop",
    "stamp": "5ca1e",
    "unsaved": False,
}


@pytest.mark.parametrize(
    "note",
    [
        b"",
        b"\0\xff",
        b"[" * 100_000,
        b"9" * 10_000,
        b"null",
        b"[]",
        b'{"ply": NaN, "turns": []}',
        b'{"ply": Infinity, "turns": []}',
        b'{"ply": 3, "turns": 7}',
        b'{"ply": 3, "turns": [7]}',
        b'{"ply": {}, "turns": [], "path": 3, "stamp": [], "unsaved": "no"}',
    ],
)
def test_a_damaged_note_does_not_cost_the_game(folder: Path, note: bytes) -> None:
    crash(folder, GAME)
    game_file(folder).with_suffix(".json").write_bytes(note)
    assert only_one_left_in(folder).snapshot == Snapshot(GAME)


@pytest.mark.parametrize("key", NOTE)
def test_what_a_note_lacks_does_not_cost_the_rest(folder: Path, key: str) -> None:
    crash(folder, GAME)
    note = {name: value for name, value in NOTE.items() if name != key}
    game_file(folder).with_suffix(".json").write_text(json.dumps(note))
    found = only_one_left_in(folder).snapshot
    assert (found.path == Path("/a.boop")) is (key != "path")
    assert (found.stamp == "5ca1e") is (key != "stamp")
    assert (not found.unsaved) is (key not in ("unsaved", "game"))


@pytest.mark.parametrize("data", [b"\0" * 9, b"\xff"])
def test_a_game_that_is_no_text_is_passed_over_and_kept(folder: Path, data: bytes) -> None:
    crash(folder, "1. Ka1")
    game_file(folder).write_bytes(data)
    crash(folder, GAME)
    assert only_one_left_in(folder).text == GAME
    assert data in [path.read_bytes() for path in folder.glob("*.boop")]


def test_a_path_that_is_no_unicode_is_kept(folder: Path) -> None:
    path = Path(os.fsdecode(b"/games/\xff.boop"))
    recovery = Recovery(folder)
    game = recovery.save(Snapshot(GAME, path=path))
    note = game.with_suffix(".json").read_bytes()
    recovery.discard()
    crash(folder, GAME)
    game_file(folder).with_suffix(".json").write_bytes(note)
    assert only_one_left_in(folder).path == path


def test_a_path_is_kept_whole_wherever_the_board_was_started(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game = Recovery(folder).save(Snapshot(GAME, path=Path("a.boop")))
    assert json.loads(game.with_suffix(".json").read_text())["path"] == str(tmp_path / "a.boop")
