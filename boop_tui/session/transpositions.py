"""Where else in a game a position stands: by bed, hands, side to move and rule set."""

from collections.abc import Iterable, Iterator
from itertools import islice

from boop_tui.game.position import Position
from boop_tui.game.tree import GameTree, Node
from boop_tui.session.edits import Edit, Grow, Load, Prune


class Transpositions:
    """The nodes of a tree by their position, filled a stretch at a time and kept up with edits.

    Looking a position up takes no longer in a large tree than in a small one.
    """

    def __init__(self, tree: GameTree) -> None:
        self._nodes: dict[Position, Node | dict[Node, None]] = {}
        """A position that stands in one place, as most do, costs no table of its own."""
        self._waiting: Iterator[Node] = iter(())
        self._is_complete = False
        self._begin(tree)

    def _begin(self, tree: GameTree) -> None:
        self._nodes.clear()
        self._waiting = tree.root.walk()
        self._is_complete = False

    def advance(self, count: int) -> bool:
        """Takes in so many nodes more; whether the whole tree is in now."""
        if not self._is_complete:
            taken = self._take(islice(self._waiting, count))
            self._is_complete = taken < count
        return self._is_complete

    def _take(self, nodes: Iterable[Node]) -> int:
        taken = 0
        for node in nodes:
            taken += 1
            known = self._nodes.setdefault(node.position, node)
            if isinstance(known, dict):
                known[node] = None
            elif known is not node:
                self._nodes[node.position] = {known: None, node: None}
        return taken

    def follow(self, edit: Edit, undone: bool, tree: GameTree) -> None:
        """Keeps up with an edit of the tree that was just made or undone."""
        match edit:
            case Load():
                self._begin(tree)
            case Grow() | Prune() if not self._is_complete:
                self._begin(tree)
            case Grow() | Prune():
                is_gone = undone is isinstance(edit, Grow)
                (self._drop if is_gone else self._take)(edit.node.walk())
            case _:
                pass  # order and comments make no difference

    def _drop(self, nodes: Iterable[Node]) -> None:
        for node in nodes:
            known = self._nodes.get(node.position)
            if known is node:
                del self._nodes[node.position]
            elif isinstance(known, dict):
                known.pop(node, None)
                if len(known) == 1:
                    (self._nodes[node.position],) = known

    def count_others(self, node: Node) -> int:
        """How many other nodes of the tree have this node's position, as far as known."""
        known = self._nodes.get(node.position)
        if isinstance(known, dict):
            return len(known) - (node in known)
        return int(known is not None and known is not node)

    def is_repetition(self, node: Node) -> bool:
        """Whether the position has stood before on the way to this node."""
        known = self._nodes.get(node.position)
        if not isinstance(known, dict):
            return False
        above = node.parent
        while above is not None and above not in known:
            above = above.parent
        return above is not None

    def next_place(self, node: Node) -> Node | None:
        """The next place with the same position, going round; None if there is no other."""
        known = self._nodes.get(node.position)
        if not isinstance(known, dict) or node not in known:
            return None
        places = list(known)
        return places[(places.index(node) + 1) % len(places)]
