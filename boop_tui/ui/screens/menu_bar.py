"""The menu bar's menus, and the menu on a move."""

from typing import TYPE_CHECKING, Any

from textual.geometry import Offset
from textual.screen import ModalScreen

from boop_tui.game.tree import Node
from boop_tui.ui.commands import COMMANDS
from boop_tui.ui.screens import move_menu
from boop_tui.ui.widgets.bars import Tab, TabBar
from boop_tui.ui.widgets.choice_list import DIVIDER, Choice

if TYPE_CHECKING:
    from boop_tui.ui.screens.analysis import AnalysisScreen

_GAME_MENU = (
    ("tree.new", "file.open", "file.save", "file.save_as"),
    ("tree.editor", "tree.rules"),
    ("tree.undo", "tree.redo"),
    ("app.quit",),
)
"""The commands of the game's menu, in parts with a dividing line between them."""


class MenuBar:
    """Opens the menus of the main screen, where they leave the bed to be seen."""

    def __init__(self, screen: "AnalysisScreen") -> None:
        self._screen = screen
        tabs = (
            ("game", "Game"),
            ("board", "Board"),
            ("pieces", "Pieces"),
            ("settings", "⚙"),
            ("help", "Help"),
        )
        self.bar = TabBar([Tab(*tab) for tab in tabs], title="boop", id="menus")

    def open(self, menu: str) -> None:
        """Opens a menu by its id."""
        if menu == "help":
            self._screen.open_help()
        elif menu == "game":
            self._open_game_menu()
        else:
            from boop_tui.ui.screens.menus import MENUS, SettingsMenu

            screen = self._screen
            self._open(
                menu,
                SettingsMenu(
                    *MENUS[menu],
                    screen.session.settings_file,
                    self._place,
                    screen.arrangement.apply,
                    key=screen.keymap.commands[f"view.{menu}_menu"].keys,
                    pixels=screen.pixels,
                ),
            )

    def _open(self, menu: str, screen: ModalScreen[Any]) -> None:
        """Pushes a menu's screen, with its word in the bar lit meanwhile."""

        async def closed(command: str | None) -> None:
            self.bar.light("")
            if command is not None:
                await self._screen.action_run(command)

        self.bar.light(menu)
        self._screen.app.push_screen(screen, closed)

    def _place(self) -> Offset:
        """Beside the bed, below the menu bar."""
        return Offset(self._screen.query_one("#panel").region.x, 1)

    def _open_game_menu(self) -> None:
        choices: list[Choice] = []
        for part in _GAME_MENU:
            if choices:
                choices.append(DIVIDER)
            for command in map(COMMANDS.__getitem__, part):
                key = self._screen.keymap.key(command.id)
                allowed = command.is_allowed(self._screen)
                choices.append(Choice(command.id, command.title, key, allowed))
        from boop_tui.ui.screens.popup import PopupMenu

        self._open("game", PopupMenu(choices, self._place()))

    # The menu on a move

    def open_on(self, node: Node, place: Offset) -> None:
        """Opens the menu on a move, which marks in the list what an entry would delete."""
        from boop_tui.ui.screens.popup import PopupMenu

        screen = self._screen

        def lit(choice: Choice | None) -> None:
            screen.move_list.show_going(move_menu.going(choice.id if choice else None, node))

        def taken(command: str | None) -> None:
            screen.move_list.show_going(None)
            if command is not None:
                screen.changes.edit(move_menu.CHANGES[command], node)

        screen.app.push_screen(
            PopupMenu(move_menu.choices(node, screen.study.tree, screen.keymap), place, lit), taken
        )
