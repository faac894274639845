"""The menus of settings: what they change, and when it is written."""

import pytest
from textual import events
from textual.widgets import Button, Input

from boop_tui.session.settings import SETTINGS
from boop_tui.session.settings_file import SettingsFile
from boop_tui.ui.screens import menus
from boop_tui.ui.screens.menus import BOARD_MENU, PIECES_MENU, RESET, SETTINGS_MENU
from boop_tui.ui.widgets.slider import Slider

from ..stage import click, drag, mouse
from .menu import OpenMenu

BY_KEY = {
    "board_theme": ("right", "slate"),
    "board_lightness": ("left", -1),
    "square_rows": ("right", 2),
    "piece_theme": ("end", "letters"),
    "piece_lightness": ("pageup", 5),
    "coordinates": ("left", "none"),
    "variations": ("enter", "inline"),
    "marks": ("right", "in front"),
    "animation": ("right", False),
    "animation_speed": ("end", 3.0),
    "rules": ("right", "printed"),
    "preview": ("space", False),
    "threats": ("left", True),
    "interface_theme": ("right", "textual-dark"),
}


BY_MOUSE = [
    ("board_theme", "sand", "sand"),
    ("piece_theme", "outline", "outline"),
    ("coordinates", "squares", "squares"),
    ("variations", "inline", "inline"),
    ("marks", "in front", "in front"),
    ("animation", "off", False),
    ("rules", "every-line", "every-line"),
    ("preview", "off", False),
    ("threats", "on ", True),
    ("interface_theme", "▸", "textual-dark"),
]
ENDS = {"board_lightness": 22, "square_rows": 12, "piece_lightness": 25, "animation_speed": 3.0}


# Changing


def test_the_menus_hold_every_setting_once_but_those_that_have_their_own_place() -> None:
    offered = [
        key for keys in (BOARD_MENU, PIECES_MENU, SETTINGS_MENU) for key in keys if key != RESET
    ]
    assert sorted(offered) == sorted(SETTINGS.keys() - {"include_variations", "keys"})


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, (_, value) in BY_KEY.items()])
async def test_a_key_changes_a_setting_at_once(
    settings_menu: OpenMenu, key: str, value: object
) -> None:
    pressed, _ = BY_KEY[key]
    async with settings_menu([key]) as menu:
        await menu.press_on(key, pressed)
        assert [getattr(settings, key) for settings in menu.told] == [value]


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, (_, value) in BY_KEY.items()])
async def test_a_changed_setting_is_in_the_file_once_the_menu_is_closed(
    settings_menu: OpenMenu, key: str, value: object
) -> None:
    pressed, _ = BY_KEY[key]
    async with settings_menu([key]) as menu:
        await menu.press_on(key, pressed)
        await menu.press("escape")
        assert menu.written[key] == value


@pytest.mark.parametrize(("key", "word", "value"), BY_MOUSE)
async def test_a_click_changes_a_setting_at_once(
    settings_menu: OpenMenu, key: str, word: str, value: object
) -> None:
    async with settings_menu([key]) as menu:
        await click(menu.pilot, *menu.find(word))
        assert [getattr(settings, key) for settings in menu.told] == [value]


@pytest.mark.parametrize(("key", "value"), ENDS.items())
async def test_a_drag_to_the_end_changes_a_number(
    settings_menu: OpenMenu, key: str, value: float
) -> None:
    async with settings_menu([key]) as menu:
        line = menu.control(key).content_region
        await drag(menu.pilot, (line.x + 3, line.y), (line.x + 14, line.y))
        assert getattr(menu.told[-1], key) == value


@pytest.mark.parametrize("key", ["orange", "grey"])
async def test_a_colour_changes_by_the_sliders_of_its_picker(
    settings_menu: OpenMenu, key: str
) -> None:
    async with settings_menu(PIECES_MENU) as menu:
        await menu.press_on(key, "enter", "down", "down", "end", "escape", "escape")
        assert getattr(menu.told[-1], key) == menu.written[key] == "#ffffff"


async def test_a_number_that_is_no_colour_changes_nothing(settings_menu: OpenMenu) -> None:
    async with settings_menu(PIECES_MENU) as menu:
        await menu.press_on("orange", "enter")
        menu.control("orange").query_one(Input).value = "#ee6a1z"
        await menu.press("escape", "escape")
        assert (menu.told, menu.written) == ([], {})


async def test_only_one_picker_is_unfolded_at_a_time(settings_menu: OpenMenu) -> None:
    async with settings_menu(PIECES_MENU) as menu:
        await menu.press_on("orange", "enter")
        await menu.press_on("grey", "enter")
        unfolded = [picker.id for picker in menu.screen.query("ColourPicker.-open")]
        assert unfolded == ["grey"]


async def test_reset_gives_all_settings_of_the_menu_their_defaults_and_no_others(
    settings_menu: OpenMenu,
) -> None:
    mine = {"piece_theme": "solid", "orange": "#112233", "grey": "#445566", "piece_lightness": 9}
    async with settings_menu(PIECES_MENU, **mine, board_theme="sand") as menu:
        menu.screen.query_one(Button).focus()
        await menu.press("enter", "escape")
        assert menu.written["board_theme"] == "sand"
        assert {key: menu.written[key] for key in mine} == {
            key: SETTINGS[key].default for key in mine
        }


async def test_reset_is_seen_in_the_controls(settings_menu: OpenMenu) -> None:
    async with settings_menu(PIECES_MENU, piece_lightness=9, orange="#112233") as menu:
        await click(menu.pilot, *menu.screen.query_one(Button).region.offset)
        assert menu.control("piece_lightness").value == 0
        assert menu.control("orange").value == "#ee6a10"


async def test_a_theme_that_is_not_there_is_shown_as_the_usual_one(settings_menu: OpenMenu) -> None:
    async with settings_menu(SETTINGS_MENU, interface_theme="gone") as menu:
        assert menu.control("interface_theme").value == ""
        await menu.press_on("threats", "left")
        assert menu.told[-1].interface_theme == "gone"


# Writing


async def test_a_drag_is_shown_all_the_way_and_written_once(settings_menu: OpenMenu) -> None:
    async with settings_menu() as menu:
        line = menu.control("board_lightness").content_region
        await drag(menu.pilot, *((line.x + step, line.y) for step in range(10)))
        assert len(menu.told) > 5
        assert menu.file.writes == [{"board_lightness": menu.told[-1].board_lightness}]


async def test_a_drag_is_written_when_it_ends_though_the_menu_stays_open(
    settings_menu: OpenMenu,
) -> None:
    async with settings_menu() as menu:
        line = menu.control("board_lightness").content_region
        await mouse(menu.pilot, events.MouseDown, line.x, line.y)
        held = menu.written
        await mouse(menu.pilot, events.MouseUp, line.x, line.y)
        assert (held, menu.written["board_lightness"], menu.is_open) == ({}, -22, True)


async def test_keys_in_a_burst_are_written_once(settings_menu: OpenMenu) -> None:
    async with settings_menu() as menu:
        await menu.press_on("board_lightness", *["right"] * 8)
        await menu.press("escape")
        assert menu.file.writes == [{"board_lightness": 8}]


async def test_after_a_pause_a_change_is_written_though_the_menu_stays_open(
    settings_menu: OpenMenu, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(menus, "_PAUSE", 0.01)
    async with settings_menu() as menu:
        await menu.press_on("board_lightness", "right")
        await menu.until(lambda: menu.file.writes)
        assert (menu.written["board_lightness"], menu.is_open) == (1, True)


async def test_a_menu_closed_without_a_change_writes_nothing(settings_menu: OpenMenu) -> None:
    async with settings_menu() as menu:
        await menu.press("down", "up", "escape")
        assert (menu.file.writes, menu.told) == ([], [])


async def test_the_end_of_the_program_loses_no_change(settings_menu: OpenMenu) -> None:
    async with settings_menu() as menu:
        await menu.press_on("board_theme", "end")
        menu.pilot.app.exit()
    assert menu.written["board_theme"] == "night"


async def test_what_another_board_has_written_is_taken_up_with_a_change(
    settings_menu: OpenMenu,
) -> None:
    async with settings_menu() as menu:
        SettingsFile(menu.file.path).change(board_theme="forest")
        await menu.press_on("board_lightness", "right")
        await menu.press("escape")
        assert (menu.told[-1].board_theme, menu.told[-1].board_lightness) == ("forest", 1)


async def test_the_value_of_a_slider_is_written_as_people_say_it(settings_menu: OpenMenu) -> None:
    async with settings_menu(
        ["board_lightness", "square_rows", "animation_speed"],
        board_lightness=-3,
        animation_speed=1.25,
    ) as menu:
        shown = [
            "".join(segment.text for segment in slider.render_line(0)).split()[-1]
            for slider in menu.screen.query(Slider)
        ]
        assert shown == ["−3", "auto", "1.25×"]
