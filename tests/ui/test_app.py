"""The life of a sitting on the screen: what goes wrong meanwhile, and what is kept then."""

import threading

import pytest

from .board import SMALL, Start


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
