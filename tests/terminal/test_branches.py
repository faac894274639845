"""Branches: made by playing, put in order, deleted, and every change undone and redone."""

import pytest

from .board import Board
from .terminal import RIGHT

BRANCHED = "1. Ka1 Kf6 (1... Kf1 2. Kd5 (2. Kd6 Ka6)) 2. Kc3"


def in_the_variation(board: Board) -> None:
    """Loads the branched game and goes to Ka6, the end of its innermost variation."""
    board.load_moves(BRANCHED)
    board.click(*board.place_of_move("Ka6"))
    board.wait_current("Ka6")


def test_playing_another_move_makes_a_branch(board: Board) -> None:
    for square in ("c3", "d4"):
        board.click_square(square)
        board.wait_current(f"K{square}")
    board.press("left")
    board.wait_current("Kc3")
    board.click_square("f6")
    board.wait_current("Kf6")
    board.wait_until(lambda: board.moves == ["1. Kc3 Kd4", "1... Kf6"])


def test_playing_a_known_move_follows_it(board: Board) -> None:
    for square in ("c3", "d4"):
        board.click_square(square)
        board.wait_current(f"K{square}")
    board.press("left")
    board.wait_current("Kc3")
    board.click_square("d4")
    board.wait_current("Kd4")
    board.wait_until(lambda: board.moves == ["1. Kc3 Kd4"])


# What the four changes do, by every way there is


def told_apart(board: Board) -> str:
    """The moves of the list without its numbers, which two layouts may place otherwise."""
    return " ".join(word for row in board.moves for word in row.split() if word[0] in "KC")


@pytest.mark.parametrize(
    ("key", "title", "left"),
    [
        ("p", "Promote variation", "Ka1 Kf6 Kf1 Kd6 Kd5 Ka6 Kc3"),
        ("m", "Make main line", "Ka1 Kf1 Kf6 Kc3 Kd6 Kd5 Ka6"),
        ("d", "Delete from here", "Ka1 Kf6 Kf1 Kd5 Kd6 Kc3"),
        ("x", "Delete variation", "Ka1 Kf6 Kf1 Kd5 Kc3"),
    ],
)
def test_a_change_by_key_and_by_menu_and_its_undoing(
    board: Board, key: str, title: str, left: str
) -> None:
    in_the_variation(board)
    before = told_apart(board)
    board.press(key)
    board.wait_until(lambda: told_apart(board) == left)
    board.press("u")
    board.wait_until(lambda: told_apart(board) == before)
    board.wait_current("Ka6")
    board.click(*board.place_of_move("Ka6"), RIGHT)
    board.wait_for("Delete variation ·")
    board.click_text(title)
    board.wait_until(lambda: told_apart(board) == left)
    board.press("ctrl+z")
    board.wait_until(lambda: told_apart(board) == before)
    board.press("ctrl+y")
    board.wait_until(lambda: told_apart(board) == left)
    board.press("u", "r")
    board.wait_status("Redone")
    assert told_apart(board) == left


@pytest.mark.parametrize(
    ("long", "short", "left"),
    [
        ("Promote variation", "Promote", "Ka1 Kf6 Kf1 Kd6 Kd5 Ka6 Kc3"),
        ("Make main line", "Main", "Ka1 Kf1 Kf6 Kc3 Kd6 Kd5 Ka6"),
        ("Delete from here", "Delete", "Ka1 Kf6 Kf1 Kd5 Kd6 Kc3"),
    ],
)
def test_a_change_by_button(board: Board, long: str, short: str, left: str) -> None:
    in_the_variation(board)
    board.click_text(long if board.is_roomy else short)
    board.wait_until(lambda: told_apart(board) == left)


def test_after_promoting_one_stands_where_one_stood(board: Board) -> None:
    in_the_variation(board)
    board.press("p")
    board.wait_until(lambda: told_apart(board) == "Ka1 Kf6 Kf1 Kd6 Kd5 Ka6 Kc3")
    board.wait_until(lambda: board.current_move == "Ka6")


def test_after_deleting_one_stands_at_the_move_before(board: Board) -> None:
    in_the_variation(board)
    board.press("x")
    board.wait_current("Kf1")


# The menu on a move


def test_the_menu_says_what_would_go(board: Board) -> None:
    board.load_moves(BRANCHED)
    board.click(*board.place_of_move("Kf1"), RIGHT)
    board.wait_for("Delete from here · 1... Kf1 and 3 more")


def test_the_menu_marks_the_moves_that_would_go(board: Board) -> None:
    board.load_moves(BRANCHED)
    x, y = board.place_of_move("Kd6")
    before = board.cell(x, y)
    board.click(*board.place_of_move("Ka6"), RIGHT)
    board.move_to(*board.wait_until(lambda: board.find("Delete variation")))
    board.wait_until(lambda: board.cell(x, y).bg != before.bg)


def test_the_menu_goes_with_escape(board: Board) -> None:
    in_the_variation(board)
    before = told_apart(board)
    board.press("v")
    board.wait_for("Delete variation")
    board.press("escape")
    board.wait_gone("Delete variation")
    assert told_apart(board) == before


def test_the_menu_goes_with_a_click_elsewhere(board: Board) -> None:
    in_the_variation(board)
    before = told_apart(board)
    board.press("v")
    board.wait_for("Delete variation")
    board.click_square("a3")
    board.wait_gone("Delete variation")
    assert told_apart(board) == before


def test_the_menu_opens_and_is_used_by_keyboard(board: Board) -> None:
    in_the_variation(board)
    board.press("v")
    board.wait_for("Make main line", "Delete variation")
    board.press("down", "enter")
    board.wait_until(lambda: told_apart(board) == "Ka1 Kf1 Kf6 Kc3 Kd6 Kd5 Ka6")


def test_on_the_main_line_nothing_can_be_promoted(board: Board) -> None:
    board.load_moves(BRANCHED)
    before = told_apart(board)
    board.press("p", "m", "x", "left")
    board.wait_current("Kf6")
    assert told_apart(board) == before


def test_what_the_menu_can_not_do_is_not_done(board: Board) -> None:
    board.load_moves(BRANCHED)
    before = told_apart(board)
    board.click(*board.place_of_move("Kf6"), RIGHT)
    board.wait_for("Delete variation")
    board.click_text("Make main line")
    board.press("escape")
    board.wait_gone("Delete variation")
    assert told_apart(board) == before


def test_a_menu_wanted_on_a_move_just_deleted_does_no_harm(board: Board) -> None:
    in_the_variation(board)
    move = board.place_of_move("Ka6")
    x, y = board.wait_until(lambda: board.find("Delete", 0 if board.is_roomy else board.bed.right))
    board.click(*move, RIGHT)
    board.click(x + 2, y)
    board.press("escape", "home")
    board.wait_current("")
    board.click_square("e5")
    board.wait_current("Ke5")


# Undo of the rest


def test_a_played_move_is_undone_and_redone(board: Board) -> None:
    board.click_square("c3")
    board.wait_current("Kc3")
    board.press("u")
    board.wait_moves("No moves yet")
    board.press("r")
    board.wait_current("Kc3")


def test_loading_is_undone(board: Board) -> None:
    board.click_square("c3")
    board.wait_current("Kc3")
    board.open_field("l")
    board.replace_text("1. Kc3", BRANCHED)
    board.press("f7")
    board.wait_status("Loaded the moves")
    board.press("u")
    board.show_panel("Moves")
    board.wait_moves("1. Kc3")


def test_starting_anew_is_undone(board: Board) -> None:
    board.click_square("c3")
    board.wait_current("Kc3")
    board.new_game()
    board.press("u")
    board.wait_moves("1. Kc3")
