"""Positions and games as text: pasted, loaded, refused with the reason, and copied."""

from .board import Board
from .conftest import Start

POSITION = "6/4B1/3a2/2a3/6/6-60-70-bp"
GAME = """\
[FEN "6/4B1/3a2/2a3/6/6-60-70-bp"]
1... Ka1 {a comment} 2. Kf6!
(2. Kb1 Kf1
(2... Ke1))
2... Ka3
"""


def move_list_box(board: Board) -> str:
    """What stands in the move-list box."""
    left = board.bed.right
    head = board.find("─ Move list") or board.find("Moves  Position")
    foot = board.find("Load moves", left)
    if head is None or foot is None:
        return ""
    lines = board.lines[head[1] + 1 : foot[1]]
    return " ".join(" ".join(line[left:].replace("│", " ").split()) for line in lines).strip()


# The FEN box


def test_a_fen_is_pasted_and_loaded(board: Board) -> None:
    board.open_field("f")
    board.paste(POSITION)
    board.press("enter")
    board.wait_status("Grey to place")
    board.show_panel("Moves")
    board.wait_until(lambda: "".join(board.moves) == f'[FEN "{POSITION}"]')


def test_a_fen_is_loaded_with_the_button(board: Board) -> None:
    board.open_field("f")
    board.paste(POSITION)
    board.click_text("Load FEN")
    board.wait_status("Grey to place")


def test_a_fen_tag_may_be_pasted(board: Board) -> None:
    board.open_field("f")
    board.paste(f'\n [FEN "{POSITION}"] \n')
    board.press("enter")
    board.wait_status("Grey to place")


def test_a_wrong_fen_says_why_and_stays(board: Board) -> None:
    board.open_field("f")
    board.paste("6/4B1/3a2/2a3/6/6-60-60-bp")
    board.press("enter")
    board.wait_for("Grey owns 7 pieces, not eight")
    assert board.shows("6/4B1/3a2/2a3/6/6-60-60-bp")


def test_a_wrong_fen_can_be_mended_where_it_stands(board: Board) -> None:
    board.open_field("f")
    board.paste("6/4B1/3a2/2a3/6/6-60-70-bx")
    board.press("enter")
    board.wait_for("the phase in")
    board.press("end", "backspace")
    board.wait_gone("-70-bx")
    board.press("p", "enter")
    board.wait_status("Grey to place")


def test_the_reason_goes_once_the_fen_is_mended(board: Board) -> None:
    board.open_field("f")
    board.paste("6/4B1/3a2/2a3/6/6-60-70-bx")
    board.press("enter")
    board.wait_for("the phase in")
    board.press("end", "backspace")
    board.wait_gone("the phase in")


def test_a_wrong_fen_leaves_the_game_alone(board: Board) -> None:
    board.click_square("c3")
    board.wait_current("Kc3")
    board.open_field("f")
    board.paste("no position at all")
    board.press("enter")
    board.wait_for("four fields")
    board.press("escape")
    board.wait_until(lambda: not board.text_cursor())
    board.show_panel("Moves")
    board.wait_moves("1. Kc3")


def test_escape_puts_the_position_back_into_the_box(board: Board) -> None:
    board.open_field("f")
    board.paste("nonsense")
    board.wait_for("nonsense")
    board.press("escape")
    board.wait_position("6/6/6/6/6/6-80-80-ap")


def test_arrows_in_the_box_edit_the_text(board: Board) -> None:
    board.click_square("c3")
    board.wait_current("Kc3")
    board.open_field("f")
    board.press("home", "delete")
    board.wait_gone("6/6/6/2a3/6/6-70-80-bp")
    board.press("right", "right", "left", "backspace")
    board.wait_gone("/6/6/2a3/6/6-70-80-bp")
    assert board.shows("6/6/2a3/6/6-70-80-bp")


# The move-list box


def test_a_game_of_several_lines_is_pasted_and_loaded(board: Board) -> None:
    board.open_field("l")
    board.paste(GAME)
    board.press("f7")
    board.wait_status("Loaded the moves")
    board.show_panel("Moves")
    board.wait_current("Ka3")
    words = " ".join(board.moves).split()
    played = [word for word in words if word[0] == "K"]
    assert played == ["Ka1", "Kf6!", "Kb1", "Kf1", "Ke1", "Ka3"]


def test_a_game_is_loaded_with_the_button(board: Board) -> None:
    board.open_field("l")
    board.paste("1. Kc3 Kd4")
    board.click_text("Load moves")
    board.show_panel("Moves")
    board.wait_moves("1. Kc3 Kd4")


def test_a_wrong_game_says_line_column_and_reason(board: Board) -> None:
    board.open_field("l")
    board.paste("1. Kc3 Kd4\n2. Kc4 (2. Kb1\nKb1)")
    board.press("f7")
    board.wait_for("line 3", "column 1", "b1 is occupied")
    assert "(2. Kb1" in move_list_box(board)


def test_a_wrong_game_leaves_the_open_one_alone(board: Board) -> None:
    board.click_square("c3")
    board.wait_current("Kc3")
    board.open_field("l")
    board.replace_text("1. Kc3", "1. Kc3 Kc3")
    board.press("f7")
    board.wait_for("c3 is occupied")
    board.press("escape")
    board.show_panel("Moves")
    board.wait_moves("1. Kc3")


def test_a_step_leaves_what_was_typed(board: Board) -> None:
    board.click_square("c3")
    board.wait_current("Kc3")
    board.open_field("l")
    board.replace_text("1. Kc3", "1. Ka1 half a game")
    board.press("escape")
    board.wait_until(lambda: not board.text_cursor())
    board.press("left")
    board.wait_status("Orange to place")
    board.wait_until(lambda: move_list_box(board) == "1. Ka1 half a game")


def test_the_box_shows_the_whole_tree_when_so_asked(start: Start) -> None:
    board = start()
    board.load_moves("1. Kc3 Kd4 (1... Kf6) 2. Kc4")
    board.show_panel("Text")
    board.wait_until(lambda: move_list_box(board) == "1. Kc3 Kd4 2. Kc4")
    board.press("i")
    board.wait_until(lambda: move_list_box(board) == "1. Kc3 Kd4 (1... Kf6) 2. Kc4")


# Out


def test_the_position_is_copied(board: Board) -> None:
    board.click_square("c3")
    board.wait_current("Kc3")
    board.press("c")
    board.wait_status("Copied the FEN")
    assert board.screen.clipboard == "6/6/6/2a3/6/6-70-80-bp"


def test_the_moves_are_copied(board: Board) -> None:
    board.load_moves("1. Kc3 Kd4 (1... Kf6) 2. Kc4")
    board.press("y")
    board.wait_status("Copied")
    assert board.screen.clipboard == "1. Kc3 Kd4 2. Kc4"


def test_the_buttons_copy_too(board: Board) -> None:
    board.show_panel("Position")
    board.click_text("Copy")
    board.wait_status("Copied the FEN")
    board.show_panel("Text")
    x, y = board.wait_until(lambda: board.find("Load moves"))
    board.click(x + len("Load moves   Co"), y)
    board.wait_status("Copied the moves")


def test_what_is_copied_is_said_with_the_pointer_on_the_bed(board: Board) -> None:
    board.click_square("c3")
    board.wait_current("Kc3")
    board.hover_square("e5")
    board.wait_status("on e5")
    board.press("c")
    board.wait_status("Copied the FEN")
