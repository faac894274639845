"""What the bed shows for a position and a move being entered: marks by square."""

from boop_tui.game.bed import squares_in
from boop_tui.game.tree import Node
from boop_tui.session.entry import MoveEntry
from boop_tui.ui.art.scene import Mark


def marks(node: Node, entry: MoveEntry, previewed: int) -> dict[int, Mark]:
    """The marks on each square; `previewed` is the set of squares of a row being looked at."""
    found: dict[int, Mark] = {}

    def add(squares: int, mark: Mark) -> None:
        for square in squares_in(squares):
            found[square] = found.get(square, Mark(0)) | mark

    if entry.square is None:
        add(entry.position.liftable, Mark.LIFTABLE)
    else:
        add(1 << entry.square, Mark.LAST_MOVE)
    if node.move is not None and not entry.has_begun:
        add(1 << node.move.square, Mark.LAST_MOVE)
    if entry.lifted is not None and entry.square is None:
        add(1 << entry.lifted, Mark.CHOSEN)
        add(entry.destinations, Mark.DESTINATION)
    for option in entry.options:
        if option.bit_count() == 1:
            add(option, Mark.LIFTABLE)
    add(previewed, Mark.ROW)
    return found
