"""Saving the bed as a picture, and copying it as a diagram or in words."""

import os
from pathlib import Path

import pytest

from boop_tui.text import describe, diagram, fen
from boop_tui.ui.art.palette import Look
from boop_tui.ui.art.picture import svg
from boop_tui.ui.screens.dialogs import PathQuestion, Question

from ..board import SMALL, Board, Start

GAME = "1. Kc3 Kd4 2. Ke5"
START = "6/6/6/6/6/6-80-80-ap"


def position(board: Board):
    return fen.read(board.fen)


async def save_as(board: Board, path: Path | str) -> None:
    await board.press("f9")
    assert isinstance(board.app.screen, PathQuestion)
    field = board.app.screen.query_one("#path")
    field.value = str(path)
    await board.press("enter")


# SVG


async def test_the_bed_is_saved_as_it_looks(start: Start, tmp_path: Path) -> None:
    look = {"board_theme": "sand", "piece_theme": "shapes", "orange": "#aa00aa"}
    async with start(GAME, **look) as board:
        await save_as(board, tmp_path / "bed.svg")
        assert (tmp_path / "bed.svg").read_text() == svg(position(board), Look(**look))


async def test_it_is_said_where_it_was_saved(start: Start, tmp_path: Path) -> None:
    async with start(GAME) as board:
        await save_as(board, tmp_path / "bed.svg")
        assert f"Saved the bed as {tmp_path / 'bed.svg'}" in board.status


async def test_a_name_without_an_ending_gets_one(start: Start, tmp_path: Path) -> None:
    async with start(GAME) as board:
        await save_as(board, tmp_path / "bed")
        assert os.listdir(tmp_path).count("bed.svg") == 1


async def test_the_picture_is_offered_beside_the_game(start: Start, tmp_path: Path) -> None:
    async with start(GAME) as board:
        board.screen.files._save_to(tmp_path / "mine.boop", lambda: None)
        await board.press("f9")
        assert board.app.screen.query_one("#path").value == str(tmp_path / "mine.svg")


@pytest.mark.parametrize(
    ("keys", "text"), [(("down", "enter"), "<svg"), (("escape",), "old")], ids=["yes", "no"]
)
async def test_a_file_is_overwritten_only_when_that_is_wanted(
    start: Start, tmp_path: Path, keys: tuple[str, ...], text: str
) -> None:
    path = tmp_path / "bed.svg"
    path.write_text("old")
    async with start(GAME) as board:
        await save_as(board, path)
        assert isinstance(board.app.screen, Question)
        await board.press(*keys)
        assert path.read_text()[: len(text)] == text


async def test_another_file_can_be_named_instead(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "bed.svg"
    path.write_text("old")
    async with start(GAME) as board:
        await save_as(board, path)
        await board.press("enter")
        assert board.app.screen.query_one("#path").value == str(path)


async def test_what_can_not_be_saved_is_said(start: Start, tmp_path: Path) -> None:
    async with start(GAME) as board:
        await save_as(board, tmp_path / "nowhere" / "bed.svg")
        assert "bed.svg is not saved: there is no such file or folder" in board.status


async def test_a_path_that_names_no_file_is_asked_for_again(start: Start) -> None:
    async with start(GAME) as board:
        await save_as(board, "/")
        assert isinstance(board.app.screen, PathQuestion)
        assert any("names no file" in line for line in board.lines)


# Letters and words


async def test_the_diagram_is_copied(start: Start) -> None:
    async with start(GAME) as board:
        await board.press("b")
        assert board.app.clipboard == diagram.write(position(board))
        assert "diagram" in board.status


async def test_a_position_in_words_is_said_and_copied(start: Start) -> None:
    async with start(size=(140, 40)) as board:
        await board.press("s")
        words = describe.write(position(board))
        assert board.app.clipboard == words
        assert board.status.endswith(f"Copied: {words}")
        assert board.app.screen is board.screen


@pytest.mark.parametrize("size", [SMALL, (120, 40)], ids=str)
async def test_words_too_long_for_the_line_stand_in_a_window(
    start: Start, size: tuple[int, int]
) -> None:
    async with start("6/4B1/3A2/2a3/6/a5-50-61-bp", size=size) as board:
        await board.press("s")
        assert isinstance(board.app.screen, Question)
        shown = " ".join(" ".join(line.strip(" │╭╮╰╯─") for line in board.lines).split())
        assert "Grey: cat e5; in hand 6 kittens, 1 cat." in shown


async def test_the_window_closes(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.press("s", "enter")
        assert board.app.screen is board.screen
