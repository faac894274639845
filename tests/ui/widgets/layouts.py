"""Layouts of the move list without a screen: how their rows look."""

from boop_tui.ui.widgets.move_layout import MoveLayout


def drawn(layout: MoveLayout) -> list[str]:
    """The rows as they look, without the spaces behind."""
    lines = []
    for row in layout.rows.iterate(0):
        line = ""
        for cell in layout.cells(row):
            assert cell.column >= len(line), "one text lies over another"
            line = line.ljust(cell.column) + cell.text
        lines.append(line.rstrip())
    return lines
