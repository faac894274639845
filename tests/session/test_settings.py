"""What each setting may be, and what is said of a value that it can't have."""

import pytest

from boop_tui.session.settings import SETTINGS, Settings, SettingsError


@pytest.mark.parametrize("key", SETTINGS)
def test_each_default_is_a_value_the_setting_can_have(key: str) -> None:
    setting = SETTINGS[key]
    assert setting.check(setting.default) == getattr(Settings(), key)


@pytest.mark.parametrize("key", SETTINGS)
def test_each_setting_is_explained(key: str) -> None:
    setting = SETTINGS[key]
    assert setting.title
    assert setting.help
    assert "\n" not in setting.help + setting.allowed


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("board_theme", "night"),
        ("board_lightness", -22),
        ("board_lightness", 22),
        ("piece_theme", "letters"),
        ("orange", "#00ff7f"),
        ("piece_lightness", 25),
        ("coordinates", "squares"),
        ("variations", "inline"),
        ("marks", "in front"),
        ("animation", False),
        ("animation_speed", 0.25),
        ("rules", "every-line"),
        ("interface_theme", "solarized-light"),
        ("square_rows", 0),
        ("square_rows", 12),
        ("keys", {"undo": "u,ctrl+z"}),
    ],
)
def test_a_value_that_is_allowed_is_taken(key: str, value: object) -> None:
    assert getattr(Settings().changed(**{key: value}), key) == value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("board_theme", "pink"),
        ("board_theme", 3),
        ("board_lightness", 23),
        ("board_lightness", -23),
        ("board_lightness", 1.5),
        ("board_lightness", True),
        ("orange", "#ee6a1"),
        ("orange", "orange"),
        ("orange", "#ee6a10\n"),
        ("animation", 1),
        ("animation", "true"),
        ("animation_speed", 0.24),
        ("animation_speed", 3.01),
        ("animation_speed", float("nan")),
        ("animation_speed", float("inf")),
        ("interface_theme", "a\x1b[31mb"),
        ("interface_theme", "x" * 81),
        ("square_rows", 1),
        ("square_rows", 13),
        ("keys", {"undo": 3}),
        ("keys", {"undo": "\x07"}),
        ("keys", ["undo"]),
        ("preview", None),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_by_name(key: str, value: object) -> None:
    with pytest.raises(SettingsError, match=f"^{key} must be "):
        Settings().changed(**{key: value})


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(SettingsError, match="no setting colour"):
        Settings().changed(colour="red")


@pytest.mark.parametrize(
    "value",
    ["\x1b]0;owned\x07", "\u202egnp", 10**5000, [[]] * 9, object()],
    ids=["escape", "direction", "huge", "list", "thing"],
)
def test_a_refusal_is_harmless_whatever_the_value(value: object) -> None:
    with pytest.raises(SettingsError) as refused:
        Settings().changed(board_theme=value)
    assert str(refused.value).isprintable()


def test_a_colour_is_kept_in_small_letters() -> None:
    assert Settings().changed(grey="#AABBCC").grey == "#aabbcc"


def test_a_whole_number_is_a_speed_too() -> None:
    assert isinstance(Settings().changed(animation_speed=2).animation_speed, float)


def test_a_table_of_keys_is_a_copy() -> None:
    mine = {"undo": "u"}
    settings = Settings().changed(keys=mine)
    mine["undo"] = "z"
    assert settings.keys["undo"] == "u"
