"""The glyphs as they stand behind a move."""

import pytest

from boop_tui.text import glyphs


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ((), ""),
        ((1,), "!"),
        ((2,), "?"),
        ((3,), "!!"),
        ((4,), "??"),
        ((5,), "!?"),
        ((6,), "?!"),
        ((14,), " $14"),
        ((1, 14), "! $14"),
        ((14, 1), " $14 $1"),
    ],
)
def test_the_first_sign_joins_the_move_and_others_are_numbers(numbers, text):
    assert glyphs.shown(numbers) == text
