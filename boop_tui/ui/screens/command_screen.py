"""A screen whose every action is a command: run by key, button, hint or the palette."""

from collections.abc import Callable, Mapping, Sequence
from inspect import isawaitable
from typing import Any

from textual import on
from textual.screen import Screen, ScreenResultType

from boop_tui.ui.commands import Command
from boop_tui.ui.keymap import Keymap
from boop_tui.ui.screens.layout import LEAST_HEIGHT, LEAST_WIDTH
from boop_tui.ui.screens.leaving import LeftOnce
from boop_tui.ui.widgets.bars import ButtonBar
from boop_tui.ui.widgets.choice_list import Choice
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
        from boop_tui.ui.screens.help import HelpScreen

        if not self.app.is_screen_installed("help"):
            # Kept, since it takes longer to make than any other.
            self.app.install_screen(HelpScreen(self.keymap), "help")
        self.app.push_screen("help")

    # Asking. The screens that ask are loaded when they first do, like Help.

    def show_window(self, title: str, text: str) -> None:
        """Shows a text in a window."""
        self.ask(title, text, [Choice("close", "Close", "Esc")])

    def ask(
        self,
        title: str,
        text: str,
        answers: Sequence[Choice],
        answered: Callable[[str | None], None] | None = None,
    ) -> Screen[str | None]:
        """Asks a question, and gives its screen; `answered` is told what was chosen."""
        from boop_tui.ui.screens.dialogs import Question

        question = Question(title, text, answers)
        self.app.push_screen(question, answered)
        return question

    def ask_path(
        self,
        title: str,
        typed: str,
        error: str,
        answered: Callable[[str | None], None],
        example: str = "game.boop",
    ) -> None:
        """Asks for the path of a file; `answered` is told what was typed, "" to browse for one."""
        from boop_tui.ui.screens.dialogs import PathQuestion

        self.app.push_screen(PathQuestion(title, typed, error, example), answered)

    # Buttons and hints

    @on(ButtonBar.Pressed)
    async def _button_pressed(self, event: ButtonBar.Pressed) -> None:
        await self.action_run(event.command)

    @on(KeyHints.Clicked)
    async def _hint_clicked(self, event: KeyHints.Clicked) -> None:
        await self.action_run(event.command)
