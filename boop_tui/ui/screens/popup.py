"""A small menu over the screen, gone by Esc, by a click elsewhere, or once something is taken."""

from collections.abc import Callable, Sequence

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.geometry import Offset

from boop_tui.ui.screens.leaving import Dialog
from boop_tui.ui.widgets.choice_list import Choice, ChoiceList


class PopupMenu(Dialog[str | None]):
    """Choices in a frame with its corner at a place of the screen; gives the id taken, or None."""

    BINDINGS = [Binding("escape", "dismiss(None)", show=False)]
    DEFAULT_CSS = """
    PopupMenu {
        background: transparent;
        ChoiceList {
            width: auto;
            max-width: 100%;
            max-height: 100%;
            border: round $accent;
            background: $surface;
        }
    }
    """

    def __init__(
        self,
        choices: Sequence[Choice],
        place: Offset,
        on_lit: Callable[[Choice | None], None] | None = None,
    ) -> None:
        super().__init__()
        self._choices = choices
        self._place = place
        self._on_lit = on_lit

    def compose(self) -> ComposeResult:
        yield ChoiceList(self._choices)

    def on_mount(self) -> None:
        self._fit()
        menu = self.query_one(ChoiceList)
        if self._on_lit is not None and menu.lit is not None:
            self._on_lit(menu.choices[menu.lit])

    def on_resize(self) -> None:
        self._fit()

    def _fit(self) -> None:
        """Moves the menu to where all of it can be seen."""
        menu = self.query_one(ChoiceList)
        width = menu.get_content_width(None, None) + 2
        height = len(self._choices) + 2
        room = self.app.size
        x = max(min(self._place.x, room.width - width), 0)
        y = max(min(self._place.y, room.height - height), 0)
        menu.styles.offset = (x, y)

    @on(ChoiceList.Lit)
    def _lit(self, event: ChoiceList.Lit) -> None:
        if self._on_lit is not None:
            self._on_lit(event.choice)

    @on(ChoiceList.Taken)
    def _taken(self, event: ChoiceList.Taken) -> None:
        self.dismiss(event.choice.id)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)
