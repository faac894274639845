"""The least that a program written with Textual can be: the yardstick of the first frame."""

from textual.app import App, ComposeResult
from textual.widgets import Static


class BareApp(App[None]):
    """One line of text."""

    def compose(self) -> ComposeResult:
        yield Static("Nothing but this.")


if __name__ == "__main__":
    BareApp().run()
