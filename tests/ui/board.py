"""The board under Textual's pilot: what a person does, and what is then to be seen."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from textual import events
from textual.app import App
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.widget import Widget

from boop_tui.game.bed import BY_NAME, NAMES
from boop_tui.game.tree import GameTree, Node
from boop_tui.text import fen, movetext, notation
from boop_tui.ui.app import BoopApp
from boop_tui.ui.art.scene import Mark, Scene
from boop_tui.ui.screens.analysis import AnalysisScreen

from ..trees import found, tokens_to

ROOMY = (120, 40)
"""A terminal in which all parts are on the screen at once."""
SMALL = (80, 24)

_MOST_WAITS = 500


class Board:
    """A running board with hands to play it and eyes to read it."""

    def __init__(self, pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, BoopApp)
        self.pilot = pilot
        self.app = pilot.app
        screen = self.app.screen_stack[0]
        assert isinstance(screen, AnalysisScreen)
        self.screen = screen

    # Keys and text

    async def press(self, *keys: str) -> None:
        """Presses keys, one after the other."""
        await self.pilot.press(*keys)

    async def write(self, text: str) -> None:
        """Types a text into the field that has the focus."""
        for character in text:
            self.app.post_message(events.Key(character, character))
        await self.pilot.pause()

    async def paste(self, text: str) -> None:
        """Pastes a text into what has the focus."""
        self.app.post_message(events.Paste(text))
        await self.pilot.pause()

    # The mouse

    async def click(self, what: str | Widget, button: int = 1) -> None:
        """Clicks a widget."""
        await self.pilot.click(what, button=button)

    async def click_at(self, place: tuple[int, int], button: int = 1) -> None:
        """Clicks a cell of the screen."""
        await self.pilot.click(offset=place, button=button)

    async def click_text(self, text: str, button: int = 1) -> None:
        """Clicks the first place on the screen where a text stands."""
        await self.click_at(self.find(text), button)

    async def click_square(self, square: str, button: int = 1) -> None:
        """Clicks a square of the bed."""
        await self.click_at(self.middle(square), button)

    async def point_at(self, square: str) -> None:
        """Moves the pointer over a square."""
        await self.move_to(self.middle(square))

    async def move_to(self, place: tuple[int, int]) -> None:
        """Moves the pointer to a cell of the screen."""
        await self.pilot.hover(offset=place)

    async def drag(self, begin: tuple[int, int], *places: tuple[int, int]) -> None:
        """Presses the button on a cell, moves over others, and lets go on the last."""
        for place in (begin, *places):
            await self.mouse(events.MouseMove, place)
            if place is begin:
                await self.mouse(events.MouseDown, place)
        await self.mouse(events.MouseUp, places[-1])

    async def wheel(self, up: bool, place: tuple[int, int] | None = None) -> None:
        """Turns the wheel by one notch, over the bed unless told where."""
        kind = events.MouseScrollUp if up else events.MouseScrollDown
        await self.mouse(kind, place or self.middle("d4"), 0)

    async def mouse(
        self, kind: type[events.MouseEvent], place: tuple[int, int], button: int = 1
    ) -> None:
        """Lets the mouse do one thing on a cell of the screen, with a button held."""
        x, y = place
        event = kind(None, x, y, 0, 0, button, False, False, False, x, y)
        self.app.screen._forward_event(event)
        await self.pilot.pause()

    # Waiting

    async def until(self, condition: Callable[[], object]) -> None:
        """Lets the board go on until something is so."""
        for _ in range(_MOST_WAITS):
            if condition():
                return
            await self.pilot.pause(0.01)
        raise AssertionError(f"that never came to be; the screen shows\n{self.text}")

    async def resize(self, columns: int, rows: int) -> None:
        """Gives the terminal another size."""
        await self.pilot.resize_terminal(columns, rows)
        await self.until(lambda: self.screen.outer_size == (columns, rows))
        await self.pilot.pause()

    # What is on the screen

    @property
    def lines(self) -> list[str]:
        """The characters of the screen, line by line."""
        return [strip.text for strip in self.app.screen._compositor.render_strips()]

    @property
    def text(self) -> str:
        """All of the screen."""
        return "\n".join(self.lines)

    def find(self, text: str) -> Offset:
        """The cell where a text stands for the first time on the screen."""
        for y, line in enumerate(self.lines):
            if (x := line.find(text)) >= 0:
                return Offset(x, y)
        raise AssertionError(f"{text!r} is nowhere in\n{self.text}")

    @property
    def status(self) -> str:
        """The status line: what is asked, and what has happened."""
        return self.screen.status.text

    @property
    def rows(self) -> list[str]:
        """The rows of the move list that are in sight, as they are drawn."""
        moves = self.screen.move_list
        rows = [moves.render_line(y).text.rstrip() for y in range(moves.size.height)]
        return [row for row in rows if row]

    # The bed

    def middle(self, square: str) -> Offset:
        """A cell in the middle of a square."""
        region = self.screen.bed.region_of(BY_NAME[square])
        return Offset(region.x + region.width // 2, region.y + region.height // 2)

    @property
    def scene(self) -> Scene:
        """What the bed draws at this moment."""
        return self.screen.bed._now()

    def marked(self, mark: Mark) -> str:
        """The squares that carry a mark, such as ``c3 d4``."""
        marks = self.scene.marks
        return " ".join(sorted(NAMES[square] for square in marks if marks[square] & mark))

    # The game

    @property
    def fen(self) -> str:
        """The position looked at."""
        return fen.write(self.screen.study.position)

    @property
    def game(self) -> str:
        """The open game as movetext."""
        return movetext.write(self.screen.study.tree)

    @property
    def line(self) -> str:
        """The moves that lead to where the board stands."""
        return tokens_to(self.screen.study.cursor)

    @property
    def move(self) -> str:
        """The move the board stands on; empty at the start."""
        cursor = self.screen.study.cursor
        return notation.of(cursor) if cursor.parent else ""

    def node(self, tokens: str) -> Node:
        """The node that those moves lead to."""
        return found(self.screen.study.tree, tokens)

    async def load(self, tree: GameTree) -> None:
        """Puts another game in place of the open one, for a test about something else."""
        self.screen.changes.load(tree, "")
        await self.pilot.pause()

    async def set(self, **changes: object) -> None:
        """Changes settings, for a test of what they change."""
        self.screen.arrangement.change_settings(**changes)
        await self.pilot.pause()

    async def go_to(self, tokens: str) -> None:
        """Stands on a move, for a test about something else."""
        self.screen.go_to(self.node(tokens))
        await self.pilot.pause()


Start = Callable[..., AbstractAsyncContextManager[Board]]
"""Opens a board: `async with start(game, size, **settings) as board`."""
Host = Callable[[App[None], tuple[int, int]], AbstractAsyncContextManager[Pilot[None]]]
"""Runs any app: `async with host(app, size) as pilot`."""
