"""The two text boxes: what they show, what stays of what was typed, and what is said of it."""

import pytest

from boop_tui.text import movetext
from boop_tui.ui.widgets.boxes import TextBox

from ..board import ROOMY, SMALL, Board, Start

GAME = "1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6) (2. Ke5)"
MAIN_LINE = "1. Kc3 Kd4 2. Kc4"
AFTER_KC3 = "6/6/6/2a3/6/6-70-80-bp"
OTHER = "6/4B1/3a2/2a3/6/6-60-70-bp"


def fen_box(board: Board) -> str:
    """What stands in the FEN box."""
    return board.screen.texts.fen_box.text


def moves_box(board: Board) -> str:
    """What stands in the move-list box."""
    return board.screen.texts.movetext_box.text


async def moves_box_shows(board: Board, text: str) -> None:
    """Waits until the move-list box, which takes its time, shows a text."""
    await board.until(lambda: moves_box(board) == text)


async def fill(board: Board, box: str, text: str) -> None:
    """Goes into a box by its key and pastes a text over all that stands there."""
    await board.press(box, "ctrl+a")
    await board.paste(text)


# What is shown


async def test_the_fen_box_follows_each_step(start: Start) -> None:
    async with start(MAIN_LINE) as board:
        await board.press("home", "right")
        assert fen_box(board) == AFTER_KC3
        await board.wheel(up=True)
        assert fen_box(board) == "6/6/6/6/6/6-80-80-ap"


async def test_the_moves_box_follows_each_change(start: Start) -> None:
    async with start("1. Kc3") as board:
        await board.click_square("f6")
        await moves_box_shows(board, "1. Kc3 Kf6")
        await board.press("u")
        await moves_box_shows(board, "1. Kc3")
        await board.press("r")
        await moves_box_shows(board, "1. Kc3 Kf6")


async def test_variations_are_included_when_ticked(start: Start) -> None:
    async with start(GAME) as board:
        await moves_box_shows(board, MAIN_LINE)
        assert "☐ include variations" in board.text
        await board.press("i")
        await moves_box_shows(board, GAME)
        assert "☑ include variations" in board.text
        assert board.app.session.settings_file.load().include_variations
        await board.click_text("include variations")
        await moves_box_shows(board, MAIN_LINE)


async def test_a_remembered_tick_includes_variations_from_the_start(start: Start) -> None:
    async with start(GAME, include_variations=True) as board:
        await moves_box_shows(board, GAME)
        assert "☑ include variations" in board.text


# What was typed stays


async def test_what_was_typed_stays_while_the_game_is_only_walked_through(start: Start) -> None:
    async with start(GAME) as board:
        await fill(board, "f", "6/6/")
        await board.click_text("◀ Back")
        assert (board.line, fen_box(board)) == ("Kc3 Kd4", "6/6/")
        await fill(board, "l", "1. Kf")
        await board.wheel(up=True)
        await board.wheel(up=True)
        assert (board.line, moves_box(board)) == ("", "1. Kf")
        await board.click_square("c3")
        assert (board.line, moves_box(board)) == ("Kc3", "1. Kf")
        await board.click_text("include variations")
        assert moves_box(board) == "1. Kf"


async def test_a_change_of_the_tree_replaces_what_was_typed(start: Start) -> None:
    async with start(MAIN_LINE) as board:
        await fill(board, "f", "6/6/")
        await fill(board, "l", "1. Kf")
        await board.click_square("f6")
        await moves_box_shows(board, f"{MAIN_LINE} Kf6")
        assert fen_box(board) == board.fen


async def test_a_text_not_loaded_is_dropped_from_the_fen_box_by_escape(start: Start) -> None:
    async with start(MAIN_LINE) as board:
        await fill(board, "f", "6/6/")
        await board.press("escape")
        assert fen_box(board) == board.fen
        await board.press("left")
        assert fen_box(board) == board.fen


# Loading


async def test_a_fen_is_loaded_by_key_and_by_button(start: Start) -> None:
    async with start(MAIN_LINE) as board:
        for how in ("enter", "f6", "click"):
            await fill(board, "f", OTHER)
            await (board.click_text("Load FEN") if how == "click" else board.press(how))
            assert board.game == f'[FEN "{OTHER}"]', how
            assert board.status == "Grey to place  Started a fresh line from the FEN"
            await board.press("u")
            assert board.game == MAIN_LINE


async def test_a_pasted_tag_is_loaded_as_the_fen_in_it(start: Start) -> None:
    async with start() as board:
        await fill(board, "f", f'[FEN "{OTHER}"]\n')
        await board.press("enter")
        assert board.fen == OTHER
        assert fen_box(board) == OTHER


async def test_moves_are_loaded_with_the_board_at_the_end_of_the_main_line(start: Start) -> None:
    async with start("1. Ka1") as board:
        for how in ("f7", "click"):
            await fill(board, "l", "1. Kc3 Kd4\n2. Kc4\r\n(2. Kb1 Kf6)\n(2. Ke5)\n")
            await (board.click_text("Load moves") if how == "click" else board.press(how))
            assert board.game == GAME, how
            assert board.line == "Kc3 Kd4 Kc4"
            await moves_box_shows(board, MAIN_LINE)
            await board.press("left", "u")
            assert board.game == "1. Ka1"


async def test_what_was_left_out_of_a_load_is_said(start: Start) -> None:
    async with start() as board:
        await fill(board, "l", "1. Kc3 !!!! Kd4 ???")
        await board.press("f7")
        assert "Loaded the moves;" in board.status


@pytest.mark.parametrize("size", [ROOMY, SMALL], ids=["roomy", "small"])
async def test_a_box_in_which_nobody_has_written_has_nothing_to_load(
    start: Start, size: tuple[int, int]
) -> None:
    async with start(GAME, size) as board:
        await board.click_square("f6")
        before = board.game
        await board.press("f7")
        assert board.game == before
        assert "change or replace its text" in board.status
        await moves_box_shows(board, f"{MAIN_LINE} Kf6")


# Errors


BAD = {"f": "6/6/6/6/6-80-80-ap", "l": "1. Kc3 Kd4\n2. Kc3 Kz9"}
LOAD = {"f": "f6", "l": "f7"}


def box_of(board: Board, box: str) -> TextBox:
    """The box that a key goes to."""
    return board.screen.texts.fen_box if box == "f" else board.screen.texts.movetext_box


def words_of(board: Board, box: TextBox) -> str:
    """What stands on the screen in a box, white space made one blank."""
    lines = board.lines[box.region.y : box.region.bottom]
    return " ".join(" ".join(line[box.region.x :] for line in lines).replace("│", " ").split())


@pytest.mark.parametrize("box", BAD)
async def test_an_error_is_said_under_its_box_until_the_text_is_mended(
    start: Start, box: str
) -> None:
    async with start(GAME) as board:
        await fill(board, box, BAD[box])
        await board.press(LOAD[box])
        widget = box_of(board, box)
        assert widget.text == BAD[box]
        assert widget.error
        assert widget.error in words_of(board, widget)
        assert board.game == GAME
        assert widget.has_pseudo_class("focus-within")
        await board.press("end", "backspace")
        assert widget.error == ""


async def test_the_error_of_a_movetext_names_its_line_and_column(start: Start) -> None:
    async with start() as board:
        text = BAD["l"]
        with pytest.raises(movetext.MovetextError) as refused:
            movetext.read(text)
        await fill(board, "l", text)
        await board.press("f7")
        error = board.screen.texts.movetext_box.error
        assert str(refused.value.line) in error
        assert str(refused.value.column) in error
        assert refused.value.line == 2


async def test_markup_and_control_characters_show_harmlessly(start: Start) -> None:
    async with start() as board:
        await fill(board, "l", "1. [red]Kx\x1b[31m")
        await board.press("f7")
        assert "[" in board.screen.texts.movetext_box.error
        assert "\x1b" not in moves_box(board)
        assert "\x1b" not in board.text


async def test_a_step_leaves_an_error_with_the_text_it_is_about(start: Start) -> None:
    async with start(GAME) as board:
        await fill(board, "f", BAD["f"])
        await board.press("enter")
        await board.wheel(up=True)
        assert board.screen.texts.fen_box.error


# Pastes of many lines


async def test_many_lines_pasted_into_the_fen_box_are_one(start: Start) -> None:
    async with start() as board:
        await fill(board, "f", "\n  6/4B1/3a2/\n2a3/6/6-60-70-bp \n\n")
        assert "\n" not in fen_box(board)
        assert fen_box(board) == "6/4B1/3a2/ 2a3/6/6-60-70-bp"


async def test_a_box_on_a_small_screen_is_filled_and_loaded(start: Start) -> None:
    async with start(size=SMALL) as board:
        await fill(board, "l", GAME)
        await board.press("f7")
        assert board.game == GAME


# Out


@pytest.mark.parametrize("size", [ROOMY, SMALL], ids=["roomy", "small"])
async def test_copies_go_to_the_clipboard_and_are_said(start: Start, size: tuple[int, int]) -> None:
    async with start(GAME, size) as board:
        await board.press("c")
        assert board.app.clipboard == board.fen
        assert board.status.endswith(f"Copied the FEN {board.fen}")
        await board.press("y")
        assert board.app.clipboard == MAIN_LINE
        assert "the moves of the main line" in board.status
        await board.press("i", "y")
        assert board.app.clipboard == GAME
        assert "all variations" in board.status
        await board.press("l", "ctrl+a", "ctrl+c")
        assert board.app.clipboard == GAME
