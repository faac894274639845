"""A game as one running text, piece by piece, as the inline layout shows it."""

from abc import ABC
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from boop_tui.game.tree import Node
from boop_tui.text import glyphs, notation
from boop_tui.text.plain import shown
from boop_tui.ui.widgets.move_layout import LONGEST_COMMENT, MoveLayout
from boop_tui.ui.widgets.row_store import Role

_CONTINUE, _OPEN, _CLOSE = range(3)


class Piece(NamedTuple):
    """A text, what it is, its move, and whether it joins the one before without a space."""

    text: str
    role: Role
    node: Node | None
    joins: bool


class RunningText(MoveLayout, ABC):
    """A layout whose rows hold the game's text in reading order."""

    def _all_pieces(self) -> Iterator[Piece]:
        yield from self._comment(self.tree.root.comment)
        yield from self._after(self.tree.root, True)

    def _after(self, node: Node, numbered: bool) -> Iterator[Piece]:
        """What follows a move, its variations not included, to the end of its line."""
        return self._text([(_CONTINUE, node)], numbered)

    def _line(self, node: Node, numbered: bool) -> Iterator[Piece]:
        """A move without siblings, and what follows it."""
        yield from self._move(node, numbered)
        yield from self._text([(_CONTINUE, node)], bool(node.comment))

    def _variation(self, head: Node) -> Iterator[Piece]:
        """A variation with its brackets."""
        return self._text([(_CLOSE, head), (_OPEN, head)], True)

    def _text(self, todo: list[tuple[int, Node]], numbered: bool) -> Iterator[Piece]:
        """What a last-in-first-out list of things to do comes to."""
        while todo:
            task, node = todo.pop()
            if task == _CLOSE:
                yield Piece(")", Role.BRACKET, None, True)
                numbered = True
                continue
            if task == _OPEN:
                is_collapsed = self.is_collapsed(node)
                yield Piece("(▸" if is_collapsed else "(", Role.FOLD, node, False)
                yield from self._move(node, True, opens=True)
                numbered = bool(node.comment)
                if is_collapsed:
                    more = f"and {sum(1 for _ in node.walk()) - 1:,} more"
                    yield Piece(more, Role.COMMENT, None, False)
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
            joins = opens and not node.preface
            yield Piece(self.number(node), Role.NUMBER, None, joins)
        if not opens:
            yield from self._comment(node.preface)
        token = notation.of(node) + glyphs.shown(node.glyphs)
        yield Piece(token, Role.MOVE, node, False)
        yield from self._comment(node.comment)

    def _comment(self, comment: str, joins: bool = False) -> Iterator[Piece]:
        for word in shown(comment[:LONGEST_COMMENT]).split(" "):
            if word:
                yield Piece(word, Role.COMMENT, None, joins)
                joins = False
        if len(comment) > LONGEST_COMMENT:
            yield Piece("…", Role.COMMENT, None, False)


def begins_ten(piece: Piece) -> bool:
    """Whether this is the number of orange's move that begins a ten, such as ``21.``."""
    return piece.role is Role.NUMBER and piece.text[-3:-1].isdigit() and piece.text[-2:] == "1."


def words(pieces: Iterable[Piece]) -> Iterator[list[Piece]]:
    """The pieces in groups that stay on one row where they can."""
    word: list[Piece] = []
    for piece in pieces:
        if word and not piece.joins:
            yield word
            word = []
        word.append(piece)
    if word:
        yield word
