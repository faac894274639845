"""The names of keys: written as a person would, read as Textual has them, shown as on keyboards."""

import pytest

from boop_tui.ui.commands import COMMANDS
from boop_tui.ui.keys import KeyNameError, key_name, read_key, types_nothing
from boop_tui.ui.screens.editor_commands import EDITOR_COMMANDS

USED = sorted(
    {
        key
        for command in (*COMMANDS.values(), *EDITOR_COMMANDS.values())
        for key in command.keys.split(",")
    }
)


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("u", "u"),
        ("U", "U"),
        ("shift+u", "U"),
        ("é", "é"),
        ("ctrl+z", "ctrl+z"),
        ("Ctrl+Z", "ctrl+z"),
        ("shift+ctrl+left", "ctrl+shift+left"),
        ("Shift+←", "shift+left"),
        (" f5 ", "f5"),
        ("F12", "f12"),
        ("Esc", "escape"),
        ("PGUP", "pageup"),
        ("Del", "delete"),
        ("return", "enter"),
        ("?", "question_mark"),
        ("question_mark", "question_mark"),
        ("+", "plus"),
        ("ctrl++", "ctrl+plus"),
        ("-", "minus"),
        (",", "comma"),
        ("/", "slash"),
    ],
)
def test_a_key_is_read_as_people_write_it(written: str, key: str) -> None:
    assert read_key(written) == key


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "missing"),
        ("  ", "missing"),
        ("escpe", "escpe is no key; did you mean escape?"),
        ("f25", "f25 is no key"),
        ("zz", "zz is no key"),
        ("ctrl", "ctrl is no key"),
        ("ctrl+", "is no key"),
        ("strg+z", "strg is none of alt, ctrl"),
        ("shift+1", "the character that Shift gives"),
        ("\u200b", "is no key"),
        ("a" * 500, "is no key"),
    ],
)
def test_what_names_no_key_is_refused_with_the_reason(written: str, reason: str) -> None:
    with pytest.raises(KeyNameError, match=reason.replace("?", r"\?")) as caught:
        read_key(written)
    assert len(str(caught.value)) < 100


@pytest.mark.parametrize("key", USED)
def test_a_key_reads_back_from_how_it_is_shown(key: str) -> None:
    assert read_key(key_name(key)) == key


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("shift+left", "Shift+←"),
        ("Z", "Shift+Z"),
        ("ctrl+z", "Ctrl+z"),
        ("f5", "F5"),
        ("escape", "Esc"),
        ("pagedown", "PgDn"),
        ("question_mark", "?"),
        ("full_stop", "."),
        ("space", "Space"),
    ],
)
def test_a_key_is_shown_as_on_a_keyboard(key: str, shown: str) -> None:
    assert key_name(key) == shown


@pytest.mark.parametrize(
    ("key", "is_so"),
    [
        ("escape", True),
        ("f5", True),
        ("ctrl+s", True),
        ("alt+x", True),
        ("f", False),
        ("question_mark", False),
        ("space", False),
        ("left", False),
        ("shift+left", False),
        ("enter", False),
    ],
)
def test_which_keys_a_text_field_has_no_use_for(key: str, is_so: bool) -> None:
    assert types_nothing(key) == is_so
