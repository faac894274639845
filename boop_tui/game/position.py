"""Positions and moves: who stands where, what may be played, and what it leads to.

A position is seen from the side to move: its own pieces are `mine`, the opponent's `theirs`.
Hands are not stored. A side owns eight pieces, so what it holds follows from what it has on
the bed and from how many of its eight are cats.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from boop_tui.game.bed import (
    BED,
    BEYOND,
    NAMES,
    NEIGHBOURS,
    PIECES_A_SIDE,
    PUSHING,
    SQUARES,
    Pushing,
    has_row,
    rows_in,
    set_of,
    squares_in,
)
from boop_tui.game.pieces import Boop, Hand, IllegalMove, Kind, Move, Piece, Side
from boop_tui.game.refusals import why_not_graduated, why_not_placed
from boop_tui.game.rules import BOARD, EightOnBed, RuleSet

__all__ = ["Boop", "Hand", "IllegalMove", "Kind", "Move", "Piece", "Position", "Side"]


_ORANGE, _GREY = Side
"""Found faster than `Side.other` finds them."""


@cache
def _placements(kind: Kind, lifted: int | None) -> list[tuple[Move, *Pushing]]:
    """The placements on every square that graduate nothing, each with what booping takes there."""
    return [(Move(square, kind, lifted), *PUSHING[square]) for square in SQUARES]


@dataclass(frozen=True, slots=True)
class Position:
    """The bed, the hands, whose turn it is, and the rule set it is played under.

    A won game has no side to move; `side` is then the loser, whose turn it would have been.
    """

    mine: int
    theirs: int
    cats: int
    """The squares of both sides' cats."""
    my_cats: int
    """How many of the mover's eight pieces are cats, on the bed and in hand together."""
    their_cats: int
    side: Side = Side.ORANGE
    won: bool = False
    """Whether the side that isn't to move has won."""
    rules: RuleSet = BOARD

    def __hash__(self) -> int:
        # The other fields tell few positions apart, and enums take long to hash.
        return hash((self.mine, self.theirs, self.cats, self.my_cats, self.their_cats))

    @classmethod
    def start(cls, rules: RuleSet = BOARD) -> "Position":
        """The empty bed, eight kittens in each hand, orange to place."""
        return cls(0, 0, 0, 0, 0, Side.ORANGE, False, rules)

    @classmethod
    def of(
        cls,
        pieces: Mapping[int, Piece],
        cats_in_hand: Mapping[Side, int],
        side: Side,
        rules: RuleSet,
    ) -> "Position":
        """A position set up by hand: pieces by square, and the cats that each side holds.

        The rest of each hand is taken to be kittens; the caller sees to it that no side owns
        more than eight pieces.
        """
        bed = {owner: [s for s, p in pieces.items() if p.side is owner] for owner in Side}
        cats = set_of(square for square, piece in pieces.items() if piece.kind is Kind.CAT)
        owned = {
            owner: cats_in_hand[owner] + (set_of(bed[owner]) & cats).bit_count() for owner in Side
        }
        other = side.other
        return cls(
            set_of(bed[side]),
            set_of(bed[other]),
            cats,
            owned[side],
            owned[other],
            side,
            False,
            rules,
        )

    # What stands where

    @property
    def winner(self) -> Side | None:
        """The side that has won, if any."""
        return self.side.other if self.won else None

    def on_bed(self, side: Side) -> int:
        """The set of squares on which that side has a piece."""
        return self.mine if side is self.side else self.theirs

    def hand(self, side: Side) -> Hand:
        """What that side holds off the bed."""
        mine = side is self.side
        bed, owned = (self.mine, self.my_cats) if mine else (self.theirs, self.their_cats)
        cats_on_bed = (bed & self.cats).bit_count()
        kittens_on_bed = bed.bit_count() - cats_on_bed
        return Hand(PIECES_A_SIDE - owned - kittens_on_bed, owned - cats_on_bed)

    def at(self, square: int) -> Piece | None:
        """The piece on a square."""
        bit = 1 << square
        if not (self.mine | self.theirs) & bit:
            return None
        side = self.side if self.mine & bit else self.side.other
        return Piece(side, Kind.CAT if self.cats & bit else Kind.KITTEN)

    def pieces(self) -> dict[int, Piece]:
        """Every piece on the bed by its square."""
        return {
            square: Piece(side, Kind.CAT if self.cats >> square & 1 else Kind.KITTEN)
            for side in Side
            for square in squares_in(self.on_bed(side))
        }

    @property
    def empty(self) -> int:
        """The set of squares on which nothing stands."""
        return BED & ~(self.mine | self.theirs)

    @property
    def kinds_in_hand(self) -> tuple[Kind, ...]:
        """The kinds that the side to move may place from its hand."""
        kittens, cats = self.hand(self.side)
        return tuple(kind for kind, held in ((Kind.KITTEN, kittens), (Kind.CAT, cats)) if held)

    @property
    def liftable(self) -> int:
        """On the empty-hand turn, the set of the mover's pieces that may be lifted; else none."""
        if self.won or self.mine.bit_count() < PIECES_A_SIDE:
            return 0
        return (self.rules.kitten_first and self.mine & ~self.cats) or self.mine

    # Playing

    def legal_moves(self) -> list[Move]:
        """Every move the rules allow, each graduation a move of its own; none in a won game."""
        if self.won:
            return []
        if self.mine.bit_count() == PIECES_A_SIDE:
            return [
                move
                for lifted in squares_in(self.liftable)
                for move in self._moves_with(Kind.CAT, lifted)
            ]
        return [move for kind in self.kinds_in_hand for move in self._moves_with(kind, None)]

    def _moves_with(self, kind: Kind, lifted: int | None) -> list[Move]:
        """Every move that places that kind, from the hand or from the square lifted."""
        gone = 0 if lifted is None else 1 << lifted
        placements = _placements(kind, lifted)
        free = self.empty | gone
        if lifted is None and self._too_few_for_a_row():
            return [placement[0] for placement in placements if placement[1] & free]
        mine, occupied = self.mine & ~gone, (self.mine | self.theirs) & ~gone
        pushable = mine if kind else mine & ~self.cats
        always = self.rules.both_sides or (
            mine.bit_count() == PIECES_A_SIDE - 1 and self._eight_matter(mine, self.cats)
        )
        moves = []
        for move, placed, near, behind, unblocked, changed in placements:
            if not placed & free:
                continue
            # Of the booping only what becomes of the mover's own pieces, as most ends in no row.
            after = mine | placed
            if pushed := pushable & near:
                after ^= changed[pushed & unblocked[occupied & behind]]
            if always or has_row(after):
                square = move.square
                graduations = self._graduations(*self._placed(square, kind, lifted))
                moves += [Move(square, kind, lifted, graduated) for graduated in graduations]
            else:
                moves.append(move)
        return moves

    def _too_few_for_a_row(self) -> bool:
        """Whether no placement could end in a row, nor in eight on the bed."""
        return self.mine.bit_count() < 2 and not (
            self.rules.both_sides and self.theirs.bit_count() > 2
        )

    def play(self, move: Move) -> "Position":
        """The position after the move; IllegalMove says why where the rules don't allow it."""
        square, kind, lifted, graduated = move
        mine, theirs, cats = self._placed(square, kind, lifted)
        my_cats, rules = self.my_cats, self.rules
        if lifted is not None:
            my_cats += not self.cats >> lifted & 1
        if (
            graduated
            or has_row(mine)
            or rules.both_sides
            or (mine.bit_count() == PIECES_A_SIDE and self._eight_matter(mine, cats))
        ):
            return self._finish(mine, theirs, cats, my_cats, graduated)
        # As most moves end; `_finish` would come to the same.
        other = _GREY if self.side is _ORANGE else _ORANGE
        return _made(theirs, mine, cats, self.their_cats, my_cats, other, False, rules)

    def _finish(
        self, mine: int, theirs: int, cats: int, my_cats: int, graduated: int
    ) -> "Position":
        """The position in which the mover's placement and booping are over and done with."""
        side, their_cats, rules = self.side, self.their_cats, self.rules
        other = _GREY if side is _ORANGE else _ORANGE
        wins = _wins(mine & cats)
        loses = not wins and self._hands_over_the_win(theirs, cats)
        options = [0] if wins or loses else self._leaving(mine, theirs, cats)
        if graduated not in options:
            raise IllegalMove(why_not_graduated(graduated, options))
        if wins:
            return _made(theirs, mine, cats, their_cats, my_cats, other, True, rules)
        if loses:
            return _made(mine, theirs, cats, my_cats, their_cats, side, True, rules)
        if graduated:
            kittens = graduated & ~cats
            my_cats += (mine & kittens).bit_count()
            their_cats += (theirs & kittens).bit_count()
            mine, theirs, cats = mine & ~graduated, theirs & ~graduated, cats & ~graduated
        return _made(theirs, mine, cats, their_cats, my_cats, other, False, rules)

    def _eight_matter(self, mine: int, cats: int) -> bool:
        """Whether eight on the bed end a move otherwise than most: won by cats, or with a lift."""
        return self.rules.eight_on_bed is not EightOnBed.WAIT or not mine & ~cats

    def settled(self) -> "Position":
        """The same bed handed to the opponent, taking it that the side to move has just placed.

        The game is won where that placement has won it. IllegalMove, saying what, if something
        has still to graduate.
        """
        return self._finish(self.mine, self.theirs, self.cats, self.my_cats, 0)

    def check_placement(self, square: int, kind: Kind, lifted: int | None) -> None:
        """IllegalMove, with the reason, unless that piece may be placed there."""
        self._placed(square, kind, lifted)

    def _placed(self, square: int, kind: Kind, lifted: int | None) -> tuple[int, int, int]:
        """Mine, theirs and cats once that piece is placed and the booping has settled.

        All pushes are worked out from the bed as it was when the piece was placed. IllegalMove,
        with the reason, unless it may be placed there.
        """
        mine, theirs, cats = self.mine, self.theirs, self.cats
        if lifted is not None:
            is_held = kind and lifted in NAMES and self.liftable >> lifted & 1
            if is_held:
                mine &= ~(1 << lifted)
                cats &= ~(1 << lifted)
        elif kind:
            is_held = self.my_cats > (mine & cats).bit_count()
        else:
            is_held = PIECES_A_SIDE - self.my_cats > (mine & ~cats).bit_count()
        occupied = mine | theirs
        if not is_held or self.won or square not in PUSHING or occupied >> square & 1:
            raise IllegalMove(why_not_placed(self, square, kind, lifted))
        placed, near, behind, unblocked, changed = PUSHING[square]
        pushed = near & (occupied if kind else occupied & ~cats)
        if pushed and (pushed := pushed & unblocked[occupied & behind]):
            if moved := mine & pushed:
                mine ^= changed[moved]
            if moved := theirs & pushed:
                theirs ^= changed[moved]
            if moved := cats & pushed:
                cats ^= changed[moved]
        return mine | placed, theirs, cats | placed if kind else cats

    def _graduations(self, mine: int, theirs: int, cats: int) -> list[int]:
        """The sets of pieces that may go to hand as cats at the end of the move.

        `[0]` where nothing graduates, a win included; several where the mover has a choice.
        """
        if _wins(mine & cats) or self._hands_over_the_win(theirs, cats):
            return [0]
        return self._leaving(mine, theirs, cats)

    def _leaving(self, mine: int, theirs: int, cats: int) -> list[int]:
        """The same, where nobody has won."""
        rules = self.rules
        options = rows = rows_in(mine)
        if rules.every_row:
            counted = rows + rows_in(theirs) if rules.both_sides else rows
            leaving = 0
            for row in counted:
                leaving |= row
            options = [leaving]
        if mine.bit_count() == PIECES_A_SIDE:
            if rules.eight_on_bed is EightOnBed.LIFT_ANY:
                options = options + [1 << square for square in squares_in(mine)]
            elif rules.eight_on_bed is EightOnBed.LIFT_KITTEN and not rows:
                options = [options[0] | 1 << square for square in squares_in(mine & ~cats)]
        return options or [0]

    def _hands_over_the_win(self, theirs: int, cats: int) -> bool:
        """Whether the mover, not having won, has left the opponent a row of cats that counts."""
        return self.rules.both_sides and has_row(theirs & cats)

    # Seeing what a placement does before the move is whole

    def booped(self, square: int, kind: Kind, lifted: int | None = None) -> "Position":
        """The bed once the booping has settled, before anything graduates.

        The same side is still to finish its move. IllegalMove as for `play`.
        """
        mine, theirs, cats = self._placed(square, kind, lifted)
        grown = lifted is not None and not self.cats >> lifted & 1
        return Position(
            mine, theirs, cats, self.my_cats + grown, self.their_cats, self.side, False, self.rules
        )

    def graduations(self, square: int, kind: Kind, lifted: int | None = None) -> list[int]:
        """The graduations that may end that placement, as `Move.graduated`; `[0]` for none."""
        return self._graduations(*self._placed(square, kind, lifted))

    def boops(self, square: int, kind: Kind, lifted: int | None = None) -> list[Boop]:
        """What that placement does to each neighbour it would push; IllegalMove as for `play`."""
        self.check_placement(square, kind, lifted)
        gone = 0 if lifted is None else 1 << lifted
        occupied = (self.mine | self.theirs) & ~gone
        pushed = NEIGHBOURS[square] & (occupied if kind else occupied & ~self.cats)
        found = []
        for near in squares_in(pushed):
            far = BEYOND[square][1 << near]
            blocked = bool(far & occupied)
            found.append(Boop(near, None if blocked or not far else far.bit_length() - 1, blocked))
        return found


class _Draft:
    """A position while its fields are being set; `_made` turns it into one."""

    __slots__ = Position.__slots__


def _made(
    mine: int,
    theirs: int,
    cats: int,
    my_cats: int,
    their_cats: int,
    side: Side,
    won: bool,
    rules: RuleSet,
) -> Position:
    """The position with those fields, in half the time that a frozen dataclass takes."""
    draft: Any = _Draft()
    draft.mine = mine
    draft.theirs = theirs
    draft.cats = cats
    draft.my_cats = my_cats
    draft.their_cats = their_cats
    draft.side = side
    draft.won = won
    draft.rules = rules
    draft.__class__ = Position
    position: Position = draft
    return position


def _wins(cats: int) -> bool:
    """Whether a side with cats on those squares has won by them."""
    count = cats.bit_count()
    return count > 2 and (count == PIECES_A_SIDE or has_row(cats))
