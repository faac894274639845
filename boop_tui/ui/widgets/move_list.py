"""The move list: only the rows in sight are drawn, whatever the size of the tree."""

import textwrap
from collections.abc import Callable

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from boop_tui.game.tree import GameTree, Node
from boop_tui.session.edits import Annotate, Edit, Grow, Load, Prune, Reorder
from boop_tui.text.movetext_writer import start_tags
from boop_tui.ui.widgets.indented_layout import IndentedLayout
from boop_tui.ui.widgets.inline_layout import InlineLayout
from boop_tui.ui.widgets.move_layout import MoveLayout
from boop_tui.ui.widgets.row_store import Cell, Role, Row

_LAYOUTS: dict[str, type[MoveLayout]] = {"indented": IndentedLayout, "inline": InlineLayout}
_REPETITION = "↺"
"""Behind a move whose position has stood before in its line, where otherwise a space is."""
_STYLES = {
    Role.NUMBER: "moves--number",
    Role.BRACKET: "moves--number",
    Role.FOLD: "moves--number",
    Role.COMMENT: "moves--comment",
}


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

    def __init__(
        self,
        layout: str,
        is_repetition: Callable[[Node], bool],
        id: str | None = None,  # noqa: A002 - Textual's word
    ) -> None:
        super().__init__(id=id)
        self._is_repetition = is_repetition
        self.current: Node | None = None
        self._going: Node | None = None
        self._hovered: Node | None = None
        self._tags: list[str] = []
        self._layout_name = layout
        self._moves: MoveLayout = _LAYOUTS[layout](GameTree(), 40)
        self._width, self._base = 0, Style()

    # What to show

    def show_tree(self, tree: GameTree, current: Node) -> None:
        """Shows another tree."""
        width = self.scrollable_content_region.width
        self._moves = _LAYOUTS[self._layout_name](tree, width or 40)
        self._tags = self._tag_lines()
        self._hovered = self._going = None
        self._resize()
        self.refresh()
        self.show_current(current)

    def show_edit(self, edit: Edit, undone: bool, tree: GameTree, current: Node) -> None:
        """Keeps up with an edit, made or undone, of the tree that is shown."""
        layout, before = self._moves, self._in_view()
        if self._opens_what_hides(edit):
            # Its moves were laid out anew just now, the edit included.
            self._show_changed(current)
            return
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
                top = min((node for node, _, _ in edit.moves), key=lambda node: node.ply)
                layout.open_to(top)
                layout.relaid(top.parent)
            case Annotate():
                layout.annotated(edit.node)
        self._show_changed(current, before if isinstance(edit, Grow | Prune) else None)

    def _opens_what_hides(self, edit: Edit) -> bool:
        """Opens the collapsed variations that an edit was made in; whether it was in any."""
        match edit:
            case Grow() | Prune() | Annotate():
                return self._moves.open_to(edit.node)
            case _:
                return False

    def _show_changed(self, current: Node, before: list[object] | None = None) -> None:
        """Shows rows that have changed: those that aren't as they were before, or else all."""
        marked, self._hovered, self._going = self._hovered or self._going, None, None
        self._resize()
        if before is None or marked:
            self.refresh()
        else:
            for line, (old, new) in enumerate(zip(before, self._in_view(), strict=True)):
                if old != new:
                    self.refresh(Region(0, line, self.size.width, 1))
        self.show_current(current)

    def _in_view(self) -> list[object]:
        """What stands on each line of this widget, such that another thing is unequal to it."""
        top, rows = round(self.scroll_y) - len(self._tags), self._moves.rows
        in_view = (
            rows[place] if 0 <= place < len(rows) else None
            for place in range(top, top + self.size.height)
        )
        return [row and (row, row.nodes, row.hidden) for row in in_view]

    def toggle_variation(self, node: Node) -> bool:
        """Collapses or opens the variation that a move stands in; False on the main line."""
        head = node.divergence()
        if head is None:
            return False
        self._toggle(head)
        return True

    def toggle_all(self) -> None:
        """Collapses every variation, or opens them all if any is collapsed."""
        self._moves.collapse_all(not self._moves.collapsed)
        if self.current is not None:
            self._show_changed(self.current)

    def _toggle(self, head: Node) -> None:
        self._moves.toggle(head)
        if self.current is None:
            return
        if self.current is not head and self.current.is_within(head):
            self.post_message(self.Picked(head))
        self._show_changed(head if self.current.is_within(head) else self.current)

    def show_current(self, node: Node) -> None:
        """Lights the current move and brings it into view, if it isn't already."""
        if self._moves.open_to(node):
            self._resize()
            self.refresh()
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
        line = len(self._tags) + self._moves.place_of(self.current) - round(self.scroll_y)
        return Offset(region.x + 5, region.y + min(max(line, 0), region.height) + 1)

    def _resize(self) -> None:
        size = Size(self.size.width, len(self._tags) + len(self._moves))
        # Set as usual it would lay out the whole screen, for each move that is played. It need
        # not, unless the scrollbar comes or goes, which this sees to.
        self.set_reactive(MoveList.virtual_size, size)
        self._scroll_update(size)

    def _tag_lines(self) -> list[str]:
        """The tags of a game that starts elsewhere, in as many lines as they take."""
        tags = start_tags(self._moves.tree.root.position)
        room = max(self.scrollable_content_region.width - 2, 20)
        return [line for name, value in tags for line in textwrap.wrap(f'[{name} "{value}"]', room)]

    def show_layout(self, layout: str) -> None:
        """Shows the same moves `indented` or `inline`."""
        if layout != self._layout_name:
            self._layout_name = layout
            if self.current is not None:
                self.show_tree(self._moves.tree, self.current)

    def on_resize(self) -> None:
        self._moves.widen(self.scrollable_content_region.width)
        self._tags = self._tag_lines()
        self._resize()
        self.refresh()
        self._keep_in_view()

    def _keep_in_view(self) -> None:
        if self.current is None or not self.size.height:
            return
        line = 0
        if self.current.parent is not None:
            line = len(self._tags) + self._moves.place_of(self.current)
        top, height = round(self.scroll_y), self.scrollable_content_region.height
        if not top <= line < top + height:
            target = line if line < top else line - height + 1
            margin = min(2, height // 3)
            target += -margin if line < top else margin
            self.scroll_to(y=max(target, 0), animate=False, force=True)

    def _refresh_row_of(self, node: Node) -> None:
        if node.parent is None:
            return
        line = len(self._tags) + self._moves.place_of(node) - round(self.scroll_y)
        if 0 <= line < self.size.height:
            self.refresh(Region(0, line, self.size.width, 1))

    # Drawing

    def render_lines(self, crop: Region) -> list[Strip]:
        # What all lines have in common takes longer to find out than a line to draw.
        self._width, self._base = self.scrollable_content_region.width, self.rich_style
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        line, width, base = round(self.scroll_y) + y, self._width, self._base
        if line < len(self._tags):
            segments = [Segment(" " + self._tags[line], self._style("moves--tag"))]
        elif line - len(self._tags) < len(self._moves):
            segments = self._row_segments(self._moves.rows[line - len(self._tags)])
        elif line == 0:
            segments = [Segment(" No moves yet", self._style("moves--comment"))]
        else:
            return Strip.blank(width, base)
        return Strip(segments).adjust_cell_length(width, base).apply_style(base)

    def _style(self, name: str) -> Style:
        return self.get_component_rich_style(name)

    def _row_segments(self, row: Row) -> list[Segment]:
        segments = []
        column = 0
        for cell in self._moves.cells(row):
            segments.append(Segment(" " * (cell.column - column)))
            text = cell.text
            if cell.role is Role.MOVE and cell.node and self._is_repetition(cell.node):
                text = f"{text.rstrip()}{_REPETITION}"
            segments.append(Segment(text, self._cell_style(cell)))
            column = cell.column + cell_len(text)
        return segments

    def _cell_style(self, cell: Cell) -> Style | None:
        node = cell.node
        if node is None or cell.role is Role.FOLD:
            return self._style(_STYLES[cell.role])
        if self._going is not None and node.is_within(self._going):
            return self._style("moves--going")
        if node is self.current:
            return self._style("moves--current")
        return self._style("moves--hover") if node is self._hovered else None

    # The mouse

    def node_at(self, x: int, y: int) -> Node | None:
        """The move drawn at a column and row of this widget."""
        cell = self._cell_at(x, y)
        return cell.node if cell is not None and cell.role is Role.MOVE else None

    def _cell_at(self, x: int, y: int) -> Cell | None:
        place = round(self.scroll_y) + y - len(self._tags)
        if not 0 <= place < len(self._moves):
            return None
        for cell in self._moves.cells(self._moves.rows[place]):
            if cell.column <= x < cell.column + cell_len(cell.text):
                return cell
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
        cell = self._cell_at(event.x, event.y)
        if cell is not None and cell.role is Role.FOLD and cell.node is not None:
            self._toggle(cell.node)
            return
        node = self.node_at(event.x, event.y)
        if node is None:
            return
        if event.button == 3:
            self.post_message(self.MenuWanted(node, event.screen_x, event.screen_y))
        else:
            self.post_message(self.Picked(node))
