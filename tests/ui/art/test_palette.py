"""Colours that follow from the settings."""

import pytest
from rich.color import ColorSystem

from boop_tui.game.position import Side
from boop_tui.ui.art.canvas import colour
from boop_tui.ui.art.palette import (
    BOARD_THEMES,
    Look,
    board_colours,
    lighter,
    luminance,
    mix,
    readable,
    rgb,
    side_colour,
    tones,
)


@pytest.mark.parametrize("theme", BOARD_THEMES)
def test_squares_differ_in_256_colours_too(theme):
    board = board_colours(Look(board_theme=theme))
    light, dark = (
        colour(shade).downgrade(ColorSystem.EIGHT_BIT) for shade in (board.light, board.dark)
    )
    assert light.number != dark.number


@pytest.mark.parametrize("theme", BOARD_THEMES)
def test_squares_are_close_together_in_lightness(theme):
    board = board_colours(Look(board_theme=theme))
    assert 0.01 < luminance(board.light) - luminance(board.dark) < 0.08


@pytest.mark.parametrize("theme", BOARD_THEMES)
def test_lightness_moves_the_whole_board(theme):
    darker, usual, lighter_board = (
        board_colours(Look(board_theme=theme, board_lightness=points)) for points in (-22, 0, 22)
    )
    for shade in ("light", "dark"):
        steps = [luminance(getattr(b, shade)) for b in (darker, usual, lighter_board)]
        assert steps == sorted(set(steps))


def test_no_lightness_leaves_a_colour_as_it_is():
    assert side_colour(Look(), Side.ORANGE) == "#ee6a10"


def test_lightness_of_the_pieces_moves_both_sides():
    look = Look(piece_lightness=-25)
    for side in Side:
        assert luminance(rgb(side_colour(look, side))) < luminance(rgb(side_colour(Look(), side)))


@pytest.mark.parametrize("points", [-100, 100])
def test_lightness_stops_at_black_and_white(points):
    assert lighter(0xEE6A10, points) in (0x000000, 0xFFFFFF)


def test_half_of_black_and_white_is_grey():
    assert mix(0x000000, 0xFFFFFF, 0.5) == 0x808080


@pytest.mark.parametrize("fur", [0xEE6A10, 0x4D5661, 0x101010, 0xF8F8F8, 0x3050C0])
def test_the_edge_is_darker_than_the_fur_and_the_eye_far_from_it(fur):
    shades = tones(fur)
    assert luminance(shades.edge) < luminance(fur)
    assert abs(luminance(shades.eye) - luminance(fur)) > 0.3


def test_a_colour_lost_on_its_background_is_moved_away_from_it():
    assert luminance(readable(0x23252B, 0x23252B)) > 0.3


def test_a_colour_that_shows_is_left_alone():
    assert readable(0xEE6A10, 0x9EC49C) == 0xEE6A10


@pytest.mark.parametrize("wrong", ["", "ee6a10", "#ee6a1", "#gg0000"])
def test_what_is_not_a_colour_is_refused(wrong):
    with pytest.raises(ValueError, match=r"colour|base 16"):
        rgb(wrong)
