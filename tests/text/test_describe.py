"""The position in words: what stands where, what is in hand, and whose turn it is."""

import pytest
from hypothesis import given

from boop_tui.game.bed import NAMES
from boop_tui.game.position import Side
from boop_tui.game.rules import BOARD, EVERY_LINE, PRINTED
from boop_tui.text import describe, fen

from ..trees import positions


def told(text, rules=BOARD):
    return describe.write(fen.read(text, rules))


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (
            "6/6/6/6/6/6-80-80-ap",
            "Orange to move. Orange: none on the bed; in hand 8 kittens. "
            "Grey: none on the bed; in hand 8 kittens.",
        ),
        (
            "6/4B1/3A2/2a3/6/a5-50-61-bp",
            "Grey to move. Orange: kittens a1 c3, cat d4; in hand 5 kittens. "
            "Grey: cat e5; in hand 6 kittens, 1 cat.",
        ),
        (
            "A1A1A1/6/A3A1/6/A1A3/b5-01-70-bp",
            "Grey to move. Orange: cats a2 c2 a4 e4 a6 c6 e6; in hand 1 cat. "
            "Grey: kitten a1; in hand 7 kittens.",
        ),
        (
            "a1a1a1/6/a3a1/6/a1a2a/6-00-80-ap",
            "Orange to move, lifting a piece. "
            "Orange: kittens a2 c2 f2 a4 e4 a6 c6 e6; in hand nothing. "
            "Grey: none on the bed; in hand 8 kittens.",
        ),
        (
            "6/6/6/1bbb2/6/a5-70-50-ap",
            "Orange to move. Orange: kitten a1; in hand 7 kittens. "
            "Grey: kittens b3 c3 d3; in hand 5 kittens. Grey has a row: b3 c3 d3.",
        ),
        (
            "AAA3/6/6/1b4/1b4/1b4-50-50-at",
            "Orange has won. Orange: cats a6 b6 c6; in hand 5 kittens. "
            "Grey: kittens b1 b2 b3; in hand 5 kittens. "
            "Orange has a row: a6 b6 c6. Grey has a row: b1 b2 b3.",
        ),
        (
            "6/6/6/6/6/bbbb2-80-40-ap",
            "Orange to move. Orange: none on the bed; in hand 8 kittens. "
            "Grey: kittens a1 b1 c1 d1; in hand 4 kittens. "
            "Grey has rows: a1 b1 c1, b1 c1 d1.",
        ),
    ],
    ids=["start", "both kinds", "one of each", "empty hand", "a row", "won", "four in a line"],
)
def test_a_position_in_words(position, words):
    assert told(position) == words


@pytest.mark.parametrize("rules", [PRINTED, EVERY_LINE], ids=lambda rules: rules.name)
def test_a_rule_set_that_is_not_the_usual_one_is_named_last(rules):
    assert told("6/6/6/6/6/6-80-80-ap", rules).endswith(f" Rules: {rules.name}.")


@given(positions)
def test_every_piece_is_named_under_its_side_and_kind(position):
    text = describe.write(position)
    for side in Side:
        after = text.partition(f"{side.title}: ")[2].partition(";")[0]
        kittens, _, cats = after.partition("cat")
        for square in NAMES:
            piece = position.at(square)
            stands = piece is not None and piece.side is side
            assert (NAMES[square] in after) == stands
            if piece is not None and stands:
                assert NAMES[square] in (cats if piece.kind else kittens)
