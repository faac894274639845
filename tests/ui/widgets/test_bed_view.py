"""The bed as a widget: where its squares are, and what the mouse and the square cursor do."""

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region

from boop_tui.game.bed import BY_NAME, SQUARES
from boop_tui.ui.art.palette import Look
from boop_tui.ui.art.scene import Mark
from boop_tui.ui.widgets.bed_view import LARGEST, SMALLEST, BedView

from ..board import ROOMY, SMALL, Board, Host, Start

BOTH_KINDS = "A5/1A4/6/6/6/6-51-80-ap"
EMPTY_HAND = "a1a1a1/6/a3a1/6/a1a2a/6-00-80-ap"


class Shelf(App[None]):
    """A bed alone, away from the corner of the screen."""

    CSS = "BedView { margin: 3 7; }"

    def compose(self) -> ComposeResult:
        yield BedView(Look())


# Where squares are


async def test_a_cell_belongs_to_the_square_that_is_drawn_over_it(host: Host) -> None:
    async with host(Shelf(), (170, 84)) as pilot:
        bed = pilot.app.query_one(BedView)
        for rows in range(SMALLEST, LARGEST + 1):
            bed.show_look(Look(), rows)
            bed.styles.width, bed.styles.height = bed.size_for(rows)
            await pilot.pause()
            left, top, width, height = bed.region
            by_cell = {
                (x, y): square
                for square in SQUARES
                for x, y in _cells(bed.region_of(square).translate((-left, -top)))
            }
            assert len(by_cell) == 36 * 2 * rows * rows
            for cell in _cells(Region(-2, -2, width + 4, height + 4)):
                assert bed.square_at(*cell) == by_cell.get(cell)


def _cells(region: Region) -> list[tuple[int, int]]:
    return [(x, y) for y in region.line_range for x in range(region.x, region.right)]


async def test_all_of_the_bed_is_on_a_screen_that_fits_it(start: Start) -> None:
    async with start(size=SMALL) as board:
        for square in SQUARES:
            assert board.screen.bed.region_of(square) in board.screen.bed.region
        assert board.screen.bed.region in board.screen.region


# Names of files and ranks


def bed_text(board: Board) -> list[str]:
    """The characters of the bed, its margins included."""
    bed = board.screen.bed
    return [bed.render_line(y).text.replace("▀", " ") for y in range(bed.size.height)]


async def test_files_and_ranks_are_named_at_the_edges_or_in_every_square(start: Start) -> None:
    async with start(size=SMALL) as board:
        *ranks, files = bed_text(board)
        assert files.split() == list("abcdef")
        assert "".join(ranks).replace("◢", " ").split() == list("654321")
        await board.set(coordinates="squares")
        assert sorted("".join(bed_text(board)).replace("◢", " ").split()) == sorted(BY_NAME)
        await board.set(coordinates="none")
        assert "".join(bed_text(board)).split() == ["◢"]


async def test_a_file_and_a_rank_are_named_beside_the_middle_of_their_squares(start: Start) -> None:
    async with start(size=SMALL) as board:
        region, bed = board.screen.bed.region_of(BY_NAME["c4"]), board.screen.bed.region
        lines = bed_text(board)
        rank_line = next(y for y, line in enumerate(lines) if line.split()[:1] == ["4"])
        assert rank_line == region.y - bed.y + (region.height - 1) // 2
        assert lines[-1].index("c") == region.x - bed.x + (region.width - 1) // 2


# The pointer


async def test_the_square_under_the_pointer_is_marked_where_a_piece_may_go(start: Start) -> None:
    async with start("1. Kc3", size=SMALL) as board:
        await board.point_at("d4")
        assert board.marked(Mark.POINTER) == "d4"
        await board.point_at("c3")
        assert board.marked(Mark.POINTER) == ""
        await board.point_at("d3")
        await board.move_to((board.app.size.width - 1, 0))
        assert board.marked(Mark.POINTER) == ""


async def test_a_right_click_takes_a_choice_back(start: Start) -> None:
    async with start(EMPTY_HAND, size=SMALL) as board:
        await board.click_square("a2")
        assert board.marked(Mark.CHOSEN) == "a2"
        await board.click_square("a2", button=3)
        assert board.marked(Mark.CHOSEN) == ""


async def test_a_right_click_places_nothing(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.click_square("c3", button=3)
        assert board.game == ""


async def test_the_wheel_steps_up_back_and_down_forward(start: Start) -> None:
    async with start("1. Kc3 Kd4 2. Kc4", size=SMALL) as board:
        await board.wheel(up=True)
        await board.wheel(up=True)
        assert board.line == "Kc3"
        await board.wheel(up=False)
        assert board.line == "Kc3 Kd4"


async def test_the_wheel_turned_up_takes_a_choice_back_first(start: Start) -> None:
    async with start(f'[FEN "{BOTH_KINDS}"] 1. Ka1 Kf1', size=SMALL) as board:
        await board.click_square("c3")
        await board.wheel(up=True, place=board.middle("f6"))
        assert board.line == "Ka1 Kf1"
        assert "kitten or cat" not in board.status


# The square cursor


async def test_the_square_cursor_moves_by_shift_and_arrows_up_to_the_edges(start: Start) -> None:
    async with start(size=SMALL) as board:
        for keys, square in (
            (["shift+up"], "c3"),
            (["shift+up", "shift+right", "shift+right"], "e4"),
            (["shift+right"] * 3, "f4"),
            (["shift+up"] * 4, "f6"),
            (["shift+left", "shift+down"], "e5"),
            (["shift+left"] * 6, "a5"),
            (["shift+down"] * 6, "a1"),
        ):
            await board.press(*keys)
            assert board.marked(Mark.CURSOR) == square


async def test_the_square_cursor_begins_where_the_pointer_is(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.point_at("e2")
        await board.press("shift+left")
        assert board.marked(Mark.CURSOR) == "e2"


async def test_enter_plays_on_the_square_of_the_cursor(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.press("enter")
        assert board.game == ""
        await board.press("shift+up", "shift+up", "enter")
        assert board.game == "1. Kc4"


async def test_the_square_cursor_goes_with_a_click_or_escape(start: Start) -> None:
    async with start(size=SMALL) as board:
        for leave in ("click", "escape"):
            await board.press("shift+up")
            assert board.marked(Mark.CURSOR) != ""
            await (board.press("escape") if leave == "escape" else board.click_square("f6"))
            assert board.marked(Mark.CURSOR) == "", leave


# The corner


def corner(board: Board) -> tuple[int, int]:
    """The cell of the bed's corner."""
    return board.find("◢")


async def test_dragging_the_corner_draws_smaller_squares_and_keeps_them(start: Start) -> None:
    async with start(size=ROOMY) as board:
        x, y = corner(board)
        was = board.screen.bed.rows
        await board.drag((x, y), (x - 6, y - 3), (x - 24, y - 12))
        assert board.screen.bed.rows == was - 2
        assert board.app.session.settings_file.load().square_rows == was - 2
        assert board.game == ""


async def test_the_dragged_corner_stays_near_the_pointer(start: Start) -> None:
    async with start(size=(200, 60), square_rows=4) as board:
        begin = corner(board)
        for rows in (5, 6, 7, 8):
            left, top = board.screen.bed.region.offset
            end = (left + 2 + 12 * rows + 1, top + 6 * rows - 1)
            await board.drag(begin, end)
            begin = corner(board)
            assert board.screen.bed.rows == rows


async def test_the_corner_can_be_dragged_no_further_than_there_is_room(start: Start) -> None:
    async with start(size=ROOMY, square_rows=3) as board:
        x, y = corner(board)
        await board.drag((x, y), (119, 39))
        assert board.screen.bed.region in board.screen.region
        assert board.screen.query_one("#panel").size.width >= 38


async def test_a_press_on_the_corner_plays_nothing(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.click_at(corner(board))
        assert board.game == ""


# Painting no more than has changed


async def test_only_ranks_that_look_different_are_painted_again(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(size=SMALL) as board:
        bed = board.screen.bed
        painted: list[Region] = []
        monkeypatch.setattr(bed, "refresh", lambda *regions, **_: painted.extend(regions))

        async def ranks_painted_by(action: object) -> set[int]:
            painted.clear()
            await action  # type: ignore[misc]
            lines = {line - bed.region.y for region in painted for line in region.line_range}
            return {6 - (line + bed.region.y) // bed.rows for line in lines}

        assert await ranks_painted_by(board.point_at("c3")) == {3}
        assert await ranks_painted_by(board.point_at("e3")) == {3}
        assert await ranks_painted_by(board.point_at("e5")) == {3, 5}
        assert await ranks_painted_by(board.press("shift+down")) == {5}
        assert await ranks_painted_by(board.press("end")) == set()
