"""The phase of a FEN: `p` is to place, `t` has just placed, and a move is whole."""

import pytest

from boop_tui.game.position import Side
from boop_tui.game.rules import BOARD, EVERY_LINE, PRINTED, RULE_SETS
from boop_tui.text import fen

THREE_CATS = "6/6/6/6/6/AAA3-50-80"
EIGHT_CATS = "AA1AA1/6/6/AA1AA1/6/6-00-80"
EIGHT_KITTENS = "aa1aa1/6/6/aa1aa1/6/6-00-80"
ROW_OF_KITTENS = "6/6/6/6/6/aaa3-50-80"
MIXED_ROW = "6/6/6/6/6/aAa3-50-80"
GREYS_ROW = "6/6/6/6/6/bbb3-80-50"
GREYS_CATS = "6/6/6/6/6/BBB3-80-50"
CATS_OF_BOTH = "BBB3/6/6/6/6/AAA3-50-50"

every_set = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)


@every_set
@pytest.mark.parametrize("bed", [THREE_CATS, EIGHT_CATS, CATS_OF_BOTH])
def test_a_side_that_has_just_placed_with_a_winning_bed_has_won(bed, rules):
    assert fen.read(f"{bed}-at", rules).winner is Side.ORANGE


@every_set
def test_a_win_of_greys_reads_as_greys(rules):
    assert fen.read(f"{GREYS_CATS}-bt", rules).winner is Side.GREY


@every_set
@pytest.mark.parametrize("bed", [THREE_CATS, EIGHT_CATS, CATS_OF_BOTH])
def test_a_won_game_is_written_as_it_was_read(bed, rules):
    assert fen.write(fen.read(f"{bed}-at", rules)) == f"{bed}-at"


@every_set
def test_a_won_game_has_no_moves(rules):
    assert fen.read(f"{THREE_CATS}-at", rules).legal_moves() == []


@every_set
@pytest.mark.parametrize("bed", [THREE_CATS, CATS_OF_BOTH])
@pytest.mark.parametrize("side", "ab")
def test_a_side_that_is_still_to_place_has_not_won(bed, side, rules):
    assert fen.read(f"{bed}-{side}p", rules).winner is None


@every_set
@pytest.mark.parametrize("bed", ["6/6/6/6/6/6-80-80", "6/2a3/6/3b2/6/6-70-70"])
@pytest.mark.parametrize(("placed", "to_place"), ["ab", "ba"])
def test_with_no_row_left_it_is_the_other_sides_turn(bed, placed, to_place, rules):
    assert fen.read(f"{bed}-{placed}t", rules) == fen.read(f"{bed}-{to_place}p", rules)


@every_set
@pytest.mark.parametrize("bed", [ROW_OF_KITTENS, MIXED_ROW])
def test_a_row_still_to_graduate_is_refused_with_its_squares(bed, rules):
    with pytest.raises(fen.FenError, match=r"'at'.*Orange has just placed.*a1b1c1 must graduate"):
        fen.read(f"{bed}-at", rules)


@pytest.mark.parametrize("rules", [BOARD, PRINTED], ids=["board", "printed"])
@pytest.mark.parametrize("bed", [GREYS_ROW, GREYS_CATS])
def test_a_row_of_the_opponents_waits(bed, rules):
    assert fen.read(f"{bed}-at", rules) == fen.read(f"{bed}-bp", rules)


def test_a_row_of_the_opponents_must_graduate_where_every_line_does():
    with pytest.raises(fen.FenError, match="a1b1c1 must graduate"):
        fen.read(f"{GREYS_ROW}-at", EVERY_LINE)


def test_a_row_of_the_opponents_cats_wins_for_it_where_every_line_counts():
    assert fen.read(f"{GREYS_CATS}-at", EVERY_LINE).winner is Side.GREY


def test_eight_kittens_wait_for_the_empty_hand_turn():
    assert fen.read(f"{EIGHT_KITTENS}-at", BOARD) == fen.read(f"{EIGHT_KITTENS}-bp", BOARD)


@pytest.mark.parametrize("rules", [PRINTED, EVERY_LINE], ids=["printed", "every-line"])
def test_eight_on_the_bed_with_nothing_lifted_is_refused(rules):
    with pytest.raises(fen.FenError, match=r"a move is whole here.*a3, b3, d3, e3, a6"):
        fen.read(f"{EIGHT_KITTENS}-at", rules)
