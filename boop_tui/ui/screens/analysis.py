"""The main screen: the bed, the moves, and the texts of the open game.

Screens that open over it are loaded when they first do, so that the board itself is there sooner.
"""

import gc
from collections.abc import Callable
from typing import TYPE_CHECKING

from textual import events, on
from textual.app import ComposeResult
from textual.geometry import Offset

from boop_tui.game.position import Side
from boop_tui.game.tree import Node
from boop_tui.session.edits import Edit
from boop_tui.session.entry import MoveEntry
from boop_tui.session.session import Session
from boop_tui.session.study import Study
from boop_tui.ui.art.palette import Look
from boop_tui.ui.commands import COMMANDS, bindings
from boop_tui.ui.keymap import Keymap
from boop_tui.ui.look import look_of
from boop_tui.ui.screens import layout, move_menu
from boop_tui.ui.screens.arrangement import Arrangement
from boop_tui.ui.screens.changes import Changes
from boop_tui.ui.screens.command_screen import CommandScreen
from boop_tui.ui.screens.files import Files
from boop_tui.ui.screens.insights import Insights
from boop_tui.ui.screens.menu_bar import MenuBar
from boop_tui.ui.screens.pictures import Pictures
from boop_tui.ui.screens.playing import Playing
from boop_tui.ui.screens.texts import Texts
from boop_tui.ui.widgets.bars import ButtonBar, TabBar
from boop_tui.ui.widgets.bed_view import BedView
from boop_tui.ui.widgets.boxes import FenBox, MovetextBox
from boop_tui.ui.widgets.choice_list import ChoiceList
from boop_tui.ui.widgets.hand_view import HandView
from boop_tui.ui.widgets.lines import KeyHints, StatusLine
from boop_tui.ui.widgets.move_list import MoveList
from boop_tui.ui.widgets.picker import KindPicker
from boop_tui.ui.widgets.unscrolled import Columns, Rows, never_scrolls

if TYPE_CHECKING:
    from boop_tui.ui.widgets.move_typing import MoveTyping

_HINTS = (
    ("", "step", "step.back step.forward"),
    ("", "type a move", "bed.type"),
    ("", "undo", "tree.undo"),
    ("", "move menu", "tree.menu"),
    ("", "commands", "app.palette"),
    ("", "help", "app.help"),
    ("", "quit", "app.quit"),
)
_BUTTONS = (
    ("New game", "tree.new"),
    ("◀ Back", "step.back"),
    ("Forward ▶", "step.forward"),
    ("Promote variation", "tree.promote"),
    ("Make main line", "tree.make_main"),
    ("Delete from here", "tree.delete_from"),
    ("Board editor", "tree.editor"),
)


class AnalysisScreen(CommandScreen[None]):
    """The open game, to be played on, walked through and changed."""

    BINDINGS = bindings(COMMANDS.values())
    commands = COMMANDS
    virtual_size = never_scrolls()

    def __init__(
        self, session: Session, message: str = "", resume: bool = False, pixels: bool = True
    ) -> None:
        super().__init__()
        self.session = session
        self.study: Study = session.study
        self.settings = session.settings_file.settings
        self.keymap = Keymap(self.settings.keys)
        self._message = message
        self._resume = resume
        self._says_what_goes = False
        self.pixels = pixels
        """Whether the bed is drawn, or written in letters."""
        self.bed: BedView = BedView(self.look, id="bed")
        self.hands = (HandView(Side.GREY, self.look), HandView(Side.ORANGE, self.look))
        self.move_list: MoveList = MoveList(
            self.settings.variations, lambda node: self.insights.is_repetition(node), id="moves"
        )
        self.status = StatusLine(id="status")
        self.menus: MenuBar = MenuBar(self)
        self.files: Files = Files(self)
        self.insights: Insights = Insights(self)
        self.changes: Changes = Changes(self)
        self.arrangement: Arrangement = Arrangement(self)
        self.playing = Playing(self)
        self.texts: Texts = Texts(self)
        self.pictures: Pictures = Pictures(self)

    @property
    def look(self) -> Look:
        """How bed and pieces are drawn."""
        return look_of(self.settings, self.pixels)

    @property
    def entry(self) -> MoveEntry:
        """The move being entered."""
        return self.playing.entry

    def compose(self) -> ComposeResult:
        self.arrangement.classify()
        grey, orange = self.hands
        yield self.menus.bar
        with Columns(id="desk"):
            with Rows(id="table"):
                yield grey
                yield self.bed
                yield orange
            with Rows(id="panel"):
                yield from self.arrangement.first_of_panel()
                with Rows(id="moves-frame") as frame:
                    frame.border_title = "Moves"
                    yield self.move_list
                yield self.texts.fen_box
                yield self.texts.movetext_box
                yield from self.arrangement.last_of_panel()
        yield self.status
        yield ButtonBar(_BUTTONS, id="buttons")
        yield KeyHints(self.keymap.hints(_HINTS))
        yield from self.arrangement.above_all()

    def on_mount(self) -> None:
        # Before anything is drawn, so that the first picture is the one that stays.
        self.arrangement.arrange()
        self.arrangement.show_panel("moves")
        self.bed.focus()
        self.texts.movetext_box.tick_variations(self.settings.include_variations)
        self.show_game()
        self.say(self._message)
        self.app.set_keymap(self.keymap.changed)
        in_file = self.session.settings_file.problems
        if problems := [*in_file, *self.keymap.problems]:
            more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
            self.say(problems[0] + more, is_error=True)
            self.call_after_refresh(self.tell_in_full, *in_file)
        self.arrangement.show_theme()
        self.app.theme_changed_signal.subscribe(self, self.arrangement.theme_chosen)
        self.files.offer_left_behind(self._resume)

    # The size of things

    def on_resize(self, event: events.Resize) -> None:
        self.arrangement.arrange()

    @on(BedView.SizeWanted)
    def _corner_dragged(self, event: BedView.SizeWanted) -> None:
        rows = min(event.rows, layout.fit(*self.app.size).largest)
        if rows != self.bed.rows:
            self.arrangement.resize_board(rows - self.bed.rows)

    @on(TabBar.Chosen, "#panels")
    def _panel_chosen(self, event: TabBar.Chosen) -> None:
        self.arrangement.show_panel(event.tab)

    # Saying and showing

    def say(self, message: str, is_error: bool = False) -> None:
        """Says on the status line what has happened."""
        self.status.say(message, is_error)

    def say_fault(self, reason: str) -> None:
        """Says why something couldn't be done, in a window if the line has no room for it."""
        self.say(reason, is_error=True)
        self.tell_in_full(reason)

    def tell_in_full(self, *problems: str) -> None:
        """Opens a window with problems that the status line has no room for."""
        if len(problems) > 1 or (problems and not self.status.shows_message):
            self.show_window("Not as it should be", " · ".join(problems))

    def show_cursor(self) -> None:
        """Shows the position that the cursor has come to."""
        self.playing.begin()
        self.move_list.show_current(self.study.cursor)
        self.texts.show_position(replace=False)
        self.session.autosaver.changed()
        self.show_buttons()
        self.show_note()

    def show_note(self) -> None:
        """Shows on the menu bar which file is open, whether it is saved, and the rule set."""
        self.menus.bar.say(self.files.note)

    def show_edit(self, edit: Edit, undone: bool = False) -> None:
        """Shows an edit of the game that was just made or undone."""
        self.insights.follow(edit, undone)
        self.move_list.show_edit(edit, undone, self.study.tree, self.study.cursor)
        self.show_cursor()
        self.texts.show_position(replace=True)
        self.texts.game_changed()

    def show_game(self) -> None:
        """Shows the whole game anew."""
        # A game stays for as long as the program runs, since loading another can be undone; that
        # nothing of it is garbage need not be found out again and again.
        gc.freeze()
        gc.enable()
        self.insights.start()
        self.move_list.show_tree(self.study.tree, self.study.cursor)
        self.show_cursor()
        self.texts.show_position(replace=True)
        self.texts.game_changed()

    # Commands

    @on(ButtonBar.Pointed)
    def _button_pointed(self, event: ButtonBar.Pointed) -> None:
        self._point_at(event.command, self.study.cursor)

    def _point_at(self, command: str | None, node: Node) -> None:
        """Marks the moves that a command would delete, and says which they are."""
        going = move_menu.going(command, node)
        self.move_list.show_going(going)
        if going is not None:
            self.say(move_menu.label(command or "", going, self.study.tree))
        elif self._says_what_goes:
            self.say("")
        self._says_what_goes = going is not None

    # Stepping

    def step(self, move: Callable[[Study], bool]) -> None:
        """Moves the cursor, and shows where it has come to."""
        if move(self.study):
            self.say("")
            self.show_cursor()

    def step_back(self) -> None:
        """One move back, or the last choice taken back."""
        if not self.playing.take_back():
            self.step(Study.back)

    @on(BedView.Wheeled)
    def _wheeled(self, event: BedView.Wheeled) -> None:
        if event.up:
            self.step_back()
        else:
            self.step(Study.forward)

    @on(MoveList.Picked)
    def _move_picked(self, event: MoveList.Picked) -> None:
        # What was clicked before it may have deleted the move.
        if self.study.holds(event.node):
            self.go_to(event.node)

    def go_to(self, node: Node) -> None:
        """Goes to a move."""
        self.study.go_to(node)
        self.say("")
        self.show_cursor()

    # Playing

    @on(BedView.Clicked)
    def _bed_clicked(self, event: BedView.Clicked) -> None:
        if event.is_right:
            self.cancel()
        else:
            self.playing.click(event.square)

    @on(BedView.Pointed)
    def _bed_pointed(self, event: BedView.Pointed) -> None:
        self.insights.point(event.square)

    @on(KindPicker.Lit)
    def _kind_lit(self, event: KindPicker.Lit) -> None:
        self.insights.preview_kind(event.kind)

    def move_cursor(self, files: int, ranks: int) -> None:
        """Moves the square cursor, and lets the keys reach the bed."""
        self.set_focus(self.bed)
        self.bed.move_cursor(files, ranks)

    def click_cursor(self) -> None:
        """Chooses the square under the square cursor."""
        if self.bed.cursor is not None:
            self.playing.click(self.bed.cursor)

    @on(KindPicker.Picked)
    def _kind_picked(self, event: KindPicker.Picked) -> None:
        self.playing.pick(event.kind)

    @on(ChoiceList.Lit, "#graduations")
    def _row_lit(self, event: ChoiceList.Lit) -> None:
        self.playing.preview(int(event.choice.id) if event.choice else 0)

    @on(ChoiceList.Taken, "#graduations")
    def _row_taken(self, event: ChoiceList.Taken) -> None:
        self.playing.graduate(int(event.choice.id))

    def on_move_typing_entered(self, event: "MoveTyping.Entered") -> None:
        """Plays what was typed; the field's class isn't loaded until it opens."""
        self.playing.play_token(event.token)

    async def open_typing(self) -> None:
        """Opens the field for a typed move."""
        self.arrangement.show_panel("moves")
        await self.playing.open_typing()

    def cancel(self) -> None:
        """Takes a choice back, or leaves a field; then puts the square cursor away."""
        if self.is_in_field:
            self.playing.close_typing()
            self.texts.leave()
            self.set_focus(self.bed)
        elif not self.playing.take_back():
            self.bed.hide_cursor()
            self.set_focus(self.bed)
            self.say("")

    # Menus

    @on(TabBar.Chosen, "#menus")
    def _menu_chosen(self, event: TabBar.Chosen) -> None:
        self.menus.open(event.tab)

    @on(MoveList.MenuWanted)
    def _menu_wanted(self, event: MoveList.MenuWanted) -> None:
        if self.study.holds(event.node):
            self.menus.open_on(event.node, Offset(event.x, event.y + 1))

    def open_move_menu(self) -> None:
        """Opens the menu on the current move."""
        self.menus.open_on(self.study.cursor, self.move_list.place_of_current())

    # Text in and out

    def go_to_box(self, panel: str) -> None:
        """Puts the focus into one of the text boxes."""
        self.arrangement.show_panel(panel)
        if panel == "movetext":
            self.texts.show_all_of_game()
        box = self.texts.fen_box if panel == "fen" else self.texts.movetext_box
        box.make_field().focus()

    @on(MovetextBox.Entered)
    def _movetext_entered(self) -> None:
        self.texts.show_all_of_game()

    @on(FenBox.Submitted)
    def _fen_submitted(self) -> None:
        self.texts.load_fen()

    def quit(self) -> None:
        """Leaves the board, once what is unsaved is dealt with."""
        self.files.when_safe("quit", self.app.exit)
