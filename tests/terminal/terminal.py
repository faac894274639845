"""A pseudo-terminal with a program in it: a person's hands and eyes, for tests."""

import os
import signal
import sys
import termios
from codecs import getincrementaldecoder
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from select import select
from time import monotonic
from typing import TypeVar

import pexpect
from pyte.screens import Char

from .screen import Screen

Found = TypeVar("Found")

PATIENCE = 30.0
"""Seconds that anything may take before it counts as never happening."""

KEYS = {
    "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D",
    "home": "\x1b[H", "end": "\x1b[F", "pageup": "\x1b[5~", "pagedown": "\x1b[6~",
    "delete": "\x1b[3~", "backspace": "\x7f", "tab": "\t", "shift+tab": "\x1b[Z",
    "enter": "\r", "space": " ", "f1": "\x1bOP", "f2": "\x1bOQ", "f3": "\x1bOR", "f4": "\x1bOS",
    "f5": "\x1b[15~", "f6": "\x1b[17~", "f7": "\x1b[18~", "f8": "\x1b[19~", "f9": "\x1b[20~",
    "f12": "\x1b[24~",
    # A focus report on its heels ends the doubt whether ESC begins a longer sequence.
    "escape": "\x1b\x1b[I",
}  # fmt: skip
_ARROWS = {"up": "A", "down": "B", "right": "C", "left": "D", "home": "H", "end": "F"}

LEFT, RIGHT = 0, 2
_LINE_WRAP, _CURSOR = 7, 25
_MOTION, _NO_BUTTON, _WHEEL_UP, _WHEEL_DOWN = 32, 3, 64, 65


def key_bytes(key: str) -> str:
    """What a terminal sends for a key, such as ``a``, ``ctrl+p`` or ``shift+left``."""
    modifier, _, last = key.rpartition("+")
    if key in KEYS or not modifier:
        return KEYS.get(key, key)
    if modifier == "shift":
        return f"\x1b[1;2{_ARROWS[last]}"
    if modifier == "ctrl":
        return chr(ord(last) & 31)
    raise ValueError(f"no such key: {key}")


def command() -> list[str]:
    """How the board is started: the command that was installed, or else the module."""
    installed = Path(sys.executable).with_name("boop-tui")
    return [str(installed)] if installed.exists() else [sys.executable, "-m", "boop_tui"]


class Terminal:
    """One run of the board in a terminal of its own, with a home of its own.

    Columns and rows count from 0 at the upper left corner.
    """

    def __init__(
        self,
        home: Path,
        size: tuple[int, int],
        arguments: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
        program: Sequence[str] | None = None,
    ) -> None:
        self.screen = Screen(*size)
        name, *first = program or command()
        columns, rows = size
        self._child = pexpect.spawn(
            name,
            [*first, *arguments],
            dimensions=(rows, columns),
            env=_environment(home) | dict(environment or {}),
            timeout=PATIENCE,
        )
        self._child.delaybeforesend = None
        self._decode = getincrementaldecoder("utf-8")().decode
        self.written = bytearray()
        """All that the program has written."""

    # Eyes

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return self.screen.columns, self.screen.lines

    @property
    def lines(self) -> list[str]:
        """The screen's text, line by line."""
        return self.screen.text.split("\n")

    def cell(self, x: int, y: int) -> Char:
        """The character there, with its colours as `fg` and `bg`."""
        return self.screen.cell(x, y)

    def find(self, text: str, left: int = 0) -> tuple[int, int] | None:
        """Where a text stands first, from the top, at or right of a column."""
        for y, line in enumerate(self.screen.rows):
            if (x := line.find(text, left)) >= 0:
                return x, y
        return None

    def shows(self, *texts: str) -> bool:
        """Whether all these texts are on the screen."""
        return all(self.find(text) is not None for text in texts)

    # Waiting, always for something to be seen

    def wait_until(self, condition: Callable[[], Found], patience: float = PATIENCE) -> Found:
        """Reads until a condition of the screen holds; gives what made it hold."""
        deadline = monotonic() + patience
        more = True
        while more:
            if self.screen.is_whole and (found := condition()):
                return found
            more = self._read(deadline - monotonic())
        if found := condition():
            return found
        ended = "" if self.is_running else " (the program has ended)"
        raise AssertionError(f"never seen{ended}; the screen:\n{self.framed}")

    def wait_for(self, *texts: str) -> None:
        """Reads until all these texts are on the screen."""
        self.wait_until(lambda: self.shows(*texts))

    def wait_gone(self, *texts: str) -> None:
        """Reads until none of these texts is on the screen."""
        self.wait_until(lambda: not any(self.shows(text) for text in texts))

    def wait_outside(self, condition: Callable[[], Found], patience: float = PATIENCE) -> Found:
        """Reads until something holds that isn't on the screen; gives what made it hold."""
        deadline = monotonic() + patience
        while not (found := condition()):
            assert monotonic() < deadline, f"never came to be; the screen:\n{self.framed}"
            self._read(0.02)
        return found

    def watch(self) -> None:
        """Takes in what has been written so far."""
        while self._read(0):
            pass

    def _read(self, patience: float) -> bool:
        """Takes in what the program writes next; False if nothing came."""
        try:
            data = self._child.read_nonblocking(2**16, max(patience, 0))
        except (pexpect.TIMEOUT, pexpect.EOF):
            return False
        self.written += data
        self.screen.feed(self._decode(data))
        while self.screen.answers:
            self._send(self.screen.answers.pop())
        return True

    @property
    def framed(self) -> str:
        """The screen's text in a frame, for a message."""
        columns, _ = self.size
        edge = "+" + "-" * columns + "+"
        return "\n".join([edge, *(f"|{line:<{columns}}|" for line in self.lines), edge])

    # Hands

    def _send(self, data: str | bytes) -> None:
        """Sends all of it: a terminal takes in only so much at a time from a busy program."""
        left = data.encode() if isinstance(data, str) else data
        deadline = monotonic() + PATIENCE
        while left:
            assert monotonic() < deadline, f"the program takes in no more:\n{self.framed}"
            _, can_write, _ = select([], [self._child.child_fd], [], 0.02)
            if can_write:
                left = left[self._child.send(left) :]
            else:
                self._read(0)

    def send_bytes(self, data: bytes) -> None:
        """Sends bytes as they are, whether they are any text or not."""
        self._send(data)

    def press(self, *keys: str) -> None:
        """Presses keys, one after another."""
        self._send("".join(map(key_bytes, keys)))

    def type(self, text: str) -> None:
        """Types a text, letter by letter."""
        self._send(text)

    def paste(self, text: str) -> None:
        """Pastes a text, as a terminal that brackets what is pasted."""
        assert 2004 in self.screen.modes, "the program has not asked for bracketed paste"
        self._send("\x1b[200~" + text.replace("\n", "\r") + "\x1b[201~")

    def move_to(self, x: int, y: int) -> None:
        """Moves the pointer there, with no button held."""
        self._mouse(_MOTION + _NO_BUTTON, x, y)

    def click(self, x: int, y: int, button: int = LEFT) -> None:
        """Moves the pointer there and clicks."""
        self.move_to(x, y)
        self._mouse(button, x, y)
        self._mouse(button, x, y, released=True)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drags from one place to another, passing each cell between."""
        self.move_to(*start)
        self._mouse(LEFT, *start)
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for step in range(1, steps + 1):
            x, y = (round(a + (b - a) * step / steps) for a, b in zip(start, end, strict=True))
            self._mouse(LEFT + _MOTION, x, y)
        self._mouse(LEFT, *end, released=True)

    def wheel(self, x: int, y: int, down: bool, notches: int = 1) -> None:
        """Turns the wheel with the pointer there."""
        for _ in range(notches):
            self._mouse(_WHEEL_DOWN if down else _WHEEL_UP, x, y)

    def click_text(self, text: str, button: int = LEFT, left: int = 0) -> None:
        """Clicks in the middle of a text, once it can be seen."""
        x, y = self.wait_until(lambda: self.find(text, left))
        self.click(x + len(text) // 2, y, button)

    def _mouse(self, code: int, x: int, y: int, released: bool = False) -> None:
        assert {1003, 1006} <= self.screen.modes, "the program has not asked for the mouse"
        self._send(f"\x1b[<{code};{x + 1};{y + 1}{'m' if released else 'M'}")

    def resize(self, columns: int, rows: int) -> None:
        """Gives the terminal another size."""
        self.screen.resize(rows, columns)
        self._child.setwinsize(rows, columns)

    # The end

    @property
    def is_running(self) -> bool:
        """Whether the program has not ended yet."""
        return self._child.isalive()

    def wait_end(self) -> int:
        """Reads to the program's end; gives its exit status."""
        deadline = monotonic() + PATIENCE
        while self._read(deadline - monotonic()):
            pass
        if self._child.isalive() and monotonic() >= deadline:
            raise AssertionError(f"the program has not ended; the screen:\n{self.framed}")
        self._child.wait()
        if self._child.signalstatus is not None:
            raise AssertionError(f"the program was ended by signal {self._child.signalstatus}")
        return self._child.exitstatus

    @property
    def is_given_back(self) -> bool:
        """Whether the terminal is as a shell needs it: modes, screen, cursor, keyboard and echo."""
        flags = termios.tcgetattr(self._child.child_fd)[3]
        needed = termios.ECHO | termios.ICANON | termios.ISIG | termios.IEXTEN
        return (
            self.screen.modes == {_LINE_WRAP, _CURSOR}
            and self.screen.keyboard_depth == 0
            and flags & needed == needed
        )

    def send_signal(self, number: int) -> None:
        """Sends the program a signal."""
        self._child.kill(number)

    def hang_up(self) -> None:
        """Takes the terminal away, as closing its window does."""
        self._child.ptyproc.fileobj.close()
        deadline = monotonic() + PATIENCE
        while self._child.isalive():
            assert monotonic() < deadline, "the program goes on without a terminal"
            select([], [], [], 0.02)

    def kill(self) -> None:
        """Ends the program if it still runs."""
        if self._child.isalive():
            self._child.kill(signal.SIGKILL)
            self._child.wait()
        self._child.close()


def _environment(home: Path) -> dict[str, str]:
    """What the program finds around it: nothing of the person who runs the tests."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH")}
    places = {
        f"XDG_{name}_HOME": str(home / name.lower())
        for name in ("CONFIG", "DATA", "STATE", "CACHE")
    }
    return {
        **kept,
        **places,
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        # Most tests are of what is there once all has come to rest.
        "TEXTUAL_ANIMATIONS": "none",
    }
