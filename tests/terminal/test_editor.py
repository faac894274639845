"""The board editor: opened, used by mouse alone and by keyboard alone, continued from, cancelled."""

from collections.abc import Iterator

import pytest

from .board import Board
from .terminal import RIGHT

START = "6/6/6/6/6/6-80-80-ap"
POSITION = "6/4B1/3a2/2a3/6/6-60-70-bp"
TILES = ["orange kitten", "orange cat", "grey kitten", "grey cat", "cross"]


def is_open(board: Board) -> bool:
    """Whether the editor stands where it stays: its bed in the middle between its bars."""
    if "Board editor   Help" not in board.lines[0] or not board.shows("Continue from here"):
        return False
    bed = board.find_bed()
    if bed is None:
        return False
    above = bed.lines[-1] - (bed.square_size[1] - 1) // 2 - 1
    below = board.size[1] - 3 - (bed.lines[0] + bed.square_size[1] // 2 + 1)
    return above == below


def open_editor(board: Board) -> None:
    board.press("e")
    board.wait_until(lambda: is_open(board))


def wait_left(board: Board) -> None:
    """Reads until the main screen is back, with the move list in front."""
    board.wait_until(lambda: board.lines[0].startswith(" boop ") and board.status)
    board.show_panel("Moves")


@pytest.fixture
def editor(board: Board) -> Iterator[Board]:
    """A board with a new game on it and the editor open."""
    open_editor(board)
    yield board
    if "Board editor   Help" in board.lines[0]:
        leave(board)


def leave(board: Board) -> None:
    """Leaves the editor, wherever the keys are going."""
    board.click_text("Cancel")
    wait_left(board)


def open_by_menu(board: Board) -> None:
    board.click_text("Game")
    board.wait_for("Rule set")
    board.click_text("Board editor")
    board.wait_until(lambda: is_open(board))


# What is seen


def fen(board: Board) -> str:
    """What the FEN box holds."""
    place = board.find("FEN ", board.bed.right)
    if place is None:
        return ""
    return board.lines[place[1]][place[0] + 4 :].partition("Copy")[0].strip()


def wait_fen(board: Board, text: str) -> None:
    """Reads until the FEN box holds this, or as much of it as a narrow box can show."""
    least = min(len(text), 23)
    board.wait_until(lambda: fen(board) in text and len(fen(board)) >= least)


def paste_fen(board: Board, text: str) -> None:
    """Goes to the FEN box, where all is selected, and pastes over it."""
    x, y = board.wait_until(lambda: board.find("FEN ", board.bed.right))
    before = board.cell(x + 5, y).bg
    board.press("f")
    board.wait_until(lambda: board.cell(x + 5, y).bg != before)
    board.paste(text)


def click_in_hand(board: Board, side: str, kind: int, sign: str) -> None:
    """Clicks − or + of a side's kittens (0) or cats (1)."""
    x, y = board.wait_until(lambda: board.find(f"{side}   ", board.bed.right))
    while board.lines[y].find(sign, x) < 0:
        x, y = board.wait_until(lambda y=y: find_below(board, side, y))
    for _ in range(kind + 1):
        x = board.lines[y].index(sign, x + 1)
    board.click(x, y)


def find_below(board: Board, text: str, above: int) -> tuple[int, int] | None:
    """Where a text stands first beside the bed, below a line."""
    for y in range(above + 1, board.size[1]):
        if (x := board.lines[y].find(text, board.bed.right)) >= 0:
            return x, y
    return None


def click_tile(board: Board, place: int) -> None:
    """Clicks the name under a tile."""
    x, y = board.wait_until(lambda: board.find("kitten ", board.bed.right))
    for word in ("kitten", "cat", "kitten", "cat", "remove")[: place + 1]:
        x = board.lines[y].index(word, x)
        x += 1
    board.click(x, y)


def wait_picked(board: Board, place: int) -> None:
    """Reads until a tile has the frame of the one that is picked, left of its name."""
    x, y = board.wait_until(lambda: board.find("kitten ", board.bed.right))
    for word in ("kitten", "cat", "kitten", "cat", "remove")[: place + 1]:
        x = board.lines[y].index(word, x) + 1
    board.wait_until(lambda: 0 <= x - board.lines[y - 1].find("▌") <= 6)


# Opening


def test_it_opens_from_the_menu(board: Board) -> None:
    open_by_menu(board)
    leave(board)


@pytest.mark.parametrize("size", [(120, 40)], indirect=True)
def test_it_opens_with_its_button(board: Board) -> None:
    board.click_text("Board editor")
    board.wait_until(lambda: is_open(board))
    leave(board)


def test_it_begins_with_the_position_looked_at(board: Board) -> None:
    board.load_moves("1. Kc3 Kf6")
    board.press("left")
    board.wait_current("Kc3")
    open_editor(board)
    wait_fen(board, "6/6/6/2a3/6/6-70-80-bp")
    leave(board)


# The bed by mouse


def test_clicks_place_over_and_over(editor: Board) -> None:
    for square in ("a6", "f6", "d4"):
        editor.click_square(square)
    wait_fen(editor, "a4a/6/3a2/6/6/6-50-80-ap")


def test_a_drag_places_on_every_square_passed(editor: Board) -> None:
    editor.drag(editor.bed.place("b2"), editor.bed.place("e2"))
    wait_fen(editor, "6/6/6/6/1aaaa1/6-40-80-ap")


def test_right_click_removes(editor: Board) -> None:
    editor.click_square("c3")
    wait_fen(editor, PLACED[0])
    editor.click_square("c3", RIGHT)
    wait_fen(editor, START)


def test_a_drag_is_undone_at_once(editor: Board) -> None:
    editor.drag(editor.bed.place("b2"), editor.bed.place("e2"))
    wait_fen(editor, "6/6/6/6/1aaaa1/6-40-80-ap")
    editor.press("u")
    wait_fen(editor, START)


PLACED = [
    "6/6/6/2a3/6/6-70-80-ap",
    "6/6/6/2A3/6/6-70-80-ap",
    "6/6/6/2b3/6/6-80-70-ap",
    "6/6/6/2B3/6/6-80-70-ap",
    START,
]
"""What each tile makes of c3, of an orange kitten if it is the cross."""


@pytest.mark.parametrize("tile", range(5), ids=TILES)
def test_a_tile_clicked_is_what_clicks_place(editor: Board, tile: int) -> None:
    if tile == 4:
        editor.click_square("c3")
        wait_fen(editor, PLACED[0])
    click_tile(editor, tile)
    wait_picked(editor, tile)
    editor.click_square("c3")
    wait_fen(editor, PLACED[tile])


@pytest.mark.parametrize("tile", range(5), ids=TILES)
def test_a_tile_picked_by_key_is_what_clicks_place(editor: Board, tile: int) -> None:
    if tile == 4:
        editor.click_square("c3")
        wait_fen(editor, PLACED[0])
    editor.press(str(tile + 1))
    wait_picked(editor, tile)
    editor.click_square("c3")
    wait_fen(editor, PLACED[tile])


# The bed by keyboard

TO_THE_CORNER = ["shift+left"] * 6 + ["shift+down"] * 6


def test_the_square_cursor_places_over_and_over(editor: Board) -> None:
    editor.press(*TO_THE_CORNER, "enter", "shift+right", "enter", "shift+up", "enter")
    wait_fen(editor, "6/6/6/6/1a4/aa4-50-80-ap")


def test_delete_removes_under_the_cursor(editor: Board) -> None:
    editor.press(*TO_THE_CORNER, "enter", "shift+up", "enter", "delete")
    wait_fen(editor, "6/6/6/6/6/a5-70-80-ap")


# All at once


@pytest.mark.parametrize(
    ("key", "label", "changed"),
    [
        ("n", "Clear", START),
        ("w", "Swap colours", "6/4A1/3b2/2b3/6/6-70-60-ap"),
        ("s", "Orange ", "6/4B1/3a2/2a3/6/6-60-70-ap"),
    ],
)
def test_a_change_by_key_and_by_mouse(editor: Board, key: str, label: str, changed: str) -> None:
    paste_fen(editor, POSITION)
    editor.wait_until(lambda: fen(editor).endswith("-60-70-bp"))
    editor.press("escape", key)
    wait_fen(editor, changed)
    editor.press("u")
    wait_fen(editor, POSITION)
    x, _ = editor.wait_until(lambda: editor.find("To move"))
    editor.click_text(label, left=x + 8 if key == "s" else x)
    wait_fen(editor, changed)


def test_the_wrong_total_is_marked(editor: Board) -> None:
    click_in_hand(editor, "Orange", 0, "−")
    editor.wait_for("7/8 !")


@pytest.mark.parametrize("by_key", [True, False], ids=["key", "mouse"])
def test_the_hands_are_filled(editor: Board, by_key: bool) -> None:
    click_in_hand(editor, "Orange", 0, "−")
    editor.wait_for("7/8 !")
    if by_key:
        editor.press("h")
    else:
        editor.click_text("Fill hands")
    wait_fen(editor, START)


# The hands


def test_hands_are_changed_with_their_signs(editor: Board) -> None:
    click_in_hand(editor, "Orange", 0, "−")
    editor.wait_for("7/8 !")
    click_in_hand(editor, "Orange", 1, "+")
    wait_fen(editor, "6/6/6/6/6/6-71-80-ap")


def test_hands_are_changed_by_keyboard(editor: Board) -> None:
    # From the bed over the tiles' side to move to the fields.
    editor.press("tab", "tab", "7", "tab", "1")
    wait_fen(editor, "6/6/6/6/6/6-71-80-ap")


@pytest.mark.parametrize(
    ("side", "sign", "reason"),
    [
        ("Orange", "−", "Orange owns 7 pieces, not eight"),
        ("Orange", "+", "Orange owns 9 pieces, not eight"),
        ("Grey", "−", "Grey owns 7 pieces, not eight"),
    ],
)
def test_the_reason_names_side_and_count(editor: Board, side: str, sign: str, reason: str) -> None:
    click_in_hand(editor, side, 1 if sign == "+" else 0, sign)
    editor.wait_for(reason)


def test_one_can_not_continue_from_no_position(editor: Board) -> None:
    click_in_hand(editor, "Grey", 0, "−")
    editor.wait_for("7/8 !")
    editor.press("g")
    editor.click_text("Continue from here")
    editor.press("h")
    wait_fen(editor, START)
    assert is_open(editor)


# The FEN box


def test_a_fen_sets_the_board_up(editor: Board) -> None:
    before = editor.looks()
    paste_fen(editor, POSITION)
    editor.wait_until(lambda: editor.changed(before) == {"e5", "d4", "c3"})


@pytest.mark.parametrize(
    ("wrong", "why"),
    [("6/4B1/3a2/2a3/6/6-60-60-bp", "Grey owns 7"), ("6/4x1/6/6/6/6-80-80-ap", "rank 5")],
)
def test_a_wrong_fen_says_why(editor: Board, wrong: str, why: str) -> None:
    paste_fen(editor, wrong)
    editor.wait_for(why)


def test_a_wrong_fen_leaves_the_board_alone(editor: Board) -> None:
    editor.click_square("c3")
    wait_fen(editor, PLACED[0])
    paste_fen(editor, "nonsense")
    editor.wait_for("nonsense")
    editor.press("escape")
    wait_fen(editor, PLACED[0])


def test_a_row_of_cats_is_allowed_and_said(editor: Board) -> None:
    paste_fen(editor, "6/6/AAA3/6/6/6-50-80-ap")
    editor.wait_for("cats a4b4c4 win")


# The ways out


def test_continuing_by_keyboard_alone(board: Board) -> None:
    open_editor(board)
    board.press(*TO_THE_CORNER, "2", "enter", "s", "g")
    board.wait_status("Started a fresh line")
    wait_left(board)
    board.wait_until(lambda: "".join(board.moves) == '[FEN "6/6/6/6/6/A5-70-80-bp"]')


def test_continuing_by_mouse_alone(board: Board) -> None:
    open_by_menu(board)
    board.click_square("a1")
    board.click_text("Continue from here")
    board.wait_status("Started a fresh line")
    wait_left(board)
    board.wait_until(lambda: "".join(board.moves) == '[FEN "6/6/6/6/6/a5-70-80-ap"]')


def test_a_fresh_line_is_undone(board: Board) -> None:
    board.load_moves("1. Kc3 Kf6")
    board.press("left")
    board.wait_current("Kc3")
    open_editor(board)
    board.press("n", "g")
    board.wait_status("Started a fresh line")
    wait_left(board)
    board.press("u")
    board.wait_current("Kc3")
    assert board.moves == ["1. Kc3 Kf6"]


@pytest.mark.parametrize("by_key", [True, False], ids=["Esc", "Cancel"])
def test_cancelling_leaves_game_and_cursor_alone(board: Board, by_key: bool) -> None:
    board.load_moves("1. Kc3 Kf6 (1... Kf1)")
    board.press("left")
    board.wait_current("Kc3")
    before = board.moves
    open_editor(board)
    board.press("n")
    wait_fen(board, START)
    if by_key:
        board.press("escape")
    else:
        board.click_text("Cancel")
    wait_left(board)
    board.wait_current("Kc3")
    assert board.moves == before


# What starts elsewhere, as text


def test_a_game_that_grey_begins_comes_out_as_it_went_in(board: Board) -> None:
    text = f'[FEN "{POSITION}"] 1... Ka1 2. Kf6'
    board.load_moves(text)
    board.press("y")
    board.wait_status("Copied")
    assert board.screen.clipboard == text
