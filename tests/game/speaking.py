"""What the tests of the rules are written in: FENs and tokens in, FENs and tokens out."""

import pytest

from boop_tui.game.bed import BY_NAME, set_of
from boop_tui.game.position import IllegalMove, Kind, Move, Position
from boop_tui.game.rules import BOARD, RuleSet
from boop_tui.text import fen, notation


def after(start: str, *tokens: str, rules: RuleSet = BOARD) -> str:
    """The FEN that the moves lead to."""
    return fen.write(reached(start, *tokens, rules=rules))


def reached(start: str, *tokens: str, rules: RuleSet = BOARD) -> Position:
    """The position that the moves lead to."""
    position = fen.read(start, rules)
    for token in tokens:
        position = position.play(notation.read(position, token))
    return position


def choices(start: str, placement: str = "", rules: RuleSet = BOARD) -> set[str]:
    """Every legal move that begins with that placement, in its written form."""
    position = fen.read(start, rules)
    written = [notation.write(position, move) for move in position.legal_moves()]
    return {token for token in written if token.startswith(placement)}


def lifted_squares(start: str, rules: RuleSet = BOARD) -> set[str]:
    """The squares that an empty-handed mover may take its piece from."""
    return {token.split(">")[0] for token in choices(start, rules=rules) if ">" in token}


def move(placed: str, lifted: str | None = None, graduated: str = "") -> Move:
    """A move from square names, legal or not: `Kc3`, the square lifted, the squares that leave."""
    leaving = [BY_NAME[graduated[i : i + 2]] for i in range(0, len(graduated), 2)]
    kind = {"K": Kind.KITTEN, "C": Kind.CAT}[placed[0]]
    square_lifted = None if lifted is None else BY_NAME[lifted]
    return Move(BY_NAME[placed[1:]], kind, square_lifted, set_of(leaving))


def refusal(start: str, refused: Move, rules: RuleSet = BOARD) -> str:
    """Why the position refuses that move."""
    with pytest.raises(IllegalMove) as caught:
        fen.read(start, rules).play(refused)
    return str(caught.value)
