"""Random walks and edits: undo and redo to both ends, and what holds after every step."""

from hypothesis import given
from hypothesis import strategies as st

from boop_tui.game.tree import GameTree
from boop_tui.session.study import Study
from boop_tui.text import movetext

from ..trees import everything_in, few_or_many, trees, tries

TEXTS = (
    "1. Ka1 Kf6 (1... Kf1 2. Kd5 (2. Kd6 Ka6)) 2. Kc3",
    '[Rules "printed"] [FEN "a1a2a/5a/a5/6/3a2/2a3-10-80-ap"] 1. Kf1=a6 (1. Kf1=f1) (1. Ka1=a1)',
    "",
)


def any_node(study, number):
    nodes = list(study.tree.root.walk())
    return nodes[number % len(nodes)]


def node_of(study, number):
    """Any node of the tree, or the cursor more often than not."""
    return study.cursor if number % 3 else any_node(study, number // 3)


def play(study, number):
    moves = study.position.legal_moves()
    if moves:
        study.play(moves[number % len(moves)])


CHANGES = {
    "play": play,
    "promote": lambda study, number: study.promote(node_of(study, number)),
    "make main": lambda study, number: study.make_main(node_of(study, number)),
    "delete from": lambda study, number: study.delete_from(node_of(study, number)),
    "delete variation": lambda study, number: study.delete_variation(node_of(study, number)),
    "annotate": lambda study, number: study.annotate(node_of(study, number), f"{number}", (1,)),
    "load": lambda study, number: study.load(movetext.read(TEXTS[number % 3])),
    "new game": lambda study, number: study.load(GameTree()),
}
STEPS = {
    "go to": lambda study, number: study.go_to(any_node(study, number)),
    "back": lambda study, number: study.back(),
    "forward": lambda study, number: study.forward(),
    "sibling": lambda study, number: study.to_sibling(number % 5 - 2),
    "start": lambda study, number: study.to_start(),
    "end": lambda study, number: study.to_end(),
    "branch before": lambda study, number: study.to_branch_before(),
    "branch after": lambda study, number: study.to_branch_after(),
}
TAKING_BACK = {
    "undo": lambda study, number: study.undo(),
    "redo": lambda study, number: study.redo(),
}


def acts(*kinds):
    """Random sequences of actions; playing and stepping are the most common, as with people."""
    names = [name for kind in kinds for name in kind] + ["play", "play", "back"]
    return few_or_many(st.tuples(st.sampled_from(names), st.integers(0, 1000)), 60)


def act(study, name, number):
    {**CHANGES, **STEPS, **TAKING_BACK}[name](study, number)


def state(study):
    """Everything that undo must give back: the game, and where one stands in it."""
    return everything_in(study.tree), [node.move for node in study.cursor.path()]


@given(trees(), acts(CHANGES, STEPS))
@tries(120)
def test_undone_to_the_bottom_and_redone_to_the_top_the_texts_are_the_same(tree, actions):
    study = Study(tree)
    bottom = movetext.write(study.tree)
    for name, number in actions:
        act(study, name, number)
    top = movetext.write(study.tree)
    while study.can_undo:
        study.undo()
    assert movetext.write(study.tree) == bottom
    while study.can_redo:
        study.redo()
    assert movetext.write(study.tree) == top


def states_after(study, take):
    """The state after each undo or redo, until there is none left."""
    states = []
    while take():
        states.append(state(study))
    return states


@given(trees(), acts(CHANGES, STEPS))
@tries(120)
def test_each_change_is_undone_and_redone_exactly(tree, actions):
    study = Study(tree)
    befores, afters = [], []
    for name, number in actions:
        before, last = state(study), study.last_edit
        act(study, name, number)
        if study.last_edit is not last:
            befores.append(before)
            afters.append(state(study))
    for _ in range(2):
        assert states_after(study, study.undo) == befores[::-1]
        assert states_after(study, study.redo) == afters


@given(trees(), acts(CHANGES, STEPS, TAKING_BACK))
@tries(150)
def test_the_study_knows_at_every_step_where_its_line_diverges(tree, actions):
    study = Study(tree)
    for name, number in actions:
        act(study, name, number)
        assert study.divergence is study.cursor.divergence(), f"after {name}"


@given(trees(), acts(CHANGES, STEPS, TAKING_BACK))
@tries(100)
def test_the_cursor_is_always_in_the_tree(tree, actions):
    study = Study(tree)
    for name, number in actions:
        act(study, name, number)
        assert any(node is study.cursor for node in study.tree.root.walk()), f"after {name}"


@given(trees(), acts(CHANGES, STEPS, TAKING_BACK))
@tries(60)
def test_whatever_was_done_the_tree_reads_back_as_it_is(tree, actions):
    study = Study(tree)
    for name, number in actions:
        act(study, name, number)
    again = movetext.read(movetext.write(study.tree))
    assert everything_in(again) == everything_in(study.tree)
