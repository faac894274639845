"""The position in words: for those who read it rather than look at it, and for posts."""

from boop_tui.game.bed import NAMES, rows_in, squares_in
from boop_tui.game.position import Hand, Kind, Position, Side
from boop_tui.game.rules import BOARD


def write(position: Position) -> str:
    """The position in sentences, on one line.

    Whose turn it is or who has won, then each side's pieces, hand and whole rows, orange first,
    and at last the rule set where it isn't the usual one. Squares stand in the order a1…f1, a2…f6.
    """
    sentences = [turn_text(position), *(_side_text(position, side) for side in Side)]
    sentences += [f"{side.title} has {rows}" for side in Side if (rows := _rows(position, side))]
    if position.rules is not BOARD:
        sentences.append(f"Rules: {position.rules.name}")
    return ". ".join(sentences) + "."


def turn_text(position: Position) -> str:
    """Whose turn it is, or who has won; ``Orange to move``."""
    if position.winner is not None:
        return f"{position.winner.title} has won"
    lifts = ", lifting a piece" if position.liftable else ""
    return f"{position.side.title} to move{lifts}"


def hand_text(hand: Hand) -> str:
    """What a hand holds; ``6 kittens, 1 cat``."""
    counts = zip(hand, Kind, strict=True)
    return (
        ", ".join(f"{count} {_named(kind, count)}" for count, kind in counts if count) or "nothing"
    )


def _named(kind: Kind, count: int) -> str:
    return f"{kind.name.lower()}{'' if count == 1 else 's'}"


def _side_text(position: Position, side: Side) -> str:
    on_bed = position.on_bed(side)
    groups = ((Kind.KITTEN, on_bed & ~position.cats), (Kind.CAT, on_bed & position.cats))
    standing = ", ".join(
        f"{_named(kind, squares.bit_count())} {_names(squares)}"
        for kind, squares in groups
        if squares
    )
    return (
        f"{side.title}: {standing or 'none on the bed'}; in hand {hand_text(position.hand(side))}"
    )


def _names(squares: int) -> str:
    return " ".join(NAMES[square] for square in squares_in(squares))


def _rows(position: Position, side: Side) -> str:
    """The side's whole rows, if there are any; ``a row: a1 b1 c1``."""
    rows = [_names(row) for row in rows_in(position.on_bed(side))]
    return f"{'a row' if len(rows) == 1 else 'rows'}: {', '.join(rows)}" if rows else ""
