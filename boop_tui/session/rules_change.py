"""Playing on under another rule set: the moves so far were made under the old one."""

from dataclasses import replace

from boop_tui.game.position import Position
from boop_tui.game.rules import RuleSet
from boop_tui.game.tree import GameTree


def fresh_line(position: Position, rules: RuleSet) -> tuple[GameTree, str]:
    """A game that begins at that position under other rules, and what to say of it.

    Between two moves every set sees the same bed and hands, and a game that is won stays won,
    since the win comes first in every set. Rows and full beds that the new set would have
    dealt with at the end of the last move stand until the next one.
    """
    tree = GameTree(replace(position, rules=rules))
    said = f"The rules are now {rules.name}: a fresh line from this position"
    winner = position.winner
    return tree, said if winner is None else f"{said}, which {winner.name.lower()} has won"
