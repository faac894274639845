"""FEN: what reads as a position, what is forgiven, and what is refused with which words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boop_tui.game.bed import BY_NAME
from boop_tui.game.position import Hand, Kind, Piece, Position, Side
from boop_tui.game.rules import EVERY_LINE, RULE_SETS
from boop_tui.text import fen

from ..trees import attempt, is_harmless, positions, tries

START = "6/6/6/6/6/6-80-80-ap"
SEED = "6/4B1/3a2/2a3/6/6-60-70-bp"


def refusal(text, rules=RULE_SETS["board"]):
    with pytest.raises(fen.FenError) as caught:
        fen.read(text, rules)
    return str(caught.value)


# Reading


def test_the_start_reads_as_the_start():
    assert fen.read(START) == Position.start()


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_a_position_is_played_under_the_rules_asked_for(rules):
    assert fen.read(START, rules) == Position.start(rules)


def test_ranks_run_from_six_down_and_files_from_a():
    assert fen.read(SEED).pieces() == {
        BY_NAME["e5"]: Piece(Side.GREY, Kind.CAT),
        BY_NAME["d4"]: Piece(Side.ORANGE, Kind.KITTEN),
        BY_NAME["c3"]: Piece(Side.ORANGE, Kind.KITTEN),
    }


def test_oranges_hand_comes_first_and_kittens_before_cats():
    position = fen.read("6/6/6/6/6/aB4-52-16-ap")
    assert [position.hand(side) for side in Side] == [Hand(5, 2), Hand(1, 6)]


@pytest.mark.parametrize(("letter", "side"), [("a", Side.ORANGE), ("b", Side.GREY)])
def test_the_side_to_place(letter, side):
    assert fen.read(f"6/6/6/6/6/6-80-80-{letter}p").side is side


@pytest.mark.parametrize(
    "pasted",
    [
        f"  {SEED}\n",
        f"\t{SEED}\r\n\r\n",
        f"\u00a0{SEED}\u2003",
        f'[FEN "{SEED}"]',
        f'[fen "{SEED}"]',
        f'  [ FEN  "{SEED}" ]  ',
        f'[FEN " {SEED} "]',
    ],
)
def test_white_space_around_it_and_a_whole_tag_are_forgiven(pasted):
    assert fen.read(pasted) == fen.read(SEED)


# Refusals


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", ["no FEN"]),
        (" \n ", ["no FEN"]),
        ('[FEN ""]', ["no FEN"]),
        ("6" * 500, ["one short line", "500"]),
        ("hello", ["four fields", "has 1"]),
        ("6/6/6/6/6/6-80-80", ["four fields", "has 3"]),
        ("6/6/6/6/6/6-80-80-a-p", ["four fields", "has 5"]),
        (f"[FEN {SEED}]", ["rank 6", "[FEN 6"]),
    ],
)
def test_what_is_no_fen_at_all(text, says):
    assert all(part in refusal(text) for part in says)


@pytest.mark.parametrize(
    ("bed", "says"),
    [
        ("6/6/6/6/6", ["six ranks", "has 5"]),
        ("6/6/6/6/6/6/6", ["six ranks", "has 7"]),
        ("", ["six ranks", "has 1"]),
        ("5/6/6/6/6/6", ["rank 6 (5)", "5 squares wide"]),
        ("6/6/6/6/6/a1a1a", ["rank 1 (a1a1a)", "5 squares wide"]),
        ("6/a6/6/6/6/6", ["rank 5 (a6)", "7 squares wide"]),
        ("6/6/6/6/6a/6", ["rank 2 (6a)", "7 squares wide"]),
        ("6/6/6/66/6/6", ["rank 3 (66)", "12 squares wide"]),
        ("6/6//6/6/6", ["rank 4 ()", "0 squares wide"]),
        ("6/6/6/6/2x3/6", ["rank 2 (2x3)", "'x'"]),
        ("7/6/6/6/6/6", ["rank 6 (7)", "'7'"]),
        ("06/6/6/6/6/6", ["rank 6 (06)", "'0'"]),
        ("6/6/6 /6/6/6", ["rank 4 (6)", "' '"]),
        ("6/6/6/٦/6/6", ["rank 3 (٦)", "'٦'"]),
        ("6/6/5а/6/6/6", ["rank 4 (5а)", "'а'"]),
    ],
)
def test_a_bad_bed_is_refused_naming_the_rank_and_what_it_holds(bed, says):
    message = refusal(f"{bed}-80-80-ap")
    assert [part for part in says if part not in message] == []


@pytest.mark.parametrize("hand", ["", "8", "800", "8x", "x8", "90", "09", "+8", "٨٠", " 80"])
@pytest.mark.parametrize("side", ["Orange", "Grey"])
def test_a_bad_hand_is_refused_naming_whose_and_what_it_holds(hand, side):
    hands = f"{hand}-80" if side == "Orange" else f"80-{hand}"
    assert refusal(f"6/6/6/6/6/6-{hands}-ap").startswith(f"{side}'s hand ({hand.strip()})")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("6/6/6/6/6/a5-80-80-ap", "Orange owns 9 pieces, not eight: 1 on the bed and 8 in hand"),
        ("6/6/6/6/6/b5-80-60-ap", "Grey owns 7 pieces, not eight: 1 on the bed and 6 in hand"),
        ("6/6/6/6/6/6-80-88-bp", "Grey owns 16 pieces, not eight: 0 on the bed and 16 in hand"),
        ("6/6/6/6/6/6-00-80-bp", "Orange owns 0 pieces, not eight: 0 on the bed and 0 in hand"),
        ("6/6/6/6/6/6-43-80-ap", "Orange owns 7 pieces"),
    ],
)
def test_a_side_owns_exactly_eight(text, says):
    assert says in refusal(text)


@pytest.mark.parametrize(
    ("turn", "says"),
    [
        ("", ["turn ()"]),
        ("a", ["turn (a)"]),
        ("app", ["turn (app)"]),
        ("cp", ["side", "'cp'"]),
        ("Ap", ["side", "'Ap'"]),
        ("ax", ["phase", "'ax'"]),
        ("bP", ["phase", "'bP'"]),
    ],
)
def test_a_bad_turn_is_refused_with_what_it_holds(turn, says):
    message = refusal(f"6/6/6/6/6/6-80-80-{turn}")
    assert [part for part in says if part not in message] == []


# Hostile text


@given(st.text())
@tries(200)
def test_any_text_is_read_or_refused(text):
    outcome = attempt(lambda: fen.read(text), fen.FenError)
    assert isinstance(outcome, Position) or is_harmless(str(outcome))


@given(
    st.sampled_from([START, SEED, "AAA3/6/6/6/bb4/6-50-60-at"]),
    st.integers(0, 30),
    st.integers(0, 3),
    st.text(st.sampled_from("aAbB0123456789/-pt \n[]\"'\x1b\u202e") | st.characters(), max_size=3),
    st.sampled_from(list(RULE_SETS.values())),
)
@tries(400)
def test_a_fen_that_is_nearly_right_is_read_or_refused(text, place, dropped, put_in, rules):
    mutated = text[:place] + put_in + text[place + dropped :]
    outcome = attempt(lambda: fen.read(mutated, rules), fen.FenError)
    if isinstance(outcome, Position):
        assert fen.read(fen.write(outcome), rules) == outcome
    else:
        assert is_harmless(str(outcome))


# Writing


@given(positions)
@tries(200)
def test_every_position_reads_back_as_it_was(position):
    assert fen.read(fen.write(position), position.rules) == position


@pytest.mark.parametrize("text", [START, SEED, "aA1bB1/6/5a/b4B/6/6-50-31-bp"])
def test_a_fen_in_written_form_is_written_as_it_was(text):
    assert fen.write(fen.read(text)) == text


def test_empty_squares_side_by_side_are_counted_together():
    assert fen.write(fen.read("33/111111/a11111/6/6/6-70-80-ap")) == "6/6/a5/6/6/6-70-80-ap"


def test_a_win_handed_to_the_opponent_is_written_as_the_opponents():
    won = fen.read("6/6/6/6/6/BBB3-80-50-at", EVERY_LINE)
    assert fen.write(won) == "6/6/6/6/6/BBB3-80-50-bt"
