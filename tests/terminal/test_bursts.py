"""Keys and clicks that come in one burst, as from a slow line: each finds what the last has done."""

from .board import Board
from .terminal import key_bytes

ESCAPE = key_bytes("escape")


def test_moves_are_typed_right_behind_the_key_that_opens_their_field(board: Board) -> None:
    board.type("tKc3\rtKd4\rtKf6\r")
    board.wait_moves("1. Kc3 Kd4", "2. Kf6")


def test_a_step_comes_before_the_move_that_follows_it(board: Board) -> None:
    left = key_bytes("left")
    board.type(f"tKc3\rtKd4\r{left}{left}tKa1\r")
    board.wait_moves("1. Kc3", "1. Ka1", "1... Kd4")


def test_a_click_comes_after_the_step_before_it_and_before_the_key_behind_it(board: Board) -> None:
    board.type("tKc3\rtKd4\r")
    board.wait_current("Kd4")
    board.press("left")
    board.click_square("a1")
    board.press("u")
    board.click_square("f6")
    board.wait_moves("1. Kc3 Kd4", "1... Kf6")


def test_a_text_is_pasted_into_the_box_whose_key_is_just_before_it(board: Board) -> None:
    board.press("f")
    board.paste("6/4B1/3a2/2a3/6/6-60-70-bp")
    board.press("enter")
    board.wait_status("Grey to place")


def test_a_key_behind_escape_is_a_command_again(board: Board) -> None:
    board.type(f"tKc3\rl{ESCAPE}u")
    board.wait_moves("No moves yet")


def test_a_menu_takes_the_keys_behind_the_one_that_opens_it(board: Board) -> None:
    board.press("f5", "escape", "shift+right", "enter")
    board.wait_until(lambda: board.current_move)


def test_the_editor_is_worked_by_one_burst(board: Board) -> None:
    board.press("e", "n", "shift+right", "2", "enter", "g")
    board.wait_status("Started a fresh line")


def test_a_game_pasted_right_behind_its_key_is_not_written_over(board: Board) -> None:
    board.type("tKc3\r")
    board.wait_current("Kc3")
    board.press("l")
    board.press("ctrl+a")
    board.paste("1. Kd4 Kf6")
    board.press("f7")
    board.wait_status("Loaded the moves")
    board.show_panel("Moves")
    board.wait_moves("1. Kd4 Kf6")


def test_a_text_is_pasted_into_the_box_that_is_clicked_just_before_it(board: Board) -> None:
    board.show_panel("Position")
    place = board.wait_until(lambda: board.find("6/6/6/6/6/6-80-80-ap"))
    board.click(*place)
    board.press("ctrl+a")
    board.paste("6/4B1/3a2/2a3/6/6-60-70-bp")
    board.press("enter")
    board.wait_status("Grey to place")


def test_a_game_is_pasted_into_the_empty_box_that_is_clicked_just_before_it(board: Board) -> None:
    board.show_panel("Text")
    x, y = board.wait_until(lambda: board.find("Load moves"))
    board.click(x, y - 2)
    board.paste("1. Kd4 Kf6")
    board.press("f7")
    board.wait_status("Loaded the moves")


def test_a_text_is_pasted_into_the_box_that_tab_leads_to_just_before_it(board: Board) -> None:
    board.show_panel("Position")
    board.press(*["tab"] * (2 if board.is_roomy else 1))  # past the moves, where they show
    board.paste("6/4B1/3a2/2a3/6/6-60-70-bp")
    board.press("enter")
    board.wait_status("Grey to place")
