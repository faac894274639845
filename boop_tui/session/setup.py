"""The board editor's draft: a position being set up by hand, and what is wrong with it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from boop_tui.game.bed import PIECES_A_SIDE
from boop_tui.game.position import Hand, Kind, Piece, Position, Side
from boop_tui.session import setup_remarks
from boop_tui.text import fen


@dataclass(frozen=True, slots=True)
class Draft:
    """A bed, two hands (by side) and a turn, whether or not they make a position."""

    pieces: Mapping[int, Piece]
    hands: tuple[Hand, Hand]
    side: Side
    won: bool = False
    """Whether the side that isn't to move has won, as in `Position`."""

    @classmethod
    def of(cls, position: Position) -> "Draft":
        """The draft that shows a position."""
        orange, grey = (position.hand(side) for side in Side)
        return cls(position.pieces(), (orange, grey), position.side, position.won)

    def on_bed(self, side: Side) -> dict[int, Kind]:
        """That side's pieces on the bed, by square."""
        return {square: piece.kind for square, piece in self.pieces.items() if piece.side is side}

    def total(self, side: Side) -> int:
        """How many pieces that side has, bed and hand together."""
        return len(self.on_bed(side)) + sum(self.hands[side])

    def with_hand(self, side: Side, hand: Hand) -> "Draft":
        """The draft with another hand."""
        orange, grey = self.hands
        return replace(self, hands=(hand, grey) if side is Side.ORANGE else (orange, hand))

    def without(self, square: int) -> "Draft":
        """The draft with that square empty, its piece back in hand unless that is one too many."""
        piece = self.pieces[square]
        pieces = {other: kept for other, kept in self.pieces.items() if other != square}
        draft = replace(self, pieces=pieces)
        if draft.total(piece.side) >= PIECES_A_SIDE:
            return draft
        return draft.with_hand(piece.side, _changed(self.hands[piece.side], piece.kind, 1))

    def with_piece(self, square: int, piece: Piece) -> "Draft":
        """The draft with a piece on an empty square, out of the hand unless one was missing."""
        draft = replace(self, pieces={**self.pieces, square: piece})
        hand = self.hands[piece.side]
        if draft.total(piece.side) <= PIECES_A_SIDE or not any(hand):
            return draft
        kind = piece.kind if hand[piece.kind] else Kind(1 - piece.kind)
        return draft.with_hand(piece.side, _changed(hand, kind, -1))


class Setup:
    """A position being set up, with its own undo.

    The bed keeps the hands in step, so that a side that owns eight goes on owning eight: a piece
    placed comes out of its side's hand (one of its kind, or else the other kind: kittens grow
    into cats), a piece removed goes back. A side that owns fewer or more comes nearer to eight
    instead, so one may as well set the hands first and the bed afterwards. The hands themselves
    can be set to anything; nothing else is corrected, only said in `problems`.

    Every method that changes something gives whether it did.
    """

    def __init__(self, position: Position) -> None:
        self.rules = position.rules
        self._draft = Draft.of(position)
        self._done: list[Draft] = []
        self._undone: list[Draft] = []
        self._stroke_has_begun = False

    # What is set up

    @property
    def pieces(self) -> Mapping[int, Piece]:
        """Every piece on the bed by its square."""
        return self._draft.pieces

    @property
    def side(self) -> Side:
        """The side to move; in a won game the loser, whose turn it would have been."""
        return self._draft.side

    @property
    def winner(self) -> Side | None:
        """The side that has won, as long as a won game has not been changed."""
        return self._draft.side.other if self._draft.won else None

    def hand(self, side: Side) -> Hand:
        """What that side holds."""
        return self._draft.hands[side]

    def total(self, side: Side) -> int:
        """How many pieces that side owns, bed and hand together; eight is right."""
        return self._draft.total(side)

    @property
    def problems(self) -> list[str]:
        """Why one can't continue from here, a sentence for each side that doesn't own eight."""
        draft = self._draft
        return [
            setup_remarks.problem(side, len(draft.on_bed(side)), sum(draft.hands[side]))
            for side in Side
            if draft.total(side) != PIECES_A_SIDE
        ]

    @property
    def notes(self) -> list[str]:
        """What is allowed, but worth knowing before one continues; nothing while there is a problem."""
        position = self.position
        return [] if position is None else setup_remarks.notes(position)

    @property
    def position(self) -> Position | None:
        """The position set up; None while there is a problem."""
        draft = self._draft
        if any(draft.total(side) != PIECES_A_SIDE for side in Side):
            return None
        cats_in_hand = {side: draft.hands[side].cats for side in Side}
        position = Position.of(draft.pieces, cats_in_hand, draft.side, self.rules)
        return replace(position, won=draft.won)

    @property
    def fen(self) -> str | None:
        """The position as a FEN; None while there is a problem."""
        position = self.position
        return None if position is None else fen.write(position)

    # Changing it

    def place(self, square: int, piece: Piece, joined: bool = False) -> bool:
        """Puts a piece on a square, in place of any that stands there.

        `joined` makes it one change with the placing or removing before, as in a drag.
        """
        draft = self._draft
        if draft.pieces.get(square) == piece:
            return self._change(draft, joined)
        if square in draft.pieces:
            draft = draft.without(square)
        return self._change(replace(draft.with_piece(square, piece), won=False), joined)

    def remove(self, square: int, joined: bool = False) -> bool:
        """Takes the piece off a square, if there is one; `joined` as for `place`."""
        draft = self._draft
        if square in draft.pieces:
            draft = replace(draft.without(square), won=False)
        return self._change(draft, joined)

    def set_hand(self, side: Side, kind: Kind, count: int) -> bool:
        """Lets a side hold so many of a kind, 0 to 8; ValueError beyond."""
        if not 0 <= count <= PIECES_A_SIDE:
            raise ValueError(f"a hand holds 0 to {PIECES_A_SIDE} of a kind, not {count}")
        step = count - self.hand(side)[kind]
        return self._set_hands({side: _changed(self.hand(side), kind, step)})

    def set_side(self, side: Side) -> bool:
        """Lets a side be the one to move; a won game is then no longer taken as won."""
        return self._change(replace(self._draft, side=side, won=False))

    def clear(self) -> bool:
        """Goes back to the start: an empty bed, eight kittens in each hand, orange to move."""
        return self._change(Draft.of(Position.start()))

    def swap_colours(self) -> bool:
        """Gives each side what the other has: pieces, hand, and the turn."""
        draft = self._draft
        pieces = {square: Piece(side.other, kind) for square, (side, kind) in draft.pieces.items()}
        orange, grey = draft.hands
        return self._change(Draft(pieces, (grey, orange), draft.side.other, draft.won))

    def fill_hands(self) -> bool:
        """Makes each side own eight: kittens for what is missing; surplus goes, kittens first."""
        filled = {}
        for side in Side:
            kittens, cats = self.hand(side)
            room = max(PIECES_A_SIDE - (self.total(side) - kittens - cats), 0)
            cats = min(cats, room)
            filled[side] = Hand(room - cats, cats)
        return self._set_hands(filled)

    def read_fen(self, text: str) -> bool:
        """Sets up what a FEN describes; FenError, with nothing changed, for one that is wrong."""
        return self._change(Draft.of(fen.read(text, self.rules)))

    def _set_hands(self, hands: dict[Side, Hand]) -> bool:
        draft = self._draft
        for side, hand in hands.items():
            draft = draft.with_hand(side, hand)
        return self._change(draft if draft == self._draft else replace(draft, won=False))

    def _change(self, draft: Draft, joined: bool = False) -> bool:
        """Takes up a draft; one that is joined shares the undoing of the change before it."""
        if not joined:
            self._stroke_has_begun = False
        if draft == self._draft:
            return False
        if not self._stroke_has_begun:
            self._done.append(self._draft)
        self._stroke_has_begun = True
        self._undone.clear()
        self._draft = draft
        return True

    # Undo

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change that was taken back."""
        return bool(self._undone)

    def undo(self) -> bool:
        """Takes back the last change."""
        return self._travel(self._done, self._undone)

    def redo(self) -> bool:
        """Makes again the change last taken back."""
        return self._travel(self._undone, self._done)

    def _travel(self, source: list[Draft], other: list[Draft]) -> bool:
        self._stroke_has_begun = False
        if not source:
            return False
        other.append(self._draft)
        self._draft = source.pop()
        return True


def _changed(hand: Hand, kind: Kind, step: int) -> Hand:
    """The hand with so many more of a kind."""
    kittens, cats = hand
    return Hand(kittens + step, cats) if kind is Kind.KITTEN else Hand(kittens, cats + step)
