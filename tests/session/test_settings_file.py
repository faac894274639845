"""Settings on the disk: kept between runs, shared by boards, never a reason not to start."""

import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from threading import Event, Thread

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

import boop_tui
from boop_tui.session import settings_file
from boop_tui.session.settings import SETTINGS, Settings, SettingsError
from boop_tui.session.settings_file import LARGEST, SettingsFile


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "boop-tui" / "settings.toml"


def written(path: Path, text: str | bytes) -> SettingsFile:
    """A settings file that holds that text, loaded."""
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    file = SettingsFile(path)
    file.load()
    return file


# Kept


def test_without_a_file_the_defaults_are_in_force(path: Path) -> None:
    file = SettingsFile(path)
    assert (file.load(), file.problems) == (Settings(), [])


def test_loading_writes_nothing(path: Path) -> None:
    SettingsFile(path).load()
    assert not path.parent.exists()


CHANGED = {
    "board_theme": "forest",
    "board_lightness": -7,
    "piece_theme": "outline",
    "orange": "#123456",
    "grey": "#abcdef",
    "piece_lightness": 25,
    "coordinates": "none",
    "variations": "inline",
    "marks": "in front",
    "animation": False,
    "animation_speed": 2.5,
    "rules": "printed",
    "interface_theme": "nord",
    "square_rows": 7,
    "include_variations": True,
    "preview": False,
    "threats": True,
    "keys": {"undo": "u,ctrl+z", 'odd "id"': "x"},
}


def test_the_changes_tried_are_of_every_setting() -> None:
    assert set(CHANGED) == set(SETTINGS)
    assert all(getattr(Settings(), key) != value for key, value in CHANGED.items())


@pytest.mark.parametrize("key", CHANGED)
def test_a_change_is_there_in_the_next_run(path: Path, key: str) -> None:
    SettingsFile(path).change(**{key: CHANGED[key]})
    again = SettingsFile(path)
    assert getattr(again.load(), key) == CHANGED[key]
    assert again.problems == []


def test_a_change_is_in_force_at_once(path: Path) -> None:
    file = SettingsFile(path)
    assert file.change(board_theme="sand").board_theme == "sand"
    assert file.settings.board_theme == "sand"


def test_a_refused_change_changes_nothing(path: Path) -> None:
    file = SettingsFile(path)
    with pytest.raises(SettingsError):
        file.change(board_theme="sand", board_lightness=99)
    assert file.settings == Settings()
    assert not path.exists()


@pytest.mark.parametrize("key", SETTINGS)
def test_each_key_stands_below_what_it_means(path: Path, key: str) -> None:
    SettingsFile(path).change(preview=False)
    lines = path.read_text().splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith((f"{key} =", f"[{key}]")))
    assert lines[place - 1] == f"# {SETTINGS[key].help} ({SETTINGS[key].allowed})"


def test_a_file_of_one_s_own_may_hold_a_few_keys_and_a_mark_at_its_start(path: Path) -> None:
    file = written(path, '\ufeffboard_theme = "sand"\r\n')
    assert (file.settings.board_theme, file.problems) == ("sand", [])


# Unknown keys


def test_what_a_newer_version_wrote_survives_a_change(path: Path) -> None:
    text = """
        sound = "purr"
        rows = [[1, 2], [3]]
        points = [{x = 1}, {x = 2}]
        since = 2024-05-17
        [keys]
        undo = "z"
        [clock]
        minutes = 5
        [clock.bonus]
        seconds = 3
        [empty]
        [[player]]
        name = "a"
    """
    written(path, text).change(board_theme="sand")
    after, expected = tomllib.loads(path.read_text()), tomllib.loads(text)
    assert {key: after[key] for key in expected} == expected


def test_what_cannot_be_written_back_is_said_and_the_rest_is_kept(path: Path) -> None:
    file = written(path, "big = 0x" + "f" * 5000 + "\nsmall = 1\n")
    file.change(preview=False)
    assert tomllib.loads(path.read_text())["small"] == 1
    assert [problem for problem in file.problems if "big" in problem]


# Damage


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("board_lightness = 40", "board_lightness"),
        ('animation = "yes"', "animation"),
        ("animation_speed = nan", "animation_speed"),
        ('orange = "#zzzzzz"', "orange"),
        ("board_theme = ['blue']", "board_theme"),
        ("keys = 1", "keys"),
        ("keys.undo = 1", "keys"),
    ],
)
def test_a_value_that_is_wrong_gives_way_to_the_default_and_is_said(
    path: Path, text: str, key: str
) -> None:
    file = written(path, f'coordinates = "none"\n{text}\n')
    assert file.settings == Settings(coordinates="none")
    (problem,) = file.problems
    assert key in problem


def test_one_wrong_key_binding_does_not_cost_the_others(path: Path) -> None:
    file = written(path, '[keys]\nundo = "z"\nredo = 5\n')
    assert file.settings.keys == {"undo": "z"}


def test_a_problem_is_said_once(path: Path) -> None:
    file = written(path, "board_lightness = 40\n")
    file.load()
    file.change(preview=False)
    assert len(file.problems) == 1


def test_what_a_problem_quotes_is_harmless(path: Path) -> None:
    file = written(path, 'board_theme = "\\u001b]0;x\\u0007"\n')
    assert all(problem.isprintable() for problem in file.problems)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"board_theme = \n", "at line 1"),
        (b"a = 1\na = 2\n", "at line 2"),
        (b"\0" * 100, "at line 1"),
        (b'board_theme = "\xff"\n', "not UTF-8"),
        (b"#" * (LARGEST + 1), "larger than 1 MiB"),
        (b"a = " + b"[" * 100_000, "nested too deeply"),
        (b"a = " + b"9" * 10_000, "4300 digits"),
        (b"a" + b".a" * 100_000 + b" = 1", "more than 200 dots"),
    ],
    ids=["no TOML", "a key twice", "zeros", "latin-1", "huge", "nested", "digits", "dots"],
)
def test_a_damaged_file_is_set_aside_and_said(path: Path, data: bytes, reason: str) -> None:
    file = written(path, data)
    assert file.settings == Settings()
    assert path.with_name("settings.toml.bad").read_bytes() == data
    assert not path.exists()
    (problem,) = file.problems
    assert reason in problem
    assert "settings.toml.bad" in problem


def test_a_file_damaged_meanwhile_gets_the_settings_in_force(path: Path) -> None:
    file = SettingsFile(path)
    file.change(board_theme="sand")
    path.write_bytes(b"\0")
    file.change(preview=False)
    assert SettingsFile(path).load() == Settings(board_theme="sand", preview=False)
    assert path.with_name("settings.toml.bad").exists()


@settings(max_examples=150, deadline=None)
@given(
    st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "replace"))
)
def test_whatever_the_file_holds_a_change_leaves_a_sound_one(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.toml"
        written(path, data).change(threats=True)
        again = SettingsFile(path)
        assert (again.load().threats, again.problems) == (True, [])


TOML_VALUES = st.recursive(
    st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8) | st.dates(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=100, deadline=None)
@given(st.dictionaries(st.text(min_size=1, max_size=5), TOML_VALUES, max_size=4))
def test_every_unknown_key_survives(document: dict[str, object]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.toml"
        before = tomli_w.dumps(document)
        unknown = {
            key: value for key, value in tomllib.loads(before).items() if key not in SETTINGS
        }
        written(path, before).change(keys={"undo": "z"})
        after = tomllib.loads(path.read_text(encoding="utf-8"))
        assert {key: value for key, value in after.items() if key not in SETTINGS} == unknown


# Folders that refuse


def test_a_folder_that_cannot_be_written_is_said_once_and_the_session_goes_on(
    tmp_path: Path,
) -> None:
    (tmp_path / "boop-tui").write_text("no folder")
    file = SettingsFile(tmp_path / "boop-tui" / "settings.toml")
    file.load()
    file.change(board_theme="sand")
    assert file.change(preview=False) == Settings(board_theme="sand", preview=False)
    assert len(file.problems) == 1


def test_what_could_not_be_written_is_written_once_it_can_be(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(path)
    file.change(threats=True)
    with monkeypatch.context() as full_disk:
        full_disk.setattr(os, "write", full)
        file.change(board_theme="sand")
    file.change(preview=False)
    kept = SettingsFile(path).load()
    assert kept == Settings(threats=True, board_theme="sand", preview=False)


def full(descriptor: int, data: bytes) -> int:
    """What `os.write` does on a full disk."""
    raise OSError(28, "No space left on device")


def test_a_folder_in_place_of_the_file_is_left_alone(path: Path) -> None:
    path.mkdir(parents=True)
    file = SettingsFile(path)
    file.load()
    assert file.change(preview=False) == Settings(preview=False)
    assert path.is_dir()
    assert len(file.problems) == 1


def test_a_pipe_in_place_of_the_file_does_not_stop_the_start(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert len(file.problems) == 1


def test_a_write_that_fails_leaves_the_old_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(path)
    file.change(board_theme="sand")
    monkeypatch.setattr(os, "write", full)
    assert file.change(board_theme="night").board_theme == "night"
    assert SettingsFile(path).load().board_theme == "sand"
    assert "No space left" in file.problems[0]


def test_a_link_to_the_file_stays_one(tmp_path: Path, path: Path) -> None:
    kept = tmp_path / "dotfiles.toml"
    kept.write_text('coordinates = "none"\n')
    path.parent.mkdir()
    path.symlink_to(kept)
    SettingsFile(path).change(board_theme="sand")
    assert path.is_symlink()
    assert SettingsFile(kept).load() == Settings(coordinates="none", board_theme="sand")


# Two boards


def test_two_boards_keep_each_other_s_changes(path: Path) -> None:
    one, other = SettingsFile(path), SettingsFile(path)
    one.load(), other.load()
    one.change(board_theme="sand")
    other.change(preview=False)
    assert SettingsFile(path).load() == Settings(board_theme="sand", preview=False)


def test_two_boards_at_the_same_time_lose_none_of_their_changes(path: Path) -> None:
    board = """
import sys
from pathlib import Path
from boop_tui.session.settings_file import SettingsFile
path, key = Path(sys.argv[1]), sys.argv[2]
sys.stdin.readline()
for value in range(1, 21):
    SettingsFile(path).change(**{key: value})
    assert getattr(SettingsFile(path).load(), key) == value
"""
    boards = [
        subprocess.Popen(
            [sys.executable, "-c", board, str(path), key],
            stdin=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(Path(boop_tui.__file__).parents[1])},
        )
        for key in ("board_lightness", "piece_lightness")
    ]
    for process in boards:
        assert process.stdin is not None
        process.stdin.write(b"go\n")
        process.stdin.flush()
    assert [process.wait(60) for process in boards] == [0, 0]
    assert SettingsFile(path).load() == Settings(board_lightness=20, piece_lightness=20)


def test_a_change_waits_for_the_one_that_another_board_is_making(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, writing, go_on = settings_file.write_atomically, Event(), Event()

    def held_up(path: Path, data: bytes) -> os.stat_result:
        if not writing.is_set():
            writing.set()
            go_on.wait(30)
        return write(path, data)

    monkeypatch.setattr(settings_file, "write_atomically", held_up)
    first = Thread(target=lambda: SettingsFile(path).change(board_theme="sand"))
    second = Thread(target=lambda: SettingsFile(path).change(preview=False))
    first.start()
    writing.wait(30)
    second.start()
    second.join(0.3)  # time to go wrong in
    go_on.set()
    first.join()
    second.join()
    assert SettingsFile(path).load() == Settings(board_theme="sand", preview=False)
