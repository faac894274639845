"""Pieces: inside their squares, and told apart by shape at every size."""

import pytest

from boop_tui.game.position import Kind, Side
from boop_tui.ui.art.palette import PIECE_THEMES
from boop_tui.ui.art.pieces import sprite

SIZES = [4, 6, 8, 10, 12, 14, 16, 18, 24, 40]
COLOUR = 0x7F9A33

every_theme = pytest.mark.parametrize("theme", PIECE_THEMES)
every_size = pytest.mark.parametrize("size", SIZES)
both_sides = pytest.mark.parametrize("side", Side)
both_kinds = pytest.mark.parametrize("kind", Kind)


def area(picture):
    return sum(pixel is not None for row in picture for pixel in row)


@every_theme
@every_size
@both_sides
@both_kinds
def test_a_piece_is_as_large_as_its_square(theme, size, side, kind):
    picture = sprite(theme, side, kind, size, COLOUR)
    assert {len(row) for row in picture} == {size} == {len(picture)}


@every_theme
@every_size
@both_sides
def test_a_kitten_covers_less_than_a_cat(theme, size, side):
    kitten, cat = (area(sprite(theme, side, kind, size, COLOUR)) for kind in Kind)
    assert 0 < kitten < cat


@every_theme
@every_size
@both_kinds
def test_sides_of_one_colour_still_differ(theme, size, kind):
    orange, grey = (sprite(theme, side, kind, size, COLOUR) for side in Side)
    assert orange != grey


@pytest.mark.parametrize("theme", ["shapes", "solid", "outline"])
@every_size
@both_sides
@both_kinds
def test_a_figure_is_the_same_left_and_right(theme, size, side, kind):
    for row in sprite(theme, side, kind, size, COLOUR):
        assert row == row[::-1]


@pytest.mark.parametrize("size", [8, 10, 12, 14, 16, 18])
@both_kinds
def test_a_face_has_eyes_that_contrast_with_its_fur(size, kind):
    dark, bright = (
        sprite("cats", Side.ORANGE, kind, size, colour) for colour in (0x202428, 0xF0E0C0)
    )
    lightest = max(pixel for row in dark for pixel in row if pixel is not None)
    darkest = min(pixel for row in bright for pixel in row if pixel is not None)
    assert lightest > 0xF00000
    assert darkest < 0x300000


@every_theme
@both_kinds
def test_a_piece_leaves_some_of_a_tiny_square_for_marks(theme, kind):
    for side in Side:
        assert area(sprite(theme, side, kind, 6, COLOUR)) <= 28


@pytest.mark.parametrize("size", [6, 8, 10, 12, 14, 16, 18])
@both_kinds
def test_a_face_has_two_ears(size, kind):
    top = next(
        row
        for row in sprite("cats", Side.GREY, kind, size, COLOUR)
        if any(p is not None for p in row)
    )
    ears = "".join("." if pixel is None else "#" for pixel in top).split(".")
    assert sum(1 for ear in ears if ear) == 2
