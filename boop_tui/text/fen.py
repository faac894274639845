"""FEN: one position as a line of text, such as ``6/4B1/3a2/2a3/6/6-60-70-bp``.

Ranks 6 down to 1, orange's hand, grey's hand (kittens, then cats), the side and its phase:
``p`` is to place, ``t`` has just placed.
"""

import re

from boop_tui.game.bed import PIECES_A_SIDE, SIZE, square_at
from boop_tui.game.position import IllegalMove, Kind, Piece, Position, Side
from boop_tui.game.rules import BOARD, RuleSet
from boop_tui.text.plain import quoted

PIECE_LETTERS: dict[str, Piece] = {
    "a": Piece(Side.ORANGE, Kind.KITTEN),
    "A": Piece(Side.ORANGE, Kind.CAT),
    "b": Piece(Side.GREY, Kind.KITTEN),
    "B": Piece(Side.GREY, Kind.CAT),
}
LETTERS: dict[Piece, str] = {piece: letter for letter, piece in PIECE_LETTERS.items()}
SIDE_LETTERS: dict[Side, str] = {Side.ORANGE: "a", Side.GREY: "b"}

_LONGEST = 200
_TAG = r'\[\s*FEN\s+"([^"]*)"\s*\]'


class FenError(ValueError):
    """A text that is no position; its own text names the part at fault and what it holds."""


def read(text: str, rules: RuleSet = BOARD) -> Position:
    """The position that a FEN describes, to be played under those rules.

    White space around it is forgiven, and so is a whole ``[FEN "…"]`` tag. FenError otherwise.
    """
    text = text.strip()
    if len(text) > _LONGEST:
        raise FenError(f"a FEN is one short line; this is {len(text):,} characters long")
    if tag := re.fullmatch(_TAG, text, re.IGNORECASE):
        text = tag[1].strip()
    if not text:
        raise FenError("there is no FEN here; the start is 6/6/6/6/6/6-80-80-ap")
    fields = text.split("-")
    if len(fields) != 4:
        raise FenError(
            f"a FEN has four fields with - between them (bed, orange's hand, grey's hand, turn); "
            f"this has {len(fields)}"
        )
    bed, orange_hand, grey_hand, turn = fields
    pieces = _read_bed(bed)
    hands = {Side.ORANGE: orange_hand, Side.GREY: grey_hand}
    cats_in_hand = {side: _read_hand(side, hand, pieces) for side, hand in hands.items()}
    return _read_turn(turn, pieces, cats_in_hand, rules)


def _read_bed(text: str) -> dict[int, Piece]:
    ranks = text.split("/")
    if len(ranks) != SIZE:
        raise FenError(f"the bed has six ranks with / between them; this has {len(ranks)}")
    pieces = {}
    for number, rank_text in zip(range(SIZE, 0, -1), ranks, strict=True):
        file = 0
        for letter in rank_text:
            if letter in "123456":
                file += int(letter)
                continue
            if letter not in PIECE_LETTERS:
                raise FenError(
                    f"rank {number} ({quoted(rank_text)}): {letter!r} is neither a piece "
                    f"(a A b B) nor a count of empty squares (1 to 6)"
                )
            if file < SIZE:
                pieces[square_at(file, number - 1)] = PIECE_LETTERS[letter]
            file += 1
        if file != SIZE:
            raise FenError(f"rank {number} ({quoted(rank_text)}) is {file} squares wide, not six")
    return pieces


def _read_hand(side: Side, text: str, pieces: dict[int, Piece]) -> int:
    """The cats in that hand, once it is known that the side owns exactly eight pieces."""
    if not re.fullmatch("[0-8]{2}", text):
        raise FenError(
            f"{side.title}'s hand ({quoted(text)}) must be two digits, kittens then cats, each 0 to 8"
        )
    kittens, cats = int(text[0]), int(text[1])
    on_bed = sum(piece.side is side for piece in pieces.values())
    if (total := on_bed + kittens + cats) != PIECES_A_SIDE:
        raise FenError(
            f"{side.title} owns {total} pieces, not eight: {on_bed} on the bed and "
            f"{kittens + cats} in hand ({text})"
        )
    return cats


def _read_turn(
    text: str, pieces: dict[int, Piece], cats_in_hand: dict[Side, int], rules: RuleSet
) -> Position:
    if len(text) != 2:
        raise FenError(f"the turn ({quoted(text)}) must be a side (a or b) and a phase (p or t)")
    side = next((side for side, letter in SIDE_LETTERS.items() if letter == text[0]), None)
    if side is None:
        raise FenError(f"the side in {quoted(text)!r} must be a (orange) or b (grey)")
    if text[1] not in "pt":
        raise FenError(f"the phase in {quoted(text)!r} must be p (to place) or t (has just placed)")
    position = Position.of(pieces, cats_in_hand, side, rules)
    if text[1] == "p":
        return position
    try:
        return position.settled()
    except IllegalMove as reason:
        raise FenError(
            f"{quoted(text)!r} says that {side.title} has just placed, but a move is whole here: {reason}"
        ) from None


def write(position: Position) -> str:
    """The position as a FEN; a won one as the winner having just placed."""
    ranks = "/".join(_write_rank(position, rank) for rank in reversed(range(SIZE)))
    hands = "-".join("{}{}".format(*position.hand(side)) for side in Side)
    winner = position.winner
    turn = f"{SIDE_LETTERS[position.side]}p" if winner is None else f"{SIDE_LETTERS[winner]}t"
    return f"{ranks}-{hands}-{turn}"


def _write_rank(position: Position, rank: int) -> str:
    text, empty = "", 0
    for file in range(SIZE):
        piece = position.at(square_at(file, rank))
        if piece is None:
            empty += 1
            continue
        text += (str(empty) if empty else "") + LETTERS[piece]
        empty = 0
    return text + (str(empty) if empty else "")
