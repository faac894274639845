"""What is written reads back as an equal tree, and is written again as the same text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boop_tui.game.tree import GameTree
from boop_tui.text import movetext

from ..trees import attempt, everything_in, is_harmless, trees, tries

SAMPLES = (
    '[Event "Größe – 夜"] [FEN "6/4B1/3a2/2a3/6/6-60-70-bp"] 1... Ka1! {a} 2. Kf6 (2. Kf5 $7 Kb1) 2... Ka2',
    "1. Ka1 Kf6 (1... Kf1 2. Kd5 (2. Kd6 Ka6)) 2. Kc3 ; to the end } of the line\n2... Kd4 *",
    '[Rules "printed"] [FEN "a1a2a/5a/a5/6/3a2/2a3-10-80-ap"] {c} 1. Kf1=a6 (1. Kb1=b1) Kd4',
    '[FEN "a1a2a/5a/a5/6/3a2/a1a3-00-80-ap"] 1. a1>Ce3=c1d2e3 (1. Cf1/a1 {a\u0301 🐈})',
    '[Rules "every-line"] [FEN "6/6/6/6/aaa3/bbb3-50-50-ap"] 1. Kf6=a1b1c1a2b2c2 Cc3',
    '[FEN "6/6/6/6/6/AAA3-50-80-ap"] 1. Kf6# (1. Kf5) (1. Kf4=a1b1c1#)',
)
FRAGMENTS = st.sampled_from(
    [
        *"(){}[];!$*#\n\r\0 \\",
        '"',
        "$9",
        "?!",
        "1-0",
        "1.",
        "...",
        "Ka1",
        "Kb2",
        "=a1b1c1",
        "a1>Ce3",
        '[A "b"]',
        '[Rules "printed"]',
    ]
)


def holds(outcome):
    """Whether reading gave its own refusal, or else a tree that survives writing and reading."""
    if isinstance(outcome, movetext.MovetextError):
        return is_harmless(str(outcome))
    text = movetext.write(outcome)
    again = movetext.read(text)
    return everything_in(again) == everything_in(outcome) and movetext.write(again) == text


def read(text):
    return attempt(lambda: movetext.read(text), movetext.MovetextError)


# Trees


@given(trees())
@tries(250)
def test_a_tree_reads_back_as_it_was_and_is_written_the_same_again(tree: GameTree):
    text = movetext.write(tree)
    again = movetext.read(text)
    assert everything_in(again) == everything_in(tree)
    assert movetext.write(again) == text


@given(trees())
@tries(80)
def test_the_main_line_of_a_tree_reads_back_as_its_first_children(tree: GameTree):
    again = movetext.read(movetext.write(tree, variations=False)).root
    node = tree.root
    while node.children:
        node, [again] = node.children[0], again.children
        assert (node.move, node.comment, node.glyphs) == (again.move, again.comment, again.glyphs)
    assert again.children == []


# Hostile text


def as_utf8(text, encoding):
    """A file in another encoding, taken for UTF-8."""
    return text.encode(encoding).decode(errors="surrogateescape")


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("\0" * 1000, id="NULs"),
        pytest.param(as_utf8("1. Ka1", "utf-16"), id="UTF-16"),
        pytest.param(as_utf8("1. Ka1", "utf-16-be"), id="UTF-16 without a mark"),
        pytest.param("\ufeff\ufeff1. Ka1", id="two byte order marks"),
        pytest.param("1. Ka1\ud800", id="lone surrogate in a token"),
        pytest.param("1. K\u202ea1", id="turning mark in a token"),
        pytest.param("1. Ka\u03011", id="combining character in a token"),
        pytest.param("1. Ｋａ１", id="wide letters"),
        pytest.param("1.\u00a0Ka1", id="space that is none"),
    ],
)
def test_what_is_no_movetext_is_refused_with_a_harmless_reason(text):
    outcome = read(text)
    assert isinstance(outcome, movetext.MovetextError)
    assert is_harmless(str(outcome))


@pytest.mark.parametrize(
    "said",
    [
        "\u202eabc\u202c",
        "e\u0301\u0301\u0301",
        "夜の猫",
        "\U0001f408\u200d\u2b1b",
        "[bold]a[/bold]",
    ],
    ids=["turned", "combining", "wide", "joined", "markup"],
)
def test_unusual_text_in_a_comment_or_a_tag_is_kept(said):
    tree = read(f'[A "{said}"] {{{said}}} 1. Ka1')
    assert (tree.tags, tree.root.comment) == ([("A", said)], said)
    assert holds(tree)


@given(st.text())
@tries(250)
def test_any_text_is_read_or_refused(text):
    assert holds(read(text))


@given(st.lists(FRAGMENTS | st.text(max_size=3), max_size=30).map("".join))
@tries(300)
def test_any_heap_of_fragments_is_read_or_refused(text):
    assert holds(read(text))


@given(
    st.sampled_from(SAMPLES),
    st.lists(
        st.tuples(st.integers(0, 110), st.integers(0, 4), FRAGMENTS | st.text(max_size=3)),
        min_size=1,
        max_size=3,
    ),
)
@tries(500)
def test_a_movetext_that_is_nearly_right_is_read_or_refused(text, changes):
    for place, dropped, put_in in changes:
        text = text[:place] + put_in + text[place + dropped :]
    assert holds(read(text))


@given(st.sampled_from(SAMPLES), st.integers(0, 110), st.integers(0, 110), st.integers(0, 110))
@tries(200)
def test_a_movetext_with_a_piece_put_elsewhere_is_read_or_refused(text, start, length, place):
    piece, rest = text[start : start + length], text[:start] + text[start + length :]
    assert holds(read(rest[:place] + piece + rest[place:]))


@pytest.mark.parametrize("text", SAMPLES)
def test_the_samples_are_read(text):
    assert isinstance(read(text), GameTree)


@pytest.mark.parametrize("errors", ["surrogateescape", "replace"])
@pytest.mark.parametrize("text", SAMPLES)
def test_a_file_cut_off_at_any_byte_is_read_or_refused(text, errors):
    whole = text.encode()
    cut = [whole[:length].decode(errors=errors) for length in range(len(whole) + 1)]
    assert [each for each in cut if not holds(read(each))] == []


@given(st.text(), st.sampled_from(SAMPLES))
@tries(150)
def test_an_error_is_placed_within_the_text(junk, text):
    outcome = read(text + junk)
    if isinstance(outcome, movetext.MovetextError):
        lines = (text + junk).replace("\r\n", "\n").replace("\r", "\n").split("\n")
        assert 1 <= outcome.line <= len(lines)
        assert 1 <= outcome.column <= len(lines[outcome.line - 1]) + 1
