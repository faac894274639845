"""The settings: each changed by mouse and by key, seen at once, and found again by the next run."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

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


def press(*keys: str) -> Hands:
    return lambda menu, row: menu.press(row, *keys)


def wait_unfolded(menu: Menu, row: str) -> None:
    """Reads until the colours of a side stand where they stay, with all of the menu below."""
    menu.board.wait_until(
        lambda: (
            menu.place("  Hue")[1] == menu.place(row)[1] + 1
            and menu.board.find("Reset", menu.left) is not None
        )
    )


def pick_colour(menu: Menu, row: str) -> None:
    """Opens the colours of a side, and drags the hue."""
    menu.click_sign(row, "▾")
    wait_unfolded(menu, row)
    menu.drag("  Hue", 4)


def type_colour(menu: Menu, row: str) -> None:
    """Opens the colours of a side, and types a number."""
    menu.press(row, "enter")
    wait_unfolded(menu, row)
    menu.wait_focus("  Hue")
    menu.press("  Hex", "ctrl+a")
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
        Change("Square size", drag(1), press("right"), lambda menu: menu.board.bed.square_size),
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
