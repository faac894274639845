"""The main screen at every size: nothing overlaps, nothing is cut, everything can be reached."""

from itertools import combinations

import pytest
from textual.geometry import Region
from textual.scrollbar import ScrollBar
from textual.widget import Widget

from boop_tui.ui.screens import layout
from boop_tui.ui.widgets.bars import ButtonBar
from boop_tui.ui.widgets.bed_view import BedView

from ..board import ROOMY, SMALL, Board, Start

SIZES = [(60, 20), SMALL, (100, 30), ROOMY, (200, 60)]
ODD = [(61, 21), (79, 50), (100, 34), (103, 34), (104, 33), (104, 34), (140, 20), (300, 100)]
TWO_ROWS = "6/6/1aaa2/1aaa2/6/6-20-80-ap"
GAME = "1. Kc3 Kd4 (1... Ka1) 2. Kc4 (2. Kb1 Kf6) (2. Ke5) 2... Ka6"


def by_size(size: tuple[int, int]) -> str:
    return "×".join(map(str, size))


def parts(board: Board) -> dict[Widget, Region]:
    """What can be seen on the screen and holds nothing else, with its region."""
    seen = board.screen._compositor.visible_widgets
    return {
        widget: region
        for widget, (region, _) in seen.items()
        if region.area
        and not any(child in seen for child in widget.children)
        and not isinstance(widget, ScrollBar)
    }


def check(board: Board) -> None:
    """Nothing that can be seen stands over anything else, or is cut by the screen's edge."""
    found = parts(board)
    for widget, region in found.items():
        assert region in board.screen.region, widget
        for ancestor in widget.ancestors:
            if isinstance(ancestor, Widget):
                assert region in ancestor.region, (widget, ancestor)
    for (one, here), (other, there) in combinations(found.items(), 2):
        assert not here.overlaps(there), (one, other)
    for bar in found:
        if isinstance(bar, ButtonBar):
            for command, label in bar.labels.items():
                place = bar.region_of(command)
                assert place in bar.region, label
                assert board.lines[place.y][place.x : place.right] == f" {label} "


@pytest.mark.parametrize("size", SIZES, ids=by_size)
async def test_parts_share_the_screen(start: Start, size: tuple[int, int]) -> None:
    async with start(GAME, size) as board:
        for panel in "123":
            await board.press(panel)
            check(board)
        await board.press("t")
        check(board)


async def test_parts_share_a_screen_of_any_size(start: Start) -> None:
    async with start(GAME) as board:
        for size in ODD:
            await board.resize(*size)
            for panel in "123":
                await board.press(panel)
                check(board)


async def test_the_rows_to_choose_from_are_seen_at_any_size_and_never_over_the_bed(
    start: Start,
) -> None:
    async with start(TWO_ROWS) as board:
        for size in ((60, 20), SMALL, ROOMY):
            await board.resize(*size)
            for panel in "321":
                await board.press(panel)
                await board.click_square("f6")
                check(board)
                assert "b4 c4 d4" in board.text, (size, panel)
                await board.press("escape")


async def test_a_large_screen_shows_all_parts_at_once(start: Start) -> None:
    async with start(GAME) as board:
        texts, screen = board.screen.texts, board.screen
        for size in (ROOMY, (200, 60), (104, 34)):
            await board.resize(*size)
            fields = (texts.fen_box.field, texts.movetext_box.field)
            assert {screen.bed, screen.move_list, *fields} <= parts(board).keys()
            for label in ("New game", "Promote variation", "Board editor", "Load moves"):
                assert label in board.text, size


async def test_a_small_screen_brings_each_part_to_the_front(start: Start) -> None:
    async with start(GAME, SMALL) as board:
        texts = board.screen.texts
        for how in ("key", "click"):
            for key, word, part in (
                ("2", "Position", lambda: texts.fen_box.field),
                ("3", "Text", lambda: texts.movetext_box.field),
                ("1", "Moves", lambda: board.screen.move_list),
            ):
                await (board.press(key) if how == "key" else board.click_text(word))
                assert part() in parts(board)


# Changing sizes


async def test_the_window_may_change_size_at_any_time(start: Start) -> None:
    async with start(GAME) as board:
        for size in [*SIZES, *reversed(SIZES), (20, 5), SMALL, (1, 1), ROOMY]:
            await board.resize(*size)
            if size[0] >= 60:
                check(board)
        assert board.game == GAME
        assert board.screen.bed.rows == layout.fit(*ROOMY).largest


async def test_below_the_least_size_there_is_a_notice_that_goes_again(start: Start) -> None:
    async with start(GAME) as board:
        for size in ((59, 20), (60, 19)):
            await board.resize(*size)
            assert "please enlarge the window" in " ".join(board.text.split())
            assert "Kc3" not in board.text
        await board.resize(60, 20)
        assert "please enlarge" not in board.text
        assert "Kc3" in board.text


async def test_a_smaller_window_shrinks_the_bed_and_a_larger_one_restores_it(start: Start) -> None:
    async with start(square_rows=4) as board:
        assert board.screen.bed.rows == 4
        await board.resize(*SMALL)
        assert board.screen.bed.rows < 4
        assert board.app.session.settings_file.load().square_rows == 4
        await board.resize(*ROOMY)
        assert board.screen.bed.rows == 4


async def test_plus_and_minus_change_the_bed_between_its_smallest_and_what_fits(
    start: Start,
) -> None:
    async with start() as board:
        largest = board.screen.bed.rows
        await board.press("plus")
        assert board.screen.bed.rows == largest
        for rows in range(largest - 1, 1, -1):
            await board.press("minus")
            assert board.screen.bed.rows == rows
            check(board)
        await board.press("minus")
        assert board.screen.bed.rows == 2
        await board.press("plus")
        assert board.app.session.settings_file.load().square_rows == 3


@pytest.mark.parametrize("size", SIZES, ids=by_size)
def test_the_largest_bed_that_is_said_to_fit_does_and_no_larger_one(size: tuple[int, int]) -> None:
    columns, rows = size
    fitting = layout.fit(columns, rows)
    width, height = BedView.size_for(fitting.largest)
    assert width + 28 <= columns
    assert height + 5 <= rows
    wider, higher = BedView.size_for(fitting.largest + 1)
    assert wider + 28 > columns or higher + 5 > rows or fitting.is_roomy
