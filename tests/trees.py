"""Games for the tests: found by their tokens, grown by hypothesis, compared without recursion."""

import unicodedata
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from boop_tui.game.position import Position
from boop_tui.game.rules import RULE_SETS
from boop_tui.game.tree import GameTree, Node
from boop_tui.text import fen, movetext, notation
from boop_tui.text.plain import one_line

STARTS = (
    "6/6/6/6/6/6-80-80-ap",
    "6/4B1/3a2/2a3/6/6-60-70-bp",
    "6/6/1aaaa1/6/6/6-40-80-ap",
    "A5/1A4/6/5B/5B/5B-51-50-ap",
    "a1a1a1/6/a3A1/6/a1a3/6-10-80-ap",
    "a1a1a1/6/a3a1/6/a1a2a/6-00-80-ap",
    "A1A1A1/6/A3A1/6/A1A3/6-01-80-ap",
    "6/6/6/6/aaa3/bbb3-50-50-bp",
)
"""Positions in which every kind of move is near: rows, several rows, lifts, wins, grey first."""


def tries(examples: int) -> Callable[[Any], Any]:
    """Hypothesis with that many examples, and no clock: a slow machine is no fault."""
    return settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))


def few_or_many(each: st.SearchStrategy[Any], most: int) -> st.SearchStrategy[list[Any]]:
    """Lists that are short as often as long; left to itself hypothesis makes few long ones."""
    return st.lists(each, max_size=5) | st.lists(each, min_size=most // 3, max_size=most)


def written(text: str) -> str:
    """A movetext as it is written after it has been read."""
    return movetext.write(movetext.read(text))


def found(tree: GameTree, tokens: str) -> Node:
    """The node that those moves lead to."""
    node = tree.root
    for token in tokens.split():
        child = node.child(notation.read(node.position, token))
        assert child is not None, f"{token} has not been played there"
        node = child
    return node


def tokens_to(node: Node) -> str:
    """The moves that lead to a node: the other way round from `found`."""
    return " ".join(notation.of(each) for each in node.path()[1:])


def everything_in(tree: GameTree) -> list[object]:
    """All that a tree holds, flat: equal lists are equal trees.

    Plies, in the order of walking, settle who is whose child and in which order.
    """
    return [
        tree.tags,
        *(
            (node.ply, node.move, node.position, node.preface, node.comment, node.glyphs)
            for node in tree.root.walk()
        ),
    ]


def attempt(read: Callable[[], Any], refusal: type[Exception]) -> Any:
    """What reading gives, or the refusal that it raises; any other error is let through."""
    try:
        return read()
    except refusal as error:
        return error


def is_harmless(text: str) -> bool:
    """Whether nothing in a text could steer a terminal, break its line or turn its direction."""
    return not any(
        unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp")
        or unicodedata.bidirectional(letter)
        in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
        for letter in text
    )


positions: st.SearchStrategy[Position] = st.builds(
    lambda start, rules, choices: _played(fen.read(start, rules), choices)[-1],
    st.sampled_from(STARTS),
    st.sampled_from(list(RULE_SETS.values())),
    few_or_many(st.integers(0, 1200), 40),
)
"""Positions of every rule set, reached by legal play."""


def _played(position: Position, choices: list[int]) -> list[Position]:
    line = [position]
    for choice in choices:
        moves = line[-1].legal_moves()
        if not moves:
            break
        line.append(line[-1].play(moves[choice % len(moves)]))
    return line


_awkward = st.text(
    st.one_of(st.sampled_from(list('{}()[];"\\\n\r\t $!?*1.-,%')), st.characters()), max_size=30
)
comments = st.one_of(st.just(""), st.just("well placed"), _awkward.map(one_line))
tag_names = _awkward.map(one_line).filter(
    lambda name: name and not set(name) & set(' "[]') and name.lower() not in ("fen", "rules")
)
tags = st.lists(st.tuples(tag_names, _awkward.map(one_line)), max_size=3)
glyphs = st.lists(st.integers(0, 255) | st.integers(1, 6), max_size=3, unique=True).map(tuple)

_plays = few_or_many(st.tuples(st.integers(0, 8), st.integers(0, 1200)), 24)


@st.composite
def trees(draw: st.DrawFn) -> GameTree:
    """Small trees under every rule set, with tags, comments before and after moves, and glyphs."""
    rules = draw(st.sampled_from(list(RULE_SETS.values())))
    tree = GameTree(fen.read(draw(st.sampled_from(STARTS)), rules))
    tree.tags = draw(tags)
    tree.root.comment = draw(comments)
    nodes = [tree.root]
    for back, choice in draw(_plays):
        parent = nodes[-1 - back % len(nodes)]
        moves = parent.position.legal_moves()
        move = moves[choice % len(moves)] if moves else None
        if move is None or parent.child(move) is not None:
            continue
        node = Node(parent.position.play(move), move, parent)
        node.preface, node.comment, node.glyphs = draw(comments), draw(comments), draw(glyphs)
        parent.children.append(node)
        nodes.append(node)
    return tree
