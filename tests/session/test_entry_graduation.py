"""Choosing what graduates: the choices, their order and words, and what the bed shows meanwhile."""

import pytest

from boop_tui.game.bed import BY_NAME, NAMES, squares_in
from boop_tui.game.position import IllegalMove, Kind
from boop_tui.game.rules import BOARD, EVERY_LINE, PRINTED
from boop_tui.session.entry import MoveEntry
from boop_tui.text import fen, notation

FOUR_IN_A_LINE = "6/6/6/6/6/aaaa2-40-80-ap"
BOTH_KINDS = "6/6/6/6/6/aaaa2-31-80-ap"
CROSSING = "6/6/6/a5/a5/aAa3-30-80-ap"
SEVEN_ON_BED = "a1A2a/5a/a5/6/3a2/2a3-10-80-ap"
SEVEN_AND_GREYS_ROW = "a1A2a/5a/a2bbb/6/3a2/2a3-10-50-ap"
SEVEN_AND_A_ROW = "aAa3/6/5a/6/6/a1a1a1-10-80-ap"


def choosing(start, square="f6", rules=BOARD):
    entry = MoveEntry(fen.read(start, rules))
    assert entry.click(BY_NAME[square]) is None, "nothing was left to choose"
    return entry


def names(squares):
    return {NAMES[square] for square in squares_in(squares)}


@pytest.mark.parametrize(
    ("start", "square", "rules", "choices"),
    [
        pytest.param(FOUR_IN_A_LINE, "f6", BOARD, ["a1b1c1", "b1c1d1"], id="four in a line"),
        pytest.param(CROSSING, "f6", BOARD, ["a1b1c1", "a3a2a1"], id="crossing rows"),
        pytest.param(
            SEVEN_ON_BED,
            "f1",
            PRINTED,
            ["a4", "a6", "c1", "c6", "d2", "f1", "f5", "f6"],
            id="printed lift",
        ),
        pytest.param(
            SEVEN_AND_A_ROW,
            "f1",
            PRINTED,
            ["a1", "a6", "a6b6c6", "b6", "c1", "c6", "d1", "f1", "f4"],
            id="printed: a row or a lift",
        ),
        pytest.param(
            SEVEN_ON_BED,
            "f1",
            EVERY_LINE,
            ["a4", "a6", "c1", "d2", "f1", "f5", "f6"],
            id="every line: a kitten",
        ),
    ],
)
def test_the_choices_are_in_the_order_of_their_names(start, square, rules, choices):
    entry = choosing(start, square, rules)
    assert [entry.option_squares(option) for option in entry.options] == choices


@pytest.mark.parametrize(
    ("start", "square", "rules", "texts"),
    [
        pytest.param(
            FOUR_IN_A_LINE,
            "f6",
            BOARD,
            ["a1 b1 c1 · 3 kittens graduate", "b1 c1 d1 · 3 kittens graduate"],
            id="kittens",
        ),
        pytest.param(
            CROSSING,
            "f6",
            BOARD,
            ["a1 b1 c1 · 2 kittens graduate", "a3 a2 a1 · 3 kittens graduate"],
            id="kittens and a cat",
        ),
        pytest.param(
            "6/6/6/6/6/AAaA2-40-80-ap",
            "f6",
            BOARD,
            ["a1 b1 c1 · 1 kitten graduates", "b1 c1 d1 · 1 kitten graduates"],
            id="one kitten",
        ),
    ],
)
def test_a_choice_says_how_many_kittens_it_would_graduate(start, square, rules, texts):
    entry = choosing(start, square, rules)
    assert [entry.option_text(option) for option in entry.options] == texts


def test_a_lift_says_what_becomes_of_the_piece():
    entry = choosing(SEVEN_ON_BED, "f1", PRINTED)
    texts = {entry.option_squares(option): entry.option_text(option) for option in entry.options}
    assert (texts["a6"], texts["c6"]) == (
        "lift a6 · a kitten becomes a cat",
        "lift c6 · a cat",
    )


def test_a_kitten_is_counted_where_the_booping_has_put_it():
    entry = choosing("6/6/6/6/6/aaa1A1-31-80-ap", "f1")
    entry.choose_kind(Kind.CAT)
    assert [entry.option_text(option) for option in entry.options] == [
        "a1 b1 c1 · 3 kittens graduate",
        "b1 c1 d1 · 2 kittens graduate",
    ]


@pytest.mark.parametrize(
    ("start", "rules", "asked"),
    [
        (FOUR_IN_A_LINE, BOARD, "the row that graduates"),
        (FOUR_IN_A_LINE, PRINTED, "the row that graduates"),
        (SEVEN_ON_BED, PRINTED, "a piece to lift"),
        (SEVEN_AND_A_ROW, PRINTED, "a piece to lift, or a row"),
        (SEVEN_ON_BED, EVERY_LINE, "a kitten to lift"),
        (SEVEN_AND_GREYS_ROW, EVERY_LINE, "a kitten to lift"),
    ],
)
def test_the_prompt_says_what_is_to_be_chosen(start, rules, asked):
    assert choosing(start, "f1", rules).prompt == f"Orange: choose {asked}"


@pytest.mark.parametrize("place", range(2))
def test_a_choice_from_the_list_is_the_move(place):
    entry = choosing(FOUR_IN_A_LINE)
    move = entry.choose_graduation(entry.options[place])
    written = notation.write(entry.position, move)
    assert written == ["Kf6=a1b1c1", "Kf6=b1c1d1"][place]


@pytest.mark.parametrize(
    ("start", "rules", "clicked", "token"),
    [
        (SEVEN_ON_BED, PRINTED, "a6", "Kf1=a6"),
        (SEVEN_ON_BED, PRINTED, "f1", "Kf1=f1"),
        (SEVEN_ON_BED, EVERY_LINE, "d2", "Kf1=d2"),
        (SEVEN_AND_A_ROW, PRINTED, "f4", "Kf1=f4"),
        (SEVEN_AND_GREYS_ROW, EVERY_LINE, "a6", "Kf1=d4e4f4a6"),
    ],
)
def test_a_piece_is_lifted_by_clicking_it(start, rules, clicked, token):
    entry = choosing(start, "f1", rules)
    move = entry.click(BY_NAME[clicked])
    assert move is not None
    assert notation.write(entry.position, move) == token


def test_where_every_line_graduates_a_row_in_every_choice_can_mean_none_of_them():
    entry = choosing(SEVEN_AND_GREYS_ROW, "f1", EVERY_LINE)
    with pytest.raises(IllegalMove, match="e4 takes part in several"):
        entry.click(BY_NAME["e4"])


@pytest.mark.parametrize("square", ["a6", "b6", "c6"])
def test_a_piece_that_could_be_lifted_or_graduate_in_a_row_is_picked_from_the_list(square):
    entry = choosing(SEVEN_AND_A_ROW, "f1", PRINTED)
    with pytest.raises(IllegalMove, match=f"{square} takes part in several"):
        entry.click(BY_NAME[square])


def test_only_squares_that_can_mean_one_choice_may_be_clicked():
    entry = choosing(SEVEN_AND_A_ROW, "f1", PRINTED)
    assert names(entry.choosable) == {"a1", "c1", "d1", "f1", "f4"}


@pytest.mark.parametrize("option", [0, 1, 0b111 << 3])
def test_what_is_not_among_the_choices_is_refused_and_changes_nothing(option):
    entry = choosing(FOUR_IN_A_LINE)
    with pytest.raises(IllegalMove, match="that can't graduate here"):
        entry.choose_graduation(option)
    assert entry.options


def test_while_the_kind_is_open_nothing_is_placed():
    entry = choosing(BOTH_KINDS)
    assert (entry.options, entry.shown) == ([], entry.position)


def test_before_anything_is_placed_there_are_no_choices():
    entry = MoveEntry(fen.read(FOUR_IN_A_LINE))
    assert entry.options == []
    with pytest.raises(IllegalMove, match="that can't graduate here"):
        entry.choose_graduation(0b111)


def test_while_choosing_the_bed_is_shown_with_the_placement_made():
    entry = choosing("6/6/6/4b1/6/aaaa2-40-70-ap", "f2")
    assert fen.write(entry.shown) == "6/6/3b2/6/5a/aaaa2-30-70-ap"


@pytest.mark.parametrize("start", [FOUR_IN_A_LINE, SEVEN_ON_BED])
def test_with_nothing_placed_the_bed_is_shown_as_it_is(start):
    entry = MoveEntry(fen.read(start))
    assert entry.shown is entry.position


def test_taken_back_the_bed_is_shown_as_it_was():
    entry = choosing(FOUR_IN_A_LINE)
    entry.take_back()
    assert fen.write(entry.shown) == FOUR_IN_A_LINE
