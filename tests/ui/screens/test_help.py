"""Help: two pages, scrolled and closed by key and mouse, over a board that no key reaches."""

from textual.containers import VerticalScroll
from textual.widgets import ContentSwitcher

from boop_tui.ui.commands import COMMANDS
from boop_tui.ui.keymap import Keymap
from boop_tui.ui.screens.help import HelpScreen, page_text

from ..board import SMALL, Board, Start


def page(board: Board) -> VerticalScroll:
    """The page that is open."""
    name = board.app.screen.query_one(ContentSwitcher).current
    return board.app.screen.query_one(f"#{name}", VerticalScroll)


async def test_help_opens_and_closes_by_key_and_by_mouse(start: Start) -> None:
    async with start(size=SMALL) as board:
        for opens, closes in (("question_mark", "escape"), ("click", "q"), ("f1", "click")):
            await (board.click_text("Help") if opens == "click" else board.press(opens))
            assert isinstance(board.app.screen, HelpScreen), opens
            await (board.click_at((40, 0)) if closes == "click" else board.press(closes))
            assert board.app.screen is board.screen, closes


async def test_pages_turn_and_scroll_to_the_end_of_the_table_of_keys(start: Start) -> None:
    async with start("1. Kc3", size=SMALL) as board:
        await board.press("f1")
        assert page(board).id == "rules"
        await board.click_text("Guide and keys")
        guide = page(board)
        assert guide.id == "guide"
        await board.until(lambda: guide.max_scroll_y > 0)
        await board.press("down")
        await board.until(lambda: guide.scroll_y == 1)
        await board.wheel(up=False, place=(40, 12))
        await board.until(lambda: guide.scroll_y > 1)
        await board.press("end")
        await board.until(lambda: guide.scroll_y == guide.max_scroll_y)
        assert COMMANDS["app.quit"].help in board.text
        await board.press("tab")
        assert page(board).id == "rules"


async def test_no_key_reaches_the_board(start: Start) -> None:
    async with start("1. Kc3 Kd4", size=SMALL) as board:
        await board.press("f1")
        before = (board.game, board.line)
        for key in ("u", "d", "t", "n", "enter", "home", "pageup", "shift+up", "plus", "delete"):
            await board.press(key)
        assert (board.game, board.line) == before
        assert board.screen.bed.cursor is None
        assert isinstance(board.app.screen, HelpScreen)


def test_rules_and_guide_say_what_they_are_to_say() -> None:
    subjects = {
        "rules": "kitten cat boop graduate row hand win board printed every-line",
        "guide": "variation FEN notation editor Ctrl+o Ctrl+s copy paste comment",
    }
    for name, words in subjects.items():
        text = page_text(name, Keymap()).lower()
        missing = [word for word in words.split() if word.lower() not in text]
        assert missing == [], name
