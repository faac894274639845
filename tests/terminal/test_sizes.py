"""The size of the board and of the terminal: chosen, remembered, and changed at any moment."""

import pytest

from .board import Board
from .conftest import SIZES, Start
from .menu import Menu

GAME = "1. Kc3 Kd4 (1... Kf6 2. Ka1) 2. Kc4 Ke5"
TERMINALS = [(80, 24), (200, 60), (100, 30), (120, 40), (80, 24), (120, 40), (100, 30), (200, 60)]
EVERYWHERE = [
    "boop",
    "Game",
    "Board",
    "Pieces",
    "⚙",
    "Help",
    "Grey",
    "Orange",
    "to place",
    "type a",
]
ROOMY = [
    "╭─ Moves ─", "╭─ Position ─", "╭─ Move list ─", "Load FEN", "Load moves",
    "☐ include variations", "New game", "◀ Back", "Forward ▶", "Promote variation",
    "Make main line", "Delete from here", "Board editor",
]  # fmt: skip
SMALL = ["Moves", "Position", "Text", "◀", "▶", "Promote", "Main", "Delete"]
EDITOR = [
    "Board editor", "kitten", "cat", "remove", "To move", "Orange", "Grey", "kittens", "owns",
    "Clear", "Swap", "Fill", "FEN", "Copy", "Continue from here", "Cancel", "Enter place",
]  # fmt: skip

pytestmark = pytest.mark.parametrize("size", [(80, 24)], ids=[""])


def rows(board: Board) -> int:
    """How many lines a square is high."""
    return board.bed.square_size[1]


def resize(board: Board, terminal: tuple[int, int]) -> None:
    """Gives the terminal another size, and waits for the bed to be drawn in it."""
    board.resize(*terminal)
    board.wait_until(board.find_bed)


def frames_are_closed(board: Board) -> bool:
    """Whether every frame has all its corners, and nothing lies over its edges."""
    lines = [line.ljust(board.size[0]) for line in board.lines]
    for top, line in enumerate(lines):
        for left in (x for x, sign in enumerate(line) if sign == "╭"):
            right = line.find("╮", left)
            below = (y for y in range(top + 1, len(lines)) if lines[y][left] == "╰")
            bottom = next(below, None)
            if right < 0 or bottom is None or lines[bottom][right] != "╯":
                return False
            sides = [lines[y][x] for y in range(top + 1, bottom) for x in (left, right)]
            if set(sides) - {"│"}:
                return False
    return True


# The board's size


def test_the_board_is_resized_by_keys_and_that_is_remembered(start: Start) -> None:
    board = start(size=SIZES["120x40"])
    assert rows(board) == 5
    board.press("-", "-")
    board.wait_until(lambda: rows(board) == 3)
    board.press("+")
    board.wait_until(lambda: rows(board) == 4)
    again = start(size=SIZES["120x40"])
    again.wait_until(lambda: rows(again) == 4)


def test_the_board_is_resized_by_its_corner_and_that_is_remembered(start: Start) -> None:
    board = start(size=SIZES["120x40"])
    corner = board.wait_until(lambda: board.find("◢"))
    board.drag(corner, (corner[0] - 24, corner[1] - 12))
    board.wait_until(lambda: rows(board) == 3)
    board.wait_until(lambda: board.moves == ["No moves yet"])
    again = start(size=SIZES["120x40"])
    again.wait_until(lambda: rows(again) == 3)


def test_the_size_gives_way_to_a_smaller_terminal_without_being_forgotten(start: Start) -> None:
    board = start(size=(200, 60))
    board.press("-")
    board.wait_until(lambda: rows(board) == 7)
    resize(board, (80, 24))
    board.wait_until(lambda: rows(board) == 3)
    resize(board, (200, 60))
    board.wait_until(lambda: rows(board) == 7)


def test_the_board_grows_and_shrinks_only_as_far_as_there_is_room(start: Start) -> None:
    board = start(size=SIZES["80x24"])
    board.press(*"+++")
    board.press("w")
    board.wait_status("Showing threats is on")
    assert rows(board) == 3
    board.press(*"---")
    board.press("w")
    board.wait_status("Showing threats is off")
    assert rows(board) == 2


# The terminal's size


def test_every_part_is_whole_while_the_terminal_is_resized(start: Start) -> None:
    board = start(size=TERMINALS[0])
    board.load_moves(GAME)
    for terminal in TERMINALS[1:]:
        resize(board, terminal)
        board.wait_for(*EVERYWHERE, *(ROOMY if board.is_roomy else SMALL), "Kd4", "Ke5")
        board.wait_until(lambda: frames_are_closed(board))


def test_the_editor_is_whole_while_the_terminal_is_resized(start: Start) -> None:
    board = start(size=TERMINALS[0])
    board.press("e")
    for terminal in TERMINALS[1:]:
        resize(board, terminal)
        board.wait_for(*EDITOR)
        board.wait_until(lambda: frames_are_closed(board))


def test_a_menu_stays_beside_the_bed_while_the_terminal_is_resized(start: Start) -> None:
    board = start(size=TERMINALS[0])
    menu = Menu(board, "Settings")
    menu.open_by_key()
    for terminal in TERMINALS[1:]:
        resize(board, terminal)
        board.wait_until(lambda: menu.left >= board.bed.right - 1)
        board.wait_for("Coordinates", "Interface", "Esc close ─╯")


def test_a_choice_begun_outlives_a_resize(start: Start) -> None:
    board = start("--fen", "6/6/1aaa2/1aaa2/6/6-20-80-ap", size=(120, 40))
    board.click_square("f6")
    board.wait_for("b4 c4 d4 ·")
    resize(board, (80, 24))
    board.wait_for("b3 c3 d3 ·", "b4 c4 d4 ·")
    board.click_text("b4 c4 d4")
    board.wait_current("Kf6=b4c4d4")


def test_too_small_a_terminal_says_so_until_it_is_larger(start: Start) -> None:
    board = start(size=SIZES["80x24"])
    board.load_moves(GAME)
    board.resize(59, 20)
    board.wait_for("at least 60×20")
    resize(board, (60, 20))
    board.wait_gone("at least 60×20")
    board.wait_for(*SMALL)
    board.wait_current("Ke5")


@pytest.mark.parametrize("name", ["Settings", "Pieces"])
def test_all_of_a_menu_is_within_reach_in_the_smallest_terminal(start: Start, name: str) -> None:
    board = start(size=(60, 20))
    menu = Menu(board, name)
    menu.open_by_key()
    menu.focus("Interface" if name == "Settings" else "Lightness")
