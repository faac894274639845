"""Games far longer than any that is played: nothing recurses, and steps don't walk the line."""

import sys

import pytest

from boop_tui.session.study import Study
from boop_tui.text import movetext, notation

FOR_EVER = "Kb1 Ka2 "
"""Two kittens that push each other off the bed, and so may go on."""


@pytest.fixture(scope="module")
def tree():
    """A main line of 20,000 moves, and beside its second move a variation as long."""
    return movetext.read(f"Kb1 (Kf6 {FOR_EVER * 10_000}) " + "Ka2 " + FOR_EVER * 10_000)


@pytest.fixture
def study(tree):
    """The long game, given back as it was."""
    study = Study(tree)
    yield study
    while study.can_undo:
        study.undo()


def deep_in_the_variation(study):
    return study.tree.root.children[1].line_end()


@pytest.mark.parametrize("change", [Study.promote, Study.make_main, Study.delete_variation])
def test_a_change_at_the_end_of_a_long_variation_is_made_and_undone(study, change):
    study.go_to(deep_in_the_variation(study))
    first, second = study.tree.root.children
    assert change(study, study.cursor)
    assert study.tree.root.children in ([second, first], [first])
    study.undo()
    assert study.tree.root.children == [first, second]


def test_the_cursor_leaves_a_long_line_that_is_deleted(study):
    study.go_to(deep_in_the_variation(study))
    study.delete_from(study.tree.root.children[1])
    assert study.cursor is study.tree.root
    study.undo()
    assert study.cursor is deep_in_the_variation(study)


def test_1_000_changes_are_all_undone(study):
    for _ in range(500):
        study.play(notation.read(study.position, "Kb1"))
        study.play(notation.read(study.position, "Ka2"))
    end = study.cursor
    for _ in range(1000):
        study.undo()
    assert (study.can_undo, end.ply - study.cursor.ply) == (False, 1000)


def lines_run(work):
    """How many lines of Python a piece of work runs."""
    count = 0

    def trace(frame, event, argument):
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def play(study):
    study.play(study.position.legal_moves()[-1])


def annotate(study):
    study.annotate(study.cursor, "well placed", (1,))


@pytest.mark.parametrize("work", [Study.back, Study.forward, play, annotate])
def test_work_deep_in_a_long_line_does_not_walk_it(study, work):
    study.go_to(deep_in_the_variation(study).parent)
    assert lines_run(lambda: (work(study), study.divergence)) < 2000


@pytest.mark.parametrize("change", [play, annotate])
def test_undo_and_redo_deep_in_a_long_line_do_not_walk_it(study, change):
    study.go_to(deep_in_the_variation(study))
    change(study)
    assert lines_run(lambda: (study.undo(), study.redo(), study.undo(), study.divergence)) < 2000
