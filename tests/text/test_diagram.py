"""The diagram in letters: drawn as expected, and fit for a post."""

import pytest
from hypothesis import given

from boop_tui.game.position import Position
from boop_tui.game.rules import BOARD, EVERY_LINE
from boop_tui.text import diagram, fen

from ..trees import positions

DRAWN = {
    "6/6/6/6/6/6-80-80-ap": """\
Grey (k kitten, c cat) has in hand: 8 kittens
  +-------------+
6 | . . . . . . |
5 | . . . . . . |
4 | . . . . . . |
3 | . . . . . . |
2 | . . . . . . |
1 | . . . . . . |
  +-------------+
    a b c d e f
Orange (K kitten, C cat) has in hand: 8 kittens
Orange to move""",
    "b5/4B1/3a2/2A3/6/5b-51-41-bp": """\
Grey (k kitten, c cat) has in hand: 4 kittens, 1 cat
  +-------------+
6 | k . . . . . |
5 | . . . . c . |
4 | . . . K . . |
3 | . . C . . . |
2 | . . . . . . |
1 | . . . . . k |
  +-------------+
    a b c d e f
Orange (K kitten, C cat) has in hand: 5 kittens, 1 cat
Grey to move""",
    "AAA3/6/6/6/6/6-50-80-at": """\
Grey (k kitten, c cat) has in hand: 8 kittens
  +-------------+
6 | C C C . . . |
5 | . . . . . . |
4 | . . . . . . |
3 | . . . . . . |
2 | . . . . . . |
1 | . . . . . . |
  +-------------+
    a b c d e f
Orange (K kitten, C cat) has in hand: 5 kittens
Orange has won""",
    "a1a1a1/6/a3a1/6/a1a2a/6-00-80-ap": """\
Grey (k kitten, c cat) has in hand: 8 kittens
  +-------------+
6 | K . K . K . |
5 | . . . . . . |
4 | K . . . K . |
3 | . . . . . . |
2 | K . K . . K |
1 | . . . . . . |
  +-------------+
    a b c d e f
Orange (K kitten, C cat) has in hand: nothing
Orange to move, lifting a piece""",
}


@pytest.mark.parametrize("position", DRAWN)
def test_a_position_is_drawn(position):
    assert diagram.write(fen.read(position)) == DRAWN[position]


def test_a_rule_set_that_is_not_the_usual_one_is_named():
    drawn = diagram.write(Position.start(EVERY_LINE))
    assert drawn.splitlines()[-1] == "Orange to move (rules: every-line)"


def squares(drawn):
    """The bed of a diagram in the letters of a FEN, rank 6 first."""
    ranks = [line[4:15:2] for line in drawn.splitlines() if line[0].isdigit()]
    return "/".join(ranks).translate(str.maketrans("KCkc", "aAbB"))


def spread(text):
    """The bed of a FEN with a dot for every empty square."""
    return "".join("." * int(c) if c.isdigit() else c for c in text.partition("-")[0])


@given(positions)
def test_the_bed_is_that_of_the_fen(position):
    assert squares(diagram.write(position)) == spread(fen.write(position))


@given(positions)
def test_it_is_plain_ascii_without_trailing_spaces(position):
    drawn = diagram.write(position)
    assert drawn.isascii()
    assert drawn.replace("\n", "").isprintable()
    assert all(line == line.rstrip() for line in drawn.split("\n"))


def test_the_two_sides_differ_in_black_and_white():
    drawn = diagram.write(fen.read("aAbB2/6/6/6/6/6-60-60-ap", BOARD))
    assert len(set(squares(drawn)[:4])) == 4
