"""Texts far beyond any game: read or refused, without recursion, in work that grows with the text."""

import sys
from collections.abc import Callable

import pytest

from boop_tui.game.position import Position
from boop_tui.game.rules import PRINTED
from boop_tui.game.tree import GameTree, Node
from boop_tui.text import fen, movetext, movetext_reader, notation

from ..trees import everything_in

MOST_MOVES = "a1a1a1/6/a3a1/6/a1a2a/6-00-80-ap"
"""Under the printed rules: 1,149 legal moves."""


def long_line(plies):
    """A main line of two kittens that push each other off the bed for ever."""
    return "Kb1 Ka2 " * (plies // 2)


def nested(depth):
    """Brackets in brackets, each a move further on than the one around it."""
    return "Kf6 (Kb1 Kf6 (Ka2 " * (depth // 2) + "Kf6" + ")" * depth


def many_brackets(count):
    """That many brackets on end, all alternatives to the first move."""
    squares = [f"{file}{rank}" for rank in "123456" for file in "abcdef"]
    return "Ka1 " + "".join(f"(K{squares[i % 36]}) " for i in range(count))


# The biggest that must be read


def test_a_line_of_100_000_moves_reads_and_is_written():
    tree = movetext.read(long_line(100_000))
    assert tree.root.line_end().ply == 100_000
    assert movetext.write(tree).split()[-2:] == ["Kb1", "Ka2"]


def test_20_000_nested_brackets_read_back_as_they_were():
    tree = movetext.read(nested(20_000))
    text = movetext.write(tree)
    assert (text.count("("), text.count(")")) == (20_000, 20_000)
    assert everything_in(movetext.read(text)) == everything_in(tree)


def test_20_000_brackets_open_on_one_position_are_read():
    text = "Ka1 " + "(Kb1 (Ka1 " * 10_000 + ")" * 20_000
    assert [notation.of(node) for node in movetext.read(text).root.children] == ["Ka1", "Kb1"]


def test_50_000_brackets_beside_each_other_are_read():
    assert len(movetext.read(many_brackets(50_000)).root.children) == 36


def test_as_many_siblings_as_the_rules_allow_read_back_in_their_order():
    tree = GameTree(fen.read(MOST_MOVES, PRINTED))
    position = tree.root.position
    tree.root.children = [
        Node(position.play(move), move, tree.root) for move in position.legal_moves()
    ]
    again = movetext.read(movetext.write(tree))
    assert len(again.root.children) == 1149
    assert everything_in(again) == everything_in(tree)


@pytest.mark.parametrize(
    "comment",
    ["word " * 199_999 + "word.", "x" * 1_000_000, "夜 " * 499_999 + "夜.", "}" * 1_000_000],
    ids=["words", "one word", "wide", "braces"],
)
def test_a_comment_of_a_million_characters_reads_back(comment):
    tree = GameTree()
    tree.root.comment = comment
    assert movetext.read(movetext.write(tree)).root.comment == comment


def test_200_000_glyphs_after_a_move_are_read():
    tree = movetext.read("Ka1" + "!" + " $7 $8" * 100_000)
    assert tree.root.children[0].glyphs == (1, 7, 8)


def test_100_000_unknown_glyphs_are_each_warned_of():
    warnings = []
    movetext.read("Ka1" + "\n!!!" * 50_000 + " !!!" * 50_000, warnings)
    assert len(warnings) == 100_000
    assert warnings[-1].startswith("line 50001, column 200001:")


def test_an_error_at_the_end_of_a_huge_text_is_located():
    with pytest.raises(movetext.MovetextError) as caught:
        movetext.read("\n" * 1_000_000 + " x")
    assert (caught.value.line, caught.value.column) == (1_000_001, 2)


# Too big


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(lambda: " " * (32 * 2**20 + 1), id="one byte over"),
        pytest.param(lambda: "夜" * (32 * 2**20 // 3 + 1), id="in bytes, not characters"),
        pytest.param(lambda: "\0" * 40 * 2**20, id="40 MiB of NULs"),
    ],
)
def test_a_text_above_32_mib_is_refused_by_size(text):
    with pytest.raises(movetext.MovetextError, match="larger than 32 MiB"):
        movetext.read(text())


def test_a_text_of_32_mib_is_read():
    assert movetext.read(" " * 32 * 2**20).root.position == Position.start()


# Work that grows no faster than the text


def count(work: Callable[[], object], counts: Callable[[str, object], bool]) -> int:
    """How many of the calls that a piece of work makes count: by kind of call, and what is called."""
    total = 0

    def profile(frame, event, argument):
        nonlocal total
        total += counts(event, argument)

    before = sys.getprofile()
    sys.setprofile(profile)
    try:
        work()
    finally:
        sys.setprofile(before)
    return total


def calls_in(work: Callable[[], object]) -> int:
    """How many functions a piece of work calls, Python's and C's together."""
    return count(work, lambda event, called: event in ("call", "c_call"))


def sweeps_in(work: Callable[[], object], length: int) -> int:
    """How often a piece of work calls a method of a text of at least that length."""

    def is_sweep(event: str, called: object) -> bool:
        owner = getattr(called, "__self__", None)
        return event == "c_call" and isinstance(owner, str) and len(owner) >= length

    return count(work, is_sweep)


SHAPES = pytest.mark.parametrize(
    "shape",
    [
        long_line,
        nested,
        many_brackets,
        lambda n: "Ka1 " + "{a} " * n,
        lambda n: "Ka1 " + "(Kb1 {a}) {b} " * n,
        lambda n: "Ka1 " + "! " * n,
        lambda n: '[A "b"] ' * n,
        lambda n: "{" + "a " * n + "}",
    ],
    ids=["line", "nest", "brackets", "comments", "said again", "glyphs", "tags", "comment"],
)


@SHAPES
def test_reading_twice_as_much_calls_twice_as_much(shape):
    movetext.read(shape(1000))  # so that neither of the two finds more in the caches
    once, twice = (calls_in(lambda n=n: movetext.read(shape(n))) for n in (500, 1000))
    assert twice < 2.2 * once


@SHAPES
def test_writing_twice_as_much_calls_twice_as_much(shape):
    small, large = movetext.read(shape(500)), movetext.read(shape(1000))
    movetext.write(large)
    once, twice = (calls_in(lambda tree=tree: movetext.write(tree)) for tree in (small, large))
    assert twice < 2.2 * once + 50


@pytest.mark.parametrize("shape", [long_line, nested])
def test_a_text_that_proves_too_long_is_written_no_further(shape):
    once, twice = (movetext.read(shape(plies)) for plies in (1000, 2000))
    movetext.write(twice)
    assert calls_in(lambda: movetext.write_short(once, True, 100)) == calls_in(
        lambda: movetext.write_short(twice, True, 100)
    )


@SHAPES
def test_the_whole_text_is_gone_over_a_few_times_only(shape):
    text = shape(500)
    assert sweeps_in(lambda: movetext.read(text), len(text) // 2) < 12


@pytest.mark.parametrize("text", ["{a} ", "(Kb1 {a}) ", "(Kb1) {a} ", "({a} Kb1) "])
def test_comments_are_not_joined_one_at_a_time(text, monkeypatch):
    stored = 0

    class Counting(Node):
        def __setattr__(self, name, value):
            nonlocal stored
            stored += len(value) if isinstance(value, str) else 0
            super().__setattr__(name, value)

    monkeypatch.setattr(movetext_reader, "Node", Counting)
    movetext.read("Ka1 " + text * 1000)
    assert 1000 < stored < 4000
