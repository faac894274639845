"""The move list: only the rows in sight are drawn, whatever the size of the tree."""

import textwrap

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from boop_tui.game.tree import GameTree, Node
from boop_tui.session.edits import Annotate, Edit, Grow, Load, Prune, Reorder
from boop_tui.text import glyphs, notation
from boop_tui.text.movetext_writer import number_text, start_tags
from boop_tui.ui.widgets.move_rows import MoveRows
from boop_tui.ui.widgets.row_store import Row

_INDENT = 3
_DEEPEST_INDENT = 5
_NUMBER = 5
"""Columns for a move's number and the space after it, at the least."""


class MoveList(ScrollView, can_focus=True, inherit_bindings=False):
    """The moves of a game with their variations indented; the current one is lit."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES = {
        "moves--number",
        "moves--comment",
        "moves--current",
        "moves--hover",
        "moves--going",
        "moves--tag",
    }
    DEFAULT_CSS = """
    MoveList {
        background: $surface;
        color: $foreground;
        scrollbar-size-vertical: 1;
        overflow-x: hidden;
        overflow-y: auto;
        & > .moves--number { color: $text-muted; }
        & > .moves--comment { color: $text-muted; text-style: italic; }
        & > .moves--current { background: $primary; color: $text; text-style: bold; }
        & > .moves--hover { text-style: underline; }
        & > .moves--going { background: $error 40%; text-style: strike; }
        & > .moves--tag { color: $text-muted; }
    }
    """

    class Picked(Message):
        """A move was clicked."""

        def __init__(self, node: Node) -> None:
            self.node = node
            super().__init__()

    class MenuWanted(Message):
        """A move was right-clicked, at these columns and rows of the screen."""

        def __init__(self, node: Node, x: int, y: int) -> None:
            self.node, self.x, self.y = node, x, y
            super().__init__()

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id)
        self.current: Node | None = None
        self._going: Node | None = None
        self._hovered: Node | None = None
        self._tags: list[str] = []
        self._move_rows = MoveRows(GameTree())

    # What to show

    def show_tree(self, tree: GameTree, current: Node) -> None:
        """Shows another tree."""
        self._move_rows = MoveRows(tree)
        self._tags = self._tag_lines()
        self._hovered = self._going = None
        self._resize()
        self.refresh()
        self.show_current(current)

    def show_edit(self, edit: Edit, undone: bool, tree: GameTree, current: Node) -> None:
        """Keeps up with an edit, made or undone, of the tree that is shown."""
        layout = self._move_rows
        match edit:
            case Load():
                self.show_tree(tree, current)
                return
            case Grow() if not undone:
                layout.grown(edit.node)
            case Grow():
                layout.pruned(edit.node)
            case Prune() if not undone:
                layout.pruned(edit.node)
            case Prune():
                layout.relaid(edit.parent)
            case Reorder():
                layout.relaid(min((node for node, _, _ in edit.moves), key=lambda n: n.ply).parent)
            case Annotate():
                layout.annotated(edit.node)
        self._hovered = self._going = None
        self._resize()
        self.refresh()
        self.show_current(current)

    def show_current(self, node: Node) -> None:
        """Lights the current move and brings it into view, if it isn't already."""
        before, self.current = self.current, node
        for changed in (before, node):
            if changed is not None:
                self._refresh_row_of(changed)
        self._keep_in_view()

    def show_going(self, node: Node | None) -> None:
        """Marks a move and all after it, as what would be deleted; None for nothing."""
        if node is not self._going:
            self._going = node
            self.refresh()

    def place_of_current(self) -> Offset:
        """The place on the screen just below the current move."""
        region = self.content_region
        if self.current is None or self.current.parent is None:
            return region.offset
        line = len(self._tags) + self._move_rows.place_of(self.current) - round(self.scroll_y)
        return Offset(region.x + _NUMBER, region.y + min(max(line, 0), region.height) + 1)

    def _resize(self) -> None:
        self.virtual_size = Size(self.size.width, len(self._tags) + len(self._move_rows))

    def _tag_lines(self) -> list[str]:
        """The tags of a game that starts elsewhere, in as many lines as they take."""
        tags = start_tags(self._move_rows.tree.root.position)
        room = max(self.scrollable_content_region.width - 2, 20)
        return [line for name, value in tags for line in textwrap.wrap(f'[{name} "{value}"]', room)]

    def on_resize(self) -> None:
        self._tags = self._tag_lines()
        self._resize()
        self._keep_in_view()

    def _keep_in_view(self) -> None:
        if self.current is None or not self.size.height:
            return
        line = 0
        if self.current.parent is not None:
            line = len(self._tags) + self._move_rows.place_of(self.current)
        top, height = round(self.scroll_y), self.scrollable_content_region.height
        if not top <= line < top + height:
            target = line if line < top else line - height + 1
            margin = min(2, height // 3)
            target += -margin if line < top else margin
            self.scroll_to(y=max(target, 0), animate=False, force=True)

    def _refresh_row_of(self, node: Node) -> None:
        if node.parent is None:
            return
        line = len(self._tags) + self._move_rows.place_of(node) - round(self.scroll_y)
        if 0 <= line < self.size.height:
            self.refresh(Region(0, line, self.size.width, 1))

    # Drawing

    def render_line(self, y: int) -> Strip:
        line = round(self.scroll_y) + y
        width = self.scrollable_content_region.width
        base = self.rich_style
        if line < len(self._tags):
            segments = [Segment(" " + self._tags[line], self._style("moves--tag"))]
        elif line - len(self._tags) < len(self._move_rows):
            segments = self._row_segments(self._move_rows.rows[line - len(self._tags)])
        elif line == 0:
            segments = [Segment(" No moves yet", self._style("moves--comment"))]
        else:
            return Strip.blank(width, base)
        return Strip(segments).adjust_cell_length(width, base).apply_style(base)

    def _style(self, name: str) -> Style:
        return self.get_component_rich_style(name)

    def _row_segments(self, row: Row) -> list[Segment]:
        indent, line = self._columns(row)
        if row.text:
            return [Segment(" " * (indent + _NUMBER)), Segment(row.text, self._style("moves--comment"))]
        segments = []
        column = 0
        for begin, text, node in line:
            if begin > column:
                segments.append(Segment(" " * (begin - column)))
            segments.append(Segment(text, self._cell_style(node) if node else self._style("moves--number")))
            column = begin + len(text)
        return segments

    def _cell_style(self, node: Node) -> Style | None:
        if self._going is not None and node.is_within(self._going):
            return self._style("moves--going")
        if node is self.current:
            return self._style("moves--current")
        return self._style("moves--hover") if node is self._hovered else None

    def _columns(self, row: Row) -> tuple[int, list[tuple[int, str, Node | None]]]:
        """The indent of a row, and its texts: the column each begins at, and the move it is."""
        indent = min(row.depth, _DEEPEST_INDENT) * _INDENT
        if row.text:
            return indent, []
        first = row.nodes[0]
        tree = self._move_rows.tree
        number = number_text(tree, first)
        if row.depth > _DEEPEST_INDENT:
            number = f"‹{row.depth}› {number}"
        cells: list[tuple[int, str, Node | None]] = [(indent + 1, number, None)]
        column = indent + max(_NUMBER, len(number) + 2)
        is_grey_first = not self._move_rows.is_oranges(first)
        if row.depth == 0 and is_grey_first:
            column = max(column, self._second_column)
        for node in row.nodes:
            text = f" {notation.of(node)}{glyphs.shown(node.glyphs)} "
            cells.append((column - 1, text, node))
            column += len(text)
            if row.depth == 0:
                column = max(column, self._second_column)
        return indent, cells

    @property
    def _second_column(self) -> int:
        """Where grey's moves of the main line begin, so that they stand below one another."""
        room = self.scrollable_content_region.width
        return _NUMBER + max(8, min(16, (room - _NUMBER) // 2))

    # The mouse

    def node_at(self, x: int, y: int) -> Node | None:
        """The move drawn at a column and row of this widget."""
        place = round(self.scroll_y) + y - len(self._tags)
        if not 0 <= place < len(self._move_rows):
            return None
        _, cells = self._columns(self._move_rows.rows[place])
        for begin, text, node in cells:
            if node is not None and begin <= x < begin + len(text):
                return node
        return None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        node = self.node_at(event.x, event.y)
        if node is not self._hovered:
            before, self._hovered = self._hovered, node
            for changed in (before, node):
                if changed is not None:
                    self._refresh_row_of(changed)

    def on_leave(self) -> None:
        if self._hovered is not None:
            before, self._hovered = self._hovered, None
            self._refresh_row_of(before)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        node = self.node_at(event.x, event.y)
        if node is None:
            return
        if event.button == 3:
            self.post_message(self.MenuWanted(node, event.screen_x, event.screen_y))
        else:
            self.post_message(self.Picked(node))
