"""The command line: what `boop-tui` is asked to open, and the start of the board."""

import argparse
import contextlib
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from boop_tui import __version__
from boop_tui.game.position import Position
from boop_tui.game.rules import BOARD, RULE_SETS
from boop_tui.game.tree import GameTree
from boop_tui.session import store
from boop_tui.text import fen, movetext
from boop_tui.text.plain import shown

if TYPE_CHECKING:
    from boop_tui.session.session import Session

CANNOT_OPEN = 2
"""The exit status for what can't be opened or was asked for wrongly."""

INTERRUPTED = 130
"""The exit status for Ctrl+C while something is still being read."""


class _Refused(Exception):  # noqa: N818 - not a fault of the program
    """Something asked for that can't be done; its text goes to standard error."""


class _Parser(argparse.ArgumentParser):
    """Says what it can't understand without repeating what would steer the terminal."""

    def error(self, message: str) -> NoReturn:
        super().error(shown(message))


class _Opened(NamedTuple):
    """A game, the file it came from with its stamp, and what to say about it."""

    tree: GameTree | None
    """None for a new game under the rule set of the settings."""
    path: Path | None = None
    stamp: str | None = None
    message: str = ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; gives its exit status: 0, or 2 for what can't be opened."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.file is not None and asked.fen is not None:
        parser.error("FILE and --fen can't both be opened")
    if asked.resume and (asked.file is not None or asked.fen is not None):
        parser.error("--resume opens the game left behind, and nothing else")
    if asked.print and asked.file is None:
        parser.error("--print needs a FILE")
    try:
        opened = _open(asked)
        return _print(opened.tree) if asked.print and opened.tree else _start(opened, asked)
    except _Refused as reason:
        print(reason, file=sys.stderr)
        return CANNOT_OPEN
    except KeyboardInterrupt:
        return INTERRUPTED


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="boop-tui",
        description="An analysis board for the board game boop. in the terminal.",
        epilog="Without a FILE the board opens at the start of a game; ? on it shows Help.",
    )
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="a game to open, - for standard input"
    )
    parser.add_argument("--fen", help="start from a position")
    parser.add_argument("--rules", choices=list(RULE_SETS), help="the rule set to play under")
    parser.add_argument(
        "--resume", action="store_true", help="reopen the game that a crash or a kill left behind"
    )
    parser.add_argument(
        "--print", action="store_true", help="write FILE's game to standard output, and no screen"
    )
    parser.add_argument("--version", action="version", version=f"boop-tui {__version__}")
    return parser


def _open(asked: argparse.Namespace) -> _Opened:
    """The game asked for."""
    rules = RULE_SETS[asked.rules] if asked.rules else BOARD
    if asked.file is not None:
        return _open_file(asked.file, asked.rules)
    if asked.fen is None:
        return _Opened(GameTree(Position.start(rules)) if asked.rules else None)
    try:
        return _Opened(GameTree(fen.read(asked.fen, rules)))
    except fen.FenError as reason:
        raise _Refused(f"boop-tui: --fen: {reason}") from None


def _open_file(name: str, rules: str | None) -> _Opened:
    path = None if name == "-" else Path(name)
    name = "standard input" if path is None else store.shown_path(path)
    warnings: list[str] = []
    try:
        text, stamp = (store.read_input(), None) if path is None else store.read(path, pipes=True)
        tree = movetext.read(text, warnings, RULE_SETS[rules] if rules else BOARD)
    except store.StoreError as reason:
        raise _Refused(f"boop-tui: {reason}") from None
    except movetext.MovetextError as error:
        token = f"{error.token}: " if error.token else ""
        raise _Refused(f"{name}:{error.line}:{error.column}: {token}{error.reason}") from None
    if path is not None and not path.is_file():
        path = stamp = None  # a pipe: nothing can be saved back to it
    return _Opened(tree, path, stamp, "; ".join([f"Opened {name}", *warnings[:1]]))


def _print(tree: GameTree) -> int:
    """Writes the game to standard output."""
    if sys.stdout is None:
        raise _Refused("boop-tui: standard output is closed")
    try:
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
        print(movetext.write(tree), flush=True)
    except OSError as error:
        # What could not be written must not be tried again at the interpreter's end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # whoever read has had enough
            raise _Refused(f"boop-tui: standard output: {store.reason(error)}") from None
    return 0


def _start(opened: _Opened, asked: argparse.Namespace) -> int:
    """Starts the board, and stays until it is left; gives the exit status."""
    if asked.file == "-":
        _take_terminal_as_input()
    # Textual reads from the first of these, measures the second, and draws on the third.
    streams = (sys.__stdin__, sys.__stdout__, sys.__stderr__)
    if not all(stream is not None and stream.isatty() for stream in streams):
        raise _Refused("boop-tui: there is no terminal to draw on; --print writes a game as text")
    if os.environ.get("TERM", "dumb") in ("dumb", "unknown"):
        # Rich takes such a terminal to have 80 columns whatever it has; no colour is what it lacks.
        os.environ.update(TERM="vt100", NO_COLOR="1")
    # Nothing of what is loaded and made at the start is garbage: the screen, once it shows a game,
    # has the collector begin after it.
    gc.disable()
    # Loaded only now, since --print and --help have no use for the interface.
    from boop_tui.session.session import Session
    from boop_tui.ui.app import BoopApp

    # What is pressed while a large game is autosaved should not wait for its turn.
    sys.setswitchinterval(0.001)
    session = Session(opened.tree)
    if opened.path is not None:
        session.homes.settle(opened.path, opened.stamp)
    app = BoopApp(session, opened.message, asked.resume)
    try:
        app.run()
    finally:
        _end(session, cleanly=app.return_code == 0)
    return 1 if app.return_code is None else app.return_code


def _end(session: "Session", cleanly: bool) -> None:
    """Ends the sitting, and says where the open game is if it was left unsaved."""
    left = session.end(cleanly)
    if left is not None:
        where = f"is safe in {store.shown_path(left)}; boop-tui --resume reopens it"
    elif not cleanly and session.homes.is_unsaved:
        where = "could not be written down"
    else:
        return
    with contextlib.suppress(OSError):  # the terminal may be gone
        print(f"boop-tui: the open game {where}", file=sys.stderr)


def _take_terminal_as_input() -> None:
    """Puts the keyboard in the place of a standard input that has been read to its end."""
    with contextlib.suppress(OSError):
        terminal = os.open("/dev/tty", os.O_RDONLY)
        os.dup2(terminal, 0)
        os.close(terminal)
