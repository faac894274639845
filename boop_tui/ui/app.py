"""The application: one session at the board, from its start to its end."""

from collections.abc import Iterable
from functools import partial

from textual.app import App, SystemCommand
from textual.command import DiscoveryHit, Hit, Hits, Provider
from textual.screen import Screen

from boop_tui.session.settings_file import SettingsFile
from boop_tui.session.study import Study
from boop_tui.ui.commands import COMMANDS, Command, keys_shown
from boop_tui.ui.screens.analysis import AnalysisScreen


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

    def _allowed(self) -> list[Command]:
        screen = self.screen
        if not isinstance(screen, AnalysisScreen):
            return []
        return [
            command
            for command in COMMANDS.values()
            if command.id != "app.palette" and command.is_allowed(screen)
        ]

    def _title(self, command: Command) -> str:
        return f"{command.title} ({keys_shown(command)})"

    def _runner(self, command: Command) -> "partial[None]":
        assert isinstance(self.screen, AnalysisScreen)
        return partial(self.screen.action_run, command.id)


class BoopApp(App[None]):
    """The board in the terminal."""

    TITLE = "boop"
    COMMANDS = {CommandSearch}
    CSS_PATH = "screens/analysis.tcss"

    def __init__(
        self, study: Study | None = None, settings_file: SettingsFile | None = None
    ) -> None:
        super().__init__()
        self.study = study or Study()
        self._settings_file = settings_file or SettingsFile()

    def get_default_screen(self) -> Screen[None]:
        return AnalysisScreen(self.study, self._settings_file)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        yield SystemCommand(
            "Theme", "Choose the colours of the interface", self.action_change_theme
        )
