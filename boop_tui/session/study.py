"""The open game: its tree, where one stands in it, and every change with its undoing."""

from contextlib import AbstractContextManager, nullcontext

from boop_tui.game.position import Move, Position
from boop_tui.game.tree import GameTree, Node
from boop_tui.session.edits import Annotate, Edit, Grow, Load, Prune, Reorder
from boop_tui.text.plain import one_line


class Study:
    """A game tree being explored: a cursor, edits of the tree, and undo without limit.

    Steps move the cursor and are not undone; edits change the tree and are. Undoing an edit
    puts the cursor back where it stood before it, redoing it where it stood after. `guard` is
    entered around every change of the tree, for those who read it from another thread.
    """

    def __init__(
        self,
        tree: GameTree | None = None,
        guard: AbstractContextManager[object] | None = None,
    ) -> None:
        self._guard = guard or nullcontext()
        self.tree = tree or GameTree()
        self._cursor = self.tree.root.line_end()
        self._divergence: Node | None = None
        self._undone: list[Edit] = []
        self._done: list[Edit] = []

    # Where one stands

    @property
    def cursor(self) -> Node:
        """The node looked at."""
        return self._cursor

    @property
    def position(self) -> Position:
        """The position looked at."""
        return self._cursor.position

    @property
    def divergence(self) -> Node | None:
        """Where the line of the cursor diverges; None on the main line.

        Kept up with each step, so that asking costs nothing however long the line is.
        """
        return self._divergence

    def holds(self, node: Node) -> bool:
        """Whether a node is part of the open game, not of what has been deleted from it."""
        while node.parent is not None:
            if node not in node.parent.children:
                return False
            node = node.parent
        return node is self.tree.root

    def go_to(self, node: Node) -> None:
        """Moves the cursor to a node of the tree."""
        self._step(node)

    def back(self) -> bool:
        """One move back; False at the start."""
        if self._cursor.parent is None:
            return False
        self._step(self._cursor.parent)
        return True

    def forward(self) -> bool:
        """One move on, along the first child; False at the end of the line."""
        if not self._cursor.children:
            return False
        self._step(self._cursor.children[0])
        return True

    def to_sibling(self, step: int) -> bool:
        """To the sibling that many places further on; False if there is none."""
        siblings = self._cursor.siblings
        place = siblings.index(self._cursor) + step
        if not 0 <= place < len(siblings):
            return False
        self._step(siblings[place])
        return True

    def to_start(self) -> bool:
        """To the position the game starts from."""
        return self._arrive(self.tree.root)

    def to_end(self) -> bool:
        """To the end of the line looked at."""
        return self._arrive(self._cursor.line_end())

    def to_branch_before(self) -> bool:
        """To the nearest earlier position with several continuations, or the start."""
        node = self._cursor.parent
        while node is not None and node.parent is not None and len(node.children) < 2:
            node = node.parent
        return self._arrive(node or self._cursor)

    def to_branch_after(self) -> bool:
        """To the next position of this line with several continuations, or its end."""
        node = self._cursor
        while node.children:
            node = node.children[0]
            if len(node.children) > 1:
                break
        return self._arrive(node)

    def _arrive(self, node: Node) -> bool:
        if node is self._cursor:
            return False
        self._step(node)
        return True

    def _step(self, node: Node) -> None:
        before, self._cursor = self._cursor, node
        stayed = node is before
        went_on = node.parent is before and node.is_first
        went_back = before.parent is node and before is not self._divergence
        if not (stayed or went_on or went_back):
            self._divergence = node.divergence()

    # Changing the tree

    def play(self, move: Move) -> Node:
        """Plays a move at the cursor and goes there; a known move is followed, not repeated.

        IllegalMove, with nothing changed, if the position doesn't allow it.
        """
        child = self._cursor.child(move)
        if child is not None:
            self._step(child)
            return child
        child = Node(self.position.play(move), move, self._cursor)
        self._do(Grow(child))
        return child

    def promote(self, node: Node) -> bool:
        """Moves the line of a node one place up among the siblings where it diverges.

        False, with nothing changed, on the main line.
        """
        top = node.divergence()
        if top is None:
            return False
        place = top.siblings.index(top)
        self._do(Reorder([(top, place, place - 1)]))
        return True

    def make_main(self, node: Node) -> bool:
        """Makes the line of a node the main line; the others keep their order.

        False, with nothing changed, if it is that already.
        """
        places = []
        top = node.divergence()
        while top is not None:
            places.append((top, top.siblings.index(top), 0))
            top = top.parent.divergence() if top.parent else None
        if not places:
            return False
        self._do(Reorder(places))
        return True

    def delete_from(self, node: Node) -> bool:
        """Removes a move and all that follows it; False at the root."""
        if node.parent is None:
            return False
        self._do(Prune(node))
        return True

    def delete_variation(self, node: Node) -> bool:
        """Removes the line of a node from where it diverges; False on the main line."""
        top = node.divergence()
        return top is not None and self.delete_from(top)

    def annotate(self, node: Node, comment: str, glyphs: tuple[int, ...]) -> bool:
        """Gives a move its comment, made one line, and glyphs; False if it has them already.

        The start may have a comment, but no glyphs: they follow a move.
        """
        comment, glyphs = one_line(comment), glyphs if node.parent else ()
        if (comment, glyphs) == (node.comment, node.glyphs):
            return False
        self._do(Annotate(node, comment, glyphs))
        return True

    def load(self, tree: GameTree) -> None:
        """Puts another game in place of this one, with the cursor at its main line's end."""
        self._do(Load(self.tree, tree))

    # Undo

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change that was taken back."""
        return bool(self._undone)

    def undo(self) -> Edit | None:
        """Takes back the last change; gives it, or None if there was none."""
        if not self._done:
            return None
        with self._guard:
            edit = self._done.pop()
            edit.revert()
            self._settle(edit, edit.tree_before, edit.cursor_before)
            self._undone.append(edit)
        return edit

    def redo(self) -> Edit | None:
        """Makes again the change last taken back; gives it, or None if there was none."""
        if not self._undone:
            return None
        with self._guard:
            edit = self._undone.pop()
            edit.apply()
            self._settle(edit, edit.tree_after, edit.cursor_after)
            self._done.append(edit)
        return edit

    @property
    def last_edit(self) -> Edit | None:
        """The newest change that stands: equal to another time's if nothing was changed between."""
        return self._done[-1] if self._done else None

    def _do(self, edit: Edit) -> None:
        with self._guard:
            edit.apply()
            edit.cursor_before = self._cursor
            edit.cursor_after = edit.cursor_from(self._cursor)
            self._settle(edit, edit.tree_after, edit.cursor_after)
            self._done.append(edit)
            self._undone.clear()

    def _settle(self, edit: Edit, tree: GameTree | None, cursor: Node) -> None:
        """Takes up tree and cursor after a change, which may have moved the main line."""
        self.tree = tree or self.tree
        if edit.keeps_order:
            self._step(cursor)
        else:
            self._cursor, self._divergence = cursor, cursor.divergence()
