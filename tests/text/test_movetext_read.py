"""Movetext that reads: variations, and everything around the moves that is kept or dropped."""

import pytest

from boop_tui.game.position import Position
from boop_tui.game.rules import PRINTED
from boop_tui.text import fen, movetext

from ..trees import found, tokens_to, written

EXAMPLE = "1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6) (2. Ke5)"
GREY_BEGINS = '[FEN "6/4B1/3a2/2a3/6/6-60-70-bp"] 1... Ka1 2. Kf6'
NESTED = "1. Ka1 Kf6 (1... Kf1 2. Kd5 (2. Kd6 Ka6)) 2. Kc3"


def leaves(text):
    """Every line of a movetext from the start to its end, in the order of the children."""
    nodes = movetext.read(text).root.walk()
    return [tokens_to(node) for node in nodes if not node.children]


# Lines and variations


@pytest.mark.parametrize("text", ["", " \n\t ", "\ufeff", ",", "*", "1."])
def test_a_text_without_moves_is_a_game_that_has_not_begun(text):
    tree = movetext.read(text)
    assert (tree.root.position, tree.root.children) == (Position.start(), [])


def test_a_bracket_is_an_alternative_to_the_move_before_it():
    assert leaves(EXAMPLE) == ["Kc3 Kd4 Kc4", "Kc3 Kd4 Kb1 Kf6", "Kc3 Kd4 Ke5"]


def test_brackets_nest():
    assert leaves(NESTED) == ["Ka1 Kf6 Kc3", "Ka1 Kf1 Kd5", "Ka1 Kf1 Kd6 Ka6"]


def test_the_line_goes_on_after_its_brackets():
    assert leaves("1. Ka1 (1. Kb1 Kc1) (1. Kf1) 1... Kf6 2. Kc3") == [
        "Ka1 Kf6 Kc3",
        "Kb1 Kc1",
        "Kf1",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "1. Ka1 (1. Ka1 Kb1)",
        "1. Ka1 (1. Ka1) 1... Kb1",
        "1. Ka1 (1. ka1 Kb1) (1. KA1 kB1)",
        "1. Ka1 Kb1 (1... Kb1)",
    ],
)
def test_the_same_move_twice_among_siblings_is_one_node(text):
    assert leaves(text) == ["Ka1 Kb1"]


def test_moves_after_a_repeated_one_follow_those_already_there():
    assert leaves("1. Ka1 Kb1 (1... Kc1) (1... Kb1 2. Kd4)") == ["Ka1 Kb1 Kd4", "Ka1 Kc1"]


def test_the_order_of_children_is_the_order_of_the_text():
    assert leaves("1. Kf1 (1. Ka1) (1. Kc6) (1. Kb2)") == ["Kf1", "Ka1", "Kc6", "Kb2"]


def test_grey_begins_where_the_tag_says_so():
    tree = movetext.read(GREY_BEGINS)
    assert tree.root.position == fen.read("6/4B1/3a2/2a3/6/6-60-70-bp")
    assert found(tree, "Ka1 Kf6").children == []


def test_a_game_with_no_rules_tag_is_read_under_the_rules_asked_for():
    assert movetext.read(EXAMPLE, rules=PRINTED).root.position.rules is PRINTED


# What is read and dropped


@pytest.mark.parametrize(
    "text",
    [
        "Kc3 Kd4 Kc4 (Kb1 Kf6) (Ke5)",
        "1.Kc3 1...Kd4 2.Kc4(2.Kb1 2...Kf6)(2.Ke5)",
        "7. Kc3 12... Kd4 1. Kc4 (99. Kb1 0. Kf6) (3... Ke5)",
        "1 Kc3 . Kd4 2 . Kc4 ( 2.. Kb1 Kf6 ) ( .2 Ke5 )",
        "1. 1. Kc3 1. ... Kd4 2. Kc4 (2. Kb1 2. ... Kf6) (2. Ke5)",
        "1. Kc3, Kd4, 2. Kc4, (2. Kb1, Kf6), (2. Ke5),",
        "\n1.\tKc3\r\nKd4\f2.\vKc4\r(2. Kb1\n\nKf6)\n(2. Ke5)\n",
        "\ufeff1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6) (2. Ke5)",
    ],
)
def test_numbers_however_wrong_commas_and_white_space_are_dropped(text):
    assert written(text) == EXAMPLE


@pytest.mark.parametrize("result", ["1-0", "0-1", "1/2-1/2", "*"])
def test_results_are_dropped(result):
    assert written(f"{result} 1. Kc3 Kd4 {result}") == "1. Kc3 Kd4"


@pytest.mark.parametrize("result", ["1-0", "0-1", "1/2-1/2", "*"])
def test_results_are_dropped_in_the_midst_and_beside_brackets(result):
    text = f"1. Kc3 Kd4 {result} 2. Kc4 (2. Kb1 Kf6 {result}) (2. Ke5 {result}){result}"
    assert written(text) == EXAMPLE


def test_a_result_before_the_tags_does_not_begin_the_game():
    assert written(f"* {GREY_BEGINS}") == GREY_BEGINS


# Comments


@pytest.mark.parametrize(
    ("text", "after", "comment"),
    [
        pytest.param("{c} 1. Ka1", "", "c", id="before the game"),
        pytest.param('{c} [Event "x"] 1. Ka1', "", "c", id="before the tags"),
        pytest.param("{c}", "", "c", id="no moves"),
        pytest.param("1. Ka1 {c} 1... Kf6", "Ka1", "c", id="after a move"),
        pytest.param("1. Ka1{c}Kf6", "Ka1", "c", id="touching"),
        pytest.param("1. Ka1 Kf6 {c}", "Ka1 Kf6", "c", id="at the end"),
        pytest.param("1. Ka1 {a} {b} Kf6", "Ka1", "a b", id="two become one"),
        pytest.param("1. Ka1 {} {b} {}", "Ka1", "b", id="empty ones are nothing"),
        pytest.param("1. Ka1 {a} (1. Kb1) (1. Ka1 {b})", "Ka1", "a b", id="said twice over"),
        pytest.param("1. Ka1 (1. Kb1) {c}", "Ka1", "c", id="after a bracket, at the end"),
        pytest.param("1. Ka1 (1. Kb1) {c} (1. Kc1)", "Ka1", "c", id="between brackets"),
        pytest.param("1. Ka1 (1. Kb1 1... {c}) 1... Kf6", "Kb1", "c", id="the move never came"),
        pytest.param("1. Ka1 1... {c}", "Ka1", "c", id="the move never came, at the end"),
        pytest.param("1. Ka1 {two\n  lines}", "Ka1", "two lines", id="over two lines"),
        pytest.param("1. Ka1 {  spaces  }", "Ka1", "spaces", id="white space at its ends"),
        pytest.param(
            '1. Ka1 {; ( [a "b"] {$3 !! 2. Kb1)}', "Ka1", '; ( [a "b"] {$3 !! 2. Kb1)', id="signs"
        ),
        pytest.param("1. Ka1 ; c\nKf6", "Ka1", "c", id="to the end of the line"),
        pytest.param("1. Ka1 ; c\r\nKf6", "Ka1", "c", id="to the end of the line, CRLF"),
        pytest.param("1. Ka1 ; c\rKf6", "Ka1", "c", id="to the end of the line, CR"),
        pytest.param("1. Ka1 ;c", "Ka1", "c", id="to the end of the text"),
        pytest.param("1. Ka1 ; {a} b } c\nKf6", "Ka1", "{a} b } c", id="with a closing brace"),
        pytest.param("1. Ka1 ; a\n; b\n{c} Kf6", "Ka1", "a b c", id="both sorts"),
        pytest.param("1. Ka1 {a\x00b\x1b[31m}", "Ka1", "a\ufffdb\ufffd[31m", id="controls"),
        pytest.param("1. Ka1 {a\ud800b}", "Ka1", "a\ufffdb", id="lone surrogate"),
    ],
)
def test_a_comment_after_a_move_is_kept(text, after, comment):
    assert found(movetext.read(text), after).comment == comment


@pytest.mark.parametrize(
    ("text", "before", "comment"),
    [
        pytest.param("1. {c} Ka1", "Ka1", "c", id="after the number"),
        pytest.param("1. Ka1 1... {c} Kf6", "Ka1 Kf6", "c", id="after grey's number"),
        pytest.param("1. Ka1 {a} 1... {c} Kf6", "Ka1 Kf6", "c", id="one before, one after"),
        pytest.param("1. Ka1 (1. Kb1) {c} 1... Kf6", "Ka1 Kf6", "c", id="after a bracket"),
        pytest.param("1. Ka1 (1. Kb1) {c} Kf6", "Ka1 Kf6", "c", id="after a bracket, no number"),
        pytest.param("1. Ka1 ({c} 1. Kb1)", "Kb1", "c", id="at a variation's start"),
        pytest.param("1. Ka1 (1. {c} Kb1)", "Kb1", "c", id="at its start, after the number"),
        pytest.param("1. Ka1 ({a} 1. {b} Kb1)", "Kb1", "a b", id="both"),
        pytest.param("1. Ka1 ({a} 1. Kb1) ({b} 1. Kb1)", "Kb1", "a b", id="said twice over"),
        pytest.param("1. Ka1 (; c\n1. Kb1)", "Kb1", "c", id="to the end of the line"),
    ],
)
def test_a_comment_before_a_move_is_kept(text, before, comment):
    assert found(movetext.read(text), before).preface == comment


# Glyphs


@pytest.mark.parametrize(
    ("signs", "numbers"),
    [
        *[("!", (1,)), ("?", (2,)), ("!!", (3,)), ("??", (4,)), ("!?", (5,)), ("?!", (6,))],
        *[(" !", (1,)), (" $1", (1,)), ("$6", (6,)), (" $0", (0,)), (" $255", (255,))],
        *[("! $14", (1, 14)), (" $14 !", (14, 1)), (" $14 $7", (14, 7)), ("! ! $1", (1,))],
        *[("! {c} $7", (1, 7)), (" $007", (7,))],
    ],
)
def test_glyphs_are_kept_in_their_order_each_once(signs, numbers):
    assert found(movetext.read(f"1. Ka1{signs} Kf6"), "Ka1").glyphs == numbers


@pytest.mark.parametrize("signs", ["!!!", "?!?", "!?!", "$256", "$1000", "$99999999999999999999"])
def test_an_unknown_glyph_is_dropped_with_a_warning(signs):
    warnings = []
    tree = movetext.read(f"1. Ka1\nKf6 {signs} 2. Kc3", warnings)
    assert found(tree, "Ka1 Kf6").glyphs == ()
    assert warnings == [f"line 2, column 5: {signs} is no known glyph and was left out"]


def test_a_glyphs_number_with_more_digits_than_python_reads_is_dropped():
    warnings = []
    assert found(movetext.read(f"1. Ka1 ${'9' * 5000}", warnings), "Ka1").glyphs == ()
    assert len(warnings) == 1


@pytest.mark.parametrize(
    ("text", "warning"),
    [
        ("! 1. Ka1", "line 1, column 1: ! follows no move and was left out"),
        ("1. Ka1 ($3 1. Kb1)", "line 1, column 9: $3 follows no move and was left out"),
    ],
)
def test_a_glyph_that_follows_no_move_is_dropped_with_a_warning(text, warning):
    warnings = []
    tree = movetext.read(text, warnings)
    assert {node.glyphs for node in tree.root.walk()} == {()}
    assert warnings == [warning]


def test_warnings_name_their_places_in_the_order_of_the_text():
    warnings = []
    movetext.read("1. Ka1 !!!\r\nKf6 ??? !!!\r\n\r\n  2. Kc3\r\n$300", warnings)
    assert [warning.split(":")[0] for warning in warnings] == [
        "line 1, column 8",
        "line 2, column 5",
        "line 2, column 9",
        "line 5, column 1",
    ]


def test_what_reads_without_loss_warns_of_nothing():
    warnings = []
    movetext.read('[Event "x"] 3. Ka1! {c}, Kf6 $14 (1... Kb6?!) 1-0', warnings)
    assert warnings == []
