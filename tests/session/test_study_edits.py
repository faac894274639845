"""Changes of the tree: promoting, making the main line, deleting, annotating, and their undoing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boop_tui.game.tree import GameTree
from boop_tui.session.study import Study
from boop_tui.text import movetext

from ..trees import everything_in, found, tokens_to, trees, tries

TEXT = "1. Ka1 Kf6 (1... Kf1 2. Kd5 (2. Kd6 Ka6)) 2. Kc3"
CURSOR = "Ka1 Kf1 Kd6 Ka6"
DEEP = "Ka1 Kf1 Kd6 Ka6"

PROMOTED = "1. Ka1 Kf6 (1... Kf1 2. Kd6 (2. Kd5) 2... Ka6) 2. Kc3"
MADE_MAIN = "1. Ka1 Kf1 (1... Kf6 2. Kc3) 2. Kd6 (2. Kd5) 2... Ka6"
WITHOUT_KA6 = "1. Ka1 Kf6 (1... Kf1 2. Kd5 (2. Kd6)) 2. Kc3"
WITHOUT_KD6 = "1. Ka1 Kf6 (1... Kf1 2. Kd5) 2. Kc3"
THREE = "1. Ka1 (1. Kb1 Kf6) (1. Kc1 Kf6) (1. Kd1 Kf6) 1... Ka6"

CHANGES = {
    "promote": Study.promote,
    "make main": Study.make_main,
    "delete from": Study.delete_from,
    "delete variation": Study.delete_variation,
}


def study_at(tokens, text=TEXT):
    study = Study(movetext.read(text))
    study.go_to(found(study.tree, tokens))
    return study


def changed(change, tokens, text=TEXT):
    """The movetext after a change at the node that those moves lead to, and what it gave."""
    study = Study(movetext.read(text))
    outcome = CHANGES[change](study, found(study.tree, tokens))
    return outcome, movetext.write(study.tree)


# What each does


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ("promote", PROMOTED),
        ("make main", MADE_MAIN),
        ("delete from", WITHOUT_KA6),
        ("delete variation", WITHOUT_KD6),
    ],
)
def test_a_change_deep_in_a_variation(change, text):
    assert changed(change, DEEP) == (True, text)


@pytest.mark.parametrize(
    ("change", "tokens", "before", "after"),
    [
        pytest.param(
            "promote",
            "Kd1 Kf6",
            THREE,
            "1. Ka1 (1. Kb1 Kf6) (1. Kd1 Kf6) (1. Kc1 Kf6) 1... Ka6",
            id="promote: one place only",
        ),
        pytest.param(
            "promote",
            "Kb1",
            THREE,
            "1. Kb1 (1. Ka1 Ka6) (1. Kc1 Kf6) (1. Kd1 Kf6) 1... Kf6",
            id="promote: to the main line",
        ),
        pytest.param(
            "promote",
            "Ka1 Kf1 Kd5",
            TEXT,
            "1. Ka1 Kf1 (1... Kf6 2. Kc3) 2. Kd5 (2. Kd6 Ka6)",
            id="promote: where the line diverges",
        ),
        pytest.param(
            "make main",
            "Kd1 Kf6",
            THREE,
            "1. Kd1 (1. Ka1 Ka6) (1. Kb1 Kf6) (1. Kc1 Kf6) 1... Kf6",
            id="make main: the others keep their order",
        ),
        pytest.param(
            "delete from",
            "Ka1 Kf6",
            TEXT,
            "1. Ka1 Kf1 2. Kd5 (2. Kd6 Ka6)",
            id="delete from: the next sibling takes its place",
        ),
        pytest.param("delete from", "Ka1", TEXT, "", id="delete from: the whole game"),
        pytest.param(
            "delete variation", "Ka1 Kf1 Kd5", TEXT, "1. Ka1 Kf6 2. Kc3", id="delete variation"
        ),
    ],
)
def test_a_change(change, tokens, before, after):
    assert changed(change, tokens, before) == (True, after)


@pytest.mark.parametrize("change", ["promote", "make main", "delete variation"])
@pytest.mark.parametrize("tokens", ["", "Ka1", "Ka1 Kf6", "Ka1 Kf6 Kc3"])
def test_on_the_main_line_there_is_nothing_to_do(change, tokens):
    assert changed(change, tokens) == (False, TEXT)


def test_the_start_is_not_deleted():
    assert changed("delete from", "") == (False, TEXT)


@pytest.mark.parametrize("change", CHANGES)
def test_nothing_done_is_nothing_to_undo(change):
    study = Study(movetext.read(TEXT))
    CHANGES[change](study, study.tree.root)
    assert not study.can_undo


# Where the cursor goes


@pytest.mark.parametrize(
    ("change", "tokens", "cursor", "after"),
    [
        ("promote", DEEP, CURSOR, CURSOR),
        ("make main", DEEP, CURSOR, CURSOR),
        ("promote", DEEP, "Ka1 Kf6 Kc3", "Ka1 Kf6 Kc3"),
        ("delete from", DEEP, CURSOR, "Ka1 Kf1 Kd6"),
        ("delete from", "Ka1 Kf1", CURSOR, "Ka1"),
        ("delete from", "Ka1 Kf1", "Ka1 Kf1", "Ka1"),
        ("delete from", "Ka1 Kf1", "Ka1", "Ka1"),
        ("delete from", "Ka1 Kf1", "Ka1 Kf6", "Ka1 Kf6"),
        ("delete from", "Ka1", "Ka1 Kf6 Kc3", ""),
        ("delete variation", DEEP, CURSOR, "Ka1 Kf1"),
        ("delete variation", DEEP, "Ka1 Kf1 Kd5", "Ka1 Kf1 Kd5"),
        ("delete variation", "Ka1 Kf1", CURSOR, "Ka1"),
    ],
)
def test_the_cursor_moves_only_if_it_stood_on_something_deleted(change, tokens, cursor, after):
    study = study_at(cursor)
    CHANGES[change](study, found(study.tree, tokens))
    assert tokens_to(study.cursor) == after


# Undo and redo


@pytest.mark.parametrize("change", CHANGES)
def test_undoing_gives_back_the_tree_and_the_cursor(change):
    study = study_at(CURSOR)
    CHANGES[change](study, study.cursor)
    study.undo()
    assert (movetext.write(study.tree), tokens_to(study.cursor)) == (TEXT, CURSOR)


@pytest.mark.parametrize("change", CHANGES)
def test_redoing_makes_the_change_again_and_puts_the_cursor_where_it_went(change):
    study = study_at(CURSOR)
    CHANGES[change](study, study.cursor)
    after = movetext.write(study.tree), tokens_to(study.cursor)
    study.undo()
    study.to_start()
    study.redo()
    assert (movetext.write(study.tree), tokens_to(study.cursor)) == after


def test_with_nothing_to_undo_or_redo_nothing_happens():
    study = study_at(CURSOR)
    assert (study.can_undo, study.undo(), study.can_redo, study.redo()) == (
        False,
        None,
        False,
        None,
    )


def test_a_new_change_forgets_what_was_undone():
    study = study_at(CURSOR)
    study.promote(study.cursor)
    study.undo()
    study.delete_from(study.cursor)
    assert not study.can_redo


def test_the_last_change_is_known_by_its_identity():
    study = study_at(CURSOR)
    study.promote(study.cursor)
    promoted = study.last_edit
    study.delete_from(study.cursor)
    study.undo()
    assert promoted is not None
    assert study.last_edit is promoted


def test_with_no_change_there_is_no_last_one():
    assert study_at(CURSOR).last_edit is None


# Comments and glyphs


def test_annotating_gives_comment_and_glyphs_and_goes_there():
    study = study_at("Ka1")
    study.annotate(found(study.tree, "Ka1 Kf6 Kc3"), "well placed", (1, 14))
    assert movetext.write(study.tree).endswith("2. Kc3! $14 {well placed}")
    assert tokens_to(study.cursor) == "Ka1 Kf6 Kc3"


def test_annotating_is_undone():
    study = study_at("Ka1 Kf6 Kc3", TEXT + "? {hm}")
    study.annotate(study.cursor, "", ())
    study.undo()
    assert (study.cursor.comment, study.cursor.glyphs) == ("hm", (2,))


def test_the_same_comment_again_is_no_change():
    study = study_at("Ka1 Kf6 Kc3", TEXT + "? {hm}")
    assert not study.annotate(study.cursor, "hm", (2,))
    assert not study.can_undo


def test_the_start_has_a_comment_but_no_glyphs():
    study = study_at("Ka1")
    study.annotate(study.tree.root, "from the start", (1,))
    assert (study.cursor.comment, study.cursor.glyphs) == ("from the start", ())


@given(st.text(st.characters(exclude_categories=())))
@tries(100)
def test_whatever_is_typed_as_a_comment_reads_back(comment):
    study = study_at("Ka1 Kf6")
    study.annotate(study.cursor, comment, ())
    again = movetext.read(movetext.write(study.tree))
    assert everything_in(again) == everything_in(study.tree)


# For any tree

anywhere = st.integers(0, 10_000)


def pick(tree: GameTree, number: int):
    nodes = list(tree.root.walk())
    return nodes[number % len(nodes)]


@given(trees(), anywhere)
@tries(100)
def test_made_the_main_line_a_line_diverges_nowhere(tree, number):
    study = Study(tree)
    node = pick(tree, number)
    study.make_main(node)
    assert node.divergence() is None


@given(trees(), anywhere)
@tries(100)
def test_promoted_to_the_end_a_line_is_the_main_line(tree, number):
    study = Study(tree)
    node = pick(tree, number)
    while study.promote(node):
        pass
    assert node in tree.root.line_end().path()


@given(trees(), anywhere)
@tries(100)
def test_deleting_takes_a_node_with_all_that_follows_and_nothing_else(tree, number):
    study = Study(tree)
    node = pick(tree, number)
    gone = set(node.walk()) if node.parent else set()
    left = [each for each in tree.root.walk() if each not in gone]
    study.delete_from(node)
    assert list(tree.root.walk()) == left
