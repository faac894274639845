"""A long list of rows that can be cut into anywhere, and asked where a row stands."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from enum import Enum, auto
from itertools import islice
from typing import NamedTuple

from boop_tui.game.tree import Node

_CHUNK = 512


class Role(Enum):
    """What a text in the move list is."""

    MOVE = auto()
    NUMBER = auto()
    COMMENT = auto()
    BRACKET = auto()
    FOLD = auto()
    """The sign that collapses the variation of its node, or opens it."""


class Cell(NamedTuple):
    """One text of a row, the column it begins at, and its move if it is one.

    One that `joins` follows what is before it without a space.
    """

    column: int
    text: str
    role: Role
    node: Node | None = None
    joins: bool = False


class Row:
    """One line of the move list: moves of a line at some depth, or a piece of a comment.

    A comment's row has `text`, and the move it belongs to as its only node. `hidden` counts the
    moves after the first of a collapsed variation. `cells` are kept only by layouts that have to
    work them out anyway.
    """

    __slots__ = ("cells", "chunk", "depth", "hidden", "nodes", "text")

    def __init__(
        self,
        depth: int,
        nodes: tuple[Node, ...],
        text: str = "",
        cells: tuple[Cell, ...] = (),
        hidden: int = 0,
    ) -> None:
        self.depth = depth
        self.nodes = nodes
        self.text = text
        self.cells = cells
        self.hidden = hidden
        self.chunk: list[Row] = []


class RowStore:
    """Rows in chunks, so that an edit or a look-up touches one chunk and not all rows."""

    def __init__(self) -> None:
        self._chunks: list[list[Row]] = []
        self._starts: list[int] = []
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, place: int) -> Row:
        number = self._chunk_at(place)
        return self._chunks[number][place - self._starts[number]]

    def index(self, row: Row) -> int:
        """Where a row of this store stands."""
        number = next(n for n, chunk in enumerate(self._chunks) if chunk is row.chunk)
        return self._starts[number] + row.chunk.index(row)

    def iterate(self, place: int) -> Iterator[Row]:
        """The rows from a place to the end."""
        if place >= self._length:
            return
        number = self._chunk_at(place)
        yield from islice(self._chunks[number], place - self._starts[number], None)
        for chunk in self._chunks[number + 1 :]:
            yield from chunk

    def replace(self, begin: int, end: int, rows: Iterable[Row]) -> list[Row]:
        """Puts rows in place of those from `begin` up to `end`; gives the ones taken out."""
        first = self._chunk_at(begin) if begin < self._length else max(len(self._chunks) - 1, 0)
        last = self._chunk_at(end) if end < self._length else max(len(self._chunks) - 1, 0)
        offset = self._starts[first] if self._chunks else 0
        old = [row for chunk in self._chunks[first : last + 1] for row in chunk]
        taken = old[begin - offset : end - offset]
        new = [*old[: begin - offset], *rows, *old[end - offset :]]
        chunks = [new[i : i + _CHUNK] for i in range(0, len(new), _CHUNK)]
        for chunk in chunks:
            for row in chunk:
                row.chunk = chunk
        self._chunks[first : last + 1] = chunks
        self._starts, self._length = [], 0
        for chunk in self._chunks:
            self._starts.append(self._length)
            self._length += len(chunk)
        return taken

    def _chunk_at(self, place: int) -> int:
        if not 0 <= place < self._length:
            raise IndexError(place)
        return bisect_right(self._starts, place) - 1
