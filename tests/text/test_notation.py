"""Notation: each kind of move as it is written, and every other way of writing it that reads."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boop_tui.game.position import Position, Side
from boop_tui.game.rules import BOARD, EVERY_LINE, PRINTED
from boop_tui.game.tree import GameTree
from boop_tui.text import fen, movetext, notation

from ..trees import attempt, is_harmless, positions, tries

START = "6/6/6/6/6/6-80-80-ap"
KITTEN_AND_CAT = "6/6/6/6/6/6-71-80-ap"
ROW_ON_A_RANK = "6/6/6/6/6/aaa3-50-80-ap"
ROW_ON_A_FILE = "6/2a3/2a3/2a3/6/6-50-80-ap"
ROW_RISING = "6/6/6/2a3/1a4/a5-50-80-ap"
ROW_FALLING = "6/6/6/a5/1a4/2a3-50-80-ap"
FOUR_IN_A_LINE = "6/6/6/6/6/aaaa2-40-80-ap"
CATS_IN_A_ROW = "6/6/6/6/6/AAA3-50-80-ap"
CATS_AND_A_ROW = "aaa3/6/6/6/6/AAA3-20-80-ap"
SEVEN_ON_BED = "a1a2a/5a/a5/6/3a2/2a3-10-80-ap"
EMPTY_HAND = "a1a2a/5a/a5/6/3a2/a1a3-00-80-ap"
ROWS_OF_BOTH = "6/6/6/6/aaa3/bbb3-50-50-ap"
GREYS_CATS = "6/6/6/6/6/BBB3-80-50-ap"


def written(start, token, rules=BOARD):
    """A token as it is written once it has been read."""
    position = fen.read(start, rules)
    return notation.write(position, notation.read(position, token))


@pytest.mark.parametrize(
    ("start", "token"),
    [
        pytest.param(START, "Kc3", id="kitten"),
        pytest.param(KITTEN_AND_CAT, "Cc3", id="cat"),
        pytest.param(ROW_ON_A_RANK, "Kf6=a1b1c1", id="rank, left to right"),
        pytest.param(ROW_ON_A_FILE, "Kf1=c5c4c3", id="file, top down"),
        pytest.param(ROW_RISING, "Kf6=a1b2c3", id="rising, left to right"),
        pytest.param(ROW_FALLING, "Kf6=a3b2c1", id="falling, left to right"),
        pytest.param(FOUR_IN_A_LINE, "Kf6=b1c1d1", id="one row of two"),
        pytest.param(CATS_IN_A_ROW, "Kf6#", id="win"),
        pytest.param(EMPTY_HAND, "a1>Cf1", id="empty hand"),
        pytest.param(EMPTY_HAND, "a1>Ca1", id="empty hand, its own square"),
        pytest.param(EMPTY_HAND, "a1>Ce3=c1d2e3", id="empty hand with a row"),
    ],
)
def test_the_written_form_reads_and_is_written_again(start, token):
    assert written(start, token) == token


@pytest.mark.parametrize(
    ("start", "token", "form"),
    [
        pytest.param(ROW_ON_A_RANK, "Kf6=c1a1b1", "Kf6=a1b1c1", id="any order, rank"),
        pytest.param(ROW_ON_A_FILE, "Kf1=c3c4c5", "Kf1=c5c4c3", id="any order, file"),
        pytest.param(ROW_FALLING, "Kf6=c1b2a3", "Kf6=a3b2c1", id="any order, diagonal"),
        pytest.param(START, "kc3", "Kc3", id="small kind"),
        pytest.param(START, "KC3", "Kc3", id="large file"),
        pytest.param(START, "kC3", "Kc3", id="both turned"),
        pytest.param(KITTEN_AND_CAT, "cc3", "Cc3", id="a small c is a cat, then a file"),
        pytest.param(EMPTY_HAND, "A1>cE3=C1D2E3", "a1>Ce3=c1d2e3", id="either case throughout"),
        pytest.param(EMPTY_HAND, "Cf1/a1", "a1>Cf1", id="lifted square after a slash"),
        pytest.param(EMPTY_HAND, "Ce3/a1=e3d2c1", "a1>Ce3=c1d2e3", id="slash with a row"),
        pytest.param(CATS_IN_A_ROW, "Kf6", "Kf6#", id="missing #"),
        pytest.param(ROW_ON_A_RANK, "Kf6", "Kf6=a1b1c1", id="missing = with one row"),
        pytest.param(EMPTY_HAND, "a1>Ce3", "a1>Ce3=c1d2e3", id="missing = after lifting"),
        pytest.param(CATS_IN_A_ROW, "Kf6=a1b1c1#", "Kf6#", id="the winning row and #"),
        pytest.param(CATS_IN_A_ROW, "Kf6=c1b1a1#", "Kf6#", id="the winning row in any order"),
        pytest.param(CATS_AND_A_ROW, "Kf4=a6b6c6#", "Kf4#", id="another whole row and #"),
        pytest.param(CATS_IN_A_ROW, "kF6=A1B1c1", "Kf6#", id="the winning row without #"),
    ],
)
def test_what_is_meant_is_read(start, token, form):
    assert written(start, token) == form


@pytest.mark.parametrize("square", ["a6", "c6", "f6", "f5", "a4", "d2", "c1", "f1"])
def test_a_printed_lift_is_written_like_a_graduation(square):
    assert written(SEVEN_ON_BED, f"Kf1={square}", PRINTED) == f"Kf1={square}"


def test_a_kitten_lifted_where_every_line_graduates():
    assert written(SEVEN_ON_BED, "Kf1=a6", EVERY_LINE) == "Kf1=a6"


@pytest.mark.parametrize("end", ["", "=a1b1c1a2b2c2", "=c2b2a2c1b1a1", "=A2A1B1B2C1C2"])
def test_where_every_line_graduates_all_squares_are_named_from_a1_to_f6(end):
    assert written(ROWS_OF_BOTH, f"Kf6{end}", EVERY_LINE) == "Kf6=a1b1c1a2b2c2"


def test_where_every_line_graduates_a_file_is_written_from_the_bottom_up():
    assert written(ROW_ON_A_FILE, "Kf1", EVERY_LINE) == "Kf1=c3c4c5"


def test_a_move_that_makes_the_opponent_win_has_no_win_sign():
    position = fen.read(GREYS_CATS, EVERY_LINE)
    move = notation.read(position, "Kf6")
    assert (notation.write(position, move), position.play(move).winner) == ("Kf6", Side.GREY)


@pytest.mark.parametrize("token", ["Kf6#", "Kf5#"])
def test_a_node_knows_the_token_of_its_move(token):
    tree = movetext.read(f'[FEN "{CATS_IN_A_ROW}"] 1. {token}')
    assert notation.of(tree.root.children[0]) == token


def test_a_node_that_no_move_led_to_has_no_token():
    assert notation.of(GameTree().root) == ""


# Every legal move, in any legal position


@given(positions)
@tries(60)
def test_every_legal_move_has_a_written_form_of_its_own_that_reads_back(position):
    moves = position.legal_moves()
    tokens = [notation.write(position, move) for move in moves]
    assert [notation.read(position, token) for token in tokens] == moves
    assert len(set(tokens)) == len(tokens)


@given(positions, st.randoms(use_true_random=False))
@tries(60)
def test_every_legal_move_reads_however_it_is_written(position: Position, chance: random.Random):
    for move in chance.sample(moves := position.legal_moves(), min(len(moves), 20)):
        assert notation.read(position, scrambled(notation.write(position, move), chance)) == move


def scrambled(token: str, chance: random.Random) -> str:
    """The same move: `#` or slash as the other way has it, squares in any order, any case."""
    placed, _, leaving = token.partition("=")
    placed = placed.removesuffix("#") if chance.random() < 0.5 else placed
    if ">" in placed and not placed.endswith("#") and chance.random() < 0.5:
        placed = "/".join(reversed(placed.split(">")))
    squares = [leaving[i : i + 2] for i in range(0, len(leaving), 2)]
    chance.shuffle(squares)
    whole = placed + ("=" if squares else "") + "".join(squares)
    return "".join(chance.choice((letter.upper(), letter.lower())) for letter in whole)


@given(positions, st.randoms(use_true_random=False))
@tries(60)
def test_every_legal_move_is_played_however_it_is_written(position: Position, chance):
    for move in chance.sample(moves := position.legal_moves(), min(len(moves), 20)):
        token = scrambled(notation.write(position, move), chance)
        assert notation.play(position, token) == (move, position.play(move))


# Hostile text

nearly_tokens = st.text(st.sampled_from("KkCcabcdefABCDEF123456>=/#"), max_size=16) | st.builds(
    "".join,
    st.lists(st.sampled_from(["K", "C", "a1", "f1", "e3", "c1", "d2", ">", "=", "/", "#", "g7"])),
)


@given(positions, st.text() | nearly_tokens)
@tries(300)
def test_any_token_is_a_legal_move_or_refused(position, token):
    outcome = attempt(lambda: notation.read(position, token), notation.NotationError)
    if isinstance(outcome, notation.NotationError):
        assert is_harmless(str(outcome))
    else:
        assert outcome in position.legal_moves()


@given(positions, st.text() | nearly_tokens)
@tries(200)
def test_what_reads_is_what_plays(position, token):
    read = attempt(lambda: notation.read(position, token), notation.NotationError)
    played = attempt(lambda: notation.play(position, token), notation.NotationError)
    if isinstance(read, notation.NotationError):
        assert str(played) == str(read)
    else:
        assert played == (read, position.play(read))


@given(st.sampled_from(["a1>Ce3=c1d2e3", "Ce3/a1", "a1>Ca1"]), st.integers(0, 13), st.text())
@tries(200)
def test_a_token_that_is_nearly_right_is_a_legal_move_or_refused(token, place, put_in):
    position = fen.read(EMPTY_HAND)
    mutated = token[:place] + put_in + token[place + 1 :]
    outcome = attempt(lambda: notation.read(position, mutated), notation.NotationError)
    assert isinstance(outcome, notation.NotationError) or outcome in position.legal_moves()
