"""How the main screen is arranged and dressed: sizes, panels, themes, by the settings."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual.theme import Theme
from textual.widget import Widget
from textual.widgets import Static

from boop_tui.session.settings import Settings
from boop_tui.ui.screens import layout
from boop_tui.ui.screens.command_screen import TOO_SMALL
from boop_tui.ui.widgets.bars import ButtonBar, Tab, TabBar
from boop_tui.ui.widgets.bed_view import SMALLEST, BedView

if TYPE_CHECKING:
    from boop_tui.ui.screens.analysis import AnalysisScreen

USUAL_THEME = "textual-dark"
"""The theme of the interface where the settings name none."""
_LETTER_ROWS = 3
"""How high squares are that hold letters: they gain nothing from being larger."""
_BUTTONS_WIDTH = 37
"""Columns that the short buttons take with gaps between them."""
_SHORT_BUTTONS = (
    ("◀", "step.back"),
    ("▶", "step.forward"),
    ("Promote", "tree.promote"),
    ("Main", "tree.make_main"),
    ("Delete", "tree.delete_from"),
)
PANELS = {"moves": "Moves", "fen": "Position", "movetext": "Text"}
"""The parts beside the bed, of which a small terminal shows one at a time."""


class Arrangement:
    """The sizes and looks of the main screen's parts."""

    def __init__(self, screen: "AnalysisScreen") -> None:
        self._screen = screen
        self._panel = "moves"
        self._tabs = TabBar([Tab(*panel) for panel in PANELS.items()], id="panels")
        self._short_buttons = ButtonBar(_SHORT_BUTTONS, id="short-buttons")
        self._notice = Static(TOO_SMALL, id="too-small")

    # What only a small terminal shows is mounted only there, so that the board is there sooner.

    def first_of_panel(self) -> Iterator[Widget]:
        """What a small terminal shows above the moves."""
        if not self._fitting.is_roomy:
            yield self._tabs

    def last_of_panel(self) -> Iterator[Widget]:
        """What a small terminal shows below the moves."""
        if not self._fitting.is_roomy:
            yield self._short_buttons

    def above_all(self) -> Iterator[Widget]:
        """What a terminal that is too small shows instead."""
        if self._fitting.is_too_small:
            yield self._notice

    def _complete(self) -> None:
        """Mounts these parts where the terminal has become small."""
        screen = self._screen
        if not self._fitting.is_roomy and not self._tabs.is_attached:
            panel = screen.query_one("#panel")
            panel.mount(self._tabs, before=0)
            panel.mount(self._short_buttons)
            screen.show_buttons()
        if self._fitting.is_too_small and not self._notice.is_attached:
            screen.mount(self._notice)

    @property
    def _fitting(self) -> layout.Layout:
        return layout.fit(*self._screen.app.size)

    def arrange(self) -> None:
        """Fits everything to the size of the terminal."""
        screen = self._screen
        self.classify()
        self._complete()
        width, height = BedView.size_for(self._rows)
        screen.bed.show_look(screen.look, self._rows)
        screen.bed.styles.width, screen.bed.styles.height = width, height
        screen.query_one("#table").styles.width = width
        screen.call_after_refresh(screen.playing.show)
        screen.call_after_refresh(screen.texts.show_game)

    def classify(self) -> None:
        """Tells the style sheet how much room there is.

        Done before there is anything on the screen, it spares styling all of that twice.
        """
        screen, fitting = self._screen, self._fitting
        beside_bed = screen.app.size.width - BedView.size_for(self._rows)[0]
        classes = {
            "-too-small": fitting.is_too_small,
            "-roomy": fitting.is_roomy,
            "-narrow": beside_bed < _BUTTONS_WIDTH,
            **{f"-panel-{each}": each == self._panel for each in PANELS},
        }
        if any(screen.has_class(name) != wanted for name, wanted in classes.items()):
            for name, wanted in classes.items():
                screen.set_class(wanted, name, update=False)
            screen.update_node_styles()

    @property
    def _rows(self) -> int:
        """How many rows a square is high: as wanted, as far as there is room."""
        screen, largest = self._screen, self._fitting.largest
        wanted = screen.settings.square_rows or (largest if screen.pixels else _LETTER_ROWS)
        return min(wanted, largest)

    def can_resize(self, step: int) -> bool:
        """Whether squares one size larger or smaller would fit."""
        return SMALLEST <= self._screen.bed.rows + step <= self._fitting.largest

    def resize_board(self, step: int) -> None:
        """Draws the squares a size larger or smaller, and remembers it."""
        self.change_settings(square_rows=self._screen.bed.rows + step)

    def show_panel(self, panel: str) -> None:
        """Brings the moves, the FEN box or the move-list box to the front of a small screen."""
        self._tabs.light(panel)
        self._panel = panel
        self.classify()
        self._screen.call_after_refresh(self._screen.texts.show_game)

    def change_settings(self, **changes: object) -> None:
        """Changes settings, shows them and remembers them."""
        self.apply(self._screen.session.settings_file.change(**changes))

    def apply(self, settings: Settings) -> None:
        """Shows the screen as these settings say."""
        self._screen.settings = settings
        for hand in self._screen.hands:
            hand.show_look(self._screen.look)
        self._screen.move_list.show_layout(settings.variations)
        self.show_theme()
        self.arrange()

    def show_theme(self) -> None:
        """Shows the interface in the theme of the settings, the usual one where they name none."""
        wanted = self._screen.settings.interface_theme
        self._screen.app.theme = (
            wanted if wanted in self._screen.app.available_themes else USUAL_THEME
        )

    def theme_chosen(self, theme: Theme) -> None:
        """Remembers a theme that was chosen elsewhere, in the palette."""
        if theme.name != (self._screen.settings.interface_theme or USUAL_THEME):
            self.change_settings(interface_theme=theme.name)

    def toggle(self, setting: str, what: str) -> None:
        """Turns a setting on or off, and says so."""
        wanted = not getattr(self._screen.settings, setting)
        self.change_settings(**{setting: wanted})
        self._screen.say(f"{what} is {'on' if wanted else 'off'}")

    def toggle_variations(self) -> None:
        """Includes the variations in the move-list box, or leaves them out."""
        self._screen.texts.variations_wanted(not self._screen.settings.include_variations)
