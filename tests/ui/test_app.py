"""The life of a sitting on the screen: what goes wrong meanwhile, and what is kept then."""

import asyncio
import threading

import pytest
from textual import events
from textual.widget import MountError

from .board import ROOMY, SMALL, Board, Start


async def test_a_problem_of_another_thread_is_said(start: Start) -> None:
    async with start("1. Kc3", size=SMALL) as board:
        session = board.app.session
        thread = threading.Thread(target=lambda: session.on_problem("The disk is full"))
        thread.start()
        thread.join()
        await board.until(lambda: "The disk is full" in board.status)


async def test_the_game_is_on_the_disk_before_an_error_ends_the_program(start: Start) -> None:
    written: list[str] = []

    async def crash() -> None:
        async with start("1. Kc3 Kd4", size=SMALL) as board:
            recovery = board.app.session.recovery
            board.app.call_later(lambda: 1 / 0)
            await board.until(lambda: recovery.path)
            written.append(recovery.path.read_text())

    with pytest.raises(ZeroDivisionError):
        await crash()
    assert written == ["1. Kc3 Kd4\n"]


async def test_a_change_is_kept_in_case_of_a_crash(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.click_square("c3")
        path = board.app.session.autosaver.flush()
        assert path is not None
        assert path.read_text() == "1. Kc3\n"


async def left(board: Board) -> None:
    """Waits until the board is left; what is on the screen then can't be waited for any more."""
    async with asyncio.timeout(30):
        while board.app.is_running:
            await asyncio.sleep(0)


OPENERS = [
    "view.game_menu",
    "view.board_menu",
    "view.pieces_menu",
    "view.settings_menu",
    "tree.menu",
    "tree.editor",
    "tree.annotate",
    "file.save_as",
    "file.save_picture",
    "app.help",
    "app.palette",
]


@pytest.mark.parametrize("command", [*OPENERS, "bed.type"])
async def test_a_screen_that_opens_just_before_the_board_is_left_does_no_harm(
    start: Start, command: str
) -> None:
    async with start("1. Kc3", size=SMALL) as board:
        await board.screen.action_run(command)
        board.app.exit()
        await left(board)


@pytest.mark.parametrize("command", OPENERS)
async def test_a_screen_that_opens_just_after_the_board_was_left_does_no_harm(
    start: Start, command: str
) -> None:
    async with start("1. Kc3", size=SMALL) as board:
        board.app.exit()
        await board.screen.action_run(command)
        await left(board)


async def test_a_text_to_show_when_the_board_is_being_left_does_no_harm(start: Start) -> None:
    async with start(size=ROOMY) as board:
        box = board.screen.texts.movetext_box
        board.app.exit()
        await left(board)
        with pytest.raises(MountError) as failed:
            box.show("1. Kc3", replace=True)
        board.app._handle_exception(failed.value)
        assert board.app.return_code == 0


async def test_keys_that_come_after_the_board_was_left_do_nothing(start: Start) -> None:
    async with start(size=SMALL) as board:
        board.app.exit()
        await board.app.take(events.Key("ctrl+p", None))
        assert board.app.screen is board.screen


async def test_a_screen_that_is_left_twice_takes_no_other_along(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.press("f5")
        menu = board.app.screen
        assert menu is not board.screen
        menu.dismiss(None)
        menu.dismiss(None)
        await board.until(lambda: board.app.screen is board.screen)


async def test_a_name_that_is_no_text_is_copied_as_far_as_it_is_one(start: Start) -> None:
    async with start(size=SMALL) as board:
        board.app.copy_to_clipboard("a\udc80b")
        assert board.app.clipboard == "a?b"
