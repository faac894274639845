"""What is to be seen on the bed at one moment: a plain description, nothing drawn yet."""

from collections.abc import Mapping
from enum import IntFlag
from types import MappingProxyType
from typing import NamedTuple

from boop_tui.game.position import Piece


class Mark(IntFlag):
    """The marks a square may carry, weakest first: a stronger one is drawn over a weaker."""

    LIFTABLE = 1
    WOULD_ROW = 2
    STANDING_ROW = 4
    POINTER = 8
    LAST_MOVE = 16
    CHOSEN = 32
    ROW = 64
    THREAT_MINE = 128
    THREAT_THEIRS = 256
    DESTINATION = 512
    BLOCKED = 1024
    FALLS = 2048
    CURSOR = 4096


NO_MARK = Mark(0)


class Moving(NamedTuple):
    """A piece on its way, drawn over all else.

    `file` and `rank` are where its centre is, in squares: 0, 0 is the middle of a1. It may be
    off the bed. `fade` runs from 0, solid, to 1, gone.
    """

    piece: Piece
    file: float
    rank: float
    fade: float = 0.0


class Scene(NamedTuple):
    """Pieces and marks by square, what is moving, and ghosts: pieces drawn faintly."""

    pieces: Mapping[int, Piece]
    marks: Mapping[int, Mark] = MappingProxyType({})
    moving: tuple[Moving, ...] = ()
    ghosts: Mapping[int, Piece] = MappingProxyType({})
