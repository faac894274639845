"""Terminals with few colours or none: all is legible, in letters where pixels can't show."""

import re

import pytest

from .board import Board
from .conftest import SIZES, Start
from .menu import Menu

FEN = "A1a1B1/1b4/a2Bb1/2aA2/1b4/5B-21-11-ap"
POOR = {
    "no colour": {"NO_COLOR": "1"},
    "dumb": {"TERM": "dumb", "COLORTERM": ""},
    "16 colours": {"TERM": "xterm", "COLORTERM": ""},
    "256 colours": {"TERM": "xterm-256color", "COLORTERM": ""},
}
IN_LETTERS = ["no colour", "dumb", "16 colours"]
NAMED = {
    "black": "000000", "red": "cd0000", "green": "00cd00", "brown": "cdcd00", "blue": "0000ee",
    "magenta": "cd00cd", "cyan": "00cdcd", "white": "e5e5e5", "default": "e5e5e5",
    "brightblack": "7f7f7f", "brightred": "ff0000", "brightgreen": "00ff00",
    "brightbrown": "ffff00", "brightblue": "5c5cff", "brightmagenta": "ff00ff",
    "brightcyan": "00ffff", "brightwhite": "ffffff",
}  # fmt: skip
"""The sixteen colours as xterm has them."""
LEGIBLE = 3.0
"""The least contrast of letters that must be read; WCAG asks it of large text and of signs."""

pytestmark = pytest.mark.parametrize("size", [SIZES["80x24"]], ids=["80x24"])


def luminance(colour: str) -> float:
    """From 0 for black to 1 for white, as WCAG has it."""
    parts = [int(NAMED.get(colour, colour)[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(board: Board, text: str) -> float:
    """The least contrast that a letter of a text has to what is behind it."""
    x, y = board.wait_until(lambda: board.find(text))
    found = []
    for cell in (board.cell(x + i, y) for i in range(len(text))):
        behind = "black" if cell.bg == "default" else cell.bg
        low, high = sorted((luminance(cell.fg), luminance(behind)))
        found.append((high + 0.05) / (low + 0.05))
    return min(found)


@pytest.mark.parametrize("terminal", POOR)
def test_what_there_is_to_read_can_be_read(start: Start, terminal: str) -> None:
    board = start("--fen", FEN, **POOR[terminal])
    for text in ("Game", "Orange", "1 kitten", "Moves", "Position", "Orange to place", "type a"):
        assert contrast(board, text) >= LEGIBLE, text
    menu = Menu(board, "Board")
    menu.open_by_key()
    for text in ("Theme", "blue", "slate", "auto", "Esc close"):
        assert contrast(board, text) >= LEGIBLE, text


@pytest.mark.parametrize("terminal", POOR)
def test_the_editor_can_be_read(start: Start, terminal: str) -> None:
    board = start("--fen", FEN, **POOR[terminal])
    board.press("e")
    for text in ("remove", "To move", "kittens", "8/8", "Clear", "Continue from here", "FEN"):
        assert contrast(board, text) >= LEGIBLE, text


@pytest.mark.parametrize("terminal", POOR)
def test_pieces_are_told_apart(start: Start, terminal: str) -> None:
    board = start("--fen", FEN, **POOR[terminal])
    looks = [board.look(square) for square in ("a6", "c6", "e6", "b5", "d6")]
    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("terminal", IN_LETTERS)
def test_the_bed_is_written_in_letters(start: Start, terminal: str) -> None:
    board = start("--fen", FEN, **POOR[terminal])
    left = board.bed.columns[0] - 2
    sixth = board.lines[board.bed.lines[5]][left : board.bed.right]
    assert sixth.split() == ["C", "·", "K", "·", "-c-", "·"]


@pytest.mark.parametrize("terminal", IN_LETTERS)
def test_marks_are_signs_beside_the_letters(start: Start, terminal: str) -> None:
    board = start("--fen", FEN, **POOR[terminal])
    board.hover_square("b3")
    board.wait_for("<?K?>")
    board.click_square("b3")
    board.click_text("k kitten")
    board.wait_for("{   }")


def test_without_colours_none_is_used(start: Start) -> None:
    board = start("--fen", FEN, **POOR["no colour"])
    board.press("f4")
    board.wait_for("Reset")
    colours = {c for x in range(80) for y in range(24) for c in (board.cell(x, y)[1:3])}
    assert all(c == "default" or re.fullmatch(r"(..)\1\1", c) for c in colours)


def test_of_sixteen_colours_only_those_are_used(start: Start) -> None:
    board = start("--fen", FEN, **POOR["16 colours"])
    board.press("f4")
    board.wait_for("Reset")
    colours = {c for x in range(80) for y in range(24) for c in (board.cell(x, y)[1:3])}
    assert colours <= NAMED.keys()
