"""From starting the program to its first picture, and what open games take in time and memory."""

import tempfile
from pathlib import Path
from statistics import median

from . import games
from .measuring import Report, undisturbed
from .watched import BARE, BOARD, Timing, Watched

SIZES = (10, 1_000, 50_000, 500_000)
"""Moves in the games that are opened."""


def measure(report: Report) -> None:
    """Adds the rows about starting."""
    report.progress("start")
    with tempfile.TemporaryDirectory() as folder:
        _first_frame(report, Path(folder))
        _open_files(report, Path(folder))


def _first_frame(report: Report, folder: Path) -> None:
    timings: dict[tuple[str, ...], list[Timing]] = {BARE: [], BOARD: []}
    rounds = 4 if report.is_quick else 20
    for number in range(rounds + 1):
        for command, found in timings.items():
            home = folder / f"{len(found)}-{len(command[-1])}-{number}"
            timing = _started(command, home)[0]
            if number:  # the first time fills the disk's cache
                found.append(timing)
    bare, board = timings.values()
    wall, cpu = (
        (
            undisturbed(getattr(t, what) for t in board),
            undisturbed(getattr(t, what) for t in bare),
        )
        for what in ("last", "cpu")
    )
    report.no_more(
        f"first frame ({wall[0] * 1000:.0f} ms)",
        f"a bare Textual app ({wall[1] * 1000:.0f} ms)",
        wall[0] / wall[1],
        1.35,
        f" (CPU {cpu[0] / cpu[1]:.2f}×, {cpu[0] * 1000:.0f} ms)",
    )


def _started(command: tuple[str, ...], home: Path) -> tuple[Timing, float]:
    """How a program starts, and the memory it holds then."""
    program = Watched(command, home)
    memory = program.memory
    program.kill()
    return program.started, memory


def _open_files(report: Report, folder: Path) -> None:
    """The files of each shape, the sizes in turn."""
    lines = []
    more: dict[str, float] = {}
    for shape in games.SHAPES:
        sizes = [size for size in SIZES if size <= _largest(report, shape)]
        found: dict[int, list[tuple[Timing, float]]] = {size: [] for size in sizes}
        for size in sizes:
            (folder / f"{shape}-{size}.boop").write_text(games.sample(shape, size).text)
        for number in range(1 if report.is_quick else 3):
            for size in sizes:
                report.progress(f"  opening {size:,} moves, {shape}")
                command = (*BOARD, str(folder / f"{shape}-{size}.boop"))
                found[size].append(_started(command, folder / f"home-{shape}-{size}-{number}"))
        cpu = {size: median(timing.cpu for timing, _ in found[size]) for size in sizes}
        for size in sizes:
            wall = median(timing.last for timing, _ in found[size])
            memory = median(memory for _, memory in found[size])
            lines.append((shape, f"{size:,}", f"{wall:.2f}", f"{cpu[size]:.2f}", f"{memory:.0f}"))
        more[shape] = cpu[50_000] - cpu[10]
    report.detail(
        "Opening a file: from the start of the process to the picture at rest",
        ("shape", "moves", "seconds", "CPU seconds", "MiB resident"),
        lines,
    )
    shape = max(more, key=lambda shape: more[shape])
    report.within(
        f"open a 50,000-move file ({shape}, the slowest), CPU",
        "a 10-move file",
        more[shape],
        1,
        "s more",
    )


def _largest(report: Report, shape: str) -> int:
    return 50_000 if report.is_quick or shape == "line" else 500_000
