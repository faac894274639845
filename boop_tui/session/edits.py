"""Changes of a game tree, each knowing how to undo itself: no copies of the tree are kept."""

from boop_tui.game.tree import GameTree, Node


class Edit:
    """One change. `apply` makes it, `revert` takes it back exactly."""

    cursor_before: Node
    cursor_after: Node
    tree_before: GameTree | None = None
    tree_after: GameTree | None = None
    keeps_order = False
    """Whether every node that stood before is as much a first child as it was."""

    def apply(self) -> None:
        """Makes the change."""
        raise NotImplementedError

    def revert(self) -> None:
        """Takes the change back."""
        raise NotImplementedError

    def cursor_from(self, cursor: Node) -> Node:
        """Where the cursor goes, made for the first time, if it stands there now."""
        return cursor


class Grow(Edit):
    """A new move, added as the last sibling; the cursor goes to it."""

    keeps_order = True

    def __init__(self, node: Node) -> None:
        assert node.parent is not None
        self.node = node
        self.parent = node.parent

    def apply(self) -> None:
        self.parent.children.append(self.node)

    def revert(self) -> None:
        self.parent.children.pop()

    def cursor_from(self, cursor: Node) -> Node:
        return self.node


class Prune(Edit):
    """A move and all after it, removed; the cursor goes to its parent if it stood there."""

    def __init__(self, node: Node) -> None:
        assert node.parent is not None
        self.node = node
        self.parent = node.parent
        self.place = self.parent.children.index(node)

    def apply(self) -> None:
        del self.parent.children[self.place]

    def revert(self) -> None:
        self.parent.children.insert(self.place, self.node)

    def cursor_from(self, cursor: Node) -> Node:
        return self.parent if cursor.is_within(self.node) else cursor


class Reorder(Edit):
    """Nodes that change places among their siblings: each with its place before and after."""

    def __init__(self, moves: list[tuple[Node, int, int]]) -> None:
        self.moves = moves

    def apply(self) -> None:
        for node, before, after in self.moves:
            node.siblings.insert(after, node.siblings.pop(before))

    def revert(self) -> None:
        for node, before, after in reversed(self.moves):
            node.siblings.insert(before, node.siblings.pop(after))


class Annotate(Edit):
    """A move's comment and glyphs, replaced; the cursor goes to it."""

    keeps_order = True

    def __init__(self, node: Node, comment: str, glyphs: tuple[int, ...]) -> None:
        self.node = node
        self.before = (node.comment, node.glyphs)
        self.after = (comment, glyphs)

    def apply(self) -> None:
        self.node.comment, self.node.glyphs = self.after

    def revert(self) -> None:
        self.node.comment, self.node.glyphs = self.before

    def cursor_from(self, cursor: Node) -> Node:
        return self.node


class Load(Edit):
    """Another game in place of the open one."""

    def __init__(self, before: GameTree, after: GameTree) -> None:
        self.tree_before = before
        self.tree_after: GameTree = after

    def apply(self) -> None:
        """Nothing to do: the study takes up the tree."""

    def revert(self) -> None:
        """Nothing to do: the study takes the old tree up again."""

    def cursor_from(self, cursor: Node) -> Node:
        return self.tree_after.root.line_end()
