"""A bare app around one widget: what it says is kept, what it draws can be read."""

from typing import Any

from textual import events
from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.pilot import Pilot
from textual.widget import Widget


class Stage(App[None]):
    """Shows a widget at a width, and hears it."""

    def __init__(self, widget: Widget, width: int = 24, hears: tuple[type[Message], ...] = ()):
        super().__init__()
        self.widget = widget
        self.widget.styles.width = width
        self._hears = hears
        self.heard: list[Any] = []
        """The messages of the kinds asked for, in the order they came."""
        self.reached_the_parent: list[events.Event] = []
        """Wheel events and clicks that the widget has let through."""

    def compose(self) -> ComposeResult:
        yield _Parent(self.widget)

    def on_mount(self) -> None:
        self.widget.focus()

    @property
    def values(self) -> list[Any]:
        """The values of the messages heard."""
        return [message.value for message in self.heard]

    @property
    def lines(self) -> list[str]:
        """What the widget shows, line by line."""
        region = self.widget.region
        shown = self.screen._compositor.render_strips()[region.y : region.bottom]
        return [strip.text[region.x : region.right] for strip in shown]


class _Parent(Vertical):
    """Around the widget; hears what it lets through."""

    async def _on_message(self, message: Message) -> None:
        stage = self.app
        assert isinstance(stage, Stage)
        if isinstance(message, stage._hears):
            stage.heard.append(message)
        if isinstance(message, events.MouseScrollUp | events.MouseScrollDown | events.Click):
            stage.reached_the_parent.append(message)
        await super()._on_message(message)


async def mouse(
    pilot: Pilot[None], kind: type[events.MouseEvent], x: int, y: int = 0, button: int = 1
) -> None:
    """Lets the mouse do one thing at a cell of the screen."""
    event = kind(None, x, y, 0, 0, button, False, False, False, x, y)
    pilot.app.screen._forward_event(event)
    await pilot.pause()


async def click(pilot: Pilot[None], x: int, y: int = 0, button: int = 1) -> None:
    """Clicks a cell of the screen."""
    await pilot.click(offset=(x, y), button=button)


async def drag(pilot: Pilot[None], *places: tuple[int, int]) -> None:
    """Presses the button on the first cell, moves over the others, and lets go on the last."""
    await mouse(pilot, events.MouseDown, *places[0])
    for place in places[1:]:
        await mouse(pilot, events.MouseMove, *place)
    await mouse(pilot, events.MouseUp, *places[-1])
