"""Entering a move by clicks: each thing asked, what may be clicked then, and taking it back."""

import pytest

from boop_tui.game.bed import BY_NAME, NAMES, SQUARES, squares_in
from boop_tui.game.position import IllegalMove, Kind
from boop_tui.game.rules import BOARD, EVERY_LINE, PRINTED
from boop_tui.session.entry import Asks, MoveEntry
from boop_tui.text import fen, notation

START = "6/6/6/6/6/6-80-80-ap"
TWO_KITTENS = "6/6/6/2a3/6/5b-70-70-ap"
BOTH_KINDS = "6/6/6/2a3/6/5b-61-70-ap"
ROW = "6/6/6/6/6/aaa3-50-80-ap"
FOUR_IN_A_LINE = "6/6/6/6/6/aaaa2-31-80-ap"
EMPTY_HAND = "a1a2a/5a/a5/6/3a2/a1A3-00-80-ap"
EMPTY_HAND_TWO_ROWS = "a1a2a/6/6/aaaa2/6/5a-00-80-ap"
WON = "6/6/6/6/6/AAA3-50-80-at"

BED = {NAMES[square] for square in SQUARES}


def entry_at(start, *clicks, rules=BOARD):
    """An entry in which those squares have been clicked; `K` and `C` answer the question of kind."""
    entry = MoveEntry(fen.read(start, rules))
    for click in clicks:
        if click in ("K", "C"):
            entry.choose_kind(Kind("KC".index(click)))
        else:
            entry.click(BY_NAME[click])
    return entry


def token(entry, move):
    return None if move is None else notation.write(entry.position, move)


def names(squares):
    return {NAMES[square] for square in squares_in(squares)}


def state(entry):
    return entry.lifted, entry.square, entry.kind


# What is asked


@pytest.mark.parametrize(
    ("start", "clicks", "asks"),
    [
        (START, [], Asks.SQUARE),
        (BOTH_KINDS, [], Asks.SQUARE),
        (BOTH_KINDS, ["a1"], Asks.KIND),
        (FOUR_IN_A_LINE, ["f6", "K"], Asks.GRADUATION),
        (EMPTY_HAND, [], Asks.LIFT),
        (EMPTY_HAND, ["a1"], Asks.TARGET),
        (EMPTY_HAND_TWO_ROWS, ["f1", "f3"], Asks.GRADUATION),
        (WON, [], Asks.NOTHING),
    ],
)
def test_what_is_asked(start, clicks, asks):
    assert entry_at(start, *clicks).asks is asks


@pytest.mark.parametrize(
    ("start", "clicks", "prompt"),
    [
        (START, [], "Orange to place"),
        (START.replace("ap", "bp"), [], "Grey to place"),
        (BOTH_KINDS, ["a1"], "Orange: kitten or cat on a1?"),
        (FOUR_IN_A_LINE, ["f6", "K"], "Orange: choose the row that graduates"),
        (EMPTY_HAND, [], "Orange has an empty hand: choose a piece to lift"),
        (EMPTY_HAND, ["a1"], "Orange: choose where the cat from a1 goes"),
        (WON, [], "Orange has won"),
    ],
)
def test_the_prompt_says_whose_turn_it_is_and_what_is_asked(start, clicks, prompt):
    assert entry_at(start, *clicks).prompt == prompt


# What may be clicked


@pytest.mark.parametrize(
    ("start", "clicks", "choosable"),
    [
        (START, [], BED),
        (TWO_KITTENS, [], BED - {"c3", "f1"}),
        (BOTH_KINDS, ["a1"], BED - {"c3", "f1"}),
        (FOUR_IN_A_LINE, ["f6", "K"], {"a1", "d1"}),
        (EMPTY_HAND, [], {"a1", "c1", "d2", "a4", "f5", "a6", "c6", "f6"}),
        (EMPTY_HAND, ["a1"], BED),
        (WON, [], set()),
    ],
)
def test_the_squares_that_may_be_clicked(start, clicks, choosable):
    assert names(entry_at(start, *clicks).choosable) == choosable


@pytest.mark.parametrize("rules", [PRINTED, EVERY_LINE], ids=["printed", "every-line"])
def test_a_cat_is_not_to_be_lifted_while_a_kitten_must_be(rules):
    assert "c1" not in names(entry_at(EMPTY_HAND, rules=rules).choosable)


@pytest.mark.parametrize(
    ("start", "clicks", "destinations"),
    [
        (START, [], set()),
        (EMPTY_HAND, [], set()),
        (EMPTY_HAND, ["a1"], BED - {"c1", "d2", "a4", "f5", "a6", "c6", "f6"}),
        (EMPTY_HAND_TWO_ROWS, ["f1", "f3"], set()),
    ],
)
def test_a_lifted_piece_may_go_to_any_empty_square_and_its_own(start, clicks, destinations):
    assert names(entry_at(start, *clicks).destinations) == destinations


# A whole move


@pytest.mark.parametrize(
    ("start", "clicks", "last", "move"),
    [
        pytest.param(START, [], "c3", "Kc3", id="the only kind there is goes straight down"),
        pytest.param(BOTH_KINDS, [], "a1", None, id="two kinds are asked about"),
        pytest.param(ROW, [], "f6", "Kf6=a1b1c1", id="one graduation happens by itself"),
        pytest.param(FOUR_IN_A_LINE, ["f6", "K"], "d1", "Kf6=b1c1d1", id="a row by its square"),
        pytest.param(EMPTY_HAND, [], "a1", None, id="lifting is not yet a move"),
        pytest.param(EMPTY_HAND, ["a1"], "f1", "a1>Cf1", id="the empty-hand turn"),
        pytest.param(EMPTY_HAND, ["a1"], "e3", "a1>Ce3=c1d2e3", id="... with a row"),
        pytest.param(EMPTY_HAND, ["a1"], "a1", "a1>Ca1", id="... onto its own square"),
        pytest.param(EMPTY_HAND, ["a1"], "c1", None, id="another own piece is lifted instead"),
        pytest.param(EMPTY_HAND, ["a1", "c1"], "c1", "c1>Cc1", id="... and played there"),
        pytest.param(
            EMPTY_HAND_TWO_ROWS, ["f1", "f3"], "d3", "f1>Cf3=b3c3d3", id="... and a row chosen"
        ),
    ],
)
def test_a_click_gives_the_move_once_it_is_whole(start, clicks, last, move):
    entry = entry_at(start, *clicks)
    assert token(entry, entry.click(BY_NAME[last])) == move


@pytest.mark.parametrize(
    ("kind", "move"), [(Kind.KITTEN, "Ka1"), (Kind.CAT, "Ca1")], ids=["kitten", "cat"]
)
def test_the_kind_chosen_is_placed(kind, move):
    entry = entry_at(BOTH_KINDS, "a1")
    assert token(entry, entry.choose_kind(kind)) == move


def test_with_the_kind_still_open_another_square_may_be_chosen():
    entry = entry_at(BOTH_KINDS, "a1", "b2")
    assert token(entry, entry.choose_kind(Kind.KITTEN)) == "Kb2"


def test_a_lifted_piece_is_remembered():
    assert NAMES[entry_at(EMPTY_HAND, "a1", "d2").lifted] == "d2"


def test_a_kitten_lifted_stays_lifted_where_a_cat_may_not_be():
    entry = entry_at(EMPTY_HAND, "a1", rules=PRINTED)
    with pytest.raises(IllegalMove, match="c1 is occupied"):
        entry.click(BY_NAME["c1"])
    assert NAMES[entry.lifted] == "a1"


# What is refused


@pytest.mark.parametrize(
    ("start", "clicks", "refused", "reason"),
    [
        (TWO_KITTENS, [], "c3", "c3 is occupied"),
        (TWO_KITTENS, [], "f1", "f1 is occupied"),
        (BOTH_KINDS, ["a1"], "c3", "c3 is occupied"),
        (FOUR_IN_A_LINE, ["f6", "K"], "e3", "e3 takes part in none of the choices"),
        (FOUR_IN_A_LINE, ["f6", "K"], "b1", "b1 takes part in several of the choices"),
        (EMPTY_HAND, [], "b1", "b1 can't be lifted"),
        (EMPTY_HAND.replace("6/3a2", "2b3/3a2").replace("-80-", "-70-"), ["a1"], "c3", "occupied"),
        (EMPTY_HAND.replace("6/3a2", "2b3/3a2").replace("-80-", "-70-"), [], "c3", "be lifted"),
        (WON, [], "f6", "the game is won"),
    ],
)
def test_a_click_that_cannot_be_is_refused_and_changes_nothing(start, clicks, refused, reason):
    entry = entry_at(start, *clicks)
    before = state(entry)
    with pytest.raises(IllegalMove, match=reason):
        entry.click(BY_NAME[refused])
    assert state(entry) == before


@pytest.mark.parametrize(
    ("start", "clicks", "kind", "reason"),
    [
        (BOTH_KINDS, [], Kind.KITTEN, "no square is chosen yet"),
        (EMPTY_HAND, [], Kind.CAT, "no square is chosen yet"),
        (EMPTY_HAND, ["a1"], Kind.CAT, "no square is chosen yet"),
        (EMPTY_HAND_TWO_ROWS, ["f1", "f3"], Kind.KITTEN, "nothing in hand"),
        (FOUR_IN_A_LINE.replace("31", "40"), ["f6"], Kind.CAT, "Orange has no cat in hand"),
        (WON, [], Kind.KITTEN, "no square is chosen yet"),
    ],
)
def test_a_kind_that_cannot_be_chosen_is_refused_and_changes_nothing(start, clicks, kind, reason):
    entry = entry_at(start, *clicks)
    before = state(entry)
    with pytest.raises(IllegalMove, match=reason):
        entry.choose_kind(kind)
    assert state(entry) == before


# Taking back


@pytest.mark.parametrize(
    ("start", "clicks", "asks"),
    [
        pytest.param(BOTH_KINDS, ["a1"], Asks.SQUARE, id="the square"),
        pytest.param(FOUR_IN_A_LINE, ["f6", "K"], Asks.SQUARE, id="the placement"),
        pytest.param(EMPTY_HAND, ["a1"], Asks.LIFT, id="the piece lifted"),
        pytest.param(EMPTY_HAND_TWO_ROWS, ["f1", "f3"], Asks.TARGET, id="where it went"),
    ],
)
def test_the_last_choice_is_taken_back(start, clicks, asks):
    entry = entry_at(start, *clicks)
    assert (entry.take_back(), entry.asks) == (True, asks)


def test_an_empty_hand_turn_is_taken_back_to_its_beginning():
    entry = entry_at(EMPTY_HAND_TWO_ROWS, "f1", "f3")
    taken = [entry.take_back() for _ in range(3)]
    assert (taken, state(entry)) == ([True, True, False], (None, None, None))


@pytest.mark.parametrize("start", [START, EMPTY_HAND, WON])
def test_with_nothing_chosen_there_is_nothing_to_take_back(start):
    entry = entry_at(start)
    assert (entry.has_begun, entry.take_back()) == (False, False)


@pytest.mark.parametrize(
    ("start", "clicks"),
    [(BOTH_KINDS, ["a1"]), (FOUR_IN_A_LINE, ["f6", "K"]), (EMPTY_HAND, ["a1"])],
)
def test_a_choice_made_is_a_beginning(start, clicks):
    assert entry_at(start, *clicks).has_begun
