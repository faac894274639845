"""The settings file: TOML in the platform's configuration folder, shared by running boards."""

import contextlib
import os
import stat
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import platformdirs
import tomli_w

from boop_tui.session.atomic import write_atomically
from boop_tui.session.locks import locked
from boop_tui.session.settings import SETTINGS, Setting, Settings, SettingsError
from boop_tui.text.plain import quoted

LARGEST = 2**20
"""A file of more bytes than this is taken for damaged."""

_MOST_DOTS = 200
"""In one line; `tomllib` takes a time that grows with the square of a dotted key's parts."""

_HEADER = """\
# Settings of boop-tui. The program writes this file anew at each change it is told of:
# values stay, keys it doesn't know included; comments of your own don't.
"""


class _Damaged(ValueError):  # noqa: N818 - what the file is
    """A file that is no TOML; its text says why."""


class SettingsFile:
    """The settings in force, read from a file and written back to it.

    Nothing that is wrong with the file stops the session: it is told in `problems`, a sentence
    each. `settings` holds the values in force.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or platformdirs.user_config_path("boop-tui") / "settings.toml"
        self.settings = Settings()
        self.problems: list[str] = []
        self.on_problem: Callable[[str], None] = lambda problem: None
        """Told of each problem as it is met."""
        self._said: set[str] = set()
        self._unwritten: dict[str, object] = {}
        """Changes that are in force, and not in the file because it couldn't be written."""
        self._is_unkept = False

    def load(self) -> Settings:
        """Takes up the settings of the file, defaults where it has none; raises nothing."""
        try:
            try:
                self.settings, _ = self._read(Settings())
            except _Damaged:
                with self._locked():
                    self.settings, _ = self._read_or_set_aside(Settings())
        except OSError as error:
            self._say_unkept(error)
        return self.settings

    def change(self, **changes: object) -> Settings:
        """Gives settings other values, in force at once and written to the file.

        What another running board has written meanwhile is taken up too. SettingsError, with
        nothing changed, for an unknown key or a value that it can't have. The bytes are on the
        disk when this returns, some milliseconds later: while a slider is dragged, show
        `settings.changed(…)`, and call this when it is let go.
        """
        self.settings = self.settings.changed(**changes)
        self._unwritten |= changes
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with self._locked():
                found, unknown = self._read_or_set_aside(self.settings)
                settings = found.changed(**self._unwritten)
                write_atomically(self.path, self._document(settings, unknown).encode())
        except OSError as error:
            self._say_unkept(error)
        else:
            self.settings = settings
            self._unwritten.clear()
            self._is_unkept = False
        return self.settings

    def _locked(self) -> contextlib.AbstractContextManager[None]:
        return locked(self.path.with_name(f".{self.path.name}.lock"))

    def _say(self, sentence: str) -> None:
        """Adds a problem, once only."""
        if sentence not in self._said:
            self._said.add(sentence)
            self.problems.append(sentence)
            self.on_problem(sentence)

    def _say_unkept(self, error: OSError) -> None:
        if not self._is_unkept:
            self._is_unkept = True
            where = quoted(str(self.path), 200)
            self._say(f"Settings last for this session only. {where}: {error.strerror or error}")

    # Reading

    def _read(self, otherwise: Settings) -> tuple[Settings, dict[str, Any]]:
        """The settings of the file and what else it holds; `otherwise` if there is no file.

        _Damaged, or OSError if it can't be read.
        """
        try:
            document = _parsed(_bytes_of(self.path))
        except FileNotFoundError:
            return otherwise, {}
        unknown = {key: value for key, value in document.items() if key not in SETTINGS}
        known = {key: value for key, value in document.items() if key in SETTINGS}
        return Settings(**dict(self._checked(known))), unknown

    def _read_or_set_aside(self, otherwise: Settings) -> tuple[Settings, dict[str, Any]]:
        """The same, but a damaged file is moved aside and counts as none. Needs the lock."""
        try:
            return self._read(otherwise)
        except _Damaged as reason:
            target = Path(os.path.realpath(self.path))
            aside = target.with_name(f"{target.name}.bad")
            os.replace(target, aside)
            where = quoted(str(aside), 200)
            self._say(f"The settings file was damaged ({reason}); it is set aside as {where}")
            return otherwise, {}

    def _checked(self, values: dict[str, Any]) -> Iterator[tuple[str, Any]]:
        """The values that can be taken up; of the others it is said what is wrong."""
        for key, value in values.items():
            setting = SETTINGS[key]
            try:
                yield key, setting.check(value)
            except SettingsError as reason:
                if isinstance(value, dict) and isinstance(setting.default, Mapping):
                    yield key, self._sound_part(setting, value)
                else:
                    kept = setting.default
                    now = "none" if kept == {} else tomli_w.dumps({key: kept}).strip()
                    self._say(f"{self.path.name}: {reason}; using {now}")

    def _sound_part(self, setting: Setting, table: dict[str, Any]) -> Any:
        """The entries of a table that can be taken up."""
        sound = {}
        for name, value in table.items():
            try:
                sound.update(setting.check({name: value}))
            except SettingsError:
                self._say(f"{self.path.name}: {setting.key} has no text for {quoted(name)}")
        return setting.check(sound)

    # Writing

    def _document(self, settings: Settings, unknown: dict[str, Any]) -> str:
        """The whole file: plain values, then tables, since a table has no end of its own."""
        plain, tables = [_HEADER], []
        for key, setting in SETTINGS.items():
            comment = f"# {setting.help} ({setting.allowed})\n"
            value = getattr(settings, key)
            if key == "keys":
                tables.append(f"{comment}{tomli_w.dumps({key: dict(value)})}")
            else:
                plain.append(f"{comment}{tomli_w.dumps({key: value})}")
        for key, value in unknown.items():
            try:
                text = tomli_w.dumps({key: value})
            except (ValueError, TypeError, RecursionError):
                self._say(f"{self.path.name}: what {quoted(key)} holds can't be kept")
                continue
            (tables if text.startswith("[") else plain).append(text)
        return "\n".join(plain + tables)


def _bytes_of(path: Path) -> bytes:
    """What the file holds, cut short once it is too large; OSError if it is no file."""
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise OSError("it is no file")
    with open(path, "rb") as file:
        return file.read(LARGEST + 1)


def _parsed(data: bytes) -> dict[str, Any]:
    if len(data) > LARGEST:
        raise _Damaged(f"it is larger than {LARGEST // 2**20} MiB")
    if any(line.count(b".") > _MOST_DOTS for line in data.split(b"\n")):
        raise _Damaged(f"it has a line with more than {_MOST_DOTS} dots")
    import tomllib  # loaded only here, so that a board without settings is there sooner

    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise _Damaged("it is not UTF-8 text") from None
    except ValueError as error:
        raise _Damaged(quoted(str(error), 100)) from None
    except RecursionError:
        raise _Damaged("it is nested too deeply") from None
