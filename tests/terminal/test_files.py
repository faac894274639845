"""Files as a person meets them: opened, saved, and never lost unasked."""

import os
import stat
from pathlib import Path

import pytest

from .conftest import Start
from .terminal import Terminal, command

GAME = "1. Kc3 Kd4 (1... Ka1) 2. Kc4"


@pytest.fixture
def size() -> tuple[int, int]:
    return 120, 40


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that the board is started in."""
    folder = tmp_path / "games"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def game(folder: Path) -> Path:
    """A file with a game."""
    path = folder / "game.boop"
    path.write_text(f"{GAME}\n")
    return path


# Opening


def test_a_file_named_on_the_command_line_is_open_with_its_variations(
    start: Start, game: Path
) -> None:
    board = start(game.name)
    board.wait_note("game.boop")
    board.wait_status("Opened game.boop")
    board.wait_moves("1. Kc3 Kd4", "1... Ka1", "2. Kc4")


def test_a_game_that_is_piped_in_is_open_and_the_keyboard_is_there(start: Start) -> None:
    board = start(program=["sh", "-c", 'printf "%s" "$0" | "$@" -', GAME, *command()])
    board.wait_moves("1. Kc3 Kd4", "1... Ka1", "2. Kc4")
    board.wait_note("untitled · unsaved")
    board.press("left")
    board.wait_current("Kd4")


def test_a_file_with_an_error_is_refused_and_the_terminal_left_alone(
    folder: Path, size: tuple[int, int]
) -> None:
    (folder / "wrong.boop").write_text("1. Kc3\nKz9")
    terminal = Terminal(folder, size, ["wrong.boop"])
    assert terminal.wait_end() == 2
    assert terminal.shows("wrong.boop:2:1: Kz9:")
    assert b"\x1b" not in terminal.written


def test_a_path_is_typed_to_open_a_file(start: Start, game: Path) -> None:
    board = start()
    board.ask("ctrl+o", "Open a game")
    board.type("game.boop")
    board.press("enter")
    board.wait_note("game.boop")
    board.wait_current("Kc4")


def test_a_file_is_opened_from_the_list(start: Start, folder: Path) -> None:
    (folder / "deep").mkdir()
    (folder / "deep" / "below.boop").write_text(GAME)
    board = start()
    board.ask("ctrl+o", "Open a game")
    board.press("f2")
    board.wait_for("deep/", "Backspace")
    board.press("down", "enter")
    board.wait_for("below.boop")
    board.click_text("below.boop")
    board.wait_note("below.boop")


def test_the_list_goes_up_and_shows_other_files_when_asked(start: Start, folder: Path) -> None:
    (folder.parent / "notes.md").write_text("not a game")
    board = start()
    board.ask("ctrl+o", "Open a game")
    board.press("f2")
    board.wait_for("Backspace")
    board.press("backspace")
    board.wait_for("games/")
    assert not board.shows("notes.md")
    board.press("f2")
    board.wait_for("notes.md")
    board.press("escape")
    board.wait_gone("notes.md")


# Saving


def test_a_game_is_saved_to_a_path_that_is_typed(start: Start, folder: Path) -> None:
    board = start()
    board.click_square("c3")
    board.wait_note("untitled · unsaved")
    board.save_as("mine")
    board.wait_note("mine.boop")
    assert (folder / "mine.boop").read_text() == "1. Kc3\n"


def test_a_game_is_saved_from_the_list_under_a_new_name(start: Start, folder: Path) -> None:
    board = start()
    board.click_square("c3")
    board.ask("ctrl+s", "Save the game as")
    board.press("f2")
    x, _ = board.wait_until(lambda: board.find("name of a new file"))
    board.wait_until(lambda: board.text_cursor(x))
    board.type("mine")
    board.press("enter")
    board.wait_note("mine.boop")
    assert (folder / "mine.boop").read_text() == "1. Kc3\n"


def test_a_change_is_unsaved_until_it_is_saved_to_the_same_file(start: Start, game: Path) -> None:
    board = start(game.name)
    board.click_square("f6")
    board.wait_note("game.boop · unsaved")
    board.press("ctrl+s")
    board.wait_note("game.boop")
    assert game.read_text() == f"{GAME} Kf6\n"


def test_saving_keeps_permissions_and_a_link(start: Start, game: Path, folder: Path) -> None:
    os.chmod(game, 0o640)
    (folder / "link.boop").symlink_to(game)
    board = start("link.boop")
    board.click_square("f6")
    board.wait_note("link.boop · unsaved")
    board.press("ctrl+s")
    board.wait_note("link.boop")
    assert (folder / "link.boop").is_symlink()
    assert game.read_text() == f"{GAME} Kf6\n"
    assert stat.S_IMODE(game.stat().st_mode) == 0o640


def test_what_can_not_be_saved_is_said_and_stays_unsaved(start: Start) -> None:
    board = start()
    board.click_square("c3")
    board.ask("ctrl+s", "Save the game as")
    board.type("no/such/folder/mine.boop")
    board.press("enter")
    board.wait_status("is not saved: there is no such file or folder")
    board.wait_until(lambda: board.note == "untitled · unsaved")


def test_a_file_changed_meanwhile_is_not_overwritten_unasked(start: Start, game: Path) -> None:
    board = start(game.name)
    board.click_square("f6")
    board.wait_note("game.boop · unsaved")
    game.write_text("1. Ka1\n")
    board.press("ctrl+s")
    board.wait_for("Overwrite?", "changed by something else")
    assert game.read_text() == "1. Ka1\n"
    board.click_text("Overwrite it")
    board.wait_note("game.boop")
    assert game.read_text() == f"{GAME} Kf6\n"


# Asked before anything is lost


@pytest.mark.parametrize(("key", "what"), [("q", "quit"), ("n", "start a new game")])
def test_with_something_unsaved_it_asks_once_and_can_be_told_no(
    start: Start, key: str, what: str
) -> None:
    board = start()
    board.click_square("c3")
    board.wait_current("Kc3")
    board.press(key)
    board.wait_for("Unsaved changes", f"Don't save, {what}")
    board.press("escape")
    board.wait_gone("Unsaved changes")
    board.wait_moves("1. Kc3")


@pytest.mark.parametrize("key", ["ctrl+q", "q", "n"])
def test_a_key_pressed_twice_asks_no_second_time(start: Start, key: str) -> None:
    board = start()
    board.click_square("c3")
    board.wait_current("Kc3")
    board.press(key, key)
    board.wait_for("Unsaved changes")
    board.press("escape")
    board.wait_gone("Unsaved changes")
    board.press("left")  # Nothing is in the way.
    board.wait_status("Orange to place")


def test_quitting_without_saving_ends_at_once(start: Start) -> None:
    board = start()
    board.click_square("c3")
    board.wait_current("Kc3")
    board.press("q")
    board.click_text("Don't save")
    assert board.wait_end() == 0


def test_quitting_can_save_first(start: Start, folder: Path) -> None:
    board = start()
    board.click_square("c3")
    board.wait_current("Kc3")
    board.press("q")
    board.click_text("Save it first")
    x, _ = board.wait_until(lambda: board.find("Save the game as"))
    board.wait_until(lambda: board.text_cursor(x))
    board.type("mine.boop")
    board.press("enter")
    assert board.wait_end() == 0
    assert (folder / "mine.boop").read_text() == "1. Kc3\n"


def test_a_saved_game_is_left_without_a_question(start: Start, game: Path) -> None:
    board = start(game.name)
    board.press("q")
    assert board.wait_end() == 0
