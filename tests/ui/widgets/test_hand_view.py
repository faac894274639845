"""A side's hand in one line: whose it is, whether it is on turn, and what it holds."""

import pytest
from textual.app import App, ComposeResult

from boop_tui.game.position import Hand, Side
from boop_tui.ui.art.palette import Look
from boop_tui.ui.widgets.hand_view import HandView

from ..board import SMALL, Board, Host, Start


class Shelf(App[None]):
    """One hand alone."""

    def compose(self) -> ComposeResult:
        yield HandView(Side.ORANGE, Look())


def said(hand: HandView) -> str:
    """The words of the line, its drawings left out."""
    text = "".join(c if c.isascii() or c == "▶" else " " for c in hand.render_line(0).text)
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("hand", "on_turn", "note", "words"),
    [
        (Hand(8, 0), True, "", "▶ Orange 8 kittens 0 cats"),
        (Hand(1, 1), False, "", "Orange 1 kitten 1 cat"),
        (Hand(0, 3), False, "has won", "Orange 0 kittens 3 cats has won"),
    ],
)
async def test_a_hand_is_told_in_words(
    host: Host, hand: Hand, on_turn: bool, note: str, words: str
) -> None:
    async with host(Shelf(), (60, 3)) as pilot:
        view = pilot.app.query_one(HandView)
        view.show(hand, on_turn, note)
        assert said(view) == words


@pytest.mark.parametrize("width", [12, 29, 37, 80])
async def test_a_line_is_as_long_as_there_is_room(host: Host, width: int) -> None:
    async with host(Shelf(), (width, 3)) as pilot:
        view = pilot.app.query_one(HandView)
        view.show(Hand(0, 3), False, "has won")
        assert view.render_line(0).cell_length == width


async def test_a_line_too_short_for_words_has_both_numbers(host: Host) -> None:
    async with host(Shelf(), (29, 3)) as pilot:
        view = pilot.app.query_one(HandView)
        view.show(Hand(5, 3), False, "has won")
        assert said(view) == "Orange 5 3 has won"


def hands(board: Board) -> list[str]:
    """Grey's hand and orange's, as they are told."""
    return [said(hand) for hand in board.screen.hands]


async def test_hands_follow_the_moves(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.click_square("c3")
        assert hands(board) == ["▶ Grey 8 kittens 0 cats", "Orange 7 kittens 0 cats"]
        await board.press("left")
        assert hands(board) == ["Grey 8 kittens 0 cats", "▶ Orange 8 kittens 0 cats"]


async def test_hands_show_a_placement_whose_row_is_still_to_be_chosen(start: Start) -> None:
    async with start("6/6/1aaa2/1aaa2/6/6-20-80-ap", size=SMALL) as board:
        await board.click_square("f6")
        assert hands(board)[1] == "▶ Orange 1 kitten 0 cats"
        await board.press("escape")
        assert hands(board)[1] == "▶ Orange 2 kittens 0 cats"


async def test_the_winner_is_told_and_nobody_is_on_turn(start: Start) -> None:
    async with start("A5/1A4/2A3/6/6/6-50-80-at", size=SMALL) as board:
        grey, orange = hands(board)
        assert grey == "Grey 8 kittens 0 cats"
        assert orange == "Orange 5 0 has won"
