"""The inline layout of the move list: one running text, with variations in brackets."""

from collections.abc import Iterable, Iterator
from itertools import chain, takewhile
from typing import NamedTuple

from rich.cells import cell_len

from boop_tui.game.tree import Node
from boop_tui.ui.widgets.row_store import Cell, Role, Row, RowStore
from boop_tui.ui.widgets.running_text import Piece, RunningText, begins_ten, words


class Spot(NamedTuple):
    """A place in the running text: a row, and one of its cells."""

    place: int
    cell: int


class InlineLayout(RunningText):
    """Everything in reading order, wrapped at the width of the list.

    Each tenth full move begins a row of its own. So an edit need only wrap the text anew until
    a row begins where one did before, which is never far.
    """

    def lay_out(self) -> None:
        self.depends_on_width = True
        self._put(0, len(self.rows), self._wrapped(self._all_pieces()))

    def cells(self, row: Row) -> tuple[Cell, ...]:
        return row.cells

    # Wrapping

    def _wrapped(self, pieces: Iterable[Piece]) -> Iterator[Row]:
        """The pieces in rows, none longer than there is room for."""
        room = max(self.width - 1, 12)
        cells: list[Cell] = []
        column = 1
        for word in words(pieces):
            column += 1 if cells else 0
            is_too_long = column + sum(cell_len(piece.text) for piece in word) > room
            if cells and (is_too_long or begins_ten(word[0])):
                yield _row(cells)
                cells, column = [], 1
            for text, role, node, joins in word:
                if cells and column + cell_len(text) > room:
                    yield _row(cells)
                    cells, column = [], 1
                cells.append(Cell(column, text, role, node, joins))
                column += cell_len(text)
        if cells:
            yield _row(cells)

    def _splice(self, begin: Spot, end: Spot, pieces: Iterable[Piece]) -> None:
        """Puts pieces in place of those from one spot up to another, and wraps what follows.

        That begins a row earlier, which may have room now for more, and ends with the first row
        that begins just where one began before.
        """
        starts = _Starts(self.rows, end)
        first = max(begin.place - 1, 0)
        before = takewhile(lambda found: found[0] < begin, self._cells_from(Spot(first, 0)))
        head = [_piece(cell) for _, cell in before]
        rows: list[Row] = []
        for row in self._wrapped(chain(head, pieces, starts)):
            if (place := starts.place_of(row)) is not None:
                self._put(first, place, rows)
                return
            rows.append(row)
        self._put(first, len(self.rows), rows)

    # Keeping up with edits

    def grown(self, node: Node) -> None:
        first = node.siblings[0]
        if first is node:
            spot, numbered = self._after_block(node.parent)
            self._splice(spot, spot, self._line(node, numbered))
            return
        spot, _ = self._after_block(first, had_siblings=True)
        pieces = self._variation(node)
        if spot.place < len(self.rows) and self._cell(spot).role is Role.MOVE:
            # The line goes on with a move that stood behind its forerunner without a number.
            continuation = self._cell(spot).node
            assert continuation is not None
            number = Piece(self.number(continuation), Role.NUMBER, None, False)
            pieces = chain(pieces, [number])
        self._splice(spot, spot, pieces)

    def pruned(self, node: Node) -> None:
        begin = self._opening(node)
        if begin is None:
            self.relaid(node.parent)
            return
        end = self._closing(begin)
        assert node.parent is not None
        first = node.parent.children[0]
        following = first.children[0] if first.children else None
        if following and len(first.siblings) == 1 and not self._needs_number(first, following):
            end = self._next(end)
        self._splice(begin, end, ())

    def relaid(self, parent: Node | None) -> None:
        spot, numbered = self._after_block(parent)
        pieces = self._after(parent or self.tree.root, numbered)
        self._splice(spot, self._line_end(spot), pieces)

    def annotated(self, node: Node) -> None:
        if not self.is_collapsed(node) and node.parent is not None:
            self.relaid(node.parent)
        else:
            self.lay_out()

    def _needs_number(self, before: Node, node: Node) -> bool:
        """Whether a move is numbered that follows another with no variation between them."""
        return bool(before.comment or node.preface) or self.is_oranges(node)

    # Spots in the text

    def _cell(self, spot: Spot) -> Cell:
        return self.rows[spot.place].cells[spot.cell]

    def _next(self, spot: Spot) -> Spot:
        """The spot after one piece."""
        if spot.cell + 1 < len(self.rows[spot.place].cells):
            return Spot(spot.place, spot.cell + 1)
        return Spot(spot.place + 1, 0)

    def _cells_from(self, spot: Spot) -> Iterator[tuple[Spot, Cell]]:
        """Every piece from a spot on, with where it stands."""
        place, skipped = spot
        for row in self.rows.iterate(place):
            for number, cell in enumerate(row.cells[skipped:], skipped):
                yield Spot(place, number), cell
            place, skipped = place + 1, 0

    def _spot_of(self, node: Node) -> Spot:
        row = self.row_of[node]
        number = next(
            number
            for number, cell in enumerate(row.cells)
            if cell.node is node and cell.role is Role.MOVE
        )
        return Spot(self.rows.index(row), number)

    def _after_block(self, node: Node | None, had_siblings: bool = False) -> tuple[Spot, bool]:
        """Where the text goes on after a move with its comment and its variations.

        Also whether the move that follows there is numbered in any case.
        """
        if node is None or node.parent is None:
            spot, comment, numbered = Spot(0, 0), self.tree.root.comment, True
        else:
            spot, comment = self._next(self._spot_of(node)), node.comment
            numbered = bool(comment)
        for _ in self._comment(comment):
            spot = self._next(spot)
        if node is not None and node.is_first and (had_siblings or len(node.siblings) > 1):
            numbered = True
            while spot.place < len(self.rows) and self._cell(spot).role is Role.FOLD:
                spot = self._closing(spot)
        return spot, numbered

    def _opening(self, node: Node) -> Spot | None:
        """Where the bracket of a variation stands that begins with a move; None for a main line."""
        place, number = self._spot_of(node)
        while place >= 0:
            for cell in reversed(range(number)):
                found = self.rows[place].cells[cell]
                if found.role is Role.FOLD and found.node is node:
                    return Spot(place, cell)
                if found.role in (Role.MOVE, Role.BRACKET, Role.FOLD):
                    return None
            place -= 1
            number = len(self.rows[place].cells) if place >= 0 else 0
        return None

    def _closing(self, opening: Spot) -> Spot:
        """The spot after the bracket that closes the one at a spot."""
        depth = 0
        for spot, cell in self._cells_from(opening):
            if cell.role is Role.FOLD:
                depth += 1
            elif cell.role is Role.BRACKET:
                depth -= 1
                if not depth:
                    return self._next(spot)
        return self._end

    def _line_end(self, spot: Spot) -> Spot:
        """Where the line ends that a spot stands in: at its closing bracket, or with the text."""
        depth = 0
        for found, cell in self._cells_from(spot):
            depth += (cell.role is Role.FOLD) - (cell.role is Role.BRACKET)
            if depth < 0:
                return found
        return self._end

    @property
    def _end(self) -> Spot:
        return Spot(len(self.rows), 0)


class _Starts:
    """The pieces from a spot on, remembering which of them began a row."""

    def __init__(self, rows: RowStore, begin: Spot) -> None:
        self._rows, self._begin = rows, begin
        self._begun: dict[tuple[str, Role, int], int] = {}

    def __iter__(self) -> Iterator[Piece]:
        place, skipped = self._begin
        for row in self._rows.iterate(place):
            if not skipped:
                self._begun[_mark(row)] = place
            yield from map(_piece, row.cells[skipped:])
            place, skipped = place + 1, 0

    def place_of(self, row: Row) -> int | None:
        """The place of the old row that this one takes up again, if it begins as one of them."""
        return self._begun.get(_mark(row))


def _mark(row: Row) -> tuple[str, Role, int]:
    """What tells how a row begins: its first piece, and the first move from there on."""
    first = row.cells[0]
    return first.text, first.role, id(row.nodes[0]) if row.nodes else id(first)


def _row(cells: list[Cell]) -> Row:
    nodes = tuple(cell.node for cell in cells if cell.node and cell.role is Role.MOVE)
    return Row(0, nodes, cells=tuple(cells))


def _piece(cell: Cell) -> Piece:
    return Piece(cell.text, cell.role, cell.node, cell.joins)
