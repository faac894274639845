"""The lines at the foot of a screen: what is asked, and which keys do what."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from boop_tui.text.plain import shown
from boop_tui.ui.widgets.unscrolled import never_scrolls


class StatusLine(Widget):
    """Whose turn it is and what is asked; and beside it, what has just happened."""

    virtual_size = never_scrolls()
    ALLOW_SELECT = False
    COMPONENT_CLASSES = {"status--message", "status--error"}
    DEFAULT_CSS = """
    StatusLine {
        height: 1;
        padding: 0 1;
        & > .status--message { color: $text-muted; }
        & > .status--error { color: $text-error; text-style: bold; }
    }
    """

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._prompt = ""
        self._colour: str | None = None
        self._yields = False
        self._message = ""
        self._is_error = False
        self._hint = ""

    def show(self, prompt: str, colour: str | None, yields: bool = False) -> None:
        """Shows what is asked, with a mark in the colour of the side that is asked.

        One that `yields` gives its room to a hint that needs it.
        """
        if (prompt, colour, yields) != (self._prompt, self._colour, self._yields):
            self._prompt, self._colour, self._yields = prompt, colour, yields
            self.refresh()

    def say(self, message: str, is_error: bool = False) -> None:
        """Says what has happened, or nothing any more."""
        message = shown(message)
        # What has been done is said until something else is pointed at.
        hint = "" if message else self._hint
        if (message, is_error, hint) != (self._message, self._is_error, self._hint):
            self._message, self._is_error, self._hint = message, is_error, hint
            self.refresh()

    def hint(self, hint: str) -> None:
        """Says something of what is pointed at, for as long as there is no error to be said."""
        hint = shown(hint)
        if hint != self._hint:
            self._hint = hint
            self.refresh()

    @property
    def text(self) -> str:
        """All that it says."""
        return f"{self._prompt}  {self._said}".rstrip()

    @property
    def shows_message(self) -> bool:
        """Whether there is room for all of what has happened."""
        return cell_len(f"● {self._prompt}   {self._message}") <= self.size.width

    @property
    def _said(self) -> str:
        return self._message if self._is_error or not self._hint else self._hint

    def render_line(self, y: int) -> Strip:
        base, width = self.rich_style, self.size.width
        name = "status--error" if self._is_error else "status--message"
        prompt, said = f"{self._prompt}   ", self._said
        if self._yields and said is self._hint and cell_len(prompt + said) > width - 2:
            prompt = ""
        room = width - 2 - cell_len(prompt)
        if cell_len(said) > room:
            said = f"{set_cell_size(said, max(room - 1, 0))}…"
        parts = [
            Segment("● ", Style(color=self._colour)),
            Segment(prompt, Style(bold=True)),
            Segment(said, self.get_component_rich_style(name)),
        ]
        return Strip(parts).adjust_cell_length(width, base).apply_style(base)


class KeyHints(Widget):
    """A few keys and what they do, as many as there is room for; each can be clicked."""

    virtual_size = never_scrolls()
    ALLOW_SELECT = False
    COMPONENT_CLASSES = {"hints--key"}
    DEFAULT_CSS = """
    KeyHints {
        height: 1;
        padding: 0 1;
        background: $panel;
        color: $text-muted;
        & > .hints--key { color: $text-accent; text-style: bold; }
    }
    """

    class Clicked(Message):
        """A hint was clicked."""

        def __init__(self, command: str) -> None:
            self.command = command
            super().__init__()

    def __init__(self, hints: Sequence[tuple[str, str, str]], id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._hints = hints

    def _fitting(self) -> list[tuple[int, str, str, str]]:
        column, fitting = 0, []
        for key, label, command in self._hints:
            width = cell_len(key) + cell_len(label) + 4
            if column + width - 3 > self.size.width:
                break
            fitting.append((column, key, label, command))
            column += width
        return fitting

    def render_line(self, y: int) -> Strip:
        base = self.rich_style
        key_style = self.get_component_rich_style("hints--key", partial=True)
        parts = []
        for _, key, label, _ in self._fitting():
            parts += [Segment(key, key_style), Segment(f" {label}   ")]
        return Strip(parts).adjust_cell_length(self.size.width, base).apply_style(base)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        offset = event.get_content_offset(self)
        if offset is None:
            return
        for column, key, label, command in reversed(self._fitting()):
            if offset.x >= column:
                if command and offset.x < column + cell_len(key) + cell_len(label) + 1:
                    self.post_message(self.Clicked(command))
                return
