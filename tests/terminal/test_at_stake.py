"""Previews and threats: quiet when nothing is at stake, and plain when something is."""

import pytest

from .board import Board
from .conftest import SIZES, Start

SHARP = "A1a1B1/1b4/a2Bb1/2aA2/1b4/5B-21-11-ap"
"""Orange can graduate on b3 and e3, grey on c4 and f4; both hold both kinds."""

pytestmark = pytest.mark.parametrize("size", [SIZES["80x24"]], ids=["80x24"])


def test_a_preview_says_first_what_it_comes_to(board: Board) -> None:
    board.set_up(SHARP)
    board.hover_square("b3")
    board.wait_status("Kitten on b3: b3c3d3 graduates, a4 falls to Orange's hand, b2 to b1")


def test_the_picker_previews_the_kind_that_is_lit(board: Board) -> None:
    board.set_up(SHARP)
    board.click_square("c4")
    board.wait_status("Kitten on c4")
    board.press("right")
    board.wait_status("Cat on c4")
    board.press("left")
    board.wait_status("Kitten on c4")


def test_what_is_occupied_has_no_preview(board: Board) -> None:
    board.set_up(SHARP)
    board.hover_square("b3")
    board.wait_status("on b3")
    board.hover_square("c3")
    board.wait_until(lambda: "Kitten" not in board.status)


def test_threats_of_both_sides_are_marked_apart_and_said_in_full(start: Start) -> None:
    board = start("--fen", SHARP)
    before = board.looks()
    board.press("w", "escape")
    board.wait_until(lambda: board.changed(before) == {"b3", "e3", "c4", "f4"})
    board.wait_for("Orange can graduate on b3, e3; Grey threatens to graduate on c4, f4")
    changes = [
        {
            place
            for place, pair in enumerate(zip(before[s], board.look(s), strict=True))
            if len(set(pair)) > 1
        }
        for s in ("b3", "c4")
    ]
    assert changes[0].isdisjoint(changes[1])


def test_where_nothing_is_at_stake_nothing_is_marked_or_said(start: Start) -> None:
    board = start()
    before = board.looks()
    board.press("w")
    board.wait_status("Showing threats is on")
    board.press("escape")
    board.wait_until(lambda: board.status == "Orange to place")
    assert not board.changed(before)


def test_a_row_that_stands_is_said_before_the_many_squares_it_threatens(start: Start) -> None:
    board = start("--fen", "6/6/6/6/2bbb1/6-80-50-ap")
    board.press("w", "escape")
    board.wait_for("Grey's row stands on c2 d2 e2; Grey threatens to graduate on 2")
    board.wait_for(" squares")
