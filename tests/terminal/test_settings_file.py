"""The settings file: damaged, out of reach, half known, or shared by two running boards."""

import tomllib
from pathlib import Path

import pytest

from .conftest import SIZES, Start
from .menu import Menu

pytestmark = pytest.mark.parametrize("size", [SIZES["80x24"]], ids=["80x24"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the settings are kept, in a folder that is there already."""
    folder = tmp_path / "config" / "boop-tui"
    folder.mkdir(parents=True)
    return folder / "settings.toml"


def kept(file: Path) -> dict[str, object]:
    """What the file holds; nothing if there is none."""
    return tomllib.loads(file.read_text()) if file.exists() else {}


def test_a_damaged_file_is_set_aside_and_said(start: Start, file: Path) -> None:
    file.write_text("board_theme = [")
    board = start()
    board.wait_for("it is set aside as", "settings.toml.bad")
    assert file.with_name("settings.toml.bad").read_text() == "board_theme = ["


def test_after_a_damaged_file_settings_are_kept_again(start: Start, file: Path) -> None:
    file.write_text("board_theme = [")
    board = start()
    board.wait_for("settings.toml.bad", "Close")
    board.press("escape")
    board.wait_gone("Close")
    board.press("w")
    board.wait_until(lambda: kept(file).get("threats") is True)


def test_a_folder_out_of_reach_is_said_once_and_the_session_goes_on(
    start: Start, tmp_path: Path
) -> None:
    # A file where the folder should be keeps even the one out who may do anything.
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "boop-tui").touch()
    board = start()
    board.wait_for("Settings last for this session only", "Close")
    board.press("escape")
    board.wait_gone("Close")
    before = board.look("b1")
    menu = Menu(board, "Board")
    menu.open_by_key()
    menu.press("Theme", "end")
    menu.close_by_key()
    board.wait_until(lambda: board.look("b1") != before)
    board.press("w")
    board.wait_status("Showing threats is on")
    assert not board.shows("Close")


def test_a_folder_that_can_not_be_made_is_said_at_the_first_change(
    start: Start, tmp_path: Path
) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "boop-tui").symlink_to(tmp_path / "nowhere" / "at all")
    board = start()
    board.wait_until(lambda: board.status == "Orange to place")
    board.press("w")
    board.wait_for("Settings last for this session only", "Close")


def test_values_out_of_range_are_replaced_and_said(start: Start, file: Path) -> None:
    file.write_text('board_lightness = 99\nmarks = "sideways"\ncoordinates = "squares"\n')
    board = start(named=False)
    board.wait_for("board_lightness must be a whole number from", "marks must be behind or in")
    board.wait_for("b6")


def test_unknown_keys_survive_a_change(start: Start, file: Path) -> None:
    file.write_text('speed_of_light = 3\n[table]\nleg = "oak"\n')
    board = start()
    board.press("w")
    board.wait_until(lambda: kept(file).get("threats") is True)
    assert kept(file).items() >= {"speed_of_light": 3, "table": {"leg": "oak"}}.items()


def test_two_boards_change_different_settings(start: Start, file: Path) -> None:
    one, other = start(), start()
    one.press("w")
    one.wait_until(lambda: kept(file).get("threats") is True)
    other.press("-")
    other.wait_until(lambda: kept(file).get("square_rows") == 2)
    assert kept(file)["threats"] is True


def test_a_setting_changed_on_another_board_is_taken_up_with_the_next_change(
    start: Start, file: Path
) -> None:
    one, other = start(), start()
    usual = other.look("b1")
    menu = Menu(one, "Board")
    menu.open_by_key()
    menu.press("Theme", "end")
    menu.close_by_key()
    one.wait_until(lambda: kept(file).get("board_theme") == "night")
    other.press("w")
    other.wait_until(lambda: other.look("b1") != usual)
