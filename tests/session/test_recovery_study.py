"""A study autosaved: whole games only, where one stood, and all of it there after a kill."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import boop_tui
from boop_tui.game.tree import GameTree
from boop_tui.session.autosave import StudySnapshots
from boop_tui.session.guard import ChangeGuard
from boop_tui.session.recovery import Recovery, node_at
from boop_tui.session.study import Study
from boop_tui.text import movetext, notation

from ..trees import tokens_to

PATIENCE = 20
"""Seconds to wait for what must come; only a failing test waits them out."""


class GuardedStudy:
    """A study, each change of which is made under a guard."""

    def __init__(self, text: str) -> None:
        self.study = Study(movetext.read(text))
        self.guard = ChangeGuard()
        self.snapshot = StudySnapshots(self.study, self.guard, lambda: (None, None, True))

    def play(self, token: str) -> None:
        with self.guard:
            self.study.play(notation.read(self.study.position, token))


def test_a_snapshot_holds_the_game_and_where_one_stands() -> None:
    board = GuardedStudy("1. Kc3 Kd4 (1... Ka1 2. Kf6) 2. Kc4")
    board.study.go_to(board.study.tree.root.children[0].children[1])
    snapshot = board.snapshot()
    tree = movetext.read(snapshot.text)
    assert tokens_to(node_at(tree, snapshot.cursor)) == "Kc3 Ka1"


def test_a_snapshot_after_a_change_holds_it() -> None:
    board = GuardedStudy("1. Kc3")
    board.snapshot()
    board.play("Kd4")
    assert board.snapshot().text == "1. Kc3 Kd4"


def test_a_step_does_not_write_the_game_out_again() -> None:
    board = GuardedStudy("1. Kc3 Kd4")
    before = board.snapshot()
    board.study.back()
    after = board.snapshot()
    assert after.text is before.text
    assert after.cursor != before.cursor


def test_a_game_loaded_takes_the_place_of_the_one_before() -> None:
    board = GuardedStudy("1. Kc3 Kd4")
    board.snapshot()
    with board.guard:
        board.study.load(GameTree())
    assert board.snapshot().text == ""


@pytest.fixture
def hurried_threads() -> Iterator[None]:
    """Has threads take turns far more often than they would."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("hurried_threads")
def test_a_snapshot_made_during_changes_is_of_a_game_that_was() -> None:
    board = GuardedStudy("1. Kc3 Kd4 (1... Ka1 2. Kf6) (1... Kb6) (1... Kf1) 2. Kc4 Kf6 3. Kb5")
    games = {board.snapshot().text}
    is_over = threading.Event()
    taken: list[str] = []

    def take() -> None:
        while not is_over.is_set():
            taken.append(board.snapshot().text)

    thread = threading.Thread(target=take)
    thread.start()
    study = board.study
    for number in range(300):
        last = study.tree.root.children[0].children[-1]
        with board.guard:
            study.make_main(last) if number % 3 else study.promote(last)
        games.add(movetext.write(study.tree))
    is_over.set()
    thread.join(PATIENCE)
    assert taken
    assert set(taken) <= games


PLAYING = """
import sys
from pathlib import Path
from boop_tui.session.autosave import Autosaver, StudySnapshots
from boop_tui.session.guard import ChangeGuard
from boop_tui.session.recovery import Recovery
from boop_tui.session.study import Study
from boop_tui.text import notation

class Telling(Recovery):
    def save(self, snapshot):
        super().save(snapshot)
        print(snapshot.text, flush=True)

study, guard = Study(), ChangeGuard()
snapshots = StudySnapshots(study, guard, lambda: (Path("/games/a.boop"), None, True))
saver = Autosaver(Telling(Path(sys.argv[1])), snapshots, delay=0)
with guard:
    for token in ["Kc3", "Kd4", "Kc4"]:
        study.play(notation.read(study.position, token))
    study.back()
saver.changed()
sys.stdin.read()
"""


def test_a_killed_board_is_there_again_cursor_and_all(tmp_path: Path) -> None:
    board = subprocess.Popen(
        [sys.executable, "-c", PLAYING, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(Path(boop_tui.__file__).parents[1])},
    )
    assert board.stdout is not None
    assert board.stdout.readline() == "1. Kc3 Kd4 2. Kc4\n"
    board.kill()
    board.communicate()
    (found,) = Recovery(tmp_path).left_behind()
    found.leave()
    assert tokens_to(node_at(movetext.read(found.text), found.cursor)) == "Kc3 Kd4"
    assert found.path == Path("/games/a.boop")
