"""Help: the rules, and the guide with every key."""

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from boop_tui.ui.commands import COMMANDS, GROUPS, keys_shown


class HelpScreen(ModalScreen[None]):
    """What the board does, and how."""

    BINDINGS = [Binding("escape,q,question_mark,f1", "dismiss(None)", show=False)]

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            for group, title in GROUPS.items():
                yield Static(title)
                for command in COMMANDS.values():
                    if command.group == group:
                        yield Static(f"{keys_shown(command):<14}{command.title}", markup=False)
