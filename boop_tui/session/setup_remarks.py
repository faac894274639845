"""What is to be said of a position set up by hand: why it is none, or what is unusual in it."""

from boop_tui.game.bed import PIECES_A_SIDE, has_row, rows_in
from boop_tui.game.position import Position, Side
from boop_tui.text import notation

_MOST_NAMED = 3
"""More rows than these are only counted."""


def problem(side: Side, on_bed: int, in_hand: int) -> str:
    """Why a side that doesn't own eight pieces makes no position."""
    total = on_bed + in_hand
    owned = f"{side.title} owns {total} {'piece' if total == 1 else 'pieces'}, not eight"
    if on_bed > PIECES_A_SIDE:
        return f"{owned}: remove {on_bed - PIECES_A_SIDE} of the {on_bed} on the bed."
    return f"{owned}: {on_bed} on the bed and {in_hand} in hand."


def notes(position: Position) -> list[str]:
    """What is allowed in that position but worth knowing, a sentence each."""
    winner = position.winner
    if winner is not None:
        return [f"{winner.title} has won here, so no move can follow."]
    found = [_standing(position, side) for side in (position.side, position.side.other)]
    if position.liftable:
        found.append(_empty_hand(position))
    return [note for note in found if note]


def _standing(position: Position, side: Side) -> str:
    """What is on the bed already of that side's rows, or of its win."""
    bed = position.on_bed(side)
    cats = bed & position.cats
    counts = position.side if position.rules.both_sides else side
    turn = "this move" if counts is position.side else f"{side.title}'s next move"
    if has_row(cats):
        return (
            f"{side.title} already has three cats in a row: they win at the end of {turn}, "
            f"if they still stand."
        )
    if cats.bit_count() == PIECES_A_SIDE:
        turn = "this move" if side is position.side else f"{side.title}'s next move"
        return f"{side.title} already has eight cats on the bed: they win at the end of {turn}."
    rows = [notation.squares_text(row, position.rules) for row in rows_in(bed)]
    if not rows:
        return ""
    named = ", ".join(sorted(rows)) if len(rows) <= _MOST_NAMED else str(len(rows))
    if len(rows) == 1:
        return f"{side.title}'s row {named} counts at the end of {turn}, if it still stands."
    if len(rows) <= _MOST_NAMED:
        return f"{side.title}'s rows {named} count at the end of {turn}, if they still stand."
    return f"{side.title}'s {named} rows count at the end of {turn}, if they still stand."


def _empty_hand(position: Position) -> str:
    kind = "piece" if position.liftable == position.mine else "kitten"
    return f"{position.side.title} has nothing in hand: it lifts a {kind} and places it as a cat."
