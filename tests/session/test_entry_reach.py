"""The moves that clicks can make are the legal moves, no more and no fewer, in any position."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boop_tui.game.bed import SQUARES, squares_in
from boop_tui.game.position import IllegalMove, Kind, Move, Position
from boop_tui.session.entry import Asks, MoveEntry

from ..trees import few_or_many, positions, tries


def copied(entry):
    copy = MoveEntry(entry.position)
    copy.lifted, copy.square, copy.kind = entry.lifted, entry.square, entry.kind
    return copy


def outcomes(entry):
    """What every choice open now gives: the move, or the entry with something still to choose."""
    match entry.asks:
        case Asks.KIND:
            choices = [(MoveEntry.choose_kind, kind) for kind in entry.position.kinds_in_hand]
        case Asks.GRADUATION:
            choices = [(MoveEntry.choose_graduation, option) for option in entry.options]
        case _:
            choices = [(MoveEntry.click, square) for square in squares_in(entry.choosable)]
    for choose, what in choices:
        after = copied(entry)
        yield choose(after, what) or after


def reachable(position):
    """Every move that some sequence of choices makes."""
    moves, entries, seen = set(), [MoveEntry(position)], set()
    while entries:
        for outcome in outcomes(entries.pop()):
            if isinstance(outcome, Move):
                moves.add(outcome)
            elif (state := (outcome.lifted, outcome.square, outcome.kind)) not in seen:
                seen.add(state)
                entries.append(outcome)
    return moves


@given(positions)
@tries(60)
def test_the_moves_that_can_be_entered_are_the_legal_moves(position):
    assert reachable(position) == set(position.legal_moves())


clicks = few_or_many(st.tuples(st.sampled_from(SQUARES), st.sampled_from([None, *Kind])), 16)
"""Squares clicked, each with the answer that follows if it is asked which kind."""


def answer(entry, kind):
    if entry.asks is Asks.KIND and kind is not None:
        entry.choose_kind(kind)


@given(positions, clicks)
@tries(150)
def test_a_click_is_taken_just_where_the_square_is_choosable(position, clicks):
    entry = MoveEntry(position)
    for click, kind in clicks:
        choosable = entry.choosable >> click & 1
        before = entry.lifted, entry.square, entry.kind
        try:
            move = entry.click(click)
        except IllegalMove:
            assert not choosable
            assert (entry.lifted, entry.square, entry.kind) == before
        else:
            assert choosable
            assert move is None or move in position.legal_moves()
        answer(entry, kind)


@given(positions, clicks)
@tries(100)
def test_taking_back_ends_where_the_entry_began(position, clicks):
    entry = MoveEntry(position)
    for click, kind in clicks:
        if entry.choosable >> click & 1:
            entry.click(click)
        answer(entry, kind)
    steps = sum(1 for _ in iter(entry.take_back, False))
    assert steps <= 2
    assert (entry.lifted, entry.square, entry.kind) == (None, None, None)


@pytest.mark.parametrize("square", SQUARES)
def test_an_entry_asks_the_same_again_after_a_move_was_made(square):
    entry = MoveEntry(Position.start())
    assert entry.click(square) == Move(square, Kind.KITTEN)
    assert (entry.asks, entry.has_begun) == (Asks.SQUARE, False)
