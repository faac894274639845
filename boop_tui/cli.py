"""The command line: what `boop-tui` is asked to open, and the start of the board."""

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from boop_tui import __version__
from boop_tui.game.position import Position
from boop_tui.game.rules import BOARD, RULE_SETS
from boop_tui.game.tree import GameTree
from boop_tui.session import store
from boop_tui.text import fen, movetext

CANNOT_OPEN = 2
"""The exit status for what can't be opened or was asked for wrongly."""


class _Refused(Exception):  # noqa: N818 - not a fault of the program
    """Something asked for that can't be done; its text goes to standard error."""


@dataclass(frozen=True, slots=True)
class _Opened:
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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
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
    shown = "standard input" if path is None else store.shown_path(path)
    warnings: list[str] = []
    try:
        text, stamp = (store.read_input(), None) if path is None else store.read(path, pipes=True)
        tree = movetext.read(text, warnings, RULE_SETS[rules] if rules else BOARD)
    except store.StoreError as reason:
        raise _Refused(f"boop-tui: {reason}") from None
    except movetext.MovetextError as error:
        token = f"{error.token}: " if error.token else ""
        raise _Refused(f"{shown}:{error.line}:{error.column}: {token}{error.reason}") from None
    if path is not None and not path.is_file():
        path = stamp = None  # a pipe: nothing can be saved back to it
    return _Opened(tree, path, stamp, "; ".join([f"Opened {shown}", *warnings[:1]]))


def _print(tree: GameTree) -> int:
    """Writes the game to standard output."""
    try:
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
        print(movetext.write(tree))
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read has had enough; nothing more may be written at the interpreter's end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _start(opened: _Opened, asked: argparse.Namespace) -> int:
    """Starts the board, and stays until it is left; gives the exit status."""
    if asked.file == "-":
        _take_terminal_as_input()
    if not (
        sys.__stdin__ and sys.__stdin__.isatty() and sys.__stdout__ and sys.__stdout__.isatty()
    ):
        raise _Refused("boop-tui: there is no terminal to draw on; --print writes a game as text")
    # Loaded only now, since --print and --help have no use for the interface.
    from boop_tui.session.session import Session
    from boop_tui.ui.app import BoopApp

    session = Session(opened.tree)
    if opened.path is not None:
        session.homes.settle(opened.path, opened.stamp)
    app = BoopApp(session, opened.message, asked.resume)
    app.run()
    session.end(cleanly=app.rescued is None and not app.return_code)
    if app.rescued is not None:
        print(
            f"boop-tui: the open game is safe in {store.shown_path(app.rescued)}; "
            "boop-tui --resume reopens it",
            file=sys.stderr,
        )
    return app.return_code or 0


def _take_terminal_as_input() -> None:
    """Puts the keyboard in the place of a standard input that has been read to its end."""
    with contextlib.suppress(OSError):
        terminal = os.open("/dev/tty", os.O_RDONLY)
        os.dup2(terminal, 0)
        os.close(terminal)
