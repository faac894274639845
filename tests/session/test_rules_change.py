"""Changing the rule set of an open game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boop_tui.game.position import Position
from boop_tui.game.rules import BOARD, EVERY_LINE, PRINTED, RULE_SETS
from boop_tui.session.rules_change import fresh_line
from boop_tui.session.study import Study
from boop_tui.text import fen, movetext

rule_sets = st.sampled_from(list(RULE_SETS.values()))


def under(text, before, after):
    """The FEN that a game goes on from under other rules."""
    tree, _ = fresh_line(fen.read(text, before), after)
    return fen.write(tree.root.position)


def test_the_line_begins_at_the_position_looked_at():
    study = Study(movetext.read("1. Kc3 Kd4 2. Kc4"))
    study.back()
    tree, _ = fresh_line(study.position, PRINTED)
    assert fen.write(tree.root.position) == fen.write(study.position)


def test_it_has_no_moves_yet():
    study = Study(movetext.read("1. Kc3 Kd4 2. Kc4"))
    assert fresh_line(study.position, PRINTED)[0].root.children == []


def test_it_is_played_under_the_other_rules():
    assert fresh_line(Position.start(), EVERY_LINE)[0].root.position.rules is EVERY_LINE


def test_the_written_game_names_them():
    tree, _ = fresh_line(Position.start(), PRINTED)
    assert movetext.write(tree).startswith('[Rules "printed"]')


def test_it_is_said():
    assert fresh_line(Position.start(), PRINTED)[1] == (
        "The rules are now printed: a fresh line from this position"
    )


def test_that_the_game_is_won_is_said():
    won = fen.read("6/6/6/6/6/AAA3-50-80-at")
    assert fresh_line(won, PRINTED)[1].endswith("from this position, which orange has won")


@pytest.mark.parametrize("text", ["BBB3/6/6/6/6/AAA3-50-50-at", "AA1AA1/6/6/AA1AA1/6/6-00-80-at"])
@pytest.mark.parametrize("after", RULE_SETS.values(), ids=RULE_SETS)
def test_a_win_stays_a_win(text, after):
    assert under(text, BOARD, after) == text


def test_a_win_handed_over_by_the_loser_stays_a_win():
    assert under("6/6/6/6/6/BBB3-80-50-at", EVERY_LINE, BOARD) == "6/6/6/6/6/BBB3-80-50-bt"


def test_eight_on_the_bed_that_another_set_would_have_lifted_wait_for_their_turn():
    text = "aa1aa1/6/6/aa1aa1/6/6-00-80-bp"
    assert under(text, BOARD, PRINTED) == text


def test_a_row_that_another_set_would_have_graduated_stands():
    tree, _ = fresh_line(fen.read("6/6/6/6/6/bbb3-80-50-ap"), EVERY_LINE)
    assert {move.graduated.bit_count() for move in tree.root.position.legal_moves()} == {0, 3}


@given(st.data(), rule_sets, rule_sets)
def test_it_is_the_position_that_its_fen_describes(data, before, after):
    position = Position.start(before)
    for _ in range(data.draw(st.integers(0, 40))):
        moves = position.legal_moves()
        if not moves:
            break
        position = position.play(data.draw(st.sampled_from(moves)))
    tree, _ = fresh_line(position, after)
    assert tree.root.position == fen.read(fen.write(position), after)
