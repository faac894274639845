"""Which command has which keys, once a person's own are put in the place of the usual ones."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from boop_tui.text.plain import quoted
from boop_tui.ui.commands import COMMANDS, Command
from boop_tui.ui.keys import TAKEN, KeyNameError, key_name, meant, read_key, types_nothing
from boop_tui.ui.screens.editor_commands import EDITOR_COMMANDS

ESSENTIAL = ("app.palette", "bed.cancel", "editor.cancel")
"""Commands without which somebody could be stuck: each keeps a key."""

_ALL: dict[str, Command[Any]] = {**COMMANDS, **EDITOR_COMMANDS}

Hint = tuple[str, str, str]
"""A key, what it does, and the id of its command; see `Keymap.hints`."""


class Keymap:
    """Every command of the main screen and the editor, with the keys that it has.

    `table` is that of the settings: keys, with commas between them, by the id of a command. What
    is wrong with it is told in `problems`, a sentence each, and does no harm. A key given to one
    command is taken from any other of the same screen that has it by default; given to two, the
    first of them has it.
    """

    def __init__(
        self, table: Mapping[str, str] | None = None, commands: Mapping[str, Command[Any]] = _ALL
    ) -> None:
        self._usual = {name: _split(command.keys) for name, command in commands.items()}
        self._in_fields = {name for name, command in commands.items() if command.in_fields}
        self._owners: dict[tuple[str, str], str] = {}
        self.problems: list[str] = []
        asked = dict(self._read(table or {}))
        keys = self._dealt(asked)
        while keyless := next((name for name in ESSENTIAL if not keys[name]), None):
            self._take_back(keyless, asked)
            keys = self._dealt(asked)
        self._tell_losses(asked, keys)
        self.commands = {
            name: command._replace(keys=",".join(keys[name])) for name, command in commands.items()
        }
        self.changed = {
            name: command.keys
            for name, command in self.commands.items()
            if keys[name] != self._usual[name]
        }
        """The keys that aren't the usual ones, for Textual's `App.set_keymap`."""

    # Reading the table

    def _read(self, table: Mapping[str, str]) -> Iterable[tuple[str, list[str]]]:
        """The sound entries, each with its keys; of the others it is said what is wrong."""
        for name, text in table.items():
            if name not in self._usual:
                self._say(f"there is no action {quoted(name)}{meant(name, self._usual)}")
                continue
            if keys := list(dict.fromkeys(self._read_keys(name, text))):
                yield name, keys

    def _read_keys(self, name: str, text: str) -> Iterable[str]:
        for part in text.split(","):
            try:
                key = read_key(part)
            except KeyNameError as reason:
                self._say(f"{name}: {reason}")
                continue
            if key in TAKEN and key not in self._usual[name]:
                self._say(f"{name} can't have {key_name(key)}: {TAKEN[key]}")
            elif name in self._in_fields and not types_nothing(key):
                self._say(f"{name} can't have {key_name(key)}: text fields need it")
            else:
                yield key

    def _say(self, problem: str) -> None:
        if (sentence := f"Keys: {problem}") not in self.problems:
            self.problems.append(sentence)

    # Dealing keys out

    def _dealt(self, asked: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
        """The keys of every command: first those asked for, then the usual ones still free."""
        self._owners.clear()
        keys = {name: self._free(name, wanted) for name, wanted in asked.items()}
        for name, usual in self._usual.items():
            keys[name] = keys.get(name) or self._free(name, usual)
        return keys

    def _free(self, name: str, wanted: Sequence[str]) -> list[str]:
        """Those of the keys that no command of the same screen has; this one has them now."""
        return [key for key in wanted if self._owner(name, key) == name]

    def _owner(self, name: str, key: str) -> str:
        """The command that has a key where that command is heard; this one, if it was free."""
        places = [(screen, key) for screen in _screens(name)]
        owners = [self._owners.get(place, name) for place in places]
        if set(owners) == {name}:
            self._owners.update(dict.fromkeys(places, name))
        return next((owner for owner in owners if owner != name), name)

    def _take_back(self, name: str, asked: dict[str, list[str]]) -> None:
        """Gives an essential command its usual keys back."""
        for key in self._usual[name]:
            owner = self._owner(name, key)
            if owner != name:
                asked[owner] = [other for other in asked[owner] if other != key]
                self._say(f"{owner} can't have {key_name(key)}: {name} would be left without a key")

    def _tell_losses(
        self, asked: Mapping[str, Sequence[str]], keys: Mapping[str, Sequence[str]]
    ) -> None:
        """Says which keys have gone to another command than the one that wanted them."""
        for name, usual in self._usual.items():
            for key in asked.get(name) or usual:
                owner = self._owner(name, key)
                if owner != name:
                    left = " ".join(map(key_name, keys[name])) or "no key"
                    why = ", named first" if key in asked.get(name, ()) else ""
                    self._say(f"{key_name(key)} goes to {owner}{why}; {name} is left with {left}")

    # Showing keys

    def key(self, name: str) -> str:
        """The first key of a command as it is shown; empty if it has none."""
        return key_name(_split(self.commands[name].keys)[0]) if self.commands[name].keys else ""

    def keys(self, name: str) -> str:
        """All keys of a command as they are shown."""
        return " ".join(map(key_name, _split(self.commands[name].keys)))

    def hints(self, hints: Iterable[Hint]) -> list[Hint]:
        """Hints with the keys that their commands have; one with no command stays as it is.

        A hint of several commands, with spaces between their ids, shows a key of each.
        """
        shown = []
        for key, label, names in hints:
            keys = [self.key(name) for name in names.split()]
            if all(keys):
                command = names if len(keys) == 1 else ""
                shown.append((" ".join(keys) or key, label, command))
        return shown


def _split(keys: str) -> list[str]:
    return keys.split(",") if keys else []


def _screens(name: str) -> tuple[str, ...]:
    """The screens on which a command is heard."""
    if name == "app.palette":
        return "main", "editor"
    return ("editor",) if name in EDITOR_COMMANDS else ("main",)
