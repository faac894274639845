"""Where else a position stands, and that finding it out takes no longer in a long game."""

import pytest

from boop_tui.game.tree import GameTree, Node
from boop_tui.session.edits import Grow, Prune
from boop_tui.session.transpositions import Transpositions
from boop_tui.text import movetext


def table(tree: GameTree) -> Transpositions:
    known = Transpositions(tree)
    while not known.advance(1_000):
        pass
    return known


def to_and_fro(full_moves: int) -> GameTree:
    """Two kittens that push each other off the bed again and again."""
    return movetext.read("Kb1 Ka2 " * full_moves)


def test_a_position_that_stands_once_has_no_others():
    tree = movetext.read("Kc3 Kd4")
    assert table(tree).count_others(tree.root.line_end()) == 0


def test_every_other_place_of_a_position_counts():
    tree = to_and_fro(3)
    assert table(tree).count_others(tree.root.line_end()) == 2


def test_the_next_place_goes_round():
    tree = to_and_fro(3)
    known, node = table(tree), tree.root.line_end()
    walked = [node]
    for _ in range(3):
        node = known.next_place(node)
        walked.append(node)
    assert [each.ply for each in walked] == [6, 2, 4, 6]


def test_a_place_that_is_cut_off_no_longer_counts_and_comes_back_when_undone():
    tree = to_and_fro(3)
    known = table(tree)
    end = tree.root.line_end()
    edit = Prune(end)
    known.follow(edit, False, tree)
    cut = known.count_others(tree.root.children[0].children[0])
    known.follow(edit, True, tree)
    assert (cut, known.count_others(end)) == (1, 2)


def test_of_two_places_one_that_goes_leaves_the_other_alone():
    tree = to_and_fro(2)
    known = table(tree)
    end = tree.root.line_end()
    known.follow(Grow(end), True, tree)
    first = tree.root.children[0].children[0]
    assert (known.count_others(first), known.next_place(first)) == (0, None)


ASKED = {
    "whether a position stood before": lambda known, node, _: known.is_repetition(node),
    "how often it stands elsewhere": lambda known, node, _: known.count_others(node),
    "forgetting a place": lambda known, node, tree: known.follow(Grow(node), True, tree),
}


@pytest.mark.parametrize("asked", ASKED)
def test_looking_a_position_up_takes_no_more_in_a_long_game(monkeypatch, asked):
    looked_at = []
    for full_moves in (10, 2_000):
        tree = to_and_fro(full_moves)
        known, node = table(tree), tree.root.line_end()
        nodes: list[Node] = []

        def hashed(each: Node, nodes: list[Node] = nodes) -> int:
            nodes.append(each)
            return object.__hash__(each)

        def compared(each: Node, other: Node, nodes: list[Node] = nodes) -> bool:
            nodes.append(each)
            return each is other

        with monkeypatch.context() as patch:
            patch.setattr(Node, "__hash__", hashed)
            patch.setattr(Node, "__eq__", compared)
            ASKED[asked](known, node, tree)
        looked_at.append(len(nodes))
    assert looked_at[0] == looked_at[1] > 0
