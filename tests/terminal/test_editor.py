"""The board editor: by mouse alone, by keyboard alone, in a large and in a small terminal."""

from collections.abc import Iterator

import pytest

from .board import Board
from .terminal import RIGHT

GAME = "1. Kc3 Kd4 (1... Kf6) 2. Kc4"
LINE = '[FEN "6/4B1/3a2/2a3/6/6-60-70-bp"] 1... Ka1 2. Kf6'
START = "6/6/6/6/6/6-80-80-ap"


def open_editor(board: Board) -> None:
    """Opens the editor with the pointer out of the way, and waits until its bed is there."""
    board.move_to(board.size[0] - 1, 0)
    board.press("e")
    board.wait_for("To move", "Continue from here", "Esc cancel")
    board.wait_until(board.find_bed)


@pytest.fixture
def editor(board: Board) -> Iterator[Board]:
    """The editor on an empty bed; it is left again if a test has not done so."""
    open_editor(board)
    yield board
    if board.shows("Esc cancel"):
        board.press("escape")
        board.wait_gone("Esc cancel")


def wait_set_up(board: Board, fen: str) -> None:
    """Reads until the FEN box of the editor shows this."""
    board.wait_for(f"FEN {fen}")


def click_all(board: Board, *squares: str) -> None:
    for square in squares:
        board.click_square(square)


def click_tile(board: Board, number: int) -> None:
    """Clicks the picture of a tile, just below its key, and waits until it is barred."""
    x, y = board.wait_until(lambda: board.find(str(number), board.bed.right))
    board.click(x + 2, y + 1)
    board.wait_until(lambda: board.cell(x, y + 1).data == "▌")


def click_step(board: Board, side: str, kind: int, sign: str) -> None:
    """Clicks − or + of a side's kittens (0) or cats (1)."""
    row = next(y for y, line in enumerate(board.lines) if f"{side}   " in line and "/8" in line)
    line = board.lines[row]
    places = [x for x, letter in enumerate(line) if letter == sign and x > board.bed.right]
    board.click(places[kind], row)


def is_disabled(board: Board, button: str) -> bool:
    """Whether a button is written more faintly than Cancel, which never is disabled."""
    (x, y), (other, line) = (
        board.wait_until(lambda t=t: board.find(t)) for t in (button, "Cancel")
    )
    return board.cell(x, y).fg != board.cell(other, line).fg


# By mouse


def test_a_tile_is_placed_over_and_over_by_clicking(editor: Board) -> None:
    click_tile(editor, 2)
    click_all(editor, "c3", "d4", "f6")
    wait_set_up(editor, "5A/6/3A2/2A3/6/6-50-80-ap")


def test_a_tile_is_placed_over_and_over_by_dragging(editor: Board) -> None:
    click_tile(editor, 3)
    editor.drag(editor.bed.place("b2"), editor.bed.place("e2"))
    wait_set_up(editor, "6/6/6/6/1bbbb1/6-80-40-ap")


def test_a_placed_tile_replaces_what_stood_there(editor: Board) -> None:
    click_all(editor, "a1")
    click_tile(editor, 4)
    click_all(editor, "a1")
    wait_set_up(editor, "6/6/6/6/6/B5-80-70-ap")


def test_the_right_button_removes(editor: Board) -> None:
    click_all(editor, "a1", "b1")
    editor.click_square("a1", RIGHT)
    wait_set_up(editor, "6/6/6/6/6/1a4-70-80-ap")


def test_the_cross_removes_by_dragging(editor: Board) -> None:
    editor.drag(editor.bed.place("a1"), editor.bed.place("d1"))
    click_tile(editor, 5)
    editor.drag(editor.bed.place("b1"), editor.bed.place("f1"))
    wait_set_up(editor, "6/6/6/6/6/a5-70-80-ap")


def test_colours_are_swapped_with_the_button(editor: Board) -> None:
    click_all(editor, "a1")
    editor.click_text("Swap")
    wait_set_up(editor, "6/6/6/6/6/b5-80-70-bp")


def test_the_bed_is_cleared_with_the_button(board: Board) -> None:
    board.set_up("6/6/6/6/6/a5-70-80-bp")
    open_editor(board)
    board.click_text("Clear")
    wait_set_up(board, START)
    board.click_text("Cancel")
    board.wait_status("Grey to place")


def test_hands_are_changed_and_filled_by_clicking(editor: Board) -> None:
    click_step(editor, "Orange", 0, "−")
    editor.wait_for("7/8 !")
    click_step(editor, "Orange", 1, "+")
    editor.wait_gone("7/8 !")
    click_step(editor, "Grey  ", 0, "−")
    editor.wait_for("7/8 !")
    editor.click_text("Fill")
    wait_set_up(editor, "6/6/6/6/6/6-71-80-ap")


def test_the_side_to_move_is_clicked(editor: Board) -> None:
    x, y = editor.wait_until(lambda: editor.find("To move"))
    editor.click(editor.lines[y].index("Grey", x), y)
    wait_set_up(editor, "6/6/6/6/6/6-80-80-bp")


def test_continue_starts_a_fresh_line_that_can_be_undone(board: Board) -> None:
    board.load_moves(GAME)
    before = board.moves
    open_editor(board)
    board.click_text("Clear")
    click_tile(board, 4)
    click_all(board, "e5")
    board.click_text("Continue from here")
    board.wait_status("Started a fresh line")
    board.wait_until(lambda: board.moves[0].startswith('[FEN "6/4B1/6/6/6/6-80-70-ap"'))
    board.press("u")
    board.wait_until(lambda: board.moves == before)


def test_cancel_leaves_everything_as_it_was(board: Board) -> None:
    board.load_moves(GAME)
    board.press("left")
    board.wait_current("Kd4")
    before = board.moves
    open_editor(board)
    board.click_text("Clear")
    click_all(board, "a1")
    board.click_text("Cancel")
    board.wait_status("Orange to place")
    board.wait_current("Kd4")
    board.wait_until(lambda: board.moves == before)


# What is wrong


def test_too_many_pieces_are_said_with_side_and_count(editor: Board) -> None:
    click_all(editor, "a6", "b6", "c6", "d6", "e6", "f6", "a5", "b5", "c5")
    editor.wait_for("Orange owns 9 pieces, not eight")
    editor.wait_until(lambda: is_disabled(editor, "Continue"))


def test_too_few_pieces_are_said_with_side_and_count(editor: Board) -> None:
    click_step(editor, "Grey  ", 0, "−")
    editor.wait_for("Grey owns 7 pieces, not eight: 0 on")


def test_what_is_wrong_keeps_one_in_the_editor(editor: Board) -> None:
    click_step(editor, "Grey  ", 0, "−")
    editor.wait_for("Grey owns 7")
    editor.click_text("Continue from here")
    editor.press("g", "h")
    wait_set_up(editor, START)


def test_a_row_that_stands_already_is_allowed_and_said(editor: Board) -> None:
    click_tile(editor, 2)
    editor.drag(editor.bed.place("a1"), editor.bed.place("c1"))
    editor.wait_for("Orange's cats a1b1c1 win on")
    editor.wait_until(lambda: not is_disabled(editor, "Continue"))


# By keyboard


def test_tiles_are_placed_and_removed_by_key(editor: Board) -> None:
    editor.press("shift+right", "2", "enter")
    editor.press("shift+right", "3", "enter")
    editor.press("shift+up", "4", "enter")
    wait_set_up(editor, "6/6/3B2/2Ab2/6/6-70-60-ap")
    editor.press("delete", "shift+down", "5", "enter")
    wait_set_up(editor, "6/6/6/2A3/6/6-70-71-ap")


def test_everything_at_once_is_changed_by_key(editor: Board) -> None:
    editor.press("shift+right", "2", "enter", "w")
    wait_set_up(editor, "6/6/6/2B3/6/6-80-70-bp")
    editor.press("s")
    wait_set_up(editor, "6/6/6/2B3/6/6-80-70-ap")
    editor.press("n")
    wait_set_up(editor, START)


def test_hands_are_typed_and_filled_by_key(editor: Board) -> None:
    for text in ("▐Orange▌", "− 8 +"):
        x, y = editor.wait_until(lambda text=text: editor.find(text))
        before = editor.cell(x + 2, y)
        editor.press("tab")
        editor.wait_until(lambda x=x, y=y, before=before: editor.cell(x + 2, y) != before)
    editor.press("5")
    editor.wait_for("− 5 +", "Orange owns 5 pieces")
    editor.press("h")
    wait_set_up(editor, START)


def test_changes_are_undone_and_redone_by_key(editor: Board) -> None:
    editor.drag(editor.bed.place("a1"), editor.bed.place("d1"))
    wait_set_up(editor, "6/6/6/6/6/aaaa2-40-80-ap")
    editor.press("u")
    wait_set_up(editor, START)
    editor.press("r")
    wait_set_up(editor, "6/6/6/6/6/aaaa2-40-80-ap")


@pytest.mark.parametrize("pasted", ["6/6/6/aB4/6/6-70-70-bp", '[FEN "6/6/6/aB4/6/6-70-70-bp"]\n'])
def test_a_pasted_fen_is_set_up(editor: Board, pasted: str) -> None:
    editor.open_field("f")
    editor.paste(pasted)
    editor.press("enter")
    editor.wait_until(lambda: not editor.text_cursor())
    wait_set_up(editor, "6/6/6/aB4/6/6-70-70-bp")


def test_a_wrong_fen_says_why_and_leaves_what_is_set_up(editor: Board) -> None:
    editor.open_field("f")
    editor.paste("6/6/6/6/6/6-70-80-ap")
    editor.wait_for("Orange owns 7 pieces")
    editor.press("escape")
    editor.wait_until(lambda: not editor.text_cursor())
    wait_set_up(editor, START)


def test_a_position_is_set_up_and_continued_by_key(editor: Board) -> None:
    editor.press("shift+right", "4", "enter", "s", "g")
    editor.wait_status("Started a fresh line")
    editor.wait_position("6/6/6/2B3/6/6-80-70-bp")


def test_escape_leaves_everything_as_it_was(board: Board) -> None:
    board.load_moves(GAME)
    board.press("left", "down")
    board.wait_current("Kf6")
    before = board.moves
    open_editor(board)
    board.press("n", "shift+right", "enter", "escape")
    board.wait_status("Orange to place")
    board.wait_current("Kf6")
    board.wait_until(lambda: board.moves == before)


# What the line says of where it starts


def test_a_line_from_elsewhere_survives_loading_and_copying_byte_for_byte(board: Board) -> None:
    board.load_moves(LINE)
    board.wait_current("Kf6")
    board.press("y")
    board.wait_status("Copied the moves")
    assert board.screen.clipboard == LINE
    board.new_game()
    board.load_moves(board.screen.clipboard)
    board.wait_current("Kf6")
    board.screen.clipboard = None
    board.press("y")
    board.wait_status("Copied the moves")
    assert board.screen.clipboard == LINE


def test_the_first_move_after_the_editor_is_numbered_for_grey(editor: Board) -> None:
    editor.press("s", "g")
    editor.wait_status("Grey to place")
    editor.click_square("a1")
    editor.wait_current("Ka1")
    editor.wait_until(lambda: editor.moves[-1] == "1... Ka1")
    editor.press("y")
    editor.wait_status("Copied the moves")
    assert editor.screen.clipboard == '[FEN "6/6/6/6/6/6-80-80-bp"] 1... Ka1'
