"""Buttons in a bar: by mouse and by key, those that are disabled, and where they stand."""

import pytest
from textual.widgets import Input

from boop_tui.ui.widgets.bars import ButtonBar

from ..board import Host
from ..stage import Stage

BUTTONS = (("Back", "back"), ("Promote", "promote"), ("Delete", "delete"))


def stage(width: int = 40) -> Stage:
    return Stage(ButtonBar(BUTTONS), width, (ButtonBar.Pressed, ButtonBar.Pointed))


def bar_of(app: Stage) -> ButtonBar:
    assert isinstance(app.widget, ButtonBar)
    return app.widget


def pressed(app: Stage) -> list[str]:
    return [message.command for message in app.heard if isinstance(message, ButtonBar.Pressed)]


def pointed(app: Stage) -> list[str | None]:
    return [message.command for message in app.heard if isinstance(message, ButtonBar.Pointed)]


async def test_every_column_of_a_button_presses_it_and_none_beside_it(host: Host) -> None:
    app = stage()
    async with host(app) as pilot:
        region = bar_of(app).region_of("promote")
        for column in range(region.x, region.right):
            await pilot.click(offset=(column, region.y))
        assert pressed(app) == ["promote"] * region.width
        await pilot.click(offset=(region.right, region.y))
        await pilot.click(offset=(39, region.y))
        assert len(pressed(app)) == region.width


async def test_a_disabled_button_is_not_pressed_or_pointed_at(host: Host) -> None:
    app = stage()
    async with host(app) as pilot:
        bar_of(app).enable(lambda command: command != "delete")
        app.heard.clear()
        await pilot.hover(offset=bar_of(app).region_of("delete").offset)
        await pilot.click(offset=bar_of(app).region_of("delete").offset)
        assert (pressed(app), "delete" in pointed(app)) == ([], False)


async def test_a_click_on_a_disabled_button_leaves_the_focus_where_it_is(host: Host) -> None:
    app = stage()
    async with host(app) as pilot:
        bar_of(app).enable(lambda command: command != "delete")
        app.set_focus(None)
        await pilot.click(offset=bar_of(app).region_of("delete").offset)
        assert app.focused is None
        await pilot.click(offset=bar_of(app).region_of("promote").offset)
        assert app.focused is app.widget


@pytest.mark.parametrize("key", ["enter", "space"])
async def test_tab_goes_to_the_next_button_that_is_enabled(host: Host, key: str) -> None:
    app = stage()
    async with host(app) as pilot:
        bar_of(app).enable(lambda command: command != "promote")
        await pilot.press(key, "tab", key, "shift+tab", key)
        assert pressed(app) == ["back", "delete", "back"]


async def test_tab_leaves_the_bar_behind_its_last_button(host: Host) -> None:
    app = stage()
    async with host(app) as pilot:
        await app.screen.mount(field := Input())
        await pilot.press("tab", "tab", "tab")
        assert app.focused is field
        await pilot.press("shift+tab")
        assert app.focused is app.widget


async def test_the_focus_goes_on_where_its_button_is_disabled(host: Host) -> None:
    app = stage()
    async with host(app) as pilot:
        bar_of(app).enable(lambda command: command == "delete")
        await pilot.press("enter")
        assert pressed(app) == ["delete"]


async def test_a_bar_without_any_enabled_button_is_passed_over(host: Host) -> None:
    app = stage()
    async with host(app) as pilot:
        await app.screen.mount(field := Input())
        field.focus()
        bar_of(app).enable(lambda command: False)
        await pilot.press("tab")
        assert app.focused is field


async def test_what_is_pointed_at_is_told_once_and_when_it_is_left(host: Host) -> None:
    app = stage()
    async with host(app) as pilot:
        app.set_focus(None)
        await pilot.pause()
        app.heard.clear()
        region = bar_of(app).region_of("delete")
        for column in (region.x, region.x + 1, region.right + 2):
            await pilot.hover(offset=(column, region.y))
        assert pointed(app) == ["delete", None]


async def test_buttons_take_the_lines_they_need(host: Host) -> None:
    app = stage(width=22)
    async with host(app):
        assert [line.rstrip() for line in app.lines] == ["  Back   Promote", "  Delete"]


async def test_buttons_close_up_where_that_saves_a_line(host: Host) -> None:
    app = stage(width=25)
    async with host(app):
        assert [line.rstrip() for line in app.lines] == ["  Back  Promote  Delete"]


async def test_another_label_moves_what_follows(host: Host) -> None:
    app = stage()
    async with host(app) as pilot:
        before = bar_of(app).region_of("delete").x
        bar_of(app).relabel({"back": "Go back"})
        await pilot.pause()
        assert bar_of(app).region_of("delete").x == before + 3
        assert "Go back" in app.lines[0]
