"""The application: one sitting at the board, from its start to its end."""

import asyncio
import contextlib
import signal
import traceback
from collections.abc import Coroutine, Iterable, Sequence
from functools import partial
from typing import Any

from rich.text import Text
from textual import events
from textual.app import App, SystemCommand
from textual.binding import Binding
from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.css.query import NoMatches
from textual.driver import Driver
from textual.filter import LineFilter
from textual.screen import Screen
from textual.theme import ThemeProvider
from textual.widget import MountError
from textual.worker import WorkerFailed

from boop_tui.session.session import Session
from boop_tui.ui.commands import Command
from boop_tui.ui.driver import Harmless, harmless, lasting
from boop_tui.ui.in_order import InOrder
from boop_tui.ui.screens.analysis import AnalysisScreen
from boop_tui.ui.screens.command_screen import CommandScreen
from boop_tui.ui.screens.leaving import LeftOnce

_SIGNALS = ("SIGTERM", "SIGHUP", "SIGINT")
_HARMLESS = Harmless()


class CommandSearch(Provider):
    """Every command of the board that is allowed now, for the command palette."""

    async def discover(self) -> Hits:
        for command in self._allowed():
            yield DiscoveryHit(self._title(command), self._runner(command), help=command.help)

    async def search(self, query: str) -> Hits:
        matcher = self.matcher(query)
        for command in self._allowed():
            title = self._title(command)
            if (score := matcher.match(title)) > 0:
                yield Hit(score, matcher.highlight(title), self._runner(command), help=command.help)

    def _allowed(self) -> list[Command[Any]]:
        screen = self.screen
        if not isinstance(screen, CommandScreen):
            return []
        return [
            command
            for command in screen.commands.values()
            if command.id != "app.palette" and command.is_allowed(screen)
        ]

    def _title(self, command: Command[Any]) -> str:
        assert isinstance(self.screen, CommandScreen)
        keys = self.screen.keymap.keys(command.id)
        return f"{command.title} ({keys})" if keys else command.title

    def _runner(self, command: Command[Any]) -> "partial[Coroutine[Any, Any, None]]":
        assert isinstance(self.screen, CommandScreen)
        return partial(self.screen.action_run, command.id)


class Palette(CommandPalette, LeftOnce[None]):
    """The command palette."""


class BoopApp(InOrder):
    """The board in the terminal."""

    TITLE = "boop"
    COMMANDS = App.COMMANDS | {CommandSearch}
    BINDINGS = [
        Binding("ctrl+p", "command_palette", show=False, priority=True, id="app.palette"),
    ]
    CSS_PATH = "screens/analysis.tcss"
    ENABLE_COMMAND_PALETTE = True

    def __init__(
        self, session: Session | None = None, message: str = "", resume: bool = False
    ) -> None:
        super().__init__()
        self.session = session or Session()
        self._message = message
        self._resume = resume
        self._is_leaving = False

    def get_default_screen(self) -> Screen[None]:
        return AnalysisScreen(self.session, self._message, self._resume, self.shows_pixels)

    @property
    def shows_pixels(self) -> bool:
        """Whether the terminal has the colours to draw in; with few or none, letters say more."""
        return not self.no_color and self.console.color_system in ("256", "truecolor")

    # What reaches the terminal, and what comes from it

    def get_driver_class(self) -> type[Driver]:
        return lasting(super().get_driver_class())

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), _HARMLESS]

    def copy_to_clipboard(self, text: str) -> None:
        # A lone surrogate, in the name of a file say, is no text that could be sent.
        super().copy_to_clipboard(text.encode("utf-8", "replace").decode())

    # Palette

    def action_command_palette(self) -> None:
        if not isinstance(self.screen, CommandPalette):
            self.push_screen(Palette())

    def search_themes(self) -> None:
        self.push_screen(Palette([ThemeProvider], placeholder="Search for themes…"))

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        yield SystemCommand(
            "Theme", "Choose the colours of the interface", self.action_change_theme
        )

    def on_mount(self) -> None:
        self.session.on_problem = self._hear_problem
        self.session.settings_file.on_problem = self._hear_problem

    def _hear_problem(self, problem: str) -> None:
        """Takes a problem from whatever thread it comes from."""
        self.call_later(self._say_problem, problem)

    def _say_problem(self, problem: str) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, AnalysisScreen):
                screen.say(problem, is_error=True)
                screen.tell_in_full(problem)

    # The end

    def exit(self, *how: Any, **named: Any) -> None:
        self._is_leaving = True
        super().exit(*how, **named)

    async def take(self, event: events.Event) -> None:
        # What is pressed after the board was left would open screens that Textual leaves empty.
        if not self._is_leaving:
            await super().take(event)

    async def action_quit(self) -> None:
        """Textual's own way out, `ctrl+q` from anywhere: asks first if the game is unsaved."""
        for screen in self.screen_stack:
            if isinstance(screen, AnalysisScreen):
                screen.quit()

    async def run_async(self, **how: Any) -> None:
        # Before the terminal is taken over, so that no signal can end the program without
        # giving it back.
        loop = asyncio.get_running_loop()
        for name in _SIGNALS:
            with contextlib.suppress(AttributeError, NotImplementedError, RuntimeError):
                number = getattr(signal, name)
                loop.add_signal_handler(number, self._end_at_once, int(number))
        return await super().run_async(**how)

    def _end_at_once(self, number: int) -> None:
        """Ends because the system says so: the game is written down, the terminal given back."""
        self.session.autosaver.flush()
        leave = partial(self.exit, return_code=128 + number)
        if self.screen_stack and self.screen.is_mounted:
            leave()
        else:  # one that is half made could not be left
            self.call_after_refresh(leave)

    def _handle_exception(self, error: Exception) -> None:
        # The game first: whatever is wrong with the screen must not take it along.
        self.session.autosaver.flush()
        # A screen that was on its way when the board was left finds nothing of itself mounted.
        no_screen = (NoMatches, WorkerFailed, MountError)
        if not (self._is_leaving and isinstance(error, no_screen)):
            super()._handle_exception(error)

    def _fatal_error(self) -> None:
        # Textual would show all variables as well, whatever they hold and however long they are.
        lines = "".join(traceback.format_exception(self._exception)).splitlines()
        self.panic(Text("\n".join(map(harmless, lines))))

    def panic(self, *renderables: Any) -> None:
        # Textual comes here past `_handle_exception` where a thread of its own has failed.
        self.session.autosaver.flush()
        super().panic(*renderables)
