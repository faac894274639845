"""The bed in letters, for terminals with few colours or none: legible in black and white."""

from rich.segment import Segment
from rich.style import Style

from boop_tui.game.position import Piece, Side
from boop_tui.text.diagram import letter
from boop_tui.ui.art.scene import Mark

_BRACKETS = (
    (Mark.CURSOR, "><"),
    (Mark.ROW, "**"),
    (Mark.CHOSEN, "[]"),
    (Mark.LAST_MOVE, "{}"),
    (Mark.POINTER, "<>"),
    (Mark.STANDING_ROW, "!!"),
    (Mark.WOULD_ROW, "++"),
    (Mark.LIFTABLE, "()"),
)
"""What stands around a square's middle, the strongest mark first."""

_SIGNS = (
    (Mark.FALLS, "x"),
    (Mark.BLOCKED, "="),
    (Mark.THREAT_MINE, "^"),
    (Mark.THREAT_THEIRS, "v"),
)
"""What stands in a square's last column."""

_BOLD = Style(bold=True)
_PLAIN = Style()
_DIM = Style(dim=True)


def text_rows(
    rows: int, light: bool, piece: Piece | None, ghost: Piece | None, marks: Mark, name: str = ""
) -> list[list[Segment]]:
    """One square, `rows` lines of 2 × `rows` characters; `name` is written at its foot."""
    width = 2 * rows
    lines = [[Segment(" " * width, _PLAIN)] for _ in range(rows)]
    lines[-1] = [Segment(name.ljust(width), _DIM)]
    body, style = _body(light, piece, ghost, marks, roomy=rows > 2)
    around = next((pair for mark, pair in _BRACKETS if mark & marks), "  ")
    text = around[0] + body + around[1]
    sign = next((sign for mark, sign in _SIGNS if mark & marks), " ")
    left = (width - len(text)) // 2
    right = width - left - len(text)
    lines[(rows - 1) // 2] = [
        Segment(" " * left + text + (sign + " " * right)[:right], style),
    ]
    return lines


def _body(
    light: bool, piece: Piece | None, ghost: Piece | None, marks: Mark, *, roomy: bool
) -> tuple[str, Style]:
    """The middle of a square: three characters where there is room, else one."""
    shown = piece or ghost
    if shown is None:
        dot = "o" if marks & Mark.DESTINATION else " " if light else "·"
        return f" {dot} " if roomy else dot, _PLAIN if marks else _DIM
    flank = "-" if shown.side is Side.GREY else " "
    if piece is None:
        flank = "?"
    ends = flank, "o" if marks & Mark.DESTINATION else flank
    text = letter(shown)
    orange = shown.side is Side.ORANGE
    style = _DIM if piece is None else _BOLD if orange else _PLAIN
    return f"{ends[0]}{text}{ends[1]}" if roomy else text, style
