"""Screens that are left once, however often the key that leaves them is pressed."""

from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen, Screen, ScreenResultType


class LeftOnce(Screen[ScreenResultType]):
    """A screen that is left by its first answer.

    A key pressed twice, or held, may give a second one before the screen is gone. Textual would
    then take away the screen below as well.
    """

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        return super().dismiss(result) if self.is_active else AwaitComplete()


# ModalScreen comes first: Textual takes styles from the first base alone.
class Dialog(ModalScreen[ScreenResultType], LeftOnce[ScreenResultType]):
    """A screen over part of another, which waits for it."""
