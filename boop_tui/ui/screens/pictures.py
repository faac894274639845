"""Saving the bed as a picture, for a post or a page."""

from pathlib import Path
from typing import TYPE_CHECKING

from boop_tui.session import store
from boop_tui.session.atomic import write_atomically
from boop_tui.ui.widgets.choice_list import Choice

if TYPE_CHECKING:
    from boop_tui.ui.screens.analysis import AnalysisScreen


class Pictures:
    """Pictures of the position on the main screen."""

    def __init__(self, screen: "AnalysisScreen") -> None:
        self._screen = screen

    def save(self, typed: str = "", error: str = "") -> None:
        """Asks for a file, and saves the bed as SVG."""

        def picked(path: Path | None) -> None:
            if path is not None:
                self._save_to(path)

        def answered(text: str | None) -> None:
            if text == "":
                from boop_tui.ui.screens import file_lists

                self._screen.app.push_screen(file_lists.to_save_picture(), picked)
            elif text is not None:
                self._save_typed(text)

        shown = typed or self._usual
        self._screen.ask_path("Save the bed as SVG", shown, error, answered, "bed.svg")

    @property
    def _usual(self) -> str:
        """Beside the game's own file, and named after it."""
        path = self._screen.files.homes.current.path
        return str(path.with_suffix(".svg")) if path else ""

    def _save_typed(self, text: str) -> None:
        try:
            path = store.typed_path(text)
        except store.StoreError as reason:
            self.save(text, str(reason))
        else:
            self._save_to(path)

    def _save_to(self, path: Path) -> None:
        """Writes the picture, after asking if that would overwrite something."""
        path = path if path.suffix else path.with_suffix(".svg")
        if not path.is_file():
            self._write(path)
            return

        def answered(answer: str | None) -> None:
            if answer == "overwrite":
                self._write(path)
            elif answer == "other":
                self.save(str(path))

        self._screen.ask(
            "Overwrite?",
            f"{store.shown_path(path)} exists already.",
            [
                Choice("other", "Save to another file"),
                Choice("overwrite", "Overwrite it"),
                Choice("cancel", "Don't save", "Esc"),
            ],
            answered,
        )

    def _write(self, path: Path) -> None:
        from boop_tui.ui.art.picture import svg

        screen, shown = self._screen, store.shown_path(path)
        try:
            write_atomically(path, svg(screen.study.position, screen.look).encode())
        except OSError as error:
            screen.say_fault(f"{shown} is not saved: {store.reason(error)}")
        else:
            screen.say(f"Saved the bed as {shown}")
