"""A screen whose every action is a command: run by key, button, hint or the palette."""

from collections.abc import Mapping
from inspect import isawaitable
from typing import Any

from textual import on
from textual.screen import ScreenResultType

from boop_tui.ui.commands import Command
from boop_tui.ui.keymap import Keymap
from boop_tui.ui.screens.layout import LEAST_HEIGHT, LEAST_WIDTH
from boop_tui.ui.screens.leaving import LeftOnce
from boop_tui.ui.widgets.bars import ButtonBar
from boop_tui.ui.widgets.lines import KeyHints

TOO_SMALL = f"boop needs at least {LEAST_WIDTH}×{LEAST_HEIGHT}; please enlarge the window"


class CommandScreen(LeftOnce[ScreenResultType]):
    """Runs its commands when they are allowed, and leaves the keys to a text field in use."""

    commands: Mapping[str, Command[Any]] = {}
    """The commands of the screen by their ids."""
    keymap: Keymap
    """Which keys they have."""

    async def action_run(self, command: str) -> None:
        """Runs a command, if it is allowed now."""
        chosen = self.commands[command]
        # A key pressed just before another screen opened may come only now.
        if self.is_active and chosen.is_allowed(self) and isawaitable(doing := chosen.run(self)):
            await doing

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action != "run" or not self.is_in_field:
            return True
        return self.commands[str(parameters[0])].in_fields

    @property
    def is_in_field(self) -> bool:
        """Whether a text field has the focus."""
        return self.focused is not None and self.focused.check_consume_key("a", "a")

    def show_buttons(self) -> None:
        """Enables the buttons whose commands are allowed now, and no others."""
        for bar in self.query(ButtonBar):
            bar.enable(lambda command: self.commands[command].is_allowed(self))

    def open_help(self) -> None:
        """Opens Help."""
        # Loaded when it is first asked for, so that the board itself is there sooner.
        from boop_tui.ui.screens.help import HelpScreen

        self.app.push_screen(HelpScreen(self.keymap))

    @on(ButtonBar.Pressed)
    async def _button_pressed(self, event: ButtonBar.Pressed) -> None:
        await self.action_run(event.command)

    @on(KeyHints.Clicked)
    async def _hint_clicked(self, event: KeyHints.Clicked) -> None:
        await self.action_run(event.command)
