"""What a person does to a game on the board: keys and clicks, prepared and timed."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from . import games
from .watched import BOARD, Timing, Watched

_BOX_REST = 0.4
"""Seconds of rest that the move-list box, which follows a change a little later, needs."""
_AUTOSAVED = 1.3
"""Seconds after a change until it is being written down, and a little more."""
_STEPS = 30


class OpenGame:
    """A board running with a game open in it."""

    def __init__(self, home: Path, shape: str, moves: int, settings: dict[str, object]) -> None:
        self.moves = moves
        self.sample = games.sample(shape, moves)
        path = home / f"{shape}-{moves}.boop"
        path.write_text(self.sample.text)
        self.board = Watched((*BOARD, str(path)), home, settings)

    def press(self, *keys: str) -> None:
        """Presses keys one by one, each when the one before has been dealt with."""
        for key in keys:
            self.board.timed(lambda key=key: self.board.press(key))

    def click_square(self) -> None:
        """Clicks the square where a new move is played, on which the pointer already is."""
        self.board.press_button(*self.board.bed.place(self.sample.square))


@dataclass(frozen=True)
class Action:
    """Something that is done again and again: what comes before it, and the timed act itself."""

    name: str
    prepare: Callable[[OpenGame], object]
    act: Callable[[OpenGame], Timing]
    is_slow: bool = False


def _keys(*keys: str) -> Callable[[OpenGame], object]:
    return lambda game: game.press(*keys)


def _press(key: str, back: str) -> Callable[[OpenGame], Timing]:
    """Times a key, and then goes back to where one was."""

    def act(game: OpenGame) -> Timing:
        timing = game.board.timed(lambda: game.board.press(key))
        game.press(back)
        return timing

    return act


def _click_move(game: OpenGame) -> Timing:
    """Clicks the last move of the main line, from the one before it."""
    board = game.board
    game.press("end")
    move = board.current_move
    game.press("left")
    left, top, bottom = board._list_region
    places = [(board.lines[y].find(move, left), y) for y in range(top, bottom)]
    x, y = [place for place in places if place[0] >= 0][-1]
    board.timed(lambda: board.move_to(x, y))
    timing = board.timed(lambda: board.press_button(x, y))
    assert board.current_move == move
    return timing


def _go_to_play(game: OpenGame) -> None:
    game.press("home", "end", *["left"] * game.sample.moves_back)
    game.board.timed(lambda: game.board.hover_square(game.sample.square))


def _play(game: OpenGame) -> Timing:
    timing = game.board.timed(game.click_square, _BOX_REST)
    assert game.board.find("unsaved"), "no new move was played"
    game.press("u")
    game.board.settle(_AUTOSAVED)
    return timing


def _step_while_autosaving(game: OpenGame) -> Timing:
    """The slowest of the steps made in the seconds after a change."""
    board = game.board
    board.timed(game.click_square)
    slowest = 0.0
    for number in range(_STEPS):
        key = "right" if number % 2 else "left"
        slowest = max(slowest, board.latency(lambda key=key: board.press(key)))
        board.drain(0.1)
    board.settle(_AUTOSAVED)
    game.press("u")
    board.settle(_AUTOSAVED)
    return Timing(slowest, slowest, 0, 0)


PLAY = "play a new move"
ACTIONS = (
    Action("→", _keys("home", "end", "left"), _press("right", "left")),
    Action("↓", _keys("home", "end", "pageup", "right"), _press("down", "up")),
    Action("Page Down", _keys("home"), _press("pagedown", "home")),
    Action("click on a move", _keys("home", "end"), _click_move),
    Action(PLAY, _go_to_play, _play, is_slow=True),
)
WHILE_AUTOSAVING = Action(
    "the slowest → or ← after a change", _go_to_play, _step_while_autosaving, is_slow=True
)
