"""The comment and the glyph of a move, written on the screen."""

import pytest

from boop_tui.ui.screens.annotate import Annotate

from ..board import SMALL, Board, Start


async def write(board: Board, text: str, *keys: str) -> None:
    """Opens the comment of the current move, adds to it, and presses keys."""
    await board.press("a")
    assert isinstance(board.app.screen, Annotate)
    await board.write(text)
    await board.press(*keys)


@pytest.mark.parametrize("keep", ["f2", "ctrl+s"])
async def test_a_comment_is_kept_shown_and_written(start: Start, keep: str) -> None:
    async with start("1. Kc3 Kd4", size=SMALL) as board:
        await write(board, "good", keep)
        assert board.game == "1. Kc3 Kd4 {good}"
        assert "good" in " ".join(board.rows)
        await board.press("u")
        assert board.game == "1. Kc3 Kd4"


async def test_a_comment_is_added_to_and_given_up(start: Start) -> None:
    async with start("1. Kc3 {good}", SMALL) as board:
        await write(board, "er", "f2")
        assert board.game == "1. Kc3 {gooder}"
        await write(board, "est", "escape")
        assert board.game == "1. Kc3 {gooder}"


async def test_a_glyph_is_given_and_taken_away(start: Start) -> None:
    async with start("1. Kc3", size=SMALL) as board:
        await write(board, "", "tab", "right", "f2")
        assert board.game == "1. Kc3!"
        await write(board, "", "tab", "left", "f2")
        assert board.game == "1. Kc3"


async def test_the_start_may_have_a_comment_of_its_own(start: Start) -> None:
    async with start("1. Kc3", size=SMALL) as board:
        await board.press("home")
        await write(board, "before", "f2")
        assert board.game == "{before} 1. Kc3"


async def test_a_pasted_comment_becomes_one_harmless_line(start: Start) -> None:
    async with start("1. Kc3", size=SMALL) as board:
        await board.press("a")
        await board.paste("two\nlines \x1b[31m")
        assert "\x1b" not in board.text
        await board.press("f2")
        assert board.game == "1. Kc3 {two lines �[31m}"
