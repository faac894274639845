"""Every action of the board editor, once: keys, buttons and Help are made from this list."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from textual.binding import Binding, BindingType

from boop_tui.ui.commands import Command

if TYPE_CHECKING:
    from boop_tui.ui.screens.editor import EditorScreen


def _on(run: Callable[["EditorScreen"], object]) -> Any:
    """What a command does to the editor; `Command` itself is written for the main screen."""
    return run


def _tile(place: int) -> Any:
    return _on(lambda screen: screen.pick(place))


def _cursor(files: int, ranks: int) -> Any:
    return _on(lambda screen: screen.move_cursor(files, ranks))


_ALL = [
    Command("editor.tile_1", "1", "Orange kitten", "Place orange's kittens", _tile(0)),
    Command("editor.tile_2", "2", "Orange cat", "Place orange's cats", _tile(1)),
    Command("editor.tile_3", "3", "Grey kitten", "Place grey's kittens", _tile(2)),
    Command("editor.tile_4", "4", "Grey cat", "Place grey's cats", _tile(3)),
    Command("editor.tile_5", "5", "Remove", "Remove pieces", _tile(4)),
    Command("editor.left", "shift+left", "Square cursor left", "Move the square cursor", _cursor(-1, 0)),
    Command("editor.right", "shift+right", "Square cursor right", "Move the square cursor", _cursor(1, 0)),
    Command("editor.up", "shift+up", "Square cursor up", "Move the square cursor", _cursor(0, 1)),
    Command("editor.down", "shift+down", "Square cursor down", "Move the square cursor", _cursor(0, -1)),
    Command("editor.place", "enter", "Place", "Place the picked tile on the square under the cursor",
            _on(lambda screen: screen.place_at_cursor()), _on(lambda s: s.bed.cursor is not None)),
    Command("editor.remove", "delete,backspace", "Remove the piece", "Remove the piece under the cursor",
            _on(lambda screen: screen.remove_at_cursor()), _on(lambda s: s.bed.cursor is not None)),
    Command("editor.side", "s", "Side to move", "Let the other side be to move",
            _on(lambda screen: screen.toggle_side())),
    Command("editor.clear", "n", "Clear", "Empty the bed, with eight kittens in each hand",
            _on(lambda screen: screen.change(screen.setup.clear))),
    Command("editor.swap", "w", "Swap colours", "Give each side what the other has, the turn too",
            _on(lambda screen: screen.change(screen.setup.swap_colours))),
    Command("editor.fill", "h", "Fill hands", "Fill each hand up so that its side owns eight",
            _on(lambda screen: screen.change(screen.setup.fill_hands))),
    Command("editor.undo", "u,ctrl+z", "Undo", "Take back the last change made in the editor",
            _on(lambda screen: screen.change(screen.setup.undo)), _on(lambda s: s.setup.can_undo)),
    Command("editor.redo", "r,ctrl+y", "Redo", "Make again the change last taken back",
            _on(lambda screen: screen.change(screen.setup.redo)), _on(lambda s: s.setup.can_redo)),
    Command("editor.fen", "f", "FEN", "Go to the FEN box; a FEN typed there is set up at once",
            _on(lambda screen: screen.fen_box.field.focus())),
    Command("editor.copy", "c", "Copy FEN", "Copy the position as a FEN",
            _on(lambda screen: screen.copy_fen()), _on(lambda s: s.setup.fen is not None)),
    Command("editor.larger", "plus,equals_sign", "Larger board", "Draw the squares larger",
            _on(lambda screen: screen.resize_board(1)), _on(lambda s: s.can_resize(1))),
    Command("editor.smaller", "minus", "Smaller board", "Draw the squares smaller",
            _on(lambda screen: screen.resize_board(-1)), _on(lambda s: s.can_resize(-1))),
    Command("editor.continue", "g", "Continue from here", "Go on with a fresh line from this position",
            _on(lambda screen: screen.go_on()), _on(lambda s: s.setup.position is not None)),
    Command("editor.cancel", "escape", "Cancel", "Leave a text field, or the editor with nothing changed",
            _on(lambda screen: screen.cancel()), in_fields=True),
    Command("editor.help", "question_mark,f1", "Help", "The rules, the guide and all the keys",
            _on(lambda screen: screen.open_help())),
]  # fmt: skip

EDITOR_COMMANDS: dict[str, Command] = {command.id: command for command in _ALL}
"""Every command of the board editor by its id."""


def bindings() -> list[BindingType]:
    """A key binding for every command; each runs the action `run('its id')`."""
    return [
        Binding(command.keys, f"run({command.id!r})", command.title, show=False, id=command.id)
        for command in _ALL
    ]
