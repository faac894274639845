"""However a sitting ends, the game is there again and the terminal is given back whole."""

import json
import signal
import sys
from pathlib import Path

import pytest

from .board import Board
from .conftest import Start
from .terminal import Terminal

GAME = "1. Kc3 Kd4 (1... Ka1 2. Kb6) 2. Kc4"


@pytest.fixture
def size() -> tuple[int, int]:
    return 120, 40


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    """The folder in which running boards write their games down."""
    return tmp_path / "state" / "boop-tui" / "boards"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A file with a game."""
    path = tmp_path / "game.boop"
    path.write_text(f"{GAME}\n")
    return path


def games(boards: Path) -> list[str]:
    """The games that are written down."""
    return sorted(path.read_text().strip() for path in boards.glob("*.boop"))


def is_kept_at(boards: Path, ply: int) -> bool:
    """Whether a game is written down with its cursor at that ply."""
    return any(json.loads(path.read_text())["ply"] == ply for path in boards.glob("*.json"))


def played(board: Board, square: str = "c3") -> Board:
    """The board with a move made that is in no file."""
    board.click_square(square)
    board.wait_current(f"K{square}")
    return board


def broken(fault: str) -> list[str]:
    """The board with something in it replaced."""
    script = f"{fault}\nfrom boop_tui.cli import main\nraise SystemExit(main())"
    return [sys.executable, "-c", script]


STEPPING_BACK_FAILS = """
from boop_tui.session.study import Study
def back(study):
    raise RuntimeError("no way back \\x1b]0;title\\x07 \\x1b[31m [red]")
Study.back = back
"""
THE_INPUT_THREAD_FAILS = """
from textual import events
from textual.drivers.linux_driver import LinuxDriver
take = LinuxDriver.process_message
def process_message(driver, message):
    if isinstance(message, events.Key) and message.key == "left":
        raise RuntimeError("no keyboard")
    take(driver, message)
LinuxDriver.process_message = process_message
"""


# Written down, and offered back


def test_a_change_is_on_the_disk_within_two_seconds(start: Start, boards: Path) -> None:
    board = played(start())
    board.wait_outside(lambda: games(boards) == ["1. Kc3"], patience=2)


def test_after_a_kill_the_game_is_offered_with_its_cursor(
    start: Start, game: Path, boards: Path
) -> None:
    board = start(str(game))
    board.click_text("Ka1", left=board.bed.right)
    board.wait_current("Ka1")
    played(board, "f6")
    board.press("left")
    board.wait_current("Ka1")
    board.wait_outside(lambda: is_kept_at(boards, 2) and "Kf6" in games(boards)[0])
    board.kill()
    again = start()
    again.click_text("Resume game.boop")
    again.wait_moves("1. Kc3 Kd4", "1... Ka1", "2. Kb6", "2. Kf6", "2. Kc4")
    again.wait_current("Ka1")
    again.wait_until(lambda: again.note == "game.boop · unsaved")


def test_a_game_taken_up_again_is_saved_to_its_own_file(
    start: Start, game: Path, boards: Path
) -> None:
    board = played(start(str(game)), "f6")
    board.wait_outside(lambda: "Kf6" in "".join(games(boards)))
    board.kill()
    again = start("--resume")
    again.wait_note("game.boop · unsaved")
    again.press("ctrl+s")
    again.wait_note("game.boop")
    assert game.read_text() == f"{GAME} Kf6\n"


def test_resume_asks_nothing(start: Start, boards: Path) -> None:
    board = played(start())
    board.wait_outside(lambda: games(boards))
    board.kill()
    again = start("--resume")
    again.wait_status("Resumed 1. Kc3")
    again.wait_moves("1. Kc3")


def test_with_nothing_left_behind_resume_says_so(start: Start) -> None:
    board = start("--resume")
    board.wait_status("no game left behind")


def test_all_boards_that_were_killed_are_offered(start: Start, boards: Path) -> None:
    one, two = played(start()), played(start(), "d4")
    one.wait_outside(lambda: games(boards) == ["1. Kc3", "1. Kd4"])
    one.kill()
    two.kill()
    again = start()
    again.wait_for("2 games were", "Resume 1. Kc3", "Resume 1. Kd4")
    again.click_text("Resume 1. Kc3")
    again.wait_moves("1. Kc3")
    again.kill()
    start().wait_for("Resume 1. Kc3", "Resume 1. Kd4")


def test_what_is_thrown_away_is_gone(start: Start, boards: Path) -> None:
    board = played(start())
    board.wait_outside(lambda: games(boards))
    board.kill()
    again = start()
    again.click_text("Throw away")
    again.wait_outside(lambda: not list(boards.iterdir()))


def test_a_clean_end_leaves_nothing_behind(start: Start, boards: Path) -> None:
    board = played(start())
    board.wait_outside(lambda: games(boards))
    board.press("q")
    board.click_text("Don't save")
    assert board.wait_end() == 0
    assert list(boards.iterdir()) == []
    assert board.is_given_back


# Ended from outside


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_ends_it_with_the_game_kept_and_the_terminal_given_back(
    start: Start, boards: Path, number: int
) -> None:
    board = played(start())
    board.send_signal(number)
    assert board.wait_end() == 128 + number
    assert board.is_given_back
    assert board.shows("the open game is safe in")
    assert games(boards) == ["1. Kc3"]


def test_a_signal_at_the_very_start_gives_the_terminal_back(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    terminal = Terminal(tmp_path, size)
    terminal.wait_until(lambda: terminal.screen.is_alternate)
    terminal.send_signal(signal.SIGTERM)
    assert terminal.wait_end() == 128 + signal.SIGTERM
    assert terminal.is_given_back


def test_a_signal_leaves_no_saved_game_behind(start: Start, game: Path, boards: Path) -> None:
    board = start(str(game))
    board.press("left")
    board.wait_outside(lambda: is_kept_at(boards, 2))
    board.send_signal(signal.SIGTERM)
    assert board.wait_end() == 128 + signal.SIGTERM
    assert list(boards.iterdir()) == []
    assert not board.shows("the open game")


def test_a_closed_terminal_ends_it_with_the_game_kept(start: Start, boards: Path) -> None:
    board = played(start())
    # Pictures on their way to a terminal that is gone must not keep it from ending.
    board.press(*"ur" * 200)
    board.hang_up()
    assert games(boards) == ["1. Kc3"]
    start("--resume").wait_moves("1. Kc3")


def test_where_nothing_can_be_written_down_it_says_so(start: Start) -> None:
    board = played(start(XDG_STATE_HOME="/dev/null"))
    board.wait_status("The game can't be autosaved")
    board.send_signal(signal.SIGTERM)
    assert board.wait_end() == 128 + signal.SIGTERM
    assert board.shows("the open game could not be written down")


# Ended by a fault


@pytest.mark.parametrize(
    ("fault", "reason"),
    [(STEPPING_BACK_FAILS, "no way back"), (THE_INPUT_THREAD_FAILS, "no keyboard")],
    ids=["in the interface", "in a thread"],
)
def test_a_fault_ends_it_with_the_game_kept_and_the_terminal_given_back(
    start: Start, boards: Path, fault: str, reason: str
) -> None:
    board = played(start(program=broken(fault)))
    board.press("left")
    assert board.wait_end() == 1
    assert board.is_given_back
    assert board.shows(reason, "the open game is safe in")
    assert games(boards) == ["1. Kc3"]
    start("--resume").wait_moves("1. Kc3")


def test_what_is_said_of_a_fault_steers_nothing(start: Start) -> None:
    board = played(start(program=broken(STEPPING_BACK_FAILS)))
    board.press("left")
    assert board.wait_end() == 1
    assert board.shows("[31m [red]")
    assert b"\x1b]0;" not in board.written
    assert b"\x1b[31m" not in board.written


def test_a_fault_with_a_long_game_open_keeps_it(start: Start, tmp_path: Path, boards: Path) -> None:
    path = tmp_path / "long.boop"
    path.write_text("Kb1 Ka2 " * 20_000)
    board = start(str(path), program=broken(STEPPING_BACK_FAILS))
    played(board, "f6")
    board.press("left")
    assert board.wait_end() == 1
    assert board.is_given_back
    assert games(boards)[0].split()[-1] == "Kf6"
