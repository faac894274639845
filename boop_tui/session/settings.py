"""The settings: what each may be, said once, and the values a person has chosen.

They are read and kept by `boop_tui.session.settings_file.SettingsFile`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any, NamedTuple

from boop_tui.game.rules import RULE_SETS
from boop_tui.text.plain import quoted, shown

LONGEST_TEXT = 80

_COLOUR = "#[0-9a-f]{6}"


class SettingsError(ValueError):
    """A value that a setting can't have; its text says what it may be."""


class Setting(NamedTuple):
    """What is known of one setting: how it is named and explained, and what it may be.

    `choices` holds the values of one that is chosen from a list; `least`, `most` and `step` are
    those of a number (0 without meaning otherwise), and `automatic` one value outside of them.
    """

    key: str
    title: str
    help: str
    default: Any
    choices: tuple[str, ...] = ()
    least: float = 0
    most: float = 0
    step: float = 0
    automatic: int | None = None
    is_colour: bool = False

    @property
    def allowed(self) -> str:
        """What the setting may be, in words."""
        if isinstance(self.default, bool):
            return "true or false"
        if isinstance(self.default, int | float):
            kind = "a whole number" if isinstance(self.default, int) else "a number"
            other = "" if self.automatic is None else f"{self.automatic} or "
            return f"{other}{kind} from {self.least:g} to {self.most:g}"
        if self.choices:
            return f"{', '.join(self.choices[:-1])} or {self.choices[-1]}"
        if self.is_colour:
            return "a colour such as #ee6a10"
        if isinstance(self.default, Mapping):
            return "a table of action ids, each with its keys as text"
        return f"a name of at most {LONGEST_TEXT} characters"

    def check(self, value: object) -> Any:
        """The value as it is kept; SettingsError where the setting can't have it."""
        kept = self._kept(value)
        if kept is None:
            raise SettingsError(f"{self.key} must be {self.allowed}, not {_told(value)}")
        return kept

    def _kept(self, value: object) -> Any:
        default = self.default
        if isinstance(default, Mapping):
            return _kept_table(value)
        if isinstance(default, bool) or isinstance(value, bool):
            return value if isinstance(default, bool) and isinstance(value, bool) else None
        if isinstance(default, float) and isinstance(value, int | float):
            return float(value) if self.least <= value <= self.most else None
        if isinstance(default, int) and isinstance(value, int):
            return value if self.least <= value <= self.most or value == self.automatic else None
        if isinstance(default, str) and isinstance(value, str):
            return self._kept_text(value)
        return None

    def _kept_text(self, value: str) -> str | None:
        if self.choices:
            return value if value in self.choices else None
        if self.is_colour:
            return value.lower() if re.fullmatch(_COLOUR, value.lower()) else None
        return value if len(value) <= LONGEST_TEXT and value == shown(value) else None


def _kept_table(value: object) -> Mapping[str, str] | None:
    """A table of texts; what TOML makes of a name with a dot, left unquoted, is put right."""
    if not isinstance(value, Mapping):
        return None
    pairs: list[tuple[object, object]] = []
    for name, held in value.items():
        if isinstance(held, Mapping):
            pairs += [(f"{name}.{inner}", text) for inner, text in held.items()]
        else:
            pairs.append((name, held))
    kept = {}
    for name, text in pairs:
        if not (isinstance(name, str) and isinstance(text, str)):
            return None
        if (name, text) != (shown(name), shown(text)):
            return None
        kept[name] = text
    return MappingProxyType(kept)


def _told(value: object) -> str:
    """A value from outside, short and harmless, for a message."""
    if isinstance(value, str):
        return f'"{quoted(value)}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) or (isinstance(value, int) and abs(value) < 10**12):
        return str(value)
    kinds = {int: "so huge a number", list: "a list", dict: "a table"}
    return kinds.get(type(value), "that")


def _setting(default: Any, title: str, help: str, **limits: Any) -> Any:  # noqa: A002
    """A field of `Settings`, carrying what is known of it."""
    known = {"title": title, "help": help, **limits}
    if isinstance(default, Mapping):
        return field(default_factory=lambda: default, metadata=known)
    return field(default=default, metadata=known)


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person has chosen; each field is explained by its entry in `SETTINGS`."""

    board_theme: str = _setting(
        "blue",
        "Theme",
        "Colours of the bed",
        choices=("blue", "slate", "forest", "sand", "night"),
    )
    board_lightness: int = _setting(
        0, "Lightness", "Lightness added to the bed's colours", least=-22, most=22, step=1
    )
    piece_theme: str = _setting(
        "cats",
        "Theme",
        "How pieces are drawn",
        choices=("cats", "shapes", "solid", "outline", "letters"),
    )
    orange: str = _setting("#ee6a10", "Orange", "Colour of orange's pieces", is_colour=True)
    grey: str = _setting("#4d5661", "Grey", "Colour of grey's pieces", is_colour=True)
    piece_lightness: int = _setting(
        0, "Lightness", "Lightness added to the colours of both sides", least=-25, most=25, step=1
    )
    coordinates: str = _setting(
        "edges",
        "Coordinates",
        "Where files and ranks are named",
        choices=("none", "edges", "squares"),
    )
    variations: str = _setting(
        "indented",
        "Variations",
        "Variations in the move list, on lines of their own or in brackets",
        choices=("indented", "inline"),
    )
    marks: str = _setting(
        "behind",
        "Marks",
        "Marks on a square, under the piece or over it",
        choices=("behind", "in front"),
    )
    animation: bool = _setting(True, "Animation", "Whether booped pieces slide")
    animation_speed: float = _setting(
        1.0, "Speed", "Speed of the animation", least=0.25, most=3, step=0.25
    )
    rules: str = _setting("board", "Rules", "Rule set of a new game", choices=tuple(RULE_SETS))
    interface_theme: str = _setting(
        "", "Interface", "Theme of everything around the bed, empty for the usual one"
    )
    square_rows: int = _setting(
        0,
        "Square size",
        "Height of a square in lines, 0 for as large as fits",
        least=2,
        most=12,
        step=1,
        automatic=0,
    )
    include_variations: bool = _setting(
        False, "Include variations", "Whether the move-list box holds variations as well"
    )
    preview: bool = _setting(
        True, "Preview", "Whether a square pointed at shows what placing there does"
    )
    threats: bool = _setting(False, "Threats", "Whether squares that graduate or win are marked")
    keys: Mapping[str, str] = _setting(
        MappingProxyType({}),
        "Keys",
        'Keys of your own by the ids that Help shows, such as "tree.undo" = "u,ctrl+z"',
    )

    def changed(self, **changes: object) -> "Settings":
        """These settings with other values; SettingsError for an unknown key or a bad value."""
        for key in changes:
            if key not in SETTINGS:
                raise SettingsError(f"there is no setting {quoted(key)}")
        return replace(self, **{key: SETTINGS[key].check(value) for key, value in changes.items()})


SETTINGS: dict[str, Setting] = {
    each.name: Setting(each.name, default=getattr(Settings(), each.name), **each.metadata)
    for each in fields(Settings)
}
"""Every setting by its key, in the order of the file and the menus."""
