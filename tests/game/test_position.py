"""Positions as values, what they tell about themselves, and the moves they refuse."""

from dataclasses import FrozenInstanceError

import pytest

from boop_tui.game.bed import BY_NAME, NAMES, squares_in
from boop_tui.game.position import Hand, IllegalMove, Kind, Move, Piece, Position, Side
from boop_tui.game.rules import EVERY_LINE, PRINTED
from boop_tui.text import fen

from .speaking import move, reached, refusal

MIDGAME = "6/4B1/3a2/2A3/6/6-42-70-ap"
EIGHT = "a1a1A1/6/a3a1/6/a1a2a/5b-00-70-ap"
START = "6/6/6/6/6/6-80-80-ap"


# A value


def test_a_position_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        Position.start().side = Side.GREY


def test_the_same_position_by_another_order_of_moves_is_equal_and_hashes_alike():
    one = reached(START, "Ka1", "Kf6", "Ka6", "Kf1")
    other = reached(START, "Ka6", "Kf1", "Ka1", "Kf6")
    assert len({one, other}) == 1


def test_the_side_to_move_tells_positions_apart():
    assert fen.read("6/6/6/6/6/6-80-80-ap") != fen.read("6/6/6/6/6/6-80-80-bp")


def test_the_hands_tell_positions_apart():
    assert fen.read("6/6/6/6/6/6-80-80-ap") != fen.read("6/6/6/6/6/6-71-80-ap")


def test_the_rule_set_tells_positions_apart():
    assert Position.start(PRINTED) != Position.start(EVERY_LINE)


def test_playing_leaves_the_position_as_it_was():
    position = fen.read("6/6/6/6/6/aa4-60-80-ap")
    position.play(move("Kc1", graduated="a1b1c1"))
    assert fen.write(position) == "6/6/6/6/6/aa4-60-80-ap"


def test_the_rule_set_is_kept_by_playing():
    assert Position.start(PRINTED).play(move("Kc3")).rules is PRINTED


# What it tells


@pytest.mark.parametrize(
    ("square", "piece"),
    [
        ("c3", Piece(Side.ORANGE, Kind.CAT)),
        ("d4", Piece(Side.ORANGE, Kind.KITTEN)),
        ("e5", Piece(Side.GREY, Kind.CAT)),
        ("a1", None),
    ],
)
@pytest.mark.parametrize("turn", "ab")
def test_who_stands_on_a_square_whoever_is_to_move(square, piece, turn):
    assert fen.read(MIDGAME.replace("-ap", f"-{turn}p")).at(BY_NAME[square]) == piece


@pytest.mark.parametrize("turn", "ab")
def test_pieces_are_all_that_stand_on_the_bed(turn):
    pieces = fen.read(MIDGAME.replace("-ap", f"-{turn}p")).pieces()
    assert {NAMES[square]: piece for square, piece in pieces.items()} == {
        "c3": Piece(Side.ORANGE, Kind.CAT),
        "d4": Piece(Side.ORANGE, Kind.KITTEN),
        "e5": Piece(Side.GREY, Kind.CAT),
    }


@pytest.mark.parametrize("turn", "ab")
def test_hands_whoever_is_to_move(turn):
    position = fen.read(MIDGAME.replace("-ap", f"-{turn}p"))
    assert [position.hand(side) for side in Side] == [Hand(4, 2), Hand(7, 0)]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("6/6/6/6/6/6-80-80-ap", (Kind.KITTEN,)),
        ("6/6/6/6/6/6-08-80-ap", (Kind.CAT,)),
        ("6/6/6/6/6/6-71-80-ap", (Kind.KITTEN, Kind.CAT)),
        (EIGHT, ()),
    ],
)
def test_kinds_in_hand_are_the_movers(text, kinds):
    assert fen.read(text).kinds_in_hand == kinds


def test_nothing_may_be_lifted_while_there_is_a_piece_in_hand():
    assert fen.read(MIDGAME).liftable == 0


def test_nothing_may_be_lifted_in_a_won_game():
    assert fen.read("AAA3/6/b1b1b1/6/b1b1b1/1b3b-50-00-at").liftable == 0


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        (START, None),
        ("AAA3/6/6/6/6/6-50-80-at", Side.ORANGE),
        ("BBB3/6/6/6/6/6-80-50-bt", Side.GREY),
    ],
)
def test_winner(text, winner):
    assert fen.read(text).winner is winner


# A placement before the move is whole


def test_booped_shows_the_bed_before_the_row_graduates():
    shown = fen.read("aa4/2a3/6/6/6/6-50-80-ap").booped(BY_NAME["c4"], Kind.KITTEN)
    assert fen.write(shown) == "aaa3/6/2a3/6/6/6-40-80-ap"


@pytest.mark.parametrize(
    ("lifted", "bed"),
    [("a6", "2a1A1/6/a1A1a1/6/a1a2a/5b"), ("e6", "a1a3/6/a1A1a1/6/a1a2a/5b")],
)
def test_booped_shows_a_lifted_kitten_or_cat_as_a_cat(lifted, bed):
    shown = fen.read(EIGHT).booped(BY_NAME["c4"], Kind.CAT, BY_NAME[lifted])
    assert fen.write(shown) == f"{bed}-00-70-ap"


def test_graduations_are_the_rows_to_choose_from():
    found = fen.read("6/6/6/aa4/1a4/a5-40-80-ap").graduations(BY_NAME["c3"], Kind.KITTEN)
    rows = ["".join(NAMES[square] for square in squares_in(row)) for row in found]
    assert sorted(rows) == ["a1b2c3", "a3b3c3"]


def test_graduations_of_a_placement_without_a_row_are_the_empty_one():
    assert Position.start().graduations(BY_NAME["c3"], Kind.KITTEN) == [0]


def boops(text, placed, lifted=None):
    """Each boop of a placement as `from>to`, `from>off` or `from|` when it is blocked."""
    square, kind, lifted_square, _ = move(placed, lifted)
    return [
        f"{NAMES[boop.square]}|"
        if boop.blocked
        else f"{NAMES[boop.square]}>{'off' if boop.target is None else NAMES[boop.target]}"
        for boop in fen.read(text).boops(square, kind, lifted_square)
    ]


def test_boops_tell_who_is_pushed_where_who_falls_off_and_who_is_blocked():
    assert boops("b5/2b3/1b4/1b4/6/6-71-40-ap", "Cb5") == ["b4|", "c5>d5", "a6>off"]


def test_boops_of_a_kitten_leave_out_the_cats():
    assert boops("6/6/1bB3/6/6/6-80-60-ap", "Kb3") == ["b4>b5"]


def test_boops_of_a_cat_include_the_cats():
    assert boops("6/6/1bB3/6/6/6-71-60-ap", "Cb3") == ["b4>b5", "c4>d5"]


def test_boops_see_the_bed_with_the_piece_lifted():
    assert boops("6/6/a1a1a1/2aa2/6/a1a1a1-00-80-ap", "Ce3", "c3") == ["d3>c3", "e4>e5"]


@pytest.mark.parametrize("look", [Position.booped, Position.graduations, Position.boops])
def test_an_illegal_placement_has_nothing_to_look_at(look):
    with pytest.raises(IllegalMove, match="d4 is occupied"):
        look(fen.read(MIDGAME), BY_NAME["d4"], Kind.KITTEN)


# Refused moves


@pytest.mark.parametrize(
    ("text", "refused", "reason"),
    [
        pytest.param(MIDGAME, move("Kd4"), "d4 is occupied", id="occupied by a piece of one's own"),
        pytest.param(MIDGAME, move("Ke5"), "e5 is occupied", id="occupied by the opponent"),
        pytest.param(START, move("Cc3"), "Orange has no cat in hand", id="no cat"),
        pytest.param(
            "6/6/6/6/6/6-80-08-bp", move("Kc3"), "Grey has no kitten in hand", id="no kitten"
        ),
        pytest.param(
            START, Move(6, Kind.KITTEN), "that square is not on the bed", id="off the bed"
        ),
        pytest.param(
            EIGHT,
            move("Cc4"),
            "Orange has nothing in hand: name the piece to lift, as in a1>Ce3",
            id="empty hand, nothing lifted",
        ),
        pytest.param(
            MIDGAME,
            move("Ca1", lifted="d4"),
            "Orange still has pieces in hand, so none on the bed may be lifted",
            id="lifting with pieces in hand",
        ),
        pytest.param(
            EIGHT,
            move("Cc4", lifted="b1"),
            "b1 holds no piece of Orange's to lift",
            id="lifting from an empty square",
        ),
        pytest.param(
            EIGHT,
            move("Cc4", lifted="f1"),
            "f1 holds no piece of Orange's to lift",
            id="lifting the opponent's piece",
        ),
        pytest.param(
            EIGHT,
            move("Kc4", lifted="a6"),
            "a lifted piece is placed as a cat",
            id="lifted and placed as a kitten",
        ),
        pytest.param(
            EIGHT,
            move("Cc6", lifted="a6"),
            "c6 is occupied",
            id="lifted and placed on another piece",
        ),
        pytest.param(
            START,
            move("Kc1", graduated="a1b1c1"),
            "a1b1c1 does not graduate: nothing does after this placement",
            id="no row formed",
        ),
        pytest.param(
            "6/6/6/6/6/aa4-60-80-ap",
            move("Kc1", graduated="b1c1d1"),
            "b1c1d1 does not graduate; possible: a1b1c1",
            id="another row formed",
        ),
        pytest.param(
            "6/6/6/6/6/aa1ab1-50-70-ap",
            move("Kc1"),
            "several graduations are possible, name one: a1b1c1, b1c1d1",
            id="several rows, none named",
        ),
        pytest.param(
            "6/6/6/6/6/aa1ab1-50-70-ap",
            move("Kc1", graduated="a1b1c1d1"),
            "a1b1c1d1 does not graduate; possible: a1b1c1, b1c1d1",
            id="several rows, all named",
        ),
        pytest.param(
            "BBB3/6/6/6/6/6-80-50-bt",
            move("Kf1"),
            "the game is won; no move can follow",
            id="after a win",
        ),
    ],
)
def test_an_illegal_move_is_refused_with_the_reason(text, refused, reason):
    assert refusal(text, refused) == reason


# Having just placed


def test_settled_hands_the_turn_over():
    assert fen.write(fen.read(MIDGAME).settled()) == MIDGAME.replace("-ap", "-bp")


def test_settled_sees_a_win():
    assert fen.read("AAA3/6/6/6/6/6-50-80-ap").settled().winner is Side.ORANGE


def test_settled_refuses_a_row_that_has_still_to_graduate():
    with pytest.raises(IllegalMove, match="a6b6c6 must graduate"):
        fen.read("aaa3/6/6/6/6/6-50-80-ap").settled()
