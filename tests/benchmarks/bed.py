"""CPU for a frame of the bed: painted, and made into what the terminal is sent."""

import io
from random import Random

from rich.console import Console

from boop_tui.game.position import Move, Position
from boop_tui.session.settings import Settings
from boop_tui.ui.art.motion import Motion
from boop_tui.ui.art.painter import BedPainter
from boop_tui.ui.art.scene import Scene
from boop_tui.ui.look import look_of

from .measuring import Report, in_turn

SEED = 3
FRAMES_OF_A_MOTION = 6
PROMISED_ROWS, PROMISED_MS = 7, 3.0

Moves = list[tuple[Position, Move]]


def measure(report: Report) -> None:
    """Adds the row about a frame, and a table of all square sizes."""
    report.progress("bed")
    moves = _moves(6 if report.is_quick else 20)
    lines = []
    for rows in range(2, 13):
        first, anew, moving = _milliseconds(rows, moves)
        lines.append((f"{2 * rows}×{rows}", f"{first:.2f}", f"{anew:.2f}", f"{moving:.2f}"))
        if rows == PROMISED_ROWS:
            size = f"squares {2 * rows}×{rows}"
            report.within(f"a full bed frame, {size}", "CPU", anew, PROMISED_MS, "ms")
            report.within(f"a frame of a motion, {size}", "CPU", moving, PROMISED_MS, "ms")
    report.detail(
        "CPU for a frame of the bed, all of its lines sent, in ms",
        ("squares", "the very first", "another position", "while pieces slide"),
        lines,
    )


def _milliseconds(rows: int, moves: Moves) -> tuple[float, float, float]:
    """For the first frame at a size, for a position not shown before, and for one in motion."""
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor")
    look = look_of(Settings())
    painter = BedPainter(look, rows)
    unseen = iter(moves)

    def show(scene: Scene, painter: BedPainter = painter) -> None:
        for strip in painter.paint(scene):
            strip.render(console)

    def show_first() -> None:
        show(Scene(moves[0][0].pieces()), BedPainter(look, rows))

    count = len(moves) // 10
    for _ in range(count):
        show(Scene(next(unseen)[0].pieces()))

    def show_others() -> None:
        for _ in range(count):
            show(Scene(next(unseen)[0].pieces()))

    def show_moving() -> None:
        for _ in range(count):
            motion = Motion(*next(unseen))
            for frame in range(1, FRAMES_OF_A_MOTION):
                still, moving = motion.scene_pieces(frame / FRAMES_OF_A_MOTION)
                show(Scene(still, moving=moving))

    first, others, motions = in_turn(3, show_first, show_others, show_moving)
    each = 1000 / count
    return first * 1000, others * each, motions * each / (FRAMES_OF_A_MOTION - 1)


def _moves(games: int) -> Moves:
    """Positions of random games in no order, each with a move that pushes at least two pieces."""
    rng = Random(SEED)
    found: Moves = []
    for _ in range(games):
        position = Position.start()
        while moves := position.legal_moves():
            pushing = [move for move in moves if _pushed(position, move) > 1]
            if pushing:
                found.append((position, rng.choice(pushing)))
            position = position.play(rng.choice(moves))
    rng.shuffle(found)
    return found


def _pushed(position: Position, move: Move) -> int:
    boops = position.boops(move.square, move.kind, move.lifted)
    return sum(not boop.blocked for boop in boops)
