"""Colours in the words that people choose them by: hue, saturation, lightness, or a number."""

from colorsys import hls_to_rgb, rgb_to_hls
from typing import NamedTuple

from boop_tui.text.plain import quoted
from boop_tui.ui.art.palette import RGB


class HSL(NamedTuple):
    """Hue in degrees (0…360), saturation and lightness in hundredths (0…100)."""

    hue: float
    saturation: float
    lightness: float


def to_hsl(value: RGB) -> HSL:
    """The colour in the words of the sliders; `to_rgb` gives exactly the colour back."""
    red, green, blue = value >> 16, value >> 8 & 255, value & 255
    hue, lightness, saturation = rgb_to_hls(red / 255, green / 255, blue / 255)
    return HSL(hue * 360, saturation * 100, lightness * 100)


def to_rgb(hsl: HSL) -> RGB:
    """The nearest colour that a terminal can show."""
    parts = hls_to_rgb(hsl.hue / 360, hsl.lightness / 100, hsl.saturation / 100)
    red, green, blue = (round(min(max(part, 0.0), 1.0) * 255) for part in parts)
    return red << 16 | green << 8 | blue


def read_colour(text: str) -> str:
    """The colour that a text names, as ``#rrggbb``; ValueError, with the reason, if it is none.

    Six hexadecimal digits in either case; the ``#`` may be missing, and white space is passed over.
    """
    digits = "".join(text.split()).removeprefix("#").lower()
    for character in digits:
        if character not in "0123456789abcdef":
            raise ValueError(f'"{quoted(character)}" is not one of 0-9 and a-f')
    if len(digits) != 6:
        raise ValueError(f"A colour has 6 digits, this has {len(digits)}")
    return f"#{digits}"
