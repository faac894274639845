"""Large games for the tests of the screen."""

import random
from itertools import count

from boop_tui.game.position import Position
from boop_tui.game.tree import GameTree, Node
from boop_tui.text import movetext, notation

SHUTTLE = ("Kb1", "Ka2")
"""Each of these, played in turn from the empty bed, pushes the one before off the edge."""


def long_game(full_moves: int) -> GameTree:
    """A long main line with a short variation at each tenth move."""
    moves = []
    for number in range(1, full_moves + 1):
        variation = f"({number}. Kf6 Kf1 {number + 1}. Kf3)" if number % 10 == 0 else ""
        moves.append(f"{number}. {SHUTTLE[0]} {variation} {number}... {SHUTTLE[1]}")
    return movetext.read(" ".join(moves))


def nested(depth: int) -> GameTree:
    """Variations in variations, so many deep: the other move at each ply of the shuttle."""
    tree = GameTree()
    node = tree.root
    for ply in range(depth):
        for token in ("Kf6", SHUTTLE[ply % 2]):
            move = notation.read(node.position, token)
            node.children.append(Node(node.position.play(move), move, node))
        node = node.children[1]
    return tree


def random_line(plies: int) -> GameTree:
    """A random game of so many plies that nobody has won."""
    return next(tree for seed in count() if (tree := _random_game(seed, plies)))


def _random_game(seed: int, plies: int) -> GameTree | None:
    """The game of that seed, if it goes on for so long; crowded beds, which win soon, avoided."""
    choose, tree = random.Random(seed), GameTree(Position.start())
    node = tree.root
    for _ in range(plies):
        moves = node.position.legal_moves()
        choose.shuffle(moves)
        children = (Node(node.position.play(move), move, node) for move in moves)
        quiet = (n for n in children if not n.position.won and len(n.position.pieces()) < 11)
        child = next(quiet, None)
        if child is None:
            return None
        node.children.append(child)
        node = child
    return tree


def bushy(plies: int, variations: int) -> GameTree:
    """A random line with so many variations, each of one move, at every ply."""
    tree = random_line(plies)
    for node in tree.root.line_end().path()[:-1]:
        for move in node.position.legal_moves():
            if len(node.children) <= variations and node.child(move) is None:
                node.children.append(Node(node.position.play(move), move, node))
    return tree
