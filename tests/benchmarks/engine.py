"""The engine against a plain one: counting lines of play, and trying every move of a position."""

from random import Random
from statistics import median

from boop_tui.game.perft import perft
from boop_tui.game.position import Position

from .measuring import Report, cpu_of, in_turn
from .plain_engine import PlainPosition

PERFT_4 = 1_421_952
SEED = 1


def measure(report: Report) -> None:
    """Adds the engine's rows."""
    report.progress("engine")
    _count_lines(report)
    _try_every_move(report)


def _count_lines(report: Report) -> None:
    """perft(4), one first move after the other, each counted by both engines in turn."""
    ours, plain = Position.start(), PlainPosition.start()
    first_moves = list(zip(ours.legal_moves(), plain.legal_moves(), strict=True))
    if report.is_quick:
        first_moves = first_moves[::6]
    seconds: list[tuple[float, float]] = []
    counted = 0

    def count(position: Position | PlainPosition) -> None:
        nonlocal counted
        counted += perft(position, 3)

    for our_move, plain_move in first_moves:
        mine = cpu_of(lambda: count(ours.play(our_move)))  # noqa: B023 - called at once
        theirs = cpu_of(lambda: count(plain.play(plain_move)))  # noqa: B023
        seconds.append((mine, theirs))
    assert report.is_quick or counted == 2 * PERFT_4
    speed = counted / 2 / sum(theirs for _, theirs in seconds)
    report.faster(
        "perft(4) from the start",
        f"a plain dict engine ({speed:,.0f} moves/s)",
        median(theirs / mine for mine, theirs in seconds),
        20,
    )


def _try_every_move(report: Report) -> None:
    ours, plain = _positions(10 if report.is_quick else 40)
    tried = sum(len(position.legal_moves()) for position in ours)
    mine, theirs = in_turn(3, lambda: _play_each(ours), lambda: _play_each(plain))
    report.faster(
        f"`legal_moves` + `play` of each, {len(ours):,} positions ({tried / mine:,.0f} moves/s)",
        f"the same ({tried / theirs:,.0f} moves/s)",
        theirs / mine,
        6,
    )


def _play_each(positions: list[Position] | list[PlainPosition]) -> None:
    for position in positions:
        for move in position.legal_moves():
            position.play(move)


def _positions(games: int) -> tuple[list[Position], list[PlainPosition]]:
    """Every position of so many random games, as both engines hold it."""
    rng = Random(SEED)
    ours, plain = [], []
    for _ in range(games):
        mine, theirs = Position.start(), PlainPosition.start()
        while moves := mine.legal_moves():
            ours.append(mine)
            plain.append(theirs)
            move = rng.choice(moves)
            mine = mine.play(move)
            theirs = theirs.play(next(m for m in theirs.legal_moves() if _same(m, move)))
    return ours, plain


def _same(plain_move: tuple, move: object) -> bool:
    """Whether a move of the plain engine is that one."""
    square, kind, lifted, row = plain_move
    bits = [None if s is None else s[0] + 8 * s[1] for s in (square, lifted)]
    graduated = sum(1 << file + 8 * rank for file, rank in row or [])
    return (bits[0], kind == "cat", bits[1], graduated) == tuple(move)
