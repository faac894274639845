"""From starting the program to its first picture, and what open games take in time and memory."""

import tempfile
from pathlib import Path
from statistics import median

from boop_tui.text import movetext

from . import games
from .measuring import Report
from .watched import BARE, BOARD, Timing, Watched

SIZES = (10, 1_000, 50_000, 500_000)


def measure(report: Report) -> None:
    """Adds the rows about starting."""
    report.progress("start")
    with tempfile.TemporaryDirectory() as folder:
        _first_frame(report, Path(folder))
        _open_files(report, Path(folder))


def _first_frame(report: Report, folder: Path) -> None:
    timings: dict[tuple[str, ...], list[Timing]] = {BARE: [], BOARD: []}
    rounds = 3 if report.is_quick else 10
    for number in range(rounds + 1):
        for command, found in timings.items():
            home = folder / f"{len(found)}-{len(command[-1])}-{number}"
            timing = _started(command, home)[0]
            if number:  # the first time fills the disk's cache
                found.append(timing)
    bare, board = timings.values()
    wall, cpu = (
        (median(getattr(t, what) for t in board), median(getattr(t, what) for t in bare))
        for what in ("last", "cpu")
    )
    report.no_more(
        f"first frame (CPU {cpu[0] * 1000:.0f} ms)",
        f"a bare Textual app ({cpu[1] * 1000:.0f} ms)",
        cpu[0] / cpu[1],
        1.35,
        f" (by the clock {wall[0] / wall[1]:.2f}×, {wall[0] * 1000:.0f} ms)",
    )


def _started(command: tuple[str, ...], home: Path) -> tuple[Timing, float]:
    """How a program starts, and the memory it holds then."""
    program = Watched(command, home)
    memory = program.memory
    program.kill()
    return program.started, memory


def _open_files(report: Report, folder: Path) -> None:
    sizes = SIZES[:-1] if report.is_quick else SIZES
    lines, medians = [], {}
    for shape, make in games.SHAPES.items():
        for size in sizes:
            if shape == "line" and size > 50_000:
                continue
            path = folder / f"{shape}-{size}.boop"
            path.write_text(movetext.write(make(size)))
        paths = {size: path for size in sizes if (path := folder / f"{shape}-{size}.boop").exists()}
        found: dict[int, list[tuple[Timing, float]]] = {size: [] for size in paths}
        for number in range(1 if report.is_quick else 3):
            for size, path in paths.items():
                report.progress(f"  opening {path.name}")
                home = folder / f"home-{shape}-{size}-{number}"
                found[size].append(_started((*BOARD, str(path)), home))
        for size, results in found.items():
            wall = median(timing.last for timing, _ in results)
            cpu = median(timing.cpu for timing, _ in results)
            memory = median(memory for _, memory in results)
            medians[shape, size] = cpu
            lines.append((shape, f"{size:,}", f"{wall:.2f}", f"{cpu:.2f}", f"{memory:.0f}"))
    report.detail(
        "Opening a file: from the start of the process to the picture at rest",
        ("shape", "moves", "seconds", "CPU seconds", "MiB resident"),
        lines,
    )
    for shape in ("dense", "nested"):
        more = medians[shape, 50_000] - medians[shape, 10]
        report.within(
            f"open a 50,000-move file ({shape}), CPU", "a 10-move file", more, 1, "s more"
        )
