"""The menu on a move: what may be done with it and its line, and what would go."""

from collections.abc import Callable
from itertools import islice

from boop_tui.game.tree import GameTree, Node
from boop_tui.session.study import Study
from boop_tui.text import notation
from boop_tui.text.movetext_writer import number_text
from boop_tui.ui.commands import COMMANDS
from boop_tui.ui.keymap import Keymap
from boop_tui.ui.widgets.choice_list import Choice

CHANGES: dict[str, Callable[[Study, Node], bool]] = {
    "tree.promote": Study.promote,
    "tree.make_main": Study.make_main,
    "tree.delete_from": Study.delete_from,
    "tree.delete_variation": Study.delete_variation,
}
"""The commands of the menu, and what each does to a move."""

_MOST_COUNTED = 10_000


def choices(node: Node, tree: GameTree, keymap: Keymap) -> list[Choice]:
    """The entries of the menu on a move."""
    is_on_main_line = node.divergence() is None
    return [
        Choice(
            command,
            label(command, going(command, node), tree),
            keymap.key(command),
            command == "tree.delete_from" or not is_on_main_line,
        )
        for command in CHANGES
    ]


def going(command: str | None, node: Node) -> Node | None:
    """The move that a command would delete, with all that follows; None if it deletes nothing."""
    if command == "tree.delete_from":
        return node if node.parent is not None else None
    return node.divergence() if command == "tree.delete_variation" else None


def label(command: str, gone: Node | None, tree: GameTree) -> str:
    """What a command does, with the moves that go, such as ``2. Kb1 and 3 more``."""
    title = COMMANDS[command].title
    if gone is None:
        return title
    more = sum(1 for _ in islice(gone.walk(), _MOST_COUNTED + 1)) - 1
    first = f"{number_text(tree, gone)} {notation.of(gone)}"
    if more >= _MOST_COUNTED:
        return f"{title} · {first} and over {_MOST_COUNTED:,} more"
    return f"{title} · {first} and {more:,} more" if more else f"{title} · {first}"
