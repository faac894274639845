"""The inline layout: the running text of the written movetext, wrapped at the list's width."""

from hypothesis import given
from hypothesis import strategies as st

from boop_tui.game.tree import GameTree
from boop_tui.text import movetext
from boop_tui.ui.widgets.inline_layout import InlineLayout
from boop_tui.ui.widgets.row_store import Role

from ...trees import trees, tries
from ..games import nested
from .layouts import drawn

GAME = "1. Kc3 Kd4 2. Kc4 (2. Kb1! Kf6 (2... Kf5)) (2. Ke5) 2... Ka6"


def read(layout: InlineLayout) -> list[str]:
    """The words of all rows, one after the other."""
    return " ".join(drawn(layout)).split()


def test_it_reads_as_the_written_movetext() -> None:
    layout = InlineLayout(movetext.read(GAME), 200)
    assert [line.strip() for line in drawn(layout)] == [GAME]


@st.composite
def plain_trees(draw: st.DrawFn) -> GameTree:
    """Trees whose comments are plain words and whose glyphs are the six signs."""
    tree = draw(trees())
    for node in tree.root.walk():
        node.comment = "well placed" if node.comment else ""
        node.preface = "or else" if node.preface else ""
        node.glyphs = tuple(glyph % 6 + 1 for glyph in node.glyphs[:1])
    return tree


@given(plain_trees(), st.integers(14, 90))
@tries(60)
def test_any_game_reads_as_its_movetext_does_at_any_width(tree: GameTree, width: int) -> None:
    tree.tags = []
    text = " ".join(movetext.write(tree).rpartition("]")[2].split())
    moves = text.replace("{", "").replace("}", "")
    layout = InlineLayout(tree, width)
    assert "".join(read(layout)) == moves.replace(" ", "")
    assert all(len(line) < width or len(line.split()) == 1 for line in drawn(layout))


def test_every_move_is_found_on_its_row() -> None:
    tree = movetext.read(GAME)
    layout = InlineLayout(tree, 20)
    assert len(layout) > 2
    for node in list(tree.root.walk())[1:]:
        row = layout.rows[layout.place_of(node)]
        assert [cell.node for cell in row.cells if cell.role is Role.MOVE].count(node) == 1


def test_another_width_wraps_anew() -> None:
    layout = InlineLayout(movetext.read(GAME), 200)
    layout.widen(16)
    assert len(layout) > 3
    assert read(layout) == GAME.split()


def test_brackets_stay_with_their_moves() -> None:
    for width in range(14, 60):
        for line in drawn(InlineLayout(movetext.read(GAME), width)):
            assert not line.strip().startswith(")")
            assert not line.endswith("(")


def test_brackets_in_brackets_are_laid_out_however_deep() -> None:
    layout = InlineLayout(nested(8_000), 40)
    assert "".join(drawn(layout)).replace(" ", "").endswith(")" * 8_000)
