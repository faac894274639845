"""Walking through a game with keys, wheel, buttons and clicks."""

from .board import Board

EVERY_FIRST_MOVE = "1. Ka1 " + " ".join(
    f"(1. K{file}{rank})" for file in "abcdef" for rank in "123456" if file + rank != "a1"
)
BRANCHED = "1. Kc3 Kd4 (1... Kf6 2. Ka1) 2. Kc4 (2. Kb1 Ka6) (2. Ke5) 2... Ke1 3. Kf3 Ka5"


def at_the_start(board: Board) -> None:
    """Loads the branched game and goes to where it begins."""
    board.load_moves(BRANCHED)
    board.wait_current("Ka5")
    board.press("home")
    board.wait_current("")


def test_after_loading_one_stands_at_the_end_of_the_main_line(board: Board) -> None:
    board.load_moves(BRANCHED)
    board.wait_current("Ka5")


def test_arrows_step_back_and_forward(board: Board) -> None:
    at_the_start(board)
    board.press("right", "right", "right")
    board.wait_current("Kc4")
    board.press("left")
    board.wait_current("Kd4")


def test_the_bed_follows_a_step(board: Board) -> None:
    at_the_start(board)
    board.press("right")
    board.wait_position("6/6/6/2a3/6/6-70-80-bp")
    board.press("left")
    board.wait_position("6/6/6/6/6/6-80-80-ap")


def test_up_and_down_go_among_the_variations(board: Board) -> None:
    at_the_start(board)
    board.press("right", "right", "right", "down")
    board.wait_current("Kb1")
    board.press("down")
    board.wait_current("Ke5")
    board.press("up")
    board.wait_current("Kb1")


def test_home_and_end_go_to_the_ends_of_the_line(board: Board) -> None:
    at_the_start(board)
    board.press("right", "right", "right", "down", "home")
    board.wait_current("")
    board.press("end")
    board.wait_current("Ka5")


def test_the_end_of_a_variation_is_its_own(board: Board) -> None:
    at_the_start(board)
    board.press("right", "right", "right", "down", "end")
    board.wait_current("Ka6")


def test_page_keys_go_from_branch_to_branch(board: Board) -> None:
    at_the_start(board)
    board.press("pagedown")
    board.wait_current("Kc3")
    board.press("pagedown")
    board.wait_current("Kd4")
    board.press("pagedown")
    board.wait_current("Ka5")
    board.press("pageup")
    board.wait_current("Kd4")


def test_the_wheel_steps_over_the_bed(board: Board) -> None:
    at_the_start(board)
    board.wheel_bed(down=True, notches=3)
    board.wait_current("Kc4")
    board.wheel_bed(down=False)
    board.wait_current("Kd4")


def test_a_click_on_a_move_goes_to_it(board: Board) -> None:
    at_the_start(board)
    board.click(*board.place_of_move("Ka6"))
    board.wait_current("Ka6")


def test_the_buttons_step(board: Board) -> None:
    board.load_moves(BRANCHED)
    board.wait_current("Ka5")
    left = 0 if board.is_roomy else board.bed.right
    board.click_text("◀", left=left)
    board.wait_current("Kf3")
    board.click_text("Forward ▶" if board.is_roomy else "▶", left=left)
    board.wait_current("Ka5")


def test_steps_at_the_ends_of_the_game_do_nothing(board: Board) -> None:
    at_the_start(board)
    board.press("left", "pageup", "up", "right")
    board.wait_current("Kc3")


def test_a_step_takes_back_what_was_begun(board: Board) -> None:
    at_the_start(board)
    board.press("right")
    board.wait_current("Kc3")
    board.press("t")
    board.wait_for("Type a move")
    board.press("escape")
    board.wait_gone("Type a move")
    board.press("right")
    board.wait_current("Kd4")


def test_the_current_move_is_kept_in_view(board: Board) -> None:
    board.load_moves(EVERY_FIRST_MOVE)
    board.press(*["down"] * 35)
    board.wait_current("Kf6")
    assert "1. Ka1" not in board.moves


def test_the_list_stays_where_it_is_while_the_current_move_is_in_view(board: Board) -> None:
    board.load_moves(EVERY_FIRST_MOVE)
    board.press(*["down"] * 35)
    board.wait_current("Kf6")
    before = board.moves
    board.press("up", "up", "up")
    board.wait_current("Kf3")
    board.wait_until(lambda: board.moves == before)


def test_the_wheel_scrolls_the_list_without_stepping(board: Board) -> None:
    board.load_moves(EVERY_FIRST_MOVE)
    board.wait_current("Ka1")
    board.wheel(*board.place_of_move("Ka1"), down=True, notches=20)
    board.wait_until(lambda: "1. Kf6" in board.moves)
    board.press("down")
    board.wait_current("Ka2")
