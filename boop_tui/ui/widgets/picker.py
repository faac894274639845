"""The small question beside a square: kitten or cat?"""

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from boop_tui.game.position import Kind, Piece, Side
from boop_tui.ui.art.palette import Look, side_colour
from boop_tui.ui.art.small import piece_strips

_ROWS = 3
"""Rows of a drawn piece."""
_CELL = 10
"""Columns for each kind."""
_LABELS = {Kind.KITTEN: "k kitten", Kind.CAT: "c cat"}


class KindPicker(Widget, can_focus=True):
    """Kitten and cat in the mover's colour, one of them lit; a click or a key picks one."""

    ALLOW_SELECT = False
    BINDINGS = [
        Binding("left,right,tab", "other", show=False),
        Binding("k", "pick(0)", show=False),
        Binding("c", "pick(1)", show=False),
        Binding("enter,space", "pick_lit", show=False),
    ]
    DEFAULT_CSS = f"""
    KindPicker {{
        layer: above;
        width: {2 * _CELL + 2};
        height: {_ROWS + 3};
        border: round $foreground;
        background: $surface;
    }}
    """

    class Picked(Message):
        """A kind was picked."""

        def __init__(self, kind: Kind) -> None:
            self.kind = kind
            super().__init__()

    class Lit(Message):
        """Another kind is lit."""

        def __init__(self, kind: Kind) -> None:
            self.kind = kind
            super().__init__()

    def __init__(self, look: Look, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.look = look
        self._side = Side.ORANGE
        self._lit = Kind.KITTEN
        self.display = False

    def open(self, side: Side, square: Region, screen: Region) -> None:
        """Opens beside a square, wherever the screen has room, without covering it."""
        self._side = side
        if not self.display:
            self._lit = Kind.KITTEN
        width, height = 2 * _CELL + 2, _ROWS + 3
        x = square.right if square.right + width <= screen.right else square.x - width
        y = min(max(square.y + (square.height - height) // 2, screen.y), screen.bottom - height)
        self.styles.offset = (max(x, 0), max(y, 0))
        self.styles.border = ("round", side_colour(self.look, side))
        self.display = True
        self.focus()
        self.post_message(self.Lit(self._lit))
        self.refresh()

    def close(self) -> None:
        """Puts the question away."""
        self.display = False

    def action_other(self) -> None:
        """Lights the other kind."""
        self._lit = Kind.CAT if self._lit is Kind.KITTEN else Kind.KITTEN
        self.post_message(self.Lit(self._lit))
        self.refresh()

    def action_pick(self, kind: int) -> None:
        """Picks a kind."""
        self._lit = Kind(kind)
        self.post_message(self.Picked(self._lit))

    def action_pick_lit(self) -> None:
        """Picks the lit kind."""
        self.post_message(self.Picked(self._lit))

    def render_line(self, y: int) -> Strip:
        base = self.rich_style
        background = self.background_colors[1].hex6
        cells = []
        for kind in Kind:
            lit = Style(reverse=True, bold=True) if kind is self._lit else Style()
            if y >= _ROWS:
                cells.append(Strip([Segment(_LABELS[kind].center(_CELL), base + lit)], _CELL))
                continue
            piece = piece_strips(self.look, Piece(self._side, kind), _ROWS, background)[y]
            gap = (_CELL - 2 * _ROWS) // 2
            blank = Strip([Segment(" " * gap, base)], gap)
            cells.append(Strip.join([blank, piece, blank]))
        return Strip.join(cells).apply_style(base)

    def _kind_at(self, x: int) -> Kind:
        return Kind.KITTEN if x <= _CELL else Kind.CAT

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self._kind_at(event.x) is not self._lit:
            self.action_other()

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.action_pick(self._kind_at(event.x))
