"""The inline layout of the move list: one running text, with variations in brackets."""

from collections.abc import Iterator

from rich.cells import cell_len

from boop_tui.game.tree import Node
from boop_tui.text import glyphs, notation
from boop_tui.text.plain import shown
from boop_tui.ui.widgets.move_layout import LONGEST_COMMENT, MoveLayout
from boop_tui.ui.widgets.row_store import Cell, Role, Row

_CONTINUE, _OPEN, _CLOSE = range(3)

Piece = tuple[str, Role, Node | None, bool]
"""A text, what it is, its move, and whether it joins the one before without a space."""


class InlineLayout(MoveLayout):
    """Everything in reading order, wrapped at the width of the list."""

    def lay_out(self) -> None:
        self.depends_on_width = True
        self._put(0, len(self.rows), self._rows())

    def cells(self, row: Row) -> tuple[Cell, ...]:
        return row.cells

    def _rows(self) -> Iterator[Row]:
        """The running text in rows, none longer than there is room for."""
        room = max(self.width - 1, 12)
        cells: list[Cell] = []
        column = 1
        for word in self._words():
            column += 1 if cells else 0
            if cells and column + sum(cell_len(piece[0]) for piece in word) > room:
                yield self._row(cells)
                cells, column = [], 1
            for text, role, node, _ in word:
                if cells and column + cell_len(text) > room:
                    yield self._row(cells)
                    cells, column = [], 1
                cells.append(Cell(column, text, role, node))
                column += cell_len(text)
        if cells:
            yield self._row(cells)

    def _words(self) -> Iterator[list[Piece]]:
        """The running text in pieces that stay on one row where they can."""
        word: list[Piece] = []
        for piece in self._pieces():
            if word and not piece[3]:
                yield word
                word = []
            word.append(piece)
        if word:
            yield word

    def _row(self, cells: list[Cell]) -> Row:
        nodes = tuple(cell.node for cell in cells if cell.node and cell.role is Role.MOVE)
        return Row(0, nodes, cells=tuple(cells))

    def _pieces(self) -> Iterator[Piece]:
        """The running text piece by piece."""
        yield from self._comment(self.tree.root.comment)
        todo = [(_CONTINUE, self.tree.root)]
        numbered = True
        while todo:
            task, node = todo.pop()
            if task == _CLOSE:
                yield ")", Role.BRACKET, None, True
                numbered = True
                continue
            if task == _OPEN:
                is_collapsed = self.is_collapsed(node)
                yield "(▸" if is_collapsed else "(", Role.FOLD, node, False
                yield from self._move(node, True, opens=True)
                numbered = bool(node.comment)
                if is_collapsed:
                    yield f"and {sum(1 for _ in node.walk()) - 1:,} more", Role.COMMENT, None, False
                    continue
            while node.children:
                first = node.children[0]
                yield from self._move(first, numbered)
                numbered = bool(first.comment)
                if len(node.children) > 1:
                    todo.append((_CONTINUE, first))
                    for other in reversed(node.children[1:]):
                        todo += ((_CLOSE, other), (_OPEN, other))
                    break
                node = first

    def _move(self, node: Node, numbered: bool, opens: bool = False) -> Iterator[Piece]:
        """A move with what belongs to it; one that opens a variation joins its bracket."""
        if opens:
            yield from self._comment(node.preface, joins=True)
        if numbered or node.preface or self.is_oranges(node):
            yield self.number(node), Role.NUMBER, None, opens and not node.preface
        if not opens:
            yield from self._comment(node.preface)
        yield notation.of(node) + glyphs.shown(node.glyphs), Role.MOVE, node, False
        yield from self._comment(node.comment)

    def _comment(self, comment: str, joins: bool = False) -> Iterator[Piece]:
        for word in shown(comment[:LONGEST_COMMENT]).split(" "):
            if word:
                yield word, Role.COMMENT, None, joins
                joins = False
        if len(comment) > LONGEST_COMMENT:
            yield "…", Role.COMMENT, None, False
