"""A second opinion on boop: the rules played slowly, with dictionaries and loops.

Nothing here comes from the package, so that a slip there is not repeated here. A square is a
(file, rank) pair counted from 0, a piece a (side, kind) pair of the letters `a` `b` and `K` `C`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

Square = tuple[int, int]
Piece = tuple[str, str]

SQUARES = [(file, rank) for rank in range(6) for file in range(6)]
AROUND = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
WRITTEN_DIRECTIONS = [(1, 0), (1, 1), (1, -1), (0, -1)]
"""Rows are written left to right, and from the top down along a file."""

LETTERS = {"a": ("a", "K"), "A": ("a", "C"), "b": ("b", "K"), "B": ("b", "C")}
LETTER_OF = {piece: letter for letter, piece in LETTERS.items()}
OTHER = {"a": "b", "b": "a"}


@dataclass(frozen=True)
class State:
    """Everything there is to know between two moves; nothing in it is ever changed in place."""

    bed: dict[Square, Piece]
    hands: dict[Piece, int]
    side: str
    rules: str
    winner: str | None = None

    def squares_of(self, side: str, kinds: str = "KC") -> list[Square]:
        """Where that side has pieces of those kinds, in the order a1…f1, a2…f6."""
        return [s for s in SQUARES if s in self.bed and self.bed[s] in [(side, k) for k in kinds]]


def moves(state: State) -> dict[str, State]:
    """Every legal move as it is written, with the state it leads to."""
    if state.winner:
        return {}
    return {
        token + ending: after
        for token, settled in placements(state)
        for ending, after in endings(settled).items()
    }


def play(state: State, token: str) -> State:
    """The state after a move in its written form; KeyError when it is not legal."""
    return moves(state)[token]


def perft(state: State, depth: int) -> int:
    """How many lines of exactly that many plies there are."""
    if depth == 0:
        return 1
    return sum(perft(after, depth - 1) for after in moves(state).values())


def placements(state: State) -> Iterator[tuple[str, State]]:
    """Every placement as its token so far, with the state once the booping has settled."""
    side = state.side
    if len(state.squares_of(side)) < 8:
        for kind in "KC":
            if state.hands[side, kind] > 0:
                hands = {**state.hands, (side, kind): state.hands[side, kind] - 1}
                for square in SQUARES:
                    if square not in state.bed:
                        bed = {**state.bed}
                        yield (
                            kind + name(square),
                            boop(replace(state, hands=hands), bed, square, kind),
                        )
        return
    liftable = state.squares_of(side)
    if state.rules in ("printed", "every-line") and state.squares_of(side, "K"):
        liftable = state.squares_of(side, "K")
    for lifted in liftable:
        bed = {square: piece for square, piece in state.bed.items() if square != lifted}
        for square in SQUARES:
            if square not in bed:
                yield f"{name(lifted)}>C{name(square)}", boop(state, bed, square, "C")


def boop(state: State, seen: dict[Square, Piece], square: Square, kind: str) -> State:
    """The state once the mover's piece stands there and has pushed what it can.

    `seen` is the bed as it was just before, from which every push is worked out.
    """
    bed = {**seen, square: (state.side, kind)}
    hands = {**state.hands}
    for step_file, step_rank in AROUND:
        near = (square[0] + step_file, square[1] + step_rank)
        beyond = (near[0] + step_file, near[1] + step_rank)
        if near not in seen or beyond in seen:
            continue
        if kind == "K" and seen[near][1] == "C":
            continue
        piece = bed.pop(near)
        if beyond in SQUARES:
            bed[beyond] = piece
        else:
            hands[piece] += 1
    return replace(state, bed=bed, hands=hands)


def endings(settled: State) -> dict[str, State]:
    """What may end the move once the booping has settled: the rest of the token, and the state."""
    mover, opponent = settled.side, OTHER[settled.side]
    if wins(settled, mover):
        return {"#": replace(settled, winner=mover, side=opponent)}
    if settled.rules == "every-line" and rows(settled.squares_of(opponent, "C")):
        return {"": replace(settled, winner=opponent, side=mover)}
    choices = graduations(settled)
    if not choices:
        return {"": replace(settled, side=opponent)}
    return {"=" + "".join(map(name, leaving)): graduate(settled, leaving) for leaving in choices}


def wins(state: State, side: str) -> bool:
    """Whether that side has three cats in a row or eight cats on the bed."""
    cats = state.squares_of(side, "C")
    return bool(rows(cats)) or len(cats) == 8


def graduations(settled: State) -> list[list[Square]]:
    """The choices of squares that leave the bed at the end of a move that has not won."""
    mine = settled.squares_of(settled.side)
    theirs = settled.squares_of(OTHER[settled.side])
    eight_on_bed = len(mine) == 8
    if settled.rules == "board":
        return rows(mine)
    if settled.rules == "printed":
        return rows(mine) + ([[square] for square in mine] if eight_on_bed else [])
    in_rows = {square for row in rows(mine) + rows(theirs) for square in row}
    if eight_on_bed and not rows(mine):
        lifts = settled.squares_of(settled.side, "K")
        return [in_written_order(in_rows | {square}) for square in lifts]
    return [in_written_order(in_rows)] if in_rows else []


def graduate(settled: State, leaving: list[Square]) -> State:
    """The state after those pieces have gone back to their owners' hands as cats."""
    bed, hands = {**settled.bed}, {**settled.hands}
    for square in leaving:
        side, _ = bed.pop(square)
        hands[side, "C"] += 1
    return replace(settled, bed=bed, hands=hands, side=OTHER[settled.side])


def rows(squares: list[Square]) -> list[list[Square]]:
    """Every three adjacent squares among these on a line, each in its written order."""
    lines = [
        [(file + i * step_file, rank + i * step_rank) for i in range(3)]
        for file, rank in squares
        for step_file, step_rank in WRITTEN_DIRECTIONS
    ]
    return [line for line in lines if all(square in squares for square in line)]


def in_written_order(squares: set[Square]) -> list[Square]:
    return [square for square in SQUARES if square in squares]


def name(square: Square) -> str:
    return "abcdef"[square[0]] + "123456"[square[1]]


def read(fen: str, rules: str = "board") -> State:
    """The state that a well-formed FEN describes."""
    board, orange, grey, turn = fen.split("-")
    bed = {}
    for rank, text in zip((5, 4, 3, 2, 1, 0), board.split("/"), strict=True):
        file = 0
        for letter in text:
            if letter in LETTERS:
                bed[file, rank] = LETTERS[letter]
            file += 1 if letter in LETTERS else int(letter)
    hands = {
        ("a", "K"): int(orange[0]),
        ("a", "C"): int(orange[1]),
        ("b", "K"): int(grey[0]),
        ("b", "C"): int(grey[1]),
    }
    side, phase = turn
    if phase == "p":
        return State(bed, hands, side, rules)
    just_placed = State(bed, hands, OTHER[side], rules)
    return replace(just_placed, winner=side) if wins(just_placed, side) else just_placed


def write(state: State) -> str:
    """The FEN of a state."""
    ranks = []
    for rank in (5, 4, 3, 2, 1, 0):
        text = "".join(LETTER_OF.get(state.bed.get((file, rank)), ".") for file in range(6))
        for empty in (6, 5, 4, 3, 2, 1):
            text = text.replace("." * empty, str(empty))
        ranks.append(text)
    hands = "-".join(f"{state.hands[side, 'K']}{state.hands[side, 'C']}" for side in "ab")
    turn = f"{state.winner}t" if state.winner else f"{state.side}p"
    return f"{'/'.join(ranks)}-{hands}-{turn}"
