"""The tags of movetext: where a game starts, under which rules, and those of others."""

import pytest

from boop_tui.game.rules import BOARD, PRINTED, RULE_SETS
from boop_tui.text import fen, movetext

from ..trees import written

SEED = "6/4B1/3a2/2a3/6/6-60-70-bp"


def tags(text):
    return movetext.read(text).tags


@pytest.mark.parametrize("name", ["FEN", "fen", "Fen"])
def test_a_fen_tag_says_where_the_game_starts(name):
    assert movetext.read(f'[{name} "{SEED}"]').root.position == fen.read(SEED)


@pytest.mark.parametrize("name", ["Rules", "rules", "RULES"])
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_a_rules_tag_names_the_rule_set(name, rules):
    assert movetext.read(f'[{name} "{rules.name}"]').root.position.rules is rules


def test_a_rules_tag_is_stronger_than_the_rules_asked_for():
    assert movetext.read('[Rules "board"]', rules=PRINTED).root.position.rules is BOARD


@pytest.mark.parametrize(
    "text", [f'[Rules "printed"]\n[FEN "{SEED}"]', f'[FEN "{SEED}"]\n[Rules "printed"]']
)
def test_the_start_is_read_under_the_rules_whichever_tag_comes_first(text):
    assert movetext.read(text).root.position == fen.read(SEED, PRINTED)


def test_a_tagged_win_is_a_game_with_no_moves_left():
    won = "6/6/6/6/6/AAA3-50-80-at"
    assert written(f'[FEN "{won}"]') == f'[FEN "{won}"]'


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ('[Event "Boop night"]', [("Event", "Boop night")]),
        ('[ Event   "Boop night"  ]', [("Event", "Boop night")]),
        ('[A "1"] [B "2"]', [("A", "1"), ("B", "2")]),
        ('[A "1"][B "2"]', [("A", "1"), ("B", "2")]),
        ('[A "1"]\n[A "2"]\n[A "1"]', [("A", "1"), ("A", "2"), ("A", "1")]),
        ('[A ""]', [("A", "")]),
        ('[A "say \\"boop\\""]', [("A", 'say "boop"')]),
        ('[A "back\\\\slash"]', [("A", "back\\slash")]),
        ('[A "\\\\"]', [("A", "\\")]),
        ('[A "\\n"]', [("A", "\\n")]),
        ('[A "]"]', [("A", "]")]),
        ('[A "{b} ; (c)"]', [("A", "{b} ; (c)")]),
        ('[Bett-größe "6×6"]', [("Bett-größe", "6×6")]),
        ('[A "tab\there"]', [("A", "tab here")]),
        ('[A "\x1b[2J"]', [("A", "\ufffd[2J")]),
        ('[A\x07 "b"]', [("A\ufffd", "b")]),
        (f'[A "1"] [FEN "{SEED}"] [Rules "printed"] [B "2"]', [("A", "1"), ("B", "2")]),
    ],
)
def test_other_tags_are_kept_as_they_are(text, kept):
    assert tags(f"{text} *") == kept


@pytest.mark.parametrize(
    "text",
    [
        '[Event "Boop night"]\n1. Ka1',
        '[A "say \\"boop\\" \\\\o/"]\n[A "say \\"boop\\" \\\\o/"]\n1. Ka1',
        f'[Event "x"]\n[Rules "printed"] [FEN "{SEED}"] 1... Ka1',
        f'[FEN "{SEED}"]',
        '[Rules "every-line"] 1. Ka1',
    ],
)
def test_tags_are_written_back(text):
    assert written(text) == text


@pytest.mark.parametrize("text", ['[Rules "board"]', '[FEN "6/6/6/6/6/6-80-80-ap"]'])
def test_tags_that_say_what_goes_without_saying_are_not_written(text):
    assert written(f"{text} 1. Ka1") == "1. Ka1"


def test_a_tag_longer_than_a_line_is_not_broken():
    tag = f'[Event "{"a long name " * 20}"]'.replace(' "]', '"]')
    assert written(tag).splitlines() == [tag]


@pytest.mark.parametrize("gap", ["\u2028", "\u2029"])
def test_a_line_separator_in_a_tags_name_is_refused(gap):
    with pytest.raises(movetext.MovetextError, match="this is no tag"):
        movetext.read(f'[A{gap}B "c"]')
