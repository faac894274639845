"""Movetext that is refused: where, with which token, and why."""

import pytest

from boop_tui.game.rules import PRINTED
from boop_tui.text import movetext


def refusal(text, **options):
    with pytest.raises(movetext.MovetextError) as caught:
        movetext.read(text, **options)
    return caught.value


def place(text):
    error = refusal(text)
    return error.line, error.column


# Where


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("Kz9", (1, 1)),
        ("1. Kc3 Kz9", (1, 8)),
        ("  Kz9", (1, 3)),
        ("1. Kc3\nKz9", (2, 1)),
        ("1. Kc3\r\nKz9", (2, 1)),
        ("1. Kc3\rKz9", (2, 1)),
        ("1. Kc3\n\n  Kz9", (3, 3)),
        ("1. Kc3\r\n\r\n  Kz9", (3, 3)),
        ("1. Kc3\r\r  Kz9", (3, 3)),
        ("1. Kc3\n\r\n  Kz9", (3, 3)),
        ("\ufeffKz9", (1, 1)),
        ("\ufeff\r\nKz9", (2, 1)),
        ("{a\r\nb\r\nc} Kz9", (3, 4)),
        ("; a\r\nKz9", (2, 1)),
        ('[Event "x"]\r\n\r\n1. Kz9', (3, 4)),
        ("{ééé 日本} Kz9", (1, 10)),
        ("{\U0001f408} Kz9", (1, 5)),
        ("1. Kc3 !!!\n!!! !!!\n Kz9", (3, 2)),
    ],
)
def test_a_token_that_is_no_move_is_located(text, where):
    assert place(text) == where


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("1. Ka1 (1. Kb1", (1, 8), "this bracket is never closed"),
        ("1. Ka1 (1. Kb1 (1. Kc1)", (1, 8), "this bracket is never closed"),
        ("1. Ka1 (1. Kb1 (1. Kc1", (1, 16), "this bracket is never closed"),
        ("1. Ka1\r\n(1. Kb1\r\n", (2, 1), "this bracket is never closed"),
        ("\n1. Ka1 (1. Kb1 !!!\n!!!", (2, 8), "this bracket is never closed"),
        ("1. Ka1 ((", (1, 9), "a bracket is an alternative to a move, and none is before it"),
        ("1. Ka1 {ab\ncd", (1, 8), "this comment is never closed"),
        ("1. Ka1\n {", (2, 2), "this comment is never closed"),
        ("1. Ka1 (1. Kb1 {a)", (1, 16), "this comment is never closed"),
        ('[FEN "6/6', (1, 1), "this is no tag, or one never closed"),
        ('[A "b"]\n[C "d"', (2, 1), "this is no tag, or one never closed"),
        ('[A "b" 1. Ka1', (1, 1), "this is no tag, or one never closed"),
        ('[A "b\nc"]', (1, 1), "this is no tag, or one never closed"),
        ("[A b]", (1, 1), "this is no tag, or one never closed"),
        ("1. Ka1 [", (1, 8), "this is no tag, or one never closed"),
    ],
)
def test_what_is_never_closed_is_an_error_where_it_opened(text, where, reason):
    error = refusal(text)
    assert ((error.line, error.column), error.reason) == (where, reason)


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("1. Ka1 )", (1, 8), "no bracket is open here"),
        ("1. Ka1 (1. Kb1))", (1, 16), "no bracket is open here"),
        (")", (1, 1), "no bracket is open here"),
        ("1. Ka1 }", (1, 8), "no comment is open here"),
        ("1. Ka1 {a}}", (1, 11), "no comment is open here"),
        ("1. Ka1 ]", (1, 8), "no tag is open here"),
        ("1. Ka1 $", (1, 8), "a number must follow $"),
        ("1. Ka1 $x", (1, 8), "a number must follow $"),
        ("1. Ka1 ()", (1, 8), "this bracket holds no move"),
        ("1. Ka1 (1. {c} *)", (1, 8), "this bracket holds no move"),
        ("1. Ka1 (! )", (1, 8), "this bracket holds no move"),
        ("(1. Ka1)", (1, 1), "a bracket is an alternative to a move, and none is before it"),
        ("1. Ka1 ((1. Kb1))", (1, 9), "a bracket is an alternative to a move, and none is before"),
        ("1. Ka1 Kf6 ((1... Kb1))", (1, 13), "a bracket is an alternative to a move, and none is"),
        ("1. (1. Ka1)", (1, 4), "a bracket is an alternative to a move, and none is before it"),
        ('1. Ka1 [Event "x"]', (1, 8), "a tag stands before the first move"),
        ('1. Ka1 1-0\n[Event "x"] 1. Ka1', (2, 1), "a tag stands before the first move"),
        ('1. [Event "x"]', (1, 4), "a tag stands before the first move"),
    ],
)
def test_what_stands_where_it_cannot_is_located(text, where, reason):
    error = refusal(text)
    assert (error.line, error.column) == where
    assert error.reason.startswith(reason)


def test_every_refused_bracket_is_named():
    assert [refusal(text).token for text in ("1. Ka1 (1. Kb1", "1. Ka1 )")] == ["(", ")"]


# Why


@pytest.mark.parametrize(
    ("text", "token", "reason"),
    [
        ("1. Ka1 Ka1", "Ka1", "a1 is occupied"),
        ("1. Ka1 Cb2", "Cb2", "Grey has no cat in hand"),
        ("1. Ka1 f6", "f6", "a move begins with K (kitten) or C (cat), as in Kc3"),
        ("1. Ka1 Kf6=a1b1c1", "Kf6=a1b1c1", "no row forms, so a1b1c1 stays"),
        ("1. Ka1 Kf6#", "Kf6#", "# says that this wins, and it does not"),
        ("1. Ka1 1-0x", "-0x", "not a move; a move reads Kc3, Cc3, a1>Ce3 or Kc1=a1b1c1"),
        (
            '[FEN "6/6/6/6/6/aaaa2-40-80-ap"] 1. Kf6',
            "Kf6",
            "several graduations are possible, name one: =a1b1c1, =b1c1d1",
        ),
        (
            '[FEN "6/6/6/6/6/AAA3-50-80-ap"] 1. Kf6# Ka6',
            "Ka6",
            "the game is won; no move can follow",
        ),
        (
            '[FEN "6/6/6/6/6/AAA3-50-80-at"] 1... Kf6',
            "Kf6",
            "the game is won; no move can follow",
        ),
    ],
)
def test_a_move_is_refused_with_its_token_and_the_reason(text, token, reason):
    error = refusal(text)
    assert (error.token, error.reason) == (token, reason)


def test_a_move_is_judged_where_its_bracket_puts_it():
    assert refusal("1. Ka1 Kf6 (1... Ka1)").reason == "a1 is occupied"


def test_a_move_is_judged_by_the_rules_of_the_game():
    eight = '[FEN "a1a2a/5a/a5/6/3a2/2a3-10-80-ap"] 1. Kf1'
    assert movetext.read(eight).root.children
    assert refusal(eight, rules=PRINTED).reason.startswith("several graduations are possible")


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ('\n [FEN "6/6/6/6/6-80-80-ap"]', (2, 2), "the bed has six ranks"),
        ('[FEN ""] 1. Ka1', (1, 1), "there is no FEN here"),
        ('[FEN "6/6/6/6/6/a5-80-80-ap"]', (1, 1), "Orange owns 9 pieces"),
        ('[A "b"] [Rules "chess"]', (1, 9), "no rule set of that name; known: board, printed, ev"),
    ],
)
def test_a_tag_that_cannot_be_followed_is_refused_at_its_place(text, where, reason):
    error = refusal(text)
    assert (error.line, error.column) == where
    assert error.reason.startswith(reason)


# The message


def test_the_message_has_place_token_and_reason():
    assert str(refusal("1. Ka1\nKa1")) == "line 2, column 1: Ka1: a1 is occupied"


def test_a_long_token_is_named_in_part():
    assert len(str(refusal("x" * 100_000))) < 200


@pytest.mark.parametrize("text", ["Kc3\x1b[2J", "\x00", "Kc3\u202e", "[\x1b]0;boop\x07", "\ud800"])
def test_what_could_steer_a_terminal_is_not_repeated(text):
    assert not set(str(refusal(text))) & set("\x1b\x00\x07\u202e\ud800")
