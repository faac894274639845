"""The way to the terminal and from it: Textual's own, made to outlast what comes from outside."""

import asyncio
import codecs
import contextlib
import os
import re
import select
import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, TextIO, cast

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from textual.color import Color
from textual.driver import Driver
from textual.events import Resize
from textual.filter import LineFilter
from textual.geometry import Size

from boop_tui.text.plain import REPLACEMENT

# Compiled when they are first needed, which is seldom.
_JOINED = "(?s:\u200d.)"
_WIDENED = "([^\ufe0f])\ufe0f"
_LONE = r"[\ud800-\udfff]"
_UNSEEN = r"[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe0e\ufe0f\ufeff\ufff9-\ufffb]"


def lasting(driver: type[Driver]) -> type[Driver]:
    """The driver, made to go on where Textual's driver for Unix would end the program or hang it.

    What can't be read, such as a paste in another encoding or a garbled sequence, is passed
    over, and so is what can't be written since the terminal is gone.
    """
    if sys.platform == "win32":
        return driver
    from textual.drivers import linux_driver
    from textual.drivers.linux_driver import LinuxDriver

    if driver is not LinuxDriver:
        return driver
    # Bytes that are no text would otherwise take along what was read together with them.
    vars(linux_driver)["getincrementaldecoder"] = _replacing

    class LastingDriver(LinuxDriver):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            self._file = cast(Any, _Outlasting(cast(TextIO, self._file)))
            self.exit_event = _EndOrClosing(self.fileno)

        def start_application_mode(self) -> None:
            super().start_application_mode()  # type: ignore[no-untyped-call]
            # Textual's own handler may be interrupted by itself, and then tell an older size last.
            loop = asyncio.get_running_loop()
            with contextlib.suppress(RuntimeError, ValueError):
                loop.add_signal_handler(signal.SIGWINCH, self._tell_size)

        def _tell_size(self) -> None:
            if self._in_band_window_resize:
                return
            size = Size(*self._get_terminal_size())
            self._app.post_message(Resize(size, size))
            if self._app.screen_stack:
                # The size may be what it was, and what was shown be lost in between.
                self._app.screen.refresh()

        def run_input_thread(self) -> None:
            while not self.exit_event.is_set():
                with contextlib.suppress(ValueError, OverflowError):
                    super().run_input_thread()
            if is_gone(self.fileno):
                # As the system says it to the programs that it knows to belong to a terminal.
                os.kill(os.getpid(), signal.SIGHUP)

    return LastingDriver


def _replacing(encoding: str) -> Callable[[], codecs.IncrementalDecoder]:
    """A decoder's maker that puts a replacement for what can't be decoded."""
    return partial(codecs.getincrementaldecoder(encoding), errors="replace")


class _EndOrClosing(threading.Event):
    """The end of reading: asked for, or come about because the terminal was closed.

    From a closed terminal nothing can be read, which Textual would try again without a pause.
    """

    def __init__(self, descriptor: int) -> None:
        super().__init__()
        self._descriptor = descriptor

    def is_set(self) -> bool:
        return super().is_set() or is_gone(self._descriptor)


def is_gone(descriptor: int) -> bool:
    """Whether the terminal behind a file descriptor has been closed; False where none can tell."""
    if not hasattr(select, "poll"):
        return False
    watched = select.poll()
    watched.register(descriptor, 0)
    return any(state & (select.POLLHUP | select.POLLNVAL) for _, state in watched.poll(0))


class _Outlasting:
    """A terminal to write to, even when it is gone: whoever waits for the writing then gets on."""

    def __init__(self, terminal: TextIO) -> None:
        self._terminal = terminal
        self.fileno = terminal.fileno

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError):
            self._terminal.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self._terminal.flush()


class Harmless(LineFilter):
    """Takes out of each line what would steer the terminal or change its direction.

    Texts are made harmless where they are read. This is for the rest: names of files, what is
    typed and pasted into text fields, and whatever is forgotten.
    """

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        text = "".join(segment.text for segment in segments)
        if text.isprintable() and "\ufe0f" not in text:
            return segments
        return [_harmless_segment(segment) for segment in segments]


def _harmless_segment(segment: Segment) -> Segment:
    """The segment with nothing in it but what is seen, as wide as it was laid out."""
    if segment.control:
        return segment
    # Terminals don't agree on how wide a joined or a widened character is. Rich, which laid the
    # line out, counts the first of those joined, and two cells for one that is widened.
    text = re.sub(_WIDENED, _padded, re.sub(_JOINED, "", segment.text))
    return Segment(set_cell_size(harmless(text), segment.cell_length), segment.style)


def _padded(widened: re.Match[str]) -> str:
    return set_cell_size(widened[1], cell_len(widened[0]))


def harmless(text: str) -> str:
    """The text without the characters that aren't seen themselves but change what is."""
    return re.sub(_UNSEEN, "", re.sub(_LONE, REPLACEMENT, text))
