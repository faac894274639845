"""Where `every-line` parts from the default: all rows of both sides at once, and one kitten."""

import pytest

from boop_tui.game.position import Side
from boop_tui.game.rules import EVERY_LINE

from .speaking import after, choices, lifted_squares, move, reached, refusal

SEVEN = "a1a1a1/6/a3A1/6/a1a3/6-10-80-ap"
SEVEN_AND_A_ROW_OF_GREYS = "bbb3/6/a3A1/6/a1a1a1/a1a3-10-50-ap"
EIGHT = "a1a1A1/6/a3a1/6/a1a2a/6-00-80-ap"
EIGHT_CATS = "A1A1A1/6/A3A1/6/A1A2A/6-00-80-ap"


# The mover's rows


def test_one_row_graduates():
    assert after("6/6/6/6/6/aa4-60-80-ap", "Kc1=a1b1c1", rules=EVERY_LINE) == (
        "6/6/6/6/6/6-53-80-bp"
    )


def test_two_crossing_rows_graduate_at_once():
    start = "6/6/6/aa4/1a4/a5-40-80-ap"
    assert choices(start, "Kc3", EVERY_LINE) == {"Kc3=a1b2a3b3c3"}
    assert after(start, "Kc3", rules=EVERY_LINE) == "6/6/6/6/6/6-35-80-bp"


def test_four_in_a_line_graduate_at_once():
    start = "6/6/6/6/6/aa1ab1-50-70-ap"
    assert choices(start, "Kc1", EVERY_LINE) == {"Kc1=a1b1c1d1"}
    assert after(start, "Kc1", rules=EVERY_LINE) == "6/6/6/6/6/4b1-44-70-bp"


def test_choosing_one_of_two_rows_is_refused():
    reason = refusal("6/6/6/aa4/1a4/a5-40-80-ap", move("Kc3", graduated="a3b3c3"), EVERY_LINE)
    assert reason == "a3b3c3 does not graduate; possible: a1b2a3b3c3"


def test_the_squares_that_leave_are_written_from_a1_upward():
    assert choices("2a3/2a3/6/6/6/6-60-80-ap", "Kc4", EVERY_LINE) == {"Kc4=c4c5c6"}


# The opponent's rows


def test_a_row_shoved_together_for_the_opponent_graduates_at_once():
    assert after("bb4/2b3/6/6/6/6-80-50-ap", "Kc4=a6b6c6", rules=EVERY_LINE) == (
        "6/6/2a3/6/6/6-70-53-bp"
    )


def test_a_mixed_row_of_the_opponents_graduates_too():
    assert after("bB4/2b3/6/6/6/6-80-50-ap", "Kc4=a6b6c6", rules=EVERY_LINE) == (
        "6/6/2a3/6/6/6-70-53-bp"
    )


def test_a_row_of_the_opponents_that_stood_before_graduates_too():
    assert choices("bbb3/6/6/6/6/6-80-50-ap", "Kf1", EVERY_LINE) == {"Kf1=a6b6c6"}


def test_rows_of_both_sides_graduate_at_once():
    start = "bb4/2b3/3aa1/6/6/6-60-50-ap"
    assert choices(start, "Kc4", EVERY_LINE) == {"Kc4=c4d4e4a6b6c6"}
    assert after(start, "Kc4", rules=EVERY_LINE) == "6/6/6/6/6/6-53-53-bp"


def test_leaving_the_opponents_row_behind_is_refused():
    reason = refusal("bb4/2b3/3aa1/6/6/6-60-50-ap", move("Kc4", graduated="c4d4e4"), EVERY_LINE)
    assert reason == "c4d4e4 does not graduate; possible: c4d4e4a6b6c6"


# Winning


def test_a_row_of_cats_shoved_together_for_the_opponent_wins_for_the_opponent():
    assert after("BB4/2B3/6/6/6/6-71-50-ap", "Cc4", rules=EVERY_LINE) == (
        "BBB3/6/2A3/6/6/6-70-50-bt"
    )


def test_the_opponent_who_was_handed_the_win_is_the_winner():
    assert reached("BB4/2B3/6/6/6/6-71-50-ap", "Cc4", rules=EVERY_LINE).winner is Side.GREY


def test_after_the_opponent_was_handed_the_win_there_are_no_moves():
    end = after("BB4/2B3/6/6/6/6-71-50-ap", "Cc4", rules=EVERY_LINE)
    assert choices(end, rules=EVERY_LINE) == set()


def test_a_row_of_the_opponents_cats_that_stood_before_wins_for_the_opponent():
    assert after("BBB3/6/6/6/6/6-80-50-ap", "Kf1", rules=EVERY_LINE) == ("BBB3/6/6/6/6/5a-70-50-bt")


def test_a_row_of_the_opponents_cats_that_is_booped_apart_does_not_win():
    assert reached("BBB3/6/6/6/6/6-71-50-ap", "Cb5", rules=EVERY_LINE).winner is None


def test_the_movers_win_comes_before_the_opponents():
    start = "BB4/2B3/3AA1/6/6/6-51-50-ap"
    assert after(start, "Cc4#", rules=EVERY_LINE) == "BBB3/6/2AAA1/6/6/6-50-50-at"


def test_the_opponents_win_comes_before_a_graduation_of_the_movers():
    start = "BB4/2B3/3aa1/6/6/6-51-50-ap"
    assert choices(start, "Cc4", EVERY_LINE) == {"Cc4"}
    assert after(start, "Cc4", rules=EVERY_LINE) == "BBB3/6/2Aaa1/6/6/6-50-50-bt"


def test_eight_cats_of_the_opponents_on_the_bed_do_not_win_on_the_movers_move():
    start = "B1B1B1/6/B3B1/6/B1B2B/6-80-00-ap"
    assert reached(start, "Kc4", rules=EVERY_LINE).winner is None


@pytest.mark.parametrize(
    ("start", "token"),
    [
        ("A1A1A1/6/A3A1/6/A1A3/6-01-80-ap", "Cf1#"),
        ("AA4/6/a3a1/6/a1a2a/6-01-80-ap", "Cc6#"),
        ("6/6/6/aa4/1A4/A5-31-80-ap", "Cc3#"),
    ],
)
def test_a_win_comes_before_a_lift_and_a_graduation(start, token):
    assert choices(start, token[:3], EVERY_LINE) == {token}


# Eight on the bed


def test_with_eight_on_the_bed_the_mover_lifts_one_kitten():
    kittens = ["a6", "c6", "e6", "a4", "a2", "c2", "f1"]
    assert choices(SEVEN, "Kf1", EVERY_LINE) == {f"Kf1={square}" for square in kittens}


def test_a_lifted_kitten_goes_to_hand_as_a_cat():
    assert after(SEVEN, "Kf1=a6", rules=EVERY_LINE) == "2a1a1/6/a3A1/6/a1a3/5a-01-80-bp"


def test_lifting_a_cat_is_refused():
    reason = refusal(SEVEN, move("Kf1", graduated="e4"), EVERY_LINE)
    assert reason.startswith("e4 does not graduate")


def test_nothing_is_lifted_when_a_boop_leaves_fewer_than_eight():
    assert choices(SEVEN, "Kb5", EVERY_LINE) == {"Kb5"}


def test_the_opponents_eight_are_not_lifted_on_the_movers_move():
    assert choices("b1b1b1/6/b3b1/6/b1b2b/6-80-00-ap", "Kc4", EVERY_LINE) == {"Kc4"}


def test_nothing_is_lifted_when_the_mover_has_a_row():
    assert choices("aa4/6/a3a1/6/a1a2a/6-10-80-ap", "Kc6", EVERY_LINE) == {"Kc6=a6b6c6"}


def test_the_lift_comes_with_the_opponents_rows_in_one_move():
    assert choices(SEVEN_AND_A_ROW_OF_GREYS, "Kf6", EVERY_LINE) == {
        "Kf6=a1a6b6c6",
        "Kf6=c1a6b6c6",
        "Kf6=a2a6b6c6",
        "Kf6=c2a6b6c6",
        "Kf6=e2a6b6c6",
        "Kf6=a4a6b6c6",
        "Kf6=a6b6c6f6",
    }


def test_all_that_leaves_with_a_lift_goes_to_its_owners_hand_as_cats():
    assert after(SEVEN_AND_A_ROW_OF_GREYS, "Kf6=a1a6b6c6", rules=EVERY_LINE) == (
        "5a/6/a3A1/6/a1a1a1/2a3-01-53-bp"
    )


# The empty hand


def test_an_empty_handed_mover_lifts_a_kitten_as_long_as_there_is_one():
    assert lifted_squares(EIGHT, EVERY_LINE) == {"a6", "c6", "a4", "e4", "a2", "c2", "f2"}


def test_an_empty_handed_mover_with_cats_only_lifts_a_cat():
    every_cat = {"a6", "c6", "e6", "a4", "e4", "a2", "c2", "f2"}
    assert lifted_squares(EIGHT_CATS, EVERY_LINE) == every_cat


def test_an_empty_hand_turn_that_leaves_eight_on_the_bed_ends_in_lifting_a_kitten():
    kittens = ["c6", "a4", "e4", "a2", "c2", "f2"]
    assert choices(EIGHT, "a6>Cc4", EVERY_LINE) == {f"a6>Cc4={square}" for square in kittens}
