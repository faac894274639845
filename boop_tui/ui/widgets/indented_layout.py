"""The indented layout of the move list: which moves stand on which row, kept up with edits.

A row holds one full move of a line. The variations on a move follow it, each on rows of its
own and one step deeper; then its line goes on. An edit lays out only what it touches.
"""

import textwrap
from collections.abc import Callable, Iterator

from boop_tui.game.tree import Node
from boop_tui.text import glyphs, notation
from boop_tui.text.plain import shown
from boop_tui.ui.widgets.move_layout import LONGEST_COMMENT, MoveLayout
from boop_tui.ui.widgets.row_store import Cell, Role, Row

_INDENT = 3
_DEEPEST_INDENT = 5
"""Variations nested deeper than this are indented no further, but say how deep they are."""
_NUMBER = 5
"""Columns for a move's number and the space after it, at the least."""


class IndentedLayout(MoveLayout):
    """Each variation on rows of its own, indented under the move it replaces."""

    def lay_out(self) -> None:
        self._put(0, len(self.rows), ())
        self._put(0, 0, self._comment_rows(self.tree.root, self.tree.root.comment, 0))
        self._put(len(self.rows), len(self.rows), self._rows_after(self.tree.root, 0))

    # Collapsed variations

    def toggle(self, head: Node) -> None:
        self.collapsed ^= {head}
        if (row := self.row_of.get(head)) is not None:
            self._put(*self._extent(head), self._rows_of_variation(head, row.depth))

    def open_to(self, node: Node) -> bool:
        hiding = self._hiding(node)
        for head in reversed(hiding):
            self.toggle(head)
        return bool(hiding)

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
        shares_row = row.nodes[0] is not node
        heads_a_variation = bool(node.parent.children) and not shares_row
        first_sibling_row = self.row_of.get(node.parent.children[0]) if heads_a_variation else None
        if first_sibling_row is None or first_sibling_row.depth >= row.depth:
            self.relaid(node.parent)
            return
        self._put(*self._extent(node), ())
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
        if self.is_collapsed(node):
            return
        row = self.row_of.get(node)
        place = 0 if row is None else self.rows.index(row) + 1
        if row is not None and row.nodes[-1] is not node and node.comment:
            self._part(row, place)
        comments = self._comment_rows(node, node.comment, 0 if row is None else row.depth)
        self._put(place, self._after_comments(node, place), comments)
        self._join(node)

    def _extent(self, head: Node) -> tuple[int, int]:
        """The rows of a variation, comments and all: the first, and the one after the last."""
        row = self.row_of[head]
        begin = place = self.rows.index(row)
        while begin and self.rows[begin - 1].nodes[0] is head:
            begin -= 1
        end = self._end(
            place + 1,
            lambda other: (
                other.depth > row.depth
                or (other.depth == row.depth and other.nodes[0].ply > head.ply)
                or other.nodes[0] is head
            ),
        )
        return begin, end

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

    # Laying out

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
            if self.is_collapsed(head):
                yield Row(depth, (head,), hidden=sum(1 for _ in head.walk()) - 1)
                continue
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
        self.depends_on_width = True
        text = shown(comment[:LONGEST_COMMENT]) + ("…" if len(comment) > LONGEST_COMMENT else "")
        lines = textwrap.wrap(text, max(self.width - self._indent(depth) - _NUMBER - 1, 12))
        return [Row(depth, (node,), line) for line in lines or [" "]]

    # What stands on a row

    def _indent(self, depth: int) -> int:
        return min(depth, _DEEPEST_INDENT) * _INDENT

    def cells(self, row: Row) -> tuple[Cell, ...]:
        indent = self._indent(row.depth)
        if row.text:
            return (Cell(indent + _NUMBER, row.text, Role.COMMENT),)
        number = self.number(row.nodes[0])
        if row.depth > _DEEPEST_INDENT:
            number = f"‹{row.depth}› {number}"
        cells = [Cell(indent + 1, number, Role.NUMBER)]
        if not row.nodes[0].is_first:
            sign = "▸" if self.is_collapsed(row.nodes[0]) else "▾"
            cells.insert(0, Cell(indent, sign, Role.FOLD, row.nodes[0]))
        column = indent + max(_NUMBER, len(number) + 2)
        if row.depth == 0 and not self.is_oranges(row.nodes[0]):
            column = max(column, self._second_column)
        for node in row.nodes:
            text = f" {notation.of(node)}{glyphs.shown(node.glyphs)} "
            cells.append(Cell(column - 1, text, Role.MOVE, node))
            column += len(text)
            if row.depth == 0:
                column = max(column, self._second_column)
        if row.hidden:
            cells.append(Cell(column, f"and {row.hidden:,} more", Role.COMMENT))
        return tuple(cells)

    @property
    def _second_column(self) -> int:
        """Where grey's moves of the main line begin, so that they stand below one another."""
        return _NUMBER + max(8, min(16, (self.width - _NUMBER) // 2))
