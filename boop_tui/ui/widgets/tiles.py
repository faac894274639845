"""The tiles of the board editor: what the next click on the bed puts there."""

from collections.abc import Iterator
from itertools import product

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from boop_tui.game.position import Kind, Piece, Side
from boop_tui.ui.art.canvas import plain, segment_rows, stain
from boop_tui.ui.art.palette import Look, board_colours, readable, rgb
from boop_tui.ui.art.small import piece_strips, readable_colour

Tile = Piece | None
"""What a tile puts on a square; None removes what is there."""

TILES: tuple[Tile, ...] = (*(Piece(*each) for each in product(Side, Kind)), None)
"""The tiles from left to right, picked with the keys 1 to 5."""

_WORD = 6
"""The longest word under a tile."""


class Tiles(Widget):
    """Five tiles in a line under their sides' names; the picked one is barred and reversed.

    Pictures are `rows` lines high; with the names above and below it takes two lines more.
    """

    ALLOW_SELECT = False
    DEFAULT_CSS = "Tiles { height: auto; }"

    class Picked(Message):
        """A tile was clicked: its place, from 0."""

        def __init__(self, place: int) -> None:
            self.place = place
            super().__init__()

    def __init__(self, look: Look, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._look = look
        self._rows = 3
        self._picked = 0

    @staticmethod
    def rows_for(width: int) -> int:
        """How many lines high the pictures may be in so many columns."""
        return ((width - 1) // len(TILES) - 1) // 2

    def show_rows(self, rows: int) -> None:
        """Draws the pictures so many lines high."""
        if rows != self._rows:
            self._rows = rows
            self.refresh(layout=True)

    def show_picked(self, place: int) -> None:
        """Marks a tile as the picked one."""
        self._picked = place
        self.refresh()

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return self._rows + 2

    # Drawing

    @property
    def _cell(self) -> int:
        """Columns of one tile: its picture and the bar before it, or more for its word."""
        return max(2 * self._rows + 1, _WORD)

    def render_line(self, y: int) -> Strip:
        if y == 0:
            line = self._names()
        elif y <= self._rows:
            line = Strip.join(list(self._pictures(y - 1)))
        else:
            line = Strip(list(self._words()))
        base = self.rich_style
        return line.adjust_cell_length(self.size.width, base).apply_style(base)

    @property
    def _background(self) -> str:
        return self.background_colors[1].hex6

    def _names(self) -> Strip:
        """Each side's name over its two tiles."""
        width = 2 * self._cell
        colours = [readable_colour(self._look, side, self._background) for side in Side]
        return Strip(
            [
                Segment(side.title.center(width), Style(color=colour))
                for side, colour in zip(Side, colours, strict=True)
            ]
        )

    def _pictures(self, line: int) -> Iterator[Strip]:
        """One line of all the pictures, with a bar on both sides of the picked one."""
        for place, tile in enumerate(TILES):
            yield Strip([self._before(place, line)], 1)
            yield self._picture(tile)[line]
            gap = self._cell - 2 * self._rows - 1
            yield Strip([Segment(" " * gap)], gap)
        yield Strip([self._before(len(TILES), line)], 1)

    def _picture(self, tile: Tile) -> list[Strip]:
        if tile is None:
            return _cross(self._look, self._rows, self._background)
        return piece_strips(self._look, tile, self._rows, self._background)

    def _before(self, place: int, line: int) -> Segment:
        """What stands in front of a picture: its key, and the bars of the picked one."""
        if line == 0 and place < len(TILES):
            return Segment(str(place + 1), Style(bold=place == self._picked))
        return Segment({self._picked: "▌", self._picked + 1: "▐"}.get(place, " "))

    def _words(self) -> Iterator[Segment]:
        """The words under the pictures, the picked one's reversed from bar to bar."""
        cell = self._cell
        text = "".join(f" {_word(tile).center(cell - 1)}"[-cell:] for tile in TILES) + " "
        begin = self._picked * cell
        end = begin + cell + (cell > _WORD)
        yield Segment(text[:begin])
        yield Segment(text[begin:end], Style(reverse=True, bold=True))
        yield Segment(text[end:])

    # The mouse

    def _place_at(self, x: int) -> int | None:
        place = x // self._cell
        return place if place < len(TILES) else None

    def on_click(self, event: events.Click) -> None:
        event.stop()
        place = self._place_at(event.x)
        if place is not None:
            self.post_message(self.Picked(place))


def _word(tile: Tile) -> str:
    return "remove" if tile is None else tile.kind.name.lower()


def _cross(look: Look, rows: int, background: str) -> list[Strip]:
    """The cross that removes: `rows` strips of twice as many cells."""
    width = 2 * rows
    if not look.pixels:
        middle = (rows - 1) // 2
        return [Strip([Segment(("×" if y == middle else "").center(width))]) for y in range(rows)]
    under = rgb(background)
    ink = readable(board_colours(look).alarm, under)
    pixels = plain(width, under)
    edge, thick = width // 6, width // 12
    spots = [
        (x, y)
        for x, y in product(range(edge, width - edge), repeat=2)
        if abs(x - y) <= thick or abs(x + y - width + 1) <= thick
    ]
    stain(pixels, spots, ink, 1)
    return [Strip(line, width) for line in segment_rows(pixels)]
