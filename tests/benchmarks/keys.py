"""From a key or a click to what is seen of it, with small and large games open."""

import tempfile
from pathlib import Path
from statistics import median

from boop_tui.text import fen, movetext

from . import games
from .actions import ACTIONS, PLAY, WHILE_AUTOSAVING, Action, OpenGame
from .measuring import Report, undisturbed
from .watched import BOARD, Timing, Watched

SIZES = (10, 1_000, 50_000, 500_000)
"""Moves in the games that are open."""
COMPARED = (10, 50_000)
HELD = 200
NO_PAUSE_MS = 100
"""What passes as at once."""

Found = dict[tuple[str, int], list[Timing]]
"""The timings of all rounds by action and size of the game."""


def measure(report: Report) -> None:
    """Adds the rows about keys and clicks."""
    report.progress("keys")
    sizes = SIZES[:-1] if report.is_quick else SIZES
    lists: dict[str, Found] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for shape in ("dense", "nested"):
            for layout in ("indented", "inline"):
                settings: dict[str, object] = {"variations": layout}
                lists[f"{shape}, {layout}"] = _all(report, folder, shape, sizes, settings)
        settings = {"include_variations": True}
        lists["dense, all in the box"] = _all(report, folder, "dense", sizes, settings)
        for title, found in lists.items():
            _detail(report, title, found, sizes)
        _summary(report, lists, sizes[-1])
        _hold(report, folder)


def _all(
    report: Report, folder: Path, shape: str, sizes: tuple[int, ...], settings: dict[str, object]
) -> Found:
    """Every action on a game of each size, the games in turn."""
    report.progress(f"  {shape}, {settings}")
    found: Found = {}
    # One process may be slower than the next for as long as it lives, for no reason of its own.
    for sitting in range(2 if report.is_quick else 3):
        running = [
            OpenGame(Path(tempfile.mkdtemp(dir=folder)), shape, size, settings)
            for size in (COMPARED if sitting else sizes)
        ]
        for action in ACTIONS if sitting else (*ACTIONS, WHILE_AUTOSAVING):
            for game, timings in zip(running, _in_turn(action, running), strict=True):
                found.setdefault((action.name, game.moves), []).extend(timings)
        for game in running:
            game.board.kill()
    for action in ACTIONS:
        shown = "   ".join(_shown(found[action.name, size]) for size in sizes)
        report.progress(f"    {action.name}: {shown}")
    return found


def _in_turn(action: Action, running: list[OpenGame]) -> list[list[Timing]]:
    """A few rounds of an action, each of them on all games; the timings game by game."""
    rounds = 1 if action is WHILE_AUTOSAVING else 2 if action.is_slow else 4
    found: list[list[Timing]] = [[] for _ in running]
    for game in running:
        action.prepare(game)
    for _ in range(rounds):
        for game, timings in zip(running, found, strict=True):
            timings.append(action.act(game))
    return found


def _median(timings: list[Timing]) -> Timing:
    parts = ("first", "last", "cpu_first", "cpu")
    return Timing(*(median(getattr(timing, part) for timing in timings) for part in parts))


def _ratio(many: list[Timing], few: list[Timing], part: str) -> float:
    most, least = (undisturbed(getattr(each, part) for each in side) for side in (many, few))
    return most / least


def _shown(timings: list[Timing]) -> str:
    timing = _median(timings)
    cpu = f" / {timing.cpu * 1000:.1f}" if timing.cpu else ""
    return f"{timing.first * 1000:.0f} / {timing.last * 1000:.0f}{cpu}"


# The report


def _detail(report: Report, title: str, found: Found, sizes: tuple[int, ...]) -> None:
    names = dict.fromkeys(name for name, _ in found)
    report.detail(
        f"{title}: first bytes / last bytes / CPU, in ms",
        ("", *(f"{size:,} moves" for size in sizes)),
        [(name, *(_shown(found[name, size]) for size in sizes)) for name in names],
    )


def _summary(report: Report, lists: dict[str, Found], largest: int) -> None:
    """For each action the list in which a large game makes the most difference."""
    for action in ACTIONS:
        part, target = ("cpu", 1.5) if action.name == PLAY else ("cpu_first", 1.3)
        ratios = {
            title: _ratio(found[action.name, COMPARED[1]], found[action.name, COMPARED[0]], part)
            for title, found in lists.items()
        }
        title = max(ratios, key=lambda title: ratios[title])
        few, many = (lists[title][action.name, size] for size in COMPARED)
        clock = _ratio(many, few, "last" if action.name == PLAY else "first")
        till = "" if action.name == PLAY else " to first bytes"
        report.no_more(
            f"{action.name}{till}, CPU, 50,000 moves open ({title}, the worst)",
            "the same with 10 moves open",
            ratios[title],
            target,
            f" (by the clock {clock:.2f}×)",
        )
    every = {
        f"{action.name}, {title}": _median(found[action.name, largest]).last * 1000
        for action in ACTIONS
        for title, found in lists.items()
    }
    slowest = max(every, key=lambda name: every[name])
    report.within(
        f"to last bytes, {largest:,} moves open, the slowest of all ({slowest})",
        "the clock",
        every[slowest],
        NO_PAUSE_MS,
        "ms",
    )


def _hold(report: Report, folder: Path) -> None:
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
        arrived = board.find(fen.write(node.position)) and board.find(f"{HELD // 2}. ")
        board.kill()
        steps = (timing.last / HELD * 1000, timing.cpu / HELD * 1000)
        lines.append((f"{size:,}", *(f"{each:.1f}" for each in steps), "yes" if arrived else "no"))
    report.detail(
        f"→ held for {HELD} moves of a single line",
        ("moves open", "ms a step", "CPU ms a step", "arrived where it should"),
        lines,
    )
