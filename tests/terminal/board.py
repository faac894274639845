"""The board as a person sees it: squares, moves and questions, found on the screen alone."""

import re
from typing import NamedTuple

from .terminal import LEFT, Terminal

_FILES = re.compile(r"(?<!\S)a( +)b\1c\1d\1e\1f(?!\S)")
_ROOMY = (100, 34)
"""From this size on, all parts are on the screen at once."""

Look = tuple[tuple[str, str, str], ...]
"""What is drawn in a square: each cell's character, ink and background."""


class Bed(NamedTuple):
    """Where the bed is drawn, told from the names of files and ranks at its edges."""

    columns: list[int]
    """The column of each file's letter, a to f."""
    lines: list[int]
    """The line of each rank's digit, 1 to 6."""

    @property
    def square_size(self) -> tuple[int, int]:
        """Columns and lines of one square."""
        return self.columns[1] - self.columns[0], self.lines[0] - self.lines[1]

    @property
    def right(self) -> int:
        """The first column after the bed and its corner."""
        return self.columns[-1] + self.square_size[0] // 2 + 2

    def place(self, square: str) -> tuple[int, int]:
        """A cell in the middle of a square."""
        return self.columns["abcdef".index(square[0])], self.lines[int(square[1]) - 1]

    def cells(self, square: str) -> list[tuple[int, int]]:
        """Every cell of a square; its names stand at the middle, or just before it."""
        width, height = self.square_size
        x, y = self.place(square)
        left, top = x - (width - 1) // 2, y - (height - 1) // 2
        return [(left + dx, top + dy) for dy in range(height) for dx in range(width)]


class Board(Terminal):
    """The board in its terminal."""

    _bed: Bed | None = None
    bare: dict[str, Look] | None = None
    """How the squares look at the start of a game, once it is known."""

    # The bed

    @property
    def is_roomy(self) -> bool:
        """Whether moves, position and text are all on the screen at once."""
        return self.size[0] >= _ROOMY[0] and self.size[1] >= _ROOMY[1]

    def find_bed(self) -> Bed | None:
        """The bed, if the names at its edges are all to be seen."""
        lines = self.lines
        for bottom, line in enumerate(lines):
            if match := _FILES.search(line):
                step = len(match[1]) + 1
                margin = [text[: match.start()].split() for text in lines[:bottom]]
                ranks = [
                    next((y for y, words in enumerate(margin) if words[:1] == [str(rank)]), -1)
                    for rank in range(1, 7)
                ]
                if -1 not in ranks:
                    return Bed([match.start() + step * file for file in range(6)], ranks)
        return None

    @property
    def bed(self) -> Bed:
        """The bed, where it was last seen whole: something may stand over its edge now."""
        self._bed = self.find_bed() or self._bed
        assert self._bed is not None, f"there is no bed on the screen:\n{self.framed}"
        return self._bed

    def click_square(self, square: str, button: int = LEFT) -> None:
        """Clicks a square of the bed."""
        self.click(*self.bed.place(square), button)

    def hover_square(self, square: str) -> None:
        """Moves the pointer over a square."""
        self.move_to(*self.bed.place(square))

    def rest_pointer(self) -> None:
        """Moves the pointer to where nothing answers it."""
        self.move_to(self.size[0] - 1, 0)

    def wheel_bed(self, down: bool, notches: int = 1) -> None:
        """Turns the wheel over the bed."""
        self.wheel(*self.bed.place("d4"), down, notches)

    def look(self, square: str) -> Look:
        """How a square is drawn."""
        cells = [self.cell(x, y) for x, y in self.bed.cells(square)]
        return tuple((cell.data, cell.fg, cell.bg) for cell in cells)

    def looks(self) -> dict[str, Look]:
        """How every square is drawn."""
        return {file + rank: self.look(file + rank) for file in "abcdef" for rank in "123456"}

    def changed(self, before: dict[str, Look]) -> set[str]:
        """The squares that are drawn otherwise than before."""
        return {square for square, look in self.looks().items() if look != before[square]}

    # What is said

    @property
    def status(self) -> str:
        """The status line: what is asked, and what has happened."""
        return next((line.strip()[2:] for line in self.lines if line.startswith(" ● ")), "")

    def wait_status(self, text: str) -> None:
        """Reads until the status line says this."""
        self.wait_until(lambda: text in self.status)

    # The moves

    @property
    def _list_region(self) -> tuple[int, int, int]:
        """The first column and line of the move list, and the line after its last; 0 if hidden."""
        left = self.bed.right
        head = self.find("╭─ Moves" if self.is_roomy else "Moves  Position", left)
        if head is None or not (self.is_roomy or self.cell(*head).bold):
            return left, 0, 0
        below = enumerate(self.lines[head[1] + 1 :], head[1] + 1)
        foot = re.compile("[╭╰]|Promote")
        ends = (y for y, line in below if foot.search(line, left) or line.startswith(" ●"))
        return left, head[1] + 1, next(ends, head[1])

    @property
    def moves(self) -> list[str]:
        """The rows of the move list, numbers and moves with one blank between."""
        left, top, bottom = self._list_region
        drawn = str.maketrans("│▾▸", "   ")
        rows = [line[left:].translate(drawn).split() for line in self.lines[top:bottom]]
        return [" ".join(row) for row in rows if row]

    @property
    def current_move(self) -> str:
        """The move that is lit in the move list; empty if none is."""
        left, top, bottom = self._list_region
        for y in range(top, bottom):
            cells = [self.cell(x, y) for x in range(left, self.size[0])]
            lit = [cell.data for cell in cells if cell.bold and cell.bg != cells[-3].bg]
            if lit:
                return "".join(lit).strip()
        return ""

    def wait_moves(self, *rows: str) -> None:
        """Reads until the move list shows these rows and no others."""
        self.wait_until(lambda: self.moves == list(rows))

    def wait_current(self, move: str) -> None:
        """Reads until this move is lit."""
        self.wait_until(lambda: self.current_move == move)

    def place_of_move(self, move: str) -> tuple[int, int]:
        """A cell of a move in the move list, once it can be seen there."""
        left = self.bed.right
        x, y = self.wait_until(lambda: self.find(f" {move}", left))
        return x + 2, y

    # Text

    def text_cursor(self, left: int | None = None) -> tuple[int, int] | None:
        """Where the cursor of a text field stands: a light block, right of the bed or a column."""
        columns, lines = self.size
        for y in range(lines):
            for x in range(self.bed.right if left is None else left, columns):
                if _is_light(self.cell(x, y).bg):
                    return x, y
        return None

    def open_field(self, key: str) -> None:
        """Opens a text field with its key, and waits until it has the cursor."""
        self.press(key)
        self.wait_until(self.text_cursor)

    def replace_text(self, old: str, new: str) -> None:
        """Pastes a text over all of the field that is open, of which `old` can be seen."""
        x, y = self.wait_until(lambda: self.find(old, self.bed.right))
        before = self.cell(x + 1, y).bg
        self.press("ctrl+a")
        self.wait_until(lambda: self.cell(x + 1, y).bg != before)
        self.paste(new)

    def show_panel(self, name: str) -> None:
        """Brings a part to the front of a small screen: Moves, Position or Text."""
        if not self.is_roomy:
            self.click_text(name, left=self.bed.right)

    def wait_position(self, fen: str) -> None:
        """Reads until the FEN box shows this position."""
        self.show_panel("Position")
        self.wait_for(fen)
        self.show_panel("Moves")

    def set_up(self, fen: str) -> None:
        """Starts a fresh line from a position, for a test about something else."""
        self.open_field("f")
        self.paste(fen)
        self.press("enter")
        self.wait_until(lambda: "Started a fresh line" in self.status and not self.text_cursor())
        self.show_panel("Moves")
        self.wait_until(lambda: self.moves)

    def load_moves(self, movetext: str) -> None:
        """Loads a game into a board with none, for a test about something else."""
        self.open_field("l")
        self.paste(movetext)
        self.press("f7")
        self.wait_until(lambda: "Loaded the moves" in self.status and not self.text_cursor())
        self.show_panel("Moves")
        self.wait_until(lambda: self.current_move)

    def new_game(self) -> None:
        """Leaves whatever is open and starts anew, with all at rest and the move list in front."""
        self.rest_pointer()
        self.press("escape")
        self.wait_until(lambda: not self.text_cursor())
        self.press("escape")
        self.wait_until(lambda: "Started a new game" not in self.status)
        self.press("n")
        self.answer("Don't save", "Started a new game")
        self.show_panel("Moves")
        self.wait_moves("No moves yet")

    # Files

    @property
    def note(self) -> str:
        """What the menu bar says of the open file."""
        return self.lines[0].rpartition("Help")[2].strip()

    def wait_note(self, note: str) -> None:
        """Reads until the menu bar says this."""
        self.wait_until(lambda: self.note == note)

    def ask(self, key: str, title: str) -> None:
        """Brings up a question with a text field by its key, and waits until it can be typed in."""
        self.press(key)
        x, _ = self.wait_until(lambda: self.find(title))
        self.wait_until(lambda: self.text_cursor(x - 3))

    def save_as(self, path: str) -> None:
        """Saves a game that has no file yet."""
        self.ask("ctrl+s", "Save the game as")
        self.paste(path)
        self.press("enter")
        self.wait_status("Saved")

    def answer(self, answer: str, done: str) -> None:
        """Gives an answer if the board asks before it does something."""
        if self.wait_until(lambda: self.find(answer) or done in self.status) is not True:
            self.click_text(answer)
            self.wait_status(done)


def _is_light(colour: str) -> bool:
    """Whether a colour such as ``e0e0e0`` is close to white."""
    return len(colour) == 6 and all(int(colour[i : i + 2], 16) > 0xC8 for i in (0, 2, 4))
