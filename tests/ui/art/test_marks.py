"""Marks: told apart by shape, the stronger over the weaker, under or over the piece."""

from itertools import combinations, product

import pytest

from boop_tui.game.position import Kind, Side
from boop_tui.ui.art.marks import ALWAYS_OVER, layers
from boop_tui.ui.art.painter import BedPainter
from boop_tui.ui.art.palette import Board, Look
from boop_tui.ui.art.pieces import sprite
from boop_tui.ui.art.scene import Mark

from .drawing import changed, pixels, scene, square

CAT_ON_C3 = "6/6/6/2A3/6/6-70-80-bp"
GREY_CAT_ON_C3 = "6/6/6/2B3/6/6-80-70-ap"
ONE_COLOUR = Board(*[0xFFFFFF] * len(Board._fields))


def drawn(marks, board=CAT_ON_C3, rows=3, look=None):
    """The pixels of c3 under that look with those marks."""
    painter = BedPainter(look or Look(), rows)
    return square(pixels(painter.paint(scene(board, marks and f"c3:{marks}"))), "c3", 2 * rows)


def shape(mark, size, hidden=frozenset()):
    """How a mark covers each pixel that isn't hidden, whatever its colour: 0 the faintest."""
    covered = {}
    for where, _, strength in layers(mark, size, ONE_COLOUR, False):
        for pixel in set(where) - hidden:
            covered[pixel] = max(covered.get(pixel, 0), strength)
    levels = sorted(set(covered.values()))
    return {pixel: levels.index(strength) for pixel, strength in covered.items()}


@pytest.mark.parametrize("size", [6, 10, 14, 18])
@pytest.mark.parametrize(("one", "other"), list(combinations(Mark, 2)))
def test_no_two_marks_have_one_shape(one, other, size):
    assert shape(one, size) != shape(other, size)


@pytest.mark.parametrize("mark", Mark)
@pytest.mark.parametrize("board", [CAT_ON_C3, GREY_CAT_ON_C3])
@pytest.mark.parametrize("where", ["behind", "in front"])
@pytest.mark.parametrize("theme", ["cats", "shapes", "solid", "outline", "letters"])
def test_a_mark_shows_beside_a_cat_in_the_smallest_usual_square(mark, board, where, theme):
    look = Look(marks=where, piece_theme=theme)
    assert changed(drawn("", board, look=look), drawn(mark.name, board, look=look))


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize(("one", "other"), list(combinations(Mark, 2)))
def test_shapes_differ_where_a_face_leaves_room_in_the_smallest_usual_square(one, other, kind):
    face = sprite("cats", Side.ORANGE, kind, 6, 0xEE6A10)
    hidden = {(x, y) for x, y in product(range(6), repeat=2) if face[y][x] is not None}
    shown = [shape(mark, 6, set() if mark & ALWAYS_OVER else hidden) for mark in (one, other)]
    assert shown[0] != shown[1]


def test_a_chosen_piece_has_a_heavier_ring_than_one_that_may_be_chosen():
    assert set(shape(Mark.LIFTABLE, 14)) < set(shape(Mark.CHOSEN, 14))


def test_a_stronger_mark_covers_a_weaker_one():
    assert drawn("CHOSEN") == drawn("LIFTABLE+CHOSEN")


def test_a_weaker_mark_shows_where_the_stronger_leaves_room():
    assert drawn("POINTER+CHOSEN", rows=7) != drawn("CHOSEN", rows=7)


def test_marks_behind_leave_the_piece_as_it_is():
    bare, marked = drawn(""), drawn("ROW")
    fur = {
        (x, y) for y, row in enumerate(bare) for x, colour in enumerate(row) if colour == "#ee6a10"
    }
    assert fur.isdisjoint(changed(bare, marked))


def test_marks_in_front_go_over_the_piece():
    look = Look(marks="in front")
    bare, marked = drawn("", look=look), drawn("ROW", look=look)
    fur = {
        (x, y) for y, row in enumerate(bare) for x, colour in enumerate(row) if colour == "#ee6a10"
    }
    assert fur & changed(bare, marked)


def test_a_destination_shows_on_the_piece_that_stands_there():
    assert len(changed(drawn("CHOSEN", rows=7), drawn("CHOSEN+DESTINATION", rows=7))) >= 4
