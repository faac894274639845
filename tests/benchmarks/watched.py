"""Programs in a pseudo-terminal, watched for when they write and how much CPU they use. Linux."""

import json
import os
import select
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import clock_gettime, monotonic

from ..terminal.board import Board
from ..terminal.terminal import LEFT

SIZE = (120, 40)
REST = 0.12
"""Seconds without output, and almost without CPU, after which a program is at rest."""
_START_REST = 0.5
_SILENCE = 1.0
"""Seconds, at the least, after which one that has written nothing counts as at rest."""
_IDLE_CPU = 0.004
_PATIENCE = 300.0
_ASKS, _ANSWER = b"\x1b[?2026$p", b"\x1b[?2026;2$y"
"""Textual asks whether output can be synchronized, and waits for the answer."""

BOARD = (sys.executable, "-m", "boop_tui")
BARE = (sys.executable, "-m", "tests.benchmarks.bare")


@dataclass(frozen=True)
class Timing:
    """What came of an input: seconds to the first and the last bytes, by the clock and of CPU."""

    first: float
    last: float
    cpu_first: float
    cpu: float


class Watched(Board):
    """A program in a terminal of its own: run, prodded, and timed until it rests."""

    def __init__(
        self, command: Sequence[str], home: Path, settings: Mapping[str, object] | None = None
    ) -> None:
        if settings:
            folder = home / "config" / "boop-tui"
            folder.mkdir(parents=True)
            lines = [f"{key} = {json.dumps(value)}\n" for key, value in settings.items()]
            (folder / "settings.toml").write_text("".join(lines))
        began = monotonic()
        super().__init__(home, SIZE, program=command)
        self._clock = (~self._child.pid << 3) | 2  # what clock_getcpuclockid(pid) gives
        self.started: Timing = self._until_rest(began, 0.0, _START_REST, _PATIENCE)
        """From the start of the process to its first picture at rest."""

    @property
    def cpu(self) -> float:
        """CPU seconds used so far, all threads together."""
        return clock_gettime(self._clock)

    @property
    def memory(self) -> float:
        """MiB resident."""
        with open(f"/proc/{self._child.pid}/status") as lines:
            return next(int(x.split()[1]) for x in lines if x.startswith("VmRSS")) / 1024

    def timed(self, act: Callable[[], object], rest: float = REST) -> Timing:
        """What comes of an act, such as pressing a key, until the program is at rest again."""
        began, cpu = monotonic(), self.cpu
        act()
        return self._until_rest(began, cpu, rest)

    def latency(self, act: Callable[[], object]) -> float:
        """Seconds from an act to the first bytes that come of it, whatever else is worked at."""
        began = monotonic()
        act()
        select.select([self._child.child_fd], [], [], _PATIENCE)
        return monotonic() - began

    def drain(self, seconds: float) -> None:
        """Takes in what is written in that time."""
        until = monotonic() + seconds
        while (left := until - monotonic()) > 0:
            self._read(left)

    def press_button(self, x: int, y: int) -> None:
        """Clicks where the pointer already is."""
        self._mouse(LEFT, x, y)
        self._mouse(LEFT, x, y, released=True)

    def settle(self, seconds: float) -> None:
        """Waits until a program has done nothing for that long, an autosave included."""
        self._until_rest(monotonic(), self.cpu, seconds)

    def _until_rest(
        self, began: float, cpu: float, rest: float = REST, silence: float = _SILENCE
    ) -> Timing:
        """Takes in all that is written until nothing comes any more and nothing is worked at."""
        chunks: list[bytes] = []
        first = last = quiet_since = began
        cpu_first = cpu_last = cpu_then = cpu
        while monotonic() < began + _PATIENCE:
            if select.select([self._child.child_fd], [], [], 0.01)[0]:
                data = os.read(self._child.child_fd, 2**16)
                last = quiet_since = monotonic()
                cpu_last = cpu_then = self.cpu
                if not chunks:
                    first, cpu_first = last, cpu_last
                chunks.append(data)
                if _ASKS in data:
                    os.write(self._child.child_fd, _ANSWER)
            elif self.cpu - cpu_then > _IDLE_CPU:
                quiet_since, cpu_then = monotonic(), self.cpu
            elif monotonic() - quiet_since > (rest if chunks else max(rest, silence)):
                break
        else:
            raise TimeoutError(f"no rest in {_PATIENCE:.0f} s")
        self.screen.feed(self._decode(b"".join(chunks)))
        self.screen.answers.clear()
        return Timing(first - began, last - began, cpu_first - cpu, cpu_last - cpu)
