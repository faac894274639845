"""The way to a node as it is written down: found again, and short however long the line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boop_tui.game.tree import GameTree, Node
from boop_tui.session.recovery import CursorPath, cursor_path, node_at
from boop_tui.text import movetext

from ..trees import found, tokens_to, trees, tries

GAME = "1. Kc3 Kd4 (1... Ka1) (1... Kf6 2. Kb2 (2. Ke5)) 2. Kc4"


@pytest.mark.parametrize(
    ("tokens", "path"),
    [
        ("", CursorPath(0)),
        ("Kc3 Kd4 Kc4", CursorPath(3)),
        ("Kc3 Ka1", CursorPath(2, ((2, 1),))),
        ("Kc3 Kf6 Ke5", CursorPath(3, ((2, 2), (3, 1)))),
    ],
)
def test_a_path_names_the_turns_off_the_first_children(tokens: str, path: CursorPath) -> None:
    assert cursor_path(found(movetext.read(GAME), tokens)) == path


@tries(100)
@given(trees(), st.data())
def test_every_node_is_found_again_in_the_game_read_back(
    tree: GameTree, data: st.DataObject
) -> None:
    node = data.draw(st.sampled_from(list(tree.root.walk())))
    again = movetext.read(movetext.write(tree))
    assert tokens_to(node_at(again, cursor_path(node))) == tokens_to(node)


@pytest.mark.parametrize(
    ("path", "tokens"),
    [
        (CursorPath(99), "Kc3 Kd4 Kc4"),
        (CursorPath(3, ((2, 9),)), "Kc3"),
        (CursorPath(3, ((2, -1),)), "Kc3"),
        (CursorPath(3, ((-1, 1), (0, 5), (4, 4))), "Kc3 Kd4 Kc4"),
        (CursorPath(-5), ""),
        (CursorPath(10**30), "Kc3 Kd4 Kc4"),
    ],
)
def test_where_a_path_leaves_the_tree_it_stops(path: CursorPath, tokens: str) -> None:
    assert tokens_to(node_at(movetext.read(GAME), path)) == tokens


def long_line(plies: int) -> Node:
    """The end of a line of that many plies, each with an alternative before it in the order."""
    node = GameTree().root
    for _ in range(plies):
        node.children = [Node(node.position, None, node), Node(node.position, None, node)]
        node = node.children[1]
    return node


def test_a_line_of_100_000_moves_all_off_the_first_is_found_again() -> None:
    end = long_line(100_000)
    tree = GameTree()
    tree.root = end.path()[0]
    assert node_at(tree, cursor_path(end)) is end


def test_a_main_line_of_100_000_moves_has_a_path_of_one_number() -> None:
    node = GameTree().root
    for _ in range(100_000):
        child = Node(node.position, None, node)
        node.children.append(child)
        node = child
    assert cursor_path(node) == CursorPath(100_000)
