"""What a crash left behind, offered when the board starts."""

from pathlib import Path

import pytest

from boop_tui.session.recovery import Recovery, Snapshot, cursor_path
from boop_tui.text import movetext

from ...trees import found
from ..board import SMALL, Board, Start

GAME = "1. Kc3 Kd4 (1... Ka1) 2. Kc4"


def leave(folder: Path, game: str, line: str = "", path: Path | None = None) -> None:
    """Leaves a game behind as a crash does: on the disk, and locked by nobody any more."""
    recovery = Recovery(folder)
    cursor = cursor_path(found(movetext.read(game), line))
    recovery.save(Snapshot(game, cursor, path))
    assert recovery._lock is not None
    recovery._lock.release()


def remaining(folder: Path) -> int:
    """How many games are still left behind there."""
    boards = Recovery(folder).left_behind()
    for board in boards:
        board.leave()
    return len(boards)


def is_asking(board: Board) -> bool:
    return board.app.screen is not board.screen


async def test_a_game_left_behind_is_resumed_where_its_cursor_stood(
    start: Start, recovery_folder: Path
) -> None:
    leave(recovery_folder, GAME, "Kc3 Ka1")
    async with start(size=SMALL) as board:
        assert "A game was open when a sitting ended badly" in board.text
        await board.press("enter")
        assert board.game == GAME
        assert board.line == "Kc3 Ka1"
        assert "Resumed" in board.status
        assert "unsaved" in board.lines[0]


async def test_every_game_left_behind_is_offered_and_the_others_stay(
    start: Start, recovery_folder: Path, tmp_path: Path
) -> None:
    leave(recovery_folder, "1. Ka1", path=tmp_path / "first.boop")
    leave(recovery_folder, "1. Kf6", path=tmp_path / "second.boop")
    async with start(size=SMALL) as board:
        assert "2 games were open" in board.text
        await board.click_text("Resume first.boop")
        assert board.game == "1. Ka1"
        assert "first.boop" in board.lines[0]
    assert remaining(recovery_folder) == 1


@pytest.mark.parametrize(("answer", "left"), [("escape", 1), ("later", 1), ("discard", 0)])
async def test_a_game_may_be_left_for_later_or_thrown_away(
    start: Start, recovery_folder: Path, answer: str, left: int
) -> None:
    leave(recovery_folder, GAME)
    async with start(size=SMALL) as board:
        words = {"later": "Not now", "discard": "Throw away"}
        await (board.press("escape") if answer == "escape" else board.click_text(words[answer]))
        assert not is_asking(board)
        assert board.game == ""
    assert remaining(recovery_folder) == left


async def test_nothing_is_asked_when_nothing_was_left(start: Start) -> None:
    async with start(size=SMALL) as board:
        assert not is_asking(board)


async def test_told_to_resume_the_board_asks_nothing(start: Start, recovery_folder: Path) -> None:
    leave(recovery_folder, GAME)
    async with start(resume=True, size=SMALL) as board:
        assert not is_asking(board)
        assert board.game == GAME


async def test_told_to_resume_what_is_not_there_the_board_says_so(start: Start) -> None:
    async with start(resume=True, size=SMALL) as board:
        assert "no game left behind" in board.status


async def test_a_resumed_game_is_kept_until_it_is_saved(
    start: Start, recovery_folder: Path
) -> None:
    leave(recovery_folder, GAME)
    async with start(resume=True, size=SMALL) as board:
        assert board.app.session.recovery.path is not None
        assert board.app.session.recovery.path.read_text() == f"{GAME}\n"


async def test_what_can_not_be_read_is_said_and_left_alone(
    start: Start, recovery_folder: Path
) -> None:
    leave(recovery_folder, "1. Ka1")
    (game,) = recovery_folder.glob("*.boop")
    game.write_text("1. Kz9")
    async with start(size=SMALL) as board:
        await board.press("enter")
        assert "can't be read" in board.status
        assert board.game == ""
    assert game.read_text() == "1. Kz9"
