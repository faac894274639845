"""Boards in terminals: one that many tests share, or one started for a single test."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from .board import Board

SIZES = {"120x40": (120, 40), "80x24": (80, 24)}
"""The two sizes at which the screen is laid out differently."""

Start = Callable[..., Board]


def _opened(board: Board, named: bool = True) -> Board:
    """The board once its first screen stands as it will stay, `named` with files and ranks."""
    board.wait_for("New game" if board.is_roomy else "Promote", "to place")
    if named:
        board.wait_until(board.find_bed)
    return board


def _end_cleanly(board: Board) -> None:
    """Quits; nothing may be left behind on the terminal, and no error said."""
    board.press("ctrl+q")
    board.wait_until(lambda: not board.is_running or board.find("Don't save"))
    if board.is_running:
        board.click_text("Don't save")
    assert board.wait_end() == 0
    assert board.screen.text.strip() == ""


@pytest.fixture(params=SIZES.values(), ids=SIZES)
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    """Columns and rows of the terminal."""
    return request.param


@pytest.fixture
def start(tmp_path: Path, size: tuple[int, int]) -> Iterator[Start]:
    """Starts a board for this test alone: `start(*arguments, size=…, **environment)`.

    `program` is a command to start in the place of the board's own.
    """
    boards: list[Board] = []

    def start_one(
        *arguments: str,
        size: tuple[int, int] = size,
        named: bool = True,
        program: Sequence[str] | None = None,
        **environment: str,
    ) -> Board:
        boards.append(Board(tmp_path, size, arguments, environment, program))
        return _opened(boards[-1], named)

    yield start_one
    try:
        for board in boards:
            if board.is_running:
                _end_cleanly(board)
    finally:
        for board in boards:
            board.kill()


class Shared:
    """One board for each size, kept for the next test as long as all goes well."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._boards: dict[tuple[int, int], Board] = {}

    def take(self, size: tuple[int, int]) -> Board:
        """A board of that size with a new game on it."""
        board = self._boards.pop(size, None)
        if board is not None:
            board.new_game()
            return board
        board = _opened(Board(self._place / str(len(list(self._place.iterdir()))), size))
        board.bare = board.looks()
        return board

    def give_back(self, board: Board) -> None:
        """Keeps a board for the next test."""
        self._boards[board.size] = board

    def close(self) -> None:
        """Quits them all."""
        for board in self._boards.values():
            _end_cleanly(board)


@pytest.fixture(scope="session")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    shared = Shared(tmp_path_factory.mktemp("homes"))
    yield shared
    shared.close()


@pytest.fixture
def board(
    _shared: Shared, size: tuple[int, int], request: pytest.FixtureRequest
) -> Iterator[Board]:
    """A board with a new game on it, its program shared with other tests of that size."""
    board = _shared.take(size)
    failures = request.session.testsfailed
    yield board
    assert board.is_running, board.framed
    if request.session.testsfailed == failures:
        _shared.give_back(board)
    else:
        board.kill()
