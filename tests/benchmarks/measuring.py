"""Measuring two sides of a question in turn, and the report that all of it goes into."""

import gc
import os
import platform
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles
from time import process_time

Work = Callable[[], object]


def cpu_of(work: Work) -> float:
    """The CPU seconds that a piece of work takes in this process."""
    gc.collect()
    began = process_time()
    work()
    return process_time() - began


def in_turn(rounds: int, *works: Work) -> list[float]:
    """The median CPU seconds of each work, measured A B A B … so that a slow spell hits all."""
    seconds: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for work, found in zip(works, seconds, strict=True):
            found.append(cpu_of(work))
    return [median(found) for found in seconds]


def undisturbed(seconds: Iterable[float]) -> float:
    """What the faster quarter stays within: whatever else the machine does only adds to it."""
    return quantiles(seconds, n=4)[0]


@dataclass(frozen=True)
class Row:
    """One line of the summary; `is_met` is None where nothing was promised."""

    work: str
    against: str
    target: str
    reached: str
    is_met: bool | None = None


@dataclass
class Report:
    """What was found: the summary's rows, and tables with more detail."""

    is_quick: bool
    rows: list[Row] = field(default_factory=list)
    details: list[str] = field(default_factory=list)

    def progress(self, text: str) -> None:
        """Says on standard error what is being measured."""
        print(text, file=sys.stderr, flush=True)

    def faster(self, work: str, against: str, times: float, least: float) -> None:
        """Work that should be at least so many times as fast as what it is measured against."""
        self._add(Row(work, against, f"{least:g}×", f"{times:.1f}×", times >= least))

    def no_more(self, work: str, against: str, times: float, most: float, note: str = "") -> None:
        """Work that should take no more than so many times what it is measured against."""
        self._add(Row(work, against, f"≤ {most:g}×", f"{times:.2f}×{note}", times <= most))

    def within(self, work: str, against: str, found: float, most: float, unit: str) -> None:
        """Work that should stay within an amount."""
        self._add(Row(work, against, f"≤ {most:g} {unit}", f"{found:.2f} {unit}", found <= most))

    def _add(self, row: Row) -> None:
        self.rows.append(row)
        self.progress(f"  {row.work}: {row.reached} (target {row.target})")

    def detail(self, title: str, heads: Sequence[str], lines: Iterable[Sequence[object]]) -> None:
        """Adds a table with more than the summary has room for."""
        self.details.append(f"### {title}\n\n{table(heads, lines)}")
        self.progress(self.details[-1])

    def markdown(self) -> str:
        """The summary, the machine, and the tables."""
        said = {True: "yes", False: "no", None: "–"}
        summary = table(
            ("work", "measured against, same run", "target", "reached", "met"),
            [(r.work, r.against, r.target, r.reached, said[r.is_met]) for r in self.rows],
        )
        return "\n\n".join([*self.details, "## Summary", summary, machine()])


def table(heads: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    """A table in Markdown."""
    rows = [heads, ["---"] * len(heads), *lines]
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in rows)


def machine() -> str:
    """The processor, the Python and the load that the figures were taken with."""
    model = platform.processor() or platform.machine()
    with open("/proc/cpuinfo") as lines:
        names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    cores = os.cpu_count()
    return (
        f"{names[0] if names else model}, {cores} cores, {platform.system()}, "
        f"Python {platform.python_version()}; load while measuring {os.getloadavg()[1]:.1f}"
    )
