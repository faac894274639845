"""What the editor says of positions that are allowed but unusual."""

import pytest

from boop_tui.game.rules import BOARD, EVERY_LINE, PRINTED
from boop_tui.session.setup import Setup
from boop_tui.text import fen


def notes(text, rules=BOARD):
    return Setup(fen.read(text, rules)).notes


@pytest.mark.parametrize("text", ["6/6/6/6/6/6-80-80-ap", "6/4B1/3a2/2a3/6/6-60-70-bp"])
def test_nothing_is_said_of_a_usual_position(text):
    assert notes(text) == []


def test_a_row_of_the_mover_counts_on_its_move():
    assert notes("6/6/6/6/6/aaA3-50-80-ap") == [
        "Orange's row a1b1c1 counts on orange's next move, if it still stands."
    ]


def test_a_row_of_the_opponent_waits_for_the_opponents_move():
    assert notes("6/6/6/6/6/bbb3-80-50-ap") == [
        "Grey's row a1b1c1 counts on grey's next move, if it still stands."
    ]


def test_a_row_of_the_opponent_counts_at_once_where_every_line_does():
    assert notes("6/6/6/6/6/bbb3-80-50-ap", EVERY_LINE) == [
        "Grey's row a1b1c1 counts on orange's next move, if it still stands."
    ]


def test_two_rows_are_both_named():
    assert notes("6/6/6/1aaaa1/6/6-40-80-ap") == [
        "Orange's rows b3c3d3, c3d3e3 count on orange's next move, if they still stand."
    ]


def test_three_rows_are_all_named():
    assert notes("6/6/1aaaaa/6/6/6-30-80-ap")[0].startswith(
        "Orange's rows b4c4d4, c4d4e4, d4e4f4 count"
    )


def test_of_many_rows_only_some_are_named():
    assert notes("6/6/1aaa2/1aaa2/1aa3/6-00-80-ap")[0].startswith(
        "Orange's rows b2c3d4, b3c3d3, b4b3b2 and 2 more count"
    )


def test_the_movers_row_is_named_first():
    assert [note.split()[0] for note in notes("aaa3/6/6/6/6/bbb3-50-50-bp")] == [
        "Grey's",
        "Orange's",
    ]


@pytest.mark.parametrize("side", "ab")
def test_a_row_of_cats_is_said_to_win(side):
    assert notes(f"6/6/6/6/6/AAA3-50-80-{side}p") == [
        "Orange's cats a1b1c1 win on orange's next move, if they still stand."
    ]


def test_a_row_of_the_opponents_cats_wins_at_once_where_every_line_counts():
    assert notes("6/6/6/6/6/AAA3-50-80-bp", EVERY_LINE) == [
        "Orange's cats a1b1c1 win on grey's next move, if they still stand."
    ]


def test_beside_a_row_of_cats_other_rows_are_not_named():
    assert notes("aaa3/6/6/6/6/AAA3-20-80-ap") == [
        "Orange's cats a1b1c1 win on orange's next move, if they still stand."
    ]


def test_eight_cats_are_said_to_win():
    assert notes("AA1AA1/6/6/AA1AA1/6/6-00-80-bp") == [
        "Orange's eight cats win on orange's next move, if they all still stand."
    ]


def test_a_row_among_eight_cats_is_what_is_named():
    assert notes("AA1AAA/6/6/A2A2/6/A5-00-80-bp", EVERY_LINE) == [
        "Orange's cats d6e6f6 win on grey's next move, if they still stand."
    ]


@pytest.mark.parametrize(
    ("rules", "lifted"), [(BOARD, "piece"), (PRINTED, "kitten"), (EVERY_LINE, "kitten")]
)
def test_an_empty_hand_is_said_with_what_may_be_lifted(rules, lifted):
    assert notes("aa1Aa1/6/6/aa1aa1/6/6-00-80-ap", rules) == [
        f"Orange has nothing in hand: it lifts a {lifted} and places it as a cat."
    ]


def test_the_opponents_empty_hand_is_no_matter():
    assert notes("aa1Aa1/6/6/aa1aa1/6/6-00-80-bp") == []


def test_a_won_game_is_said_to_be_won():
    assert notes("6/6/6/6/6/AAA3-50-80-at") == [
        "Orange has won: no move can follow, unless you choose a side to move."
    ]
