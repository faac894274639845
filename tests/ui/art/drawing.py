"""What the tests of the pictures are written in: scenes from FENs, pixels from strips."""

from functools import reduce
from operator import or_

from boop_tui.game.bed import BY_NAME
from boop_tui.text import fen, notation
from boop_tui.ui.art.motion import Motion
from boop_tui.ui.art.scene import Mark, Scene

START = "6/6/6/6/6/6-80-80-ap"


def scene(board=START, marks="", moving=(), ghosts=None):
    """The scene of a FEN; marks as in `a1:CHOSEN b2:ROW+POINTER`."""
    marked = {}
    for entry in marks.split():
        name, flags = entry.split(":")
        marked[BY_NAME[name]] = reduce(or_, (Mark[flag] for flag in flags.split("+")))
    return Scene(fen.read(board).pieces(), marked, moving, ghosts or {})


def motion(board, token):
    """The motion of a move played from a FEN."""
    before = fen.read(board)
    return Motion(before, notation.read(before, token))


def pixels(strips):
    """Rows of #rrggbb that a terminal would show, two for every strip."""
    rows = []
    for strip in strips:
        upper, lower = [], []
        for text, style, _ in strip:
            under = style.bgcolor.get_truecolor().hex
            over = style.color.get_truecolor().hex if style.color else under
            for character in text:
                upper.append(over if character == "▀" else under)
                lower.append(under)
        rows += [upper, lower]
    return rows


def square(rows, name, size):
    """The part of the bed's pixels that is one square."""
    left, top = "abcdef".index(name[0]) * size, (6 - int(name[1])) * size
    return [row[left : left + size] for row in rows[top : top + size]]


def changed(before, after):
    """The (x, y) at which two pictures differ."""
    return {
        (x, y)
        for y, rows in enumerate(zip(before, after, strict=True))
        for x, (one, other) in enumerate(zip(*rows, strict=True))
        if one != other
    }
