"""Pieces away from the bed."""

from itertools import product

import pytest

from boop_tui.game.position import Kind, Piece, Side
from boop_tui.ui.art.palette import PIECE_THEMES, Look
from boop_tui.ui.art.small import piece_strips

ONE_COLOUR = {"orange": "#808080", "grey": "#808080"}
LOOKS = [Look(piece_theme=theme, **ONE_COLOUR) for theme in PIECE_THEMES] + [Look(pixels=False)]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("rows", [1, 2, 3, 5])
def test_a_piece_fills_the_space_it_is_given(look, rows):
    for side, kind in product(Side, Kind):
        strips = piece_strips(look, Piece(side, kind), rows, "#202020")
        assert len(strips) == rows
        assert {strip.cell_length for strip in strips} == {2 * rows}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("rows", [1, 2, 3, 5])
def test_the_four_pieces_differ_without_colour(look, rows):
    drawn = {
        str([list(strip) for strip in piece_strips(look, Piece(side, kind), rows, "#202020")])
        for side, kind in product(Side, Kind)
    }
    assert len(drawn) == 4
