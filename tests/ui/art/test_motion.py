"""How a move looks at its start, on its way and at its end."""

import pytest

from boop_tui.game.bed import NAMES
from boop_tui.text import fen, notation
from boop_tui.ui.art.motion import BOOP_SECONDS, LIFT_SECONDS

from .drawing import motion

TWO_KITTENS = "6/6/6/2ab2/6/6-70-70-ap"
AT_THE_EDGE = "6/6/6/6/6/b5-80-70-ap"


def still(moved, progress):
    return {NAMES[square] for square in moved.scene_pieces(progress)[0]}


def moving(moved, progress):
    return moved.scene_pieces(progress)[1]


def test_the_placed_piece_is_there_at_once():
    assert "c4" in still(motion(TWO_KITTENS, "Kc4"), 0)


def test_a_booped_piece_starts_where_it_stood():
    assert {(m.file, m.rank) for m in moving(motion(TWO_KITTENS, "Kc4"), 0)} == {(2, 2), (3, 2)}


def test_a_booped_piece_is_half_way_at_half_time():
    places = {(m.file, m.rank) for m in moving(motion(TWO_KITTENS, "Kc4"), 0.5)}
    assert places == {(2, 1.5), (3.5, 1.5)}


def test_it_starts_and_ends_gently():
    moved = motion(TWO_KITTENS, "Kc4")
    fallen = [2 - next(m.rank for m in moving(moved, p) if m.file == 2) for p in (0.1, 0.5, 0.6)]
    assert fallen[0] < fallen[2] - fallen[1]


@pytest.mark.parametrize(
    ("board", "token"),
    [
        (TWO_KITTENS, "Kc4"),
        (AT_THE_EDGE, "Kb2"),
        ("6/6/6/6/6/aa4-60-80-ap", "Kf6"),
        ("6/6/6/6/6/A1A3-60-80-ap", "Kb3"),
        ("a1a1a1/6/a3A1/6/a1a3/6-10-80-ap", "Kd4"),
        ("A1A1A1/6/A3A1/6/A1A3/6-01-80-ap", "Cd3"),
    ],
)
def test_at_the_end_the_bed_is_as_after_the_move(board, token):
    before = fen.read(board)
    after = before.play(notation.read(before, token))
    assert motion(board, token).scene_pieces(1) == (after.pieces(), ())


def test_a_piece_that_falls_ends_one_square_off_the_bed():
    (fallen,) = moving(motion(AT_THE_EDGE, "Kb1"), 0.999)
    assert (round(fallen.file), round(fallen.rank)) == (-1, 0)


def test_a_blocked_piece_does_not_move():
    moved = motion("6/6/6/2ab1b/6/6-70-60-ap", "Ke3")
    assert {(m.file, m.rank) for m in moving(moved, 0)} == {(5, 2)}


def test_a_kitten_does_not_move_a_cat():
    assert moving(motion("6/6/6/2B3/6/6-80-70-ap", "Kc4"), 0.5) == ()


def test_a_move_without_boops_takes_no_time():
    assert motion("6/6/6/6/6/6-80-80-ap", "Kc3").seconds == 0


def test_a_boop_takes_its_time():
    assert motion(TWO_KITTENS, "Kc4").seconds == pytest.approx(BOOP_SECONDS)


# Graduation

COMPLETES_A_ROW = "6/6/3b2/6/3A2/3a2-60-70-ap"


def graduating():
    return motion(COMPLETES_A_ROW, "Kd3")


def test_a_graduating_row_stays_until_the_booping_has_settled():
    moved = graduating()
    assert moved.seconds == pytest.approx(BOOP_SECONDS + LIFT_SECONDS)
    assert {"d1", "d2", "d3"} <= still(moved, 0.2)


def test_a_graduating_piece_rises_and_fades():
    early, late = ({m.file: m for m in moving(graduating(), p)}[3] for p in (0.6, 0.9))
    assert early.rank < late.rank
    assert early.fade < late.fade


def test_a_graduated_piece_is_gone_at_the_end():
    pieces, still_moving = graduating().scene_pieces(1)
    assert {NAMES[square] for square in pieces} == {"d5"}
    assert still_moving == ()


# The empty-hand turn

EMPTY_HAND = "a1a1a1/6/a3a1/6/a1a2a/6-00-80-ap"


def test_a_lifted_piece_is_gone_from_the_beginning():
    moved = motion(EMPTY_HAND, "a2>Cd1")
    assert "a2" not in still(moved, 0)
    assert (0, 1) not in {(m.file, m.rank) for m in moving(moved, 0)}


def test_a_piece_lifted_and_put_back_stands_there_as_a_cat():
    pieces, _ = motion(EMPTY_HAND, "a2>Ca2").scene_pieces(0)
    assert {NAMES[square] for square, piece in pieces.items() if piece.kind} == {"a2"}
