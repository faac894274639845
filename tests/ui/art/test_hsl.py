"""Colours in words, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boop_tui.ui.art.hsl import HSL, read_colour, to_hsl, to_rgb


@given(st.integers(0, 0xFFFFFF))
def test_a_colour_comes_back_as_it_was(value: int) -> None:
    assert to_rgb(to_hsl(value)) == value


@pytest.mark.parametrize(
    ("value", "hue", "saturation", "lightness"),
    [
        (0xFF0000, 0, 100, 50),
        (0x00FF00, 120, 100, 50),
        (0x0000FF, 240, 100, 50),
        (0xFFFFFF, 0, 0, 100),
        (0x000000, 0, 0, 0),
        (0x804040, 0, 33.3, 37.6),
    ],
)
def test_known_colours_have_their_known_parts(
    value: int, hue: float, saturation: float, lightness: float
) -> None:
    assert to_hsl(value) == pytest.approx((hue, saturation, lightness), abs=0.1)


@given(st.floats(0, 360), st.floats(0, 100), st.floats(0, 100))
def test_whatever_the_sliders_say_is_a_colour(
    hue: float, saturation: float, lightness: float
) -> None:
    assert 0 <= to_rgb(HSL(hue, saturation, lightness)) <= 0xFFFFFF


@pytest.mark.parametrize("text", ["#ee6a10", "ee6a10", "#EE6A10", " #ee 6a 10\n"])
def test_a_colour_is_read_in_all_the_ways_people_write_it(text: str) -> None:
    assert read_colour(text) == "#ee6a10"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("#ee6a1", "has 5"),
        ("#ee6a100", "has 7"),
        ("", "has 0"),
        ("#abc", "has 3"),
        ("#ee6a1z", '"z"'),
        ("##e6a10", '"#"'),
        ("orange", '"o"'),
        ("#ee6a1٣", '"٣"'),
    ],
)
def test_what_is_no_colour_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read_colour(text)
