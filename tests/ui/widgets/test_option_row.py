"""Options to choose from: all in sight, or one at a time."""

import pytest
from textual import events

from boop_tui.ui.widgets.option_row import Option, OptionRow, Options, OptionStepper

from ..board import Host
from ..stage import Stage, click, mouse

BOARDS = ("blue", "slate", "forest", "sand", "night")


def options(names: tuple[str, ...] = BOARDS) -> list[Option]:
    return [Option(name, name) for name in names]


def stage(widget: Options, width: int = 40) -> Stage:
    return Stage(widget, width, (Options.Chosen,))


# All in sight


async def test_all_options_stand_in_a_line_with_an_edge_around_the_chosen_one(host: Host) -> None:
    app = stage(OptionRow(options(), "slate"))
    async with host(app, (50, 6)):
        assert [line.rstrip() for line in app.lines] == [" blue ▐slate▌ forest  sand  night"]


@pytest.mark.parametrize(
    ("width", "lines"),
    [
        (34, [" blue ▐slate▌ forest  sand  night"]),
        (33, [" blue▐slate▌forest sand night"]),
        (23, [" blue ▐slate▌ forest", " sand  night"]),
        (14, [" blue  ▐slate▌", " forest sand", " night"]),
        (9, [" blue", "▐slate▌", " forest", " sand", " night"]),
    ],
)
async def test_options_stand_in_as_many_columns_as_there_is_room_for(
    host: Host, width: int, lines: list[str]
) -> None:
    app = stage(OptionRow(options(), "slate"), width)
    async with host(app, (50, 6)):
        assert [line.rstrip() for line in app.lines] == lines


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("right", "forest"),
        ("left", "blue"),
        ("home", "blue"),
        ("end", "night"),
        ("enter", "forest"),
    ],
)
async def test_a_key_chooses_another_option(host: Host, key: str, value: str) -> None:
    app = stage(OptionRow(options(), "slate"))
    async with host(app, (50, 6)) as pilot:
        await pilot.press(key)
        assert (app.values, app.widget.value) == ([value], value)


@pytest.mark.parametrize(("value", "key"), [("blue", "left"), ("night", "right"), ("night", "end")])
async def test_the_arrows_stop_at_the_ends(host: Host, value: str, key: str) -> None:
    app = stage(OptionRow(options(), value))
    async with host(app, (50, 6)) as pilot:
        await pilot.press(key)
        assert app.values == []


async def test_enter_goes_round_the_end(host: Host) -> None:
    app = stage(OptionRow(options(), "night"))
    async with host(app, (50, 6)) as pilot:
        await pilot.press("enter")
        assert app.values == ["blue"]


@pytest.mark.parametrize("width", [40, 14])
@pytest.mark.parametrize("name", BOARDS)
async def test_a_click_on_an_option_chooses_it(host: Host, name: str, width: int) -> None:
    others = [Option(None, "none of them"), *options()]
    app = stage(OptionRow(others, None), width)
    async with host(app, (50, 8)) as pilot:
        spot = next((line.index(name), y) for y, line in enumerate(app.lines) if name in line)
        await click(pilot, *spot)
        assert app.values == [name]


async def test_a_click_where_nothing_stands_chooses_nothing(host: Host) -> None:
    app = stage(OptionRow(options(("on", "off")), "off"))
    async with host(app, (50, 6)) as pilot:
        await click(pilot, 30)
        assert (app.values, app.reached_the_parent) == ([], [])


async def test_a_click_beside_the_last_line_chooses_nothing(host: Host) -> None:
    app = stage(OptionRow(options(), "blue"), 23)
    async with host(app, (50, 6)) as pilot:
        await click(pilot, app.lines[0].index("forest"), 1)
        assert app.values == []


async def test_a_long_last_option_does_not_draw_the_others_apart(host: Host) -> None:
    app = stage(OptionRow(options(("board", "printed", "every-line")), "printed"), 23)
    async with host(app, (50, 6)):
        assert [line.rstrip() for line in app.lines] == [" board ▐printed▌", " every-line"]


async def test_a_click_on_the_chosen_option_says_nothing(host: Host) -> None:
    app = stage(OptionRow(options(), "blue"))
    async with host(app, (50, 6)) as pilot:
        await click(pilot, 2)
        assert app.values == []


async def test_the_option_under_the_pointer_is_underlined(host: Host) -> None:
    app = stage(OptionRow(options(), "blue"))
    async with host(app, (50, 6)) as pilot:
        await mouse(pilot, events.MouseMove, app.lines[0].index("forest"), button=0)
        underlined = [text for text, style, _ in app.widget.render_line(0) if style.underline]
        assert underlined == ["forest"]


@pytest.mark.parametrize("kind", [OptionRow, OptionStepper])
def test_a_value_that_is_no_option_is_refused(kind: type[Options]) -> None:
    with pytest.raises(ValueError, match="pink"):
        kind(options(), "pink")


async def test_showing_an_option_says_nothing(host: Host) -> None:
    app = stage(OptionRow(options(), "blue"))
    async with host(app, (50, 6)) as pilot:
        app.widget.show("sand")
        await pilot.pause()
        assert (app.widget.value, app.values) == ("sand", [])


# One at a time


async def test_only_the_chosen_one_of_many_is_shown_with_its_number(host: Host) -> None:
    app = stage(OptionStepper(options(), "slate"), 14)
    async with host(app, (50, 6)):
        assert app.lines == ["◂▐  slate   ▌▸", "    2 of 5    "]


@pytest.mark.parametrize(("value", "missing"), [("blue", "◂"), ("night", "▸")])
async def test_there_is_no_arrow_where_it_ends(host: Host, value: str, missing: str) -> None:
    app = stage(OptionStepper(options(), value), 14)
    async with host(app, (50, 6)):
        assert {"◂", "▸"} - set(app.lines[0]) == {missing}


@pytest.mark.parametrize(
    ("key", "value"), [("right", "forest"), ("left", "blue"), ("end", "night")]
)
async def test_a_key_steps_through_them(host: Host, key: str, value: str) -> None:
    app = stage(OptionStepper(options(), "slate"), 14)
    async with host(app, (50, 6)) as pilot:
        await pilot.press(key)
        assert app.values == [value]


@pytest.mark.parametrize(("column", "value"), [(0, "blue"), (13, "forest"), (7, "forest")])
async def test_a_click_steps_back_on_the_left_and_on_elsewhere(
    host: Host, column: int, value: str
) -> None:
    app = stage(OptionStepper(options(), "slate"), 14)
    async with host(app, (50, 6)) as pilot:
        await click(pilot, column)
        assert app.values == [value]


@pytest.mark.parametrize(
    ("turn", "value"), [(events.MouseScrollUp, "blue"), (events.MouseScrollDown, "forest")]
)
async def test_the_wheel_steps_through_them_and_does_nothing_else(
    host: Host, turn: type[events.MouseEvent], value: str
) -> None:
    app = stage(OptionStepper(options(), "slate"), 14)
    async with host(app, (50, 6)) as pilot:
        await mouse(pilot, turn, 5)
        assert (app.values, app.reached_the_parent) == ([value], [])


async def test_a_name_too_long_for_its_room_is_cut(host: Host) -> None:
    app = stage(OptionStepper(options(("catppuccin-macchiato",)), "catppuccin-macchiato"), 14)
    async with host(app, (50, 6)):
        assert app.lines[0] == " ▐catppucci…▌ "
