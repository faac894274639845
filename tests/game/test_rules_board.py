"""How a move ends under the default rule set: wins, graduations, the empty hand."""

import pytest

from boop_tui.game.position import Position, Side
from boop_tui.game.rules import BOARD

from .speaking import after, choices, lifted_squares, move, reached, refusal

# Graduation


def test_board_is_the_rule_set_unless_another_is_named():
    assert Position.start().rules is BOARD


def test_three_on_a_line_with_gaps_are_no_row():
    assert choices("6/6/6/6/6/a1a3-60-80-ap", "Ke1") == {"Ke1"}


def test_a_row_of_kittens_goes_to_hand_as_three_cats():
    assert after("6/6/6/6/6/aa4-60-80-ap", "Kc1=a1b1c1") == "6/6/6/6/6/6-53-80-bp"


def test_a_row_of_kittens_and_cats_goes_to_hand_as_three_cats():
    assert after("6/6/6/6/6/aA4-60-80-ap", "Kc1=a1b1c1") == "6/6/6/6/6/6-53-80-bp"


@pytest.mark.parametrize(
    ("start", "token"),
    [
        ("6/6/6/6/6/aa4-60-80-ap", "Kc1=a1b1c1"),
        ("2a3/2a3/6/6/6/6-60-80-ap", "Kc4=c6c5c4"),
        ("6/6/6/6/1a4/a5-60-80-ap", "Kc3=a1b2c3"),
        ("a5/1a4/6/6/6/6-60-80-ap", "Kc4=a6b5c4"),
    ],
)
def test_rank_file_and_both_diagonals_make_rows(start, token):
    assert choices(start, token.split("=")[0]) == {token}


def test_greys_row_graduates_on_greys_move():
    assert after("6/6/6/6/6/bb4-80-60-bp", "Kc1=a1b1c1") == "6/6/6/6/6/6-80-53-ap"


def test_a_row_made_by_booping_need_not_hold_the_placed_piece():
    assert after("aa4/2a3/6/6/6/6-50-80-ap", "Kc4=a6b6c6") == "6/6/2a3/6/6/6-43-80-bp"


def test_pieces_outside_the_row_stay():
    assert after("6/6/6/6/6/aa2Ab-50-70-ap", "Kc1=a1b1c1") == "6/6/6/6/6/4Ab-43-70-bp"


def test_rows_are_looked_for_once_the_booping_has_settled():
    # b1 c1 d1 never stands: the kitten placed on c1 pushes both neighbours away first
    assert after("6/6/6/6/6/1a1a2-60-80-ap", "Kc1") == "6/6/6/6/6/a1a1a1-50-80-bp"


def test_graduation_is_compulsory():
    assert choices("6/6/6/6/6/aa4-60-80-ap", "Kc1") == {"Kc1=a1b1c1"}


def test_a_move_without_its_compulsory_graduation_is_refused():
    assert refusal("6/6/6/6/6/aa4-60-80-ap", move("Kc1")) == "a1b1c1 must graduate"


def test_four_in_a_line_are_two_rows_to_choose_from():
    assert choices("6/6/6/6/6/aa1ab1-50-70-ap", "Kc1") == {"Kc1=a1b1c1", "Kc1=b1c1d1"}


def test_of_four_in_a_line_the_fourth_stays():
    assert after("6/6/6/6/6/aa1ab1-50-70-ap", "Kc1=b1c1d1") == "6/6/6/6/6/a3b1-43-70-bp"


def test_of_two_crossing_rows_the_mover_chooses_one():
    assert choices("6/6/6/aa4/1a4/a5-40-80-ap", "Kc3") == {"Kc3=a3b3c3", "Kc3=a1b2c3"}


@pytest.mark.parametrize(
    ("token", "end"),
    [
        ("Kc3=a3b3c3", "6/6/6/6/1a4/a5-33-80-bp"),
        ("Kc3=a1b2c3", "6/6/6/aa4/6/6-33-80-bp"),
    ],
)
def test_exactly_the_chosen_row_graduates(token, end):
    assert after("6/6/6/aa4/1a4/a5-40-80-ap", token) == end


def test_a_row_that_stood_before_the_move_graduates_too():
    assert after("aaa3/6/6/6/6/6-50-80-ap", "Kf1=a6b6c6") == "6/6/6/6/6/5a-43-80-bp"


# The opponent's rows


def test_a_row_shoved_together_for_the_opponent_stays():
    assert after("bb4/2b3/6/6/6/6-80-50-ap", "Kc4") == "bbb3/6/2a3/6/6/6-70-50-bp"


def test_the_opponents_row_counts_on_its_own_next_move_if_it_still_stands():
    start = after("bb4/2b3/6/6/6/6-80-50-ap", "Kc4")
    assert after(start, "Kf1=a6b6c6") == "6/6/2a3/6/6/5b-70-43-ap"


def test_the_opponents_row_does_not_count_once_its_own_move_breaks_it():
    start = after("bb4/2b3/6/6/6/6-80-50-ap", "Kc4")
    assert after(start, "Kb5") == "6/1b4/6/3a2/6/6-70-70-ap"


# Winning


def test_three_cats_in_a_row_win_and_nothing_graduates():
    assert after("6/6/6/6/6/AA4-51-80-ap", "Cc1#") == "6/6/6/6/6/AAA3-50-80-at"


def test_grey_wins_in_the_same_way():
    assert reached("6/6/6/6/6/BB4-80-51-bp", "Cc1#").winner is Side.GREY


def test_a_row_of_cats_made_by_booping_wins():
    assert after("AA4/2A3/6/6/6/6-41-80-ap", "Cc4#") == "AAA3/6/2A3/6/6/6-40-80-at"


def test_a_standing_row_of_cats_wins_even_when_a_kitten_is_placed():
    assert after("AAA3/6/6/6/6/6-50-80-ap", "Kf1#") == "AAA3/6/6/6/6/5a-40-80-at"


def test_two_cats_and_a_kitten_in_a_row_do_not_win():
    assert choices("6/6/6/6/6/AA4-60-80-ap", "Kc1") == {"Kc1=a1b1c1"}


def test_a_win_comes_before_a_graduation():
    start = "6/6/6/aa4/1A4/A5-31-80-ap"
    assert choices(start, "Cc3") == {"Cc3#"}
    assert after(start, "Cc3#") == "6/6/6/aaA3/1A4/A5-30-80-at"


def test_a_graduation_claimed_on_a_winning_move_is_refused():
    reason = refusal("6/6/6/aa4/1A4/A5-31-80-ap", move("Cc3", graduated="a3b3c3"))
    assert reason.startswith("a3b3c3 does not graduate")


def test_a_row_of_cats_shoved_together_for_the_opponent_does_not_win_now():
    assert after("BB4/2B3/6/6/6/6-71-50-ap", "Cc4") == "BBB3/6/2A3/6/6/6-70-50-bp"


def test_the_movers_row_graduates_beside_a_row_of_the_opponents_cats():
    start = "BB4/2B3/3aa1/6/6/6-51-50-ap"
    assert after(start, "Cc4=c4d4e4") == "BBB3/6/6/6/6/6-53-50-bp"


def test_the_opponents_row_of_cats_wins_on_its_own_next_move():
    start = after("BB4/2B3/6/6/6/6-71-50-ap", "Cc4")
    assert after(start, "Kf1#") == "BBB3/6/2A3/6/6/5b-70-40-bt"


def test_the_opponents_row_of_cats_does_not_win_once_its_own_move_breaks_it():
    start = after("BB4/2B3/6/6/6/6-71-41-ap", "Cc4")
    assert after(start, "Cb5") == "6/1B4/6/3A2/6/6-70-43-ap"


def test_eight_cats_on_the_bed_win():
    assert after("A1A1A1/6/A3A1/6/A1A3/6-01-80-ap", "Cf1#") == ("A1A1A1/6/A3A1/6/A1A3/5A-00-80-at")


def test_eight_on_the_bed_with_a_kitten_among_them_do_not_win():
    assert after("A1A1A1/6/A3A1/6/A1a3/6-01-80-ap", "Cf1") == "A1A1A1/6/A3A1/6/A1a3/5A-00-80-bp"


def test_eight_cats_do_not_win_when_the_eighth_boops_others_off():
    assert after("A1A1A1/6/A3A1/6/A1A3/6-01-80-ap", "Cb5") == "4A1/1A4/4A1/6/A1A3/6-03-80-bp"


def test_a_won_game_has_no_moves():
    assert choices("AAA3/6/6/6/6/6-50-80-at") == set()


def test_a_move_after_a_win_is_refused():
    assert refusal("AAA3/6/6/6/6/6-50-80-at", move("Kf1")) == "the game is won; no move can follow"


# The empty hand

EIGHT = "a1a1A1/6/a3a1/6/a1a2a/6-00-80-ap"


def test_with_eight_on_the_bed_the_turn_passes_and_nothing_is_lifted_yet():
    assert after("a1a1a1/6/a3A1/6/a1a3/6-10-80-ap", "Kf1") == "a1a1a1/6/a3A1/6/a1a3/5a-00-80-bp"


def test_an_empty_handed_mover_may_lift_any_of_its_own_kitten_or_cat():
    assert lifted_squares(EIGHT) == {"a6", "c6", "e6", "a4", "e4", "a2", "c2", "f2"}


def test_an_empty_handed_mover_places_nothing_without_lifting():
    assert all(token[2:4] == ">C" for token in choices(EIGHT))


def test_a_lifted_piece_may_go_to_any_empty_square_and_its_own():
    squares = {file + rank for file in "abcdef" for rank in "123456"}
    assert {token[4:6] for token in choices(EIGHT, "a6>")} == (
        squares - {"c6", "e6", "a4", "e4", "a2", "c2", "f2"}
    )


def test_a_lifted_kitten_is_placed_as_a_cat():
    assert after(EIGHT, "a6>Cc4") == "2a1A1/6/a1A1a1/6/a1a2a/6-00-80-bp"


def test_a_lifted_cat_is_placed_as_a_cat():
    assert after(EIGHT, "e6>Cf6") == "a1a2A/6/a3a1/6/a1a2a/6-00-80-bp"


def test_a_lifted_piece_may_go_back_to_its_own_square_as_a_cat():
    assert after(EIGHT, "a6>Ca6") == "A1a1A1/6/a3a1/6/a1a2a/6-00-80-bp"


def test_a_lifted_piece_boops_from_where_it_lands():
    assert after("a1a1B1/6/a3a1/6/a1aa1a/6-00-70-ap", "a6>Cd5") == ("6/3A2/a5/5a/a1aa1a/6-10-71-bp")


def test_a_piece_back_on_its_own_square_boops_too():
    assert after("a1a1a1/6/a3a1/5b/a1a2a/6-00-70-ap", "f2>Cf2") == (
        "a1a1a1/6/a3ab/6/a1a2A/6-00-70-bp"
    )


def test_the_square_just_left_is_free_to_be_pushed_onto():
    assert after("6/6/a1a1a1/2aa2/6/a1a1a1-00-80-ap", "c3>Ce3") == (
        "6/4a1/a1a3/2a1A1/6/a1a1a1-00-80-bp"
    )


def test_a_row_on_the_empty_hand_turn_graduates():
    assert after("aa4/6/a3a1/6/a1a2a/5a-00-80-ap", "f1>Cc6=a6b6c6") == (
        "6/6/a3a1/6/a1a2a/6-03-80-bp"
    )


def test_the_square_just_left_no_longer_counts_in_a_row():
    assert choices("aaa3/6/5a/6/a1a2a/5a-00-80-ap", "b6>Cd4") == {"b6>Cd4"}


def test_a_standing_row_graduates_on_the_empty_hand_turn():
    assert choices("aaa3/6/5a/6/a1a2a/5a-00-80-ap", "f4>Cd4") == {"f4>Cd4=a6b6c6"}


def test_a_lifted_kitten_can_win_as_the_third_cat():
    assert after("AA4/6/a3a1/6/a1a2a/5a-00-80-ap", "f1>Cc6#") == ("AAA3/6/a3a1/6/a1a2a/6-00-80-at")


def test_the_last_kitten_lifted_wins_with_eight_cats():
    assert after("A1A1A1/6/A3A1/6/A1A2a/6-00-80-ap", "f2>Cf1#") == (
        "A1A1A1/6/A3A1/6/A1A3/5A-00-80-at"
    )
