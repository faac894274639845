"""Movetext: a whole game tree as text, such as ``1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6) (2. Ke5)``.

Reading and writing take time in proportion to the text and never recurse, however deep it
nests. What is written reads back as an equal tree.
"""

from boop_tui.game.tree import GameTree
from boop_tui.text.movetext_reader import LARGEST, MovetextError, read
from boop_tui.text.movetext_writer import write, write_short

__all__ = ["LARGEST", "GameTree", "MovetextError", "read", "write", "write_short"]
