"""Entering a move: from clicks on the bed to one whole move, without a screen."""

from enum import Enum, auto

from boop_tui.game.bed import NAMES, squares_in
from boop_tui.game.position import IllegalMove, Kind, Move, Position
from boop_tui.text import notation


class Asks(Enum):
    """What has to be chosen next."""

    SQUARE = auto()
    """Where to place."""
    KIND = auto()
    """Kitten or cat, for the square chosen."""
    GRADUATION = auto()
    """Which row graduates, or which piece is lifted, after the placement made."""
    LIFT = auto()
    """On the empty-hand turn: which piece to lift."""
    TARGET = auto()
    """On the empty-hand turn: where the lifted piece goes."""
    NOTHING = auto()
    """The game is won."""


class MoveEntry:
    """One move of a position being entered, a choice at a time.

    `click`, `choose_kind` and `choose_graduation` give the move as soon as it is whole, and None
    while something has still to be chosen. They raise IllegalMove, with nothing changed, for
    what can't be chosen.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.lifted: int | None = None
        """The piece chosen on the empty-hand turn."""
        self.square: int | None = None
        """The square chosen, while the kind or the graduation is still open."""
        self.kind: Kind | None = None
        """The kind placed, while the graduation is still open."""

    @property
    def asks(self) -> Asks:
        """What has to be chosen next."""
        if self.position.won:
            return Asks.NOTHING
        if self.square is not None:
            return Asks.KIND if self.kind is None else Asks.GRADUATION
        if not self.position.liftable:
            return Asks.SQUARE
        return Asks.LIFT if self.lifted is None else Asks.TARGET

    @property
    def has_begun(self) -> bool:
        """Whether there is a choice that `take_back` would take back."""
        return self.square is not None or self.lifted is not None

    # Choosing

    def click(self, square: int) -> Move | None:
        """Chooses a square, whatever it is that has to be chosen."""
        match self.asks:
            case Asks.SQUARE | Asks.KIND:
                return self._place(square)
            case Asks.GRADUATION:
                return self._graduate_at(square)
            case Asks.LIFT | Asks.TARGET:
                return self._lift_or_target(square)
            case Asks.NOTHING:
                raise IllegalMove("the game is won; no move can follow")

    def choose_kind(self, kind: Kind) -> Move | None:
        """Answers whether a kitten or a cat goes to the square chosen."""
        if self.square is None:
            raise IllegalMove("no square is chosen yet")
        self.position.check_placement(self.square, kind, None)
        return self._with_kind(self.square, kind)

    def choose_graduation(self, option: int) -> Move:
        """Answers which of `options` ends the move."""
        if option not in self.options or self.square is None or self.kind is None:
            raise IllegalMove("that can't graduate here")
        return Move(self.square, self.kind, self.lifted, option)

    def take_back(self) -> bool:
        """Takes the last choice back; False if there was none."""
        if self.square is not None:
            self.square = self.kind = None
        elif self.lifted is not None:
            self.lifted = None
        else:
            return False
        return True

    def _place(self, square: int) -> Move | None:
        kinds = self.position.kinds_in_hand
        self.position.check_placement(square, kinds[0], None)
        if len(kinds) == 1:
            return self._with_kind(square, kinds[0])
        self.square = square
        return None

    def _lift_or_target(self, square: int) -> Move | None:
        if self.position.liftable >> square & 1 and square != self.lifted:
            self.lifted = square
            return None
        if self.lifted is None:
            raise IllegalMove(f"{NAMES[square]} can't be lifted; choose one of the ringed pieces")
        return self._with_kind(square, Kind.CAT)

    def _with_kind(self, square: int, kind: Kind) -> Move | None:
        options = self.position.graduations(square, kind, self.lifted)
        if len(options) == 1:
            return Move(square, kind, self.lifted, options[0])
        self.square, self.kind = square, kind
        return None

    def _graduate_at(self, square: int) -> Move:
        """The graduation that a click on the bed can only mean."""
        there = [option for option in self.options if option >> square & 1]
        if len(there) == 1:
            return self.choose_graduation(there[0])
        if not there:
            raise IllegalMove(f"{NAMES[square]} takes part in none of the choices")
        raise IllegalMove(
            f"{NAMES[square]} takes part in several of the choices; pick from the list"
        )

    # What to show meanwhile

    @property
    def options(self) -> list[int]:
        """The graduations to choose from, as sets of squares, in the order of their names."""
        if self.square is None or self.kind is None:
            return []
        options = self.position.graduations(self.square, self.kind, self.lifted)
        return sorted(options, key=self.option_squares)

    def option_squares(self, option: int) -> str:
        """The squares of a choice as its token names them."""
        return notation.squares_text(option, self.position.rules)

    def option_text(self, option: int) -> str:
        """A choice in words: its squares, and what becomes of the kittens there."""
        names = self.option_squares(option)
        squares = " ".join(names[i : i + 2] for i in range(0, len(names), 2))
        kittens = (option & ~self.shown.cats).bit_count()
        if option.bit_count() == 1:
            return f"lift {squares} · {'a kitten becomes a cat' if kittens else 'a cat'}"
        if not kittens:
            return f"{squares} · no kitten graduates"
        return f"{squares} · {kittens} {'kitten graduates' if kittens == 1 else 'kittens graduate'}"

    @property
    def shown(self) -> Position:
        """The bed to show: with the placement made, while its graduation is being chosen."""
        if self.square is None or self.kind is None:
            return self.position
        return self.position.booped(self.square, self.kind, self.lifted)

    @property
    def choosable(self) -> int:
        """The set of squares that `click` takes now."""
        match self.asks:
            case Asks.SQUARE | Asks.KIND:
                return self.position.empty
            case Asks.LIFT:
                return self.position.liftable
            case Asks.TARGET:
                return self.position.liftable | self.destinations
            case Asks.GRADUATION:
                options = self.options
                times = {
                    square: sum(option >> square & 1 for option in options)
                    for option in options
                    for square in squares_in(option)
                }
                return sum(1 << square for square, count in times.items() if count == 1)
            case Asks.NOTHING:
                return 0

    @property
    def destinations(self) -> int:
        """The set of squares that the lifted piece may go to; empty until one is lifted."""
        if self.lifted is None or self.square is not None:
            return 0
        return self.position.empty | 1 << self.lifted

    @property
    def prompt(self) -> str:
        """Whose turn it is and what is asked, in words."""
        position = self.position
        if position.winner is not None:
            return f"{position.winner.title} has won"
        side = position.side.title
        match self.asks:
            case Asks.KIND:
                assert self.square is not None
                return f"{side}: kitten or cat on {NAMES[self.square]}?"
            case Asks.GRADUATION:
                return f"{side}: choose {self._graduation_asked}"
            case Asks.LIFT:
                return f"{side} has an empty hand: choose a piece to lift"
            case Asks.TARGET:
                assert self.lifted is not None
                return f"{side}: choose where the cat from {NAMES[self.lifted]} goes"
            case _:
                return f"{side} to place"

    @property
    def _graduation_asked(self) -> str:
        if self.position.rules.every_row:
            return "a kitten to lift"
        sizes = {option.bit_count() for option in self.options}
        if 1 not in sizes:
            return "the row that graduates"
        return "a piece to lift, or a row" if len(sizes) > 1 else "a piece to lift"
