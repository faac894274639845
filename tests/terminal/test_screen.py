"""The screen itself: its sizes, Help, the palette, the mouse's reach, and giving it all back."""

from pathlib import Path

import pytest

from .board import Board
from .conftest import Start

EVERY_PIECE = "aAbB2/6/6/6/6/BbAa2-22-22-ap"

# What can be seen


def test_the_four_pieces_are_told_apart_at_a_glance(start: Start) -> None:
    board = start("--fen", EVERY_PIECE)
    for pieces in (("a6", "c6"), ("b6", "d6"), ("b1", "d1"), ("a1", "c1")):
        assert board.look(pieces[0]) != board.look(pieces[1])
    drawn = {square: {ink for _, ink, _ in board.look(square)} for square in ("a6", "c6")}
    assert drawn["a6"] != drawn["c6"]


def test_a_cat_fills_more_of_its_square_than_a_kitten(start: Start) -> None:
    board = start("--fen", EVERY_PIECE)
    bare = {
        colour
        for square in ("e6", "f6", "e1", "f1")
        for _, *pair in board.look(square)
        for colour in pair
    }

    def filled(square: str) -> int:
        return sum(
            bool({ink, ground} - bare - {"default"}) for _, ink, ground in board.look(square)
        )

    assert filled("b6") > filled("a6")
    assert filled("d6") > filled("c6")


def test_whose_turn_it_is_is_always_said(board: Board) -> None:
    board.wait_status("Orange to place")
    board.click_square("c3")
    board.wait_status("Grey to place")


# Sizes


def wait_square_size(board: Board, size: tuple[int, int]) -> None:
    """Reads until the whole screen is there, with squares of so many columns and lines."""

    def is_there() -> bool:
        bed = board.find_bed()
        return bed is not None and bed.square_size == size and "step" in board.lines[-1]

    board.wait_until(is_there)


@pytest.mark.parametrize(
    ("size", "square_size"), [((120, 40), (10, 5)), ((80, 24), (6, 3)), ((60, 20), (4, 2))]
)
def test_the_first_picture_is_the_one_that_stays(
    tmp_path: Path, size: tuple[int, int], square_size: tuple[int, int]
) -> None:
    board = Board(tmp_path, size)
    bed = board.wait_until(board.find_bed)
    board.kill()
    assert bed.square_size == square_size


def test_the_window_may_be_resized_while_playing(start: Start) -> None:
    board = start(size=(80, 24))
    for size, square_size, square in (
        ((120, 40), (10, 5), "d4"),
        ((60, 20), (4, 2), "f6"),
        ((80, 24), (6, 3), "a1"),
    ):
        board.resize(*size)
        wait_square_size(board, square_size)
        board.click_square(square)
        board.wait_until(lambda square=square: f"K{square}" in " ".join(board.moves))


def test_below_the_least_size_there_is_only_a_notice(start: Start) -> None:
    board = start(size=(80, 24))
    board.resize(40, 10)
    board.wait_for("60×20")
    assert board.find_bed() is None
    board.resize(80, 24)
    board.wait_until(board.find_bed)
    assert not board.shows("60×20")


def test_a_small_start_grows_into_a_whole_screen(start: Start) -> None:
    board = start(size=(60, 20))
    board.resize(120, 40)
    board.wait_for("Load FEN", "Load moves", "New game")


@pytest.mark.parametrize("size", [(120, 40)])
def test_when_there_is_room_all_parts_are_seen_at_once(board: Board) -> None:
    assert board.shows("Moves", "Position", "Load FEN", "Move list", "Load moves", "New game")


@pytest.mark.parametrize("size", [(80, 24)])
def test_on_a_small_screen_each_part_can_be_brought_to_the_front(board: Board) -> None:
    board.press("2")
    board.wait_for("Load FEN")
    board.press("3")
    board.wait_for("Load moves", "Copy", "include variations")
    board.press("1")
    board.wait_for("No moves yet")


def test_the_corner_is_dragged_to_make_the_board_smaller(start: Start) -> None:
    board = start()
    width, height = board.bed.square_size
    x, y = board.wait_until(lambda: board.find("◢"))
    board.drag((x, y), (x - 6 * 2, y - 6))
    wait_square_size(board, (width - 2, height - 1))


def test_plus_and_minus_change_the_boards_size(start: Start) -> None:
    board = start()
    width, height = board.bed.square_size
    board.press("-")
    wait_square_size(board, (width - 2, height - 1))
    board.press("+")
    wait_square_size(board, (width, height))


# Help and the palette


def test_help_opens_and_closes(board: Board) -> None:
    board.press("?")
    board.wait_for("Rules", "Guide and keys")
    board.press("escape")
    board.wait_gone("Guide and keys")


def test_help_opens_and_turns_its_pages_by_mouse(board: Board) -> None:
    board.click_text("Help")
    board.click_text("Guide and keys")
    board.wait_for("Playing")
    board.press("end")
    board.wait_gone("Playing")


def test_while_help_is_open_no_key_reaches_the_bed(board: Board) -> None:
    board.press("?")
    board.wait_for("Guide and keys")
    board.press("shift+up", "enter", "t", "c", "n", "escape")
    board.wait_gone("Guide and keys")
    board.wait_until(lambda: board.moves == ["No moves yet"])
    assert not board.shows("Copied")
    assert not board.shows("Type a move")


def test_keys_pressed_ahead_of_help_do_not_reach_the_bed(board: Board) -> None:
    board.click_square("c3")
    board.wait_current("Kc3")
    board.press("?", "d")
    board.wait_for("Guide and keys")
    board.press("escape")
    board.wait_gone("Guide and keys")
    board.wait_until(lambda: board.moves == ["1. Kc3"])


def test_a_click_while_help_is_open_does_not_reach_the_bed(board: Board) -> None:
    board.press("?")
    board.wait_for("Guide and keys")
    board.click_square("d3")
    board.press("escape")
    board.wait_gone("Guide and keys")
    board.wait_until(lambda: board.moves == ["No moves yet"])


def test_the_palette_finds_and_runs_a_command(board: Board) -> None:
    board.click_square("c3")
    board.wait_current("Kc3")
    board.press("ctrl+p")
    board.wait_for("Search for commands")
    board.type("delete from")
    board.wait_for("Delete from here (d")
    board.press("enter")
    board.wait_moves("No moves yet")


# The end


def left_behind(board: Board) -> str:
    """What stands on the shell's own screen once the board is gone."""
    return board.screen.text.strip()


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
def test_quitting_gives_the_terminal_back(start: Start, key: str) -> None:
    board = start()
    assert board.screen.is_alternate
    board.press(key)
    assert board.wait_end() == 0
    assert left_behind(board) == ""
    assert not board.screen.is_alternate
    assert not board.screen.modes & {1000, 1002, 1003, 1006, 1015, 2004, 1004}
    assert board.screen.keyboard_depth == 0
    assert not board.screen.cursor.hidden


def test_a_lone_escape_byte_is_escape(start: Start) -> None:
    board = start()
    board.press("?")
    board.wait_for("Guide and keys")
    board.type("\x1b")
    board.wait_gone("Guide and keys")


def test_an_unsaved_game_is_asked_about_before_quitting(start: Start) -> None:
    board = start()
    board.click_square("c3")
    board.wait_current("Kc3")
    board.press("q")
    board.wait_for("Unsaved changes")
    board.press("escape")
    board.wait_gone("Unsaved changes")
    assert board.is_running


def test_ctrl_c_does_not_throw_the_game_away(start: Start) -> None:
    board = start()
    board.click_square("c3")
    board.wait_current("Kc3")
    board.press("ctrl+c")
    board.click_square("d4")
    board.wait_current("Kd4")


# Movement


def test_a_move_that_slides_ends_where_it_would_without(start: Start) -> None:
    board = start(TEXTUAL_ANIMATIONS="full")
    for square in ("c3", "d4", "c4"):
        board.click_square(square)
        board.wait_current(f"K{square}")
    board.rest_pointer()
    still = start()
    for square in ("c3", "d4", "c4"):
        still.click_square(square)
        still.wait_current(f"K{square}")
    still.rest_pointer()
    still.wait_status("Grey to place")
    still.wait_until(lambda: "on c4" not in still.status)
    looks = still.looks()
    board.wait_until(lambda: board.looks() == looks)


def test_a_click_does_not_wait_for_the_sliding(start: Start) -> None:
    board = start(TEXTUAL_ANIMATIONS="full")
    for square in ("c3", "f6", "c4", "f5", "a1"):
        board.click_square(square)
    board.wait_current("Ka1")
