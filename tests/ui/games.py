"""Large games for the tests of the screen, made by two kittens that push each other off."""

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
