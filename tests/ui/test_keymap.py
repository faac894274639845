"""A person's own keys: what they change, who loses a key to whom, and what is refused."""

import re
import tomllib
from itertools import combinations

import pytest

from boop_tui.session.settings import SETTINGS
from boop_tui.ui.commands import COMMANDS
from boop_tui.ui.keymap import ESSENTIAL, Keymap
from boop_tui.ui.screens.editor_commands import EDITOR_COMMANDS
from boop_tui.ui.screens.help import page_text


def keys(keymap: Keymap, name: str) -> str:
    return keymap.commands[name].keys


def problem(keymap: Keymap) -> str:
    (only,) = keymap.problems
    return only


@pytest.mark.parametrize("commands", [COMMANDS, EDITOR_COMMANDS], ids=["main", "editor"])
def test_no_two_commands_of_a_screen_share_a_usual_key(commands: dict) -> None:
    for one, other in combinations(commands.values(), 2):
        assert set(one.keys.split(",")).isdisjoint(other.keys.split(",")), (one.id, other.id)


def test_the_editor_leaves_the_palette_its_key() -> None:
    used = {key for command in EDITOR_COMMANDS.values() for key in command.keys.split(",")}
    assert used.isdisjoint(COMMANDS["app.palette"].keys.split(","))


def test_with_no_table_all_keys_are_the_usual_ones() -> None:
    keymap = Keymap()
    assert keymap.commands == {**COMMANDS, **EDITOR_COMMANDS}
    assert (keymap.changed, keymap.problems) == ({}, [])


def test_keys_of_ones_own_take_the_place_of_the_usual_ones() -> None:
    keymap = Keymap({"tree.undo": "Ctrl+U, f10"})
    assert keys(keymap, "tree.undo") == "ctrl+u,f10"
    assert keymap.changed == {"tree.undo": "ctrl+u,f10"}
    assert keymap.problems == []


def test_a_key_written_twice_counts_once() -> None:
    assert keys(Keymap({"tree.undo": "f10,F10"}), "tree.undo") == "f10"


def test_two_commands_may_change_places() -> None:
    keymap = Keymap({"tree.undo": "r", "tree.redo": "u"})
    assert (keys(keymap, "tree.undo"), keys(keymap, "tree.redo")) == ("r", "u")
    assert keymap.problems == []


# Clashes


def test_a_key_given_away_is_lost_to_the_command_that_had_it() -> None:
    keymap = Keymap({"view.threats": "u"})
    assert (keys(keymap, "view.threats"), keys(keymap, "tree.undo")) == ("u", "ctrl+z")
    assert problem(keymap) == "Keys: u goes to view.threats; tree.undo is left with Ctrl+z"


def test_a_command_may_be_left_without_a_key() -> None:
    keymap = Keymap({"view.threats": "t"})
    assert keys(keymap, "bed.type") == keymap.key("bed.type") == keymap.keys("bed.type") == ""
    assert problem(keymap) == "Keys: t goes to view.threats; bed.type is left with no key"


def test_of_two_that_ask_for_a_key_the_first_has_it() -> None:
    keymap = Keymap({"view.threats": "f10", "tree.undo": "f10,f11"})
    assert (keys(keymap, "view.threats"), keys(keymap, "tree.undo")) == ("f10", "f11")
    said = "Keys: F10 goes to view.threats, named first; tree.undo is left with F11"
    assert problem(keymap) == said


def test_one_that_gets_nothing_it_asks_for_keeps_its_usual_keys() -> None:
    keymap = Keymap({"view.threats": "f10", "tree.undo": "f10"})
    assert keys(keymap, "tree.undo") == "u,ctrl+z"


def test_the_editor_and_the_main_screen_may_use_the_same_key() -> None:
    keymap = Keymap({"editor.undo": "t"})
    assert (keys(keymap, "editor.undo"), keys(keymap, "bed.type")) == ("t", "t")
    assert keymap.problems == []


def test_the_key_of_the_palette_counts_in_the_editor_too() -> None:
    keymap = Keymap({"app.palette": "ctrl+z"})
    assert keys(keymap, "editor.undo") == keys(keymap, "tree.undo") == "u"


# What is refused


@pytest.mark.parametrize(
    ("name", "written", "said"),
    [
        ("tree.undoo", "z", "there is no action tree.undoo; did you mean tree.undo?"),
        ("undo", "f10", "there is no action undo"),
        ("tree.undo", "escpe", "tree.undo: escpe is no key; did you mean escape?"),
        ("tree.undo", "", "tree.undo: a key is missing between commas"),
        ("tree.undo", "tab", "tree.undo can't have Tab: it goes from one part"),
        ("tree.undo", "ctrl+i", "tree.undo can't have Ctrl+i: most terminals take it for Tab"),
        ("tree.undo", "ctrl+q", "tree.undo can't have Ctrl+q: it leaves the board"),
        ("file.save", "s", "file.save can't have s: text fields need it"),
        ("file.save", "left", "file.save can't have ←: text fields need it"),
        ("tree.undo", "escape", "can't have Esc: bed.cancel would be left without a key"),
        ("editor.undo", "escape", "can't have Esc: editor.cancel would be left without a key"),
        ("tree.undo", "ctrl+p", "can't have Ctrl+p: app.palette would be left without a key"),
        ("editor.undo", "ctrl+p", "can't have Ctrl+p: app.palette would be left without a key"),
        ("app.palette", "z", "app.palette can't have z: text fields need it"),
    ],
)
def test_a_key_that_cannot_be_had_is_said_and_changes_nothing(
    name: str, written: str, said: str
) -> None:
    keymap = Keymap({name: written})
    assert said in problem(keymap)
    assert keymap.changed == {}


def test_what_is_wrong_with_one_key_does_not_cost_the_others() -> None:
    keymap = Keymap({"tree.undo": "zz,f10", "nothing": "x", "tree.redo": "f11"})
    assert keymap.changed == {"tree.undo": "f10", "tree.redo": "f11"}
    assert len(keymap.problems) == 2


def test_quitting_may_be_left_with_the_key_that_always_quits() -> None:
    keymap = Keymap({"app.quit": "ctrl+q"})
    assert (keymap.changed, keymap.problems) == ({"app.quit": "ctrl+q"}, [])


def test_the_key_of_an_essential_command_is_free_once_it_has_another() -> None:
    keymap = Keymap({"app.palette": "f10", "step.back": "ctrl+p"})
    assert keymap.changed == {"app.palette": "f10", "step.back": "ctrl+p"}
    assert keymap.problems == []


@pytest.mark.parametrize(
    "table",
    [
        {"app.palette": "escape"},
        {"app.palette": "escape", "bed.cancel": "ctrl+p"},
        {"app.palette": "f10,escape", "bed.cancel": "f10"},
        {"tree.undo": "f10", "app.palette": "z,f10", "tree.redo": "ctrl+p"},
        {"tree.undo": "ctrl+p,escape", "editor.undo": "ctrl+p,escape"},
    ],
    ids=str,
)
def test_no_table_takes_the_last_key_of_an_essential_command(table: dict[str, str]) -> None:
    keymap = Keymap(table)
    assert all(keys(keymap, name) for name in ESSENTIAL)
    assert keymap.problems


# Showing keys


def test_the_first_key_is_shown_where_there_is_room_for_one() -> None:
    keymap = Keymap({"tree.undo": "f10,ctrl+u"})
    assert (keymap.key("tree.undo"), keymap.keys("tree.undo")) == ("F10", "F10 Ctrl+u")


def test_hints_have_the_keys_in_force() -> None:
    keymap = Keymap({"tree.undo": "f10", "step.back": "h"})
    hints = [("", "undo", "tree.undo"), ("", "step", "step.back step.forward"), ("Tab", "on", "")]
    assert keymap.hints(hints) == [
        ("F10", "undo", "tree.undo"),
        ("h →", "step", ""),
        ("Tab", "on", ""),
    ]


def test_a_command_without_a_key_has_no_hint() -> None:
    assert Keymap({"view.threats": "t"}).hints([("", "type", "bed.type")]) == []


@pytest.mark.parametrize(
    "text", [SETTINGS["keys"].help, page_text("guide", Keymap())], ids=["settings file", "guide"]
)
def test_the_example_works(text: str) -> None:
    example = re.search('"[^"]*" = "[^"]*"', text)
    assert example
    assert Keymap(tomllib.loads(example[0])).problems == []
