"""Input taken one event after the other, each once the one before it has had its effect.

Textual hands a key to the widget that has the focus, from where it goes up through the widget's
ancestors, and only the app at last looks for the command it is bound to. Meanwhile the next keys
are on their way already, to where the focus was. What is typed fast, pasted into a terminal's
input, or sent over a slow line would reach the wrong place, or come in another order.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Iterator

from textual import events
from textual.app import App
from textual.errors import NoWidget
from textual.message_pump import MessagePump
from textual.widget import Widget

_MOST_ROUNDS = 8
"""How often effects of effects are waited for."""
_PATIENCE = 1.0
"""Seconds after which input goes on even if the effect of the last is still not there."""


class InOrder(App[None]):
    """An app that takes its input in order."""

    def __init__(self) -> None:
        super().__init__()
        self._input: deque[events.Event] = deque()
        self._taker: asyncio.Task[None] | None = None

    @property
    def is_taking_input(self) -> bool:
        """Whether there is input whose effect isn't there yet."""
        return self._taker is not None and not self._taker.done()

    async def on_event(self, event: events.Event) -> None:
        if event.is_forwarded or not isinstance(event, events.InputEvent | events.Paste):
            await super().on_event(event)
            return
        self._input.append(event)
        if not self.is_taking_input:
            # Not in the app's own loop, which has a part in what is waited for.
            self._taker = asyncio.create_task(self._take())

    async def take(self, event: events.Event) -> None:
        """Takes one event of input."""
        await super().on_event(event)

    async def _take(self) -> None:
        while self._input:
            event = self._input.popleft()
            try:
                await self.take(event)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(_PATIENCE):
                        await self._effects_of(event)
            except Exception as error:
                self._handle_exception(error)

    async def _effects_of(self, event: events.Event) -> None:
        """Waits until no widget has anything left to do about the event."""
        for _ in range(_MOST_ROUNDS):
            way = list(self._way_of(event))
            for pump in way:
                reached = asyncio.Event()
                if pump.call_later(reached.set):
                    await reached.wait()
            # Where the focus has moved, what came of that has still to be waited for.
            if way == [*self._way_of(event)] and not any(p.message_queue_size for p in way):
                break

    def _way_of(self, event: events.Event) -> Iterator[MessagePump]:
        """What the event may pass: the widget it is for, those around it, and the app."""
        target: Widget = self.focused or self.screen
        if isinstance(event, events.MouseEvent):
            try:
                target = self.mouse_captured or self.get_widget_at(event.x, event.y)[0]
            except NoWidget:
                target = self.screen
        yield from (node for node in target.ancestors_with_self if node is not self)
        yield self
