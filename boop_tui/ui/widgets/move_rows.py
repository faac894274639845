"""The indented layout of the move list: which moves stand on which row, kept up with edits.

A row holds one full move of a line. The variations on a move follow it, each on rows of its
own and one step deeper; then its line goes on. An edit lays out only what it touches.
"""

import textwrap
from collections.abc import Callable, Iterable, Iterator

from boop_tui.game.position import Side
from boop_tui.game.tree import GameTree, Node
from boop_tui.text.plain import shown
from boop_tui.ui.widgets.row_store import Row, RowStore

_COMMENT_WIDTH = 36
_LONGEST_COMMENT = 2_000
"""Characters of a comment that are shown; all of it is kept and written."""


class MoveRows:
    """The rows of a tree, and the row of every move."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.rows = RowStore()
        self.row_of: dict[Node, Row] = {}
        self.laid_out = 0
        """How many rows have been made so far: a measure of the work done."""
        self._put(0, 0, self._comment_rows(tree.root, tree.root.comment, 0))
        self._put(len(self.rows), len(self.rows), self._rows_after(tree.root, 0))

    def __len__(self) -> int:
        return len(self.rows)

    def place_of(self, node: Node) -> int:
        """The number of the row that a move stands on; 0 for the root."""
        row = self.row_of.get(node)
        return 0 if row is None else self.rows.index(row)

    # Keeping up with edits of the tree, told after they were made

    def grown(self, node: Node) -> None:
        """A node has been added as the last sibling."""
        first = node.siblings[0]
        if first is node:
            self.relaid(node.parent)
            return
        row = self.row_of[first]
        after = self._after_comments(first, self.rows.index(row) + 1)
        if row.nodes[-1] is not first:
            self._part(row, after)
        end = self._end(after, lambda other: other.depth > row.depth)
        self._put(end, end, self._rows_of_variation(node, row.depth + 1))

    def pruned(self, node: Node) -> None:
        """A node has been taken out from among its parent's children."""
        assert node.parent is not None
        row = self.row_of[node]
        begin = self.rows.index(row)
        shares_row = row.nodes[0] is not node
        heads_a_variation = bool(node.parent.children) and not shares_row
        first_sibling_row = self.row_of.get(node.parent.children[0]) if heads_a_variation else None
        if first_sibling_row is None or first_sibling_row.depth >= row.depth:
            self.relaid(node.parent)
            return
        while begin and self.rows[begin - 1].nodes[0] is node:
            begin -= 1
        end = self._end(
            self.rows.index(row) + 1,
            lambda other: (
                other.depth > row.depth
                or (other.depth == row.depth and other.nodes[0].ply > node.ply)
                or other.nodes[0] is node
            ),
        )
        self._put(begin, end, ())
        self._join(node.parent.children[0])

    def relaid(self, parent: Node | None) -> None:
        """Anything may have changed after a node: its rows from there on are laid out anew."""
        if parent is None or parent.parent is None:
            begin = self._after_comments(self.tree.root, 0)
            self._put(begin, len(self.rows), self._rows_after(self.tree.root, 0))
            return
        row = self.row_of[parent]
        if row.nodes[-1] is not parent:
            del self.row_of[row.nodes[-1]]
            row.nodes = (parent,)
        begin = self._after_comments(parent, self.rows.index(row) + 1)
        if parent.is_first and len(parent.siblings) > 1:
            begin = self._end(begin, lambda other: other.depth > row.depth)
        end = self._end(
            begin, lambda other: other.depth >= row.depth and other.nodes[0].ply > parent.ply
        )
        self._put(begin, end, self._rows_after(parent, row.depth))
        if parent.children:
            self._join(parent)

    def annotated(self, node: Node) -> None:
        """A node's comment or glyphs have changed."""
        row = self.row_of.get(node)
        place = 0 if row is None else self.rows.index(row) + 1
        if row is not None and row.nodes[-1] is not node and node.comment:
            self._part(row, place)
        comments = self._comment_rows(node, node.comment, 0 if row is None else row.depth)
        self._put(place, self._after_comments(node, place), comments)
        self._join(node)

    def _part(self, row: Row, place: int) -> None:
        """Gives the second move of a row a row of its own, at that place."""
        first, second = row.nodes
        row.nodes = (first,)
        self._put(place, place, [Row(row.depth, (second,))])

    def _join(self, node: Node) -> None:
        """Puts the row of the move after a node at the end of the node's, if they may share one."""
        row = self.row_of.get(node)
        if row is None or row.nodes[-1] is not node or not node.children:
            return
        if not self._may_share(node, node.children[0]):
            return
        place = self.rows.index(row) + 1
        if place < len(self.rows) and self.rows[place].nodes[0] is node.children[0]:
            (follower,) = self._put(place, place + 1, ())
            row.nodes = (*row.nodes, *follower.nodes)
            self.row_of[node.children[0]] = row

    def _after_comments(self, node: Node, place: int) -> int:
        return self._end(place, lambda other: bool(other.text) and other.nodes[0] is node)

    def _end(self, place: int, belongs: Callable[[Row], bool]) -> int:
        """The first place from there on whose row doesn't belong."""
        for row in self.rows.iterate(place):
            if not belongs(row):
                break
            place += 1
        return place

    def _put(self, begin: int, end: int, rows: Iterable[Row]) -> list[Row]:
        made = list(rows)
        taken = self.rows.replace(begin, end, made)
        self.laid_out += len(made)
        for row in taken:
            for node in row.nodes:
                if not row.text and self.row_of.get(node) is row:
                    del self.row_of[node]
        for row in made:
            if not row.text:
                for node in row.nodes:
                    self.row_of[node] = row
        return taken

    # Laying out

    def is_oranges(self, node: Node) -> bool:
        """Whether orange made the move of a node."""
        return (node.ply - 1 + self.tree.root.position.side) % 2 == Side.ORANGE

    def _may_share(self, first: Node, second: Node) -> bool:
        """Whether two moves of a line, one after the other, stand on one row."""
        return (
            second.parent is first
            and self.is_oranges(first)
            and not first.comment
            and not second.preface
            and not (first.is_first and len(first.siblings) > 1)
        )

    def _rows_of_variation(self, head: Node, depth: int) -> Iterator[Row]:
        return self._rows([(head, depth)])

    def _rows_after(self, node: Node, depth: int) -> Iterator[Row]:
        return self._rows([(node.children[0], depth)] if node.children else [])

    def _rows(self, todo: list[tuple[Node, int]]) -> Iterator[Row]:
        """The rows of each line in the list, a last-in-first-out one, with its variations.

        A line is named by its first move and its depth.
        """
        while todo:
            head, depth = todo.pop()
            following: Node | None = head
            row: Row | None = None
            while following is not None:
                node = following
                if row is not None and self._may_share(row.nodes[0], node):
                    row.nodes = (*row.nodes, node)
                else:
                    if row is not None:
                        yield row
                    yield from self._comment_rows(node, node.preface, depth)
                    row = Row(depth, (node,))
                following = node.children[0] if node.children else None
                variations = node.siblings[1:] if node.is_first else []
                if node.comment or variations:
                    yield row
                    row = None
                    yield from self._comment_rows(node, node.comment, depth)
                if variations:
                    if following is not None:
                        todo.append((following, depth))
                    todo.extend((other, depth + 1) for other in reversed(variations))
                    break
            if row is not None:
                yield row

    def _comment_rows(self, node: Node, comment: str, depth: int) -> list[Row]:
        if not comment:
            return []
        text = shown(comment[:_LONGEST_COMMENT]) + ("…" if len(comment) > _LONGEST_COMMENT else "")
        lines = textwrap.wrap(text, _COMMENT_WIDTH) or [" "]
        return [Row(depth, (node,), line) for line in lines]
