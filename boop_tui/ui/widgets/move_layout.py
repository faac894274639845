"""How moves stand in rows: what every layout of the move list has in common."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from boop_tui.game.position import Side
from boop_tui.game.tree import GameTree, Node
from boop_tui.text.movetext_writer import number_text
from boop_tui.ui.widgets.row_store import Cell, Row, RowStore

LONGEST_COMMENT = 2_000
"""Characters of a comment that are shown; all of it is kept and written."""


class MoveLayout(ABC):
    """The rows of a tree in a list so many columns wide, and the row of every move.

    A layout that can't keep up with an edit more cheaply lays everything out again.
    """

    def __init__(self, tree: GameTree, width: int) -> None:
        self.tree = tree
        self.width = width
        self.depends_on_width = False
        """Whether another width would give other rows."""
        self.rows = RowStore()
        self.row_of: dict[Node, Row] = {}
        self.laid_out = 0
        """How many rows have been made so far: a measure of the work done."""
        self.collapsed: set[Node] = set()
        """The first moves of variations of which nothing more is shown."""
        self.lay_out()

    def __len__(self) -> int:
        return len(self.rows)

    @abstractmethod
    def lay_out(self) -> None:
        """Makes all rows anew."""

    @abstractmethod
    def cells(self, row: Row) -> tuple[Cell, ...]:
        """The texts on a row, from left to right."""

    def widen(self, width: int) -> None:
        """Fits the rows to another width."""
        if width != self.width:
            self.width = width
            if self.depends_on_width:
                self.lay_out()

    def place_of(self, node: Node) -> int:
        """The number of the row that a move stands on; 0 for the root."""
        row = self.row_of.get(node)
        return 0 if row is None else self.rows.index(row)

    # Collapsed variations

    def is_collapsed(self, head: Node) -> bool:
        """Whether only the first move of a variation is shown; no main continuation ever is."""
        return head in self.collapsed and not head.is_first

    def toggle(self, head: Node) -> None:
        """Collapses the variation that begins with a move, or opens it."""
        self.collapsed ^= {head}
        self.lay_out()

    def collapse_all(self, collapse: bool) -> None:
        """Collapses every variation, or opens them all."""
        self.collapsed.clear()
        if collapse:
            self.collapsed.update(node for node in self.tree.root.walk() if not node.is_first)
        self.lay_out()

    def open_to(self, node: Node) -> bool:
        """Opens the variations in which a move would be hidden; whether there were any."""
        hiding = self._hiding(node)
        self.collapsed.difference_update(hiding)
        if hiding:
            self.lay_out()
        return bool(hiding)

    def _hiding(self, node: Node) -> list[Node]:
        """The collapsed variations in which a move is hidden, the innermost first."""
        found = []
        above = node.parent if self.collapsed else None
        while above is not None:
            if self.is_collapsed(above):
                found.append(above)
            above = above.parent
        return found

    # Keeping up with edits of the tree, told after they were made

    def grown(self, node: Node) -> None:
        """A node has been added as the last sibling."""
        self.lay_out()

    def pruned(self, node: Node) -> None:
        """A node has been taken out from among its parent's children."""
        self.lay_out()

    def relaid(self, parent: Node | None) -> None:
        """Anything may have changed after a node."""
        self.lay_out()

    def annotated(self, node: Node) -> None:
        """A node's comment or glyphs have changed."""
        self.lay_out()

    # For the layouts

    def is_oranges(self, node: Node) -> bool:
        """Whether orange made the move of a node."""
        return (node.ply - 1 + self.tree.root.position.side) % 2 == Side.ORANGE

    def number(self, node: Node) -> str:
        """The number before a node's move."""
        return number_text(self.tree, node)

    def _put(self, begin: int, end: int, rows: Iterable[Row]) -> list[Row]:
        """Puts rows in place of those from `begin` up to `end`; gives the ones taken out."""
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
