"""Opening and saving the game, and asking before something unsaved goes."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from textual.screen import Screen

from boop_tui.session import store
from boop_tui.session.recovery import Recovered
from boop_tui.text import movetext
from boop_tui.text.plain import quoted
from boop_tui.ui.screens.texts import with_warnings
from boop_tui.ui.widgets.choice_list import DIVIDER, Choice

if TYPE_CHECKING:
    from boop_tui.ui.screens.analysis import AnalysisScreen


class Files:
    """The file of the open game, and the questions that go with it."""

    def __init__(self, screen: "AnalysisScreen") -> None:
        self._screen = screen
        self.homes = screen.session.homes
        self._asked: tuple[Screen[str | None], str] | None = None
        """The question about an unsaved game that was asked last, and what it was asked for."""

    @property
    def note(self) -> str:
        """The file's name, whether it is unsaved, and the rule set if it isn't the usual one."""
        path = self.homes.current.path
        parts = [path.name if path else "untitled"]
        if self.homes.is_unsaved:
            parts.append("unsaved")
        rules = self._screen.study.position.rules
        if rules.name != "board":
            parts.append(f"rules: {rules.name}")
        return " · ".join(parts)

    # Starting anew

    def new_game(self) -> None:
        """Starts anew from the empty bed, once what is unsaved is dealt with."""
        self.when_safe("start a new game", self._start_new)

    def _start_new(self) -> None:
        self._screen.changes.load(self._screen.session.new_game(), "Started a new game")

    def when_safe(self, what: str, then: Callable[[], object]) -> None:
        """Does something that would lose the open game, after asking if it is unsaved."""
        if not self.homes.is_unsaved:
            then()
            return
        if self._asked == (self._screen.app.screen, what):
            return  # ctrl+q, which comes through from anywhere: once is enough

        def answered(answer: str | None) -> None:
            if answer == "save":
                self.save(then)
            elif answer == "discard":
                then()

        question = self._screen.ask(
            "Unsaved changes",
            f"The open game has changes that are in no file. Save it before you {what}?",
            [
                Choice("save", "Save it first"),
                Choice("discard", f"Don't save, {what}"),
                Choice("cancel", "Go back to the game", "Esc"),
            ],
            answered,
        )
        self._asked = question, what

    # What a crash left behind

    def offer_left_behind(self, resume: bool) -> None:
        """Offers the games that were open when a sitting ended badly, or takes the latest up."""
        boards = self._screen.session.left_behind()
        if resume:
            self._resume_latest(boards)
        elif boards:
            self._ask_which_to_resume(boards)

    def _resume_latest(self, boards: list[Recovered]) -> None:
        for other in boards[1:]:
            other.leave()
        if boards:
            self._take_up(boards[0])
        else:
            self._screen.say("There is no game left behind to resume")

    def _ask_which_to_resume(self, boards: list[Recovered]) -> None:
        def answered(answer: str | None) -> None:
            for place, board in enumerate(boards):
                if answer == "discard":
                    board.forget()
                elif answer == str(place):
                    self._take_up(board)
                else:
                    board.leave()

        count = "A game was" if len(boards) == 1 else f"{len(boards)} games were"
        answers = [
            Choice(str(place), f"Resume {_title(board)}", f"{board.when:%d %b %H:%M}")
            for place, board in enumerate(boards)
        ]
        self._screen.ask(
            "Left behind",
            f"{count} open when a sitting ended badly.",
            [
                *answers,
                DIVIDER,
                Choice("later", "Not now; offer again next time", "Esc"),
                Choice("discard", "Throw away what was left behind"),
            ],
            answered,
        )

    def _take_up(self, board: Recovered) -> None:
        try:
            self._screen.session.resume(board)
        except movetext.MovetextError as reason:
            self._screen.say_fault(f"What was left behind can't be read: {reason}")
        else:
            self._screen.show_game()
            self._screen.say(f"Resumed {_title(board)}; it is not saved yet")

    # Opening

    def open(self) -> None:
        """Asks for a file and opens it."""
        self.when_safe("open another", self._ask_what_to_open)

    def _ask_what_to_open(self, typed: str = "", error: str = "") -> None:
        def answered(text: str | None) -> None:
            if text == "":
                from boop_tui.ui.screens import file_lists

                self._screen.app.push_screen(file_lists.to_open(), self._open_picked)
            elif text is not None:
                self._open_typed(text)

        self._screen.ask_path("Open a game", typed, error, answered)

    def _open_typed(self, text: str) -> None:
        try:
            self.open_path(store.typed_path(text), reraise=True)
        except ValueError as reason:
            self._ask_what_to_open(text, str(reason))

    def _open_picked(self, path: Path | None) -> None:
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path, reraise: bool = False) -> None:
        """Opens a file; says why not, or raises StoreError or MovetextError if so asked."""
        warnings: list[str] = []
        try:
            text, stamp = store.read(path)
            tree = movetext.read(text, warnings)
        except (store.StoreError, movetext.MovetextError) as reason:
            if reraise:
                raise
            where = "" if isinstance(reason, store.StoreError) else f"{store.shown_path(path)}: "
            self._screen.say_fault(f"{where}{reason}")
            return
        self._screen.changes.load(tree, with_warnings(f"Opened {store.shown_path(path)}", warnings))
        self._settle(path, stamp)

    def _settle(self, path: Path, stamp: str) -> None:
        """The game now stands in that file, and a crash has nothing to give back."""
        self.homes.settle(path, stamp)
        self._screen.session.autosaver.changed()
        self._screen.show_note()

    # Saving

    def save(self, then: Callable[[], object] = lambda: None) -> None:
        """Saves to the game's file, or asks for one; then does what was waiting for that."""
        path = self.homes.current.path
        if path is None:
            self.save_as(then)
        else:
            self._save_to(path, then)

    def save_as(
        self, then: Callable[[], object] = lambda: None, typed: str = "", error: str = ""
    ) -> None:
        """Asks for a file to save to."""

        def picked(path: Path | None) -> None:
            if path is not None:
                self._save_to(_with_ending(path), then)

        def answered(text: str | None) -> None:
            if text == "":
                from boop_tui.ui.screens import file_lists

                self._screen.app.push_screen(file_lists.to_save(), picked)
            elif text is not None:
                self._save_typed(text, then)

        shown = typed or str(self.homes.current.path or "")
        self._screen.ask_path("Save the game as", shown, error, answered)

    def _save_typed(self, text: str, then: Callable[[], object]) -> None:
        try:
            path = store.typed_path(text)
        except store.StoreError as reason:
            self.save_as(then, text, str(reason))
            return
        self._save_to(_with_ending(path), then)

    def _save_to(self, path: Path, then: Callable[[], object], force: bool = False) -> None:
        home = self.homes.current
        stamp = home.stamp if path == home.path else None
        try:
            new_stamp = store.save(path, movetext.write(self._screen.study.tree), stamp, force)
        except store.ChangedOnDisk as reason:
            self._ask_to_overwrite(path, str(reason), then)
        except store.StoreError as reason:
            self._screen.say_fault(str(reason))
        else:
            self._settle(path, new_stamp)
            self._screen.say(f"Saved {store.shown_path(path)}")
            then()

    def _ask_to_overwrite(self, path: Path, reason: str, then: Callable[[], object]) -> None:
        def answered(answer: str | None) -> None:
            if answer == "overwrite":
                self._save_to(path, then, force=True)
            elif answer == "other":
                self.save_as(then, str(path))

        self._screen.ask(
            "Overwrite?",
            f"{reason}.",
            [
                Choice("other", "Save to another file"),
                Choice("overwrite", "Overwrite it"),
                Choice("cancel", "Don't save", "Esc"),
            ],
            answered,
        )


def _with_ending(path: Path) -> Path:
    """The path as it is if that says what it is or is there already; else a game's."""
    return path if path.suffix or path.exists() else path.with_suffix(".boop")


def _title(board: Recovered) -> str:
    """A game left behind in a few words: its file, or how it begins."""
    if board.path is not None:
        return quoted(board.path.name, 24)
    return quoted(board.text, 24)
