"""Games to measure with: grown from a seed, so that they are the same every time."""

from collections.abc import Iterator
from random import Random

import chess
import chess.pgn

from boop_tui.game.bed import has_row
from boop_tui.game.position import IllegalMove, Kind, Move, Position
from boop_tui.game.tree import GameTree, Node

SEED = 7


class _Grower:
    """A tree to which random moves are added until there are enough of them."""

    def __init__(self, moves: int) -> None:
        self.tree = GameTree()
        self.random = Random(SEED)
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
        return added

    def next_main(self, node: Node) -> Node:
        """The main line's next move; out of a dead end it goes back, and another way is main."""
        while (child := self._played(node)) is None:
            assert node.parent is not None
            node = node.parent
        node.children.insert(0, child)
        self._left -= 1
        return child

    def _played(self, node: Node) -> Node | None:
        """A node for a move that is not played there yet, neither wins nor makes a row for the other."""
        for move in self._moves(node.position):
            if node.child(move) is None:
                position = node.position.play(move)
                if not position.won and not has_row(position.mine):
                    return Node(position, move, node)
        return None

    def _moves(self, position: Position) -> Iterator[Move]:
        """The legal moves, as they come; first some that let a game last as long as it must.

        Those graduate nothing, and push what they can off a crowded bed.
        """
        tries = [self.random.randrange(48) for _ in range(12)]
        quiet = [Move(square, Kind.KITTEN) for square in tries if _is_quiet(position, square)]
        if position.empty.bit_count() < 30:
            quiet.sort(key=lambda move: -position.play(move).empty.bit_count())
        yield from quiet
        moves = position.legal_moves()
        self.random.shuffle(moves)
        yield from moves


def _is_quiet(position: Position, square: int) -> bool:
    """Whether a kitten may be placed there, and nothing graduates."""
    try:
        return position.graduations(square, Kind.KITTEN) == [0]
    except IllegalMove:
        return False


def dense(moves: int) -> GameTree:
    """A long main line, with one to three short variations on about half of its moves."""
    grower = _Grower(moves)
    node = grower.tree.root
    while grower.has_room:
        after = grower.next_main(node)
        if grower.random.random() < 0.5:
            for _ in range(grower.random.randint(1, 3)):
                grower.line(node, grower.random.randint(1, 8))
        node = after
    return grower.tree


def nested(moves: int, depth: int = 50) -> GameTree:
    """A main line whose moves have brackets in brackets, each two moves long, so many deep."""
    grower = _Grower(moves)
    node = grower.tree.root
    while grower.has_room:
        after = grower.next_main(node)
        inner = node
        for _ in range(depth):
            if len(added := grower.line(inner, 2)) < 2:
                break
            inner = added[0]
        node = after
    return grower.tree


def bushy(moves: int, main_line: int = 120) -> GameTree:
    """A game as long as games are, with variations of up to a dozen moves anywhere in it."""
    grower = _Grower(moves)
    nodes = grower.line(grower.tree.root, main_line)
    while grower.has_room:
        node = grower.random.choice(nodes)
        if node.ply < main_line and len(node.children) < 4:
            nodes += grower.line(node, grower.random.randint(1, 12))
    return grower.tree


SHAPES = {"dense": dense, "nested": nested}


def chess_twin(tree: GameTree) -> chess.pgn.Game:
    """A chess game with moves, lines and variations where that tree has them."""
    chooser = Random(SEED)
    game = chess.pgn.Game()
    todo: list[tuple[Node, chess.pgn.GameNode, chess.Board]] = [(tree.root, game, game.board())]
    while todo:
        node, twin, board = todo.pop()
        moves = list(board.legal_moves)
        chooser.shuffle(moves)
        after = [(move, _after(board, move)) for move in moves[: 4 * len(node.children)]]
        # Where there will be variations there must be moves enough for them.
        after.sort(key=lambda each: each[1].legal_moves.count() < 8)
        for child, (move, board_after) in zip(node.children, after, strict=False):
            todo.append((child, twin.add_variation(move), board_after))
    return game


def _after(board: chess.Board, move: chess.Move) -> chess.Board:
    after = board.copy(stack=False)
    after.push(move)
    return after


def nest(depth: int) -> str:
    """Brackets in brackets so many deep, as movetext of two moves a bracket."""
    return "Kf6 (Kb1 Kf6 (Ka2 " * (depth // 2) + "Kf6" + ")" * depth
