"""A short list to choose from by mouse or key: rows to graduate, menu entries, typed moves."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from textual import events
from textual.binding import Binding
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget


class Choice(NamedTuple):
    """One line of the list. One without an id is a dividing line, never lit."""

    id: str
    label: str
    hint: str = ""
    enabled: bool = True


DIVIDER = Choice("", "", enabled=False)


class ChoiceList(Widget, can_focus=True):
    """Lines of which one is lit, by hovering or by the arrow keys; a click or Enter takes it.

    Disabled lines can be lit, so that what they would do can be seen, but not taken.
    """

    ALLOW_SELECT = False
    COMPONENT_CLASSES = {"choices--lit", "choices--disabled", "choices--hint", "choices--divider"}
    BINDINGS = [
        Binding("up", "light(-1)", show=False),
        Binding("down", "light(1)", show=False),
        Binding("home", "light_end(0)", show=False),
        Binding("end", "light_end(-1)", show=False),
        Binding("enter,space", "take", show=False),
    ]
    DEFAULT_CSS = """
    ChoiceList {
        height: auto;
        & > .choices--lit { background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold; }
        & > .choices--disabled { color: $text-disabled; }
        & > .choices--hint { color: $text-muted; }
        & > .choices--divider { color: $foreground 25%; }
    }
    """

    class Lit(Message):
        """Another line is lit; None when none is."""

        def __init__(self, choice: Choice | None, list_: "ChoiceList") -> None:
            self.choice, self.list = choice, list_
            super().__init__()

        @property
        def control(self) -> "ChoiceList":
            return self.list

    class Taken(Message):
        """A line was taken."""

        def __init__(self, choice: Choice, list_: "ChoiceList") -> None:
            self.choice, self.list = choice, list_
            super().__init__()

        @property
        def control(self) -> "ChoiceList":
            return self.list

    def __init__(self, choices: Sequence[Choice] = (), id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.choices: list[Choice] = []
        self.lit: int | None = None
        self._top = 0
        self.offer(choices)

    def offer(self, choices: Sequence[Choice], lit: int | None = 0) -> None:
        """Offers other choices, with the one at `lit`, or the next that can be, lit."""
        self.choices = list(choices)
        self._top = 0
        self.lit = None
        lightable = [place for place, choice in enumerate(self.choices) if choice.id]
        if lit is not None and lightable:
            self.lit = next((place for place in lightable if place >= lit), lightable[0])
        self.refresh(layout=True)

    def get_content_width(self, container: object, viewport: object) -> int:
        widths = [cell_len(c.label) + (cell_len(c.hint) + 2 if c.hint else 0) for c in self.choices]
        return max(widths, default=0) + 2

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return len(self.choices)

    # Lighting and taking

    def action_light(self, step: int) -> None:
        """Lights the next line in a direction, round the ends."""
        places = [place for place, choice in enumerate(self.choices) if choice.id]
        if not places:
            return
        here = places.index(self.lit) if self.lit in places else (-1 if step > 0 else 0)
        self._light(places[(here + step) % len(places)])

    def action_light_end(self, which: int) -> None:
        """Lights the first or the last line."""
        places = [place for place, choice in enumerate(self.choices) if choice.id]
        if places:
            self._light(places[which])

    def action_take(self) -> None:
        """Takes the lit line, if it can be."""
        if self.lit is not None and self.choices[self.lit].enabled:
            self.post_message(self.Taken(self.choices[self.lit], self))

    def _light(self, place: int | None) -> None:
        if place == self.lit:
            return
        self.lit = place
        height = self.size.height
        if place is not None and height:
            self._top = min(max(self._top, place - height + 1), place)
        self.refresh()
        self.post_message(self.Lit(None if place is None else self.choices[place], self))

    # Drawing

    def render_line(self, y: int) -> Strip:
        width, base = self.size.width, self.rich_style
        place = self._top + y
        if place >= len(self.choices):
            return Strip.blank(width, base)
        choice = self.choices[place]
        if not choice.id:
            text, name = "─" * width, "choices--divider"
            return Strip([Segment(text, self.get_component_rich_style(name))], width)
        hint = f"  {choice.hint} " if choice.hint else " "
        label = set_cell_size(" " + choice.label, max(width - cell_len(hint), 1))
        style = base
        if not choice.enabled:
            style += self.get_component_rich_style("choices--disabled")
        hint_style = style + self.get_component_rich_style("choices--hint")
        if place == self.lit:
            lit = self.get_component_rich_style("choices--lit", partial=True)
            style, hint_style = style + lit, hint_style + lit
        return Strip([Segment(label, style), Segment(hint, hint_style)]).crop(0, width)

    # The mouse

    def _place_at(self, event: events.MouseEvent) -> int | None:
        offset = event.get_content_offset(self)
        if offset is None:
            return None
        place = self._top + offset.y
        return place if place < len(self.choices) and self.choices[place].id else None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        place = self._place_at(event)
        if place is not None:
            self._light(place)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        place = self._place_at(event)
        if place is not None:
            self._light(place)
            self.action_take()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self._scroll(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self._scroll(-1)

    def _scroll(self, step: int) -> None:
        most = max(len(self.choices) - self.size.height, 0)
        self._top = min(max(self._top + step, 0), most)
        self.refresh()
