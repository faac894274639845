"""Shows what the rules imply: what a placement would do, what threatens, what was met before."""

from typing import TYPE_CHECKING

from boop_tui.game.bed import squares_in
from boop_tui.game.position import Kind, Piece
from boop_tui.game.tree import Node
from boop_tui.session import insight
from boop_tui.session.edits import Edit
from boop_tui.session.entry import Asks
from boop_tui.session.transpositions import Transpositions
from boop_tui.ui.art.scene import Mark

if TYPE_CHECKING:
    from boop_tui.ui.screens.analysis import AnalysisScreen

_STRETCH = 2_000
"""Nodes taken into the table of positions at a time, a few milliseconds' work."""


class Insights:
    """Preview, threats and transpositions of the position on the main screen."""

    def __init__(self, screen: "AnalysisScreen") -> None:
        self._screen = screen
        self._square: int | None = None
        self._kind = Kind.KITTEN
        self._transpositions = Transpositions(screen.study.tree)
        self._threats: insight.Threats | None = None
        """Of the position looked at, once they have been asked for."""

    # Preview

    def point(self, square: int | None) -> None:
        """The pointer or the square cursor has come to a square."""
        if square != self._square:
            self._square = square
            self._screen.playing.show_bed()

    def switch_kind(self) -> None:
        """Previews the other kind, where the mover holds both."""
        self.preview_kind(Kind.CAT if self._kind is Kind.KITTEN else Kind.KITTEN)

    def preview_kind(self, kind: Kind) -> None:
        """Previews that kind from now on, where the mover holds it."""
        self._kind = kind
        self._screen.playing.show_bed()

    @property
    def preview(self) -> insight.Preview | None:
        """What the placement pointed at would do; None where nothing is pointed at."""
        entry = self._screen.entry
        square = entry.square if entry.asks is Asks.KIND else self._square
        if square is None or not self._screen.settings.preview:
            return None
        if entry.asks is Asks.TARGET:
            return insight.preview(entry.position, square, Kind.CAT, entry.lifted)
        kinds = entry.position.kinds_in_hand
        if entry.asks not in (Asks.SQUARE, Asks.KIND) or not kinds:
            return None
        kind = self._kind if self._kind in kinds else kinds[0]
        return insight.preview(entry.position, square, kind, None)

    # Threats

    def begin(self) -> None:
        """Another position is looked at."""
        self._threats = None

    @property
    def threats(self) -> insight.Threats | None:
        """What threatens in the position looked at; None while that isn't to be shown."""
        if not self._screen.settings.threats or self._screen.entry.has_begun:
            return None
        if self._threats is None:
            self._threats = insight.threats(self._screen.study.position)
        return self._threats

    # What is drawn and said

    def add_marks(self, marks: dict[int, Mark], preview: insight.Preview | None) -> None:
        """Adds what a preview and the threats mark to the marks of each square."""

        def add(squares: int, mark: Mark) -> None:
            for square in squares_in(squares):
                marks[square] = marks.get(square, Mark(0)) | mark

        if preview is not None:
            add(preview.rows, Mark.WOULD_ROW)
            for boop in preview.boops:
                if boop.blocked:
                    add(1 << boop.square, Mark.BLOCKED)
                elif boop.target is None:
                    add(1 << boop.square, Mark.FALLS)
        if (threats := self.threats) is not None:
            add(threats.mine.graduates | threats.mine.wins, Mark.THREAT_MINE)
            add(threats.theirs.graduates | threats.theirs.wins, Mark.THREAT_THEIRS)
            add(threats.standing, Mark.STANDING_ROW)

    def ghosts(self, preview: insight.Preview | None) -> dict[int, Piece]:
        """Where the placed piece would stand, and the ones it would push."""
        if preview is None:
            return {}
        ghosts = {preview.square: preview.piece}
        for boop in preview.boops:
            piece = preview.before.at(boop.square)
            if boop.target is not None and piece is not None:
                ghosts[boop.target] = piece
        return ghosts

    def hint(self, preview: insight.Preview | None) -> str:
        """All of it in a line of text."""
        if preview is not None:
            return preview.text
        parts = [] if self.threats is None else [self.threats.text]
        return "; ".join(part for part in [*parts, self._transposition_text()] if part)

    # Transpositions

    def take_in(self) -> None:
        """Takes a stretch of the tree into the table of positions, and comes back for the rest."""
        if not self._transpositions.advance(_STRETCH):
            self._screen.set_timer(0.01, self.take_in)

    def follow(self, edit: Edit, undone: bool) -> None:
        """Keeps up with an edit of the game."""
        self._transpositions.follow(edit, undone, self._screen.study.tree)
        self.take_in()

    def start(self) -> None:
        """Begins with another game."""
        self._transpositions = Transpositions(self._screen.study.tree)
        self.take_in()

    def _transposition_text(self) -> str:
        node = self._screen.study.cursor
        others = self._transpositions.count_others(node)
        if others < 1:
            return ""
        key = self._screen.keymap.key("view.same_position")
        go_there = f" ({key} goes there)" if key else ""
        if self._transpositions.is_repetition(node):
            return f"This position has stood before in this line{go_there}"
        places = "place" if others == 1 else "places"
        return f"This position stands in {others} other {places} too{go_there}"

    def go_to_next_place(self) -> None:
        """Goes to the next place in the game where this position stands."""
        node = self._transpositions.next_place(self._screen.study.cursor)
        if node is None:
            self._screen.say("This position stands nowhere else in the game")
        else:
            self._screen.go_to(node)

    def is_repetition(self, node: Node) -> bool:
        """Whether a move of the list leads to a position that stood before in its line."""
        return self._transpositions.is_repetition(node)
