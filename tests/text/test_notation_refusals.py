"""Tokens that are no move of the position, each refused with the token and the reason."""

import pytest

from boop_tui.game.position import IllegalMove, Kind, Move, Position
from boop_tui.game.rules import BOARD, EVERY_LINE, PRINTED
from boop_tui.text import fen, notation

START = "6/6/6/6/6/6-80-80-ap"
SEED = "6/4B1/3a2/2a3/6/6-60-70-ap"
ALL_CATS_IN_HAND = "6/6/6/6/6/6-08-80-ap"
ROW = "6/6/6/6/6/aaa3-50-80-ap"
FOUR_IN_A_LINE = "6/6/6/6/6/aaaa2-40-80-ap"
CROSSING = "6/6/6/a5/a5/aaa3-30-80-ap"
CATS_IN_A_ROW = "6/6/6/6/6/AAA3-50-80-ap"
EIGHT_CATS_NEXT = "AA1AA1/6/6/AA1A2/6/6-01-80-ap"
SEVEN_ON_BED = "a1a2a/5a/a5/6/3a2/2a3-10-80-ap"
EMPTY_HAND = "a1a2a/5a/a5/6/3a2/a1A3-00-80-ap"
ROWS_OF_BOTH = "6/6/6/6/aaa3/bbb3-50-50-ap"
GREYS_CATS = "6/6/6/6/6/BBB3-80-50-ap"
WON = "6/6/6/6/6/AAA3-50-80-at"


def refusal(start, token, rules=BOARD):
    with pytest.raises(notation.NotationError) as caught:
        notation.read(fen.read(start, rules), token)
    return caught.value


@pytest.mark.parametrize(
    ("start", "token", "reason"),
    [
        (SEED, "Ke5", "e5 is occupied"),
        (SEED, "Kd4", "d4 is occupied"),
        (START, "Cc3", "Orange has no cat in hand"),
        (ALL_CATS_IN_HAND, "Kc3", "Orange has no kitten in hand"),
        (START, "a1>Ce3", "Orange still has pieces in hand, so none on the bed may be lifted"),
        (SEED, "Ce3/c3", "Orange still has pieces in hand, so none on the bed may be lifted"),
        (EMPTY_HAND, "Kb1", "Orange has nothing in hand: name the piece to lift, as in a1>Ce3"),
        (EMPTY_HAND, "Cb1", "Orange has nothing in hand: name the piece to lift, as in a1>Ce3"),
        (EMPTY_HAND, "b1>Ce3", "b1 holds no piece of Orange's to lift"),
        (EMPTY_HAND, "a1>Ke3", "a lifted piece is placed as a cat"),
        (EMPTY_HAND, "a1>Cd2", "d2 is occupied"),
    ],
)
def test_an_illegal_placement(start, token, reason):
    assert refusal(start, token).reason == reason


@pytest.mark.parametrize("rules", [PRINTED, EVERY_LINE], ids=["printed", "every-line"])
def test_a_cat_is_not_lifted_while_a_kitten_must_be(rules):
    assert refusal(EMPTY_HAND, "c1>Cb3", rules).reason.startswith("c1 is a cat")


@pytest.mark.parametrize(
    ("start", "token", "reason"),
    [
        pytest.param(START, "Kc3=a1b1c1", "no row forms, so a1b1c1 stays", id="no row at all"),
        pytest.param(START, "Kc3=c3", "no row forms, so c3 stays", id="a single square"),
        pytest.param(
            ROW, "Kf6=a1b1d1", "a1b1d1 cannot graduate here; possible: =a1b1c1", id="another"
        ),
        pytest.param(ROW, "Kf6=a1b1", "a1b1 cannot graduate here; possible: =a1b1c1", id="part"),
        pytest.param(
            FOUR_IN_A_LINE,
            "Kf6=a1b1c1d1",
            "a1b1c1d1 cannot graduate here; possible: =a1b1c1, =b1c1d1",
            id="two rows at once",
        ),
        pytest.param(CATS_IN_A_ROW, "Kf6=a1b1d1#", "a1b1d1 is no row of Orange's", id="on a win"),
        pytest.param(
            EIGHT_CATS_NEXT, "Ce1=a3b3d3#", "a3b3d3 is no row of Orange's", id="on eight cats"
        ),
        pytest.param(GREYS_CATS, "Kf6=a1b1c1", "no row forms, so a1b1c1 stays", id="grey's row"),
    ],
)
def test_a_row_that_did_not_form(start, token, reason):
    assert refusal(start, token).reason == reason


def test_a_row_of_the_opponents_cats_does_not_graduate_when_it_wins():
    assert "a1b1c1 stays" in refusal(GREYS_CATS, "Kf6=a1b1c1", EVERY_LINE).reason


def test_where_every_line_graduates_one_row_alone_does_not():
    reason = refusal(ROWS_OF_BOTH, "Kf6=a2b2c2", EVERY_LINE).reason
    assert reason == "a2b2c2 cannot graduate here; possible: =a1b1c1a2b2c2"


@pytest.mark.parametrize(
    ("start", "token", "rules", "listed"),
    [
        (FOUR_IN_A_LINE, "Kf6", BOARD, "=a1b1c1, =b1c1d1"),
        (CROSSING, "Kf6", BOARD, "=a1b1c1, =a3a2a1"),
        (SEVEN_ON_BED, "Kf1", PRINTED, "=a4, =a6, =c1, =c6, =d2, =f1, =f5, =f6"),
        (SEVEN_ON_BED, "Kf1", EVERY_LINE, "=a4, =a6, =c1, =c6, =d2, =f1, =f5, =f6"),
    ],
)
def test_a_missing_graduation_where_several_are_possible_lists_them(start, token, rules, listed):
    reason = refusal(start, token, rules).reason
    assert reason == f"several graduations are possible, name one: {listed}"


@pytest.mark.parametrize(
    ("start", "token", "rules"),
    [
        (START, "Kc3#", BOARD),
        (ROW, "Kf6#", BOARD),
        (ROW, "Kf6=a1b1c1#", BOARD),
        (FOUR_IN_A_LINE, "Kf6#", BOARD),
        (EMPTY_HAND, "a1>Ca1#", BOARD),
        (GREYS_CATS, "Kf6#", BOARD),
        (GREYS_CATS, "Kf6#", EVERY_LINE),
        (GREYS_CATS, "Kf6=a1b1c1#", EVERY_LINE),
    ],
)
def test_a_win_sign_on_a_move_that_does_not_win(start, token, rules):
    assert refusal(start, token, rules).reason == "# says that this wins, and it does not"


@pytest.mark.parametrize("token", ["Kf6", "Kf6#", "Ca2", "a1>Ca1", "Kf6=a1b1c1"])
def test_any_move_after_a_win(token):
    assert refusal(WON, token).reason == "the game is won; no move can follow"


@pytest.mark.parametrize(
    "token",
    [
        *["", "K", "Kc", "Kg1", "Ka7", "Ka0", "Qa1", "Ka11", "KKa1", "Kc3Kd4", "hello"],
        *["Kc3=", "Kc3=a", "Kc3=a1b", "Kc3=a1b1c7", "Kc3==a1b1c1", "Kc3=a1=b1", "Kc3#=a1b1c1"],
        *["Kc3##", "Kc3!", "Kc3+", ">Ce3", "a1>", "a1>>Ce3", "a1>b1>Ce3", "a1>Ce3/a1", "Ce3/"],
        *["Kc3 ", " Kc3", "K c3", "Kc3\n", "Kc3\x00", "\ufeffKc3", "Кc3", "\u212ac3", "Kс3", "K٣"],
        *["Kc3" * 1000, "Kc3=" + "a1" * 1000],
    ],
)
def test_what_is_no_token(token):
    assert refusal(START, token).reason.startswith("not a move; a move reads Kc3")


@pytest.mark.parametrize("token", ["c3", "C3", "a1", "f6#", "c3=a1b1c1"])
def test_a_bare_square_is_told_what_it_lacks(token):
    assert refusal(START, token).reason == "a move begins with K (kitten) or C (cat), as in Kc3"


def test_the_refusal_names_the_token_as_it_was_typed():
    error = refusal(SEED, "kE5")
    assert (error.token, str(error)) == ("kE5", "kE5: e5 is occupied")


def test_a_long_token_is_named_in_part():
    assert len(str(refusal(START, "Kc3" * 100_000))) < 200


def test_an_escape_sequence_in_a_token_is_not_repeated():
    assert "\x1b" not in str(refusal(START, "Kc3\x1b[2J"))


def test_an_illegal_move_is_not_written():
    with pytest.raises(IllegalMove, match="not on the bed"):
        notation.write(Position.start(), Move(6, Kind.KITTEN))
