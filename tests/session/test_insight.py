"""Previews and threats: what they show is what the rules then do, in every rule set."""

from itertools import groupby

import pytest
from hypothesis import given

from boop_tui.game.bed import BY_NAME, NAMES, set_of, squares_in
from boop_tui.game.position import Kind, Move, Position, Side
from boop_tui.game.rules import EVERY_LINE
from boop_tui.session.insight import preview, threats
from boop_tui.text import fen

from ..trees import positions, tries

SHARP = "A1a1B1/1b4/a2Bb1/2aA2/1b4/5B-21-11-ap"


def by_placement(position: Position) -> list[list[Move]]:
    """The legal moves, those together that differ in what graduates alone."""
    moves = sorted(position.legal_moves(), key=lambda m: (m.square, m.kind, m.lifted or -1))
    return [list(each) for _, each in groupby(moves, key=lambda m: m[:3])]


def names(squares: int) -> set[str]:
    return {NAMES[square] for square in squares_in(squares)}


def text_of(position: str, square: str, kind: Kind = Kind.KITTEN) -> str:
    shown = preview(fen.read(position), BY_NAME[square], kind, None)
    assert shown is not None
    return shown.text


# The preview against `play`


@given(positions)
@tries(60)
def test_every_legal_placement_is_previewed_as_it_happens(position: Position) -> None:
    for moves in by_placement(position):
        shown = preview(position, moves[0].square, moves[0].kind, moves[0].lifted)
        assert shown is not None
        assert set(shown.options) == {move.graduated for move in moves if move.graduated}
        for move in moves:
            after = position.play(move)
            leaving = set(squares_in(move.graduated))
            standing = shown.settled.pieces()
            assert after.pieces() == {s: p for s, p in standing.items() if s not in leaving}
            assert after.winner is shown.wins


@given(positions)
@tries(60)
def test_boops_say_where_each_neighbour_goes(position: Position) -> None:
    for moves in by_placement(position):
        shown = preview(position, moves[0].square, moves[0].kind, moves[0].lifted)
        assert shown is not None
        settled = shown.settled.pieces()
        for boop in shown.boops:
            if boop.blocked:
                assert settled[boop.square] == position.at(boop.square)
            elif boop.target is not None:
                assert settled[boop.target] == position.at(boop.square)
                assert boop.square not in settled
            else:
                assert boop.square not in settled


@given(positions)
@tries(60)
def test_what_is_not_legal_has_no_preview(position: Position) -> None:
    legal = {(move.square, move.kind, move.lifted) for move in position.legal_moves()}
    for square in BY_NAME.values():
        for kind in Kind:
            for lifted in (None, *squares_in(position.liftable)):
                shown = preview(position, square, kind, lifted)
                assert (shown is not None) == ((square, kind, lifted) in legal)


# Threats against `play`


def gains(position: Position) -> tuple[set[int], set[int]]:
    """The squares on which the mover may graduate something, and those on which it may win."""
    moves = position.legal_moves()
    return (
        {move.square for move in moves if move.graduated},
        {move.square for move in moves if position.play(move).winner is position.side},
    )


def with_the_other_to_move(position: Position) -> Position:
    bed, orange, grey, turn = fen.write(position).split("-")
    other = "b" if turn[0] == "a" else "a"
    return fen.read(f"{bed}-{orange}-{grey}-{other}{turn[1]}", position.rules)


@given(positions)
@tries(40)
def test_a_square_is_marked_just_where_a_legal_move_gains(position: Position) -> None:
    if position.won:
        assert threats(position).text == ""
        return
    found = threats(position)
    sides = ((found.mine, position), (found.theirs, with_the_other_to_move(position)))
    for threat, mover in sides:
        graduates, wins = gains(mover)
        assert (threat.side, threat.wins) == (mover.side, set_of(wins))
        assert threat.graduates == set_of(graduates)


# In words


@pytest.mark.parametrize(
    ("square", "kind", "text"),
    [
        ("f3", Kind.KITTEN, "Kitten on f3: e4 to d5"),
        ("f1", Kind.CAT, ""),
        ("d1", Kind.KITTEN, "Kitten on d1: boops nobody"),
        (
            "b3",
            Kind.KITTEN,
            "Kitten on b3: b3c3d3 graduates, a4 falls to Orange's hand, b2 to b1, c3 is blocked",
        ),
    ],
)
def test_a_preview_says_first_what_it_comes_to(square: str, kind: Kind, text: str) -> None:
    shown = preview(fen.read(SHARP), BY_NAME[square], kind, None)
    assert (shown.text if shown else "") == text


def test_a_win_is_previewed_as_one() -> None:
    position = fen.read("A5/1A4/6/6/6/6-51-80-ap")
    shown = preview(position, BY_NAME["c4"], Kind.CAT, None)
    assert shown is not None
    assert (shown.wins, names(shown.rows)) == (Side.ORANGE, {"a6", "b5", "c4"})
    assert shown.text == "Cat on c4: Orange wins, b5 is blocked"


def test_several_rows_are_said_to_be_a_choice() -> None:
    text = text_of("6/6/1aaa2/1aaa2/6/6-20-80-ap", "f6")
    assert text == "Kitten on f6: 2 graduations to choose from"


def test_rows_of_both_sides_are_previewed_where_they_go_at_once() -> None:
    position = fen.read("6/6/aa4/6/2bbb1/6-60-50-ap", EVERY_LINE)
    shown = preview(position, BY_NAME["c4"], Kind.KITTEN, None)
    assert shown is not None
    assert names(shown.rows) == {"a4", "b4", "c4", "c2", "d2", "e2"}


def test_a_move_that_wins_for_the_other_side_is_no_threat_of_the_mover_s() -> None:
    position = fen.read("6/6/6/6/6/3BBB-80-50-ap", EVERY_LINE)
    assert threats(position).mine.wins == 0


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("6/6/6/6/6/6-80-80-ap", ""),
        (SHARP, "Orange can graduate on b3, e3; Grey threatens to graduate on c4, f4"),
        ("A5/1A4/6/6/6/6-51-80-bp", "Orange threatens to win on c4"),
    ],
)
def test_threats_are_said_in_words(position: str, text: str) -> None:
    assert threats(fen.read(position)).text.startswith(text)


def test_a_row_that_stands_is_said_before_the_many_squares_it_threatens() -> None:
    text = threats(fen.read("6/6/6/6/2bbb1/6-80-50-ap")).text
    assert text.startswith("Grey's row stands on c2 d2 e2; Grey threatens to graduate on 2")
    assert text.endswith(" squares")
