"""The painted bed: its size, what it shows where, and what it keeps."""

from itertools import combinations

import pytest

from boop_tui.game.bed import BY_NAME, NAMES
from boop_tui.game.position import Kind, Piece, Side
from boop_tui.ui.art.painter import BedPainter
from boop_tui.ui.art.palette import BOARD_THEMES, PIECE_THEMES, Look
from boop_tui.ui.art.scene import Moving, Scene

from .drawing import changed, pixels, scene, square

FULL = "aAbB2/6/2aAbB/bBaA2/6/B4A-10-10-ap"
ORANGE_KITTEN = Piece(Side.ORANGE, Kind.KITTEN)


def painted(look=None, rows=5, **said):
    return pixels(BedPainter(look or Look(), rows).paint(scene(**said)))


@pytest.mark.parametrize("rows", range(2, 13))
@pytest.mark.parametrize("coordinates", ["edges", "squares"])
@pytest.mark.parametrize("drawn", [True, False])
def test_strips_are_as_wide_as_they_say(rows, coordinates, drawn):
    look = Look(coordinates=coordinates, pixels=drawn)
    strips = BedPainter(look, rows).paint(scene(FULL, "c3:ROW f6:CURSOR a1:FALLS+DESTINATION"))
    widths = {sum(segment.cell_length for segment in strip) for strip in strips}
    assert len(strips) == 6 * rows
    assert widths == {12 * rows} == {strip.cell_length for strip in strips}


@pytest.mark.parametrize("name", ["a1", "f1", "c4", "a6", "f6"])
def test_a_piece_is_drawn_on_its_own_square_only(name):
    placed = Scene({BY_NAME[name]: ORANGE_KITTEN})
    drawn = pixels(BedPainter(Look(), 5).paint(placed))
    left, top = "abcdef".index(name[0]) * 10, (6 - int(name[1])) * 10
    assert {(x // 10 * 10, y // 10 * 10) for x, y in changed(painted(), drawn)} == {(left, top)}


@pytest.mark.parametrize("theme", PIECE_THEMES)
def test_each_theme_draws_the_four_pieces_differently(theme):
    board = "a1b3/1A1B2/6/6/6/6-60-60-ap"
    rows = painted(Look(piece_theme=theme), board=board)
    drawn = [square(rows, name, 10) for name in ("a6", "c6", "b5", "d5")]
    assert all(one != other for one, other in combinations(drawn, 2))


@pytest.mark.parametrize("theme", BOARD_THEMES)
def test_light_and_dark_squares_alternate(theme):
    rows = painted(Look(board_theme=theme), rows=2)
    light_squares = [square(rows, name, 4) for name in ("b1", "a2", "e6")]
    dark_squares = [square(rows, name, 4) for name in ("a1", "b2", "f6")]
    assert light_squares == light_squares[:1] * 3
    assert dark_squares == dark_squares[:1] * 3
    assert light_squares[0] != dark_squares[0]


def test_a_ghost_is_fainter_than_the_piece():
    solid = painted(board="6/6/6/2a3/6/6-70-80-bp")
    ghost = painted(ghosts={BY_NAME["c3"]: ORANGE_KITTEN})
    bare = painted()
    assert changed(bare, ghost) == changed(bare, solid)
    assert "#ee6a10" not in {colour for row in ghost for colour in row}


def test_ranks_that_did_not_change_keep_their_strips():
    painter = BedPainter(Look(), 3)
    before = painter.paint(scene("6/6/6/2a3/6/6-70-80-bp"))
    after = painter.paint(scene("6/6/6/2a3/6/b5-70-70-ap"))
    kept = [one is other for one, other in zip(before, after, strict=True)]
    assert kept == [True] * 15 + [False] * 3


@pytest.mark.parametrize("rows", [3, 5, 7])
def test_every_empty_square_bears_its_name_when_asked(rows):
    strips = BedPainter(Look(coordinates="squares"), rows).paint(scene())
    text = "".join(strip.text for strip in strips)
    assert all(name in text for name in NAMES.values())


def test_a_name_never_cuts_into_a_piece():
    named = Look(coordinates="squares")
    bare, plain_bed = painted(named, 3, board=FULL), painted(Look(), 3, board=FULL)
    fur = {(x, y) for y, row in enumerate(plain_bed) for x, c in enumerate(row) if c == "#ee6a10"}
    assert fur.isdisjoint(changed(bare, plain_bed))


# Moving pieces


def test_a_piece_that_moves_but_has_not_left_looks_as_if_it_stood():
    moving = (Moving(ORANGE_KITTEN, 2, 2),)
    assert painted(moving=moving) == painted(board="6/6/6/2a3/6/6-70-80-bp")


def test_half_way_between_two_squares_half_of_a_piece_is_on_each():
    still = changed(painted(), painted(board="6/6/6/2a3/6/6-70-80-bp"))
    midway = changed(painted(), painted(moving=(Moving(ORANGE_KITTEN, 2.5, 2),)))
    assert midway == {(x + 5, y) for x, y in still}


def test_a_piece_going_up_a_rank_moves_up_the_screen():
    still = changed(painted(), painted(board="6/6/6/2a3/6/6-70-80-bp"))
    higher = changed(painted(), painted(moving=(Moving(ORANGE_KITTEN, 2, 2.5),)))
    assert higher == {(x, y - 5) for x, y in still}


@pytest.mark.parametrize(("file", "rank"), [(-0.5, 2), (5.5, 2), (2, -0.5), (2, 5.5), (5.5, 5.5)])
def test_a_piece_over_the_edge_is_cut_off_there(file, rank):
    shown = changed(painted(), painted(moving=(Moving(ORANGE_KITTEN, file, rank),)))
    whole = changed(painted(), painted(moving=(Moving(ORANGE_KITTEN, 2, 2),)))
    assert 0 < len(shown) < len(whole)


@pytest.mark.parametrize(("file", "rank"), [(-1, 2), (6, 3), (0, -1), (6, 6)])
def test_a_piece_off_the_bed_is_not_seen(file, rank):
    assert painted(moving=(Moving(ORANGE_KITTEN, file, rank),)) == painted()


def test_a_piece_that_has_faded_is_not_seen():
    assert painted(moving=(Moving(ORANGE_KITTEN, 2, 2, fade=1.0),)) == painted()


def test_a_moving_piece_goes_over_a_still_one():
    board = "6/6/6/2A3/6/6-70-80-bp"
    over = painted(board=board, moving=(Moving(Piece(Side.GREY, Kind.CAT), 2, 2),))
    assert square(over, "c3", 10) != square(painted(board=board), "c3", 10)
