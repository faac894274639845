"""The command line: what `boop-tui` is asked to open, and the start of the board."""

import argparse
import sys
from collections.abc import Sequence

from boop_tui import __version__
from boop_tui.game.rules import RULE_SETS
from boop_tui.game.tree import GameTree
from boop_tui.session.study import Study
from boop_tui.text import fen


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; gives its exit status: 0, or 2 for what can't be opened."""
    asked = _parser().parse_args(arguments)
    rules = RULE_SETS[asked.rules]
    try:
        position = fen.read(asked.fen, rules) if asked.fen is not None else None
    except fen.FenError as reason:
        print(f"boop-tui: --fen: {reason}", file=sys.stderr)
        return 2
    study = Study(GameTree(position))
    from boop_tui.ui.app import BoopApp

    BoopApp(study).run()
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="boop-tui", description="An analysis board for boop. in the terminal."
    )
    parser.add_argument("--fen", help="start from a position")
    parser.add_argument(
        "--rules", choices=list(RULE_SETS), default="board", help="the rule set to play under"
    )
    parser.add_argument("--version", action="version", version=f"boop-tui {__version__}")
    return parser
