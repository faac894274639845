"""The menus that drop down: the game's, and the one on a move."""

import pytest

from boop_tui.ui.screens.popup import PopupMenu
from boop_tui.ui.widgets.choice_list import ChoiceList

from ..board import ROOMY, SMALL, Board, Start

GAME = "1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6 3. Ka1 (3. Ka6)) (2. Ke5)"


def choices(board: Board) -> ChoiceList:
    """The list of the open menu."""
    assert isinstance(board.app.screen, PopupMenu)
    return board.app.screen.query_one(ChoiceList)


def entries(board: Board) -> dict[str, bool]:
    """What the open menu offers, and whether it can be taken."""
    return {choice.label: choice.enabled for choice in choices(board).choices if choice.id}


def is_open(board: Board) -> bool:
    return isinstance(board.app.screen, PopupMenu)


# Opening and closing


async def test_a_menu_closes_by_escape_or_a_click_elsewhere_and_does_nothing(
    start: Start,
) -> None:
    async with start(GAME, size=SMALL) as board:
        before = board.game
        for menu in ("Game", "move"):
            for way in ("escape", "click"):
                await (board.click_text("Game") if menu == "Game" else board.press("v"))
                assert is_open(board), menu
                await (board.press("escape") if way == "escape" else board.click_at((2, 20)))
                assert not is_open(board), (menu, way)
        assert board.game == before


async def test_the_word_of_an_open_menu_is_lit(start: Start) -> None:
    async with start(size=SMALL) as board:

        def word() -> list[str]:
            (strip,) = [board.screen.menus.bar.render_line(0)]
            return [s.text.strip() for s in strip if s.style and s.style.bold]

        await board.press("f2")
        assert "Game" in word()
        await board.press("escape")
        assert "Game" not in word()


async def test_no_key_of_the_board_works_while_a_menu_is_open(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.press("v", "left", "d", "u")
        assert is_open(board)
        assert (board.line, board.game) == ("Kc3 Kd4 Kc4", GAME)


@pytest.mark.parametrize("size", [(60, 20), SMALL, ROOMY], ids=str)
async def test_menus_are_inside_the_screen(start: Start, size: tuple[int, int]) -> None:
    async with start(GAME, size) as board:
        for keys in (["f2"], ["home", "right", "v"], ["end", "v"]):
            await board.press(*keys)
            assert choices(board).region in board.app.screen.region
            assert choices(board).size.height == len(choices(board).choices)
            await board.press("escape")


async def test_a_right_click_low_on_the_screen_opens_a_menu_inside_it(start: Start) -> None:
    async with start(GAME, size=(60, 20)) as board:
        await board.click_text("Ke5", button=3)
        assert choices(board).region in board.app.screen.region


# The game's menu


async def test_the_entries_of_the_game_menu_are_enabled_where_they_are_allowed(
    start: Start,
) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.press("d", "f2")
        assert (entries(board)["Undo"], entries(board)["Redo"]) == (True, False)
        await board.press("escape", "u", "f2")
        assert (entries(board)["Undo"], entries(board)["Redo"]) == (False, True)


@pytest.mark.parametrize("how", ["click", "keys"])
async def test_an_entry_is_taken_by_click_and_by_key(start: Start, how: str) -> None:
    async with start("1. Kc3 Kd4", size=SMALL) as board:
        await board.press("d")
        await board.click_text("Game")
        if how == "click":
            await board.click_text(" Undo")
        else:
            place = list(entries(board)).index("Undo")
            await board.press(*["down"] * place, "enter")
        assert not is_open(board)
        assert board.game == "1. Kc3 Kd4"


async def test_a_disabled_entry_stays_and_the_menu_with_it(start: Start) -> None:
    async with start("1. Kc3 Kd4", size=SMALL) as board:
        await board.press("f2")
        await board.click_text(" Redo")
        assert is_open(board)
        await board.press("enter")
        assert is_open(board)


# The menu on a move


async def test_the_move_menu_says_what_each_entry_would_delete(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.go_to("Kc3 Kd4 Kb1 Kf6")
        await board.press("v")
        assert entries(board) == {
            "Promote variation": True,
            "Make main line": True,
            "Delete from here · 2... Kf6 and 2 more": True,
            "Delete variation · 2. Kb1 and 3 more": True,
        }


async def test_on_the_main_line_only_delete_from_here_is_enabled(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.press("v")
        assert [label for label, enabled in entries(board).items() if enabled] == [
            "Delete from here · 2. Kc4"
        ]


async def test_at_the_start_there_is_no_move_to_open_a_menu_on(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.press("home", "v")
        assert not is_open(board)


async def test_an_entry_changes_the_move_that_was_clicked_not_the_current_one(
    start: Start,
) -> None:
    async with start(GAME, size=SMALL) as board:
        for entry, after in (
            ("Promote variation", "1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6 3. Ka6 (3. Ka1)) (2. Ke5)"),
            ("Make main line", "1. Kc3 Kd4 2. Kb1 (2. Kc4) (2. Ke5) 2... Kf6 3. Ka6 (3. Ka1)"),
            ("Delete from here", "1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6 3. Ka1) (2. Ke5)"),
            ("Delete variation", "1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6 3. Ka1) (2. Ke5)"),
        ):
            await board.click_text("Ka6", button=3)
            await board.click_text(f" {entry}")
            assert board.game == after, entry
            assert board.move == "Kc4"
            await board.press("u")


async def test_the_entry_that_the_pointer_is_on_is_the_one_that_a_click_takes(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.click_text("Kb1", button=3)
        await board.move_to(board.find("Delete from here"))
        lit = choices(board).lit
        assert lit is not None
        assert choices(board).choices[lit].id == "tree.delete_from"


async def test_the_menu_of_the_current_move_opens_below_it(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.go_to("Kc3 Kd4 Kb1")
        place = board.find("Kb1")
        await board.press("v")
        assert choices(board).region.y == place.y + 1


async def test_what_would_go_is_marked_at_once_when_the_lit_entry_deletes(start: Start) -> None:
    async with start("1. Kc3 Kd4", size=SMALL) as board:
        await board.press("v", "down", "down", "enter")
        assert board.game == "1. Kc3"
