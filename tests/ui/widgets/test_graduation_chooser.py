"""The rows to choose from below the moves."""

from boop_tui.ui.art.scene import Mark

from ..board import ROOMY, SMALL, Board, Start

TWO_ROWS = "6/6/1aaa2/1aaa2/6/6-20-80-ap"

ROWS = ["b3 c3 d3", "b4 c4 d4"]


def offered(board: Board) -> list[str]:
    """The rows in the list, each by its squares."""
    chooser = board.screen.playing.chooser
    return [c.label.split(" ·")[0] for c in chooser.choices] if chooser.display else []


async def asked(board: Board) -> None:
    """Places a kitten away from both rows, so that one has to be chosen."""
    await board.click_square("f6")
    assert offered(board) == ROWS


async def test_several_rows_stop_the_move_and_are_listed(start: Start) -> None:
    async with start(TWO_ROWS, size=SMALL) as board:
        await asked(board)
        assert board.game == f'[FEN "{TWO_ROWS}"]'
        assert board.status.startswith("Orange: choose the row that graduates")
        assert "b3 c3 d3 · 3 kittens graduate" in board.text


async def test_one_row_graduates_without_a_question(start: Start) -> None:
    async with start("6/6/6/6/1aa3/6-60-80-ap", size=SMALL) as board:
        await board.click_square("d3")
        assert board.move.startswith("Kd3")
        assert offered(board) == []


async def test_the_row_that_is_lit_is_lit_on_the_bed(start: Start) -> None:
    async with start(TWO_ROWS, size=SMALL) as board:
        await asked(board)
        assert board.marked(Mark.ROW) == ROWS[0]
        await board.press("down")
        assert board.marked(Mark.ROW) == ROWS[1]
        await board.move_to(board.find(ROWS[0]))
        assert board.marked(Mark.ROW) == ROWS[0]


async def test_enter_takes_the_lit_row(start: Start) -> None:
    async with start(TWO_ROWS, size=SMALL) as board:
        await asked(board)
        await board.press("down", "enter")
        assert board.move == "Kf6=b4c4d4"
        assert offered(board) == []
        assert board.marked(Mark.ROW) == ""


async def test_a_click_takes_a_row_in_the_list_or_on_the_bed(start: Start) -> None:
    async with start(TWO_ROWS, size=SMALL) as board:
        for click in (lambda: board.click_text(ROWS[1]), lambda: board.click_square("c4")):
            await asked(board)
            await click()
            assert board.move == "Kf6=b4c4d4"
            await board.press("u")


async def test_a_square_of_no_row_is_refused_with_the_reason(start: Start) -> None:
    async with start(TWO_ROWS, size=SMALL) as board:
        await asked(board)
        await board.click_square("a1")
        assert "a1 takes part in none of the choices" in board.status
        assert offered(board) == ROWS


async def test_the_placement_can_be_taken_back(start: Start) -> None:
    async with start(TWO_ROWS, size=SMALL) as board:
        for back in ("escape", "left", "wheel"):
            await asked(board)
            await (board.wheel(up=True) if back == "wheel" else board.press(back))
            assert offered(board) == [], back
            assert board.status.startswith("Orange to place")
            assert board.screen.focused is board.screen.bed


async def test_the_lit_row_stays_lit_when_the_window_changes(start: Start) -> None:
    async with start(TWO_ROWS, size=SMALL) as board:
        await asked(board)
        await board.press("down")
        await board.resize(*ROOMY)
        assert offered(board) == ROWS
        assert board.marked(Mark.ROW) == ROWS[1]
