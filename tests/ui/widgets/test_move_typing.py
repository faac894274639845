"""The field for a typed move below the moves."""

from boop_tui.ui.widgets.choice_list import ChoiceList

from ..board import SMALL, Board, Start

BOTH_KINDS = "A5/1A4/6/6/6/6-51-80-ap"
TWO_ROWS = "6/6/1aaa2/1aaa2/6/6-20-80-ap"
EMPTY_HAND = "a1a1a1/6/a3a1/6/a1a2a/6-00-80-ap"


def offers(board: Board) -> list[str]:
    """The tokens offered for what has been typed."""
    typing = board.screen.playing.typing
    if typing is None or not typing.display:
        return []
    return [c.id for c in typing.query_one(ChoiceList).choices]


async def test_what_is_typed_narrows_what_is_offered(start: Start) -> None:
    async with start(BOTH_KINDS, size=SMALL) as board:
        await board.press("t")
        assert len(offers(board)) == 68
        await board.write("cc")
        assert offers(board) == ["Cc1", "Cc2", "Cc3", "Cc4#", "Cc5", "Cc6"]
        await board.press("3")
        assert offers(board) == ["Cc3"]
        await board.press("backspace", "backspace", "backspace", "x")
        assert offers(board) == []


async def test_how_many_fit_is_told(start: Start) -> None:
    async with start(BOTH_KINDS, size=SMALL) as board:
        await board.press("t", "c")
        assert "34 of 68" in board.text


async def test_enter_plays_what_stands_in_the_field(start: Start) -> None:
    async with start(size=SMALL) as board:
        for typed, keys, move in (
            ("Kc3", [], "Kc3"),
            ("kC3", [], "Kc3"),
            ("kc", ["down", "down"], "Kc2"),
            ("kc", ["tab"], "Kc1"),
            ("kc", ["up"], "Kc6"),
        ):
            await board.press("t")
            await board.write(typed)
            await board.press(*keys, "enter")
            assert board.move == move, (typed, keys)
            assert offers(board) == []
            await board.press("u")


async def test_a_token_that_only_one_move_fits_is_played_unfinished(start: Start) -> None:
    async with start(EMPTY_HAND, size=SMALL) as board:
        await board.press("t")
        await board.write("a2>ca1")
        await board.press("enter")
        assert board.move == "a2>Ca1"


async def test_a_click_on_an_offer_plays_it(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.press("t", "k", "d")
        await board.click_text("Kd4")
        assert board.move == "Kd4"


async def test_a_pasted_token_is_played(start: Start) -> None:
    async with start(TWO_ROWS, size=SMALL) as board:
        await board.press("t")
        await board.paste(" kf6=d3c3b3 \n")
        await board.press("enter")
        assert board.move == "Kf6=b3c3d3"


async def test_what_cannot_be_played_is_told_and_stays_to_be_mended(start: Start) -> None:
    async with start("1. Kc3", size=SMALL) as board:
        await board.press("t")
        await board.write("kc3")
        await board.press("enter")
        assert "c3 is" in " ".join(board.text.split())
        assert board.game == "1. Kc3"
        await board.press("backspace")
        assert "c3 is" not in " ".join(board.text.split())
        await board.press("4", "enter")
        assert board.game == "1. Kc3 Kc4"


async def test_an_empty_field_plays_nothing(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.press("t", "enter")
        assert board.game == ""
        assert "type a move, such as Kc3" in board.text


async def test_escape_closes_the_field_and_gives_the_keys_back(start: Start) -> None:
    async with start("1. Kc3 Kd4", size=SMALL) as board:
        await board.press("t", "k", "escape", "left")
        assert offers(board) == []
        assert board.line == "Kc3"


async def test_the_field_closes_when_another_part_is_used(start: Start) -> None:
    async with start("1. Kc3", size=SMALL) as board:
        await board.press("t", "k")
        await board.click_square("c3")
        assert offers(board) == []
        await board.press("left")
        assert board.line == ""


async def test_the_arrows_move_within_what_is_typed(start: Start) -> None:
    async with start("1. Kc3 Kd4", size=SMALL) as board:
        await board.press("t", "k", "3", "left", "c", "enter")
        assert board.line == "Kc3 Kd4 Kc3"


async def test_nothing_is_typed_into_a_won_game(start: Start) -> None:
    async with start("A5/1A4/2A3/6/6/6-50-80-at", size=SMALL) as board:
        await board.press("t")
        assert board.screen.playing.typing is None


async def test_the_field_opens_on_a_small_screen_whatever_it_shows(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.press("3", "t")
        await board.write("kc3")
        await board.press("enter")
        assert board.move == "Kc3"


async def test_a_choice_half_made_is_taken_back_for_a_typed_move(start: Start) -> None:
    async with start(EMPTY_HAND, size=SMALL) as board:
        await board.click_square("a2")
        await board.press("t")
        await board.write("c2>cf1")
        await board.press("enter")
        assert board.move == "c2>Cf1"
