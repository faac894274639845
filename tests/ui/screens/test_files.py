"""Files on the screen: opened, saved, asked about before they are lost."""

from pathlib import Path

import pytest
from textual.widgets import Static

from boop_tui.ui.screens.dialogs import PathQuestion, Question
from boop_tui.ui.widgets.choice_list import ChoiceList

from ..board import ROOMY, SMALL, Board, Start

GAME = "1. Kc3 Kd4 (1... Ka1) 2. Kc4"


def note(board: Board) -> str:
    """What the menu bar says of the file."""
    return board.lines[0].rpartition("Help")[2].strip()


def question(board: Board) -> str:
    """The title of the question that is open; empty if none is."""
    screen = board.app.screen
    return screen._title if isinstance(screen, Question | PathQuestion) else ""


async def answer(board: Board, text: str) -> None:
    """Writes a path into the question for one, in place of what stands there."""
    assert isinstance(board.app.screen, PathQuestion)
    await board.press("ctrl+a")
    await board.paste(text)
    await board.press("enter")


async def choose(board: Board, choice: str) -> None:
    """Takes an answer of a question."""
    choices = board.app.screen.query_one(ChoiceList)
    place = [each.id for each in choices.choices if each.id].index(choice)
    await board.press("home", *["down"] * place, "enter")


# Saving


async def test_a_new_game_is_saved_to_a_path_that_is_typed(start: Start, tmp_path: Path) -> None:
    async with start(GAME, size=SMALL) as board:
        assert note(board) == "untitled · unsaved"
        await board.press("ctrl+s")
        await answer(board, str(tmp_path / "mine"))
        assert (tmp_path / "mine.boop").read_text() == f"{GAME}\n"
        assert note(board) == "mine.boop"
        assert "Saved" in board.status


async def test_a_change_after_saving_is_unsaved_until_it_is_saved_again(
    start: Start, tmp_path: Path
) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.press("f12")
        await answer(board, str(tmp_path / "mine.boop"))
        await board.click_square("f6")
        assert note(board) == "mine.boop · unsaved"
        await board.press("u")
        assert note(board) == "mine.boop"
        await board.press("r", "ctrl+s")
        assert note(board) == "mine.boop"
        assert (tmp_path / "mine.boop").read_text() == f"{board.game}\n"


async def test_save_works_in_a_text_field(start: Start, tmp_path: Path) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.press("f", "ctrl+s")
        await answer(board, str(tmp_path / "mine.boop"))
        assert (tmp_path / "mine.boop").exists()


async def test_escape_saves_nothing(start: Start, tmp_path: Path) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.press("ctrl+s", "escape")
        assert question(board) == ""
        assert note(board) == "untitled · unsaved"


async def test_what_can_not_be_saved_says_why_and_stays_unsaved(
    start: Start, tmp_path: Path
) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.press("ctrl+s")
        await answer(board, str(tmp_path / "no" / "folder" / "mine.boop"))
        assert "there is no such file or folder" in board.status or "no such" in board.text
        assert "unsaved" in note(board)


async def test_a_file_that_is_there_is_overwritten_only_when_told(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "theirs.boop"
    path.write_text("1. Ka1\n")
    async with start(GAME, size=SMALL) as board:
        for choice, text in (("cancel", "1. Ka1"), ("other", "1. Ka1"), ("overwrite", GAME)):
            await board.press("f12")
            await answer(board, str(path))
            assert question(board) == "Overwrite?"
            await choose(board, choice)
            assert path.read_text() == f"{text}\n", choice
            assert isinstance(board.app.screen, PathQuestion) is (choice == "other")
            await board.press("escape")


async def test_a_file_changed_by_something_else_meanwhile_is_asked_about(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "shared.boop"
    path.write_text("1. Ka1\n")
    async with start(size=SMALL) as board:
        await board.press("ctrl+o")
        await answer(board, str(path))
        await board.click_square("f6")
        path.write_text("1. Kf1\n")
        await board.press("ctrl+s")
        # However long the folder's name is, and wherever it makes the line wrap.
        asked = str(board.app.screen.query_one("#asked", Static).content)
        assert "has been changed by something else" in asked
        await board.press("escape")
        assert path.read_text() == "1. Kf1\n"


# Opening


async def test_a_file_is_opened_with_all_its_variations(start: Start, tmp_path: Path) -> None:
    (tmp_path / "game.boop").write_text(GAME)
    async with start(size=SMALL) as board:
        await board.press("ctrl+o")
        await answer(board, str(tmp_path / "game.boop"))
        assert board.game == GAME
        assert board.line == "Kc3 Kd4 Kc4"
        assert note(board) == "game.boop"


async def test_what_can_not_be_opened_says_why_and_keeps_game_and_path(
    start: Start, tmp_path: Path
) -> None:
    (tmp_path / "wrong.boop").write_text("1. Kc3\n2. Kz9")
    (tmp_path / "binary.boop").write_bytes(b"\xff\xfe\xff")
    async with start("1. Ka1", size=ROOMY) as board:
        for name, reason in (
            ("missing", "there is no such file"),
            ("wrong", "Kz9"),
            ("binary", "UTF-16"),
        ):
            await board.press("ctrl+o")
            if question(board) == "Unsaved changes":
                await choose(board, "discard")
            await answer(board, str(tmp_path / f"{name}.boop"))
            assert isinstance(board.app.screen, PathQuestion), name
            assert reason in " ".join(board.text.split())
            assert f"{name}.boop" in board.text
            await board.press("escape")
            assert board.game == "1. Ka1"


async def test_undoing_an_open_brings_the_old_game_back_with_its_file(
    start: Start, tmp_path: Path
) -> None:
    (tmp_path / "one.boop").write_text("1. Ka1")
    (tmp_path / "two.boop").write_text("1. Kf6")
    async with start(size=SMALL) as board:
        for name in ("one", "two"):
            await board.press("ctrl+o")
            await answer(board, str(tmp_path / f"{name}.boop"))
        assert note(board) == "two.boop"
        await board.press("u")
        assert (board.game, note(board)) == ("1. Ka1", "one.boop")


async def test_the_list_of_files_opens_from_the_question(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.press("ctrl+o", "f2")
        await board.until(lambda: type(board.app.screen).__name__ == "FileList")
        await board.press("escape")
        await board.until(lambda: board.app.screen is board.screen)


# Asking before something is lost


async def test_an_unsaved_game_is_asked_about_once(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        for key, what in (("q", "quit"), ("n", "start a new game"), ("ctrl+o", "open another")):
            await board.press(key)
            assert question(board) == "Unsaved changes"
            assert what in board.text
            await board.press("escape")
            assert question(board) == ""
        assert board.game == GAME


@pytest.mark.parametrize("key", ["n", "ctrl+o"])
async def test_what_was_asked_for_is_done_when_the_game_may_go(start: Start, key: str) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.press(key)
        await choose(board, "discard")
        if key == "n":
            assert (board.game, question(board)) == ("", "")
        else:
            assert question(board) == "Open a game"


async def test_saving_first_goes_on_once_it_is_saved(start: Start, tmp_path: Path) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.press("n")
        await choose(board, "save")
        await answer(board, str(tmp_path / "mine.boop"))
        assert (tmp_path / "mine.boop").read_text() == f"{GAME}\n"
        assert (board.game, note(board)) == ("", "untitled")


async def test_a_save_that_is_given_up_loses_nothing(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.press("n")
        await choose(board, "save")
        await board.press("escape")
        assert board.game == GAME


async def test_a_saved_or_empty_game_is_not_asked_about(start: Start, tmp_path: Path) -> None:
    async with start(size=SMALL) as board:
        await board.press("n")
        assert question(board) == ""
        await board.click_square("c3")
        await board.press("ctrl+s")
        await answer(board, str(tmp_path / "mine.boop"))
        await board.press("n")
        assert (board.game, question(board)) == ("", "")


async def test_quitting_leaves_once_it_is_answered(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.press("q")
        await choose(board, "discard")
        assert not board.app.is_running or board.app._exit


async def test_a_strange_file_name_is_shown_harmlessly(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "[red]a\x1b[31m\u202eb.boop"
    async with start(GAME, size=SMALL) as board:
        board.screen.files._save_to(path, lambda: None)
        await board.pilot.pause()
        assert path.exists()
        assert note(board).startswith("[red]a")
        assert "\x1b" not in board.text
        assert "\u202e" not in board.text
