"""Choosing a side's colour: by hue, saturation and lightness, or by its number."""

from rich.segment import Segment
from rich.style import Style
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import HorizontalGroup, VerticalGroup
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Input, Static

from boop_tui.game.position import Kind, Piece, Side
from boop_tui.ui.art.canvas import colour
from boop_tui.ui.art.hsl import HSL, read_colour, to_hsl, to_rgb
from boop_tui.ui.art.palette import Look, board_colours, hex_colour, rgb
from boop_tui.ui.art.small import piece_strips
from boop_tui.ui.widgets.control_row import ControlRow
from boop_tui.ui.widgets.line_input import LineInput
from boop_tui.ui.widgets.slider import Slider

_SAMPLE_ROWS = 4


class ColourButton(Widget, can_focus=True):
    """A colour and its number; pressed, it asks to open or close the picker."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES = {"colour--number"}
    BINDINGS = [Binding("enter,space", "press", show=False)]
    DEFAULT_CSS = """
    ColourButton {
        height: 1;
        & > .colour--number { color: $text-muted; }
        &:focus > .colour--number {
            background: $block-cursor-background;
            color: $block-cursor-foreground;
            text-style: $block-cursor-text-style;
        }
    }
    """

    class Pressed(Message):
        """The button was pressed."""

        def __init__(self, button: "ColourButton") -> None:
            self.button = button
            super().__init__()

        @property
        def control(self) -> "ColourButton":
            return self.button

    def __init__(self, value: str, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.value = value
        self._is_open = False

    def show(self, value: str) -> None:
        """Shows a colour."""
        self.value = value
        self.refresh()

    def show_open(self, is_open: bool) -> None:
        """Shows whether the picker is open."""
        self._is_open = is_open
        self.refresh()

    def render_line(self, y: int) -> Strip:
        base = self.rich_style
        number = self.get_component_rich_style("colour--number")
        edge = Style(color=number.bgcolor, bgcolor=base.bgcolor)
        left, right = "▐▌" if self.has_focus else "  "
        swatch = "█" * min(max(self.size.width - 13, 1), 6)
        parts = [
            Segment(" ", base),
            Segment(swatch, Style(color=colour(rgb(self.value)))),
            Segment(f" {left}", edge),
            Segment(self.value, number),
            Segment(f"{right} ", edge),
            Segment("▴" if self._is_open else "▾", base),
        ]
        return Strip(parts).adjust_cell_length(self.size.width, base).apply_style(base)

    def action_press(self) -> None:
        """Asks for the picker."""
        self.post_message(self.Pressed(self))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.action_press()


class ColourSample(Widget):
    """A side's kitten and cat, each on a square of the bed."""

    ALLOW_SELECT = False
    DEFAULT_CSS = f"ColourSample {{ width: {4 * _SAMPLE_ROWS}; height: {_SAMPLE_ROWS}; }}"

    def __init__(self, side: Side, look: Look) -> None:
        super().__init__()
        self._side, self._look = side, look

    def show_look(self, look: Look) -> None:
        """Draws in another look."""
        if look != self._look:
            self._look = look
            self.refresh()

    def render_line(self, y: int) -> Strip:
        board = board_colours(self._look)
        squares = ((Kind.KITTEN, board.light), (Kind.CAT, board.dark))
        drawn = [
            piece_strips(self._look, Piece(self._side, kind), _SAMPLE_ROWS, hex_colour(under))[y]
            for kind, under in squares
        ]
        return Strip.join(drawn).apply_style(self.rich_style)


class ColourPicker(VerticalGroup):
    """A side's colour in a line, and what changes it: open or folded away below.

    Three sliders, a field for the number, and a sample that follows them.
    """

    BINDINGS = [Binding("escape", "fold", show=False)]
    DEFAULT_CSS = """
    ColourPicker {
        .fold { display: none; }
        &.-open .fold { display: block; }
        .sample { padding: 0 1 0 3; }
        LineInput { width: 9; margin: 0 0 0 1; background: $boost; }
        LineInput.-refused { color: $text-error; }
        .reason { color: $text-error; width: 1fr; padding: 0 1 0 0; }
    }
    """

    class Changed(Message):
        """Another colour was chosen, ``#rrggbb``; while a slider is dragged, one for each."""

        def __init__(self, picker: "ColourPicker", value: str) -> None:
            self.picker, self.value = picker, value
            super().__init__()

        @property
        def control(self) -> "ColourPicker":
            return self.picker

    class Opened(Message):
        """The sliders were unfolded."""

        def __init__(self, picker: "ColourPicker") -> None:
            self.picker = picker
            super().__init__()

        @property
        def control(self) -> "ColourPicker":
            return self.picker

    def __init__(self, title: str, side: Side, look: Look, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._title = title
        self._side = side
        self._look = look
        self._value = self._colour_in(look)
        self._hsl = to_hsl(rgb(self._value))
        self._button = ColourButton(self._value)
        self._sliders = [self._slider(part) for part in range(3)]
        self._field = LineInput(compact=True)
        self._reason = Static("", classes="reason", markup=False)
        self._sample = ColourSample(side, look)

    def _slider(self, part: int) -> Slider:
        """The slider for hue, saturation or lightness; its band shows the colours it leads to."""
        return Slider(
            0,
            (360, 100, 100)[part],
            1,
            self._hsl[part],
            written=lambda value: f"{value:.0f}{'%' if part else '°'}",
            tint=lambda value: to_rgb(self._with(part, value)),
            id=HSL._fields[part],
        )

    def compose(self) -> ComposeResult:
        yield ControlRow(self._title, self._button)
        with VerticalGroup(classes="fold"):
            for slider in self._sliders:
                yield ControlRow(f"  {str(slider.id).capitalize()}", slider)
            yield ControlRow("  Hex", self._field)
            with HorizontalGroup(classes="sample"):
                yield self._reason
                yield self._sample

    def on_mount(self) -> None:
        self._write_number()

    # Folding

    @property
    def is_open(self) -> bool:
        """Whether the sliders are to be seen."""
        return self.has_class("-open")

    def open(self) -> None:
        """Unfolds the sliders and puts the focus there."""
        self.add_class("-open")
        self._button.show_open(True)
        self._write_number()
        self._sliders[0].focus()
        self.post_message(self.Opened(self))

    def fold(self) -> None:
        """Folds the sliders away."""
        self.remove_class("-open")
        self._button.show_open(False)

    def action_fold(self) -> None:
        """Folds the sliders away, and leaves the focus where they came from."""
        self.fold()
        self._button.focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "fold" or self.is_open

    @on(ColourButton.Pressed)
    def _pressed(self, event: ColourButton.Pressed) -> None:
        event.stop()
        if self.is_open:
            self.action_fold()
        else:
            self.open()

    # The colour

    @property
    def value(self) -> str:
        """The colour, as ``#rrggbb``."""
        return self._value

    def show(self, look: Look) -> None:
        """Shows the side's colour in a look, and says nothing of it."""
        self._look = look
        self._sample.show_look(look)
        if self._colour_in(look) != self._value:
            self._take_up(self._colour_in(look))
            self._write_number()

    def _colour_in(self, look: Look) -> str:
        return look.orange if self._side is Side.ORANGE else look.grey

    def _with(self, part: int, value: float) -> HSL:
        """The colour with another hue, saturation or lightness."""
        return self._hsl._replace(**{HSL._fields[part]: value})

    def _take_up(self, value: str) -> None:
        """Stands at a colour; a hue or saturation that it leaves open stays as it was."""
        hsl = to_hsl(rgb(value))
        if hsl.lightness in (0, 100):
            hsl = hsl._replace(saturation=self._hsl.saturation, hue=self._hsl.hue)
        elif not hsl.saturation:
            hsl = hsl._replace(hue=self._hsl.hue)
        self._stand_at(value, hsl)

    def _stand_at(self, value: str, hsl: HSL) -> None:
        self._value, self._hsl = value, hsl
        self._button.show(value)
        for slider, part in zip(self._sliders, hsl, strict=True):
            slider.show(part)
        if self._side is Side.ORANGE:
            self._look = self._look._replace(orange=value)
        else:
            self._look = self._look._replace(grey=value)
        self._sample.show_look(self._look)

    def _write_number(self) -> None:
        with self.prevent(Input.Changed):
            self._field.value = self._value
        self._say("")

    def _say(self, reason: str) -> None:
        self._reason.update(reason)
        self._field.set_class(bool(reason), "-refused")

    @on(Slider.Changed)
    def _slid(self, event: Slider.Changed) -> None:
        event.stop()
        hsl = self._with(self._sliders.index(event.slider), event.value)
        self._stand_at(hex_colour(to_rgb(hsl)), hsl)
        self._write_number()
        self.post_message(self.Changed(self, self._value))

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        event.stop()
        try:
            value = read_colour(event.value)
        except ValueError as reason:
            self._say(str(reason))
            return
        self._say("")
        if value != self._value:
            self._take_up(value)
            self.post_message(self.Changed(self, value))
