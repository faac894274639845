"""Nothing a person waits for grows with the game: work is counted, in two games of unlike length."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

import pytest
from textual.widget import Widget

from boop_tui.text import movetext, movetext_writer
from boop_tui.ui.widgets.move_list import MoveList

from .board import Board, Start
from .games import long_game

SHORT, LONG = (movetext.write(long_game(full_moves)) for full_moves in (60, 1500))
SLACK = 40
"""Two paintings of the list more or less, as the clock has it; growth would be some thousands."""
ACTIONS = {
    "a step": ("left",),
    "a jump": ("home",),
    "a branch": ("pageup",),
    "an undone move": ("t", "K", "f", "6", "enter", "u"),
    "a move": ("t", "K", "f", "6", "enter"),
}


@contextmanager
def counted(board: Board) -> Iterator[Counter[str]]:
    """Counts rows laid out and drawn, moves written, and widgets told to draw themselves."""
    work: Counter[str] = Counter()
    layout = board.screen.move_list._moves
    before = layout.laid_out
    draw, refresh, write = MoveList.render_line, Widget.refresh, movetext_writer._move

    def drawn(*given: object, **named: object) -> object:
        work["rows drawn"] += 1
        return draw(*given, **named)  # type: ignore[arg-type]

    def refreshed(*given: object, **named: object) -> object:
        work["widgets refreshed"] += 1
        return refresh(*given, **named)  # type: ignore[arg-type]

    def written(*given: object, **named: object) -> object:
        # The thread that keeps the game safe from a crash writes all of it, and nobody waits.
        work["moves written"] += current_thread() is main_thread()
        return write(*given, **named)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MoveList, "render_line", drawn)
        patch.setattr(Widget, "refresh", refreshed)
        patch.setattr(movetext_writer, "_move", written)
        yield work
    work["rows laid out"] += layout.laid_out - before


@pytest.mark.parametrize("variations", ["indented", "inline"])
@pytest.mark.parametrize("action", ACTIONS)
async def test_an_action_takes_no_more_work_in_a_long_game(
    start: Start, action: str, variations: str
) -> None:
    works = []
    for game in (SHORT, LONG):
        # In the game of 60 moves too the list is longer than the screen. The boxes are out of
        # sight, where nothing is written into them.
        async with start(game, (80, 24), variations=variations) as board:
            await board.press("left", "right")
            with counted(board) as work:
                await board.press(*ACTIONS[action])
            works.append(work)
    short, long = works
    assert long["moves written"] == 0
    for what in ("rows drawn", "rows laid out", "widgets refreshed"):
        assert long[what] <= short[what] + SLACK, what


async def test_a_long_game_is_not_written_into_its_box_unasked(start: Start) -> None:
    game = movetext.write(long_game(9000))
    async with start(game) as board:
        await board.pilot.pause()
        assert "long" in board.screen.texts.movetext_box.text
        with counted(board) as work:
            board.screen.texts.game_changed()
            board.screen.texts.show_game()
        assert 0 < work["moves written"] < 12_000
