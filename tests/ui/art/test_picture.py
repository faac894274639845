"""The picture for a file: sound XML, the screen's own pixels, and what stands around the bed."""

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from boop_tui.text import fen
from boop_tui.ui.art.painter import BedPainter
from boop_tui.ui.art.palette import BOARD_THEMES, PIECE_THEMES, Look
from boop_tui.ui.art.picture import svg

from ...trees import positions
from .drawing import changed, pixels, scene

SVG = "{http://www.w3.org/2000/svg}"
FULL = "aAbB2/6/2aAbB/bBaA2/6/B4A-10-10-ap"
START = "6/6/6/6/6/6-80-80-ap"
BED = range(9, 117), range(18, 126)
ABOVE, BELOW = range(18), range(135, 150)


def drawn(text):
    """The picture's pixels as #rrggbb, painted from its rectangles by a reader of our own."""
    root = ElementTree.fromstring(text)
    _, _, width, height = map(int, root.get("viewBox").split())
    paper = root.find(f"{SVG}rect").get("fill")
    rows = [[paper] * width for _ in range(height)]
    for path in root.iter(f"{SVG}path"):
        shapes = re.findall(r"M(\d+) (\d+)h(\d+)v(\d+)h-\d+z", path.get("d"))
        for left, top, across, down in (map(int, shape) for shape in shapes):
            for row in rows[top : top + down]:
                row[left : left + across] = [path.get("fill")] * across
    return rows


def shown(board, look=None):
    return drawn(svg(fen.read(board), look or Look()))


def places(one, other):
    """Where in two pictures of the bed something differs: bed, above, below or beside."""
    found = set()
    for x, y in changed(one, other):
        if x in BED[0] and y in BED[1]:
            found.add("bed")
        else:
            found.add("above" if y in ABOVE else "below" if y in BELOW else "beside")
    return found


@pytest.mark.parametrize("board_theme", BOARD_THEMES)
@pytest.mark.parametrize("piece_theme", PIECE_THEMES)
def test_the_bed_is_pixel_for_pixel_that_of_the_screen(board_theme, piece_theme):
    look = Look(board_theme=board_theme, piece_theme=piece_theme)
    across, down = BED
    bed = [
        [shown_row[x] for x in across] for shown_row in shown(FULL, look)[down.start : down.stop]
    ]
    assert bed == pixels(BedPainter(look, 9).paint(scene(FULL)))


def test_a_terminal_without_colours_makes_the_same_picture():
    assert svg(fen.read(FULL), Look(pixels=False)) == svg(fen.read(FULL), Look())


@pytest.mark.parametrize(("size", "width", "height"), [(18, 126, 150), (72, 504, 600), (9, 63, 75)])
def test_it_is_as_large_as_asked(size, width, height):
    root = ElementTree.fromstring(svg(fen.read(START), Look(), size))
    assert (root.get("width"), root.get("height")) == (str(width), str(height))


def test_edges_are_to_be_kept_sharp():
    assert (
        ElementTree.fromstring(svg(fen.read(START), Look())).get("shape-rendering") == "crispEdges"
    )


def test_its_title_is_the_position_in_words():
    title = ElementTree.fromstring(svg(fen.read(START), Look())).find(f"{SVG}title")
    assert title.text.startswith("Orange to move. Orange: none on the bed; in hand 8 kittens.")


# Around the bed


def test_the_mark_of_the_turn_is_beside_the_hand_of_the_side_to_move():
    orange, grey = shown("a5/6/6/6/6/b5-70-70-ap"), shown("a5/6/6/6/6/b5-70-70-bp")
    assert {(y in ABOVE, y in BELOW, x < 9) for x, y in changed(orange, grey)} == {
        (True, False, True),
        (False, True, True),
    }


def test_a_won_game_has_another_mark_and_only_beside_the_winner():
    won, not_won = shown("AAA3/6/6/6/6/6-50-80-at"), shown("AAA3/6/6/6/6/6-50-80-ap")
    assert places(won, not_won) == {"below"}


@pytest.mark.parametrize(
    ("hands", "where"), [("62-70", "below"), ("80-52", "above")], ids=["orange", "grey"]
)
def test_a_cat_in_hand_is_drawn_in_its_owners_hand(hands, where):
    kittens = {"62-70": "80-70", "80-52": "80-70"}[hands]
    bed = "6/6/6/6/6/b5"
    assert places(shown(f"{bed}-{hands}-ap"), shown(f"{bed}-{kittens}-ap")) == {where}


def test_a_hand_of_eight_stays_within_the_picture():
    full, empty = shown(START), shown("A1A1A1/6/A3A1/6/A1A2A/6-00-80-ap")
    in_hand = [(x, y) for x, y in changed(full, empty) if y in BELOW]
    assert max(x for x, _ in in_hand) < 116


def test_an_empty_hand_is_not_a_blank():
    hand = [row for y, row in enumerate(shown("A1A1A1/6/A3A1/6/A1A2A/6-00-80-bp")) if y in BELOW]
    assert len({colour for row in hand for colour in row}) == 2


def test_coordinates_are_left_out_when_the_look_has_none():
    with_them, without = shown(START), shown(START, Look(coordinates="none"))
    assert places(with_them, without) == {"beside"}


@given(positions)
@settings(max_examples=20)
def test_every_position_makes_sound_xml_with_all_its_pixels_inside(position):
    root = ElementTree.fromstring(svg(position, Look()))
    for path in root.iter(f"{SVG}path"):
        assert re.fullmatch(r"(M\d+ \d+h\d+v\d+h-\d+z)+", path.get("d"))
        for left, top, across, down in re.findall(r"M(\d+) (\d+)h(\d+)v(\d+)", path.get("d")):
            assert int(left) + int(across) <= 126
            assert int(top) + int(down) <= 150
