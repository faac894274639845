"""The application: one sitting at the board, from its start to its end."""

import asyncio
import contextlib
import signal
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from textual.app import App, SystemCommand
from textual.binding import Binding
from textual.command import DiscoveryHit, Hit, Hits, Provider
from textual.screen import Screen

from boop_tui.session.session import Session
from boop_tui.ui.commands import Command
from boop_tui.ui.screens.analysis import AnalysisScreen
from boop_tui.ui.screens.command_screen import CommandScreen

_SIGNALS = ("SIGTERM", "SIGHUP")


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

    def _runner(self, command: Command[Any]) -> "partial[None]":
        assert isinstance(self.screen, CommandScreen)
        return partial(self.screen.action_run, command.id)


class BoopApp(App[None]):
    """The board in the terminal."""

    TITLE = "boop"
    COMMANDS = {CommandSearch}
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
        self.rescued: Path | None = None
        """The file that the open game was written to when the program had to end."""

    def get_default_screen(self) -> Screen[None]:
        return AnalysisScreen(self.session, self._message, self._resume, self.shows_pixels)

    @property
    def shows_pixels(self) -> bool:
        """Whether the terminal has the colours to draw in; with few or none, letters say more."""
        return not self.no_color and self.console.color_system in ("256", "truecolor")

    async def action_quit(self) -> None:
        """Textual's own way out, `ctrl+q` from anywhere: asks first if the game is unsaved."""
        for screen in self.screen_stack:
            if isinstance(screen, AnalysisScreen):
                screen.quit()

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        yield SystemCommand(
            "Theme", "Choose the colours of the interface", self.action_change_theme
        )

    def on_mount(self) -> None:
        self.session.on_problem = self._hear_problem
        loop = asyncio.get_running_loop()
        for name in _SIGNALS:
            with contextlib.suppress(AttributeError, NotImplementedError, RuntimeError):
                number = getattr(signal, name)
                loop.add_signal_handler(number, self._end_at_once, int(number))

    def _hear_problem(self, problem: str) -> None:
        """Takes a problem from whatever thread it comes from."""
        self.call_later(self._say_problem, problem)

    def _say_problem(self, problem: str) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, AnalysisScreen):
                screen.say(problem, is_error=True)

    def _end_at_once(self, number: int) -> None:
        """Ends because the system says so: the game is written down, the terminal given back."""
        self.rescued = self.session.autosaver.flush()
        self.exit(return_code=128 + number)

    def _handle_exception(self, error: Exception) -> None:
        # The game first: whatever is wrong with the screen must not take it along.
        self.rescued = self.session.autosaver.flush()
        super()._handle_exception(error)
