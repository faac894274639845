"""The position as a diagram of letters, for a post in a font whose characters are equally wide."""

from boop_tui.game.bed import SIZE, square_at
from boop_tui.game.position import Kind, Piece, Position, Side
from boop_tui.game.rules import BOARD
from boop_tui.text.describe import hand_text, turn_text

_EDGE = f"  +{'-' * (2 * SIZE + 1)}+"


def letter(piece: Piece) -> str:
    """`K` or `C` for orange, which places first; `k` or `c` for grey."""
    name = "C" if piece.kind is Kind.CAT else "K"
    return name if piece.side is Side.ORANGE else name.lower()


def write(position: Position) -> str:
    """The bed with its coordinates between the two hands, and whose turn it is.

    Lines of plain ASCII, none ending in a space, the last one without a line break. Each hand
    says which letters are its side's.
    """
    ranks = [
        f"{rank + 1} | {' '.join(_square(position, file, rank) for file in range(SIZE))} |"
        for rank in reversed(range(SIZE))
    ]
    turn = turn_text(position)
    if position.rules is not BOARD:
        turn += f" (rules: {position.rules.name})"
    grey, orange = _hand(position, Side.GREY), _hand(position, Side.ORANGE)
    return "\n".join([grey, _EDGE, *ranks, _EDGE, "    a b c d e f", orange, turn])


def _square(position: Position, file: int, rank: int) -> str:
    piece = position.at(square_at(file, rank))
    return "." if piece is None else letter(piece)


def _hand(position: Position, side: Side) -> str:
    kitten, cat = (letter(Piece(side, kind)) for kind in Kind)
    held = hand_text(position.hand(side))
    return f"{side.title} ({kitten} kitten, {cat} cat) has in hand: {held}"
