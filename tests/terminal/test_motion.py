"""Booped pieces slide, and nobody ever waits for them."""

from pathlib import Path

import pytest

from .board import Board, Look
from .conftest import SIZES, Start

FEN = "6/6/6/2a3/6/6-70-80-bp"
"""Orange's kitten on c3, which grey's on b2 boops to d4, a square of the same colour."""

pytestmark = pytest.mark.parametrize("size", [SIZES["80x24"]], ids=["80x24"])


@pytest.fixture
def slow(tmp_path: Path) -> None:
    """Settings in which a boop takes 800 ms."""
    folder = tmp_path / "config" / "boop-tui"
    folder.mkdir(parents=True)
    (folder / "settings.toml").write_text("animation_speed = 0.25")


def seen_until(board: Board, square: str, last: Look) -> set[Look]:
    """All that is drawn in a square until it looks like that."""
    seen: set[Look] = set()

    def is_last() -> bool:
        seen.add(board.look(square))
        return board.look(square) == last

    board.wait_until(is_last)
    return seen


def play(board: Board, token: str) -> None:
    """Types a move, so that no pointer marks anything."""
    board.press("t")
    board.wait_for("Type a move")
    board.type(token)
    board.press("enter")


@pytest.mark.usefixtures("slow")
def test_a_booped_piece_slides(start: Start) -> None:
    board = start("--fen", FEN, TEXTUAL_ANIMATIONS="full")
    empty, kitten = board.look("d4"), board.look("c3")
    play(board, "Kb2")
    assert len(seen_until(board, "d4", kitten) - {empty, kitten}) > 1
    board.wait_until(lambda: board.look("c3") == empty)


@pytest.mark.usefixtures("slow")
def test_a_fallen_piece_slides_off_the_bed(start: Start) -> None:
    board = start("--fen", "6/6/6/6/6/2a3-70-80-bp", TEXTUAL_ANIMATIONS="full")
    kitten, empty = board.look("c1"), board.look("e1")
    play(board, "Kc2")
    assert len(seen_until(board, "c1", empty) - {kitten, empty}) > 1


@pytest.mark.usefixtures("slow")
def test_a_graduating_row_lifts_away(start: Start) -> None:
    board = start("--fen", "6/6/6/2aa2/6/6-60-80-ap", TEXTUAL_ANIMATIONS="full")
    kitten, empty = board.look("c3"), board.look("a3")
    play(board, "Kb3=b3c3d3")
    assert len(seen_until(board, "c3", empty) - {kitten, empty}) > 1


@pytest.mark.usefixtures("slow")
def test_the_next_key_ends_a_slide(start: Start) -> None:
    board = start("--fen", FEN, TEXTUAL_ANIMATIONS="full")
    empty, kitten = board.look("d4"), board.look("c3")
    play(board, "Kb2")
    board.wait_until(lambda: board.look("d4") not in (empty, kitten))
    board.press("left")
    board.wait_until(lambda: (board.look("c3"), board.look("d4")) == (kitten, empty))
    board.wait_until(lambda: board.current_move == "")


@pytest.mark.usefixtures("slow")
def test_the_next_click_ends_a_slide(start: Start) -> None:
    board = start("--fen", FEN, TEXTUAL_ANIMATIONS="full")
    empty, kitten = board.look("d4"), board.look("c3")
    play(board, "Kb2")
    board.wait_until(lambda: board.look("d4") not in (empty, kitten))
    board.click_square("f6")
    board.wait_current("Kf6")
    board.wait_until(lambda: board.look("d4") == kitten)


@pytest.mark.usefixtures("slow")
def test_the_pointer_that_moves_on_does_not_end_a_slide(start: Start) -> None:
    board = start("--fen", FEN, TEXTUAL_ANIMATIONS="full")
    empty, kitten = board.look("d4"), board.look("c3")
    play(board, "Kb2")
    board.wait_until(lambda: board.look("d4") not in (empty, kitten))
    board.hover_square("f1")
    board.wait_status("on f1")
    assert len(seen_until(board, "d4", kitten) - {empty, kitten}) > 1


def test_a_step_does_not_slide(start: Start) -> None:
    board = start("--fen", FEN, TEXTUAL_ANIMATIONS="full")
    empty, kitten = board.look("d4"), board.look("c3")
    play(board, "Kb2")
    board.wait_until(lambda: board.look("d4") == kitten)
    board.press("left")
    board.wait_until(lambda: board.look("d4") == empty)
    board.press("right")
    assert seen_until(board, "d4", kitten) == {empty, kitten}


@pytest.mark.usefixtures("slow")
def test_nothing_slides_where_the_terminal_asks_for_that(start: Start) -> None:
    board = start("--fen", FEN, TEXTUAL_ANIMATIONS="none")
    empty, kitten = board.look("d4"), board.look("c3")
    play(board, "Kb2")
    assert seen_until(board, "d4", kitten) == {empty, kitten}


def test_nothing_slides_when_the_setting_is_off(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "config" / "boop-tui"
    folder.mkdir(parents=True)
    (folder / "settings.toml").write_text("animation = false\nanimation_speed = 0.25")
    board = start("--fen", FEN, TEXTUAL_ANIMATIONS="full")
    empty, kitten = board.look("d4"), board.look("c3")
    play(board, "Kb2")
    assert seen_until(board, "d4", kitten) == {empty, kitten}


# Stepping at any rate


@pytest.fixture
def long_game(tmp_path: Path) -> str:
    """A file with 200 moves of which the last two are like no other."""
    path = tmp_path / "long.boop"
    path.write_text("Kb1 Ka2 " * 99 + "Kf1 Kf6")
    return str(path)


def test_holding_a_key_drops_no_step_and_leaves_no_ghost(start: Start, long_game: str) -> None:
    board = start(long_game, TEXTUAL_ANIMATIONS="full")
    board.wait_current("Kf6")
    at_end = board.looks()
    board.press("home")
    board.wait_current("")
    board.press(*["right"] * 199)
    board.wait_current("Kf1")
    board.press("right")
    board.wait_current("Kf6")
    assert board.changed(at_end) == set()


def test_turning_the_wheel_drops_no_step(start: Start, long_game: str) -> None:
    board = start(long_game, TEXTUAL_ANIMATIONS="full")
    board.wait_current("Kf6")
    board.wheel_bed(down=False, notches=200)
    board.wait_current("")
    board.wheel_bed(down=True, notches=199)
    board.wait_current("Kf1")
