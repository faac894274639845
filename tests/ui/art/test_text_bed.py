"""The bed in letters: all of it legible without a colour."""

from itertools import combinations

import pytest

from boop_tui.game.position import Kind, Piece, Side
from boop_tui.ui.art.painter import BedPainter
from boop_tui.ui.art.palette import Look
from boop_tui.ui.art.scene import Mark, Moving

from .drawing import scene

IN_LETTERS = Look(pixels=False)
FOUR = "6/6/6/aAbB2/6/6-60-60-ap"
SIGNS = (Mark.THREAT_MINE, Mark.THREAT_THEIRS, Mark.BLOCKED, Mark.FALLS, Mark.DESTINATION)
BRACKETS = [mark for mark in Mark if mark not in SIGNS]


def text(rows=3, **said):
    return [strip.text for strip in BedPainter(IN_LETTERS, rows).paint(scene(**said))]


def rank_3(rows=3, **said):
    return text(rows, **said)[3 * rows + (rows - 1) // 2]


@pytest.mark.parametrize("rows", [2, 3, 5])
def test_each_piece_is_its_letter_and_grey_is_in_lower_case(rows):
    assert [c for c in rank_3(rows, board=FOUR) if c.isalpha()] == ["K", "C", "k", "c"]


def test_where_there_is_room_grey_is_also_flanked():
    line = rank_3(board=FOUR)
    assert "-k-" in line
    assert "-c-" in line
    assert line.count("-") == 4


def test_empty_dark_squares_are_dotted():
    assert rank_3().count("·") == 3


@pytest.mark.parametrize("rows", [2, 3, 5])
@pytest.mark.parametrize(("one", "other"), list(combinations(Mark, 2)))
def test_no_two_marks_read_alike(one, other, rows):
    shown = [text(rows, board=FOUR, marks=f"d3:{mark.name}") for mark in (one, other)]
    if rows == 2 and Mark.DESTINATION in (one, other):
        shown = [text(rows, marks=f"d3:{mark.name}") for mark in (one, other)]
    assert shown[0] != shown[1]


@pytest.mark.parametrize(("weaker", "stronger"), [("LIFTABLE", "CHOSEN"), ("LAST_MOVE", "ROW")])
def test_the_stronger_mark_has_the_brackets(weaker, stronger):
    both = text(board=FOUR, marks=f"a3:{weaker}+{stronger}")
    assert both == text(board=FOUR, marks=f"a3:{stronger}")


def test_the_cursor_shows_with_any_other_mark():
    for mark in BRACKETS:
        assert ">" in rank_3(board=FOUR, marks=f"a3:CURSOR+{mark.name}")


def test_nothing_is_coloured():
    strips = BedPainter(IN_LETTERS, 3).paint(scene(FOUR, "a3:ROW"))
    assert all(not segment.style.color for strip in strips for segment in strip)


def test_a_moving_piece_stands_on_the_square_it_is_nearest_to():
    kitten = Piece(Side.ORANGE, Kind.KITTEN)
    assert rank_3(moving=(Moving(kitten, 0.4, 2.3),)).index("K") == 2
