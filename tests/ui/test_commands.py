"""The commands of the main screen: each with a key, in the palette, and silent while one types."""

import re

import pytest
from textual.widgets import Input, TextArea

from boop_tui.ui.app import CommandSearch
from boop_tui.ui.commands import COMMANDS, GROUPS
from boop_tui.ui.keys import types_nothing
from boop_tui.ui.widgets.bars import ButtonBar

from .board import Board, Start

GAME = "1. Kc3 Kd4 (1... Ka1) 2. Kc4 Ka6"
KEYS = {key: name for name, command in COMMANDS.items() for key in command.keys.split(",")}


# The list itself


def test_every_command_has_a_key_a_title_and_a_line_of_help() -> None:
    for command in COMMANDS.values():
        assert all((command.keys, command.title, command.help)), command.id
        assert command.group in GROUPS


def test_no_key_needs_alt_or_ctrl_with_an_arrow() -> None:
    needing = [key for key in KEYS if re.match(r"alt\+|ctrl\+(left|right|up|down)", key)]
    assert needing == []


# Keys


def listen(board: Board, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of the commands that keys run from now on, which do nothing else."""
    heard: list[str] = []

    async def hear(command: str) -> None:
        heard.append(command)

    monkeypatch.setattr(board.screen, "action_run", hear)
    return heard


async def test_every_key_runs_its_command(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    async with start(GAME) as board:
        heard = listen(board, monkeypatch)
        elsewhere = {"app.palette", "app.quit"}
        for key, name in KEYS.items():
            if name not in elsewhere:
                await board.press(key)
                assert heard == [name], key
                heard.clear()


async def test_keys_work_whatever_has_the_focus_but_a_text_field(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(GAME) as board:
        heard = listen(board, monkeypatch)
        reached = set()
        for _ in range(30):
            await board.press("tab")
            focused = board.app.focused
            reached.add(focused)
            if not isinstance(focused, Input | TextArea):
                await board.press("left", "u")
                assert heard == ["step.back", "tree.undo"], focused
            heard.clear()
        assert len(reached) > 5


async def test_in_a_text_field_a_key_types_and_runs_nothing(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(GAME) as board:
        letters = [key for key in KEYS if len(key) == 1]
        for open_field in "flt":
            await board.press(open_field, "ctrl+a", "delete")
            field = board.app.focused
            assert isinstance(field, Input | TextArea)
            with monkeypatch.context() as patch:
                heard = listen(board, patch)
                await board.write("".join(letters))
                await board.press("plus", "minus", "question_mark", "left", "home", "shift+left")
                typed = field.value if isinstance(field, Input) else field.text
                assert typed == "".join(letters) + "+-?"
                await board.press("up", "pageup", "pagedown", "shift+up", "f12")
                assert heard == []
            await board.press("escape")


async def test_the_keys_that_work_in_fields_type_nothing() -> None:
    in_fields = [name for name, command in COMMANDS.items() if command.in_fields]
    assert "bed.cancel" in in_fields
    for name in in_fields:
        assert all(types_nothing(key) for key in COMMANDS[name].keys.split(",")), name


# The palette


async def offered(board: Board) -> set[str]:
    """The titles in the command palette, keys and all."""
    search = CommandSearch(board.screen)
    return {str(hit.display) for hit in [hit async for hit in search.discover()]}


async def test_the_palette_offers_what_is_allowed_now(start: Start) -> None:
    async with start(GAME) as board:
        await board.go_to("Kc3 Ka1")
        titles = await offered(board)
        assert "Promote variation (p)" in titles
        assert "Undo (u Ctrl+z)" not in titles
        await board.press("p", "home")
        titles = await offered(board)
        assert "Promote variation (p)" not in titles
        assert "Undo (u Ctrl+z)" in titles


async def test_every_command_gets_into_the_palette_when_it_is_allowed(start: Start) -> None:
    async with start(GAME, square_rows=3) as board:
        seen: set[str] = set()
        await board.go_to("Kc3 Ka1")
        await board.press("shift+up")
        seen |= await offered(board)
        await board.press("p", "home")
        seen |= await offered(board)
        await board.press("u")
        seen |= await offered(board)
        names = {title.rpartition(" (")[0] for title in seen}
        missing = {command.title for command in COMMANDS.values()} - names
        assert missing == {COMMANDS["app.palette"].title}


async def test_a_command_is_found_by_name_and_run(start: Start) -> None:
    async with start(GAME) as board:
        await board.press("ctrl+p")
        await board.until(lambda: board.app.screen is not board.screen)
        await board.write("branch before")
        await board.until(lambda: "Branch before (PgUp)" in board.text)
        await board.press("enter")
        await board.until(lambda: board.line == "Kc3")


async def test_the_palette_works_in_a_text_field(start: Start) -> None:
    async with start(GAME) as board:
        await board.press("f", "ctrl+p")
        await board.until(lambda: board.app.screen is not board.screen)


# Buttons and hints


async def test_buttons_are_enabled_where_their_commands_are_allowed(start: Start) -> None:
    async with start(GAME) as board:

        def disabled() -> frozenset[str]:
            return board.screen.query_one("#buttons", ButtonBar).disabled_commands

        on_main = {"tree.promote", "tree.make_main"}
        assert disabled() == {"step.forward", *on_main}
        await board.press("home")
        assert disabled() == {"step.back", "tree.delete_from", *on_main}
        await board.go_to("Kc3 Ka1")
        assert disabled() == {"step.forward"}


async def test_buttons_do_what_they_say(start: Start) -> None:
    async with start(GAME) as board:
        await board.click_text("◀ Back")
        assert board.line == "Kc3 Kd4 Kc4"
        await board.click_text("Forward ▶")
        assert board.line == "Kc3 Kd4 Kc4 Ka6"
        await board.click_text("Delete from here")
        assert board.game == "1. Kc3 Kd4 (1... Ka1) 2. Kc4"
        await board.go_to("Kc3 Ka1")
        await board.click_text("Promote variation")
        assert board.game == "1. Kc3 Ka1 (1... Kd4 2. Kc4)"


async def test_the_button_that_deletes_says_and_strikes_what_goes(start: Start) -> None:
    async with start(GAME) as board:
        await board.go_to("Kc3 Kd4")
        await board.move_to(board.find("Delete from here"))
        assert board.status.endswith("Delete from here · 1... Kd4 and 2 more")
        await board.move_to((0, 0))
        assert "Delete" not in board.status


async def test_a_click_on_a_hint_does_what_it_says(start: Start) -> None:
    async with start(GAME) as board:
        await board.click_text("t type a move")
        typing = board.screen.playing.typing
        assert typing is not None
        assert typing.display


async def test_hints_that_do_not_fit_are_left_out_whole(start: Start) -> None:
    async with start(size=(60, 20)) as board:
        *_, hints = board.lines
        assert len(hints) == 60
        assert hints.rstrip().endswith(("commands", "menu", "help", "quit", "undo"))
