"""The lists of files to open or to save to."""

import contextlib
import os
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Input, Static

from boop_tui.session import store
from boop_tui.text.plain import shown
from boop_tui.ui.screens.leaving import Dialog
from boop_tui.ui.widgets.choice_list import Choice, ChoiceList
from boop_tui.ui.widgets.line_input import LineInput

_GAMES = (".boop", ".pgn", ".txt")
_PICTURES = (".svg",)


def to_open() -> "FileList":
    """A list of the files here, to open one; it gives its path, or None."""
    return FileList("Open a game", _GAMES)


def to_save() -> "FileList":
    """A list of the files here, to save to one of them or a new one; it gives the path, or None."""
    return FileList("Save the game", _GAMES, takes_name=True)


def to_save_picture() -> "FileList":
    """The same for a picture."""
    return FileList("Save the bed as SVG", _PICTURES, takes_name=True)


class FileList(Dialog[Path | None]):
    """What is in a folder, with a field for a new name if one may be given; gives a path, or None.

    Files with other endings than those asked for are left out until F2 asks for all.
    """

    BINDINGS = [
        Binding("escape", "dismiss(None)", show=False),
        Binding("backspace", "up", show=False),
        Binding("f2", "all_files", show=False),
    ]
    DEFAULT_CSS = """
    FileList {
        align: center middle;
        #files-frame {
            width: 76;
            max-width: 96%;
            height: 80%;
            padding: 0 1;
            background: $surface;
            border: round $primary;
            border-title-color: $text-primary;
        }
        #folder { color: $text-muted; height: auto; max-height: 3; margin: 0 0 1 0; }
        ChoiceList { height: 1fr; }
        #files-error { color: $text-error; height: auto; max-height: 3; }
        #files-hint { color: $text-muted; height: auto; margin: 1 0 0 0; }
    }
    """

    def __init__(self, title: str, endings: Sequence[str], takes_name: bool = False) -> None:
        super().__init__()
        self._title = title
        self._endings = endings
        self._takes_name = takes_name
        self._has_all = False
        self._folder = _starting_folder()
        self._paths: list[Path] = []

    def compose(self) -> ComposeResult:
        with Vertical(id="files-frame") as frame:
            frame.border_title = self._title
            yield Static(id="folder", markup=False)
            yield ChoiceList(id="files")
            yield Static(id="files-error", markup=False)
            if self._takes_name:
                yield LineInput(placeholder="name of a new file", id="new-name", compact=True)
            tab = "Tab list or name   " if self._takes_name else ""
            yield Static(
                f"Enter takes it   {tab}Backspace folder above   F2 all files   Esc cancel",
                id="files-hint",
            )

    def on_mount(self) -> None:
        self._show(self._folder)
        if self._takes_name:
            self.query_one(LineInput).focus()

    # The folder

    def _show(self, folder: Path) -> None:
        """Shows what is in a folder, or says why that can't be seen."""
        self._folder = folder
        error = ""
        entries: list[os.DirEntry[str]] = []
        try:
            with os.scandir(folder) as found:
                entries = sorted(filter(self._is_shown, found), key=_order)
        except OSError as reason:
            error = store.reason(reason)
        self._paths = [folder.parent, *(Path(entry.path) for entry in entries)]
        self.query_one("#folder", Static).update(store.shown_path(folder))
        self.query_one(ChoiceList).offer([Choice("0", "../"), *_choices(entries)])
        self._say(error)

    def _is_shown(self, entry: "os.DirEntry[str]") -> bool:
        if _is_folder(entry):
            return self._has_all or not entry.name.startswith(".")
        with contextlib.suppress(OSError):
            has_ending = Path(entry.name).suffix.lower() in self._endings
            return (self._has_all or has_ending) and entry.is_file()
        return False

    def action_up(self) -> None:
        """Goes to the folder above."""
        self._show(self._folder.parent)

    def action_all_files(self) -> None:
        """Shows all files, or only those with the usual endings."""
        self._has_all = not self._has_all
        self._show(self._folder)

    # Choosing

    @on(ChoiceList.Taken)
    def _taken(self, event: ChoiceList.Taken) -> None:
        path = self._paths[int(event.choice.id)]
        if os.path.isdir(path):
            self._show(path)
        elif self._takes_name:
            field = self.query_one(LineInput)
            field.value = path.name
            field.focus()
        else:
            self.dismiss(path)

    @on(Input.Submitted)
    def _named(self, event: Input.Submitted) -> None:
        try:
            path = self._folder / store.typed_path(event.value)
        except store.StoreError as reason:
            self._say(str(reason))
            return
        if os.path.isdir(path):
            self._show(path)
        else:
            self.dismiss(path)

    def _say(self, error: str) -> None:
        self.query_one("#files-error", Static).update(shown(error))


def _starting_folder() -> Path:
    """The folder the program was started in, or one's own if that is gone."""
    try:
        return Path.cwd()
    except OSError:
        return Path(os.path.expanduser("~"))


def _is_folder(entry: "os.DirEntry[str]") -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False


def _order(entry: "os.DirEntry[str]") -> tuple[bool, str]:
    return not _is_folder(entry), entry.name.casefold()


def _choices(entries: Sequence["os.DirEntry[str]"]) -> Iterator[Choice]:
    """A line for each, by its place after the folder above."""
    for place, entry in enumerate(entries, 1):
        name = shown(entry.name)
        if _is_folder(entry):
            yield Choice(str(place), f"{name}/")
        else:
            yield Choice(str(place), name, _written(entry))


def _written(entry: "os.DirEntry[str]") -> str:
    """When a file was last written."""
    with contextlib.suppress(OSError, ValueError, OverflowError):
        return f"{datetime.fromtimestamp(entry.stat().st_mtime):%d %b %Y %H:%M}"
    return ""
