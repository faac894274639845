"""Playing on the main screen: clicks and keys to moves, and what is asked meanwhile."""

from boop_tui.ui.art.scene import Mark

from ..board import Start


async def test_a_click_on_an_empty_square_places_the_piece(start: Start) -> None:
    async with start() as board:
        await board.click_square("c3")
        assert board.game == "1. Kc3"
        assert board.marked(Mark.LAST_MOVE) == "c3"
        print(board.text, board.list, board.status)
