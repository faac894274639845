"""Layouts kept up with edits: equal to one made anew, for little work."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boop_tui.game.tree import Node
from boop_tui.session.edits import Annotate, Edit, Grow, Prune, Reorder
from boop_tui.session.study import Study
from boop_tui.text import movetext
from boop_tui.ui.widgets.indented_layout import IndentedLayout
from boop_tui.ui.widgets.inline_layout import InlineLayout
from boop_tui.ui.widgets.move_layout import MoveLayout

from ...trees import few_or_many, found, tries
from ..games import long_game
from .layouts import drawn

WIDTH = 40
LAYOUTS = [IndentedLayout, InlineLayout]


def follow(layout: MoveLayout, edit: Edit, undone: bool) -> None:
    """Tells a layout of an edit, as the move list does."""
    if isinstance(edit, Grow | Prune | Annotate) and layout.open_to(edit.node):
        return
    match edit:
        case Grow():
            (layout.pruned if undone else layout.grown)(edit.node)
        case Prune() if undone:
            layout.relaid(edit.parent)
        case Prune():
            layout.pruned(edit.node)
        case Reorder():
            top = min((node for node, _, _ in edit.moves), key=lambda node: node.ply)
            layout.open_to(top)
            layout.relaid(top.parent)
        case Annotate():
            layout.annotated(edit.node)


def fresh(layout: MoveLayout) -> MoveLayout:
    """The same tree laid out from nothing, with the same variations collapsed."""
    anew = type(layout)(layout.tree, layout.width)
    anew.collapsed = set(layout.collapsed)
    anew.lay_out()
    return anew


CHANGES: list[Callable[[Study, Node, int], object]] = [
    lambda study, node, choice: study.promote(node),
    lambda study, node, choice: study.make_main(node),
    lambda study, node, choice: node.ply > 2 and study.delete_from(node),
    lambda study, node, choice: study.delete_variation(node),
    lambda study, node, choice: study.annotate(node, ["", "hi", "x y"][choice % 3], (choice % 3,)),
]


def play(study: Study, node: Node, choice: int) -> None:
    """Plays one of a few moves after a node, so that variations are many."""
    moves = node.position.legal_moves()[:4]
    study.go_to(node)
    if moves:
        study.play(moves[choice % len(moves)])


_START = "{c} 1. Kc3 1... {pre} Kd4 (1... Ka1) 2. Kc4 ({v} 2. Kb1 Kf6) (2. Ke5) 2... {zz} Ka1"
steps = few_or_many(
    st.tuples(
        st.sampled_from(["play", "play", "change", "change", "fold", "undo", "redo"]),
        st.integers(0, 10_000),
        st.integers(0, 59),
    ),
    60,
)


@pytest.mark.parametrize("kind", LAYOUTS)
@given(steps=steps)
@tries(120)
def test_after_any_edits_the_rows_are_those_of_a_fresh_layout(
    kind: type[MoveLayout], steps: list[tuple[str, int, int]]
) -> None:
    study = Study(movetext.read(_START))
    layout = kind(study.tree, WIDTH)
    for what, place, choice in steps:
        nodes = list(study.tree.root.walk())
        node, before, edit = nodes[place % len(nodes)], study.last_edit, None
        if what == "play":
            play(study, node, choice)
        elif what == "change":
            CHANGES[choice % len(CHANGES)](study, node, choice)
        elif what == "fold":
            if (head := node.divergence()) is not None:
                layout.open_to(head)
                layout.toggle(head)
        else:
            edit = study.undo() if what == "undo" else study.redo()
        if edit is None and study.last_edit is not before:
            edit = study.last_edit
        if edit is not None:
            follow(layout, edit, what == "undo")
        assert drawn(layout) == drawn(fresh(layout))
    for place, row in enumerate(layout.rows.iterate(0)):
        assert row.text or all(layout.place_of(node) == place for node in row.nodes)


# Little work for a small change


def work(layout: MoveLayout, change: Callable[[], None]) -> int:
    """How many rows a change lays out."""
    before = layout.laid_out
    change()
    assert drawn(layout) == drawn(fresh(layout))
    return layout.laid_out - before


@pytest.mark.parametrize(("kind", "few"), [(IndentedLayout, 4), (InlineLayout, 20)])
def test_a_small_change_lays_out_a_few_rows_however_long_the_game(
    kind: type[MoveLayout], few: int
) -> None:
    tree = long_game(1000)
    study = Study(tree)
    layout = kind(tree, WIDTH)
    end = study.cursor
    early = found(tree, "Kb1 Ka2 " * 9 + "Kb1")
    late_variation = found(tree, "Kb1 Ka2 " * 989 + "Kf6")

    def edit(change: Callable[[], object]) -> Callable[[], None]:
        def made() -> None:
            change()
            assert study.last_edit is not None
            follow(layout, study.last_edit, False)

        return made

    def undo() -> None:
        undone = study.undo()
        assert undone is not None
        follow(layout, undone, True)

    def play_after(node: Node) -> Callable[[], object]:
        return lambda: (study.go_to(node), study.play(node.position.legal_moves()[-1]))

    for change in (play_after(end), play_after(early)):
        assert work(layout, edit(change)) <= few
        assert work(layout, undo) <= few
    assert work(layout, edit(lambda: study.delete_from(late_variation.children[0]))) <= few
    assert work(layout, undo) <= few
    assert work(layout, edit(lambda: study.delete_variation(late_variation))) <= few


def test_a_comment_or_a_fold_lays_out_a_few_indented_rows() -> None:
    tree = long_game(1000)
    study = Study(tree)
    layout = IndentedLayout(tree, WIDTH)
    move, variation = (found(tree, "Kb1 Ka2 " * 9 + last) for last in ("Kb1", "Kf6"))

    def comment() -> None:
        study.annotate(move, "hm", ())
        layout.annotated(move)

    assert work(layout, comment) <= 4
    assert work(layout, lambda: layout.toggle(variation)) <= 4
