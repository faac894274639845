"""What the rules already imply in a position: what a placement does, and what threatens."""

from dataclasses import replace
from typing import NamedTuple

from boop_tui.game.bed import NAMES, rows_in, squares_in
from boop_tui.game.position import Boop, IllegalMove, Kind, Piece, Position, Side
from boop_tui.text import notation

_MOST_NAMED = 8
"""Squares; more are threatened when a row stands that almost any move leaves there."""


class Preview(NamedTuple):
    """What a placement would do, before it is made."""

    square: int
    piece: Piece
    boops: tuple[Boop, ...]
    before: Position
    settled: Position
    """The bed once the booping has settled, the same side still to finish its move."""
    options: tuple[int, ...]
    """The graduations it would end in, one of them; none if there is only the win, or nothing."""
    wins: Side | None
    """The side that the placement would win the game for."""

    @property
    def rows(self) -> int:
        """The set of squares of all rows that would count."""
        found = 0
        for row in rows_in(self.settled.mine):
            found |= row
        for option in self.options:
            found |= option if option.bit_count() > 1 else 0
        return found

    @property
    def falls(self) -> tuple[Boop, ...]:
        """The boops that push a piece off the bed."""
        return tuple(boop for boop in self.boops if boop.target is None and not boop.blocked)

    @property
    def text(self) -> str:
        """All of it in words: what it comes to, and then what moves."""
        parts = []
        if self.wins is not None:
            parts.append(f"{self.wins.title} wins")
        elif len(self.options) == 1:
            parts.append(f"{self._squares(self.options[0])} graduates")
        elif self.options:
            parts.append(f"{len(self.options)} graduations to choose from")
        falls_first = sorted(self.boops, key=lambda boop: (boop.blocked, boop.target is not None))
        parts += map(self._boop_text, falls_first)
        placed = f"{self.piece.kind.name.capitalize()} on {NAMES[self.square]}"
        return f"{placed}: {', '.join(parts)}" if parts else f"{placed}: boops nobody"

    def _boop_text(self, boop: Boop) -> str:
        if boop.blocked:
            return f"{NAMES[boop.square]} is blocked"
        if boop.target is not None:
            return f"{NAMES[boop.square]} to {NAMES[boop.target]}"
        piece = self.before.at(boop.square)
        assert piece is not None
        return f"{NAMES[boop.square]} falls to {piece.side.title}'s hand"

    def _squares(self, squares: int) -> str:
        return notation.squares_text(squares, self.before.rules)


def preview(position: Position, square: int, kind: Kind, lifted: int | None) -> Preview | None:
    """What placing that kind there would do; None where it can't be placed."""
    try:
        options = position.graduations(square, kind, lifted)
    except IllegalMove:
        return None
    settled = position.booped(square, kind, lifted)
    wins = settled.settled().winner if options == [0] else None
    return Preview(
        square,
        Piece(position.side, kind),
        tuple(position.boops(square, kind, lifted)),
        position,
        settled,
        tuple(option for option in options if option),
        wins,
    )


class Threat(NamedTuple):
    """The squares on which a side, were it to move, would graduate something, and those on
    which it would win; each a set.
    """

    side: Side
    graduates: int
    wins: int

    def told(self, may: str) -> str:
        """In words, with `may` between the side and what it may do; nothing if that is nothing."""
        parts = [
            f"{what} on {_named(squares)}"
            for what, squares in (("win", self.wins), ("graduate", self.graduates & ~self.wins))
            if squares
        ]
        return f"{self.side.title} {may} {' and '.join(parts)}" if parts else ""


class Threats(NamedTuple):
    """What either side threatens in a position, and the opponent's rows that stand there."""

    mine: Threat
    theirs: Threat
    standing: int
    """The squares of the opponent's rows, which count on its next move if they still stand."""

    @property
    def text(self) -> str:
        """All of it in words; empty when nothing is at stake."""
        standing = ""
        if self.standing:
            names = " ".join(NAMES[square] for square in squares_in(self.standing))
            standing = f"{self.theirs.side.title}'s row stands on {names}"
        parts = [standing, self.mine.told("can"), self.theirs.told("threatens to")]
        return "; ".join(part for part in parts if part)


def _named(squares: int) -> str:
    """The squares by their names; only how many, where naming them would be noise."""
    if squares.bit_count() > _MOST_NAMED:
        return f"{squares.bit_count()} squares"
    return ", ".join(NAMES[square] for square in squares_in(squares))


def threats(position: Position) -> Threats:
    """What threatens in a position; nothing in a won game. It costs a try of every legal move."""
    standing = 0
    if not position.won:
        for row in rows_in(position.theirs):
            standing |= row
    return Threats(_threat(position), _threat(_with_other_to_move(position)), standing)


def _with_other_to_move(position: Position) -> Position:
    return replace(
        position,
        mine=position.theirs,
        theirs=position.mine,
        my_cats=position.their_cats,
        their_cats=position.my_cats,
        side=position.side.other,
    )


def _threat(position: Position) -> Threat:
    graduates = wins = 0
    for move in position.legal_moves():
        if move.graduated:
            graduates |= 1 << move.square
        elif not wins >> move.square & 1 and position.play(move).winner is position.side:
            wins |= 1 << move.square
    return Threat(position.side, graduates, wins)
