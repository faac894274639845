"""A monkey at the board: whatever it does, the board lives on and the game stays whole."""

import contextlib
import random
import sys
from pathlib import Path

import pytest

from .board import Board
from .conftest import Start
from .terminal import KEYS, RIGHT

ACTIONS = 200
PATIENCE = 60.0
"""Seconds for the board to get through with what a monkey does in no time."""
TRIES = 5
"""How often it is told to end."""

CHECKED = """
import sys
sys.path.insert(0, sys.argv.pop(1))
from boop_tui.cli import main
from boop_tui.session.session import Session
from boop_tui.text import movetext
from tests.trees import everything_in
end = Session.end
def checked_end(session, cleanly):
    text = movetext.write(session.study.tree)
    again = movetext.read(text)
    assert everything_in(again) == everything_in(session.study.tree), text
    assert movetext.write(again) == text
    undone = 0
    while session.study.undo():
        undone += 1
    for _ in range(undone):
        session.study.redo()
    assert movetext.write(session.study.tree) == text
    return end(session, cleanly)
Session.end = checked_end
raise SystemExit(main())
"""
"""The board, with a look at its game at the end: it must read back as it is."""

TEXTS = [
    "1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6) (2. Ke5)",
    '[Event "x"]\n{before} 1. Kc3! {after} (1. Kd4 $7 ; rest\n Ka1) 1... Kf6',
    "Kb1 Ka2 " * 60,
    "6/4B1/3a2/2a3/6/6-60-70-bp",
    "6/6/1aaa2/1aaa2/6/6-20-80-ap",
    "a1a1a1/6/a3a1/6/a1a2a/6-00-80-ap",
    "A5/1A4/6/5B/5B/5B-51-50-ap",
    "1. Kc3 Kc3",
    "x \x1b[31m\x1b]0;title\x07 [red]",
    "夜\u202e\u200d\ufe0f" * 20,
    "word " * 4000,
    "(" * 500,
]


class Monkey:
    """Presses, clicks, drags, turns, types, pastes and resizes, as a seed has it."""

    def __init__(self, board: Board, seed: int) -> None:
        self._board = board
        self._chance = random.Random(seed)
        self.done: list[str] = []
        """What it has done, the latest last."""
        self._keys = [*KEYS, *map(chr, range(33, 127))]
        self._keys += [f"ctrl+{letter}" for letter in "aceklnoprsuvwxyz"]
        self._keys += [f"shift+{arrow}" for arrow in ("up", "down", "left", "right")]

    def act(self) -> None:
        """Does one thing."""
        kinds = {self._press: 10, self._click: 8, self._play: 6, self._wheel: 2, self._drag: 2}
        kinds |= {self._paste: 2, self._hold: 1, self._resize: 1}
        (kind,) = self._chance.choices(list(kinds), kinds.values())
        self.done.append(kind())

    def _place(self) -> tuple[int, int]:
        columns, rows = self._board.size
        return self._chance.randrange(columns), self._chance.randrange(rows)

    def _press(self) -> str:
        key = self._chance.choice(self._keys)
        self._board.press(key)
        return f"press {key}"

    def _hold(self) -> str:
        key = self._chance.choice(self._keys)
        self._board.press(*[key] * 20)
        return f"hold {key}"

    def _click(self) -> str:
        place, button = self._place(), self._chance.choice([0, 0, 0, RIGHT])
        self._board.click(*place, button)
        return f"click {place} {button}"

    def _play(self) -> str:
        """Clicks where the bed is most of the time, so that games grow."""
        columns, rows = self._board.size
        place = self._chance.randrange(columns // 2), self._chance.randrange(2, max(rows - 4, 3))
        self._board.click(*place)
        return f"play {place}"

    def _wheel(self) -> str:
        place, down = self._place(), self._chance.random() < 0.5
        self._board.wheel(*place, down, self._chance.randrange(1, 5))
        return f"wheel {place} {down}"

    def _drag(self) -> str:
        start = self._place()
        reach = [self._chance.randrange(-6, 7) for _ in start]
        most = [length - 1 for length in self._board.size]
        x, y = (min(max(a + b, 0), c) for a, b, c in zip(start, reach, most, strict=True))
        self._board.drag(start, end := (x, y))
        return f"drag {start} {end}"

    def _paste(self) -> str:
        text = self._chance.choice(TEXTS)
        self._board.paste(text)
        return f"paste {text[:20]!r}"

    def _resize(self) -> str:
        size = self._chance.choice([(120, 40), (80, 24), (60, 20), (200, 60), (30, 10), (5, 3)])
        self._board.resize(*size)
        return f"resize {size}"


def leave(board: Board) -> None:
    """Quits without saving, from wherever the board is.

    What the monkey did last may still be on its way, and ask or answer in between.
    """
    board.resize(120, 40)
    answer = "Don't save, quit"
    for _ in range(TRIES):
        board.press("ctrl+q")
        board.wait_until(lambda: not board.is_running or board.find(answer), PATIENCE)
        if place := board.find(answer):
            board.click(*place)
        with contextlib.suppress(AssertionError):
            board.wait_until(lambda: not board.is_running)
            break


@pytest.fixture
def size() -> tuple[int, int]:
    return 120, 40


@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_does_the_board_no_harm(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    # A monkey may save its game, but should not get so far up that it does so elsewhere.
    folder = tmp_path.joinpath(*"abcdefghijklmnop")
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)
    root = Path(__file__).parents[2]
    board = start(program=[sys.executable, "-c", CHECKED, str(root)])
    monkey = Monkey(board, seed)
    try:
        for _ in range(ACTIONS):
            monkey.act()
            board.watch()
            if not board.is_running:
                break  # It has found the way out.
        if board.is_running:
            leave(board)
        assert board.wait_end() == 0
        assert board.is_given_back
        assert board.screen.text.strip() == ""
    except (AssertionError, OSError) as error:
        raise AssertionError(f"seed {seed}, at last {monkey.done[-30:]}\n{board.framed}") from error
