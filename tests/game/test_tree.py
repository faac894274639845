"""The game tree: who is whose child, where a line diverges, and walking it all."""

import pytest

from boop_tui.game.position import Move, Position
from boop_tui.game.tree import GameTree, Node
from boop_tui.text import movetext, notation

from ..trees import found, tokens_to

TEXT = "1. Ka1 Kf6 (1... Kf1 2. Kd5 (2. Kd6 Ka6)) 2. Kc3"
PATHS = ["", "Ka1", "Ka1 Kf6", "Ka1 Kf6 Kc3"]
SIDE_PATHS = ["Ka1 Kf1", "Ka1 Kf1 Kd5", "Ka1 Kf1 Kd6", "Ka1 Kf1 Kd6 Ka6"]


@pytest.fixture
def tree():
    return movetext.read(TEXT)


def test_a_new_tree_stands_at_the_start_alone():
    root = GameTree().root
    assert (root.position, root.move, root.parent, root.children) == (
        Position.start(),
        None,
        None,
        [],
    )


def test_a_tree_may_begin_anywhere():
    position = Position.start().play(Move(0, Position.start().kinds_in_hand[0]))
    assert GameTree(position).root.position is position


def test_a_child_is_found_by_its_move(tree):
    node = found(tree, "Ka1")
    move = notation.read(node.position, "Kf1")
    assert node.child(move) is node.children[1]


def test_a_move_that_has_not_been_played_has_no_child(tree):
    assert tree.root.child(notation.read(tree.root.position, "Kb1")) is None


@pytest.mark.parametrize(
    ("path", "is_first"),
    [("", True), ("Ka1", True), ("Ka1 Kf1", False), ("Ka1 Kf1 Kd5", True), ("Ka1 Kf1 Kd6", False)],
)
def test_which_nodes_are_first_children(tree, path, is_first):
    assert found(tree, path).is_first is is_first


def test_siblings_are_all_children_of_the_parent(tree):
    siblings = found(tree, "Ka1 Kf1").siblings
    assert [notation.of(node) for node in siblings] == ["Kf6", "Kf1"]


def test_a_root_stands_alone_among_its_siblings(tree):
    assert tree.root.siblings == [tree.root]


@pytest.mark.parametrize("path", PATHS + SIDE_PATHS)
def test_the_path_leads_from_the_root_to_the_node(tree, path):
    nodes = found(tree, path).path()
    assert nodes[0] is tree.root
    assert " ".join(notation.of(node) for node in nodes[1:]) == path


@pytest.mark.parametrize("path", PATHS + SIDE_PATHS)
def test_plies_count_the_moves_from_the_root(tree, path):
    assert found(tree, path).ply == len(path.split())


@pytest.mark.parametrize(
    ("path", "end"),
    [("", "Ka1 Kf6 Kc3"), ("Ka1 Kf1", "Ka1 Kf1 Kd5"), ("Ka1 Kf1 Kd6", "Ka1 Kf1 Kd6 Ka6")],
)
def test_a_line_ends_where_first_children_lead(tree, path, end):
    assert tokens_to(found(tree, path).line_end()) == end


@pytest.mark.parametrize("path", PATHS)
def test_the_main_line_diverges_nowhere(tree, path):
    assert found(tree, path).divergence() is None


@pytest.mark.parametrize(
    ("path", "where"),
    [
        ("Ka1 Kf1", "Ka1 Kf1"),
        ("Ka1 Kf1 Kd5", "Ka1 Kf1"),
        ("Ka1 Kf1 Kd6", "Ka1 Kf1 Kd6"),
        ("Ka1 Kf1 Kd6 Ka6", "Ka1 Kf1 Kd6"),
    ],
)
def test_a_line_diverges_at_its_deepest_node_that_is_not_first(tree, path, where):
    diverging = found(tree, path).divergence()
    assert diverging is not None
    assert tokens_to(diverging) == where


@pytest.mark.parametrize(
    ("path", "ancestor", "within"),
    [
        ("Ka1 Kf1 Kd6 Ka6", "Ka1 Kf1", True),
        ("Ka1 Kf1", "Ka1 Kf1", True),
        ("Ka1 Kf1", "", True),
        ("Ka1", "Ka1 Kf1", False),
        ("Ka1 Kf6", "Ka1 Kf1", False),
        ("Ka1 Kf6 Kc3", "Ka1 Kf1", False),
    ],
)
def test_a_node_is_within_what_it_follows_from(tree, path, ancestor, within):
    assert found(tree, path).is_within(found(tree, ancestor)) is within


def test_walking_goes_to_each_node_before_its_children_and_first_lines_first(tree):
    assert [tokens_to(node) for node in tree.root.walk()] == [
        *PATHS,
        "Ka1 Kf1",
        "Ka1 Kf1 Kd5",
        "Ka1 Kf1 Kd6",
        "Ka1 Kf1 Kd6 Ka6",
    ]


def test_walking_from_a_node_stays_within_it(tree):
    assert [tokens_to(node) for node in found(tree, "Ka1 Kf1").walk()] == SIDE_PATHS


@pytest.mark.parametrize(("path", "number"), [("Ka1", 1), ("Ka1 Kf6", 1), ("Ka1 Kf6 Kc3", 2)])
def test_a_full_move_is_oranges_and_greys(tree, path, number):
    assert tree.move_number(found(tree, path)) == number


@pytest.mark.parametrize(("path", "number"), [("Ka1", 1), ("Ka1 Kf6", 2), ("Ka1 Kf6 Kb1", 2)])
def test_where_grey_begins_oranges_first_move_is_the_second(path, number):
    tree = movetext.read('[FEN "6/4B1/3a2/2a3/6/6-60-70-bp"] 1... Ka1 2. Kf6 Kb1')
    assert tree.move_number(found(tree, path)) == number


def chain(length: int) -> Node:
    """A line so long that nothing recursive would come to its end."""
    node = first = Node(Position.start())
    for _ in range(length):
        node.children.append(Node(first.position, None, node))
        node = node.children[0]
    return first


def test_no_depth_is_too_deep():
    root = chain(100_000)
    end = root.line_end()
    assert sum(1 for _ in root.walk()) == len(end.path()) == 100_001
    assert end.is_within(root)
    assert end.divergence() is None
