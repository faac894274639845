"""Text from outside made harmless: nothing that could steer a terminal, nothing endless."""

import re

REPLACEMENT = "\ufffd"

# Compiled when they are first needed, which is seldom.
_UNSAFE = r"[\x00-\x08\x0e-\x1f\x7f-\x9f\ud800-\udfff]"
_SPACE = r"[ \t\n\r\f\v\u2028\u2029]+"
_INVISIBLE = r"[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
_VARIANT = r"[\ufe00-\ufe0f]"


def one_line(text: str) -> str:
    """The text with each run of white space made one space, and control characters replaced.

    Lone surrogates are replaced too, since no file could hold them.
    """
    if text.isascii() and text.isprintable() and "  " not in text:
        return text.strip(" ")
    return re.sub(_UNSAFE, REPLACEMENT, re.sub(_SPACE, " ", text)).strip(" ")


def shown(text: str) -> str:
    """One line that is safe to lay out on a screen: no invisible or direction-turning marks.

    Nor those that ask for another look of the character before, and may change its width.
    """
    line = one_line(text)
    return line if line.isascii() else re.sub(_INVISIBLE, REPLACEMENT, re.sub(_VARIANT, "", line))


def quoted(text: str, limit: int = 40) -> str:
    """A short, harmless piece of a text, for a message about it."""
    line = shown(text[: limit + 1])
    return line if len(text) <= limit else line[:limit] + "…"
