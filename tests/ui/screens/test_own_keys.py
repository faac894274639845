"""A person's own keys at work on the screens, and in all that shows keys."""

import pytest
from rich.console import Console
from textual.command import CommandPalette
from textual.widgets import Markdown

from boop_tui.ui.keymap import Keymap
from boop_tui.ui.screens.dialogs import Question
from boop_tui.ui.screens.editor import EditorScreen
from boop_tui.ui.screens.help import HelpScreen, keys_table, page_text
from boop_tui.ui.screens.menus import SettingsMenu
from boop_tui.ui.widgets.lines import KeyHints

from ..board import Board, Start

GAME = "1. Kc3 Kf6"


def hints(board: Board) -> str:
    return " ".join(line.render_line(0).text for line in board.app.screen.query(KeyHints))


# Pressing them


@pytest.mark.parametrize(
    ("key", "line"), [("f10", "Kc3"), ("h", "Kc3"), ("left", "Kc3 Kf6")], ids=str
)
async def test_only_the_keys_of_ones_own_run_a_command(start: Start, key: str, line: str) -> None:
    async with start(GAME, keys={"step.back": "f10, h"}) as board:
        await board.press(key)
        assert board.line == line


async def test_a_key_given_away_runs_its_new_command_and_not_the_old(start: Start) -> None:
    async with start(GAME, keys={"step.back": "t"}) as board:
        await board.press("t")
        assert (board.line, board.screen.playing.typing) == ("Kc3", None)


async def test_two_commands_that_changed_places_do(start: Start) -> None:
    async with start(GAME, keys={"step.back": "right", "step.forward": "left"}) as board:
        await board.press("right", "right", "left")
        assert board.line == "Kc3"


async def test_the_palette_opens_with_a_key_of_its_own_and_not_with_the_old(start: Start) -> None:
    async with start(GAME, keys={"app.palette": "f10", "step.back": "ctrl+p"}) as board:
        await board.press("ctrl+p")
        assert board.line == "Kc3"
        await board.press("f10")
        assert isinstance(board.app.screen, CommandPalette)


async def test_a_key_still_types_what_it_types_in_a_text_field(start: Start) -> None:
    async with start(keys={"step.back": "K"}) as board:
        await board.press("t", "K", "c")
        assert board.app.focused.value == "Kc"


async def test_the_editor_has_keys_of_its_own(start: Start) -> None:
    async with start(GAME, keys={"editor.clear": "z"}) as board:
        await board.press("e")
        assert isinstance(board.app.screen, EditorScreen)
        assert "z clear" in hints(board)
        await board.press("z")
        assert not board.app.screen.setup.pieces


async def test_the_key_of_help_closes_it_too(start: Start) -> None:
    async with start(keys={"app.help": "h"}) as board:
        await board.press("h")
        assert isinstance(board.app.screen, HelpScreen)
        await board.press("h")
        assert board.app.screen is board.screen


async def test_the_key_of_a_menu_closes_it_too(start: Start) -> None:
    async with start(keys={"view.board_menu": "h"}) as board:
        await board.press("h")
        assert isinstance(board.app.screen, SettingsMenu)
        await board.press("h")
        assert board.app.screen is board.screen


@pytest.mark.parametrize("where", ["the bed", "a text field", "a dialog"])
async def test_ctrl_q_asks_before_an_unsaved_game_goes(start: Start, where: str) -> None:
    async with start(GAME) as board:
        await board.click_square("a1")
        if where == "a text field":
            await board.press("t")
        elif where == "a dialog":
            await board.press("f1")
        await board.press("ctrl+q")
        assert isinstance(board.app.screen, Question)
        assert board.app.is_running


async def test_ctrl_q_leaves_at_once_when_nothing_would_go(start: Start) -> None:
    async with start() as board:
        await board.press("ctrl+q")
        await board.until(lambda: not board.app.is_running)


# Seeing them


async def test_the_hints_at_the_foot_show_them(start: Start) -> None:
    async with start(keys={"bed.type": "f10", "step.back": "h"}) as board:
        assert hints(board).strip().startswith("h → step   F10 type a move")


async def test_the_palette_shows_them(start: Start) -> None:
    async with start(GAME, keys={"step.back": "f10, h"}) as board:
        await board.press("ctrl+p", *"back")
        await board.until(lambda: "Back (F10 h)" in board.text)


async def test_the_palette_shows_none_for_a_command_that_has_none(start: Start) -> None:
    async with start(GAME, keys={"view.threats": "home"}) as board:
        await board.press("ctrl+p", *"start")
        await board.until(lambda: "Start" in board.text)
        assert "Start (" not in board.text


async def test_the_game_menu_shows_them(start: Start) -> None:
    async with start(keys={"file.open": "f10"}) as board:
        await board.press("f2")
        line = next(line for line in board.lines if "Open" in line and "F10" in line)
        assert "Ctrl+o" not in line


async def test_the_menu_on_a_move_shows_them(start: Start) -> None:
    async with start(GAME, keys={"tree.delete_from": "f10"}) as board:
        await board.press("v")
        assert any("Delete from here" in line and "F10" in line for line in board.lines)


async def test_the_note_on_a_position_met_before_shows_them(start: Start) -> None:
    again = "1. Ka1 Kf6 (1... Kf1 2. Kc3 Kf6) 2. Kc3 Kf1"
    async with start(again, keys={"view.same_position": "f10"}) as board:
        await board.until(lambda: "(F10 goes there)" in board.status)


async def test_help_shows_them(start: Start) -> None:
    async with start(keys={"tree.undo": "f10"}) as board:
        await board.press("f1", "tab")
        texts = [page.source for page in board.app.screen.query(Markdown)]
        assert any("undone with `F10`" in text for text in texts)


def told(keymap: Keymap) -> list[str]:
    console = Console(width=88)
    with console.capture() as capture:
        console.print(keys_table(keymap))
    return capture.get().splitlines()


def test_every_command_is_in_help_with_its_keys_and_its_id() -> None:
    text = " ".join(" ".join(told(Keymap({"tree.undo": "f10"}))).split())
    assert "F10 Undo Take back the last change of the game tree.undo" in text
    for command in Keymap().commands.values():
        assert command.id in text


def test_help_says_what_is_wrong_with_the_keys() -> None:
    keymap = Keymap({"tree.undo": "zz", "nothing": "u"})
    assert [line.strip() for line in told(keymap)[:2]] == keymap.problems


def test_every_key_in_the_guide_is_that_of_a_command() -> None:
    text = page_text("guide", Keymap())
    assert "{{" not in text
    assert "undone with `u`" in text


# What is wrong with them


async def test_a_problem_is_said_at_the_start(start: Start) -> None:
    async with start(keys={"tree.undoo": "z"}) as board:
        assert "there is no action tree.undoo; did you mean tree.undo?" in board.status


async def test_of_several_problems_it_is_said_how_many_there_are(start: Start) -> None:
    async with start(keys={"tree.undoo": "z", "x": "y", "tree.redo": "zz"}) as board:
        assert board.status.endswith("tree.undo? (and 2 more)")
