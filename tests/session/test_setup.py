"""The editor's draft: what each change does to bed, hands and turn, and when it is a position."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boop_tui.game.bed import BY_NAME, SQUARES
from boop_tui.game.position import Kind, Side
from boop_tui.game.rules import EVERY_LINE, PRINTED
from boop_tui.session.setup import Setup
from boop_tui.text import fen

START = "6/6/6/6/6/6-80-80-ap"
MIDDLE = "6/4B1/3a2/2a3/6/6-60-70-bp"
WON = "6/6/6/6/6/AAA3-50-80-at"
FULL = "aaaaaa/aa4/6/6/6/6-00-80-ap"


def setup(text=START, rules=None):
    return Setup(fen.read(text, rules) if rules else fen.read(text))


def place(draft, squares, letter, joined=False):
    for square in squares.split():
        draft.place(BY_NAME[square], fen.PIECE_LETTERS[letter], joined)


def remove(draft, squares, joined=False):
    for square in squares.split():
        draft.remove(BY_NAME[square], joined)


def hands(draft):
    """Both hands as a FEN writes them."""
    return "-".join("{}{}".format(*draft.hand(side)) for side in Side)


def totals(draft):
    return tuple(draft.total(side) for side in Side)


# Beginning


@pytest.mark.parametrize("text", [START, MIDDLE, WON, FULL])
def test_it_begins_with_the_position_looked_at(text):
    assert setup(text).fen == text


@pytest.mark.parametrize("text", [START, MIDDLE, WON])
def test_continuing_at_once_gives_the_very_position(text):
    assert setup(text).position == fen.read(text)


def test_the_rule_set_is_kept():
    assert setup(MIDDLE, PRINTED).position.rules is PRINTED


# Placing


def test_a_kitten_placed_comes_out_of_the_hand():
    draft = setup()
    place(draft, "c3", "a")
    assert draft.fen == "6/6/6/2a3/6/6-70-80-ap"


def test_a_cat_placed_comes_out_of_the_hand():
    draft = setup("6/6/6/6/6/6-53-80-ap")
    place(draft, "c3", "A")
    assert draft.fen == "6/6/6/2A3/6/6-52-80-ap"


def test_a_cat_that_is_not_in_hand_is_a_kitten_grown_up():
    draft = setup()
    place(draft, "d4", "B")
    assert draft.fen == "6/6/3B2/6/6/6-80-70-ap"


def test_a_kitten_that_is_not_in_hand_is_taken_of_the_cats():
    draft = setup("6/6/6/6/6/6-08-80-ap")
    place(draft, "a1", "a")
    assert draft.fen == "6/6/6/6/6/a5-07-80-ap"


def test_the_ninth_piece_is_one_too_many():
    draft = setup(FULL)
    place(draft, "f1", "a")
    assert (draft.total(Side.ORANGE), draft.fen) == (9, None)


def test_a_side_that_owns_too_few_keeps_its_hand():
    draft = setup()
    draft.set_hand(Side.ORANGE, Kind.KITTEN, 6)
    place(draft, "a1 b1", "a")
    assert draft.fen == "6/6/6/6/6/aa4-60-80-ap"


def test_a_piece_takes_the_place_of_another():
    draft = setup("6/6/6/2a3/6/6-70-80-ap")
    place(draft, "c3", "B")
    assert draft.fen == "6/6/6/2B3/6/6-80-70-ap"


def test_a_kitten_becomes_a_cat_in_its_place():
    draft = setup("6/6/6/2a3/6/6-70-80-ap")
    place(draft, "c3", "A")
    assert draft.fen == "6/6/6/2A3/6/6-70-80-ap"


def test_the_last_kitten_becomes_a_cat_in_its_place():
    draft = setup(FULL)
    place(draft, "a6", "A")
    assert draft.fen == "Aaaaaa/aa4/6/6/6/6-00-80-ap"


def test_placing_what_stands_there_changes_nothing():
    draft = setup(MIDDLE)
    assert not draft.place(BY_NAME["e5"], fen.PIECE_LETTERS["B"])


# Removing


def test_a_piece_removed_goes_back_to_hand_as_what_it_is():
    draft = setup(MIDDLE)
    remove(draft, "e5 c3")
    assert draft.fen == "6/6/3a2/6/6/6-70-71-bp"


def test_removing_the_ninth_piece_makes_eight():
    draft = setup(FULL)
    place(draft, "f1", "a")
    remove(draft, "a6")
    assert draft.fen == "1aaaaa/aa4/6/6/6/5a-00-80-ap"


def test_removing_from_an_empty_square_changes_nothing():
    assert not setup(MIDDLE).remove(BY_NAME["a1"])


@given(
    st.lists(
        st.tuples(st.sampled_from(SQUARES), st.sampled_from([*fen.PIECE_LETTERS.values(), None])),
        max_size=30,
    )
)
def test_a_side_with_eight_or_fewer_on_the_bed_owns_eight(changes):
    draft = setup()
    for square, piece in changes:
        draft.remove(square) if piece is None else draft.place(square, piece)
    on_bed = [sum(piece.side is side for piece in draft.pieces.values()) for side in Side]
    assert totals(draft) == tuple(max(count, 8) for count in on_bed)


# Hands, turn, and all at once


def test_a_hand_can_be_set_to_anything():
    draft = setup()
    draft.set_hand(Side.GREY, Kind.CAT, 8)
    assert (hands(draft), totals(draft)) == ("80-88", (8, 16))


@pytest.mark.parametrize("count", [-1, 9])
def test_a_hand_beyond_eight_of_a_kind_is_refused(count):
    with pytest.raises(ValueError, match="0 to 8"):
        setup().set_hand(Side.ORANGE, Kind.KITTEN, count)


def test_the_side_to_move_can_be_set():
    draft = setup(MIDDLE)
    draft.set_side(Side.ORANGE)
    assert draft.fen == MIDDLE.replace("-bp", "-ap")


def test_clear_goes_back_to_the_start():
    draft = setup(MIDDLE)
    draft.clear()
    assert draft.fen == START


def test_clear_keeps_the_rule_set():
    draft = setup(MIDDLE, EVERY_LINE)
    draft.clear()
    assert draft.position.rules is EVERY_LINE


def test_swapping_colours_swaps_pieces_hands_and_the_turn():
    draft = setup("6/4B1/3a2/2A3/6/6-51-70-bp")
    draft.swap_colours()
    assert draft.fen == "6/4A1/3b2/2B3/6/6-70-51-ap"


def test_swapping_a_won_game_makes_the_other_the_winner():
    draft = setup(WON)
    draft.swap_colours()
    assert draft.fen == "6/6/6/6/6/BBB3-80-50-bt"


@pytest.mark.parametrize(
    ("kittens", "cats", "filled"),
    [(0, 0, "60"), (5, 0, "60"), (0, 2, "42"), (8, 0, "60"), (8, 3, "33"), (4, 8, "06")],
)
def test_filling_hands_makes_eight_with_kittens(kittens, cats, filled):
    draft = setup("6/6/6/2aA2/6/6-60-80-ap")
    draft.set_hand(Side.ORANGE, Kind.KITTEN, kittens)
    draft.set_hand(Side.ORANGE, Kind.CAT, cats)
    draft.fill_hands()
    assert (hands(draft), totals(draft)) == (f"{filled}-80", (8, 8))


def test_filling_hands_empties_the_hand_of_a_side_with_too_many_on_the_bed():
    draft = setup(FULL)
    place(draft, "f1", "a")
    draft.set_hand(Side.ORANGE, Kind.CAT, 2)
    draft.fill_hands()
    assert hands(draft) == "00-80"


def test_filling_full_hands_changes_nothing():
    assert not setup(WON).fill_hands()


# A FEN


def test_a_fen_sets_everything_up():
    draft = setup()
    draft.read_fen(f'[FEN "{MIDDLE}"]')
    assert draft.fen == MIDDLE


def test_a_fen_is_read_under_the_same_rules():
    draft = setup(START, EVERY_LINE)
    draft.read_fen("6/6/6/6/6/BBB3-80-50-at")
    assert draft.winner is Side.GREY


def test_a_wrong_fen_leaves_the_draft_alone():
    draft = setup(MIDDLE)
    with pytest.raises(fen.FenError):
        draft.read_fen("6/6/6/6/6/6-70-80-ap")
    assert draft.fen == MIDDLE


# A won game


@pytest.mark.parametrize(
    "change",
    [
        lambda draft: place(draft, "f6", "b"),
        lambda draft: remove(draft, "a1"),
        lambda draft: draft.set_hand(Side.GREY, Kind.CAT, 1),
        lambda draft: draft.set_side(Side.GREY),
        lambda draft: draft.clear(),
    ],
    ids=["place", "remove", "set hand", "set side", "clear"],
)
def test_a_won_game_that_is_changed_is_no_longer_won(change):
    draft = setup(WON)
    change(draft)
    assert draft.winner is None


def test_choosing_the_loser_lets_it_play_on():
    draft = setup(WON)
    draft.set_side(Side.GREY)
    assert draft.fen == WON.replace("-at", "-bp")


# What is wrong


def test_nothing_is_wrong_with_a_position():
    assert setup(MIDDLE).problems == []


def test_a_side_that_owns_too_few_is_named_with_its_count():
    draft = setup(MIDDLE)
    draft.set_hand(Side.ORANGE, Kind.KITTEN, 5)
    assert draft.problems == ["Orange owns 7 pieces, not eight: 2 on the bed and 5 in hand."]


def test_a_single_piece_is_not_pieces():
    draft = setup("6/6/6/2a3/6/6-70-80-ap")
    draft.set_hand(Side.ORANGE, Kind.KITTEN, 0)
    assert draft.problems == ["Orange owns 1 piece, not eight: 1 on the bed and 0 in hand."]


def test_too_many_on_the_bed_are_to_be_removed():
    draft = setup(FULL)
    place(draft, "f1 e1", "a")
    assert draft.problems == ["Orange owns 10 pieces, not eight: remove 2 of the 10 on the bed."]


def test_both_sides_problems_are_named():
    draft = setup()
    draft.set_hand(Side.ORANGE, Kind.KITTEN, 7)
    draft.set_hand(Side.GREY, Kind.CAT, 1)
    assert [problem.split(",")[0] for problem in draft.problems] == [
        "Orange owns 7 pieces",
        "Grey owns 9 pieces",
    ]


def test_with_a_problem_there_is_no_position():
    draft = setup()
    draft.set_hand(Side.GREY, Kind.KITTEN, 7)
    assert (draft.position, draft.fen, draft.notes) == (None, None, [])


# Undo


def test_undo_takes_back_one_change_after_another():
    draft = setup(MIDDLE)
    place(draft, "a1", "a")
    draft.swap_colours()
    draft.undo()
    draft.undo()
    assert (draft.fen, draft.can_undo) == (MIDDLE, False)


def test_redo_makes_the_change_again():
    draft = setup()
    draft.read_fen(MIDDLE)
    draft.undo()
    draft.redo()
    assert (draft.fen, draft.can_redo) == (MIDDLE, False)


def test_undo_brings_back_a_win():
    draft = setup(WON)
    draft.set_side(Side.GREY)
    draft.undo()
    assert draft.fen == WON


def test_a_change_after_undo_leaves_nothing_to_redo():
    draft = setup()
    draft.swap_colours()
    draft.undo()
    place(draft, "a1", "a")
    assert not draft.can_redo


def test_what_changes_nothing_is_not_undone():
    draft = setup()
    draft.clear()
    draft.fill_hands()
    draft.set_side(Side.ORANGE)
    assert not draft.can_undo


def test_a_stroke_is_undone_as_one():
    draft = setup()
    place(draft, "a1", "a")
    place(draft, "b1 c1", "a", joined=True)
    draft.undo()
    assert draft.fen == START


def test_a_stroke_does_not_take_the_change_before_it_along():
    draft = setup()
    draft.swap_colours()
    place(draft, "a1", "a")
    remove(draft, "a1", joined=True)
    draft.undo()
    assert draft.fen == START.replace("-ap", "-bp")


def test_a_stroke_that_begins_with_nothing_is_undone_by_itself():
    draft = setup()
    place(draft, "a1", "a")
    place(draft, "a1", "a")
    place(draft, "b1", "a", joined=True)
    draft.undo()
    assert draft.fen == "6/6/6/6/6/a5-70-80-ap"


def test_after_undo_a_stroke_that_goes_on_can_be_undone():
    draft = setup()
    place(draft, "a1", "a")
    draft.undo()
    place(draft, "b1", "a", joined=True)
    draft.undo()
    assert draft.fen == START
