"""Movetext against python-chess: reading, writing and what a game takes in memory."""

import io
import tracemalloc
from collections.abc import Callable

import chess.pgn

from boop_tui.game.tree import GameTree
from boop_tui.text import movetext

from . import games
from .measuring import Report, in_turn


def measure(report: Report) -> None:
    """Adds the rows about text."""
    report.progress("text")
    tree = games.dense(4_000 if report.is_quick else 20_000)
    twin = games.chess_twin(tree)
    text, chess_text = movetext.write(tree), str(twin)
    moves = sum(1 for _ in tree.root.walk()) - 1
    chess_moves = _count(twin)
    named = f"{moves:,} moves, {text.count('('):,} variations"
    chess_named = f"`chess.pgn` on {chess_moves:,}, {chess_text.count('('):,} variations"

    def rate(seconds: float) -> str:
        return f"{chess_moves / seconds:,.0f} moves/s"

    def read_chess() -> chess.pgn.Game | None:
        return chess.pgn.read_game(io.StringIO(chess_text))

    mine, theirs = in_turn(5, lambda: movetext.read(text), read_chess)
    report.faster(
        f"`movetext.read`, {named} ({moves / mine:,.0f} moves/s)",
        f"{chess_named} ({rate(theirs)})",
        (theirs / chess_moves) / (mine / moves),
        4,
    )
    mine, theirs = in_turn(5, lambda: movetext.write(tree), lambda: str(twin))
    report.faster(
        f"`movetext.write` ({moves / mine:,.0f} moves/s)",
        f"`chess.pgn` ({rate(theirs)})",
        (theirs / chess_moves) / (mine / moves),
        4,
    )
    mine, theirs = _held(lambda: movetext.read(text)), _held(read_chess)
    report.no_more(
        f"memory per node ({mine / moves:.0f} B)",
        f"`chess.pgn` ({theirs / chess_moves:.0f} B, no positions)",
        (mine / moves) / (theirs / chess_moves),
        1,
    )
    _straightness(report)


def _count(game: chess.pgn.Game) -> int:
    """How many moves a chess game holds."""
    todo: list[chess.pgn.GameNode] = [game]
    count = -1
    while todo:
        count += 1
        todo += todo.pop().variations
    return count


def _held(make: Callable[[], object]) -> int:
    """The bytes that are held by what is made, not counting what was kept by others before."""
    make()
    tracemalloc.start()
    made = make()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del made
    return held


def _straightness(report: Report) -> None:
    """Time per move must not grow with the number of moves, nor with the depth of brackets."""
    sizes = (1_000, 10_000) if report.is_quick else (1_000, 10_000, 100_000)
    depths = (10, 1_000) if report.is_quick else (10, 1_000, 20_000)
    trees = {f"{size:,} moves": games.dense(size) for size in sizes}
    trees |= {f"nested {depth:,} deep": games.nest(depth) for depth in depths}
    lines = []
    for name, tree in trees.items():
        lines.append((name, *_times_per_move(tree)))
    report.detail(
        "Reading and writing grow in a straight line",
        ("text", "read, µs a move", "write, µs a move"),
        [(name, f"{read:.1f}", f"{write:.1f}") for name, read, write in lines],
    )
    for kind in (lines[: len(sizes)], lines[len(sizes) :]):
        for column, what in ((1, "read"), (2, "write")):
            report.no_more(
                f"`movetext.{what}` a move, {kind[-1][0]}",
                f"the same, {kind[0][0]}",
                kind[-1][column] / kind[0][column],
                1.5,
            )


def _times_per_move(tree: GameTree) -> tuple[float, float]:
    """Microseconds to read and to write a move of that tree."""
    text = movetext.write(tree)
    moves = sum(1 for _ in tree.root.walk()) - 1
    times = max(1, 3_000 // moves)

    def repeated(work: Callable[[], object]) -> None:
        for _ in range(times):
            work()

    seconds = in_turn(
        3,
        lambda: repeated(lambda: movetext.read(text)),
        lambda: repeated(lambda: movetext.write(tree)),
    )
    read, write = (each / times / moves * 1e6 for each in seconds)
    return read, write
