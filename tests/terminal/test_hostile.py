"""Texts that would steer the terminal or break the screen, and hands that press everything."""

from pathlib import Path

import pytest

from boop_tui.session.settings_file import SettingsFile

from .board import Board
from .conftest import Start

STEERING = "\x1b]0;title\x07\x1b[31;5mred\x1bc\x9b2J\x08"
MARKUP = "[bold red]loud[/bold red] [/] [@click=app.quit]press[/]"
UNUSUAL = {
    "wide": "夜 のねこ が 跳ぶ ￦ 🐈 🎉",
    "combining": "n\u0303o\u0308\u0324 " + "z" + "\u0301\u0327" * 60,
    "right to left": "שלום עליכם مرحبا \u202eturned\u202c \u2067inside\u2069 \u200f",
    "zero width": "a\u200bb\u200dc\u2060d\ufeffe\u00adf \u2028 \u2029 \x85",
    "joined emoji": "👩\u200d👩\u200d👧 ❤\ufe0f 🏳\ufe0f\u200d🌈 1\ufe0f",
    "blanks": "\u3000\u2003\u00a0\t x",
}


@pytest.fixture
def size() -> tuple[int, int]:
    return 120, 40


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that the board is started in, with a name of the kind that is tested here."""
    folder = tmp_path / f"{STEERING}{MARKUP}".replace("/", "|")
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def use_settings(home: Path, **settings: object) -> None:
    """Has the next board start with those settings."""
    SettingsFile(home / "config" / "boop-tui" / "settings.toml").change(**settings)


def assert_nothing_steered(board: Board) -> None:
    """Nothing of what would steer the terminal has been written to it as it is."""
    for code in ("\x1b]0;", "\x1b[31;5m", "\x1bc", "\x9b", "\x08"):
        assert code.encode() not in board.written


def assert_frames_stand(board: Board) -> None:
    """Each frame right of the bed is closed by its right edge, line by line."""
    right = board.size[0] - 2
    inside = False
    for y, line in enumerate(board.lines):
        edge = board.cell(right, y).data
        assert edge in ("╮", "╯") or not inside or edge == "│", line
        inside = edge == "╮" or (inside and edge != "╯")


# Nothing steers, and markup is text


@pytest.mark.parametrize("layout", ["indented", "inline"])
@pytest.mark.parametrize("text", [STEERING, MARKUP], ids=["steering", "markup"])
def test_what_a_game_holds_is_shown_as_text(
    start: Start, folder: Path, tmp_path: Path, text: str, layout: str
) -> None:
    use_settings(tmp_path, variations=layout, include_variations=True)
    said = text.replace("]", ")") if text is MARKUP else text
    (folder / "game.boop").write_text(
        f'[Event "{said}"]\n{{before {text}}} 1. Kc3 {{after {text}}} (1. Kd4 ; rest {text}\n) Kf6'
    )
    board = start("game.boop")
    seen = "loud[/bold red]" if text is MARKUP else "[31;5mred"
    board.wait_until(lambda: " ".join(board.lines).count(seen) >= 3)
    assert_nothing_steered(board)
    board.press("a")  # The comment, where it can be changed.
    board.wait_for("Comment on")
    assert_nothing_steered(board)


def test_names_of_files_are_shown_as_text(start: Start, folder: Path) -> None:
    name = f"{STEERING}{MARKUP}.boop".replace("/", "|")
    (folder / name).write_text("1. Kc3")
    (folder / "\udcff.boop").write_text("1. Kc3")
    board = start(name)
    board.wait_status("Opened")
    board.wait_until(lambda: "[31;5mred" in board.note and "loud[|bold" in board.note)
    board.press("f12")
    board.wait_for("Save the game as")
    board.press("f2")
    board.wait_for("Backspace", "\ufffd.boop")
    x, _ = board.wait_until(lambda: board.find("name of a new file"))
    board.wait_until(lambda: board.text_cursor(x))
    board.press("shift+tab", "up", "enter")
    board.wait_gone("name of a new file")
    board.press("enter", "enter")
    board.wait_for("Overwrite?")
    assert_nothing_steered(board)
    board.press("escape")


@pytest.mark.parametrize(
    ("key", "title", "taken", "said"),
    [
        ("f", "Position", "enter", "four fields"),
        ("l", "Move list", "f7", "line 1, column 1"),
        ("t", "Type a move", "enter", "not a"),
        ("a", "Comment", "f2", "untitled · unsaved"),
        ("ctrl+o", "Open a game", "enter", "no such file"),
        ("ctrl+p", "Search", "", ""),
    ],
)
@pytest.mark.parametrize("text", [STEERING, MARKUP], ids=["steering", "markup"])
def test_what_is_pasted_is_shown_as_text(
    board: Board, key: str, title: str, taken: str, said: str, text: str
) -> None:
    board.ask(key, title)
    board.paste(text[:40])
    board.wait_for("[31;5mred" if text is STEERING else "[bold red]loud[/")
    if taken:
        board.press(taken)
        board.wait_for(said)
    assert_nothing_steered(board)
    if key.startswith("ctrl"):
        board.press("escape")
        board.wait_gone("Open a game", "[31;5mred", "loud")


# What is wider, narrower or more than it seems


@pytest.mark.parametrize("layout", ["indented", "inline"])
def test_unusual_characters_do_not_move_what_stands_beside_them(
    start: Start, folder: Path, tmp_path: Path, layout: str
) -> None:
    use_settings(tmp_path, variations=layout, include_variations=True)
    comments = " ".join(f"Kb1 {{{text}}} Ka2 {{{text * 3}}}" for text in UNUSUAL.values())
    (folder / "game.boop").write_text(f'[Event "{"".join(UNUSUAL.values())}"] {comments}')
    board = start("game.boop")
    board.wait_current("Ka2↺")
    assert_frames_stand(board)
    board.press("home")
    board.wait_until(lambda: board.find("夜", board.bed.right))
    assert_frames_stand(board)
    board.press("l", "ctrl+a")  # Each line ends a choice of text now.
    board.wait_until(board.text_cursor)
    assert_frames_stand(board)
    board.press("pagedown")
    board.wait_until(board.text_cursor)
    assert_frames_stand(board)
    board.press("escape")


def test_input_that_is_no_text_takes_nothing_along(start: Start) -> None:
    board = start()
    board.send_bytes(b"\xff\xfe\x80")
    board.click_square("c3")
    board.wait_current("Kc3")


def test_a_garbled_key_is_passed_over(start: Start) -> None:
    board = start()
    before = board.bed.square_size
    board.type("\x1b[9999999u")
    # By the time that this is seen, the key before it has been read.
    board.resize(90, 30)
    board.wait_until(lambda: board.bed.square_size != before)
    board.click_square("c3")
    board.wait_current("Kc3")
