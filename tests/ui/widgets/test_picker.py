"""Kitten or cat: the small question beside a square."""

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region, Size

from boop_tui.game.bed import NAMES, SQUARES
from boop_tui.game.position import Side
from boop_tui.ui.art.palette import Look
from boop_tui.ui.widgets.bed_view import SMALLEST
from boop_tui.ui.widgets.picker import KindPicker

from ..board import ROOMY, SMALL, Board, Host, Start

BOTH_KINDS = "A5/1A4/6/6/6/6-51-80-ap"
SIZES = [(60, 20), SMALL, (100, 30), ROOMY, (200, 60)]


class Table(App[None]):
    """A screen with nothing on it but the question."""

    CSS = "Screen { layers: base above; }"

    def compose(self) -> ComposeResult:
        yield KindPicker(Look())


async def asked(board: Board, square: str = "c3") -> KindPicker:
    """The question, opened by a click on a square."""
    await board.click_square(square)
    picker = board.screen.playing.picker
    assert picker.display
    return picker


def placed(picker: KindPicker) -> Region:
    """Where the question will be once the screen has been laid out."""
    size = Size(2 * 10 + 2, 3 + 3)
    return Region.from_offset(picker.styles.offset.resolve(size, size), size)


# Where it opens


async def test_it_opens_inside_the_screen_beside_the_square(start: Start) -> None:
    async with start(BOTH_KINDS) as board:
        screen, picker = board.screen, board.screen.playing.picker
        for size in SIZES:
            await board.resize(*size)
            await board.set(square_rows=0)
            for rows in range(screen.bed.rows, SMALLEST - 1, -1):
                await board.set(square_rows=rows)
                for square in SQUARES:
                    region = screen.bed.region_of(square)
                    picker.open(Side.ORANGE, region, screen.region)
                    place = placed(picker)
                    name = f"{NAMES[square]} at {rows} rows in {size}"
                    assert place in screen.region, name
                    assert not place.overlaps(region), name
                    assert place.grow((1, 1, 1, 1)).overlaps(region), name


@pytest.mark.parametrize(
    ("square", "screen"),
    [(Region(0, 0, 24, 12), Size(60, 20)), (Region(36, 8, 24, 12), Size(60, 20))],
)
async def test_it_opens_beside_a_square_in_any_corner(
    host: Host, square: Region, screen: Size
) -> None:
    async with host(Table(), screen) as pilot:
        picker = pilot.app.query_one(KindPicker)
        picker.open(Side.GREY, square, screen.region)
        await pilot.pause()
        assert picker.region == placed(picker)
        assert picker.region in screen.region
        assert not picker.region.overlaps(square)


# What it asks and takes


async def test_it_names_both_kinds(start: Start) -> None:
    async with start(BOTH_KINDS, size=SMALL) as board:
        picker = await asked(board)
        words = " ".join(picker.render_line(y).text for y in range(picker.size.height)).split()
        assert {"k", "kitten", "c", "cat"} <= set(words)
        assert board.status.startswith("Orange: kitten or cat on c3?")


async def test_a_key_picks_a_kind(start: Start) -> None:
    async with start(BOTH_KINDS, size=SMALL) as board:
        for keys, move in (
            ("k", "Kc3"),
            ("c", "Cc3"),
            ("enter", "Kc3"),
            ("right enter", "Cc3"),
            ("tab space", "Cc3"),
            ("left right enter", "Kc3"),
        ):
            await asked(board)
            await board.press(*keys.split())
            assert board.move == move, keys
            await board.press("u")


async def test_a_click_picks_a_kind(start: Start) -> None:
    async with start(BOTH_KINDS, size=SMALL) as board:
        for label, move in (("k kitten", "Kc3"), ("c cat", "Cc3")):
            await asked(board)
            await board.click_text(label)
            assert board.move == move
            await board.press("u")


async def test_a_click_anywhere_picks_the_kind_that_is_lit_there(host: Host) -> None:
    async with host(Table(), SMALL) as pilot:
        picker = pilot.app.query_one(KindPicker)
        picker.open(Side.ORANGE, Region(0, 0, 6, 3), pilot.app.screen.region)
        picked: list[object] = []
        picker.action_pick = picked.append  # type: ignore[method-assign]
        await pilot.pause()
        for column in range(picker.size.width + 2):
            await pilot.hover(KindPicker, offset=(column, 2))
            lit = picker._lit
            await pilot.click(KindPicker, offset=(column, 2))
            assert picked.pop() == lit


async def test_escape_takes_the_placement_back(start: Start) -> None:
    async with start(BOTH_KINDS, size=SMALL) as board:
        picker = await asked(board)
        await board.press("escape")
        assert not picker.display
        assert board.game == f'[FEN "{BOTH_KINDS}"]'


async def test_another_square_is_asked_about_instead(start: Start) -> None:
    async with start(BOTH_KINDS, ROOMY) as board:
        picker = await asked(board, "c3")
        await board.click_square("f1")
        assert picker.display
        await board.press("c")
        assert board.move == "Cf1"


async def test_the_keys_of_the_board_work_again_once_it_is_answered(start: Start) -> None:
    async with start(BOTH_KINDS, size=SMALL) as board:
        await asked(board)
        await board.press("c", "left")
        assert board.line == ""


async def test_each_question_begins_with_the_kitten(start: Start) -> None:
    async with start(f'[FEN "{BOTH_KINDS}"] 1. Cc3', size=SMALL) as board:
        await board.press("left")
        await asked(board, "c3")
        await board.press("right", "escape")
        await asked(board, "f1")
        await board.press("enter")
        assert board.move == "Kf1"


async def test_nothing_is_asked_of_a_side_with_one_kind(start: Start) -> None:
    async with start("A5/1A4/6/6/6/6-51-80-bp", size=SMALL) as board:
        await board.click_square("f1")
        assert not board.screen.playing.picker.display
        assert board.move == "Kf1"
