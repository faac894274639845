"""The rows to choose from, which open below the moves."""

from collections.abc import Sequence

from boop_tui.ui.widgets.choice_list import Choice, ChoiceList


class GraduationChooser(ChoiceList):
    """The graduations that may end a move."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.display = False

    @property
    def lit_id(self) -> str:
        """The id of the choice that is lit."""
        return self.choices[self.lit or 0].id

    def open(self, title: str, choices: Sequence[Choice]) -> None:
        """Lists the choices and takes the focus; the same ones again stay as they are."""
        if self.display and self.choices == list(choices):
            return
        self.border_title = f"{title} 1 of {len(choices):,}"
        self.border_subtitle = "Enter takes it · Esc takes back"
        self.offer(choices)
        self.display = True
        self.focus()

    def close(self) -> None:
        """Puts the question away."""
        self.display = False
