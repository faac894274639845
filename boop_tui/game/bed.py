"""The 6×6 bed as bits: squares, their names, who neighbours whom, and rows.

A square is an index on a grid eight wide: ``rank * 8 + file``, both from 0. A set of squares
is an integer with one bit per square. The two empty columns beside the bed keep a shifted
set from wrapping into the next rank, so that rows need no masks.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

SIZE = 6
PIECES_A_SIDE = 8

SQUARES: tuple[int, ...] = tuple(rank * 8 + file for rank in range(SIZE) for file in range(SIZE))
"""All squares in the order a1…f1, a2…f6."""

BED: int = sum(1 << square for square in SQUARES)
"""The set of all squares."""

NAMES: dict[int, str] = {
    square: "abcdef"[square & 7] + str((square >> 3) + 1) for square in SQUARES
}
BY_NAME: dict[str, int] = {name: square for square, name in NAMES.items()}

ROW_STEPS = (1, 8, 9, 7)
"""Along a rank, a file and the two diagonals: how far one square of a row is from the next."""


def square_at(file: int, rank: int) -> int:
    """The square in that file and rank (both from 0); ValueError when it is off the bed."""
    if not (0 <= file < SIZE and 0 <= rank < SIZE):
        raise ValueError(f"no square in file {file}, rank {rank}")
    return rank * 8 + file


def file_of(square: int) -> int:
    """0 for file a to 5 for file f."""
    return square & 7


def rank_of(square: int) -> int:
    """0 for rank 1 to 5 for rank 6."""
    return square >> 3


def _around(square: int) -> dict[int, int]:
    """Each neighbour's bit, with the bit one square further away (0 when that is off the bed)."""
    steps = [d_rank * 8 + d_file for d_rank in (-1, 0, 1) for d_file in (-1, 0, 1)]
    near_squares = [square + step for step in steps if step and square + step in NAMES]
    return {
        1 << near: 1 << (2 * near - square) if 2 * near - square in NAMES else 0
        for near in near_squares
    }


BEYOND: tuple[dict[int, int], ...] = tuple(
    _around(square) if square in NAMES else {} for square in range(SIZE * 8)
)
"""Per square: where a boop from it would push each neighbouring bit (0: off the bed)."""

NEIGHBOURS: tuple[int, ...] = tuple(sum(pushes) for pushes in BEYOND)
"""Per square: the set of its neighbours."""


class _Table(dict[int, int]):
    """What a function makes of a set of squares, worked out when it is first asked for."""

    def __init__(self, work_out: Callable[[int], int]) -> None:
        self._work_out = work_out

    def __missing__(self, squares: int) -> int:
        self[squares] = found = self._work_out(squares)
        return found


Pushing = tuple[int, int, int, Mapping[int, int], Mapping[int, int]]


def _pushing_from(square: int) -> Pushing:
    pushes = BEYOND[square]

    def unblocked(occupied: int) -> int:
        return sum(near for near, far in pushes.items() if not far & occupied)

    def changed(pushed: int) -> int:
        return sum(near | far for near, far in pushes.items() if near & pushed)

    behind = sum(pushes.values())
    return 1 << square, NEIGHBOURS[square], behind, _Table(unblocked), _Table(changed)


PUSHING: dict[int, Pushing] = {square: _pushing_from(square) for square in SQUARES}
"""Per square, in the order a1…f1, a2…f6, all that booping from it takes:

its own bit; the set of its neighbours; the set of squares behind them; by what is occupied of
that set, the neighbours that nothing blocks; and by the neighbours that are pushed, the squares
they leave and reach, so that `pieces ^= changed[pieces & pushed]` moves the pieces.
"""


def squares_in(squares: int) -> Iterator[int]:
    """The squares of a set, in the order a1…f1, a2…f6."""
    while squares:
        low = squares & -squares
        yield low.bit_length() - 1
        squares ^= low


def set_of(squares: Iterable[int]) -> int:
    """The set that holds those squares."""
    bits = 0
    for square in squares:
        bits |= 1 << square
    return bits


def has_row(squares: int) -> bool:
    """Whether any three adjacent squares of a rank, file or diagonal are all in the set."""
    # Two pairs that share a square are a row; most sets have few pairs.
    return bool(
        ((pairs := squares & squares >> 1) and pairs & pairs >> 1)
        or ((pairs := squares & squares >> 8) and pairs & pairs >> 8)
        or ((pairs := squares & squares >> 9) and pairs & pairs >> 9)
        or ((pairs := squares & squares >> 7) and pairs & pairs >> 7)
    )


def rows_in(squares: int) -> list[int]:
    """Every row that is whole in the set, each a set of three squares."""
    rows = []
    for step in ROW_STEPS:
        first_squares = squares & squares >> step & squares >> 2 * step
        while first_squares:
            first = first_squares & -first_squares
            rows.append(first | first << step | first << 2 * step)
            first_squares ^= first
    return rows
