"""Playing with the mouse alone: placing, the picker, the rows to choose from, the empty hand."""

import pytest

from .board import Board
from .terminal import RIGHT

GAME = ["Kc2", "Kf5", "Kb1", "Ke4", "Kd3=b1c2d3", "Kb2", "Cd5", "Ke6", "Cc4", "Ka1", "Cb3#"]
"""A whole game; from Cd5 on orange holds both kinds, and is asked which."""

BOTH_KINDS = "A5/1A4/6/6/6/6-51-80-ap"
TWO_ROWS = "6/6/1aaa2/1aaa2/6/6-20-80-ap"
FOUR_IN_LINE = "6/6/1aaaa1/6/6/6-40-80-ap"
EMPTY_HAND = "a1a1a1/6/a3a1/6/a1a2a/6-00-80-ap"
EMPTY_HAND_PIECES = {"a6", "c6", "e6", "a4", "e4", "a2", "c2", "f2"}


def empty_squares() -> set[str]:
    """What orange leaves free in EMPTY_HAND."""
    return {file + rank for file in "abcdef" for rank in "123456"} - EMPTY_HAND_PIECES


# Placing


def test_a_game_is_clicked_to_a_win(board: Board) -> None:
    for token in GAME:
        board.click_square(token[1:3])
        if token.startswith("C"):
            board.click_text("c cat")
        board.wait_current(token)
    board.wait_status("Orange has won")


def test_after_a_win_a_click_plays_nothing(board: Board) -> None:
    board.set_up("A5/1A4/2A3/6/6/6-50-80-at")
    board.click_square("f1")
    board.wait_status("no move can follow")
    board.wait_until(lambda: board.current_move == "")


def test_an_occupied_square_is_refused_with_the_reason(board: Board) -> None:
    board.click_square("c3")
    board.wait_current("Kc3")
    board.click_square("c3")
    board.wait_status("c3 is")
    board.wait_until(lambda: board.moves == ["1. Kc3"])


def test_the_hands_count_what_is_left(board: Board) -> None:
    board.click_square("c3")
    board.wait_for("7 kittens")


def test_the_last_move_is_marked(board: Board) -> None:
    for square in ("a1", "f6"):
        board.click_square(square)
        board.wait_current(f"K{square}")
    board.rest_pointer()
    before = board.wait_until(lambda: "boops" not in board.status and board.looks())
    board.press("left")
    board.wait_until(lambda: board.changed(before) == {"a1", "f6"})


# Kitten or cat


@pytest.mark.parametrize(("kind", "token"), [("k kitten", "Kc4=a6b5c4"), ("c cat", "Cc4#")])
def test_the_picker_asks_which_kind(board: Board, kind: str, token: str) -> None:
    board.set_up(BOTH_KINDS)
    board.click_square("c4")
    board.wait_status("kitten or cat on c4?")
    board.click_text(kind)
    board.wait_current(token)


def test_the_picker_opens_beside_its_square_wherever_that_is(board: Board) -> None:
    board.set_up(BOTH_KINDS)
    for square in ("a1", "f1", "f6", "b6", "d4"):
        board.click_square(square)
        board.wait_for("k kitten", "c cat")
        drawn = {data for data, _, _ in board.look(square)}
        assert drawn <= {" ", "▀", "▄"}
        board.press("escape")
        board.wait_gone("k kitten")


def test_another_square_clicked_moves_the_question_there(board: Board) -> None:
    board.set_up(BOTH_KINDS)
    board.click_square("a1")
    board.wait_status("kitten or cat on a1?")
    board.click_square("a3")
    board.wait_status("kitten or cat on a3?")


def test_right_click_puts_the_picker_away(board: Board) -> None:
    board.set_up(BOTH_KINDS)
    board.click_square("a1")
    board.wait_for("k kitten")
    board.click_square("a3", RIGHT)
    board.wait_gone("k kitten")
    board.wait_status("Orange to place")


# The row that graduates


def test_rows_are_listed_with_what_they_graduate(board: Board) -> None:
    board.set_up(TWO_ROWS)
    board.click_square("f6")
    board.wait_for("b3 c3 d3 · 3 kittens graduate", "b4 c4 d4 · 3 kittens graduate")
    board.wait_status("choose the row")


def test_hovering_a_row_lights_its_squares(board: Board) -> None:
    board.set_up(TWO_ROWS)
    board.click_square("f6")
    board.wait_for("b4 c4 d4")
    board.move_to(*board.wait_until(lambda: board.find("b3 c3 d3")))
    before = board.looks()
    board.move_to(*board.wait_until(lambda: board.find("b4 c4 d4")))
    board.wait_until(lambda: board.changed(before) == {"b3", "c3", "d3", "b4", "c4", "d4"})


def test_a_click_on_a_row_takes_it(board: Board) -> None:
    board.set_up(TWO_ROWS)
    board.click_square("f6")
    board.click_text("b4 c4 d4")
    board.wait_current("Kf6=b4c4d4")


def test_a_click_on_the_bed_takes_the_only_row_it_can_mean(board: Board) -> None:
    board.set_up(FOUR_IN_LINE)
    board.click_square("f1")
    board.wait_for("c4 d4 e4")
    board.click_square("e4")
    board.wait_current("Kf1=c4d4e4")


def test_a_click_on_a_square_of_several_rows_says_so(board: Board) -> None:
    board.set_up(FOUR_IN_LINE)
    board.click_square("f1")
    board.wait_for("c4 d4 e4")
    board.click_square("c4")
    board.wait_status("c4 takes part in several")


def test_until_a_row_is_chosen_the_game_is_as_it_was(board: Board) -> None:
    board.set_up(TWO_ROWS)
    board.click_square("f6")
    board.wait_for("b4 c4 d4")
    assert board.find("Kf6") is None


def test_stepping_back_takes_the_placement_back(board: Board) -> None:
    board.rest_pointer()
    board.set_up(TWO_ROWS)
    board.hover_square("f6")
    board.wait_status("on f6")
    before = board.looks()
    board.click_square("f6")
    board.wait_for("b4 c4 d4 ·")
    board.wheel_bed(down=False)
    board.wait_gone("b4 c4 d4 ·")
    board.wait_until(lambda: not board.changed(before))


# The empty hand


def test_own_pieces_are_ringed_when_the_hand_is_empty(board: Board) -> None:
    board.rest_pointer()
    board.set_up(EMPTY_HAND.replace("-ap", "-bp"))
    before = board.looks()
    board.set_up(EMPTY_HAND)
    board.wait_until(lambda: board.changed(before) == EMPTY_HAND_PIECES)


def test_a_lifted_piece_shows_where_it_may_go(board: Board) -> None:
    board.rest_pointer()
    board.set_up(EMPTY_HAND)
    before = board.looks()
    board.click_square("a4")
    board.wait_status("where the cat from a4 goes")
    board.rest_pointer()
    board.wait_until(lambda: board.changed(before) == empty_squares() | {"a4"})


def test_the_empty_hand_turn_by_mouse(board: Board) -> None:
    board.set_up(EMPTY_HAND)
    board.click_square("a4")
    board.wait_status("where the cat from a4 goes")
    board.click_square("f2")
    board.wait_status("where the cat from f2 goes")
    board.click_square("d3")
    board.wait_current("f2>Cd3")


def test_the_lifted_piece_may_go_back_to_its_own_square(board: Board) -> None:
    board.set_up(EMPTY_HAND)
    board.click_square("a4")
    board.wait_status("where the cat from a4 goes")
    board.click_square("a4")
    board.wait_current("a4>Ca4")


def test_an_empty_square_is_no_piece_to_lift(board: Board) -> None:
    board.set_up(EMPTY_HAND)
    board.click_square("a1")
    board.wait_status("a1 can't be lifted")


def test_escape_clears_the_lifted_piece(board: Board) -> None:
    board.rest_pointer()
    board.set_up(EMPTY_HAND)
    before = board.looks()
    board.click_square("a4")
    board.wait_status("where the cat from a4 goes")
    board.press("escape")
    board.wait_status("choose a piece to lift")
    board.rest_pointer()
    board.wait_until(lambda: not board.changed(before))
