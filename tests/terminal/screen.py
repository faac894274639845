"""The far end of a pseudo-terminal: what a program has written, as a screen to look at."""

import base64
import re

import pyte
from pyte.screens import Char

_SEQUENCE = re.compile(
    r"\x1b\[(?P<mark>[<=>?]?)(?P<numbers>[\d;:]*)(?P<between>[ -/]*)(?P<final>[@-~])"
    r"|\x1b\](?P<code>\d+);?(?P<rest>[^\x07\x1b]*)(?:\x07|\x1b\\)"
    r"|\x1b[()](?P<charset>.)"
    r"|\x1b(?P<plain>[^\[\]()])"
    r"|(?P<control>[\x00-\x1a\x1c-\x1f\x7f])"
    r"|(?P<text>[^\x00-\x1f\x7f]+)"
)
_NARROW = frozenset(map(chr, range(32, 127))) | set("▀▄█│─╭╮╰╯")
"""Characters that take one column each and are often drawn."""

_ALTERNATE_SCREEN, _SYNCHRONIZED = 1049, 2026


class Screen(pyte.Screen):
    """A terminal's screen that understands what a modern program sends it.

    Over pyte's own it knows the alternate screen, private modes, synchronized output, the
    kitty keyboard's stack and the clipboard of OSC 52; what it doesn't know it leaves out.
    """

    def __init__(self, columns: int, lines: int) -> None:
        super().__init__(columns, lines)
        self.modes: set[int] = set()
        """The private modes that are on."""
        self.keyboard_depth = 0
        """How many times the kitty keyboard was asked for and not given back."""
        self.clipboard: str | None = None
        self.answers: list[str] = []
        """What the terminal has to say in reply."""
        self._hidden: dict[int, dict[int, Char]] = {}
        self._unfinished = ""
        self._rows: list[str] | None = None
        self._inks: dict[tuple[Char, str], Char] = {}
        self._cells: dict[tuple[Char, str], Char] = {}

    @property
    def is_whole(self) -> bool:
        """Whether what it shows is a picture the program has finished painting."""
        return _SYNCHRONIZED not in self.modes and not self._unfinished

    @property
    def is_alternate(self) -> bool:
        """Whether the program has the alternate screen, which leaves the shell's own alone."""
        return _ALTERNATE_SCREEN in self.modes

    @property
    def rows(self) -> list[str]:
        """The text of each line, a character for every column."""
        if self._rows is None:
            columns = range(self.columns)
            # The second half of a wide character holds nothing.
            lines = (self.buffer[y] for y in range(self.lines))
            self._rows = ["".join(line[x].data or " " for x in columns) for line in lines]
        return self._rows

    @property
    def text(self) -> str:
        """All lines, without the blanks at their ends."""
        return "\n".join(row.rstrip() for row in self.rows)

    def cell(self, x: int, y: int) -> Char:
        """The character at a column and row, from 0, with its colours."""
        return self.buffer[y][x]

    def feed(self, data: str) -> None:
        """Takes in what the program has written."""
        self._rows = None
        data = self._unfinished + data
        place = 0
        while place < len(data):
            match = _SEQUENCE.match(data, place)
            if match is None:
                break
            self._obey(match)
            place = match.end()
        self._unfinished = data[place:]

    def _obey(self, match: re.Match[str]) -> None:
        if text := match["text"]:
            self.draw(text)
        elif match["final"] == "m" and not match["mark"]:
            self._take_ink(match["numbers"])
        elif match["final"]:
            self._obey_csi(match)
        elif match["code"] == "52":
            self.clipboard = base64.b64decode(match["rest"].partition(";")[2]).decode()
        elif (control := match["control"]) and control in pyte.Stream.basic:
            getattr(self, pyte.Stream.basic[control])()

    def draw(self, data: str) -> None:
        """Writes text at the cursor: the usual one in a moment, anything else as pyte does."""
        ink, begin = self.cursor.attrs, self.cursor.x
        if begin + len(data) > self.columns or not _NARROW.issuperset(data):
            super().draw(data)
            return
        line = self.buffer[self.cursor.y]
        for x, character in enumerate(data, begin):
            cell = self._cells.get((ink, character))
            if cell is None:
                cell = self._cells[ink, character] = ink._replace(data=character)
            line[x] = cell
        self.cursor.x = begin + len(data)

    def _take_ink(self, numbers: str) -> None:
        """Changes the ink as those numbers say; a frame does so for every other cell."""
        key = self.cursor.attrs, numbers
        if key not in self._inks:
            self.select_graphic_rendition(*(int(number or 0) for number in numbers.split(";")))
            self._inks[key] = self.cursor.attrs
        self.cursor.attrs = self._inks[key]

    def _obey_csi(self, match: re.Match[str]) -> None:
        mark, final = match["mark"], match["final"]
        numbers = [int(number or 0) for number in re.split("[;:]", match["numbers"])]
        if match["between"] == "$" and final == "p" and numbers == [_SYNCHRONIZED]:
            self.answers.append(f"\x1b[?{_SYNCHRONIZED};2$y")
        elif mark == "?" and final in "hl":
            self._switch(numbers, final == "h")
        elif final == "u" and mark in ("<", ">"):
            self.keyboard_depth += 1 if mark == ">" else -1
        elif not mark and not match["between"] and final in pyte.Stream.csi:
            getattr(self, pyte.Stream.csi[final])(*(numbers if match["numbers"] else ()))

    def resize(self, lines: int | None = None, columns: int | None = None) -> None:
        """Gives the screen another size."""
        self._rows = None
        super().resize(lines, columns)

    def _switch(self, modes: list[int], on: bool) -> None:
        for mode in modes:
            if mode == _ALTERNATE_SCREEN and on is not self.is_alternate:
                hidden, self._hidden = self._hidden, dict(self.buffer)
                self.buffer.clear()
                if on:
                    self.save_cursor()
                else:
                    self.buffer.update(hidden)
                    self.restore_cursor()
            (self.modes.add if on else self.modes.discard)(mode)
        (self.set_mode if on else self.reset_mode)(*modes, private=True)
