"""Text from outside made harmless: nothing that could steer a terminal, nothing endless."""

import re

REPLACEMENT = "\ufffd"

_UNSAFE = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
_SPACE = re.compile(r"[ \t\n\r\f\v\u2028\u2029]+")
_INVISIBLE = re.compile(r"[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]")
_VARIANT = re.compile(r"[\ufe00-\ufe0f]")


def one_line(text: str) -> str:
    """The text with each run of white space made one space, and control characters replaced.

    Lone surrogates are replaced too, since no file could hold them.
    """
    return _UNSAFE.sub(REPLACEMENT, _SPACE.sub(" ", text)).strip(" ")


def shown(text: str) -> str:
    """One line that is safe to lay out on a screen: no invisible or direction-turning marks.

    Nor those that ask for another look of the character before, and may change its width.
    """
    return _INVISIBLE.sub(REPLACEMENT, _VARIANT.sub("", one_line(text)))


def quoted(text: str, limit: int = 40) -> str:
    """A short, harmless piece of a text, for a message about it."""
    line = shown(text[: limit + 1])
    return line if len(text) <= limit else line[:limit] + "…"
