"""The menus of settings, used as a person uses them: by mouse or by key."""

import re
from typing import NamedTuple

from .board import Board

_KEYS = {"Board": "f3", "Pieces": "f4", "Settings": "f5"}
_HELP = {"Board": "Colours of the bed", "Pieces": "How pieces are", "Settings": "Where files and"}
"""How the help for the first row begins."""
_WORDS = {"Board": "Board", "Pieces": "Pieces", "Settings": "⚙"}


class Menu(NamedTuple):
    """One of the menus, over a board."""

    board: Board
    title: str

    # Opening and closing

    @property
    def left(self) -> int:
        """The column of its frame."""
        return self.board.wait_until(lambda: self.board.find(f"╭─ {self.title} ─"))[0]

    def open_by_mouse(self) -> None:
        """Clicks its word on the menu bar."""
        self.board.click_text(_WORDS[self.title])
        self._wait_open()

    def close_by_mouse(self) -> None:
        """Clicks elsewhere."""
        self.board.click(self.board.size[0] - 1, 0)
        self.board.wait_gone(f"╭─ {self.title} ─")

    def open_by_key(self) -> None:
        """Presses its key."""
        self.board.press(_KEYS[self.title])
        self._wait_open()

    def close_by_key(self) -> None:
        """Presses Esc."""
        self.board.press("escape")
        self.board.wait_gone(f"╭─ {self.title} ─")

    def _wait_open(self) -> None:
        """Reads until the menu stands where it stays, with the help for its first row."""
        self.board.wait_for(f"╭─ {self.title} ─", "Esc close ─╯", _HELP[self.title])

    # Its rows

    def place(self, row: str) -> tuple[int, int]:
        """Where the name of a row stands."""
        return self.board.wait_until(lambda: self.board.find(f"{row:<12}", self.left))

    def text(self, row: str) -> str:
        """What stands right of a row's name."""
        x, y = self.place(row)
        return self.board.lines[y][x + 12 :].partition("│")[0].strip()

    # By mouse

    def click(self, row: str, option: str) -> None:
        """Clicks an option of a row, which may take two lines, and waits until it is chosen."""
        left, y = self.place(row)
        word = re.compile(rf"(?<![\w-]){re.escape(option)}(?![\w-])")
        for line in (y, y + 1):
            if match := word.search(self.board.lines[line], left + 12):
                self.board.click(match.start(), line)
                self.board.wait_until(lambda: self.board.find(f"▐{option}▌", left))
                return
        raise AssertionError(f"no {option} beside {row}:\n{self.board.framed}")

    def click_sign(self, row: str, sign: str) -> None:
        """Clicks a sign such as ▾ at the end of a row."""
        left, y = self.place(row)
        self.board.click(self.board.lines[y].index(sign, left), y)

    def click_slider(self, row: str, columns: int) -> None:
        """Clicks a row's slider so many columns right of its thumb."""
        before = self.text(row)
        x, y = self.place(row)
        self.board.click(self.board.lines[y].index("●", x) + columns, y)
        self.board.wait_until(lambda: self.text(row) != before)

    def drag(self, row: str, columns: int) -> None:
        """Drags the thumb of a row's slider so many columns to the right."""
        x, y = self.place(row)
        thumb = self.board.lines[y].index("●", x)
        self.board.drag((thumb, y), (thumb + columns, y))
        self.board.wait_until(lambda: self.board.cell(thumb + columns, y).data == "●")

    # By key

    @property
    def _focused_line(self) -> int | None:
        """The line with the bar that marks the focus."""
        x, lines = self.left + 1, enumerate(self.board.lines)
        return next((y for y, line in lines if line[x : x + 1] == "▌"), None)

    def focus(self, row: str) -> None:
        """Goes down to a row."""
        for _ in range(12):
            line = self.board.wait_until(lambda: self._focused_line)
            if line == self.place(row)[1]:
                return
            self.board.press("down")
            self.board.wait_until(lambda line=line: self._focused_line not in (None, line))
        raise AssertionError(f"no way down to {row}:\n{self.board.framed}")

    def wait_focus(self, row: str) -> None:
        """Reads until the focus is on a row."""
        self.board.wait_until(lambda: self._focused_line == self.place(row)[1])

    def press(self, row: str, *keys: str) -> None:
        """Goes down to a row and presses keys there."""
        self.focus(row)
        self.board.press(*keys)
