"""Placing and booping, the same in every rule set."""

import pytest

from boop_tui.game.position import Position
from boop_tui.game.rules import RULE_SETS
from boop_tui.text import fen

from .speaking import after, choices

BOTH_SIDES_AND_KINDS = ["a", "A", "b", "B"]


@pytest.fixture(params=RULE_SETS.values(), ids=RULE_SETS)
def rules(request):
    return request.param


# Placement


def test_the_game_starts_on_an_empty_bed_with_eight_kittens_each_and_orange_to_place(rules):
    assert fen.write(Position.start(rules)) == "6/6/6/6/6/6-80-80-ap"


def test_a_kitten_goes_from_the_hand_to_the_bed(rules):
    assert after("6/6/6/6/6/6-80-80-ap", "Kc3", rules=rules) == "6/6/6/2a3/6/6-70-80-bp"


def test_a_cat_goes_from_the_hand_to_the_bed(rules):
    assert after("6/6/6/6/6/6-80-71-bp", "Cf6", rules=rules) == "5B/6/6/6/6/6-80-70-ap"


def test_the_sides_take_turns(rules):
    assert after("6/6/6/6/6/6-80-80-ap", "Ka1", "Kf6", "Ka6", rules=rules) == (
        "a4b/6/6/6/6/a5-60-70-bp"
    )


def test_every_empty_square_and_no_other_may_be_played(rules):
    played = {token[1:] for token in choices("ab1aba/6/6/6/6/5b-50-50-ap", rules=rules)}
    assert played == {file + rank for file in "abcdef" for rank in "123456"} - {
        *("a6", "b6", "d6", "e6", "f6", "f1")
    }


def test_with_both_kinds_in_hand_either_may_be_placed(rules):
    assert choices("6/6/6/6/6/6-71-80-ap", rules=rules) >= {"Kc3", "Cc3"}


def test_only_a_kind_that_is_in_hand_may_be_placed(rules):
    kinds = {token[0] for token in choices("6/6/6/6/6/6-08-80-ap", rules=rules)}
    assert kinds == {"C"}


# Who pushes whom


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("6/6/3a2/6/6/6-70-80-ap", "6/4a1/6/2a3/6/6-60-80-bp"),
        ("6/6/3b2/6/6/6-80-70-ap", "6/4b1/6/2a3/6/6-70-70-bp"),
    ],
)
def test_a_kitten_pushes_a_kitten_of_either_side(start, end, rules):
    assert after(start, "Kc3", rules=rules) == end


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("6/6/3A2/6/6/6-70-80-ap", "6/6/3A2/2a3/6/6-60-80-bp"),
        ("6/6/3B2/6/6/6-80-70-ap", "6/6/3B2/2a3/6/6-70-70-bp"),
    ],
)
def test_a_kitten_does_not_push_a_cat_of_either_side(start, end, rules):
    assert after(start, "Kc3", rules=rules) == end


@pytest.mark.parametrize("piece", BOTH_SIDES_AND_KINDS)
def test_a_cat_pushes_both_kinds_of_either_side(piece, rules):
    hands = "61-80" if piece in "aA" else "71-70"
    left = "60-80" if piece in "aA" else "70-70"
    assert after(f"6/6/3{piece}2/6/6/6-{hands}-ap", "Cc3", rules=rules) == (
        f"6/4{piece}1/6/2A3/6/6-{left}-bp"
    )


# Where the pushed go


def test_eight_are_pushed_at_once_each_straight_away(rules):
    assert after("6/1aba2/1b1b2/1aba2/6/6-40-40-ap", "Kc4", rules=rules) == (
        "a1b1a1/6/b1a1b1/6/a1b1a1/6-30-40-bp"
    )


def test_nothing_further_off_than_a_neighbour_is_pushed(rules):
    assert after("b1b1b1/6/b3b1/6/b1b1b1/6-80-00-ap", "Kc4", rules=rules) == (
        "b1b1b1/6/b1a1b1/6/b1b1b1/6-70-00-bp"
    )


@pytest.mark.parametrize("behind", BOTH_SIDES_AND_KINDS)
def test_a_neighbour_with_a_piece_behind_it_stays(behind, rules):
    hands, left = ("61-70", "60-70") if behind in "aA" else ("71-60", "70-60")
    assert after(f"6/6/3{behind}2/2b3/6/6-{hands}-ap", "Cb2", rules=rules) == (
        f"6/6/3{behind}2/2b3/1A4/6-{left}-bp"
    )


def test_a_pushed_piece_pushes_nothing(rules):
    assert after("6/2b3/6/2b3/6/6-80-60-ap", "Kc2", rules=rules) == "6/2b3/2b3/6/2a3/6-70-60-bp"


def test_a_push_cannot_open_a_square_for_the_piece_behind(rules):
    # c3 could only move if d4 did first, and d4 could only move if it were pushed by c3
    assert after("6/6/3b2/2b3/6/6-80-60-ap", "Kb2", rules=rules) == "6/6/3b2/2b3/1a4/6-70-60-bp"


def test_one_neighbour_staying_does_not_hold_another(rules):
    assert after("6/2b3/2b3/1b1b2/6/6-80-40-ap", "Kc3", rules=rules) == (
        "6/2b3/2b3/b1a1b1/6/6-70-40-bp"
    )


# Off the bed


EDGES_AND_CORNERS = {
    "top edge": ("2*3/6/6/6/6/6", "Cc5", "6/2A3/6/6/6/6"),
    "bottom edge": ("6/6/6/6/6/2*3", "Cc2", "6/6/6/6/2A3/6"),
    "left edge": ("6/6/*5/6/6/6", "Cb4", "6/6/1A4/6/6/6"),
    "right edge": ("6/6/5*/6/6/6", "Ce4", "6/6/4A1/6/6/6"),
    "top left corner": ("*5/6/6/6/6/6", "Cb5", "6/1A4/6/6/6/6"),
    "top right corner": ("5*/6/6/6/6/6", "Ce5", "6/4A1/6/6/6/6"),
    "bottom left corner": ("6/6/6/6/6/*5", "Cb2", "6/6/6/6/1A4/6"),
    "bottom right corner": ("6/6/6/6/6/5*", "Ce2", "6/6/6/6/4A1/6"),
    "slantwise over an edge": ("6/6/*5/6/6/6", "Cb3", "6/6/6/1A4/6/6"),
}
HANDS_BEFORE_AND_AFTER = {
    "a": ("61-80", "70-80"),
    "A": ("61-80", "61-80"),
    "b": ("71-70", "70-80"),
    "B": ("71-70", "70-71"),
}


@pytest.mark.parametrize("piece", BOTH_SIDES_AND_KINDS)
@pytest.mark.parametrize("where", EDGES_AND_CORNERS)
def test_off_the_bed_is_back_to_its_owners_hand_as_the_kind_it_was(where, piece):
    bed, token, bed_after = EDGES_AND_CORNERS[where]
    hands, hands_after = HANDS_BEFORE_AND_AFTER[piece]
    assert after(f"{bed.replace('*', piece)}-{hands}-ap", token) == f"{bed_after}-{hands_after}-bp"


def test_along_the_edge_a_piece_stays_on_the_bed(rules):
    assert after("6/6/6/6/6/1b4-80-70-ap", "Kc1", rules=rules) == "6/6/6/6/6/b1a3-70-70-bp"


def test_a_piece_that_fell_is_back_in_hand_for_its_owners_next_turn(rules):
    tokens = choices(after("b5/6/6/6/6/6-80-07-ap", "Kb5", rules=rules), rules=rules)
    assert {token[0] for token in tokens} == {"K", "C"}
