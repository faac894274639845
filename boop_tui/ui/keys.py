"""The names of keys: as Textual has them, as they are shown, and as a person writes them."""

import string
from collections.abc import Iterable

from textual.binding import Binding
from textual.keys import Keys, format_key

from boop_tui.text.plain import quoted

_SHOWN = {
    "left": "←", "right": "→", "up": "↑", "down": "↓", "escape": "Esc", "enter": "Enter",
    "pageup": "PgUp", "pagedown": "PgDn", "home": "Home", "end": "End", "delete": "Del",
    "tab": "Tab", "space": "Space", "backspace": "Backspace", "insert": "Insert",
}  # fmt: skip
_MODIFIERS = ("alt", "ctrl", "hyper", "meta", "shift", "super")
"""In the order in which Textual names them."""

TAKEN = {
    "tab": "it goes from one part of the screen to the next",
    "shift+tab": "it goes from one part of the screen to the one before",
    "ctrl+c": "it copies the text that is selected",
    "ctrl+q": "it leaves the board from anywhere",
    "ctrl+i": "most terminals take it for Tab",
    "ctrl+m": "most terminals take it for Enter",
    "ctrl+h": "most terminals take it for Backspace",
    "ctrl+left_square_bracket": "most terminals take it for Esc",
}
"""Keys that are not to be given to a command, and why."""


class KeyNameError(ValueError):
    """A text that names no key; it says why."""


def _name_of(character: str) -> str:
    """Textual's name for the key that types a character; it has another use for the comma."""
    (binding,) = Binding.make_bindings([Binding(character, "")])
    return binding.key


_NAMES = {key.value for key in Keys if key.value.isalnum()} - {"return"}
_NAMES |= {_name_of(character) for character in string.punctuation if character != ","} | {"comma"}
_WRITTEN = {shown.lower(): name for name, shown in _SHOWN.items()}
_WRITTEN |= {"return": "enter", ",": "comma"}


def key_name(key: str) -> str:
    """A key as it is shown: ``shift+left`` as ``Shift+←``."""
    *modifiers, last = key.split("+")
    if len(last) == 1 and last.isupper():
        modifiers.append("shift")
    is_function_key = last[0] == "f" and last[1:].isdigit()
    name = last.upper() if is_function_key else _SHOWN.get(last) or format_key(last)
    return "+".join([*(modifier.capitalize() for modifier in modifiers), name])


def read_key(text: str) -> str:
    """Textual's name for a key that a person has written; KeyNameError where it names none.

    Textual's names and the ones shown will do, in either letter case; a character stands for
    the key that types it.
    """
    text = text.strip()
    if not text:
        raise KeyNameError("a key is missing between commas")
    *modifiers, last = (f"{text[:-1]}plus" if text.endswith("+") else text).split("+")
    modifiers = sorted({modifier.strip().lower() for modifier in modifiers})
    for modifier in modifiers:
        if modifier not in _MODIFIERS:
            raise KeyNameError(f"{quoted(modifier)} is none of {', '.join(_MODIFIERS)}")
    key = "+".join([*modifiers, _read_last(last.strip(), modifiers)])
    return key[-1].upper() if key[:-1] == "shift+" else key


def _read_last(text: str, modifiers: list[str]) -> str:
    """The name of the key itself, read without its modifiers."""
    if len(text) == 1 and text.isprintable() and text not in _WRITTEN:
        if modifiers == ["shift"] and not text.isalpha():
            raise KeyNameError("write the character that Shift gives instead, such as ! or ?")
        return _name_of(text.lower() if modifiers else text)
    name = _WRITTEN.get(text.lower(), text.lower())
    if name not in _NAMES:
        raise KeyNameError(f"{quoted(text)} is no key{meant(name, _NAMES | _WRITTEN.keys())}")
    return name


def meant(written: str, known: Iterable[str]) -> str:
    """A question whether the known name most like the one written is meant; empty if none is."""
    from difflib import get_close_matches

    likely = get_close_matches(written, known, 1)
    return f"; did you mean {likely[0]}?" if likely else ""


def types_nothing(key: str) -> bool:
    """Whether a text field leaves the key alone: Esc, a function key, or one with Ctrl or Alt."""
    *modifiers, last = key.split("+")
    is_function_key = last[0] == "f" and last[1:].isdigit()
    return key == "escape" or is_function_key or not {"ctrl", "alt"}.isdisjoint(modifiers)
