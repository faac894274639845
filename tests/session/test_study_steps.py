"""Moving about in the open game: every step, and what playing a move does to the cursor."""

import pytest

from boop_tui.game.position import IllegalMove, Position
from boop_tui.game.tree import GameTree
from boop_tui.session.study import Study
from boop_tui.text import movetext, notation

from ..trees import found, tokens_to

TEXT = "1. Ka1 Kf6 (1... Kf1 2. Kd5 (2. Kd6 Ka6)) (1... Kb5) 2. Kc3 Kd1 (2... Ke1)"


def study_at(tokens, text=TEXT):
    study = Study(movetext.read(text))
    study.go_to(found(study.tree, tokens))
    return study


def where(study):
    return tokens_to(study.cursor)


def play(study, token):
    return study.play(notation.read(study.position, token))


# Where the cursor stands


def test_a_new_study_stands_at_the_start():
    assert Study().position == Position.start()


def test_a_study_opens_at_the_end_of_the_main_line():
    assert where(Study(movetext.read(TEXT))) == "Ka1 Kf6 Kc3 Kd1"


def test_the_position_is_the_cursors():
    study = study_at("Ka1 Kf1")
    assert study.position is found(study.tree, "Ka1 Kf1").position


STEPS = {
    "back": Study.back,
    "forward": Study.forward,
    "next": lambda study: study.to_sibling(1),
    "previous": lambda study: study.to_sibling(-1),
    "next but one": lambda study: study.to_sibling(2),
    "start": Study.to_start,
    "end": Study.to_end,
    "branch before": Study.to_branch_before,
    "branch after": Study.to_branch_after,
}


@pytest.mark.parametrize(
    ("start", "step", "end"),
    [
        ("Ka1 Kf6", "back", "Ka1"),
        ("Ka1", "back", ""),
        ("Ka1 Kf1 Kd6", "back", "Ka1 Kf1"),
        ("", "forward", "Ka1"),
        ("Ka1", "forward", "Ka1 Kf6"),
        ("Ka1 Kf1", "forward", "Ka1 Kf1 Kd5"),
        ("Ka1 Kf6", "next", "Ka1 Kf1"),
        ("Ka1 Kf1", "next", "Ka1 Kb5"),
        ("Ka1 Kf6", "next but one", "Ka1 Kb5"),
        ("Ka1 Kb5", "previous", "Ka1 Kf1"),
        ("Ka1 Kf1 Kd6", "previous", "Ka1 Kf1 Kd5"),
        ("Ka1 Kf1 Kd6 Ka6", "start", ""),
        ("", "end", "Ka1 Kf6 Kc3 Kd1"),
        ("Ka1 Kf1", "end", "Ka1 Kf1 Kd5"),
        ("Ka1 Kf1 Kd6", "end", "Ka1 Kf1 Kd6 Ka6"),
        ("Ka1 Kf6 Kc3 Kd1", "branch before", "Ka1 Kf6 Kc3"),
        ("Ka1 Kf6 Kc3", "branch before", "Ka1"),
        ("Ka1 Kf1 Kd6 Ka6", "branch before", "Ka1 Kf1"),
        ("Ka1", "branch before", ""),
        ("", "branch after", "Ka1"),
        ("Ka1", "branch after", "Ka1 Kf6 Kc3"),
        ("Ka1 Kf6 Kc3", "branch after", "Ka1 Kf6 Kc3 Kd1"),
        ("Ka1 Kf1 Kd6", "branch after", "Ka1 Kf1 Kd6 Ka6"),
    ],
)
def test_a_step(start, step, end):
    study = study_at(start)
    assert (STEPS[step](study), where(study)) == (True, end)


@pytest.mark.parametrize(
    ("start", "step"),
    [
        ("", "back"),
        ("", "start"),
        ("", "next"),
        ("", "previous"),
        ("", "branch before"),
        ("Ka1", "next"),
        ("Ka1", "previous"),
        ("Ka1 Kf6", "previous"),
        ("Ka1 Kb5", "next"),
        ("Ka1 Kf1", "next but one"),
        ("Ka1 Kb5", "forward"),
        ("Ka1 Kb5", "end"),
        ("Ka1 Kf6 Kc3 Kd1", "branch after"),
    ],
)
def test_a_step_that_leads_nowhere_stays(start, step):
    study = study_at(start)
    assert (STEPS[step](study), where(study)) == (False, start)


def test_steps_are_not_undone():
    study = study_at("Ka1")
    study.forward()
    study.to_start()
    assert not study.can_undo


# Playing


def test_a_new_move_is_appended_as_the_last_sibling_and_gone_to():
    study = study_at("Ka1")
    played = play(study, "Kc6")
    assert [notation.of(node) for node in played.siblings] == ["Kf6", "Kf1", "Kb5", "Kc6"]
    assert where(study) == "Ka1 Kc6"


def test_a_known_move_is_followed_and_not_repeated():
    study = study_at("Ka1")
    assert play(study, "Kf1") is found(study.tree, "Ka1 Kf1")
    assert (where(study), movetext.write(study.tree)) == ("Ka1 Kf1", TEXT)


def test_following_a_known_move_is_no_change_to_undo():
    study = study_at("Ka1")
    play(study, "Kf1")
    assert not study.can_undo


def test_following_a_known_move_keeps_what_can_be_redone():
    study = study_at("Ka1")
    play(study, "Kc6")
    study.undo()
    play(study, "Kf1")
    assert study.can_redo


def test_a_whole_game_is_written_as_it_was_played():
    study = Study()
    for token in ("Ka1", "Kf6", "Kc3"):
        play(study, token)
    assert movetext.write(study.tree) == "1. Ka1 Kf6 2. Kc3"


def test_an_illegal_move_is_refused_and_changes_nothing():
    study = study_at("Ka1")
    illegal = notation.read(Position.start(), "Ka1")
    with pytest.raises(IllegalMove, match="a1 is occupied"):
        study.play(illegal)
    assert (where(study), movetext.write(study.tree), study.can_undo) == ("Ka1", TEXT, False)


def test_nothing_is_played_after_a_win():
    won = '[FEN "6/6/6/6/6/AAA3-50-80-ap"] 1. Kf6#'
    study = Study(movetext.read(won))
    with pytest.raises(IllegalMove, match="the game is won"):
        study.play(notation.read(Position.start(), "Ka6"))
    assert movetext.write(study.tree) == won


# Loading


def test_loading_puts_the_cursor_at_the_end_of_the_main_line():
    study = study_at("Ka1 Kf1")
    study.load(movetext.read("1. Kc3 (1. Kb1 Kf6) 1... Kd4"))
    assert where(study) == "Kc3 Kd4"


def test_starting_anew_is_a_change_that_is_undone():
    study = study_at("Ka1 Kf1")
    study.load(GameTree())
    study.undo()
    assert (where(study), movetext.write(study.tree)) == ("Ka1 Kf1", TEXT)
