"""Random play in every rule set, compared at every ply with the slow reference.

Each walk starts from the empty bed or from a random full bed with many cats, so that empty
hands, lifts, several rows and wins of every kind are met; the last tests see to that.
"""

import random
from typing import NamedTuple

import pytest

from boop_tui.game.bed import SQUARES, set_of
from boop_tui.game.position import PIECES_A_SIDE, IllegalMove, Kind, Move, Position, Side
from boop_tui.game.rules import RULE_SETS
from boop_tui.text import fen, notation

from . import reference

SEED = 20
GAMES_FROM_THE_START = 6
GAMES_FROM_A_FULL_BED = 40
PLIES_FROM_THE_START = 40
PLIES_FROM_A_FULL_BED = 4


class Ply(NamedTuple):
    """A position met, and every legal move in it with the FEN it leads to.

    The texts are the reference's, the position is the package's.
    """

    text: str
    position: Position
    moves: dict[str, str]


def full_bed(chance):
    """The FEN of a random position with most pieces on the bed and any number of them cats."""
    squares = chance.sample(reference.SQUARES, 16)
    bed, hands = {}, {}
    for side in "ab":
        cats = chance.choice([0, 2, 4, 6, 7, 8])
        kinds = ["C"] * cats + ["K"] * (8 - cats)
        chance.shuffle(kinds)
        on_bed = chance.choice([5, 7, 7, 8])
        bed |= {squares.pop(): (side, kind) for kind in kinds[:on_bed]}
        hands |= {(side, kind): kinds[on_bed:].count(kind) for kind in "KC"}
    return reference.write(reference.State(bed, hands, chance.choice("ab"), "board"))


def walk(start, rules, plies, chance):
    """Random moves of the reference from a start, until the game is won or it is long enough."""
    state = reference.read(start, rules)
    for _ in range(plies):
        moves = reference.moves(state)
        text = reference.write(state)
        position = fen.read(text, RULE_SETS[rules])
        yield Ply(text, position, {token: reference.write(then) for token, then in moves.items()})
        if not moves:
            return
        state = moves[chance.choice(sorted(moves))]


@pytest.fixture(scope="module", params=RULE_SETS)
def plies(request):
    rules, chance = request.param, random.Random(SEED)
    starts = ["6/6/6/6/6/6-80-80-ap"] * GAMES_FROM_THE_START
    lengths = [PLIES_FROM_THE_START] * GAMES_FROM_THE_START
    starts += [full_bed(chance) for _ in range(GAMES_FROM_A_FULL_BED)]
    lengths += [PLIES_FROM_A_FULL_BED] * GAMES_FROM_A_FULL_BED
    return [
        ply
        for start, length in zip(starts, lengths, strict=True)
        for ply in walk(start, rules, length, chance)
    ]


def test_same_text_for_every_position(plies):
    for text, position, _ in plies:
        assert fen.write(position) == text


def test_same_moves(plies):
    for text, position, moves in plies:
        written = [notation.write(position, move) for move in position.legal_moves()]
        assert sorted(written) == sorted(moves), text


def test_same_positions_after_every_move(plies):
    for text, position, moves in plies:
        for move in position.legal_moves():
            token = notation.write(position, move)
            expected = fen.read(moves[token], position.rules)
            assert position.play(move) == expected, (text, token)


def test_eight_pieces_a_side_after_every_move(plies):
    for _, position, _ in plies:
        for after in map(position.play, position.legal_moves()):
            for side in Side:
                hand = after.hand(side)
                assert min(hand) >= 0, fen.write(after)
                assert sum(hand) + after.on_bed(side).bit_count() == PIECES_A_SIDE, fen.write(after)


def test_random_moves_are_refused_unless_they_are_legal(plies):
    chance = random.Random(SEED)
    for text, position, _ in plies:
        legal = set(position.legal_moves())
        for move in [*random_moves(chance, 30), *altered(legal, chance)]:
            assert playable(position, move) == (move in legal), (text, move)


def random_moves(chance, count):
    """Moves of every shape, most of them illegal."""
    for _ in range(count):
        lifted = chance.choice([None, chance.choice(SQUARES)])
        graduated = set_of(chance.sample(SQUARES, chance.choice([0, 0, 1, 3])))
        yield Move(chance.choice(SQUARES), chance.choice(list(Kind)), lifted, graduated)


def altered(legal, chance):
    """Some legal moves with their graduation left out, or taken from another legal move."""
    in_order = sorted(legal, key=str)
    for move in chance.sample(in_order, min(15, len(in_order))):
        yield move._replace(graduated=0)
        yield move._replace(graduated=chance.choice(in_order).graduated)


def playable(position, move):
    try:
        position.play(move)
    except IllegalMove:
        return False
    return True


def test_booped_and_graduations_lead_to_what_play_gives(plies):
    for text, position, _ in plies:
        for move in position.legal_moves():
            placement = move[:3]
            assert move.graduated in position.graduations(*placement)
            shown = position.booped(*placement)
            if not move.graduated:
                assert shown.settled() == position.play(move), (text, move)


def test_boops_tell_where_every_piece_is_once_the_booping_has_settled(plies):
    for text, position, _ in plies:
        for move in position.legal_moves():
            square, kind, lifted, _ = move
            pieces = position.pieces()
            pieces.pop(lifted, None)
            boops = [boop for boop in position.boops(square, kind, lifted) if not boop.blocked]
            pushed = {boop.target: pieces.pop(boop.square) for boop in boops}
            pushed.pop(None, None)
            expected = pieces | pushed | {square: (position.side, kind)}
            assert position.booped(square, kind, lifted).pieces() == expected, (text, move)


def ending(mover, token, after):
    """What kind of ending a move has, by its token and the FEN it leads to."""
    if after.endswith("t"):
        if after[-2] != mover:
            return "win handed over"
        return "win by eight" if after.count(mover.upper()) == 8 else "win by a row"
    leaving = len(token.partition("=")[2]) // 2
    return {0: "nothing leaves", 1: "one lifted", 3: "one row"}.get(leaving, "more than a row")


def choice(token, moves):
    """Whether other moves make the same placement and end it in another way."""
    placement = token.partition("=")[0]
    return sum(other.partition("=")[0] == placement for other in moves) > 1


ENDINGS = {
    "board": {"nothing leaves", "one row", "win by a row", "win by eight"},
    "printed": {"nothing leaves", "one row", "one lifted", "win by a row", "win by eight"},
    "every-line": {
        *("nothing leaves", "one row", "more than a row", "one lifted"),
        *("win by a row", "win by eight", "win handed over"),
    },
}


@pytest.mark.parametrize("empty_hand", [False, True])
def test_the_walks_meet_every_kind_of_ending(plies, empty_hand):
    endings = {
        ending("ab"[position.side], token, after)
        for _, position, moves in plies
        for token, after in moves.items()
        if (">" in token) == empty_hand
    }
    assert endings == ENDINGS[plies[0].position.rules.name]


def test_the_walks_meet_choices_of_the_ending(plies):
    assert any(choice(token, moves) for _, _, moves in plies for token in moves)


def test_the_walks_meet_won_games(plies):
    assert {position.winner for _, position, _ in plies} == {None, *Side}
