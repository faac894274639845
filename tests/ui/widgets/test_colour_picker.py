"""The colour picker: its sliders, its field, and the sample that follows them."""

import pytest
from textual.widgets import Input, Static

from boop_tui.game.position import Side
from boop_tui.ui.art.palette import PIECE_THEMES, Look, board_colours, hex_colour
from boop_tui.ui.widgets.colour_picker import ColourPicker, ColourSample
from boop_tui.ui.widgets.slider import Slider

from ..art.drawing import pixels
from ..board import Host
from ..stage import Stage, click

SIZE = (50, 14)


def stage(side: Side = Side.ORANGE, look: Look | None = None) -> Stage:
    picker = ColourPicker("Colour", side, look or Look())
    return Stage(picker, 36, (ColourPicker.Changed, ColourPicker.Opened))


async def opened(pilot, app):
    """Unfolds the picker as by key; what was heard of that is forgotten."""
    await pilot.press("enter")
    app.heard.clear()


def part(app: Stage, name: str) -> Slider:
    return app.widget.query_one(f"#{name}", Slider)


def reason(app: Stage) -> str:
    return str(app.widget.query_one(".reason", Static).content)


def shown_number(app: Stage) -> str:
    return app.widget.query_one(Input).value


def sample(app: Stage) -> set[str]:
    """The colours that are to be seen in the sample."""
    drawn = app.widget.query_one(ColourSample)
    strips = [drawn.render_line(y) for y in range(drawn.size.height)]
    return {colour for row in pixels(strips) for colour in row}


# Opening


async def test_folded_it_is_one_line_with_the_colour_and_its_number(host: Host) -> None:
    app = stage()
    async with host(app, SIZE):
        assert [line.rstrip() for line in app.lines] == ["▌Colour       ██████ ▐#ee6a10▌ ▾"]


async def test_enter_unfolds_it_with_the_focus_on_its_first_slider(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await pilot.press("enter")
        assert app.focused is part(app, "hue")
        assert [type(message) for message in app.heard] == [ColourPicker.Opened]


async def test_a_click_unfolds_it_and_another_folds_it(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await click(pilot, 16)
        unfolded = app.widget.is_open, app.widget.size.height
        await click(pilot, 16)
        assert unfolded == (True, 9)
        assert (app.widget.is_open, app.widget.size.height) == (False, 1)


async def test_escape_folds_it_and_goes_back_to_its_line(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await pilot.press("enter", "down", "escape", "enter")
        assert app.widget.is_open


# The sliders


async def test_unfolding_it_leaves_the_colour_as_it_was(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        await pilot.press("tab", "tab", "tab", "tab")
        assert (app.values, app.widget.value, shown_number(app)) == ([], "#ee6a10", "#ee6a10")


async def test_the_sliders_stand_at_the_colour(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        numbers = [line[-6:].strip() for line in app.lines[1:4]]
        assert numbers == ["24°", "87%", "50%"]


@pytest.mark.parametrize(
    ("tabs", "key", "value"),
    [(0, "home", "#ee1010"), (1, "home", "#7f7f7f"), (2, "home", "#000000"), (2, "end", "#ffffff")],
)
async def test_each_slider_changes_its_part_of_the_colour(
    host: Host, tabs: int, key: str, value: str
) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        await pilot.press(*["tab"] * tabs, key)
        assert app.values == [value]
        assert (app.widget.value, shown_number(app)) == (value, value)


async def test_a_slider_answers_the_mouse(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        band = part(app, "lightness").content_region
        await click(pilot, band.x, band.y)
        assert app.values == ["#000000"]


async def test_the_way_through_black_keeps_hue_and_saturation(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        await pilot.press("tab", "tab", "home", "end", "pagedown")
        hue, saturation = part(app, "hue").value, part(app, "saturation").value
        assert (round(hue), round(saturation)) == (24, 87)


@pytest.mark.parametrize("value", ["#000000", "#ffffff"])
async def test_black_and_white_by_their_number_keep_hue_and_saturation(
    host: Host, value: str
) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        app.widget.query_one(Input).value = value
        await pilot.pause()
        hue, saturation = part(app, "hue").value, part(app, "saturation").value
        assert (app.values, round(hue), round(saturation)) == ([value], 24, 87)


async def test_a_grey_by_its_number_keeps_the_hue(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        app.widget.query_one(Input).value = "#808080"
        await pilot.pause()
        hue, saturation = part(app, "hue").value, part(app, "saturation").value
        assert (app.values, round(hue), round(saturation)) == (["#808080"], 24, 0)


# The number


async def typed(pilot, app, text):
    await opened(pilot, app)
    app.widget.query_one(Input).focus()
    await pilot.press("end", *["backspace"] * 7, *text)


async def test_a_number_is_taken_as_soon_as_it_is_whole(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await typed(pilot, app, "#336699")
        assert app.values == ["#336699"]
        assert [round(part(app, name).value) for name in ("hue", "saturation", "lightness")] == [
            210,
            50,
            40,
        ]


async def test_the_same_number_written_otherwise_says_nothing(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        app.widget.query_one(Input).value = "EE6A10"
        await pilot.pause()
        assert app.values == []


@pytest.mark.parametrize("text", ["#33669", "#33669z", "#3366999", "orange"])
async def test_what_is_no_colour_is_refused_and_the_text_stays(host: Host, text: str) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        app.widget.query_one(Input).value = text
        await pilot.pause()
        assert (app.values, app.widget.value) == ([], "#ee6a10")
        assert shown_number(app) == text


async def test_the_reason_stands_below_the_field_until_the_text_is_mended(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await typed(pilot, app, "#33669z")
        refused = " ".join(" ".join(line[:19].split()) for line in app.lines[5:])
        await pilot.press("backspace", "9")
        assert refused.strip() == '"z" is not one of 0-9 and a-f'
        assert reason(app) == ""


async def test_a_slider_puts_a_colour_in_place_of_what_was_refused(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await typed(pilot, app, "#33")
        part(app, "hue").focus()
        await pilot.press("home")
        assert (shown_number(app), reason(app)) == ("#ee1010", "")


async def test_what_was_refused_is_gone_when_it_is_unfolded_anew(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await typed(pilot, app, "#33")
        await pilot.press("escape", "enter")
        assert (shown_number(app), reason(app)) == ("#ee6a10", "")


# The sample


@pytest.mark.parametrize("theme", PIECE_THEMES)
async def test_the_sample_shows_the_new_colour_at_once(host: Host, theme: str) -> None:
    app = stage(look=Look(piece_theme=theme, board_theme="night"))
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        before = sample(app)
        await pilot.press("end")
        assert "#ee6a10" in before
        assert "#ee1010" in sample(app)


async def test_the_sample_stands_on_the_squares_of_the_bed(host: Host) -> None:
    look = Look(board_theme="forest")
    app = stage(look=look)
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        board = board_colours(look)
        assert {hex_colour(board.light), hex_colour(board.dark)} <= sample(app)


async def test_each_side_has_its_own_colour(host: Host) -> None:
    app = stage(Side.GREY)
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        assert (app.widget.value, "#4d5661" in sample(app)) == ("#4d5661", True)


async def test_another_look_is_taken_up_without_a_word(host: Host) -> None:
    app = stage()
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        app.widget.show(Look(orange="#336699"))
        await pilot.pause()
        assert (app.values, shown_number(app), round(part(app, "hue").value)) == (
            [],
            "#336699",
            210,
        )
        assert "#336699" in sample(app)


async def test_without_pixels_the_sample_is_written_in_letters(host: Host) -> None:
    app = stage(look=Look(pixels=False))
    async with host(app, SIZE) as pilot:
        await opened(pilot, app)
        written = "".join(line[19:].strip() for line in app.lines[5:])
        assert "K" in written
        assert "C" in written
