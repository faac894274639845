"""The bed as one widget: it paints all 36 squares and tells which one the mouse is on."""

from collections.abc import Mapping
from time import monotonic

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.timer import Timer
from textual.widget import Widget

from boop_tui.game.bed import SIZE, file_of, rank_of
from boop_tui.game.position import Piece
from boop_tui.ui.art.motion import Motion
from boop_tui.ui.art.painter import BedPainter, coordinate_style
from boop_tui.ui.art.palette import Look
from boop_tui.ui.art.scene import Mark, Scene
from boop_tui.ui.widgets.unscrolled import never_scrolls

SMALLEST, LARGEST = 2, 12
"""How many rows of the terminal a square may be high; it is twice as many columns wide."""

_FRAMES_A_SECOND = 30
_FIRST_CURSOR = 2 * 8 + 2
"""Where the square cursor appears: c3."""


class BedView(Widget, can_focus=True):
    """The bed with its coordinates, the pointer and the square cursor.

    It shows what it is given and reports what the mouse does; it changes no game.
    """

    virtual_size = never_scrolls()
    ALLOW_SELECT = False

    class Clicked(Message):
        """A square was clicked, or right-clicked."""

        def __init__(self, square: int, is_right: bool) -> None:
            self.square, self.is_right = square, is_right
            super().__init__()

    class Dragged(Message):
        """The mouse went over another square with its button held."""

        def __init__(self, square: int, is_right: bool) -> None:
            self.square, self.is_right = square, is_right
            super().__init__()

    class Pointed(Message):
        """The square under the pointer or the cursor has changed; None for no square."""

        def __init__(self, square: int | None) -> None:
            self.square = square
            super().__init__()

    class Wheeled(Message):
        """The wheel was turned over the bed: up or down."""

        def __init__(self, up: bool) -> None:
            self.up = up
            super().__init__()

    class SizeWanted(Message):
        """The corner was dragged: squares of so many rows are wanted."""

        def __init__(self, rows: int) -> None:
            self.rows = rows
            super().__init__()

    def __init__(self, look: Look, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._painter = BedPainter(look, 3)
        self._scene = Scene({})
        self._choosable = 0
        self._lines: list[Strip] = []
        self._joined: dict[int, tuple[Strip, Strip]] = {}
        self._known_ink: Style | None = None
        self._pointer: int | None = None
        self._pressed: int | None = None
        self._resizing = False
        self._motion: tuple[Motion, float, float] | None = None
        self._timer: Timer | None = None
        self.cursor: int | None = None
        """The square cursor moved by the keyboard, once it has been used."""

    # What to show

    def show(
        self,
        pieces: Mapping[int, Piece],
        marks: Mapping[int, Mark],
        choosable: int,
        ghosts: Mapping[int, Piece] | None = None,
    ) -> None:
        """Shows these at once, ghosts faintly; the squares of `choosable` answer the pointer.

        Only other pieces end a slide: the pointer that moves on meanwhile changes marks alone.
        """
        if pieces != self._scene.pieces:
            self.finish_motion()
        self._scene = Scene(pieces, marks, ghosts=ghosts or {})
        self._choosable = choosable
        self._repaint()

    def show_look(self, look: Look, rows: int) -> None:
        """Draws in another look, or with squares of so many rows."""
        if (look, rows) != (self._painter.look, self._painter.rows):
            self._painter = BedPainter(look, rows)
            self._lines.clear()
            self._joined.clear()
            self._known_ink = None
            self._repaint()

    def play_motion(self, motion: Motion, speed: float) -> None:
        """Lets a move that is already made slide into place; anything else shown ends it."""
        self.finish_motion()
        if not motion.seconds:
            return
        self._motion = (motion, monotonic(), motion.seconds / speed)
        self._timer = self.set_interval(1 / _FRAMES_A_SECOND, self._next_frame)
        self._repaint()

    def finish_motion(self) -> None:
        """Ends a slide where it was going."""
        if self._timer is not None:
            self._timer.stop()
        if self._motion is not None:
            self._motion = self._timer = None
            self._repaint()

    @property
    def is_moving(self) -> bool:
        """Whether pieces are sliding."""
        return self._motion is not None

    def on_unmount(self) -> None:
        self.finish_motion()

    def _next_frame(self) -> None:
        if self._motion is not None and self._progress() >= 1:
            self.finish_motion()
        else:
            self._repaint()

    def _progress(self) -> float:
        assert self._motion is not None
        _, began, seconds = self._motion
        return (monotonic() - began) / seconds

    def _repaint(self) -> None:
        """Paints the bed anew; only ranks that look different go to the screen."""
        before, self._lines = self._lines, self._painter.paint(self._now())
        if len(before) != len(self._lines):
            self.refresh()
            return
        for top in range(0, SIZE * self.rows, self.rows):
            if self._lines[top] is not before[top]:
                self.refresh(Region(0, top, self.size.width, self.rows))

    # Where things are

    @property
    def rows(self) -> int:
        """How many rows of the terminal a square is high."""
        return self._painter.rows

    @property
    def margin_left(self) -> int:
        """Columns before the bed, where the ranks are numbered."""
        return 3

    @staticmethod
    def size_for(rows: int) -> tuple[int, int]:
        """Columns and rows that the whole widget takes with squares of so many rows."""
        return 12 * rows + 5, 6 * rows + 1

    def square_at(self, x: int, y: int) -> int | None:
        """The square drawn at a column and row of this widget."""
        file, down = (x - self.margin_left) // (2 * self.rows), y // self.rows
        if not (0 <= file < SIZE and 0 <= down < SIZE):
            return None
        return (SIZE - 1 - down) * 8 + file

    def region_of(self, square: int) -> Region:
        """Where a square is drawn, on the screen."""
        rows = self.rows
        corner = self.content_region
        return Region(
            corner.x + self.margin_left + file_of(square) * 2 * rows,
            corner.y + (SIZE - 1 - rank_of(square)) * rows,
            2 * rows,
            rows,
        )

    # Drawing

    def render_line(self, y: int) -> Strip:
        if y >= SIZE * self.rows:
            is_bottom = y == SIZE * self.rows
            return (
                self._bottom_line() if is_bottom else Strip.blank(self.size.width, self.rich_style)
            )
        if not self._lines:
            self._lines = self._painter.paint(self._now())
        line = self._lines[y]
        kept = self._joined.get(y)
        if kept is None or kept[0] is not line:
            self._joined[y] = kept = (line, self._with_margins(y, line))
        return kept[1]

    @property
    def _has_edges(self) -> bool:
        return self._painter.look.coordinates == "edges"

    @property
    def _ink(self) -> Style:
        """How the margins are written; worked out once for each look and background."""
        if self._known_ink is None:
            background = self.background_colors[1].hex6
            self._known_ink = coordinate_style(self._painter.look, background)
        return self._known_ink

    def _with_margins(self, y: int, line: Strip) -> Strip:
        """A line of the bed between the rank's number and the corner to drag."""
        names_rank = self._has_edges and y % self.rows == (self.rows - 1) // 2
        rank = str(SIZE - y // self.rows) if names_rank else " "
        corner = "◢" if y == SIZE * self.rows - 1 else " "
        left = Strip([Segment(f" {rank} ", self._ink)], self.margin_left)
        right = Strip([Segment(f"{corner} ", self._ink)], 2)
        joined = Strip.join([left, line, right])
        # Letters are written on whatever is behind the bed; pixels cover it.
        return joined if self._painter.look.pixels else joined.apply_style(self.rich_style)

    def _bottom_line(self) -> Strip:
        files = "abcdef" if self._has_edges else " " * SIZE
        names = "".join(name.center(2 * self.rows) for name in files)
        line = Strip([Segment(f"   {names}  ", self._ink)], len(names) + 5)
        return line.apply_style(self.rich_style)

    def notify_style_update(self) -> None:
        """Textual's word that colours have changed: the margins are drawn anew."""
        super().notify_style_update()
        self._joined.clear()
        self._known_ink = None

    def _now(self) -> Scene:
        """The scene of this moment: what is shown, its motion, pointer and cursor."""
        scene = self._scene
        marks = dict(scene.marks)
        if self._pointer is not None and self._choosable >> self._pointer & 1:
            marks[self._pointer] = marks.get(self._pointer, Mark(0)) | Mark.POINTER
        if self.cursor is not None:
            marks[self.cursor] = marks.get(self.cursor, Mark(0)) | Mark.CURSOR
        if self._motion is None:
            return scene._replace(marks=marks)
        still, moving = self._motion[0].scene_pieces(self._progress())
        return scene._replace(pieces=still, marks=marks, moving=moving, ghosts={})

    # The keyboard's square cursor

    def move_cursor(self, files: int, ranks: int) -> None:
        """Moves the square cursor, which appears at first use; it stops at the edges."""
        if self.cursor is None:
            self._point_cursor(self._pointer if self._pointer is not None else _FIRST_CURSOR)
            return
        file = min(max(file_of(self.cursor) + files, 0), SIZE - 1)
        rank = min(max(rank_of(self.cursor) + ranks, 0), SIZE - 1)
        self._point_cursor(rank * 8 + file)

    def hide_cursor(self) -> None:
        """Puts the square cursor away."""
        if self.cursor is not None:
            self._point_cursor(None)

    def _point_cursor(self, square: int | None) -> None:
        self.cursor = square
        self._repaint()
        self.post_message(self.Pointed(square))

    def on_key(self) -> None:
        """Lets no key wait for a slide, whatever it goes on to do."""
        self.finish_motion()

    # The mouse

    def _on_corner(self, x: int, y: int) -> bool:
        return y >= SIZE * self.rows - 1 and x >= self.margin_left + SIZE * 2 * self.rows

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self.finish_motion()
        if self._on_corner(event.x, event.y):
            self._resizing = True
            self.capture_mouse()
            return
        square = self.square_at(event.x, event.y)
        if square is not None:
            self._pressed = square
            if self.cursor is not None:
                self.hide_cursor()
            self.post_message(self.Clicked(square, event.button == 3))

    def on_mouse_up(self) -> None:
        self._pressed = None
        if self._resizing:
            self._resizing = False
            self.release_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self._resizing:
            wanted = max((event.x - 2) // 12, (event.y + 1) // 6)
            self.post_message(self.SizeWanted(min(max(wanted, SMALLEST), LARGEST)))
            return
        square = self.square_at(event.x, event.y)
        if square == self._pointer:
            return
        self._pointer = square
        self._repaint()
        self.post_message(self.Pointed(square))
        if event.button and square is not None and square != self._pressed:
            self._pressed = square
            self.post_message(self.Dragged(square, event.button == 3))

    def on_leave(self) -> None:
        if self._pointer is not None:
            self._pointer = None
            self._repaint()
            self.post_message(self.Pointed(self.cursor))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.post_message(self.Wheeled(up=True))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.post_message(self.Wheeled(up=False))
