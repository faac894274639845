"""The menus of settings: board, pieces and all the rest, each made from the table of settings."""

from collections.abc import Callable, Sequence
from typing import Any

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.geometry import Offset
from textual.screen import Screen
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Button, Static

from boop_tui.game.position import Side
from boop_tui.session.settings import SETTINGS, Setting, Settings
from boop_tui.session.settings_file import SettingsFile
from boop_tui.ui.art.palette import Look
from boop_tui.ui.look import look_of
from boop_tui.ui.screens.leaving import Dialog
from boop_tui.ui.widgets.colour_picker import ColourPicker
from boop_tui.ui.widgets.control_row import ControlRow
from boop_tui.ui.widgets.option_row import Option, OptionRow, Options, OptionStepper
from boop_tui.ui.widgets.slider import Slider

RESET = "reset"
"""Among the keys of a menu: a button that gives its settings back their defaults."""

BOARD_MENU = ("board_theme", "board_lightness", "square_rows")
PIECES_MENU = ("piece_theme", "orange", "grey", "piece_lightness", RESET)
SETTINGS_MENU = (
    "coordinates",
    "variations",
    "marks",
    "animation",
    "animation_speed",
    "rules",
    "preview",
    "threats",
    "interface_theme",
)

MENUS = {
    "board": ("Board", BOARD_MENU),
    "pieces": ("Pieces", PIECES_MENU),
    "settings": ("Settings", SETTINGS_MENU),
}
"""Each menu's title and keys, by its id."""

_WIDEST, _NARROWEST = 38, 30
_AROUND = 6
"""Rows of the frame and the foot."""
_PAUSE = 0.4
"""Seconds without a change after which the settings are written."""


Place = Offset | Callable[[], Offset]
"""A place of the screen, or what tells it whenever the screen below has been laid out anew."""

Control = ColourPicker | Options | Slider


class SettingsMenu(Dialog[None]):
    """Some settings in a frame with its upper left corner at a place of the screen.

    Each change is handed to `changed` at once, for the screen below to show it; the file is
    written when a drag ends, after a short pause, and before the menu is gone. The keys in `key`,
    with commas between them, close the menu as Esc does.
    """

    BINDINGS = [
        Binding("escape", "close", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]
    DEFAULT_CSS = f"""
    SettingsMenu {{
        background: transparent;
        & > #menu {{
            position: absolute;
            constrain: inside inside;
            width: {_WIDEST};
            height: auto;
            border: round $accent;
            border-title-color: $text-accent;
            border-subtitle-color: $text-muted;
            background: $surface;
        }}
        &.-plain Options > .options--chosen, &.-plain Options:focus > .options--chosen {{
            color: $foreground;
            background: $surface;
            text-style: bold reverse;
        }}
        #menu-rows {{
            height: auto;
            overflow-y: auto;
            scrollbar-size-vertical: 1;
            scrollbar-color: $foreground 30%;
            scrollbar-background: $surface;
        }}
        #menu-help {{
            height: 3;
            border-top: solid $foreground 20%;
            padding: 0 1;
            color: $text-muted;
        }}
        .-narrow #menu-help {{ height: 4; }}
        .-apart {{ margin: 1 0 0 0; }}
        #{RESET} {{ width: auto; min-width: 4; margin: 0 0 0 1; }}
        #{RESET}:blur {{ background: $panel; }}
    }}
    """

    def __init__(
        self,
        title: str,
        keys: Sequence[str],
        settings_file: SettingsFile,
        place: Place,
        changed: Callable[[Settings], None],
        *,
        key: str = "",
        pixels: bool = True,
    ) -> None:
        super().__init__()
        self._title = title
        self._keys = [key for key in keys if key != RESET]
        self._has_reset = RESET in keys
        self._file = settings_file
        self._place = place
        self._changed = changed
        self._own_keys = key.split(",")
        self._pixels = pixels
        self.set_class(not pixels, "-plain")
        self._controls: dict[str, Control] = {}
        self._unwritten: dict[str, object] = {}
        self._pause: Timer | None = None

    @property
    def settings(self) -> Settings:
        """The settings in force, whether or not they are written yet."""
        return self._file.settings.changed(**self._unwritten)

    def compose(self) -> ComposeResult:
        self._controls = {key: self._control(SETTINGS[key]) for key in self._keys}
        with Vertical(id="menu") as frame:
            frame.border_title = self._title
            frame.border_subtitle = "← → change · Esc close"
            with Vertical(id="menu-rows"):
                for key, control in self._controls.items():
                    is_whole = isinstance(control, ColourPicker)
                    yield control if is_whole else ControlRow(SETTINGS[key].title, control)
                if self._has_reset:
                    row = ControlRow("", Button("Reset", id=RESET, compact=True))
                    yield row.add_class("-apart")
            yield Static("", id="menu-help", markup=False)

    def _control(self, setting: Setting) -> Control:
        """The control that suits a setting; its id is the setting's key."""
        key, value = setting.key, self._value(setting.key)
        if setting.is_colour:
            side = Side.ORANGE if key == "orange" else Side.GREY
            return ColourPicker(setting.title, side, self._look, id=key)
        if setting.most > setting.least:
            return Slider(
                setting.least,
                setting.most,
                setting.step,
                value,
                mark=setting.default,
                automatic=setting.automatic,
                written=_writer(setting),
                id=key,
            )
        if key == "interface_theme":
            themes = [Option(theme, theme) for theme in self.app.available_themes]
            return OptionStepper([Option("", "usual"), *themes], value, id=key)
        if isinstance(setting.default, bool):
            return OptionRow([Option(True, "on"), Option(False, "off")], value, id=key)
        return OptionRow([Option(choice, choice) for choice in setting.choices], value, id=key)

    def _value(self, key: str) -> Any:
        """What a setting is, as far as the menu can offer it."""
        value = getattr(self.settings, key)
        if key == "interface_theme" and value not in self.app.available_themes:
            return SETTINGS[key].default
        return value

    @property
    def _look(self) -> Look:
        return look_of(self.settings, self._pixels)

    # Where it is

    def on_mount(self) -> None:
        below = self.app.screen_stack[-2]
        below.screen_layout_refresh_signal.subscribe(self, self._fit)
        self._fit()

    def on_resize(self) -> None:
        self._fit()

    def _fit(self, below: Screen[Any] | None = None) -> None:
        """Moves the menu to its place, with what room there is beside that.

        Not while the mouse holds a slider: it would be drawn away from under it.
        """
        if any(slider.is_dragged for slider in self.query(Slider)):
            return
        room, menu = self.app.size, self.query_one("#menu")
        place = self._place() if callable(self._place) else self._place
        menu.styles.offset = place
        width = min(max(room.width - place.x, _NARROWEST), _WIDEST)
        menu.styles.width = width
        menu.set_class(width < _WIDEST, "-narrow")
        self.query_one("#menu-rows").styles.max_height = max(room.height - _AROUND, 1)

    # Changing

    @on(Options.Chosen)
    @on(Slider.Changed)
    @on(ColourPicker.Changed)
    def _chosen(self, event: Options.Chosen | Slider.Changed | ColourPicker.Changed) -> None:
        self._change({str(event.control.id): event.value})

    @on(Button.Pressed, f"#{RESET}")
    def _reset(self) -> None:
        self._change({key: SETTINGS[key].default for key in self._keys})

    def _change(self, changes: dict[str, object]) -> None:
        """Puts changes into force, and lets them be written a little later."""
        self._unwritten |= changes
        self._show()
        self._changed(self.settings)
        if self._pause is not None:
            self._pause.stop()
        self._pause = self.set_timer(_PAUSE, self._keep)

    def _show(self) -> None:
        """Shows the settings in every control."""
        for key, control in self._controls.items():
            if isinstance(control, ColourPicker):
                control.show(self._look)
            else:
                control.show(self._value(key))

    @on(Slider.Settled)
    def _settled(self) -> None:
        self._keep()
        self._fit()

    def _keep(self) -> None:
        """Writes what isn't written yet, and shows what another board had written."""
        shown = self.settings
        self._write()
        if self.settings != shown:
            self._show()
            self._changed(self.settings)

    def _write(self) -> None:
        if self._pause is not None:
            self._pause.stop()
        if self._unwritten:
            self._file.change(**self._unwritten)
            self._unwritten = {}

    def on_unmount(self) -> None:
        self._write()

    @on(ColourPicker.Opened)
    def _opened(self, event: ColourPicker.Opened) -> None:
        """Folds the other picker away: there is room for one."""
        for picker in self.query(ColourPicker):
            if picker is not event.picker:
                picker.fold()

    # Leaving, and the foot line

    def action_close(self) -> None:
        """Writes what isn't written yet, and closes the menu."""
        self._hear_last()
        self._keep()
        self.dismiss(None)

    def _hear_last(self) -> None:
        """Takes up what a key just ahead of this one has chosen, the word of it still on its way."""
        values = {key: control.value for key, control in self._controls.items()}
        if late := {key: value for key, value in values.items() if value != self._value(key)}:
            self._change(late)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.action_close()

    def on_key(self, event: events.Key) -> None:
        if event.key in self._own_keys:
            event.stop()
            self.action_close()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        self.query_one("#menu-help", Static).update(self._help(event.widget))

    def _help(self, widget: Widget) -> str:
        """What is said of the setting that a control changes."""
        for node in (widget, *widget.ancestors):
            if node.id in SETTINGS:
                return SETTINGS[node.id].help
        return "Give all of these settings back their defaults"


def _writer(setting: Setting) -> Callable[[Any], str]:
    """How a number of a setting is written."""
    if setting.key == "animation_speed":
        return lambda value: f"{value:g}×"
    if setting.least < 0:
        return lambda value: f"{value:+d}".replace("-", "−") if value else "0"
    return lambda value: "auto" if value == setting.automatic else f"{value:g}"
