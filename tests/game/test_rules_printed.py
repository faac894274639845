"""Where the printed rulebook parts from the default: eight on the bed, and the empty hand."""

import pytest

from boop_tui.game.rules import PRINTED

from .speaking import after, choices, lifted_squares, move, refusal

SEVEN = "a1a1a1/6/a3A1/6/a1a3/6-10-80-ap"
SEVEN_NEAR_A_ROW = "aa4/6/a3a1/6/a1a2a/6-10-80-ap"
EIGHT = "a1a1A1/6/a3a1/6/a1a2a/6-00-80-ap"
EIGHT_CATS = "A1A1A1/6/A3A1/6/A1A2A/6-00-80-ap"


# Eight on the bed


def test_with_eight_on_the_bed_the_mover_lifts_any_one_kitten_or_cat_the_placed_one_included():
    lifts = ["a6", "c6", "e6", "a4", "e4", "a2", "c2", "f1"]
    assert choices(SEVEN, "Kf1", PRINTED) == {f"Kf1={square}" for square in lifts}


def test_a_lifted_kitten_goes_to_hand_as_a_cat():
    assert after(SEVEN, "Kf1=a6", rules=PRINTED) == "2a1a1/6/a3A1/6/a1a3/5a-01-80-bp"


def test_a_lifted_cat_goes_to_hand_as_a_cat():
    assert after(SEVEN, "Kf1=e4", rules=PRINTED) == "a1a1a1/6/a5/6/a1a3/5a-01-80-bp"


def test_the_lift_is_compulsory():
    reason = refusal(SEVEN, move("Kf1"), PRINTED)
    assert reason.startswith("several graduations are possible, name one: ")


def test_only_one_piece_is_lifted():
    reason = refusal(SEVEN, move("Kf1", graduated="a6c6"), PRINTED)
    assert reason.startswith("a6c6 does not graduate")


def test_nothing_is_lifted_when_a_boop_leaves_fewer_than_eight():
    assert choices(SEVEN, "Kb5", PRINTED) == {"Kb5"}


def test_the_opponents_eight_are_not_lifted_on_the_movers_move():
    assert choices("b1b1b1/6/b3b1/6/b1b2b/6-80-00-ap", "Kc4", PRINTED) == {"Kc4"}


def test_with_eight_on_the_bed_and_a_row_the_mover_chooses_the_row_or_a_lift():
    lifts = ["a6", "b6", "c6", "a4", "e4", "a2", "c2", "f2"]
    assert choices(SEVEN_NEAR_A_ROW, "Kc6", PRINTED) == (
        {"Kc6=a6b6c6"} | {f"Kc6={square}" for square in lifts}
    )


def test_the_row_stays_when_the_mover_chooses_a_lift():
    assert after(SEVEN_NEAR_A_ROW, "Kc6=f2", rules=PRINTED) == "aaa3/6/a3a1/6/a1a3/6-01-80-bp"


def test_nothing_is_lifted_when_the_mover_chooses_the_row():
    assert after(SEVEN_NEAR_A_ROW, "Kc6=a6b6c6", rules=PRINTED) == "6/6/a3a1/6/a1a2a/6-03-80-bp"


@pytest.mark.parametrize(
    ("start", "token"),
    [
        ("A1A1A1/6/A3A1/6/A1A3/6-01-80-ap", "Cf1#"),
        ("AA4/6/a3a1/6/a1a2a/6-01-80-ap", "Cc6#"),
    ],
)
def test_a_win_comes_before_a_lift(start, token):
    assert choices(start, token[:3], PRINTED) == {token}


# Rows, as in the default


def test_with_fewer_on_the_bed_a_row_is_compulsory():
    assert choices("6/6/6/6/6/aa4-60-80-ap", "Kc1", PRINTED) == {"Kc1=a1b1c1"}


def test_of_several_rows_the_mover_chooses_one():
    assert choices("6/6/6/aa4/1a4/a5-40-80-ap", "Kc3", PRINTED) == {"Kc3=a3b3c3", "Kc3=a1b2c3"}


def test_the_opponents_row_waits():
    assert after("bb4/2b3/6/6/6/6-80-50-ap", "Kc4", rules=PRINTED) == "bbb3/6/2a3/6/6/6-70-50-bp"


def test_the_opponents_row_of_cats_waits():
    start = "BB4/2B3/3aa1/6/6/6-51-50-ap"
    assert after(start, "Cc4=c4d4e4", rules=PRINTED) == "BBB3/6/6/6/6/6-53-50-bp"


# The empty hand


def test_an_empty_handed_mover_lifts_a_kitten_as_long_as_there_is_one():
    assert lifted_squares(EIGHT, PRINTED) == {"a6", "c6", "a4", "e4", "a2", "c2", "f2"}


def test_lifting_a_cat_while_there_is_a_kitten_is_refused():
    assert refusal(EIGHT, move("Cc4", lifted="e6"), PRINTED) == (
        "e6 is a cat, and under these rules a kitten is lifted while one is there"
    )


def test_an_empty_handed_mover_with_cats_only_lifts_a_cat():
    every_cat = {"a6", "c6", "e6", "a4", "e4", "a2", "c2", "f2"}
    assert lifted_squares(EIGHT_CATS, PRINTED) == every_cat


def test_an_empty_hand_turn_that_leaves_eight_on_the_bed_ends_in_a_lift():
    lifts = ["c4", "c6", "e6", "a4", "e4", "a2", "c2", "f2"]
    assert choices(EIGHT, "a6>Cc4", PRINTED) == {f"a6>Cc4={square}" for square in lifts}


def test_both_pieces_lifted_on_an_empty_hand_turn_become_cats():
    assert after(EIGHT, "a6>Cc4=c6", rules=PRINTED) == "4A1/6/a1A1a1/6/a1a2a/6-01-80-bp"
