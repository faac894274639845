"""More at once than anybody would send: the board gets through it, and goes on as before."""

import random

import pytest

from .board import Board
from .conftest import SIZES, Start

MEGABYTE = 2**20
MINUTE = 1800
"""How often a key held for a minute comes, at 30 times a second."""
RESIZES = 150

pytestmark = pytest.mark.parametrize("size", [SIZES["120x40"]], ids=["120x40"])


def check_alive(board: Board) -> None:
    """Starts anew, and plays a move by mouse."""
    board.new_game()
    board.click_square("c3")
    board.wait_current("Kc3")


@pytest.mark.parametrize(
    ("box", "text", "load", "reason"),
    [
        ("f", "6/" * (MEGABYTE // 2), "enter", "one short line"),
        ("l", "x" * MEGABYTE, "f7", "line 1, column 1"),
    ],
    ids=["fen", "moves"],
)
def test_a_megabyte_of_nonsense_pasted_into_a_box_is_refused(
    start: Start, box: str, text: str, load: str, reason: str
) -> None:
    board = start()
    board.open_field(box)
    board.paste(text)
    board.press(load)
    board.wait_for(reason)
    check_alive(board)


def test_a_megabyte_pasted_into_the_move_box_is_loaded(start: Start) -> None:
    board = start()
    board.open_field("l")
    board.paste("1. Kc3 {" + "word " * (MEGABYTE // 5) + "} 1... Kf6")
    board.press("f7")
    board.wait_status("Loaded the moves")
    board.wait_current("Kf6")
    check_alive(board)


def test_after_a_storm_of_resizes_all_is_where_it_was(start: Start) -> None:
    board = start()
    board.click_square("c3")
    board.wait_current("Kc3")
    board.rest_pointer()
    board.wait_status("Grey to place")
    board.wait_for("1. Kc3")  # in the box, a moment later
    before, chance = board.lines, random.Random(1)
    for _ in range(RESIZES):
        board.resize(chance.randrange(1, 250), chance.randrange(1, 80))
        board.watch()
    board.resize(*SIZES["120x40"])
    board.wait_until(lambda: board.lines == before)
    check_alive(board)


@pytest.mark.parametrize("key", ["right", "u", "k", "shift+up", "plus", "w", "tab", "v", "t"])
def test_a_key_held_for_a_minute_does_no_harm(start: Start, key: str) -> None:
    board = start()
    board.load_moves("1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6) 2... Ke5")
    board.press(*[key] * MINUTE)
    board.press("escape", "escape", "home")
    board.wait_until(lambda: not board.current_move)
    check_alive(board)
