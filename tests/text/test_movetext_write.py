"""Movetext in its written form: numbers, comments, glyphs, and lines of at most 80 columns."""

import re
from itertools import pairwise

import pytest

from boop_tui.text import movetext

from ..trees import written

LONG_LINE = "Kb1 Ka2 " * 60
"""Two kittens that push each other off the bed for ever."""


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1. Kc3",
        "1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6) (2. Ke5)",
        '[FEN "6/4B1/3a2/2a3/6/6-60-70-bp"] 1... Ka1 2. Kf6',
        '[FEN "6/4B1/3a2/2a3/6/6-60-70-bp"] 1... Ka1 (1... Kb1 2. Kf6) 2. Kf6',
        "1. Ka1 Kf6 (1... Kf1 2. Kd5 (2. Kd6 Ka6)) 2. Kc3",
        "1. Ka1 Kf6 (1... Kf1 2. Kd6 (2. Kd5) 2... Ka6) 2. Kc3",
        "1. Ka1 (1. Kb1) 1... Kf6 2. Kc3",
        "1. Ka1 (1. Kb1) (1. Kc1) 1... Kf6",
        "{c}",
        "{c} 1. Ka1 Kf6",
        "1. {c} Ka1 Kf6 2. Kc3",
        "1. Ka1 {c} 1... Kf6 2. Kc3",
        "1. Ka1 1... {c} Kf6 2. Kc3",
        "1. Ka1 Kf6 {c} 2. Kc3 Kd4",
        "1. Ka1 ({c} 1. Kb1 Kf6) 1... Kf6",
        "1. Ka1 {a} ({b} 1. Kb1 {c}) 1... {d} Kf6 {e}",
        "1. Ka1 Kf6 ({c} 1... Kf1 {d}) 2. Kc3",
        "1. Ka1! Kf6? 2. Kc3!! Kd4?? 3. Kb1!? Ke1?!",
        "1. Ka1! $14 Kf6 $7 $1 2. Kc3 $0 {c} 2... Kd4",
        "1. Ka1! (1. Kb1 $7) 1... Kf6",
        '[FEN "6/6/6/6/6/AAA3-50-80-ap"] 1. Kf6#!',
        "1. Ka1\n; c } d\n1... Kf6",
        "1. Ka1\n; c }",
        "; c }\n1. Ka1",
        "1.\n; c }\nKa1",
        "1. Ka1 (\n; c }\n1. Kb1\n; }\n) 1... Kf6",
    ],
)
def test_the_written_form_is_written_again(text):
    assert written(text) == text


@pytest.mark.parametrize(
    ("text", "main_line"),
    [
        ("1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6) (2. Ke5)", "1. Kc3 Kd4 2. Kc4"),
        ("1. Ka1 Kf6 (1... Kf1 2. Kd5 (2. Kd6 Ka6)) 2. Kc3", "1. Ka1 Kf6 2. Kc3"),
        ("{a} 1. Ka1! {b} (1. Kb1) 1... {c} Kf6", "{a} 1. Ka1! {b} 1... {c} Kf6"),
        ('[A "b"]\n1. Ka1 (1. Kb1)', '[A "b"]\n1. Ka1'),
    ],
)
def test_without_variations_only_the_main_line_is_written(text, main_line):
    assert movetext.write(movetext.read(text), variations=False) == main_line


# Only if it is short


@pytest.mark.parametrize("variations", [True, False])
def test_a_short_text_is_written_as_ever(variations):
    tree = movetext.read("1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6) (2. Ke5)")
    assert movetext.write_short(tree, variations, 100) == movetext.write(tree, variations)


@pytest.mark.parametrize("text", [LONG_LINE, "{" + "word " * 200 + "}"], ids=["moves", "comment"])
def test_a_long_text_is_not_written(text):
    assert movetext.write_short(movetext.read(text), True, 100) is None


def test_without_its_variations_a_long_text_may_be_short():
    tree = movetext.read(f"Kf1 (Kf6 {LONG_LINE})")
    assert movetext.write_short(tree, True, 100) is None
    assert movetext.write_short(tree, False, 100) == "1. Kf1"


# Wrapping


def test_no_line_is_longer_than_80_columns():
    assert max(map(len, written(LONG_LINE).splitlines())) <= 80


def test_a_line_is_broken_only_where_the_next_word_does_not_fit():
    lines = written(LONG_LINE).splitlines()
    assert [
        (line, following)
        for line, following in pairwise(lines)
        if len(line) + 1 + len(following.split()[0]) <= 80
    ] == []


def test_no_token_is_broken():
    assert [
        word for word in written(LONG_LINE).split() if not re.fullmatch(r"\d+\.|K(b1|a2)", word)
    ] == []


def test_a_line_of_exactly_80_columns_is_not_broken():
    text = written("1. Ka1 {" + "x" * 71 + "}")
    assert [len(line) for line in text.splitlines()] == [80]


def test_a_line_of_81_columns_is_broken():
    text = written("1. Ka1 {" + "x" * 72 + "}")
    assert [len(line) for line in text.splitlines()] == [6, 74]


@pytest.mark.parametrize("length", range(66, 76))
def test_brackets_keep_within_80_columns(length):
    text = written("1. Ka1 (1. Kb1 {" + "x" * length + "}) 1... Kf6")
    assert max(map(len, text.splitlines())) <= 80
    assert written(text) == text


def test_a_comment_is_broken_between_its_words():
    text = written("1. Ka1 {" + "word " * 50 + "}")
    assert max(map(len, text.splitlines())) <= 80
    assert set(text.split()) == {"1.", "Ka1", "{word", "word", "word}"}


def test_a_word_longer_than_a_line_is_left_whole():
    assert "x" * 200 in written("1. Ka1 {a " + "x" * 200 + " b} Kf6").splitlines()


def test_no_line_ends_in_white_space():
    text = written("1. Ka1 {" + "word " * 50 + "} Kf6 (1... Kf1 $7) " + "2. Kc3")
    assert [line for line in text.splitlines() if line != line.strip()] == []


def test_a_tag_of_others_stands_on_a_line_of_its_own():
    assert written('[A "b"] [C "d"] 1. Ka1').splitlines() == ['[A "b"]', '[C "d"]', "1. Ka1"]
