"""What the board tells beyond the moves, and what can be written on them, kept and copied."""

from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from xml.etree import ElementTree

import pytest

from .board import Board
from .conftest import SIZES, Start

BOTH_KINDS = "A5/1A4/6/6/6/6-51-80-ap"
EMPTY_HAND = "a1a1a1/6/a3a1/6/a1a2a/6-00-80-ap"
GREY_TO_WIN = "B5/1B4/6/6/6/6-80-51-ap"
TWO_WAYS = "1. Ka1 (1. Kf1 Kf6 2. Ka1!) 1... Kf6 2. Kf1"
"""Two orders of the same moves; the glyph tells the variation's last move from the first one."""
REPEATED = "1. Kf5 Ke6 2. Kf5"
"""Each kitten falls off the bed to the next one; the third move brings back what the first made."""
BRANCHED = "1. Ka1 Kf6 (1... Kf1 2. Kd5 (2. Kd6 Ka6)) 2. Kc3"
F10 = "\x1b[21~"

on_a_small_screen = pytest.mark.parametrize("size", [SIZES["80x24"]], ids=["80x24"])
"""For what no other size would change."""


def a_kitten_on_c3(board: Board) -> None:
    """Places a kitten on c3, so that grey's next one has somebody to boop."""
    board.click_square("c3")
    board.wait_current("Kc3")
    board.rest_pointer()
    board.wait_status("Grey to place")


# Preview


def test_the_square_under_the_pointer_says_where_a_neighbour_would_go(board: Board) -> None:
    a_kitten_on_c3(board)
    board.hover_square("d3")
    board.wait_status("Kitten on d3: c3 to b3")


@on_a_small_screen
def test_the_preview_says_who_would_fall_off(board: Board) -> None:
    board.click_square("a1")
    board.wait_current("Ka1")
    board.hover_square("b1")
    board.wait_status("Kitten on b1: a1 falls to Orange's hand")


def test_the_preview_shows_who_would_go_where(board: Board) -> None:
    a_kitten_on_c3(board)
    before = board.looks()
    board.hover_square("d3")
    board.wait_until(lambda: board.changed(before) >= {"b3", "d3"})


def test_the_preview_goes_with_the_pointer(board: Board) -> None:
    a_kitten_on_c3(board)
    board.hover_square("d3")
    board.wait_status("Kitten on d3")
    board.rest_pointer()
    board.wait_until(lambda: "Kitten on" not in board.status)


def test_the_square_cursor_previews_too(board: Board) -> None:
    board.press("shift+right")
    board.wait_status("Kitten on ")
    before = board.status
    board.press("shift+right")
    board.wait_until(lambda: "Kitten on " in board.status and board.status != before)


def test_the_other_kind_is_previewed_by_its_key_and_back(board: Board) -> None:
    board.set_up(BOTH_KINDS)
    board.hover_square("c4")
    board.wait_status("Kitten on c4: a6b5c4 graduates")
    board.press("k")
    board.wait_status("Orange wins")
    board.press("k")
    board.wait_status("Kitten on c4")


@on_a_small_screen
def test_the_lifted_piece_is_previewed_as_a_cat(board: Board) -> None:
    board.set_up(EMPTY_HAND)
    board.click_square("a4")
    board.wait_status("where the cat from a4 goes")
    board.hover_square("d3")
    board.wait_status("Cat on d3")


@on_a_small_screen
def test_with_the_preview_off_a_square_says_nothing(board: Board) -> None:
    a_kitten_on_c3(board)
    board.hover_square("d3")
    board.wait_status("Kitten on d3")
    board.press("f8")
    board.wait_status("The preview is off")
    board.press("left")
    board.wait_until(lambda: board.status == "Orange to place")
    board.press("f8")
    board.wait_status("The preview is on")


# Threats


@pytest.fixture
def threatened(board: Board) -> Iterator[Board]:
    """A position that grey would win if it were to move, with the threats shown."""
    board.rest_pointer()
    board.set_up(GREY_TO_WIN)
    before = board.looks()
    board.press("w")
    board.wait_until(lambda: "c4" in board.changed(before))
    yield board
    board.press("w")
    board.wait_status("Showing threats is off")


def test_a_threat_is_said(threatened: Board) -> None:
    threatened.hover_square("c4")
    threatened.wait_status("Kitten on c4")
    threatened.rest_pointer()
    threatened.wait_status("Grey threatens to win on c4")


@on_a_small_screen
def test_a_threat_is_said_no_more_once_it_is_blocked(threatened: Board) -> None:
    threatened.click_square("c4")
    threatened.wait_current("Kc4")
    threatened.rest_pointer()
    threatened.wait_until(lambda: threatened.status == "Grey to place")


def test_a_threat_is_marked_on_its_square_until_turned_off(board: Board) -> None:
    board.rest_pointer()
    board.set_up(GREY_TO_WIN)
    before = board.looks()
    board.press("w")
    board.wait_until(lambda: "c4" in board.changed(before))
    board.press("w")
    board.wait_until(lambda: not board.changed(before))


@on_a_small_screen
def test_with_threats_off_none_is_said(board: Board) -> None:
    board.rest_pointer()
    board.set_up(GREY_TO_WIN)
    board.press("w", "w")
    board.wait_status("Showing threats is off")
    board.hover_square("c4")
    board.wait_status("Kitten on c4")
    board.rest_pointer()
    board.wait_until(lambda: "Kitten" not in board.status)
    assert "threatens" not in board.status


# The same position again


def test_the_same_position_elsewhere_is_said(board: Board) -> None:
    board.load_moves(TWO_WAYS)
    board.press("left", "right")
    board.wait_status("This position stands in 1 other place too (o goes there)")


@on_a_small_screen
def test_the_same_position_elsewhere_is_gone_to_and_back(board: Board) -> None:
    board.load_moves(TWO_WAYS)
    board.press("o")
    board.wait_current("Ka1!")
    board.press("o")
    board.wait_current("Kf1")


@on_a_small_screen
def test_a_position_that_stands_nowhere_else_is_said_so(board: Board) -> None:
    a_kitten_on_c3(board)
    board.press("o")
    board.wait_status("stands nowhere else")
    board.wait_until(lambda: board.current_move == "Kc3")


def test_a_repeated_position_is_marked_in_the_list(board: Board) -> None:
    board.load_moves(REPEATED)
    board.wait_moves("1. Kf5 Ke6", "2. Kf5↺")


def test_a_repeated_position_is_said(board: Board) -> None:
    board.load_moves(REPEATED)
    board.press("left", "right")
    board.wait_status("This position has stood before in this line")


# Comments and glyphs


def write_comment(board: Board) -> None:
    """Writes a comment and a glyph on the only move, Kc3."""
    a_kitten_on_c3(board)
    board.press("a")
    board.wait_for("Comment on", "▐none▌")
    board.type("a calm start")
    board.wait_for("a calm start")
    board.press("tab", "right")
    board.wait_for("▐!▌")
    board.press("f2")
    board.wait_gone("Comment on")


def test_a_comment_and_a_glyph_are_seen_in_the_list(board: Board) -> None:
    write_comment(board)
    board.wait_moves("1. Kc3!", "a calm start")


@on_a_small_screen
def test_a_comment_and_a_glyph_are_copied_with_the_moves(board: Board) -> None:
    write_comment(board)
    board.press("y")
    board.wait_status("Copied the moves")
    assert board.screen.clipboard == "1. Kc3! {a calm start}"


@on_a_small_screen
def test_a_comment_and_its_glyph_are_undone_in_one(board: Board) -> None:
    write_comment(board)
    board.wait_current("Kc3!")
    board.press("u")
    board.wait_moves("1. Kc3")


@on_a_small_screen
def test_a_comment_left_with_escape_is_not_written(board: Board) -> None:
    a_kitten_on_c3(board)
    board.press("a")
    board.wait_for("Comment on")
    board.type("a calm start")
    board.wait_for("a calm start")
    board.press("escape")
    board.wait_gone("Comment on")
    board.wait_moves("1. Kc3")


# Collapsed variations

OPEN = ("1. Ka1 Kf6", "1... Kf1", "2. Kd5", "2. Kd6 Ka6", "2. Kc3")
INNER_COLLAPSED = ("1. Ka1 Kf6", "1... Kf1", "2. Kd5", "2. Kd6 and 1 more", "2. Kc3")
OUTER_COLLAPSED = ("1. Ka1 Kf6", "1... Kf1 and 3 more", "2. Kc3")


def click_fold(board: Board, text: str) -> None:
    """Clicks the first character of a text: the sign that collapses or opens."""
    board.click(*board.wait_until(lambda: board.find(text, board.bed.right)))


def test_the_variation_one_stands_in_is_collapsed_and_opened_by_key(board: Board) -> None:
    board.load_moves(BRANCHED)
    board.click(*board.place_of_move("Ka6"))
    board.wait_current("Ka6")
    board.press("z")
    board.wait_moves(*INNER_COLLAPSED)
    board.press("z")
    board.wait_moves(*OPEN)


@on_a_small_screen
def test_one_stands_at_the_head_of_what_was_collapsed(board: Board) -> None:
    board.load_moves(BRANCHED)
    board.click(*board.place_of_move("Ka6"))
    board.wait_current("Ka6")
    board.press("z")
    board.wait_current("Kd6")


def test_a_variation_is_collapsed_and_opened_by_its_sign(board: Board) -> None:
    board.load_moves(BRANCHED)
    click_fold(board, "▾1... Kf1")
    board.wait_moves(*OUTER_COLLAPSED)
    click_fold(board, "▸1... Kf1")
    board.wait_moves(*OPEN)


@on_a_small_screen
def test_all_variations_are_collapsed_and_opened_by_key(board: Board) -> None:
    board.load_moves(BRANCHED)
    board.press("Z")
    board.wait_moves(*OUTER_COLLAPSED)
    board.press("Z")
    board.wait_moves(*OPEN)


@on_a_small_screen
def test_stepping_into_a_collapsed_variation_opens_it(board: Board) -> None:
    board.load_moves(BRANCHED)
    board.press("Z")
    board.wait_moves(*OUTER_COLLAPSED)
    board.click(*board.place_of_move("Kf1"))
    board.wait_current("Kf1")
    board.press("right")
    board.wait_current("Kd5")


# The position in words, in letters and as a picture


WORDS = (
    "Grey to move. Orange: kitten c3; in hand 7 kittens. Grey: none on the bed; in hand 8 kittens."
)
DIAGRAM = dedent("""\
    Grey (k kitten, c cat) has in hand: 8 kittens
      +-------------+
    6 | . . . . . . |
    5 | . . . . . . |
    4 | . . . . . . |
    3 | . . K . . . |
    2 | . . . . . . |
    1 | . . . . . . |
      +-------------+
        a b c d e f
    Orange (K kitten, C cat) has in hand: 7 kittens
    Grey to move""")


@on_a_small_screen
@pytest.mark.parametrize(
    ("key", "said", "copied"),
    [
        ("s", "The position in words", WORDS),
        ("b", "Copied the bed as a diagram in letters", DIAGRAM),
    ],
    ids=["words", "diagram"],
)
def test_the_position_is_copied(board: Board, key: str, said: str, copied: str) -> None:
    a_kitten_on_c3(board)
    board.press(key)
    board.wait_for(said)
    assert board.screen.clipboard == copied


def test_words_too_long_for_the_status_are_said_to_the_end(board: Board) -> None:
    a_kitten_on_c3(board)
    board.press("s")
    board.wait_for("Orange: kitten c3; in hand 7 kittens. Grey:", "in hand 8 kittens.")


@on_a_small_screen
def test_the_bed_is_saved_as_a_picture(board: Board, tmp_path: Path) -> None:
    file = tmp_path / "bed.svg"
    board.ask("f9", "Save the bed as SVG")
    board.paste(str(file))
    board.press("enter")
    board.wait_status("Saved the bed as")
    assert ElementTree.parse(file).getroot().tag == "{http://www.w3.org/2000/svg}svg"


@on_a_small_screen
def test_a_picture_that_can_not_be_saved_is_said(board: Board) -> None:
    board.ask("f9", "Save the bed as SVG")
    board.paste("/dev/null/bed.svg")
    board.press("enter")
    board.wait_status("/dev/null/bed.svg is not saved: ")


# Keys of one's own


@pytest.fixture
def remapped(start: Start, tmp_path: Path) -> Start:
    """Starts a board whose settings file gives Undo another key."""
    folder = tmp_path / "config" / "boop-tui"
    folder.mkdir(parents=True)
    (folder / "settings.toml").write_text('[keys]\n"tree.undo" = "f10"\n')
    return start


@on_a_small_screen
def test_a_key_of_ones_own_works(remapped: Start) -> None:
    board = remapped()
    board.click_square("c3")
    board.wait_current("Kc3")
    board.type(F10)
    board.wait_moves("No moves yet")


@pytest.mark.parametrize("size", [SIZES["120x40"]], ids=["120x40"])
def test_help_shows_a_key_of_ones_own(remapped: Start) -> None:
    board = remapped()
    board.press("?")
    board.wait_for("╭─ Help")
    board.press("tab")
    board.wait_for("Playing")
    board.press("end")
    board.wait_for("The program")
    while not any("F10" in line and "Undo" in line for line in board.lines):
        before = board.lines
        board.press("pageup")
        board.wait_until(lambda before=before: board.lines != before)
