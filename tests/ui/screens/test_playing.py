"""Playing and stepping on the main screen: clicks and keys to moves, and what is then marked."""

import pytest

from boop_tui.ui.art.scene import Mark

from ..board import SMALL, Start

EMPTY_HAND = "a1a1a1/6/a3a1/6/a1a2a/6-00-80-ap"
ORANGE = "a2 a4 a6 c2 c6 e4 e6 f2"
GAME = "1. Kc3 Kd4 (1... Ka1 2. Kf6) 2. Kc4 (2. Kb1 Kf6) (2. Ke5) 2... Ka6"


# Placing


async def test_a_click_on_an_empty_square_places_the_piece(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.click_square("c3")
        assert board.game == "1. Kc3"
        assert board.marked(Mark.LAST_MOVE) == "c3"
        assert board.status.startswith("Grey to place")


async def test_an_occupied_square_is_refused_with_the_reason(start: Start) -> None:
    async with start("1. Kc3", size=SMALL) as board:
        await board.click_square("c3")
        assert "c3 is occupied" in board.status
        assert board.game == "1. Kc3"
        await board.click_square("f6")
        assert "occupied" not in board.status


async def test_a_move_that_is_there_is_followed_and_another_makes_a_variation(
    start: Start,
) -> None:
    async with start("1. Kc3 Kd4", size=SMALL) as board:
        await board.press("home")
        await board.click_square("c3")
        assert (board.game, board.line) == ("1. Kc3 Kd4", "Kc3")
        await board.click_square("f6")
        assert (board.game, board.line) == ("1. Kc3 Kd4 (1... Kf6)", "Kc3 Kf6")


async def test_a_won_game_says_who_has_won_and_takes_no_more_moves(start: Start) -> None:
    async with start("A5/1A4/6/6/6/6-51-80-ap", size=SMALL) as board:
        await board.click_square("c4")
        await board.press("c")
        assert board.move == "Cc4#"
        assert board.status.startswith("Orange has won")
        await board.click_square("f1")
        assert "no move can follow" in board.status
        assert board.move == "Cc4#"


# The empty-hand turn


async def test_on_an_empty_hand_all_own_pieces_are_ringed(start: Start) -> None:
    async with start(EMPTY_HAND, size=SMALL) as board:
        assert board.marked(Mark.LIFTABLE) == ORANGE
        assert board.status.startswith("Orange has an empty hand: choose a piece to lift")


async def test_a_chosen_piece_has_a_heavier_ring_and_dots_where_it_may_go(start: Start) -> None:
    async with start(EMPTY_HAND, size=SMALL) as board:
        await board.click_square("a2")
        assert board.marked(Mark.CHOSEN) == "a2"
        dots = board.marked(Mark.DESTINATION).split()
        assert "a2" in dots
        assert len(dots) == 36 - 8 + 1


async def test_another_own_piece_may_be_chosen_instead(start: Start) -> None:
    async with start(EMPTY_HAND, size=SMALL) as board:
        await board.click_square("a2")
        await board.click_square("f2")
        assert board.marked(Mark.CHOSEN) == "f2"
        assert board.move == ""


@pytest.mark.parametrize(("target", "move"), [("a2", "a2>Ca2"), ("f6", "a2>Cf6")])
async def test_the_chosen_piece_goes_to_a_dot_its_own_included(
    start: Start, target: str, move: str
) -> None:
    async with start(EMPTY_HAND, size=SMALL) as board:
        await board.click_square("a2")
        await board.click_square(target)
        assert board.move == move


async def test_escape_clears_the_choice(start: Start) -> None:
    async with start(EMPTY_HAND, size=SMALL) as board:
        await board.click_square("a2")
        await board.press("escape")
        assert board.marked(Mark.CHOSEN | Mark.DESTINATION) == ""
        assert board.marked(Mark.LIFTABLE) == ORANGE


async def test_an_empty_square_is_no_piece_to_lift(start: Start) -> None:
    async with start(EMPTY_HAND, size=SMALL) as board:
        await board.click_square("b1")
        assert "b1 can't be lifted" in board.status


# Another rule set


async def test_under_the_printed_rules_a_lift_is_among_the_choices(start: Start) -> None:
    game = '[Rules "printed"] [FEN "a1a1a1/6/a3a1/6/a1a3/6-10-80-ap"]'
    async with start(game, size=SMALL) as board:
        await board.click_square("f1")
        assert board.status.startswith("Orange: choose a piece to lift")
        assert "lift a2 · a kitten becomes a cat" in board.text
        assert "Choose 1 of 8" in board.text
        await board.press("end", "enter")
        assert board.move == "Kf1=f1"


# Stepping


async def test_keys_step_along_the_line_and_among_its_variations(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.press("home")
        for key, line in (
            ("left", ""),
            ("right", "Kc3"),
            ("pagedown", "Kc3 Kd4"),
            ("right", "Kc3 Kd4 Kc4"),
            ("down", "Kc3 Kd4 Kb1"),
            ("down", "Kc3 Kd4 Ke5"),
            ("down", "Kc3 Kd4 Ke5"),
            ("up", "Kc3 Kd4 Kb1"),
            ("end", "Kc3 Kd4 Kb1 Kf6"),
            ("pageup", "Kc3 Kd4"),
            ("pageup", "Kc3"),
            ("down", "Kc3"),
            ("end", "Kc3 Kd4 Kc4 Ka6"),
        ):
            await board.press(key)
            assert board.line == line, key


async def test_a_step_that_leads_nowhere_says_nothing_and_changes_nothing(start: Start) -> None:
    async with start("1. Kc3", size=SMALL) as board:
        for key in ("right", "up", "down", "end", "pagedown"):
            await board.press(key)
            assert (board.line, board.status) == ("Kc3", "Grey to place")


async def test_edits_by_key_can_be_undone_and_redone(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.go_to("Kc3 Kd4 Kb1 Kf6")
        for key, after in (
            ("p", "1. Kc3 Kd4 (1... Ka1 2. Kf6) 2. Kb1 (2. Kc4 Ka6) (2. Ke5) 2... Kf6"),
            ("x", None),
            ("d", "1. Kc3 Kd4 (1... Ka1 2. Kf6) 2. Kb1 (2. Kc4 Ka6) (2. Ke5)"),
        ):
            before = board.game
            await board.press(key)
            assert board.game == (after or before)
        await board.press("u", "u")
        assert (board.game, board.line) == (GAME, "Kc3 Kd4 Kb1 Kf6")
        await board.press("r", "r")
        assert board.line == "Kc3 Kd4 Kb1"
        assert board.status.endswith("Redone")


# Positions met before


async def test_a_position_that_stands_elsewhere_is_said_and_gone_to(start: Start) -> None:
    game = "1. Ka1 Kf6 (1... Kf1 2. Ka6 Kf6) 2. Ka6 Kf1"
    async with start(game, size=SMALL) as board:
        await board.press("left")
        assert "stands in" not in board.status
        await board.press("right")
        assert "This position stands in 1 other place too" in board.status
        await board.press("o")
        assert board.line == "Ka1 Kf1 Ka6 Kf6"
        await board.press("o")
        assert board.line == "Ka1 Kf6 Ka6 Kf1"


async def test_a_repeated_position_is_said_and_marked_in_the_list(start: Start) -> None:
    async with start("1. Kb1 Ka2 2. Kb1 Ka2", size=SMALL) as board:
        assert "has stood before in this line" in board.status
        assert "Ka2↺" in " ".join(board.rows)
        await board.press("o")
        assert board.screen.study.cursor.ply == 2
