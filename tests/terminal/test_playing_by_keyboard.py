"""Playing with the keyboard alone: the square cursor, typed moves, and every question."""

from .board import Board
from .test_playing_by_mouse import BOTH_KINDS, EMPTY_HAND, FOUR_IN_LINE, GAME, TWO_ROWS


def go_to_square(board: Board, square: str) -> None:
    """Moves the square cursor to a square from wherever it is: by way of a1."""
    right, up = "abcdef".index(square[0]), int(square[1]) - 1
    board.press("shift+left", *["shift+left"] * 5, *["shift+down"] * 5)
    board.press(*["shift+right"] * right, *["shift+up"] * up)


def type_move(board: Board, token: str) -> None:
    """Opens the entry for a move, types it and enters it."""
    board.press("t")
    board.wait_for("Type a move")
    board.type(token)
    board.press("enter")


# The square cursor


def test_a_game_is_played_with_arrows_and_enter(board: Board) -> None:
    for token in GAME:
        go_to_square(board, token[1:3])
        board.press("enter")
        if token.startswith("C"):
            board.wait_for("c cat")
            board.press("c")
        board.wait_current(token)
    board.wait_status("Orange has won")


def test_the_square_cursor_can_be_seen(board: Board) -> None:
    before = board.looks()
    board.press("shift+up")
    board.wait_until(lambda: len(board.changed(before)) == 1)


def test_the_square_cursor_stops_at_the_edge(board: Board) -> None:
    before = board.looks()
    board.press(*["shift+right"] * 9, *["shift+up"] * 9)
    board.wait_until(lambda: board.changed(before) == {"f6"})


def test_escape_puts_the_square_cursor_away(board: Board) -> None:
    before = board.looks()
    board.press("shift+up")
    board.wait_until(lambda: board.changed(before))
    board.press("escape")
    board.wait_until(lambda: not board.changed(before))


# The typed move


def test_a_game_is_typed(board: Board) -> None:
    for token in GAME:
        type_move(board, token)
        board.wait_current(token)
    board.wait_status("Orange has won")


def test_a_move_may_be_typed_in_small_letters(board: Board) -> None:
    type_move(board, "kc3")
    board.wait_current("Kc3")


def test_what_may_be_typed_is_offered(board: Board) -> None:
    board.press("t")
    board.wait_for("Type a move")
    board.type("kd")
    board.wait_for("Kd1", "Kd2", "Kd3", "Kd4", "Kd5", "Kd6")
    assert not board.shows("Ka1")


def test_an_offer_is_taken_with_tab(board: Board) -> None:
    board.press("t")
    board.wait_for("Type a move")
    board.type("kd")
    board.press("tab", "enter")
    board.wait_current("Kd1")


def test_an_offer_is_taken_with_the_arrows(board: Board) -> None:
    board.press("t")
    board.wait_for("Type a move")
    board.type("kd")
    board.press("down", "down", "enter")
    board.wait_current("Kd2")


def test_an_offer_is_taken_with_a_click(board: Board) -> None:
    board.press("t")
    board.wait_for("Type a move")
    board.type("kd")
    board.click_text("Kd3")
    board.wait_current("Kd3")


def test_a_wrong_move_says_why_and_stays(board: Board) -> None:
    type_move(board, "Kc9")
    board.wait_for("not a move")
    assert board.shows("Type a move", "Kc9")


def test_an_illegal_move_says_why_and_stays(board: Board) -> None:
    type_move(board, "Kc3")
    board.wait_current("Kc3")
    type_move(board, "Kc3")
    board.wait_for("c3 is occupied")
    board.wait_until(lambda: board.moves == ["1. Kc3"])


def test_an_ambiguous_move_lists_the_rows(board: Board) -> None:
    board.set_up(TWO_ROWS)
    type_move(board, "Kf6")
    board.wait_for("=b3c3d3", "=b4c4d4")
    board.type("=b3c3d3")
    board.press("enter")
    board.wait_current("Kf6=b3c3d3")


def test_escape_leaves_the_typed_move(board: Board) -> None:
    board.press("t")
    board.wait_for("Type a move")
    board.press("escape")
    board.wait_gone("Type a move")
    board.press("shift+up", "enter")
    board.wait_until(lambda: board.current_move)


# The questions


def test_the_picker_takes_a_letter(board: Board) -> None:
    board.set_up(BOTH_KINDS)
    go_to_square(board, "f1")
    board.press("enter")
    board.wait_for("k kitten")
    board.press("k")
    board.wait_current("Kf1")


def test_the_picker_takes_the_lit_kind(board: Board) -> None:
    board.set_up(BOTH_KINDS)
    go_to_square(board, "f1")
    board.press("enter")
    board.wait_for("k kitten")
    board.press("right", "enter")
    board.wait_current("Cf1")


def test_escape_puts_the_picker_away(board: Board) -> None:
    board.set_up(BOTH_KINDS)
    go_to_square(board, "f1")
    board.press("enter")
    board.wait_for("k kitten")
    board.press("escape")
    board.wait_gone("k kitten")
    board.wait_status("Orange to place")


def test_after_escape_the_keys_reach_the_bed_again(board: Board) -> None:
    board.set_up(BOTH_KINDS)
    go_to_square(board, "f1")
    board.press("enter")
    board.wait_for("k kitten")
    board.press("escape")
    board.wait_gone("k kitten")
    board.press("shift+up", "enter")
    board.wait_status("kitten or cat on f2?")


def test_a_row_is_lit_and_taken(board: Board) -> None:
    board.set_up(TWO_ROWS)
    go_to_square(board, "f6")
    board.press("enter")
    board.wait_for("b4 c4 d4")
    before = board.looks()
    board.press("down")
    board.wait_until(lambda: board.changed(before) == {"b3", "c3", "d3", "b4", "c4", "d4"})
    board.press("enter")
    board.wait_current("Kf6=b4c4d4")


def test_escape_takes_back_the_placement_that_made_the_rows(board: Board) -> None:
    board.set_up(TWO_ROWS)
    go_to_square(board, "f6")
    board.wait_status("on f6")
    before = board.looks()
    board.press("enter")
    board.wait_for("b4 c4 d4 ·")
    board.press("escape")
    board.wait_gone("b4 c4 d4 ·")
    board.wait_until(lambda: not board.changed(before))


def test_the_left_arrow_takes_back_the_placement_that_made_the_rows(board: Board) -> None:
    board.set_up(FOUR_IN_LINE)
    go_to_square(board, "f1")
    board.press("enter")
    board.wait_for("c4 d4 e4")
    board.press("left")
    board.wait_gone("c4 d4 e4 ·")
    board.wait_status("Orange to place")


def test_the_empty_hand_turn_by_keyboard(board: Board) -> None:
    board.set_up(EMPTY_HAND)
    go_to_square(board, "a4")
    board.press("enter")
    board.wait_status("where the cat from a4 goes")
    go_to_square(board, "f2")
    board.press("enter")
    board.wait_status("where the cat from f2 goes")
    board.press("enter")
    board.wait_current("f2>Cf2")


def test_escape_clears_the_lifted_piece_but_not_the_cursor(board: Board) -> None:
    board.set_up(EMPTY_HAND)
    before = board.looks()
    go_to_square(board, "a4")
    board.press("enter")
    board.wait_status("where the cat from a4 goes")
    board.press("escape")
    board.wait_status("choose a piece to lift")
    board.wait_until(lambda: board.changed(before) == {"a4"})


def test_the_empty_hand_turn_is_typed(board: Board) -> None:
    board.set_up(EMPTY_HAND)
    type_move(board, "Cd3/f2")
    board.wait_current("f2>Cd3")
