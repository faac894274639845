"""Every action of the board, once: its key, its name, its help, and when it is allowed.

Keys, buttons, menus, the command palette and Help are all made from this list.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from textual.binding import Binding, BindingType

from boop_tui.session.study import Study

if TYPE_CHECKING:
    from boop_tui.ui.screens.analysis import AnalysisScreen

S = TypeVar("S")


class Command(NamedTuple, Generic[S]):
    """One action of a screen. `keys` are Textual's names with commas between, the first shown."""

    id: str
    keys: str
    title: str
    help: str
    run: Callable[[S], object]
    is_allowed: Callable[[S], bool] = lambda screen: True
    in_fields: bool = False
    """Whether its keys work while a text field has the focus."""

    @property
    def group(self) -> str:
        """The part of the id before the dot."""
        return self.id.partition(".")[0]


Run = Callable[["AnalysisScreen"], object]


def _step(move: Callable[[Study], bool]) -> Run:
    return lambda screen: screen.step(move)


def _cursor(files: int, ranks: int) -> Run:
    return lambda screen: screen.move_cursor(files, ranks)


def _off_main(screen: "AnalysisScreen") -> bool:
    return screen.study.divergence is not None


def _off_root(screen: "AnalysisScreen") -> bool:
    return screen.study.cursor.parent is not None


GROUPS = {
    "step": "Stepping through the game",
    "bed": "Playing on the bed",
    "tree": "Changing the game",
    "file": "Files",
    "text": "Text in and out",
    "view": "The screen",
    "editor": "In the board editor",
    "app": "The program",
}
"""The groups of commands, in the order that Help lists them, and their titles."""

_ALL: list[Command["AnalysisScreen"]] = [
    Command(
        "step.back", "left", "Back", "One move back, or take back a choice just made",
        lambda screen: screen.step_back(), lambda s: s.entry.has_begun or _off_root(s),
    ),
    Command(
        "step.forward", "right", "Forward", "One move on, along the first continuation",
        _step(Study.forward), lambda s: bool(s.study.cursor.children),
    ),
    Command(
        "step.sibling_before", "up", "Previous variation", "To the alternative before this move",
        _step(lambda study: study.to_sibling(-1)),
    ),
    Command(
        "step.sibling_after", "down", "Next variation", "To the alternative after this move",
        _step(lambda study: study.to_sibling(1)),
    ),
    Command("step.start", "home", "Start", "To the position the game starts from", _step(Study.to_start)),
    Command("step.end", "end", "End of the line", "To the last move of this line", _step(Study.to_end)),
    Command(
        "step.branch_before", "pageup", "Branch before", "Back to where the line last branched",
        _step(Study.to_branch_before),
    ),
    Command(
        "step.branch_after", "pagedown", "Branch after", "On to where the line branches next",
        _step(Study.to_branch_after),
    ),
    Command("bed.left", "shift+left", "Square cursor left", "Move the square cursor", _cursor(-1, 0)),
    Command("bed.right", "shift+right", "Square cursor right", "Move the square cursor", _cursor(1, 0)),
    Command("bed.up", "shift+up", "Square cursor up", "Move the square cursor", _cursor(0, 1)),
    Command("bed.down", "shift+down", "Square cursor down", "Move the square cursor", _cursor(0, -1)),
    Command(
        "bed.play", "enter", "Play on the square", "Play on the square under the square cursor",
        lambda screen: screen.click_cursor(), lambda s: s.bed.cursor is not None,
    ),
    Command(
        "bed.type", "t", "Type a move", "Enter a move by its notation, with the legal ones offered",
        lambda screen: screen.open_typing(), lambda s: not s.study.position.won,
    ),
    Command(
        "bed.cancel", "escape", "Take back the choice",
        "Clear what is being chosen, or leave a text field", lambda screen: screen.cancel(),
        in_fields=True,
    ),
    Command("tree.undo", "u,ctrl+z", "Undo", "Take back the last change of the game",
            lambda screen: screen.changes.undo(), lambda s: s.study.can_undo),
    Command("tree.redo", "r,ctrl+y", "Redo", "Make again the change last taken back",
            lambda screen: screen.changes.redo(), lambda s: s.study.can_redo),
    Command("tree.promote", "p", "Promote variation", "Move this line one place up among its siblings",
            lambda screen: screen.changes.edit(Study.promote), _off_main),
    Command("tree.make_main", "m", "Make main line", "Make this line the main line",
            lambda screen: screen.changes.edit(Study.make_main), _off_main),
    Command("tree.delete_from", "d,delete", "Delete from here", "Remove this move and all after it",
            lambda screen: screen.changes.edit(Study.delete_from), _off_root),
    Command("tree.delete_variation", "x", "Delete variation",
            "Remove this line from where it leaves the one it varies",
            lambda screen: screen.changes.edit(Study.delete_variation), _off_main),
    Command("tree.annotate", "a", "Comment", "Write a comment on this move, or give it a glyph",
            lambda screen: screen.changes.open_annotation()),
    Command("tree.menu", "v", "Menu of this move", "Open the menu on the current move",
            lambda screen: screen.open_move_menu(), _off_root),
    Command("tree.editor", "e", "Board editor", "Set up any position, and go on from it",
            lambda screen: screen.changes.open_editor()),
    Command("tree.rules", "R", "Rule set", "Go on from this position under other rules",
            lambda screen: screen.changes.choose_rules()),
    Command("tree.new", "n", "New game", "Start anew from the empty bed", lambda screen: screen.files.new_game()),
    Command("file.open", "ctrl+o", "Open", "Open a game from a file", lambda screen: screen.files.open()),
    Command("file.save", "ctrl+s", "Save", "Save the game to its file",
            lambda screen: screen.files.save(), in_fields=True),
    Command("file.save_as", "f12", "Save as", "Save the game to another file",
            lambda screen: screen.files.save_as()),
    Command("file.save_picture", "f9", "Save the bed as SVG", "Save a picture of the bed, with both hands",
            lambda screen: screen.pictures.save()),
    Command("text.fen", "f", "FEN box", "Go to the FEN box", lambda screen: screen.go_to_box("fen")),
    Command("text.load_fen", "f6", "Load FEN", "Start a fresh line from the FEN in the box",
            lambda screen: screen.texts.load_fen(), in_fields=True),
    Command("text.copy_fen", "c", "Copy FEN", "Copy the position looked at as a FEN",
            lambda screen: screen.texts.copy_fen()),
    Command("text.copy_diagram", "b", "Copy diagram", "Copy the bed as letters, for a post in a fixed-width font",
            lambda screen: screen.texts.copy_diagram()),
    Command("text.describe", "s", "Describe", "Say the position in words, and copy them",
            lambda screen: screen.texts.describe()),
    Command("text.moves", "l", "Move-list box", "Go to the move-list box",
            lambda screen: screen.go_to_box("movetext")),
    Command("text.load_moves", "f7", "Load moves", "Replace the game by the moves in the box",
            lambda screen: screen.texts.load_moves(), in_fields=True),
    Command("text.copy_moves", "y", "Copy moves", "Copy the game as movetext",
            lambda screen: screen.texts.copy_moves()),
    Command("text.variations", "i", "Include variations", "Show the whole tree in the move-list box, or only the main line",
            lambda screen: screen.arrangement.toggle_variations()),
    Command("view.moves", "1", "Show the moves", "Bring the move list to the front of a small screen",
            lambda screen: screen.arrangement.show_panel("moves")),
    Command("view.position", "2", "Show the position's text", "Bring the FEN box to the front of a small screen",
            lambda screen: screen.arrangement.show_panel("fen")),
    Command("view.text", "3", "Show the game's text", "Bring the move-list box to the front of a small screen",
            lambda screen: screen.arrangement.show_panel("movetext")),
    Command("view.larger", "plus,equals_sign", "Larger board", "Draw the squares larger",
            lambda screen: screen.arrangement.resize_board(1), lambda s: s.arrangement.can_resize(1)),
    Command("view.smaller", "minus", "Smaller board", "Draw the squares smaller",
            lambda screen: screen.arrangement.resize_board(-1), lambda s: s.arrangement.can_resize(-1)),
    Command("view.preview", "f8", "Preview", "Show what placing on the square pointed at would do, or don't",
            lambda screen: screen.arrangement.toggle("preview", "The preview")),
    Command("view.preview_kind", "k", "Preview the other kind", "Switch the preview between kitten and cat",
            lambda screen: screen.insights.switch_kind()),
    Command("view.threats", "w", "Threats", "Mark the squares on which either side would graduate or win, or don't",
            lambda screen: screen.arrangement.toggle("threats", "Showing threats")),
    Command("view.same_position", "o", "Same position elsewhere", "Go round the places where this position stands",
            lambda screen: screen.insights.go_to_next_place()),
    Command("view.collapse", "z", "Collapse variation", "Show only the first move of this variation, or all of it",
            lambda screen: screen.move_list.toggle_variation(screen.study.cursor), _off_main),
    Command("view.collapse_all", "Z", "Collapse all", "Collapse every variation, or open them all",
            lambda screen: screen.move_list.toggle_all()),
    Command("view.game_menu", "f2", "Game menu", "Open the game's menu", lambda screen: screen.menus.open("game")),
    Command("view.board_menu", "f3", "Board menu", "Open the board's settings", lambda screen: screen.menus.open("board")),
    Command("view.pieces_menu", "f4", "Pieces menu", "Open the pieces' settings", lambda screen: screen.menus.open("pieces")),
    Command("view.settings_menu", "f5", "Settings", "Open the other settings", lambda screen: screen.menus.open("settings")),
    Command("app.help", "question_mark,f1", "Help", "The rules, the guide and all the keys",
            lambda screen: screen.open_help()),
    Command("app.palette", "ctrl+p", "All commands", "Search every command by name",
            lambda screen: screen.app.action_command_palette(), in_fields=True),
    Command("app.quit", "q,ctrl+q", "Quit", "Leave the board", lambda screen: screen.quit()),
]  # fmt: skip

COMMANDS: dict[str, Command["AnalysisScreen"]] = {command.id: command for command in _ALL}
"""Every command by its id."""


def bindings(commands: Iterable[Command[Any]]) -> list[BindingType]:
    """A key binding for every one of the commands; each runs the action `run('its id')`."""
    return [
        Binding(command.keys, f"run({command.id!r})", command.title, show=False, id=command.id)
        for command in commands
    ]
