"""The bed, painted: from a scene to the strips that Textual shows."""

from functools import lru_cache
from itertools import chain, product

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from boop_tui.game.bed import NAMES, SIZE, file_of, rank_of
from boop_tui.game.position import Piece, Side
from boop_tui.ui.art.canvas import Pixels, Sprite, colour, draw, plain, segment_rows, stain
from boop_tui.ui.art.marks import ALWAYS_OVER, layers
from boop_tui.ui.art.palette import (
    BLACK,
    RGB,
    WHITE,
    Look,
    board_colours,
    luminance,
    mix,
    rgb,
)
from boop_tui.ui.art.pieces import fur, sprite
from boop_tui.ui.art.scene import Mark, Moving, Scene
from boop_tui.ui.art.text_bed import text_rows

GHOST_FADE = 0.55

ROOM_FOR_TUFTS = 10
"""From so many pixels a square on."""

Rows = list[list[Segment]]
Content = tuple[Piece | None, Piece | None, int]
"""What a square shows: a piece, a ghost, and the value of its marks."""

_RANKS = [[rank * 8 + file for file in range(SIZE)] for rank in reversed(range(SIZE))]
_EVERY_MARK = tuple(Mark)


class BedPainter:
    """Paints the bed in one look at one size; keeps what it has painted for the next time.

    A square is `rows` lines high, from 2 up, and twice as many columns wide.
    """

    def __init__(self, look: Look, rows: int) -> None:
        self.look = look
        self.rows = rows
        self.size = 2 * rows
        self._board = board_colours(look)
        self._furs = [fur(look, side, self._board.dark) for side in Side]
        self._pixels = lru_cache(maxsize=512)(self._pixels_anew)
        self._square = lru_cache(maxsize=512)(self._square_anew)
        self._band = lru_cache(maxsize=256)(self._band_anew)

    def paint(self, scene: Scene) -> list[Strip]:
        """The whole bed, rank 6 on top: 6 × `rows` strips of 12 × `rows` cells.

        Strips of ranks that look as they did before are the very same objects.
        """
        if scene.moving and not self.look.pixels:
            scene = _settled(scene)
        moved = self._with_moving(scene) if scene.moving else {}
        strips: list[Strip] = []
        for squares in _RANKS:
            band = tuple(_content(scene, square) for square in squares)
            if moved and not moved.keys().isdisjoint(squares):
                parts = [
                    moved.get(square) or self._square(_is_light(square), self._name(square), *shown)
                    for square, shown in zip(squares, band, strict=True)
                ]
                strips += self._joined(parts)
            else:
                strips += self._band(squares[0], band)
        return strips

    def _band_anew(self, first: int, band: tuple[Content, ...]) -> list[Strip]:
        """The strips of the rank that begins at the square `first`."""
        return self._joined(
            [
                self._square(_is_light(square), self._name(square), *shown)
                for square, shown in enumerate(band, first)
            ]
        )

    def _joined(self, parts: list[Rows]) -> list[Strip]:
        width = SIZE * self.size
        return [Strip(chain.from_iterable(line), width) for line in zip(*parts, strict=True)]

    def picture(self, scene: Scene) -> Pixels:
        """The bed as rows of pixels, rank 6 on top; for pictures, in which nothing moves."""
        bands = [
            [self._pixels(_is_light(square), *_content(scene, square)) for square in squares]
            for squares in _RANKS
        ]
        return [
            list(chain.from_iterable(line)) for band in bands for line in zip(*band, strict=True)
        ]

    # One square

    def _name(self, square: int) -> str:
        """What is written in a square, if anything."""
        return NAMES[square] if self.look.coordinates == "squares" else ""

    def _square_anew(
        self, light: bool, name: str, piece: Piece | None, ghost: Piece | None, marks: int
    ) -> Rows:
        """One square's segments, line by line."""
        if not self.look.pixels:
            return text_rows(self.rows, light, piece, ghost, Mark(marks), name)
        pixels = self._pixels(light, piece, ghost, marks)
        rows = segment_rows(pixels)
        if name:
            self._write(name, rows, pixels, self._pixels(light, None, None, marks))
        return rows

    def _pixels_anew(
        self, light: bool, piece: Piece | None, ghost: Piece | None, marks: int
    ) -> Pixels:
        """One square's pixels; they are shared, so draw on a copy."""
        pixels = self._cloth(self._board.light if light else self._board.dark)
        in_front = self.look.marks == "in front"
        shown = [mark for mark in _EVERY_MARK if mark & marks]
        over = [mark for mark in shown if in_front or mark & ALWAYS_OVER]
        for mark in shown:
            if mark not in over:
                self._stain(pixels, mark, over=False)
        if ghost:
            draw(pixels, self._sprite(ghost), fade=GHOST_FADE)
        if piece:
            draw(pixels, self._sprite(piece))
        for mark in over:
            self._stain(pixels, mark, over=piece is not None)
        return pixels

    def _cloth(self, ground: RGB) -> Pixels:
        """An empty square; a tuft where its corners meet others makes the bed a quilt."""
        pixels = plain(self.size, ground)
        if self.size >= ROOM_FOR_TUFTS:
            ends = (0, self.size - 1)
            stain(pixels, product(ends, ends), BLACK, 0.07)
        return pixels

    def _stain(self, pixels: Pixels, mark: Mark, *, over: bool) -> None:
        for layer in layers(mark, self.size, self._board, over):
            stain(pixels, *layer)

    def _sprite(self, piece: Piece) -> Sprite:
        return sprite(self.look.piece_theme, *piece, self.size, self._furs[piece.side])

    def _write(self, name: str, rows: Rows, pixels: Pixels, bare: Pixels) -> None:
        """Write a square's name where its pixels are as `bare`, if two characters are free."""
        middle = self.rows - 1
        for line, column in ((middle, 0), (0, 0), (0, middle), (middle, middle)):
            spots = [(column + x, 2 * line + y) for x in (0, 1) for y in (0, 1)]
            if any(pixels[y][x] != bare[y][x] for x, y in spots):
                continue
            under = mix(pixels[2 * line][column], pixels[2 * line + 1][column], 0.5)
            style = Style(color=colour(self._board.ink), bgcolor=colour(under))
            whole = Strip(rows[line], self.size)
            before, after = whole.crop(0, column), whole.crop(column + 2)
            rows[line] = [*before, Segment(name, style), *after]
            return

    # Moving pieces

    def _with_moving(self, scene: Scene) -> dict[int, Rows]:
        """The squares that moving pieces touch, drawn with them."""
        canvases: dict[int, Pixels] = {}
        for moving in scene.moving:
            self._draw_moving(scene, moving, canvases)
        drawn = {}
        for square, pixels in canvases.items():
            drawn[square] = segment_rows(pixels)
            if name := self._name(square):
                bare = self._pixels(_is_light(square), None, None, _content(scene, square)[2])
                self._write(name, drawn[square], pixels, bare)
        return drawn

    def _draw_moving(self, scene: Scene, moving: Moving, canvases: dict[int, Pixels]) -> None:
        size = self.size
        left, top = corner(moving, size)
        picture = self._sprite(moving.piece)
        for file in range(left // size, -(-left // size) + 1):
            for down in range(top // size, -(-top // size) + 1):
                if not (0 <= file < SIZE and 0 <= down < SIZE):
                    continue
                square = (SIZE - 1 - down) * 8 + file
                if square not in canvases:
                    still = self._pixels(_is_light(square), *_content(scene, square))
                    canvases[square] = [list(row) for row in still]
                draw(canvases[square], picture, left - file * size, top - down * size, moving.fade)


def corner(moving: Moving, size: int) -> tuple[int, int]:
    """Where a moving piece's upper left corner is, in pixels from the bed's own."""
    return round(moving.file * size), round((SIZE - 1 - moving.rank) * size)


def coordinate_style(look: Look, background: str) -> Style:
    """How the names of files and ranks are written at the edges, on a ``#rrggbb`` background."""
    if not look.pixels:
        return Style(dim=True)
    under = rgb(background)
    far = WHITE if luminance(under) < 0.5 else BLACK
    return Style(color=colour(mix(under, far, 0.5)), bgcolor=colour(under))


def _settled(scene: Scene) -> Scene:
    """The scene with moving pieces on the squares they are nearest to: letters don't slide."""
    near = {(round(moving.file), round(moving.rank)): moving.piece for moving in scene.moving}
    pieces = {
        rank * 8 + file: piece
        for (file, rank), piece in near.items()
        if 0 <= file < SIZE and 0 <= rank < SIZE
    }
    return scene._replace(pieces={**pieces, **scene.pieces}, moving=())


def _content(scene: Scene, square: int) -> Content:
    return scene.pieces.get(square), scene.ghosts.get(square), int(scene.marks.get(square, 0))


def _is_light(square: int) -> bool:
    return bool((file_of(square) + rank_of(square)) & 1)
