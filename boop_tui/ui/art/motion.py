"""How a move looks while it happens: pure functions of time."""

from boop_tui.game.bed import file_of, rank_of, squares_in
from boop_tui.game.position import Boop, Move, Piece, Position
from boop_tui.ui.art.scene import Moving

BOOP_SECONDS = 0.2
"""How long booped pieces slide at ordinary speed."""

LIFT_SECONDS = 0.2
"""How long a graduating piece takes to lift away, once the booping has settled."""

LIFT_HEIGHT = 0.75
"""How far it rises meanwhile, in squares."""


class Motion:
    """A move on its way, from the position before it. IllegalMove as for `Position.boops`."""

    def __init__(self, before: Position, move: Move) -> None:
        square, kind, lifted, graduated = move
        boops = [boop for boop in before.boops(square, kind, lifted) if not boop.blocked]
        at_start = before.pieces()
        if lifted is not None:
            del at_start[lifted]
        at_start[square] = Piece(before.side, kind)
        self._square = square
        self._sliding = [(at_start.pop(boop.square), boop) for boop in boops]
        self._standing = at_start
        settled = before.booped(square, kind, lifted).pieces()
        self._leaving = {left: settled.pop(left) for left in squares_in(graduated)}
        self._staying = settled

    @property
    def seconds(self) -> float:
        """How long it takes at ordinary speed; 0 when nothing moves."""
        return self._slide_seconds + (LIFT_SECONDS if self._leaving else 0.0)

    @property
    def _slide_seconds(self) -> float:
        return BOOP_SECONDS if self._sliding else 0.0

    def scene_pieces(self, progress: float) -> tuple[dict[int, Piece], tuple[Moving, ...]]:
        """The still pieces by square, and the moving ones, at `progress` 0…1 of the whole.

        The placed piece is there from the beginning, and at the end nothing moves any more.
        """
        now = min(max(progress, 0.0), 1.0) * self.seconds
        if progress < 1 and now < self._slide_seconds:
            slid = eased(now / self._slide_seconds)
            return dict(self._standing), tuple(
                self._slide(piece, boop, slid) for piece, boop in self._sliding
            )
        if progress < 1 and self._leaving:
            lifted = eased((now - self._slide_seconds) / LIFT_SECONDS)
            return dict(self._staying), tuple(
                Moving(piece, file_of(square), rank_of(square) + LIFT_HEIGHT * lifted, lifted)
                for square, piece in self._leaving.items()
            )
        return dict(self._staying), ()

    def _slide(self, piece: Piece, boop: Boop, slid: float) -> Moving:
        file, rank = file_of(boop.square), rank_of(boop.square)
        d_file, d_rank = file - file_of(self._square), rank - rank_of(self._square)
        return Moving(piece, file + d_file * slid, rank + d_rank * slid)


def eased(progress: float) -> float:
    """Progress that starts and ends gently: 0 at 0, 1 at 1."""
    return progress * progress * (3 - 2 * progress)
