"""The menus of settings: how they open and close, and where they stand."""

import pytest
from textual import events
from textual.geometry import Offset
from textual.widgets import Button, Input

from boop_tui.session.settings import SETTINGS
from boop_tui.ui.screens.menus import MENUS, PIECES_MENU, SETTINGS_MENU, SettingsMenu

from ..board import SMALL, Start
from ..stage import click, mouse
from .menu import BESIDE_THE_BED, OpenMenu

# Opening and closing


async def test_escape_closes_it(settings_menu: OpenMenu) -> None:
    async with settings_menu() as menu:
        await menu.press("escape")
        assert not menu.is_open


async def test_its_own_key_closes_it(settings_menu: OpenMenu) -> None:
    async with settings_menu() as menu:
        await menu.press("b")
        assert not menu.is_open


async def test_its_own_key_is_a_digit_while_a_number_is_typed(settings_menu: OpenMenu) -> None:
    async with settings_menu(PIECES_MENU) as menu:
        await menu.press_on("orange", "enter")
        menu.screen.query_one(Input).focus()
        await menu.press("b")
        assert (menu.is_open, menu.screen.query_one(Input).value) == (True, "b")


@pytest.mark.parametrize("place", [(0, 0), (40, 5), (79, 23)])
async def test_a_click_elsewhere_closes_it(settings_menu: OpenMenu, place: tuple[int, int]) -> None:
    async with settings_menu() as menu:
        await click(menu.pilot, *place)
        assert not menu.is_open


@pytest.mark.parametrize("what", ["#menu", "#menu-help", "ControlRow", "Label"])
async def test_a_click_inside_keeps_it_open(settings_menu: OpenMenu, what: str) -> None:
    async with settings_menu() as menu:
        await menu.pilot.click(menu.screen.query(what).first(), offset=(0, 0))
        assert menu.is_open


async def test_a_click_on_a_name_goes_to_its_control(settings_menu: OpenMenu) -> None:
    async with settings_menu() as menu:
        await menu.pilot.click(menu.screen.query("Label").last())
        assert menu.screen.focused is menu.control("square_rows")


async def test_escape_folds_an_unfolded_colour_before_it_closes_the_menu(
    settings_menu: OpenMenu,
) -> None:
    async with settings_menu(PIECES_MENU) as menu:
        await menu.press_on("orange", "enter", "escape")
        folded = menu.is_open, menu.control("orange").is_open
        await menu.press("escape")
        assert folded == (True, False)
        assert not menu.is_open


@pytest.mark.parametrize("steps", [("down", "up"), ("tab", "shift+tab")])
async def test_keys_go_from_row_to_row(settings_menu: OpenMenu, steps: tuple[str, str]) -> None:
    forward, back = steps
    async with settings_menu() as menu:
        ways = []
        for key in (forward, forward, back):
            await menu.press(key)
            ways.append(menu.screen.focused.id)
        assert ways == ["board_lightness", "square_rows", "board_lightness"]


async def test_the_foot_explains_the_setting_that_has_the_focus(settings_menu: OpenMenu) -> None:
    async with settings_menu(PIECES_MENU) as menu:
        said = [menu.help]
        for keys in (("down",), ("enter",), ("up", "up", "up")):
            await menu.press(*keys)
            said.append(menu.help)
        assert said == [
            SETTINGS["piece_theme"].help,
            SETTINGS["orange"].help,
            SETTINGS["orange"].help,
            "Give all of these settings back their defaults",
        ]


# Where it stands


@pytest.mark.parametrize("keys", [keys for _, keys in MENUS.values()], ids=MENUS)
async def test_it_stands_at_its_place_within_38_columns_and_20_rows(
    settings_menu: OpenMenu, keys
) -> None:
    async with settings_menu(keys) as menu:
        assert menu.frame.region.offset == BESIDE_THE_BED
        assert menu.frame.region.width <= 38
        assert menu.frame.region.height <= 20


async def test_with_a_colour_unfolded_it_still_stands_within_20_rows(
    settings_menu: OpenMenu,
) -> None:
    async with settings_menu(PIECES_MENU) as menu:
        await menu.press_on("orange", "enter")
        assert menu.frame.region.offset == BESIDE_THE_BED
        assert menu.frame.region.height <= 20


@pytest.mark.parametrize("place", [(70, 20), (79, 23), (60, 1), (0, 23)])
@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
async def test_it_is_moved_to_where_all_of_it_can_be_seen(
    settings_menu: OpenMenu, size, place
) -> None:
    async with settings_menu(SETTINGS_MENU, size, Offset(*place)) as menu:
        assert menu.screen.region.contains_region(menu.frame.region)


async def test_a_resized_terminal_keeps_it_in_sight(settings_menu: OpenMenu) -> None:
    async with settings_menu(SETTINGS_MENU, (120, 40), Offset(78, 10)) as menu:
        await menu.pilot.resize_terminal(60, 20)
        await menu.pilot.pause()
        assert menu.screen.region.contains_region(menu.frame.region)


async def test_where_rows_do_not_fit_the_one_with_the_focus_is_in_sight(
    settings_menu: OpenMenu,
) -> None:
    async with settings_menu(PIECES_MENU, (60, 20), Offset(29, 1)) as menu:
        await menu.press_on("orange", "enter", "escape", "down", "enter")
        await menu.press("up", "up", "up", "up")
        shown = menu.screen.query_one("#menu-rows").region
        await menu.until(lambda: shown.contains_region(menu.screen.query_one(Button).region))
        assert menu.screen.focused is menu.screen.query_one(Button)


async def test_it_makes_way_when_the_screen_below_is_laid_out_anew(
    settings_menu: OpenMenu,
) -> None:
    places = [Offset(41, 1), Offset(3, 2)]
    async with settings_menu(place=lambda: places[0]) as menu:
        places.reverse()
        await menu.lay_out_below()
        assert menu.frame.region.offset == (3, 2)


async def test_it_stays_under_the_mouse_until_that_lets_go(settings_menu: OpenMenu) -> None:
    places = [Offset(41, 1), Offset(3, 2)]
    async with settings_menu(place=lambda: places[0]) as menu:
        line = menu.control("board_lightness").content_region
        places.reverse()
        await mouse(menu.pilot, events.MouseDown, line.x, line.y)
        await menu.lay_out_below()
        held = menu.frame.region.offset
        await mouse(menu.pilot, events.MouseUp, line.x, line.y)
        assert (held, menu.frame.region.offset) == ((41, 1), (3, 2))


async def test_without_colours_what_is_chosen_is_in_reverse(settings_menu: OpenMenu) -> None:
    async with settings_menu(["threats"], pixels=False) as menu:
        drawn = menu.control("threats").render_line(0)
        assert [text for text, style, _ in drawn if style.reverse] == ["off"]


# Over the board


@pytest.mark.parametrize(
    ("word", "keys"),
    [("Board", ("right",)), ("Pieces", ("right",)), ("⚙", ("left",)), ("Board", ("down", "end"))],
)
async def test_the_bed_is_seen_to_change_while_the_menu_is_open(
    start: Start, word: str, keys: tuple[str, ...]
) -> None:
    async with start("1. Kc3 Kd4", SMALL) as board:
        await board.click_text(word)

        def bed() -> list[list[object]]:
            region = board.screen.bed.region
            strips = board.app.screen._compositor.render_strips()
            return [list(strip.crop(0, region.right)) for strip in strips[region.y : region.bottom]]

        before = bed()
        await board.press(*keys)
        await board.until(lambda: bed() != before)
        assert isinstance(board.app.screen, SettingsMenu)


@pytest.mark.parametrize("word", ["Board", "Pieces", "⚙"])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
async def test_the_bed_is_not_covered(start: Start, size: tuple[int, int], word: str) -> None:
    async with start("1. Kc3 Kd4", size) as board:
        await board.click_text(word)
        frame = board.app.screen.query_one("#menu").region
        assert not frame.intersection(board.screen.bed.region)
