"""Why the rules don't allow a move, in a sentence that says what to do instead."""

from typing import TYPE_CHECKING

from boop_tui.game.bed import NAMES, PIECES_A_SIDE, squares_in
from boop_tui.game.pieces import Kind

if TYPE_CHECKING:
    from boop_tui.game.position import Position


def why_not_placed(position: "Position", square: int, kind: Kind, lifted: int | None) -> str:
    """Why that piece may not be placed there, from the hand or from the square lifted."""
    mover, on_bed = position.side.title, position.mine.bit_count()
    if position.won:
        return "the game is won; no move can follow"
    if square not in NAMES:
        return "that square is not on the bed"
    if lifted is None:
        if on_bed == PIECES_A_SIDE:
            return f"{mover} has nothing in hand: name the piece to lift, as in a1>Ce3"
        if kind not in position.kinds_in_hand:
            return f"{mover} has no {kind.name.lower()} in hand"
    elif on_bed < PIECES_A_SIDE:
        return f"{mover} still has pieces in hand, so none on the bed may be lifted"
    elif lifted not in NAMES or not position.mine >> lifted & 1:
        return f"{NAMES.get(lifted, 'that square')} holds no piece of {mover}'s to lift"
    elif not position.liftable >> lifted & 1:
        return (
            f"{NAMES[lifted]} is a cat, and under these rules a kitten is lifted while one is there"
        )
    elif kind is not Kind.CAT:
        return "a lifted piece is placed as a cat"
    return f"{NAMES[square]} is occupied"


def why_not_graduated(graduated: int, options: list[int]) -> str:
    """Why that graduation is refused where these are the possible ones."""
    named = [_squares_text(option) for option in options if option]
    if graduated and not named:
        return f"{_squares_text(graduated)} does not graduate: nothing does after this placement"
    if graduated:
        return f"{_squares_text(graduated)} does not graduate; possible: {', '.join(named)}"
    if len(named) == 1:
        return f"{named[0]} must graduate"
    return f"several graduations are possible, name one: {', '.join(named)}"


def _squares_text(squares: int) -> str:
    return "".join(NAMES[square] for square in squares_in(squares))
