"""The settings: each changed by mouse and by key, seen at once, and found again by the next run."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from .board import Board
from .conftest import SIZES, Start
from .menu import Menu

GAME = '[FEN "A1a1B1/1b4/a2Bb1/2aA2/1b4/5B-21-11-ap"] 1. Ka1 (1. Kf2 Kf6) 1... Kc1 (1... Kd1)'
"""Both kinds of both sides, variations, threats by both, and a last move on c1."""

Seen = Callable[[Menu], object]
Hands = Callable[[Menu, str], object]


class Change(NamedTuple):
    """One setting: its row in a menu, how it is changed, and what is seen of it meanwhile."""

    row: str
    by_mouse: Hands
    by_keys: Hands
    seen: Seen


def click(option: str) -> Hands:
    return lambda menu, row: menu.click(row, option)


def drag(columns: int) -> Hands:
    return lambda menu, row: menu.drag(row, columns)


def click_on(columns: int) -> Hands:
    return lambda menu, row: menu.click_slider(row, columns)


def press(*keys: str) -> Hands:
    return lambda menu, row: menu.press(row, *keys)


def wait_unfolded(menu: Menu, row: str) -> None:
    """Reads until the colours of a side stand under its row."""
    menu.board.wait_until(lambda: menu.place("  Hue")[1] == menu.place(row)[1] + 1)


def pick_colour(menu: Menu, row: str) -> None:
    """Opens the colours of a side, and clicks another hue."""
    menu.click_sign(row, "▾")
    wait_unfolded(menu, row)
    menu.click_slider("  Hue", 4)


def type_colour(menu: Menu, row: str) -> None:
    """Opens the colours of a side, and types a number."""
    menu.press(row, "enter")
    wait_unfolded(menu, row)
    menu.wait_focus("  Hue")
    menu.focus("  Hex")
    menu.board.type("#8844cc")
    menu.board.wait_for("#8844cc")
    menu.board.press("escape")
    menu.board.wait_gone("  Hex")


def step_twice(menu: Menu, row: str) -> None:
    """Clicks on past the theme that is the usual one by another name."""
    menu.click_sign(row, "▸")
    menu.board.wait_until(lambda: menu.text(row).startswith("◂"))
    menu.click_sign(row, "▸")


def look(square: str) -> Seen:
    return lambda menu: menu.board.look(square)


def text(row: str) -> Seen:
    """What the menu itself shows, for what isn't to be seen while nothing moves."""
    return lambda menu: menu.text(row)


MENUS = {
    "Board": [
        Change("Theme", click("forest"), press("right"), look("b1")),
        Change("Lightness", drag(5), press("pageup"), look("b1")),
        Change("Square size", click_on(2), press("right"), lambda menu: menu.board.bed.square_size),
    ],
    "Pieces": [
        Change("Theme", click("outline"), press("end"), look("d4")),
        Change("Orange", pick_colour, type_colour, look("d3")),
        Change("Grey", pick_colour, type_colour, look("d4")),
        Change("Lightness", drag(-3), press("pagedown"), look("d4")),
    ],
    "Settings": [
        Change("Marks", click("in front"), press("right"), look("c1")),
        Change("Animation", click("off"), press("right"), text("Animation")),
        Change("Speed", drag(4), press("end"), text("Speed")),
        Change("Rules", click("printed"), press("end"), text("Rules")),
        Change("Preview", click("off"), press("right"), text("Preview")),
        Change("Threats", click("on"), press("left"), look("b3")),
        Change("Interface", step_twice, press("right", "right"), lambda m: m.board.cell(0, 0)),
    ],
}


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A file with the game."""
    path = tmp_path / "game.boop"
    path.write_text(GAME)
    return str(path)


@pytest.mark.parametrize("size", [SIZES["120x40"]], ids=["120x40"])
@pytest.mark.parametrize("title", MENUS)
def test_what_is_changed_by_mouse_is_seen_and_remembered(
    start: Start, game: str, title: str
) -> None:
    board = start(game)
    menu = Menu(board, title)
    menu.open_by_mouse()
    for change in MENUS[title]:
        before = change.seen(menu)
        change.by_mouse(menu, change.row)
        board.wait_until(lambda change=change, before=before: change.seen(menu) != before)
    after = [change.seen(menu) for change in MENUS[title]]
    menu.close_by_mouse()
    again = Menu(start(game), title)
    again.open_by_mouse()
    again.board.wait_until(lambda: [change.seen(again) for change in MENUS[title]] == after)


@pytest.mark.parametrize("size", [SIZES["80x24"]], ids=["80x24"])
@pytest.mark.parametrize("title", MENUS)
def test_what_is_changed_by_key_is_seen_and_remembered(start: Start, game: str, title: str) -> None:
    board = start(game)
    menu = Menu(board, title)
    menu.open_by_key()
    for change in MENUS[title]:
        before = change.seen(menu)
        change.by_keys(menu, change.row)
        board.wait_until(lambda change=change, before=before: change.seen(menu) != before)
    after = [change.seen(menu) for change in MENUS[title]]
    menu.close_by_key()
    again = Menu(start(game), title)
    again.open_by_key()
    again.board.wait_until(lambda: [change.seen(again) for change in MENUS[title]] == after)


# What a menu hides, and what hides the names that tell where the bed is


@pytest.mark.parametrize("size", [SIZES["80x24"]], ids=["80x24"])
def test_coordinates_are_changed_by_mouse_and_by_key(start: Start, game: str) -> None:
    board = start(game)
    menu = Menu(board, "Settings")
    menu.open_by_mouse()
    menu.click("Coordinates", "none")
    board.wait_until(lambda: board.find_bed() is None)
    menu.close_by_mouse()
    menu.open_by_key()
    menu.press("Coordinates", "end")
    menu.close_by_key()
    names = [file + rank for file in "abcdef" for rank in "123456"]
    board.wait_for(*names)
    start(game, named=False).wait_for(*names)


def test_variations_are_laid_out_by_mouse_and_by_key(start: Start, game: str) -> None:
    board = start(game)
    menu = Menu(board, "Settings")
    menu.open_by_mouse()
    menu.click("Variations", "inline")
    menu.close_by_mouse()
    board.wait_for("1. Ka1 (1. Kf2 Kf6) 1... Kc1")
    again = start(game)
    again.wait_for("1. Ka1 (1. Kf2 Kf6) 1... Kc1")
    menu.open_by_key()
    menu.press("Variations", "left")
    menu.close_by_key()
    board.wait_for("▾1.  Kf2  Kf6")


@pytest.mark.parametrize("size", [SIZES["80x24"]], ids=["80x24"])
def test_comments_and_glyphs_show_in_both_layouts(start: Start) -> None:
    board = start()
    board.load_moves("1. Ka1! {far away} 1... Kf6?!")
    board.wait_moves("1. Ka1!", "far away", "1... Kf6?!")
    menu = Menu(board, "Settings")
    menu.open_by_key()
    menu.press("Variations", "right")
    menu.close_by_key()
    board.wait_moves("1. Ka1! far away 1... Kf6?!")


# More about the menus


@pytest.mark.parametrize("size", [SIZES["120x40"]], ids=["120x40"])
def test_the_pieces_are_given_back_their_usual_look(start: Start, game: str) -> None:
    board = start(game)
    menu = Menu(board, "Pieces")
    menu.open_by_mouse()
    usual = board.look("d4")
    menu.click("Theme", "shapes")
    menu.drag("Lightness", 4)
    board.wait_until(lambda: board.look("d4") != usual)
    board.click_text("Reset")
    board.wait_until(lambda: board.look("d4") == usual and menu.text("Theme").startswith("▐cats▌"))


@pytest.mark.parametrize("size", [SIZES["120x40"]], ids=["120x40"])
def test_what_is_no_colour_is_refused_with_the_reason(start: Start, game: str) -> None:
    board = start(game)
    menu = Menu(board, "Pieces")
    menu.open_by_key()
    menu.press("Orange", "enter")
    wait_unfolded(menu, "Orange")
    menu.wait_focus("  Hue")
    menu.focus("  Hex")
    before = board.look("d3")
    board.type("#12345")
    board.wait_for("has 5")
    board.wait_until(lambda: board.look("d3") == before)


def test_a_menu_leaves_the_bed_to_be_seen(board: Board) -> None:
    for title in MENUS:
        menu = Menu(board, title)
        menu.open_by_mouse()
        assert menu.left >= board.bed.right - 1
        menu.close_by_mouse()


def test_the_wheel_turns_a_slider(start: Start) -> None:
    board = start()
    menu = Menu(board, "Board")
    menu.open_by_mouse()
    x, y = menu.place("Lightness")
    board.wheel(x + 16, y, down=False, notches=3)
    board.wait_until(lambda: menu.text("Lightness").endswith("+3"))


# The theme of the interface, chosen in the palette


@pytest.mark.parametrize("size", [SIZES["80x24"]], ids=["80x24"])
def test_a_theme_chosen_in_the_palette_is_remembered(start: Start) -> None:
    board = start()
    usual = board.cell(0, 0).bg
    board.press("ctrl+p")
    board.wait_for("Search for commands")
    board.type("theme")
    board.wait_for("Choose the colours of the interface")
    board.press("enter")
    board.wait_for("Search for themes")
    board.type("solarized-light")
    board.wait_gone("dracula")
    board.press("enter")
    board.wait_until(lambda: board.cell(0, 0).bg not in (usual, "default"))
    board.wait_gone("solarized-light")
    again = start()
    again.wait_until(lambda: again.cell(0, 0).bg == board.cell(0, 0).bg)
