"""From a key or a click to what is seen of it, with small and large games open."""

import re
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from boop_tui.game.bed import NAMES, squares_in
from boop_tui.game.tree import GameTree, Node
from boop_tui.text import fen, movetext

from . import games
from .measuring import Report
from .watched import BOARD, Timing, Watched

SIZES = (10, 1_000, 50_000, 500_000)
HELD = 200
_AUTOSAVED = 1.3
"""Seconds after a change until it is being written down, and a little more."""
_MOVE = re.compile(r"[KC][a-f][1-6]")


@dataclass(frozen=True)
class Game:
    """A file to open, and a square to click so many moves before the end of its main line."""

    path: Path
    moves: int
    moves_back: int
    square: str


@dataclass
class Open:
    """A running board with a game open."""

    game: Game
    board: Watched
    clicks: int = 0


@dataclass(frozen=True)
class Action:
    """Something a person does: what must be done before, and what is timed."""

    name: str
    prepare: Callable[[Open], object]
    act: Callable[[Open], Timing]


def measure(report: Report) -> None:
    """Adds the rows about keys and clicks."""
    report.progress("keys")
    sizes = SIZES[:-1] if report.is_quick else SIZES
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for shape in ("dense", "nested"):
            files = [_file(folder, shape, size) for size in sizes]
            for layout in ("indented", "inline"):
                _measure(report, folder, f"{shape}, {layout}", files, {"variations": layout})
        files = [_file(folder, "dense", size) for size in sizes[:3]]
        settings = {"variations": "indented", "include_variations": True}
        _measure(report, folder, "dense, indented, variations in the box", files, settings)
        _hold(report, folder, sizes)


def _file(folder: Path, shape: str, size: int) -> Game:
    path = folder / f"{shape}-{size}.boop"
    tree = games.SHAPES[shape](size)
    path.write_text(movetext.write(tree))
    return Game(path, size, *_new_move(tree))


def _new_move(tree: GameTree) -> tuple[int, str]:
    """How far before the end, and where, a click alone plays a move that is not there yet."""
    end = tree.root.line_end()
    node: Node | None = end.parent
    while node is not None:
        kinds = node.position.kinds_in_hand
        for square in squares_in(node.position.empty) if len(kinds) == 1 else ():
            moves = [m for m in node.position.legal_moves() if m.square == square]
            if len(moves) == 1 and node.child(moves[0]) is None:
                return end.ply - node.ply, NAMES[square]
        node = node.parent
    raise ValueError("no such move")


# What is done


def _keys(*keys: str) -> Callable[[Open], object]:
    """Presses keys one by one, each when the one before has been dealt with."""
    return lambda each: [each.board.timed(lambda key=key: each.board.press(key)) for key in keys]


def _press(key: str, *back: str) -> Callable[[Open], Timing]:
    """Times a key, and then goes back to where one was."""

    def act(each: Open) -> Timing:
        timing = each.board.timed(lambda: each.board.press(key))
        _keys(*back)(each)
        return timing

    return act


def _click_move(each: Open) -> Timing:
    board = each.board
    left, top, bottom = board._list_region
    lines = board.lines
    places = [
        (left + m.start(), y) for y in range(top, bottom) for m in _MOVE.finditer(lines[y][left:])
    ]
    each.clicks += 1
    x, y = places[0 if each.clicks % 2 else -1]
    board.timed(lambda: board.move_to(x, y))
    return board.timed(lambda: board.press_button(x, y))


def _go_to_play(each: Open) -> None:
    _keys("home", "end", *["left"] * each.game.moves_back)(each)
    each.board.timed(lambda: each.board.hover_square(each.game.square))


def _play(each: Open) -> Timing:
    timing = each.board.timed(
        lambda: each.board.press_button(*each.board.bed.place(each.game.square))
    )
    assert each.board.find("unsaved"), "no new move was played"
    _keys("u")(each)
    each.board.settle(_AUTOSAVED)
    return timing


def _step_while_autosaving(each: Open) -> Timing:
    """The slowest of the steps made in the seconds after an edit."""
    board = each.board
    board.timed(lambda: board.press_button(*board.bed.place(each.game.square)))
    slowest = 0.0
    for number in range(30):
        slowest = max(
            slowest, board.latency(lambda n=number: board.press("right" if n % 2 else "left"))
        )
        board.drain(0.1)
    _keys("home", "u")(each)
    board.settle(_AUTOSAVED)
    return Timing(slowest, slowest, 0)


ACTIONS = (
    Action("→", _keys("home", "end", "left"), _press("right", "left")),
    Action("↓", _keys("home", "end", "pageup", "right"), _press("down", "up")),
    Action("Page Down", _keys("home"), _press("pagedown", "home")),
    Action("click on a move", _keys("home", "end"), _click_move),
    Action("play a new move", _go_to_play, _play),
    Action("→ while autosaving, slowest", _go_to_play, _step_while_autosaving),
)


# Measuring


def _measure(
    report: Report, folder: Path, title: str, files: list[Game], settings: dict[str, object]
) -> None:
    """All actions on all games, the games in turn."""
    report.progress(f"  {title}")
    running = []
    for game in files:
        home = Path(tempfile.mkdtemp(dir=folder))
        running.append(Open(game, Watched((*BOARD, str(game.path)), home, settings)))
    timings: dict[tuple[str, int], Timing] = {}
    for action in ACTIONS:
        found: list[list[Timing]] = [[] for _ in running]
        for each in running:
            action.prepare(each)
        for _ in range(_rounds(report, action)):
            for each, those in zip(running, found, strict=True):
                those.append(action.act(each))
        for each, those in zip(running, found, strict=True):
            timings[action.name, each.game.moves] = _median(those)
        report.progress(f"    {action.name}: {[timings[action.name, g.moves] for g in files]}")
    for each in running:
        each.board.kill()
    _report(report, title, timings, [game.moves for game in files])


def _rounds(report: Report, action: Action) -> int:
    if action.act in (_play, _step_while_autosaving):
        return 3 if report.is_quick else 5
    return 5 if report.is_quick else 15


def _median(timings: list[Timing]) -> Timing:
    return Timing(*(median(getattr(t, what) for t in timings) for what in ("first", "last", "cpu")))


def _report(
    report: Report, title: str, timings: dict[tuple[str, int], Timing], sizes: list[int]
) -> None:
    lines = []
    for action in ACTIONS:
        cells = [timings[action.name, size] for size in sizes]
        shown = [f"{t.first * 1000:.0f} / {t.last * 1000:.0f} / {t.cpu * 1000:.1f}" for t in cells]
        lines.append((action.name, *shown))
    heads = ("", *(f"{size:,} moves" for size in sizes))
    report.detail(f"{title}: first bytes / last bytes / CPU, in ms", heads, lines)
    for action in ACTIONS[:5]:
        few, many = timings[action.name, 10], timings[action.name, 50_000]
        if action.act is _play:
            report.no_more(
                f"play a move, 50,000 open ({title}), CPU",
                "the same with 10 moves open",
                many.cpu / few.cpu,
                1.5,
                f" (by the clock {many.last / few.last:.2f}×)",
            )
        else:
            report.no_more(
                f"{action.name} to first bytes, 50,000 open ({title})",
                "the same with 10 moves open",
                many.first / few.first,
                1.3,
                f" (CPU {many.cpu / few.cpu:.2f}×)",
            )


def _hold(report: Report, folder: Path, sizes: tuple[int, ...]) -> None:
    """Holds → down for 200 moves, as fast as a terminal can send it."""
    lines = []
    for size in (1_000, 50_000):
        tree = games.line(size)
        path = folder / f"line-{size}.boop"
        path.write_text(movetext.write(tree))
        board = Watched((*BOARD, str(path)), Path(tempfile.mkdtemp(dir=folder)))
        board.timed(lambda board=board: board.press("home"))
        timing = board.timed(lambda board=board: board.press(*["right"] * HELD))
        node = tree.root
        for _ in range(HELD):
            node = node.children[0]
        arrived = board.find(fen.write(node.position)) is not None
        board.kill()
        per_step = (timing.last / HELD * 1000, timing.cpu / HELD * 1000)
        lines.append(
            (f"{size:,}", *(f"{each:.1f}" for each in per_step), "yes" if arrived else "no")
        )
    report.detail(
        f"→ held for {HELD} moves of a single line",
        ("moves open", "ms a step", "CPU ms a step", "arrived where it should"),
        lines,
    )
