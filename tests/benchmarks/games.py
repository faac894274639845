"""Games to measure with: grown from a seed, so that they are the same every time."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

import chess
import chess.pgn

from boop_tui.game.bed import NAMES, squares_in
from boop_tui.game.position import IllegalMove, Move, Position
from boop_tui.game.tree import GameTree, Node
from boop_tui.text import movetext

SEED = 7
_MOST_SIBLINGS = 4
_MANY = 1_000
_LONGEST = 90
"""Random games that go on for longer than this many plies are mostly over."""


class _Grower:
    """A tree to which random moves are added until there are enough of them."""

    def __init__(self, moves: int, start: Position | None = None) -> None:
        self.tree = GameTree(start)
        self.random = Random(SEED)
        self.nodes: list[Node] = []
        """All that have been added."""
        self._left = moves

    @property
    def has_room(self) -> bool:
        """Whether there are moves still to be added."""
        return self._left > 0

    def line(self, node: Node, plies: int) -> list[Node]:
        """Adds a line of so many new moves after a node, as far as there is room."""
        added: list[Node] = []
        while self.has_room and len(added) < plies:
            if (child := self._played(node)) is None:
                break
            node.children.append(child)
            added.append(child)
            node = child
            self._left -= 1
        self.nodes += added
        return added

    def somewhere(self, before: int) -> Node:
        """A node before that ply which has few continuations."""
        while True:
            node = self.random.choice(self.nodes)
            if node.ply < before and len(node.children) < _MOST_SIBLINGS:
                return node

    def _played(self, node: Node) -> Node | None:
        """A node for a move that is not played there yet and doesn't end the game."""
        for move in self._moves(node.position):
            if node.child(move) is None:
                position = node.position.play(move)
                if not position.won:
                    return Node(position, move, node)
        return None

    def _moves(self, position: Position) -> Iterator[Move]:
        """The legal moves in some order; the first are found without listing them all."""
        kinds = position.kinds_in_hand
        for _ in range(20 if kinds else 0):
            square, kind = self.random.randrange(48), self.random.choice(kinds)
            try:
                graduated = self.random.choice(position.graduations(square, kind))
            except IllegalMove:
                continue
            yield Move(square, kind, None, graduated)
        moves = position.legal_moves()
        self.random.shuffle(moves)
        yield from moves


def dense(moves: int) -> GameTree:
    """A game as long as games are, with variations of up to a dozen moves all over it."""
    grower = _Grower(moves)
    grower.line(grower.tree.root, min(_LONGEST, moves // 2))
    while grower.has_room:
        grower.line(grower.somewhere(_LONGEST), grower.random.randint(1, 12))
    return grower.tree


def nested(moves: int, depth: int = 50) -> GameTree:
    """A short game with brackets in brackets, fifty deep and more, each two moves long."""
    grower = _Grower(moves)
    grower.line(grower.tree.root, min(30, moves // 3))
    while grower.has_room:
        node = grower.somewhere(30)
        for _ in range(depth):
            if len(added := grower.line(node, 2)) < 2:
                break
            node = added[0]
    return grower.tree


def ending(game: GameTree, moves: int) -> GameTree:
    """A game of its own: the last of another's main line, and as many moves in variations.

    At its end a key or a click does what it does at the end of the whole game.
    """
    path = game.root.line_end().path()[-(moves // 2) - 1 :]
    grower = _Grower(moves - moves // 2, path[0].position)
    node = grower.tree.root
    for original in path[1:]:
        node.children.append(Node(original.position, original.move, node))
        node = node.children[0]
        grower.nodes.append(node)
    grower.nodes.pop()  # after the end nothing follows
    while grower.has_room:
        grower.line(grower.somewhere(moves), 2)
    return grower.tree


def line(moves: int) -> GameTree:
    """A single line: two kittens that push each other off the bed for ever."""
    return movetext.read("Kb1 Ka2 " * (moves // 2))


def nest(depth: int) -> GameTree:
    """Brackets so many deep, each two moves long."""
    return movetext.read("Kf6 (Kb1 Kf6 (Ka2 " * (depth // 2) + "Kf6" + ")" * depth)


SHAPES = {"dense": dense, "nested": nested, "line": line}


@dataclass(frozen=True)
class Sample:
    """A game as text, with a square where a click plays a move that is not there yet.

    That is so many moves before the end of the main line.
    """

    text: str
    moves_back: int
    square: str


@cache
def sample(shape: str, moves: int) -> Sample:
    """The game of that shape with so many moves; a few are the last of a game with many."""
    tree = SHAPES[shape](max(moves, _MANY))
    if moves < _MANY:
        tree = ending(tree, moves)
    return Sample(movetext.write(tree), *_new_move(tree))


def _new_move(tree: GameTree) -> tuple[int, str]:
    end = tree.root.line_end()
    node: Node | None = end.parent
    while node is not None:
        one_kind = len(node.position.kinds_in_hand) == 1
        for square in squares_in(node.position.empty) if one_kind else ():
            moves = [move for move in node.position.legal_moves() if move.square == square]
            if len(moves) == 1 and node.child(moves[0]) is None:
                return end.ply - node.ply, NAMES[square]
        node = node.parent
    raise ValueError("no such move")


def chess_twin(tree: GameTree) -> chess.pgn.Game:
    """A chess game with moves, lines and variations where that tree has them."""
    chooser = Random(SEED)
    game = chess.pgn.Game()
    todo: list[tuple[Node, chess.pgn.GameNode, chess.Board]] = [(tree.root, game, game.board())]
    while todo:
        node, twin, board = todo.pop()
        moves = list(board.legal_moves)
        chooser.shuffle(moves)
        after = [(move, _after(board, move)) for move in moves[: 3 * len(node.children)]]
        # Where there will be variations there must be moves enough for them.
        after.sort(key=lambda each: each[1].legal_moves.count() < 3 * _MOST_SIBLINGS)
        for child, (move, board_after) in zip(node.children, after, strict=False):
            todo.append((child, twin.add_variation(move), board_after))
    return game


def _after(board: chess.Board, move: chess.Move) -> chess.Board:
    after = board.copy(stack=False)
    after.push(move)
    return after
