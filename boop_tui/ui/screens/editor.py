"""The board editor: a position set up by hand, to be continued from."""

from collections.abc import Callable

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, HorizontalGroup, Vertical, VerticalScroll
from textual.widgets import Label, Static

from boop_tui.game.bed import BED
from boop_tui.game.position import Piece, Position, Side
from boop_tui.game.rules import BOARD
from boop_tui.session.setup import Setup
from boop_tui.text import fen
from boop_tui.ui.art.palette import Look
from boop_tui.ui.art.scene import Mark
from boop_tui.ui.commands import bindings
from boop_tui.ui.keymap import Keymap
from boop_tui.ui.screens.command_screen import TOO_SMALL, CommandScreen
from boop_tui.ui.screens.editor_commands import EDITOR_COMMANDS, HINTS
from boop_tui.ui.screens.editor_layout import fit
from boop_tui.ui.widgets.bars import ButtonBar, Tab, TabBar
from boop_tui.ui.widgets.bed_view import SMALLEST, BedView
from boop_tui.ui.widgets.hand_fields import HEADING, HandFields
from boop_tui.ui.widgets.lines import KeyHints
from boop_tui.ui.widgets.live_fen import LiveFen
from boop_tui.ui.widgets.option_row import Option, OptionRow
from boop_tui.ui.widgets.tiles import TILES, Tile, Tiles

_CHANGES = {
    "editor.clear": ("Clear", "Clear"),
    "editor.swap": ("Swap colours", "Swap"),
    "editor.fill": ("Fill hands", "Fill"),
}
"""The buttons that change everything at once, each with a shorter name for a narrow panel."""
_ENDS = (("Continue from here", "editor.continue"), ("Cancel", "editor.cancel"))


class EditorScreen(CommandScreen[Position | None]):
    """Sets up a position, beginning with the one given; gives it back, or None if cancelled."""

    BINDINGS = bindings(EDITOR_COMMANDS.values())
    commands = EDITOR_COMMANDS
    CSS_PATH = "editor.tcss"

    def __init__(
        self,
        position: Position,
        look: Look,
        square_rows: int = 0,
        keymap: Keymap | None = None,
    ) -> None:
        super().__init__()
        self.keymap = keymap or Keymap()
        self.setup: Setup = Setup(position)
        self._look = look
        self._wanted_rows = square_rows
        self._picked = 0
        self._pointed: int | None = None
        self.bed: BedView = BedView(look, id="bed")
        self.tiles = Tiles(look, id="tiles")
        self.side_row = OptionRow([Option(side, side.title) for side in Side], Side.ORANGE)
        self.hands = {side: HandFields(side, look) for side in Side}
        self.fen_box: LiveFen = LiveFen(id="fen")

    def compose(self) -> ComposeResult:
        yield TabBar([Tab("help", "Help")], title="Board editor", id="menus")
        with Horizontal(id="desk"):
            with Vertical(id="table"):
                yield self.bed
            with Vertical(id="panel"):
                with _part("Pieces"):
                    yield self.tiles
                with _part("Turn and hands"):
                    with HorizontalGroup(id="turn"):
                        yield Label("To move ")
                        yield self.side_row
                    yield Label(HEADING, id="hands-heading")
                    yield from self.hands.values()
                    yield ButtonBar(
                        [(label, command) for command, (label, _) in _CHANGES.items()], id="changes"
                    )
                with _part("Position"):
                    yield self.fen_box
                with _part("", id="foot"):
                    yield ButtonBar(_ENDS, id="ends")
                    with VerticalScroll(id="remarks", can_focus=False):
                        yield Static("", id="problems", markup=False)
                        yield Static("", id="notes", markup=False)
        for line in HINTS:
            yield KeyHints(self.keymap.hints(line))
        yield Static(TOO_SMALL, id="too-small")

    def on_mount(self) -> None:
        # Before anything is drawn, so that nothing moves under the pointer once it is.
        self._arrange()
        self.bed.focus()
        self.show()

    # The size of things

    def on_resize(self, event: events.Resize) -> None:
        self._arrange()

    def _arrange(self) -> None:
        fitting = fit(*self.app.size)
        self.set_class(fitting.is_too_small, "-too-small")
        self.set_class(fitting.is_tall, "-tall")
        self.set_class(fitting.is_roomy, "-roomy")
        rows = min(self._wanted_rows or fitting.largest, fitting.largest)
        self.bed.styles.width, self.bed.styles.height = BedView.size_for(rows)
        self.query_one("#table").styles.width = BedView.size_for(rows)[0]
        self.bed.show_look(self._look, rows)
        self.tiles.show_rows(fitting.tile_rows)
        self.query_one("#changes", ButtonBar).relabel(
            {command: labels[fitting.is_narrow] for command, labels in _CHANGES.items()}
        )

    def can_resize(self, step: int) -> bool:
        """Whether squares one size larger or smaller would fit."""
        return SMALLEST <= self.bed.rows + step <= fit(*self.app.size).largest

    def resize_board(self, step: int) -> None:
        """Draws the squares a size larger or smaller, while the editor is open."""
        self._wanted_rows = self.bed.rows + step
        self._arrange()

    @on(BedView.SizeWanted)
    def _corner_dragged(self, event: BedView.SizeWanted) -> None:
        self._wanted_rows = event.rows
        self._arrange()

    # Showing

    def say(self, note: str) -> None:
        """Says on the menu bar what has happened, or which rules are on."""
        self.query_one("#menus", TabBar).say(note)

    def show(self) -> None:
        """Shows the draft everywhere."""
        self.fen_box.show(self.setup.fen)
        self._show_all_but_fen()

    def _show_all_but_fen(self) -> None:
        setup = self.setup
        self.say("" if setup.rules is BOARD else f"rules: {setup.rules.name}")
        self.show_bed()
        for side, fields in self.hands.items():
            fields.show(setup.hand(side), setup.total(side))
        self._show_turn()
        self._show_remarks()
        self.show_buttons()

    def show_bed(self) -> None:
        """Shows the bed, with what the picked tile would do to the square pointed at."""
        pieces, square, tile = dict(self.setup.pieces), self._pointed, self.tile
        ghosts: dict[int, Piece] = {}
        marks: dict[int, Mark] = {}
        if square is not None and pieces.get(square) != tile:
            stands = pieces.pop(square, None)
            if ghost := tile or stands:
                ghosts[square] = ghost
            if tile is None:
                marks[square] = Mark.FALLS
        self.bed.show(pieces, marks, BED, ghosts)

    def _show_turn(self) -> None:
        winner = self.setup.winner
        options = [Option(side, side.title) for side in Side]
        if winner is not None:
            options.append(Option(None, f"{winner.title} has won"))
        self.side_row.options = options
        self.side_row.show(self.setup.side if winner is None else None)

    def _show_remarks(self) -> None:
        for id_, sign, texts in (
            ("#problems", "✗", self.setup.problems),
            ("#notes", "•", self.setup.notes),
        ):
            remarks = self.query_one(id_, Static)
            remarks.display = bool(texts)
            remarks.update("\n".join(f"{sign} {text}" for text in texts))

    # The bed

    @property
    def tile(self) -> Tile:
        """The picked tile: a piece, or None for the cross."""
        return TILES[self._picked]

    def pick(self, place: int) -> None:
        """Picks a tile by its place, from 0."""
        self._picked = place
        self.tiles.show_picked(place)
        self.show_bed()

    @on(Tiles.Picked)
    def _tile_picked(self, event: Tiles.Picked) -> None:
        self.pick(event.place)

    @on(BedView.Wheeled)
    def _wheeled(self, event: BedView.Wheeled) -> None:
        self.pick((self._picked + (-1 if event.up else 1)) % len(TILES))

    @on(BedView.Pointed)
    def _pointed_at(self, event: BedView.Pointed) -> None:
        self._pointed = event.square
        self.show_bed()

    @on(BedView.Clicked)
    def _clicked(self, event: BedView.Clicked) -> None:
        self._put(event.square, None if event.is_right else self.tile)

    @on(BedView.Dragged)
    def _dragged(self, event: BedView.Dragged) -> None:
        self._put(event.square, None if event.is_right else self.tile, joined=True)

    def _put(self, square: int, tile: Tile, joined: bool = False) -> None:
        if tile is None:
            self.change(lambda: self.setup.remove(square, joined))
        else:
            self.change(lambda: self.setup.place(square, tile, joined))

    def move_cursor(self, files: int, ranks: int) -> None:
        """Moves the square cursor, and lets Enter mean the bed rather than a button."""
        self.set_focus(self.bed)
        self.bed.move_cursor(files, ranks)

    def place_at_cursor(self) -> None:
        """Puts the picked tile on the square under the square cursor."""
        if self.bed.cursor is not None:
            self._put(self.bed.cursor, self.tile)

    def remove_at_cursor(self) -> None:
        """Removes the piece under the square cursor."""
        if self.bed.cursor is not None:
            self._put(self.bed.cursor, None)

    # The rest of the position

    def change(self, change: Callable[[], bool]) -> None:
        """Makes a change of the draft, and shows it."""
        change()
        self.show()

    def toggle_side(self) -> None:
        """Lets the other side be to move; in a won game, the loser."""
        setup = self.setup
        side = setup.side if setup.winner is not None else setup.side.other
        self.change(lambda: setup.set_side(side))

    @on(OptionRow.Chosen)
    def _side_chosen(self, event: OptionRow.Chosen) -> None:
        self.change(lambda: self.setup.set_side(event.value))

    @on(HandFields.Changed)
    def _hand_changed(self, event: HandFields.Changed) -> None:
        self.change(lambda: self.setup.set_hand(event.side, event.kind, event.count))

    # The FEN

    @on(LiveFen.Typed)
    def _fen_typed(self, event: LiveFen.Typed) -> None:
        try:
            self.setup.read_fen(event.text)
        except fen.FenError as reason:
            self.fen_box.say_error(str(reason) if event.text.strip() else "")
        else:
            self.fen_box.say_error("")
            self._show_all_but_fen()

    @on(LiveFen.Left)
    def _fen_left(self) -> None:
        self.fen_box.show(self.setup.fen)
        if self.fen_box.field.has_focus:
            self.set_focus(self.bed)

    def copy_fen(self) -> None:
        """Copies the position."""
        if text := self.setup.fen:
            self.app.copy_to_clipboard(text)
            self.say(f"Copied the FEN {text}")

    # Commands

    @on(TabBar.Chosen)
    def _menu_chosen(self) -> None:
        self.open_help()

    def go_on(self) -> None:
        """Leaves the editor with the position set up, if it is one."""
        if position := self.setup.position:
            self.dismiss(position)

    def cancel(self) -> None:
        """Leaves a text field, or else the editor."""
        if self.is_in_field:
            self.fen_box.show(self.setup.fen)
            self.set_focus(self.bed)
        else:
            self.dismiss(None)


def _part(title: str, id: str | None = None) -> Vertical:  # noqa: A002
    """A part of the panel, which has a frame with a title where there is room."""
    part = Vertical(id=id, classes="part")
    part.border_title = title
    return part
