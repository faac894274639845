"""The slider: by key and by mouse, its bounds, and how it looks."""

import pytest
from textual import events

from boop_tui.ui.widgets.slider import Slider

from ..board import Host
from ..stage import Stage, click, drag, mouse

WIDTH = 16
"""Ten columns of line, a space, and five of value."""


def lightness(value: float = 0) -> Slider:
    return Slider(-9, 9, 2, value, mark=-1, written=lambda value: f"{value:+g}")


def stage(slider: Slider) -> Stage:
    return Stage(slider, WIDTH, (Slider.Changed,))


@pytest.mark.parametrize(
    ("key", "value"),
    [("right", 3), ("left", -1), ("home", -9), ("end", 9), ("pageup", 5), ("pagedown", -3)],
)
async def test_a_key_moves_the_thumb(host: Host, key: str, value: float) -> None:
    app = stage(lightness(1))
    async with host(app, (40, 5)) as pilot:
        await pilot.press(key)
        assert (app.values, app.widget.value) == ([value], value)


@pytest.mark.parametrize(
    ("value", "key"), [(9, "right"), (9, "end"), (-9, "left"), (-9, "pagedown")]
)
async def test_at_its_end_it_stays_and_says_nothing(host: Host, value: float, key: str) -> None:
    app = stage(lightness(value))
    async with host(app, (40, 5)) as pilot:
        await pilot.press(key)
        assert (app.values, app.widget.value) == ([], value)


@pytest.mark.parametrize(("column", "value"), [(0, -9), (1, -7), (6, 3), (9, 9)])
async def test_a_click_on_the_line_takes_the_value_there(
    host: Host, column: int, value: float
) -> None:
    app = stage(lightness(-1))
    async with host(app, (40, 5)) as pilot:
        await click(pilot, column)
        assert app.values == [value]


@pytest.mark.parametrize("column", [10, 12, 15])
async def test_a_click_on_the_number_changes_nothing(host: Host, column: int) -> None:
    app = stage(lightness(-1))
    async with host(app, (40, 5)) as pilot:
        await click(pilot, column)
        assert app.values == []


async def test_another_button_changes_nothing(host: Host) -> None:
    app = stage(lightness(-1))
    async with host(app, (40, 5)) as pilot:
        await click(pilot, 0, button=3)
        assert app.values == []


async def test_a_click_on_the_thumb_keeps_a_value_that_shares_its_column(host: Host) -> None:
    app = stage(Slider(0, 100, 1, 47))
    async with host(app, (40, 5)) as pilot:
        await click(pilot, app.lines[0].index("●"))
        assert app.values == []


async def test_a_drag_says_every_value_on_its_way(host: Host) -> None:
    app = stage(lightness(-9))
    async with host(app, (40, 5)) as pilot:
        await drag(pilot, (0, 0), (2, 0), (3, 0), (3, 3))
        assert app.values == [-5, -3]


async def test_a_drag_beyond_the_line_stops_at_its_end(host: Host) -> None:
    app = stage(lightness(-1))
    async with host(app, (40, 5)) as pilot:
        await drag(pilot, (5, 0), (39, 0))
        assert app.widget.value == 9


async def test_a_drag_holds_from_the_press_to_the_release(host: Host) -> None:
    app = stage(lightness(-1))
    async with host(app, (40, 5)) as pilot:
        await mouse(pilot, events.MouseDown, 2)
        held = app.widget.is_dragged
        await mouse(pilot, events.MouseUp, 2)
        await mouse(pilot, events.MouseMove, 8)
        assert (held, app.widget.is_dragged, app.values) == (True, False, [-5])


async def test_after_a_drag_the_mouse_is_free_for_others(host: Host) -> None:
    app = stage(lightness(-1))
    async with host(app, (40, 5)) as pilot:
        await drag(pilot, (0, 0), (9, 0))
        assert app.mouse_captured is None


async def test_the_end_of_a_drag_is_told_once_after_all_its_values(host: Host) -> None:
    app = Stage(lightness(-1), WIDTH, (Slider.Changed, Slider.Settled))
    async with host(app, (40, 5)) as pilot:
        await drag(pilot, (0, 0), (9, 0))
        kinds = [type(message) for message in app.heard]
        assert kinds == [Slider.Changed, Slider.Changed, Slider.Settled]


@pytest.mark.parametrize(
    ("turn", "value"), [(events.MouseScrollUp, 3), (events.MouseScrollDown, -1)]
)
async def test_the_wheel_moves_the_thumb_and_nothing_else(
    host: Host, turn: type[events.MouseEvent], value: float
) -> None:
    app = stage(lightness(1))
    async with host(app, (40, 5)) as pilot:
        await mouse(pilot, turn, 3)
        assert (app.values, app.reached_the_parent) == ([value], [])


@pytest.mark.parametrize("value", [-10, 9.5, 100])
def test_a_value_out_of_range_is_refused(value: float) -> None:
    with pytest.raises(ValueError, match="is not from -9 to 9"):
        lightness().show(value)


def test_a_value_out_of_range_leaves_the_thumb_where_it_was() -> None:
    slider = lightness(3)
    with pytest.raises(ValueError, match="100"):
        slider.show(100)
    assert slider.value == 3


async def test_showing_a_value_says_nothing(host: Host) -> None:
    app = stage(lightness(1))
    async with host(app, (40, 5)) as pilot:
        app.widget.show(5)
        await pilot.pause()
        assert (app.widget.value, app.values) == (5, [])


async def test_a_value_between_two_steps_goes_on_to_the_steps_beside_it(host: Host) -> None:
    app = stage(Slider(0, 3, 0.5, 1.1))
    async with host(app, (40, 5)) as pilot:
        await pilot.press("right", "left", "left")
        assert app.values == [1.5, 1, 0.5]


async def test_the_automatic_value_lies_below_the_least(host: Host) -> None:
    app = stage(Slider(2, 12, 1, 2, automatic=0))
    async with host(app, (40, 5)) as pilot:
        await pilot.press("left", "left", "right")
        assert app.values == [0, 2]


@pytest.mark.parametrize(
    ("value", "drawn"),
    [
        (-9, "●━━━┿─────    -9"),
        (-1, "────●─────    -1"),
        (5, "────┿━━●──    +5"),
        (9, "────┿━━━━●    +9"),
    ],
)
async def test_the_line_is_filled_from_the_mark_to_the_thumb(
    host: Host, value: float, drawn: str
) -> None:
    app = stage(lightness(value))
    async with host(app, (40, 5)):
        assert app.lines == [drawn]


async def test_without_a_mark_it_is_filled_from_the_least(host: Host) -> None:
    app = stage(Slider(0, 9, 1, 4))
    async with host(app, (40, 5)):
        assert app.lines == ["━━━━●─────     4"]


async def test_a_band_shows_the_colours_that_the_values_lead_to(host: Host) -> None:
    app = stage(Slider(0, 19, 1, 19, tint=lambda value: round(value) << 16))
    async with host(app, (40, 5)):
        segments = list(app.widget.render_line(0))[:9]
        halves = [
            colour.get_truecolor().red
            for segment in segments
            for colour in (segment.style.color, segment.style.bgcolor)
        ]
        assert halves == list(range(18))


async def test_the_thumb_of_a_band_stands_out_by_its_character(host: Host) -> None:
    app = stage(Slider(0, 9, 1, 3, tint=lambda value: 0x808080))
    async with host(app, (40, 5)):
        assert app.lines == ["▌▌▌●▌▌▌▌▌▌     3"]
