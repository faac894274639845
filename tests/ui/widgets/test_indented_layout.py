"""The indented layout: which moves stand on which row, and how little an edit lays out anew."""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from boop_tui.game.tree import Node
from boop_tui.session.edits import Annotate, Edit, Grow, Prune, Reorder
from boop_tui.session.study import Study
from boop_tui.text import movetext
from boop_tui.ui.widgets.indented_layout import IndentedLayout

from ...trees import found, tries
from ..games import long_game, nested

WIDTH = 40


def drawn(layout: IndentedLayout) -> list[str]:
    """The rows as they look, without the spaces behind."""
    lines = []
    for row in layout.rows.iterate(0):
        line = ""
        for cell in layout.cells(row):
            line = line.ljust(cell.column) + cell.text
        lines.append(line.rstrip())
    return lines


def laid_out(game: str, width: int = WIDTH) -> IndentedLayout:
    return IndentedLayout(movetext.read(game), width)


# How rows look


def test_a_full_move_takes_a_row_and_grey_s_moves_stand_below_one_another() -> None:
    assert drawn(laid_out("1. Kc3 Kd4 2. Kc4 Ka1 3. Kf6")) == [
        " 1.  Kc3             Kd4",
        " 2.  Kc4             Ka1",
        " 3.  Kf6",
    ]


def test_variations_stand_under_the_move_they_replace_before_the_line_goes_on() -> None:
    game = "1. Kc3 Kd4 (1... Ka1 2. Kf6) 2. Kc4 (2. Kb1 Kf6 (2... Kf5)) (2. Ke5) 2... Ka6"
    assert drawn(laid_out(game)) == [
        " 1.  Kc3             Kd4",
        "   ▾1... Ka1",
        "    2.  Kf6",
        " 2.  Kc4",
        "   ▾2.  Kb1  Kf6",
        "      ▾2... Kf5",
        "   ▾2.  Ke5",
        " 2...                Ka6",
    ]


def test_grey_s_first_move_is_numbered_with_dots_in_its_own_column() -> None:
    tree = laid_out('[FEN "6/4B1/3a2/2a3/6/6-60-70-bp"] 1... Ka1 2. Kf6')
    assert drawn(tree) == [" 1...                Ka1", " 2.  Kf6"]


def test_comments_take_rows_of_their_own_and_glyphs_follow_their_moves() -> None:
    game = "{Before all.} 1. Kc3! {Strong, and long enough to be wrapped here.} 1... {Now} Kd4?!"
    assert drawn(laid_out(game)) == [
        "     Before all.",
        " 1.  Kc3!",
        "     Strong, and long enough to be",
        "     wrapped here.",
        "     Now",
        " 1...                Kd4?!",
    ]


def test_deep_variations_say_how_deep_they_are_in_place_of_indenting() -> None:
    layout = IndentedLayout(nested(8), WIDTH)
    deep = [line.split()[0] for line in drawn(layout) if "▾‹" in line]
    assert deep == ["▾‹6›", "▾‹7›", "▾‹8›"]
    assert max(len(line) for line in drawn(layout)) < WIDTH


def test_variations_in_variations_are_laid_out_however_deep() -> None:
    layout = IndentedLayout(nested(20_000), WIDTH)
    assert layout.rows[len(layout) - 1].depth == 20_000


# Kept up with edits


def follow(layout: IndentedLayout, edit: Edit, undone: bool) -> None:
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


def fresh(layout: IndentedLayout) -> IndentedLayout:
    """The same tree laid out from nothing, with the same variations collapsed."""
    anew = IndentedLayout(layout.tree, layout.width)
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
steps = st.lists(
    st.tuples(
        st.sampled_from(["play", "play", "change", "change", "fold", "undo", "redo"]),
        st.integers(0, 10_000),
        st.integers(0, 59),
    ),
    min_size=1,
    max_size=60,
)


@given(steps)
@tries(250)
def test_after_any_edits_the_rows_are_those_of_a_fresh_layout(
    steps: list[tuple[str, int, int]],
) -> None:
    study = Study(movetext.read(_START))
    layout = IndentedLayout(study.tree, WIDTH)
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


def work(layout: IndentedLayout, change: Callable[[], None]) -> int:
    """How many rows a change lays out."""
    before = layout.laid_out
    change()
    assert drawn(layout) == drawn(fresh(layout))
    return layout.laid_out - before


def test_a_small_change_lays_out_a_few_rows_however_long_the_game() -> None:
    tree = long_game(1000)
    study = Study(tree)
    layout = IndentedLayout(tree, WIDTH)
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

    for change in (play_after(end), play_after(early), lambda: study.annotate(early, "hm", ())):
        assert work(layout, edit(change)) <= 4
        assert work(layout, undo) <= 4
    assert work(layout, edit(lambda: study.delete_from(late_variation.children[0]))) <= 4
    assert work(layout, undo) <= 4
    assert work(layout, edit(lambda: study.delete_variation(late_variation))) <= 4
    assert work(layout, lambda: layout.toggle(found(tree, "Kb1 Ka2 " * 9 + "Kf6"))) <= 4
