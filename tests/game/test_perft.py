"""Counts of whole trees of play, the same for the package and for the slow reference."""

import pytest

from boop_tui.game.perft import perft
from boop_tui.game.position import Position
from boop_tui.game.rules import RULE_SETS
from boop_tui.text import fen

from . import reference

START = "6/6/6/6/6/6-80-80-ap"
FROM_THE_START = [(0, 1), (1, 36), (2, 1_260), (3, 42_900), (4, 1_421_952)]

COUNTS = {
    "6/6/1aaa2/1aaa2/6/6-20-80-ap": {
        "board": (80, 2560),
        "printed": (80, 2560),
        "every-line": (30, 1060),
    },
    "6/6/1aaaa1/6/6/6-40-80-ap": {
        "board": (54, 1812),
        "printed": (54, 1812),
        "every-line": (32, 1086),
    },
    "A5/1A4/6/6/6/6-51-80-ap": {
        "board": (68, 2216),
        "printed": (68, 2216),
        "every-line": (68, 2216),
    },
    "A5/1A4/6/5B/5B/5B-51-50-ap": {
        "board": (62, 1971),
        "printed": (62, 1971),
        "every-line": (62, 256),
    },
    "a1a1a1/6/a3A1/6/a1a3/6-10-80-ap": {
        "board": (29, 827),
        "printed": (155, 4499),
        "every-line": (137, 3977),
    },
    "a1a1a1/6/a3a1/6/a1a2a/6-00-80-ap": {
        "board": (232, 6622),
        "printed": (1149, 33346),
        "every-line": (1018, 29547),
    },
    "A1A1A1/6/A3A1/6/A1A3/6-01-80-ap": {
        "board": (29, 323),
        "printed": (29, 323),
        "every-line": (29, 323),
    },
}
CASES = [
    pytest.param(text, rules, depth, count, id=f"{text} {rules} {depth}")
    for text, by_rules in COUNTS.items()
    for rules, counts in by_rules.items()
    for depth, count in enumerate(counts, start=1)
]


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize(("depth", "count"), FROM_THE_START)
def test_from_the_start(rules, depth, count):
    assert perft(Position.start(RULE_SETS[rules]), depth) == count


@pytest.mark.parametrize(("text", "rules", "depth", "count"), CASES)
def test_from_a_position(text, rules, depth, count):
    assert perft(fen.read(text, RULE_SETS[rules]), depth) == count


@pytest.mark.parametrize("rules", RULE_SETS)
def test_reference_from_the_start(rules):
    assert reference.perft(reference.read(START, rules), 2) == 1_260


@pytest.mark.parametrize(
    ("text", "rules", "depth", "count"), [case for case in CASES if case.values[3] < 10_000]
)
def test_reference_from_a_position(text, rules, depth, count):
    assert reference.perft(reference.read(text, rules), depth) == count


def test_a_won_game_has_no_line_to_count():
    assert perft(fen.read("AAA3/6/6/6/6/6-50-80-at"), 1) == 0


def test_negative_depth_is_refused():
    with pytest.raises(ValueError, match="-1"):
        perft(Position.start(), -1)
