"""Writing a game tree as movetext, wrapped at 80 columns."""

from collections.abc import Iterator

from boop_tui.game.position import Position, Side
from boop_tui.game.rules import BOARD
from boop_tui.game.tree import GameTree, Node
from boop_tui.text import fen, notation
from boop_tui.text.glyphs import SIGNS

WIDTH = 80

_CONTINUE, _OPEN, _CLOSE = range(3)
"""What is still to be written: the moves after a node, a variation that begins with it, or the
bracket that ends one."""


def write(tree: GameTree, variations: bool = True) -> str:
    """The game as movetext that reads back as an equal tree; only its main line if so asked.

    Time and text grow in proportion to the moves written.
    """
    return _write(tree, variations, _Wrapper())


def write_short(tree: GameTree, variations: bool, most_words: int) -> str | None:
    """The same, or None as soon as it proves to have more than so many words."""
    try:
        return _write(tree, variations, _Wrapper(2 * most_words))
    except _TooLong:
        return None


def _write(tree: GameTree, variations: bool, wrapped: "_Wrapper") -> str:
    for name, value in tree.tags:
        wrapped.line(_tag(name, value))
    for name, value in start_tags(tree.root.position):
        wrapped.word(_tag(name, value))
    _comment(wrapped, tree.root.comment)
    _write_moves(wrapped, tree, variations)
    return wrapped.text()


def start_tags(position: Position) -> list[tuple[str, str]]:
    """The tags that say under which rules and from where a game starts, as far as they must."""
    tags = []
    if position.rules is not BOARD:
        tags.append(("Rules", position.rules.name))
    if position != Position.start(position.rules):
        tags.append(("FEN", fen.write(position)))
    return tags


def number_text(tree: GameTree, node: Node) -> str:
    """The number before a move: ``3.`` for orange's, ``3...`` for grey's."""
    dots = "." if _is_oranges(tree, node) else "..."
    return f"{tree.move_number(node)}{dots}"


def _is_oranges(tree: GameTree, node: Node) -> bool:
    return (node.ply - 1 + tree.root.position.side) % 2 == Side.ORANGE


def _tag(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _write_moves(wrapped: "_Wrapper", tree: GameTree, variations: bool) -> None:
    """Everything after the root, with a list of what is left to do in place of recursion."""
    todo: list[tuple[int, Node]] = [(_CONTINUE, tree.root)]
    numbered = True
    while todo:
        task, node = todo.pop()
        if task == _CLOSE:
            wrapped.glue(")")
            numbered = True
            continue
        if task == _OPEN:
            wrapped.open("(")
            _comment(wrapped, node.preface)
            numbered = _move(wrapped, tree, node, True, with_preface=False)
        while node.children:
            first = node.children[0]
            numbered = _move(wrapped, tree, first, numbered)
            if variations and len(node.children) > 1:
                todo.append((_CONTINUE, first))
                for other in reversed(node.children[1:]):
                    todo.append((_CLOSE, other))
                    todo.append((_OPEN, other))
                break
            node = first


def _move(
    wrapped: "_Wrapper", tree: GameTree, node: Node, numbered: bool, with_preface: bool = True
) -> bool:
    """Writes one move with what belongs to it; gives whether the next must be numbered."""
    preface = node.preface if with_preface else ""
    if numbered or preface or _is_oranges(tree, node):
        wrapped.word(number_text(tree, node))
    _comment(wrapped, preface)
    token = notation.of(node)
    if node.glyphs:
        first, *others = node.glyphs
        wrapped.word(token + SIGNS.get(first, ""))
        for number in others if first in SIGNS else node.glyphs:
            wrapped.word(f"${number}")
    else:
        wrapped.word(token)
    _comment(wrapped, node.comment)
    return bool(node.comment)


def _comment(wrapped: "_Wrapper", comment: str) -> None:
    """Writes a comment: in braces, or to the end of a line if it holds a closing brace itself."""
    if "}" in comment:
        wrapped.line(f"; {comment}")
    elif comment:
        for word in _words(comment):
            wrapped.word(word)


def _words(comment: str) -> Iterator[str]:
    first, *others = ("{" + comment + "}").split(" ")
    yield first
    yield from others


class _TooLong(Exception):  # noqa: N818 - it is no fault
    """What is being written is longer than wanted."""


class _Wrapper:
    """Lays words out in lines of at most 80 columns, longer words on a line of their own."""

    def __init__(self, most_parts: int | None = None) -> None:
        self._most_parts = most_parts
        self._parts: list[str] = []
        self._column = 0
        self._joins = False

    def word(self, text: str) -> None:
        """Adds a word, after a space unless a bracket has just opened."""
        self._add(text, "" if self._joins else " ")

    def glue(self, text: str) -> None:
        """Adds a text with no space before it."""
        self._add(text, "")

    def open(self, bracket: str) -> None:
        """Adds a bracket that the next word joins."""
        self.word(bracket)
        self._joins = True

    def line(self, text: str) -> None:
        """Adds a line that holds this text alone."""
        self._end_line()
        self._parts += (text, "\n")

    def _add(self, text: str, space: str) -> None:
        if not self._column:
            space = ""
        elif self._column + len(space) + len(text) > WIDTH:
            self._end_line()
            space = ""
        self._parts += (space, text)
        self._column += len(space) + len(text)
        self._joins = False

    def _end_line(self) -> None:
        if self._most_parts is not None and len(self._parts) > self._most_parts:
            raise _TooLong
        if self._column:
            self._parts.append("\n")
        self._column = 0

    def text(self) -> str:
        """Everything added, without a line break at the end."""
        return "".join(self._parts).rstrip("\n")
