"""Booped pieces sliding on the screen: begun by a move, ended by whatever comes next."""

import pytest
from textual import events

from boop_tui.text import movetext
from boop_tui.ui.art.painter import BedPainter
from boop_tui.ui.art.scene import Scene
from boop_tui.ui.screens import bed_scene

from ..art.drawing import pixels
from ..board import SMALL, Board, Start
from ..games import random_line

A_BOOP = "1. Kc3 Kd4"
"""Grey's kitten pushes orange's from c3 to b2."""


@pytest.fixture
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No slide ends by itself, however slow the machine is."""
    monkeypatch.setattr("boop_tui.ui.widgets.bed_view.monotonic", lambda: 0.0)


def drawn(board: Board) -> list[list[str]]:
    """The pixels of the bed as they stand on the screen."""
    bed = board.screen.bed
    lines = [bed.render_line(y) for y in range(6 * bed.rows)]
    return pixels([line.crop(3, 3 + 12 * bed.rows) for line in lines])


def at_rest(board: Board) -> list[list[str]]:
    """The pixels of the position looked at, painted anew, with nothing moving."""
    screen = board.screen
    marks = bed_scene.marks(screen.study.cursor, screen.entry, 0)
    painter = BedPainter(screen.look, screen.bed.rows)
    return pixels(painter.paint(Scene(screen.study.position.pieces(), marks)))


async def begin(board: Board) -> None:
    """Plays the boop, so that it is on its way."""
    await board.click_square("d4")
    assert board.screen.bed.is_moving


@pytest.mark.usefixtures("time_stands_still")
async def test_a_boop_slides_while_the_move_is_made_already(start: Start) -> None:
    async with start("1. Kc3", animation=True, size=SMALL) as board:
        await begin(board)
        assert board.game == A_BOOP
        assert [moving.piece.side.title for moving in board.scene.moving] == ["Orange"]


async def test_a_slide_ends_by_itself_where_the_piece_landed(start: Start) -> None:
    async with start("1. Kc3", animation=True, animation_speed=3, size=SMALL) as board:
        await board.click_square("d4")
        await board.until(lambda: not board.screen.bed.is_moving)
        await board.move_to((0, 0))
        assert drawn(board) == at_rest(board)


@pytest.mark.usefixtures("time_stands_still")
@pytest.mark.parametrize("key", ["left", "shift+left", "u"])
async def test_the_next_key_ends_a_slide(start: Start, key: str) -> None:
    async with start("1. Kc3", animation=True, size=SMALL) as board:
        await begin(board)
        await board.press(key)
        assert not board.screen.bed.is_moving


@pytest.mark.usefixtures("time_stands_still")
async def test_the_next_click_ends_a_slide_and_counts(start: Start) -> None:
    async with start("1. Kc3", animation=True, size=SMALL) as board:
        await begin(board)
        await board.click_square("f6")
        assert board.game == "1. Kc3 Kd4 2. Kf6"
        assert not board.screen.bed.is_moving
        await board.move_to((0, 0))
        assert drawn(board) == at_rest(board)


@pytest.mark.usefixtures("time_stands_still")
async def test_a_new_slide_takes_the_place_of_the_one_before(start: Start) -> None:
    async with start("1. Kc3", animation=True, size=SMALL) as board:
        await begin(board)
        await board.click_square("e5")
        assert board.screen.bed.is_moving
        assert [moving.piece.side.title for moving in board.scene.moving] == ["Grey"]


@pytest.mark.usefixtures("time_stands_still")
async def test_no_timer_is_left_when_the_bed_has_gone(start: Start) -> None:
    async with start("1. Kc3", animation=True, size=SMALL) as board:
        await begin(board)
        bed = board.screen.bed
        timers = set(bed._timers)
        assert timers
        await bed.remove()
        assert all(timer._task is None or timer._task.done() for timer in timers)
        assert not bed.is_moving


@pytest.mark.usefixtures("time_stands_still")
async def test_no_timer_is_left_when_a_slide_has_ended(start: Start) -> None:
    async with start("1. Kc3", animation=True, size=SMALL) as board:
        before = len(board.screen.bed._timers)
        await begin(board)
        await board.press("left")
        await board.until(lambda: len(board.screen.bed._timers) == before)


async def test_nothing_slides_when_the_settings_say_so(start: Start) -> None:
    async with start("1. Kc3", animation=False, size=SMALL) as board:
        await board.click_square("d4")
        assert not board.screen.bed.is_moving


async def test_nothing_slides_in_a_terminal_that_wants_no_animations(start: Start) -> None:
    async with start("1. Kc3", animation=True, size=SMALL) as board:
        board.app.animation_level = "none"
        await board.click_square("d4")
        assert not board.screen.bed.is_moving


async def test_a_move_that_boops_nothing_does_not_slide(start: Start) -> None:
    async with start("1. Kc3", animation=True, size=SMALL) as board:
        await board.click_square("f6")
        assert not board.screen.bed.is_moving


# A key held down


async def test_a_key_held_through_a_long_game_drops_no_step_and_leaves_no_ghost(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(movetext.write(random_line(200)), animation=True) as board:
        await board.press("home")
        plies: list[int] = []
        begin = board.screen.playing.begin
        monkeypatch.setattr(
            board.screen.playing, "begin", lambda: (plies.append(ply(board)), begin())
        )
        for key, expected in (("right", range(1, 201)), ("left", range(199, 62, -1))):
            plies.clear()
            for _ in expected:
                board.app.post_message(events.Key(key, None))
            await board.pilot.pause()
            assert plies == list(expected)
            assert drawn(board) == at_rest(board)


def ply(board: Board) -> int:
    """How many moves have been made where the board stands."""
    return board.screen.study.cursor.ply
