"""What is to be said of a position set up by hand: why it is none, or what is unusual in it."""

from boop_tui.game.bed import PIECES_A_SIDE, has_row, rows_in
from boop_tui.game.position import Position, Side
from boop_tui.text import notation

_MOST_NAMED = 3
"""How many rows are named; of the rest only their number."""


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
        return [f"{winner.title} has won: no move can follow, unless you choose a side to move."]
    found = [_standing(position, side) for side in (position.side, position.side.other)]
    if position.liftable:
        found.append(_empty_hand(position))
    return [note for note in found if note]


def _standing(position: Position, side: Side) -> str:
    """What stands on the bed already of that side's rows, or of its win."""
    bed = position.on_bed(side)
    cats = bed & position.cats
    counted = position.side if position.rules.both_sides else side
    if cats.bit_count() == PIECES_A_SIDE and not has_row(cats):
        return f"{side.title}'s eight cats win on {_next_move(side)}, if they all still stand."
    rows = rows_in(cats) or rows_in(bed)
    if not rows:
        return ""
    who, are = ("cats", "win") if has_row(cats) else ("row", "counts")
    if len(rows) > 1 and are == "counts":
        who, are = "rows", "count"
    names = sorted(notation.squares_text(row, position.rules) for row in rows)
    if len(rows) > _MOST_NAMED:
        named = f"{', '.join(names[:_MOST_NAMED])} and {len(rows) - _MOST_NAMED} more"
    else:
        named = ", ".join(names)
    still = "it still stands" if are == "counts" else "they still stand"
    return f"{side.title}'s {who} {named} {are} on {_next_move(counted)}, if {still}."


def _next_move(side: Side) -> str:
    return f"{side.name.lower()}'s next move"


def _empty_hand(position: Position) -> str:
    kind = "piece" if position.liftable == position.mine else "kitten"
    return f"{position.side.title} has nothing in hand: it lifts a {kind} and places it as a cat."
