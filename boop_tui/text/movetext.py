"""Movetext: a whole game tree as text, such as ``1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6) (2. Ke5)``.

Reading and writing take time in proportion to the text and never recurse, however deep it
nests. What is written reads back as an equal tree.
"""

from boop_tui.game.rules import BOARD, RuleSet
from boop_tui.game.tree import GameTree
from boop_tui.text.movetext_error import LARGEST, MovetextError
from boop_tui.text.movetext_writer import write, write_short

__all__ = ["LARGEST", "GameTree", "MovetextError", "read", "write", "write_short"]


def read(text: str, warnings: list[str] | None = None, rules: RuleSet = BOARD) -> GameTree:
    """The game tree that a movetext describes; MovetextError, naming the place, otherwise.

    A game that has no ``Rules`` tag is read under `rules`. What was left out without harm is
    added to `warnings`, a sentence each.
    """
    # Loaded only now, so that a new game is there sooner.
    from boop_tui.text.movetext_reader import read_game

    return read_game(text, [] if warnings is None else warnings, rules)
