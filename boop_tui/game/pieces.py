"""What the game is played with: sides, kinds, pieces, hands and moves."""

from enum import IntEnum
from typing import NamedTuple


class Side(IntEnum):
    """The two players; orange places first."""

    ORANGE = 0
    GREY = 1

    @property
    def other(self) -> "Side":
        """The opponent."""
        return Side.GREY if self is Side.ORANGE else Side.ORANGE

    @property
    def title(self) -> str:
        """`Orange` or `Grey`."""
        return self.name.capitalize()


class Kind(IntEnum):
    """The two kinds of piece."""

    KITTEN = 0
    CAT = 1


class Piece(NamedTuple):
    """One piece, as it stands on a square."""

    side: Side
    kind: Kind


class Hand(NamedTuple):
    """How many of each kind a side holds off the bed."""

    kittens: int
    cats: int


class Move(NamedTuple):
    """One side's whole turn.

    `graduated` is the set of squares whose pieces go back to hand as cats at the end of the
    move, and `lifted` the square that an empty-handed mover took its piece from.
    """

    square: int
    kind: Kind
    lifted: int | None = None
    graduated: int = 0


class Boop(NamedTuple):
    """What a placement does to one neighbour: pushed to `target`, or off the bed if None.

    A neighbour that can't be pushed because the square beyond is occupied is `blocked`.
    """

    square: int
    target: int | None
    blocked: bool


class IllegalMove(ValueError):  # noqa: N818 - the name other code relies on
    """A move that the rules don't allow in the position; its text says why."""
