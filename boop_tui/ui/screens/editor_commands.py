"""Every action of the board editor, once: keys, buttons and Help are made from this list."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from boop_tui.ui.commands import Command

if TYPE_CHECKING:
    from boop_tui.ui.screens.editor import EditorScreen


def _tile(place: int) -> Callable[["EditorScreen"], object]:
    return lambda screen: screen.pick(place)


def _cursor(files: int, ranks: int) -> Callable[["EditorScreen"], object]:
    return lambda screen: screen.move_cursor(files, ranks)


_ALL: list[Command["EditorScreen"]] = [
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
            lambda screen: screen.place_at_cursor(), lambda s: s.bed.cursor is not None),
    Command("editor.remove", "delete,backspace", "Remove the piece", "Remove the piece under the cursor",
            lambda screen: screen.remove_at_cursor(), lambda s: s.bed.cursor is not None),
    Command("editor.side", "s", "Side to move", "Let the other side be to move",
            lambda screen: screen.toggle_side()),
    Command("editor.clear", "n", "Clear", "Empty the bed, with eight kittens in each hand",
            lambda screen: screen.change(screen.setup.clear)),
    Command("editor.swap", "w", "Swap colours", "Give each side what the other has, the turn too",
            lambda screen: screen.change(screen.setup.swap_colours)),
    Command("editor.fill", "h", "Fill hands", "Fill each hand up so that its side owns eight",
            lambda screen: screen.change(screen.setup.fill_hands)),
    Command("editor.undo", "u,ctrl+z", "Undo", "Take back the last change made in the editor",
            lambda screen: screen.change(screen.setup.undo), lambda s: s.setup.can_undo),
    Command("editor.redo", "r,ctrl+y", "Redo", "Make again the change last taken back",
            lambda screen: screen.change(screen.setup.redo), lambda s: s.setup.can_redo),
    Command("editor.fen", "f", "FEN", "Go to the FEN box; a FEN typed there is set up at once",
            lambda screen: screen.fen_box.field.focus()),
    Command("editor.copy", "c", "Copy FEN", "Copy the position as a FEN",
            lambda screen: screen.copy_fen(), lambda s: s.setup.fen is not None),
    Command("editor.larger", "plus,equals_sign", "Larger board", "Draw the squares larger",
            lambda screen: screen.resize_board(1), lambda s: s.can_resize(1)),
    Command("editor.smaller", "minus", "Smaller board", "Draw the squares smaller",
            lambda screen: screen.resize_board(-1), lambda s: s.can_resize(-1)),
    Command("editor.continue", "g", "Continue from here", "Go on with a fresh line from this position",
            lambda screen: screen.go_on(), lambda s: s.setup.position is not None),
    Command("editor.cancel", "escape", "Cancel", "Leave a text field, or the editor with nothing changed",
            lambda screen: screen.cancel(), in_fields=True),
    Command("editor.help", "question_mark,f1", "Help", "The rules, the guide and all the keys",
            lambda screen: screen.open_help()),
]  # fmt: skip

EDITOR_COMMANDS: dict[str, Command["EditorScreen"]] = {command.id: command for command in _ALL}
"""Every command of the board editor by its id."""

HINTS = (
    (
        ("Shift+arrows", "square", ""),
        ("", "place", "editor.place"),
        ("", "remove", "editor.remove"),
        ("", "undo", "editor.undo"),
        ("", "FEN", "editor.fen"),
        ("", "help", "editor.help"),
        ("", "redo", "editor.redo"),
        ("1–5", "tile", ""),
        ("right button", "remove", ""),
    ),
    (
        ("", "continue", "editor.continue"),
        ("", "cancel", "editor.cancel"),
        ("", "side", "editor.side"),
        ("", "clear", "editor.clear"),
        ("", "swap", "editor.swap"),
        ("", "fill", "editor.fill"),
        ("Tab", "hands", ""),
        ("", "copy", "editor.copy"),
    ),
)
"""The two lines at the foot of the editor; what there is no room for comes last."""
