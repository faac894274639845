"""The indented layout: which moves stand on which row, and how rows look."""

from boop_tui.text import movetext
from boop_tui.ui.widgets.indented_layout import IndentedLayout

from ..games import nested
from .layouts import drawn

WIDTH = 40


def laid_out(game: str, width: int = WIDTH) -> IndentedLayout:
    return IndentedLayout(movetext.read(game), width)


# How rows look


def test_a_full_move_takes_a_row_and_grey_s_moves_stand_below_one_another() -> None:
    assert drawn(laid_out("1. Kc3 Kd4 2. Kc4 Ka1 3. Kf6")) == [
        " 1.  Kc3             Kd4",
        " 2.  Kc4             Ka1",
        " 3.  Kf6",
    ]


def test_variations_stand_under_the_move_they_replace_before_the_line_goes_on() -> None:
    game = "1. Kc3 Kd4 (1... Ka1 2. Kf6) 2. Kc4 (2. Kb1 Kf6 (2... Kf5)) (2. Ke5) 2... Ka6"
    assert drawn(laid_out(game)) == [
        " 1.  Kc3             Kd4",
        "   ▾1... Ka1",
        "    2.  Kf6",
        " 2.  Kc4",
        "   ▾2.  Kb1  Kf6",
        "      ▾2... Kf5",
        "   ▾2.  Ke5",
        " 2...                Ka6",
    ]


def test_grey_s_first_move_is_numbered_with_dots_in_its_own_column() -> None:
    tree = laid_out('[FEN "6/4B1/3a2/2a3/6/6-60-70-bp"] 1... Ka1 2. Kf6')
    assert drawn(tree) == [" 1...                Ka1", " 2.  Kf6"]


def test_comments_take_rows_of_their_own_and_glyphs_follow_their_moves() -> None:
    game = "{Before all.} 1. Kc3! {Strong, and long enough to be wrapped here.} 1... {Now} Kd4?!"
    assert drawn(laid_out(game)) == [
        "     Before all.",
        " 1.  Kc3!",
        "     Strong, and long enough to be",
        "     wrapped here.",
        "     Now",
        " 1...                Kd4?!",
    ]


def test_deep_variations_say_how_deep_they_are_in_place_of_indenting() -> None:
    layout = IndentedLayout(nested(8), WIDTH)
    deep = [line.split()[0] for line in drawn(layout) if "▾‹" in line]
    assert deep == ["▾‹6›", "▾‹7›", "▾‹8›"]
    assert max(len(line) for line in drawn(layout)) < WIDTH


def test_variations_in_variations_are_laid_out_however_deep() -> None:
    layout = IndentedLayout(nested(8_000), WIDTH)
    assert layout.rows[len(layout) - 1].depth == 8_000
