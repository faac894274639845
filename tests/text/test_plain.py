"""Text from outside made harmless, for keeping, for showing and for messages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boop_tui.text.plain import one_line, quoted, shown

from ..trees import is_harmless, tries


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("well placed", "well placed"),
        ("  a \t b  ", "a b"),
        ("a\nb\r\nc\fd\ve", "a b c d e"),
        ("a\u2028b\u2029c", "a b c"),
        ("a\u00a0b", "a\u00a0b"),
        ("a\x00b\x1bc\x7fd\x9be", "a\ufffdb\ufffdc\ufffdd\ufffde"),
        ("a\ud800b\udfffc", "a\ufffdb\ufffdc"),
        ("\U0001f408 夜 e\u0301 \u200f", "\U0001f408 夜 e\u0301 \u200f"),
        (" \n ", ""),
    ],
)
def test_one_line_keeps_what_is_text(text, line):
    assert one_line(text) == line


@given(st.text(st.characters(exclude_categories=())))
@tries(200)
def test_one_line_of_one_line_is_the_same(text):
    assert one_line(one_line(text)) == one_line(text)


def test_what_is_shown_has_no_marks_that_change_a_characters_width() -> None:
    assert shown("\u2764\ufe0f 1\ufe0f\u20e3") == "\u2764 1\u20e3"


@given(st.text(st.characters(exclude_categories=())))
@tries(200)
def test_what_is_shown_is_harmless(text):
    assert is_harmless(shown(text))


@pytest.mark.parametrize(
    "mark",
    ["\u200b", "\u200d", "\u200e", "\u200f", "\u202e", "\u2066", "\u2069", "\u061c", "\ufeff"],
)
def test_invisible_and_turning_marks_are_shown_as_replaced(mark):
    assert shown(f"a{mark}b") == "a\ufffdb"


def test_markup_is_shown_as_typed():
    assert shown("[bold red]a[/]") == "[bold red]a[/]"


@pytest.mark.parametrize(
    ("text", "quote"),
    [
        ("Kc3", "Kc3"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 40 + "…"),
        ("x" * 1_000_000, "x" * 40 + "…"),
        ("a\nb\x1b", "a b\ufffd"),
    ],
)
def test_a_quote_is_short_and_harmless(text, quote):
    assert quoted(text) == quote


@given(st.text(st.characters(exclude_categories=())), st.integers(1, 60))
@tries(200)
def test_a_quote_is_never_longer_than_asked_for(text, limit):
    assert len(quoted(text, limit)) <= limit + 1
