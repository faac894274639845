"""The game tree: positions joined by moves, the first child of each being its main line.

Nothing here recurses, so that lines and nests may be as deep as memory allows.
"""

from collections.abc import Iterator

from boop_tui.game.position import Move, Position


class Node:
    """One position in a tree, with the move that led to it (None at the root).

    `ply` counts the moves from the root. `comment` follows the move, `preface` stands before
    it; `glyphs` are numbers as in ``$1``: 1 to 6 are ``! ? !! ?? !? ?!``.
    """

    __slots__ = ("children", "comment", "glyphs", "move", "parent", "ply", "position", "preface")

    def __init__(
        self, position: Position, move: Move | None = None, parent: "Node | None" = None
    ) -> None:
        self.position = position
        self.move = move
        self.parent = parent
        self.children: list[Node] = []
        self.ply: int = 0 if parent is None else parent.ply + 1
        self.comment = ""
        self.preface = ""
        self.glyphs: tuple[int, ...] = ()

    def child(self, move: Move) -> "Node | None":
        """The child that this move leads to, if it has been played here."""
        for child in self.children:
            if child.move == move:
                return child
        return None

    @property
    def is_first(self) -> bool:
        """Whether this is the root or the first child of its parent."""
        return self.parent is None or self.parent.children[0] is self

    @property
    def siblings(self) -> list["Node"]:
        """The children of the parent, this node among them; a root stands alone."""
        return self.parent.children if self.parent is not None else [self]

    def path(self) -> list["Node"]:
        """From the root to this node, both included."""
        nodes = [self]
        while (parent := nodes[-1].parent) is not None:
            nodes.append(parent)
        nodes.reverse()
        return nodes

    def line_end(self) -> "Node":
        """Where one comes to by following first children from here."""
        node = self
        while node.children:
            node = node.children[0]
        return node

    def divergence(self) -> "Node | None":
        """Where the line of this node diverges: the deepest node on the path from the root,
        itself included, that is not a first child. None on the main line.
        """
        node: Node | None = self
        while node is not None and node.is_first:
            node = node.parent
        return node

    def is_within(self, ancestor: "Node") -> bool:
        """Whether this node is that one or follows from it."""
        node: Node | None = self
        while node is not None and node.ply > ancestor.ply:
            node = node.parent
        return node is ancestor

    def walk(self) -> Iterator["Node"]:
        """This node and all that follow from it: each before its children, first lines first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))


class GameTree:
    """A game with its variations, and the tags that came with it (name and value)."""

    __slots__ = ("root", "tags")

    def __init__(self, position: Position | None = None) -> None:
        self.root = Node(Position.start() if position is None else position)
        self.tags: list[tuple[str, str]] = []

    def move_number(self, node: Node) -> int:
        """The number of the full move that a node's move belongs to, from 1."""
        return (node.ply - 1 + self.root.position.side) // 2 + 1
