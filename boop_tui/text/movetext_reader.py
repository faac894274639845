"""Reading movetext into a game tree, all or nothing."""

import gc
import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from boop_tui.game.position import Position
from boop_tui.game.rules import RULE_SETS, RuleSet
from boop_tui.game.tree import GameTree, Node
from boop_tui.text import fen, notation
from boop_tui.text.glyphs import LARGEST_NUMBER, NUMBERS
from boop_tui.text.movetext_error import LARGEST, MovetextError
from boop_tui.text.plain import one_line, quoted

# Compiled when a text is first read.
_PIECES = r"""
    [\s,]*
  (?:
    (?P<move>    [A-Za-z] [^\s(){}\[\];,!?$]* )
  | (?P<comment> \{ [^}]* \} | ; [^\n]* )
  | (?P<tag>     \[ \s* (?P<name>[^\s\u2028\u2029"\[\]]+) \s+ "(?P<value>[^"\\\n]*(?:\\.[^"\\\n]*)*)" \s* \] )
  | (?P<result>  (?:1-0|0-1|1/2-1/2|\*) (?=[\s(){};,]|$) )
  | (?P<number>  [0-9.]+ )
  | (?P<nag>     \$ [0-9]+ )
  | (?P<glyph>   [!?]+ )
  | (?P<open>    \( )
  | (?P<close>   \) )
  | (?P<word>    [^\s(){}\[\];,!?$]+ )
  | (?P<end>     \Z )
  | (?P<stray>   . )
  )
"""

_UNCLOSED = {"{": "this comment is never closed", "[": "this is no tag, or one never closed"}
_STRAY = {"}": "no comment is open here", "]": "no tag is open here", "$": "a number must follow $"}


def read_game(text: str, warnings: list[str], rules: RuleSet) -> GameTree:
    """What `movetext.read` gives."""
    if _too_large(text):
        raise MovetextError(1, 1, "", f"the text is larger than {LARGEST // 2**20} MiB")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    with _no_collecting():
        return _Reader(text, warnings, rules).read()


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Spares the garbage collector from looking through a tree again and again while it grows."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _too_large(text: str) -> bool:
    if len(text) <= LARGEST // 4:
        return False
    return len(text.encode("utf-8", "surrogatepass")) > LARGEST


@dataclass(slots=True)
class _Line:
    """A line or variation being read."""

    node: Node
    """The node its next move is played from."""
    opened: int
    """Where in the text its bracket stands."""
    is_bare: bool = True
    """Whether no move has been read in it yet."""


@dataclass(slots=True)
class _Reader:
    text: str
    warnings: list[str]
    rules: RuleSet
    tree: GameTree | None = None
    tags: list[tuple[str, str, int]] = field(default_factory=list)
    outer: list[_Line] = field(default_factory=list)
    """The lines around the one being read, outermost first."""
    comments: defaultdict[Node, list[str]] = field(default_factory=lambda: defaultdict(list))
    """What is said after each node, joined only at the end: many comments stay cheap to read."""
    prefaces: defaultdict[Node, list[str]] = field(default_factory=lambda: defaultdict(list))
    """What is said before each node."""
    ahead: list[str] = field(default_factory=list)
    """Comments read ahead of the move that they belong to."""
    awaits_move: bool = False
    """Whether a comment now would stand before a move rather than after one."""
    counted: tuple[int, int, int] = (0, 1, 0)
    """The place last asked for, with the number of its line and where that begins."""

    def read(self) -> GameTree:
        line: _Line | None = None
        leading: list[str] = []
        for match in re.finditer(_PIECES, self.text, re.VERBOSE | re.ASCII | re.DOTALL):
            kind = match.lastgroup
            assert kind is not None
            token, place = match[kind], match.start(kind)
            if kind == "stray":
                raise self._unreadable(place)
            if kind == "tag" and line is None:
                self.tags.append((match["name"], match["value"], place))
            elif kind == "comment" and line is None:
                leading.append(token)
            elif kind not in ("result", "end"):
                if line is None:
                    line = _Line(self._begin(leading), 0)
                line = self._take(line, kind, token, place)
        if line is None:
            line = _Line(self._begin(leading), 0)
        if self.outer:
            raise self._error(line.opened, "(", "this bracket is never closed")
        self._keep_ahead(line)
        self._attach_comments()
        assert self.tree is not None
        return self.tree

    def _take(self, line: _Line, kind: str, token: str, place: int) -> _Line:
        """Reads one piece of the text; gives the line that goes on after it."""
        match kind:
            case "move" | "word":
                self._play(line, token, place)
            case "number":
                self.awaits_move = True
            case "comment":
                self._comment(line, token)
            case "glyph":
                self._glyph(line, NUMBERS.get(token), token, place)
            case "nag":
                number = int(token[1:]) if len(token) <= 4 else LARGEST_NUMBER + 1
                self._glyph(line, number if number <= LARGEST_NUMBER else None, token, place)
            case "open":
                return self._open(line, place)
            case "close":
                return self._close(line, place)
            case "tag":
                raise self._error(place, token, "a tag stands before the first move")
        return line

    def _begin(self, comments: list[str]) -> Node:
        """Makes the tree, now that its tags are known; gives the root."""
        position, tags = self._read_tags()
        self.tree = GameTree(position)
        self.tree.tags = tags
        root = self.tree.root
        self.comments[root] += map(_inside, comments)
        return root

    def _read_tags(self) -> tuple[Position, list[tuple[str, str]]]:
        rules, kept = self.rules, []
        start: tuple[str, int] | None = None
        for name, raw, place in self.tags:
            value = one_line(re.sub(r'\\(["\\])', r"\1", raw))
            match name.lower():
                case "fen":
                    start = (value, place)
                case "rules":
                    if value not in RULE_SETS:
                        known = ", ".join(RULE_SETS)
                        raise self._error(place, value, f"no rule set of that name; known: {known}")
                    rules = RULE_SETS[value]
                case _:
                    kept.append((one_line(name), value))
        if start is None:
            return Position.start(rules), kept
        try:
            return fen.read(start[0], rules), kept
        except fen.FenError as reason:
            raise self._error(start[1], "FEN", str(reason)) from None

    def _play(self, line: _Line, token: str, place: int) -> None:
        parent = line.node
        try:
            move, position = notation.play(parent.position, token)
        except notation.NotationError as error:
            raise self._error(place, token, error.reason) from None
        node = parent.child(move)
        if node is None:
            node = Node(position, move, parent)
            parent.children.append(node)
        line.node = node
        line.is_bare = False
        self.awaits_move = False
        if self.ahead:
            self.prefaces[node] += self.ahead
            self.ahead.clear()

    def _comment(self, line: _Line, token: str) -> None:
        said = self.ahead if self.awaits_move else self.comments[line.node]
        said.append(_inside(token))

    def _glyph(self, line: _Line, number: int | None, token: str, place: int) -> None:
        if line.is_bare:
            self._warn(place, f"{quoted(token)} follows no move and was left out")
        elif number is None:
            self._warn(place, f"{quoted(token)} is no known glyph and was left out")
        elif number not in line.node.glyphs:
            line.node.glyphs = (*line.node.glyphs, number)

    def _open(self, line: _Line, place: int) -> _Line:
        if line.is_bare or line.node.parent is None:
            raise self._error(
                place, "(", "a bracket is an alternative to a move, and none is before it"
            )
        self._keep_ahead(line)
        self.outer.append(line)
        self.awaits_move = True
        return _Line(line.node.parent, place)

    def _close(self, line: _Line, place: int) -> _Line:
        if not self.outer:
            raise self._error(place, ")", "no bracket is open here")
        if line.is_bare:
            raise self._error(line.opened, "(", "this bracket holds no move")
        self._keep_ahead(line)
        self.awaits_move = True
        return self.outer.pop()

    def _keep_ahead(self, line: _Line) -> None:
        """Comments before a move that never came follow the last one instead."""
        if self.ahead:
            self.comments[line.node] += self.ahead
            self.ahead.clear()

    def _attach_comments(self) -> None:
        """Gives each node what was said before and after it."""
        for node, said in self.comments.items():
            node.comment = _joined(said)
        for node, said in self.prefaces.items():
            node.preface = _joined(said)

    def _warn(self, place: int, what: str) -> None:
        line, column = self._where(place)
        self.warnings.append(f"line {line}, column {column}: {what}")

    def _unreadable(self, place: int) -> MovetextError:
        character = self.text[place]
        if character in _UNCLOSED:
            return self._error(place, self.text[place : place + 20], _UNCLOSED[character])
        return self._error(place, character, _STRAY.get(character, "nothing begins like this"))

    def _where(self, place: int) -> tuple[int, int]:
        """Line and column of a place in the text, both from 1."""
        # Counting goes on from the last place, so that many warnings don't each count it all.
        last, line, start = self.counted if self.counted[0] <= place else (0, 1, 0)
        line += self.text.count("\n", last, place)
        start = max(start, self.text.rfind("\n", last, place) + 1)
        self.counted = (place, line, start)
        return line, place - start + 1

    def _error(self, place: int, token: str, reason: str) -> MovetextError:
        return MovetextError(*self._where(place), token, reason)


def _inside(comment: str) -> str:
    """What a comment says, without its braces or semicolon."""
    return one_line(comment[1:-1] if comment.startswith("{") else comment[1:])


def _joined(comments: list[str]) -> str:
    return " ".join(filter(None, comments))
