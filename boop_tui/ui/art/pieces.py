"""Pieces as sprites: five themes, each kind and side told apart by shape, at every size."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from boop_tui.game.position import Kind, Side
from boop_tui.ui.art.canvas import Sprite
from boop_tui.ui.art.faces import CATS, KITTENS
from boop_tui.ui.art.letters import LETTER_C, LETTER_K
from boop_tui.ui.art.palette import RGB, Look, Tones, readable, rgb, side_colour, tones

Drawing = list[str]
"""Rows of the characters that faces.py explains; `s`, `u` and `q` are where grey differs."""

_LINE_THEMES = ("outline", "letters")
"""Themes of mere lines: their colour has to stand out from what is behind."""

_SWAP_GLINTS = str.maketrans("gh", "hg")
"""The light falls from one side, so the glint is in the same corner of both eyes."""


@lru_cache(maxsize=512)
def sprite(theme: str, side: Side, kind: Kind, size: int, colour: RGB) -> Sprite:
    """A piece in a square of `size` pixels (an even number from 4 up), in tones of `colour`."""
    inks = _inks(tones(colour), side)
    return tuple(tuple(inks[character] for character in row) for row in _DRAWN[theme](kind, size))


def fur(look: Look, side: Side, under: RGB) -> RGB:
    """The main colour of a side's pieces on that ground, for `sprite`."""
    colour = rgb(side_colour(look, side))
    return readable(colour, under) if look.piece_theme in _LINE_THEMES else colour


def _inks(shades: Tones, side: Side) -> dict[str, RGB | None]:
    grey = side is Side.GREY
    return {
        ".": None,
        "#": shades.edge,
        "o": shades.fur,
        "l": shades.light,
        "s": shades.stripe if grey else shades.fur,
        "u": shades.fur if grey else None,
        "q": None if grey else shades.fur,
        "e": shades.eye,
        "p": shades.pupil,
        "g": shades.glint,
        "h": shades.eye,
        "n": shades.nose,
        "w": shades.edge,
    }


def _mirrored(half: str) -> Drawing:
    """The whole drawing whose left half is given."""
    return [row + row[::-1].translate(_SWAP_GLINTS) for row in half.split()]


def _framed(drawing: Drawing, size: int) -> Drawing:
    """The drawing in the middle of an emptier square of `size` pixels."""
    margin = (size - len(drawing)) // 2
    empty = "." * size
    rows = ["." * margin + row + "." * margin for row in drawing]
    return [empty] * margin + rows + [empty] * margin


def _scaled(drawing: Drawing, times: int) -> Drawing:
    """Every pixel `times` as wide and high."""
    wide = ["".join(character * times for character in row) for row in drawing]
    return [row for row in wide for _ in range(times)]


def _best(known: Iterable[int], size: int) -> tuple[int, int]:
    """Which of the drawn sizes, and how many times enlarged, suits a square of that size.

    The most detailed one, unless it would leave much of the square empty.
    """
    fits = [(drawn, size // drawn) for drawn in known if drawn <= size]
    detailed = max(fits)
    if detailed[0] * detailed[1] >= 0.85 * size or size < 20:
        return detailed
    return max(fits, key=lambda fit: (fit[0] * fit[1], fit[0]))


def _face(kind: Kind, size: int) -> Drawing:
    """A cat's or kitten's face."""
    faces = CATS if kind is Kind.CAT else KITTENS
    drawn, times = _best(faces, size)
    return _framed(_scaled(_mirrored(faces[drawn]), times), size)


def _letter(kind: Kind, size: int) -> Drawing:
    """K or C; grey's is underlined."""
    letters = LETTER_C if kind is Kind.CAT else LETTER_K
    drawn, times = _best(letters, size)
    return _framed(_scaled(letters[drawn].split(), times), size)


def _solid(kind: Kind, size: int) -> Drawing:
    """The outline of a head, filled; grey's wears a band."""
    head = _silhouette(_face(kind, size))
    top, chin = _height(head)
    first = top + round((chin + 1 - top) * 0.55)
    band = range(first, first + max(1, size // 7))
    edged = _edged(head) if size > 6 else head
    return [row.replace("o", "s") if y in band else row for y, row in enumerate(edged)]


def _outline(kind: Kind, size: int) -> Drawing:
    """The outline of a head; grey's has a nose in it or, when tiny, an open chin."""
    head = _silhouette(_face(kind, size))
    lined = _edged(head, 1 if size < 18 else 2)
    top, chin = _height(head)
    if size < 10:
        mark, spot = "q", _chin_gap(size, chin)
    else:
        mark, spot = "u", _disc(size, 2 if size < 14 else 4, low=(top + chin + 1 - size) // 2 * 2)
    return _combined(lined, spot, lambda line, marked: mark if marked else _hollow(line))


def _chin_gap(size: int, chin: int) -> Drawing:
    """The two middle pixels of the row that the chin is in."""
    return [("oo" if y == chin else "").center(size, ".") for y in range(size)]


def _hollow(line: str) -> str:
    return "o" if line == "#" else "."


def _height(figure: Drawing) -> tuple[int, int]:
    """The first and last row that a figure reaches."""
    filled = [y for y, row in enumerate(figure) if row.strip(".")]
    return filled[0], filled[-1]


def _shape(kind: Kind, size: int) -> Drawing:
    """A triangle for a kitten, a circle for a cat; grey's has a core of another tone."""
    if kind is Kind.CAT:
        across = size if size < 10 else size - 2
        figure, core = _disc(size, across), _disc(size, max(2, across // 2))
    else:
        half = round(size / 3)
        base = (size + 2 * half + 1) // 2
        figure = _triangle(size, half, base)
        core = _triangle(size, max(1, half - (2 if half < 5 else 3)), base - min(2, half // 2))
    edged = _edged(figure) if size > 6 else figure
    return _combined(edged, core, lambda outer, inner: "s" if inner and outer == "o" else outer)


def _combined(one: Drawing, other: Drawing, chosen: Callable[[str, bool], str]) -> Drawing:
    """Pixel by pixel what `chosen` makes of the first, knowing whether the other is there."""
    return [
        "".join(
            pixel if pixel == "." else chosen(pixel, second == "o")
            for pixel, second in zip(*rows, strict=True)
        )
        for rows in zip(one, other, strict=True)
    ]


def _disc(size: int, across: int, low: int = 0) -> Drawing:
    """A filled circle in the middle of the square, half of `low` pixels below it."""
    reach = across * across - across / 2
    return [
        "".join(
            "o" if (2 * x - size + 1) ** 2 + (2 * y - size + 1 - low) ** 2 <= reach else "."
            for x in range(size)
        )
        for y in range(size)
    ]


def _triangle(size: int, half: int, base: int) -> Drawing:
    """A filled triangle, twice `half` wide and high, whose last row is the one above `base`."""
    rows = ["." * size] * size
    for step in range(2 * half):
        rows[base - 2 * half + step] = ("o" * (2 * (step // 2 + 1))).center(size, ".")
    return rows


def _silhouette(face: Drawing) -> Drawing:
    """The face's head without features or whiskers."""
    return ["".join("." if pixel in ".w" else "o" for pixel in row) for row in face]


def _edged(figure: Drawing, width: int = 1) -> Drawing:
    """The figure with its outermost pixels, so many deep, as edge."""
    for _ in range(width):
        figure = [
            "".join(
                "#" if pixel == "o" and _at_edge(figure, x, y) else pixel
                for x, pixel in enumerate(row)
            )
            for y, row in enumerate(figure)
        ]
    return figure


def _at_edge(figure: Drawing, x: int, y: int) -> bool:
    size = len(figure)
    around = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    return any(
        not (0 <= column < size and 0 <= row < size) or figure[row][column] != "o"
        for column, row in around
    )


_DRAWN: dict[str, Callable[[Kind, int], Drawing]] = {
    "cats": _face,
    "shapes": _shape,
    "solid": _solid,
    "outline": _outline,
    "letters": _letter,
}
