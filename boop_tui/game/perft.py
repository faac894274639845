"""Counting the lines of play from a position: the usual check on a move generator."""

from boop_tui.game.position import Position


def perft(position: Position, depth: int) -> int:
    """How many different lines of exactly `depth` plies can be played from the position.

    Lines that end earlier in a win are not counted. ValueError for a negative depth.
    """
    if depth < 0:
        raise ValueError(f"depth must not be negative, not {depth}")
    if depth == 0:
        return 1
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(position.play(move), depth - 1) for move in moves)
