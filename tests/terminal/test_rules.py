"""The rule sets: named on the screen, changed, and their lifts and rows chosen and written."""

import pytest

from .board import Board
from .conftest import Start
from .menu import Menu

EIGHT = "a1a1a1/6/a3A1/6/a1a3/6-10-80-ap"
"""Orange's last kitten in hand: wherever it goes well away from others, all eight are on the bed."""
TWO_ROWS = "6/6/1aaa2/1aaa2/6/6-20-80-ap"
FRESH = "a fresh line"


def set_up(board: Board, rules: str, fen: str) -> None:
    """Begins a game from a position under a rule set, for a test about something else."""
    board.open_field("l")
    board.paste(f'[Rules "{rules}"]\n[FEN "{fen}"]')
    board.press("f7")
    board.wait_until(lambda: "Loaded the moves" in board.status and not board.text_cursor())
    board.show_panel("Moves")
    board.wait_until(lambda: f"rules: {rules}" in board.note)


# Which set is on


@pytest.mark.parametrize("rules", ["printed", "every-line"])
def test_the_set_of_the_command_line_is_named(start: Start, rules: str) -> None:
    start("--rules", rules).wait_for(f"rules: {rules}")


def test_the_usual_set_is_not_named(board: Board) -> None:
    assert "rules" not in board.note


def test_the_editor_names_the_set(board: Board) -> None:
    set_up(board, "printed", EIGHT)
    board.press("e")
    board.wait_until(lambda: board.find("Continue from here") and "rules: printed" in board.note)
    board.press("escape")
    board.wait_until(lambda: board.lines[0].startswith(" boop ") and board.status)


def test_the_set_for_new_games(start: Start) -> None:
    board = start()
    menu = Menu(board, "Settings")
    menu.open_by_key()
    menu.click("Rules", "printed")
    menu.close_by_key()
    board.press("n")
    board.wait_until(lambda: "rules: printed" in board.note)


# Another set for the open game


def after_one_of_two_moves(board: Board) -> None:
    board.load_moves("1. Kc3 Kf6")
    board.press("left")
    board.wait_current("Kc3")


def test_another_set_by_key_starts_a_fresh_line(board: Board) -> None:
    after_one_of_two_moves(board)
    board.press("R")
    board.wait_for("every-line:")
    board.press("down", "enter")
    board.wait_status("The rules are now printed")
    board.wait_position("6/6/6/2a3/6/6-70-80-bp")
    board.wait_until(lambda: board.moves[:1] == ['[Rules "printed"]'])


def test_another_set_by_mouse_says_it_is_a_fresh_line(board: Board) -> None:
    after_one_of_two_moves(board)
    board.click_text("Game")
    board.click_text("Rule set")
    board.click_text("every-line:")
    board.wait_status(f"The rules are now every-line: {FRESH}")


def test_another_set_is_undone(board: Board) -> None:
    after_one_of_two_moves(board)
    board.press("R")
    board.wait_for("every-line:")
    board.press("down", "enter")
    board.wait_status(FRESH)
    board.press("u")
    board.wait_current("Kc3")
    board.wait_until(lambda: board.moves == ["1. Kc3 Kf6"])
    assert "rules" not in board.note


def test_escape_keeps_the_set(board: Board) -> None:
    after_one_of_two_moves(board)
    board.press("R")
    board.wait_for("every-line:")
    board.press("down", "escape")
    board.wait_gone("every-line:")
    board.wait_current("Kc3")


# A lift at the end of a move


def test_a_lift_is_chosen_on_the_bed(board: Board) -> None:
    set_up(board, "printed", EIGHT)
    board.click_square("f1")
    board.wait_for("lift a6")
    board.click_square("a6")
    board.wait_current("Kf1=a6")


def test_a_lift_is_chosen_from_the_list(board: Board) -> None:
    set_up(board, "printed", EIGHT)
    board.click_square("f1")
    board.click_text("lift a6")
    board.wait_current("Kf1=a6")


def test_a_lift_is_chosen_by_keyboard(board: Board) -> None:
    set_up(board, "printed", EIGHT)
    board.press("t")
    board.wait_until(board.text_cursor)
    board.type("kf1=a6")
    board.press("enter")
    board.wait_current("Kf1=a6")


def test_the_placement_is_taken_back_instead_of_a_lift(board: Board) -> None:
    set_up(board, "printed", EIGHT)
    board.click_square("f1")
    board.wait_for("lift a6")
    board.press("escape")
    board.wait_gone("lift a6")
    board.wait_status("Orange to place")


def test_no_cat_is_lifted_where_kittens_are(board: Board) -> None:
    set_up(board, "every-line", EIGHT)
    board.click_square("f1")
    board.wait_for("lift a6")
    assert not board.shows("lift e4")


def test_nothing_is_lifted_under_the_usual_set(board: Board) -> None:
    board.set_up(EIGHT)
    board.click_square("f1")
    board.wait_current("Kf1")


def test_all_rows_go_at_once_where_that_is_the_rule(board: Board) -> None:
    set_up(board, "every-line", TWO_ROWS)
    board.click_square("f6")
    board.wait_current("Kf6=b3c3d3b4c4d4")


# As text


def test_a_start_under_another_set_is_copied_with_its_lift(start: Start) -> None:
    board = start("--fen", EIGHT, "--rules", "printed")
    board.click_square("f1")
    board.click_text("lift a6")
    board.wait_current("Kf1=a6")
    board.press("y")
    board.wait_status("Copied the moves")
    words = (board.screen.clipboard or "").split()
    assert words == ["[Rules", '"printed"]', "[FEN", f'"{EIGHT}"]', "1.", "Kf1=a6"]


def test_the_set_is_read_back(board: Board) -> None:
    board.load_moves(f'[Rules "printed"] [FEN "{EIGHT}"] 1. Kf1=a6')
    board.wait_until(lambda: "rules: printed" in board.note)
