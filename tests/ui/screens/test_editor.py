"""The board editor on the screen: tiles, hands, FEN, and how one leaves it."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import pytest
from textual import events
from textual.app import App
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.widgets import Static

from boop_tui.game.bed import BY_NAME, NAMES
from boop_tui.game.position import Kind, Position, Side
from boop_tui.game.rules import BOARD, EVERY_LINE, RuleSet
from boop_tui.text import fen
from boop_tui.ui.art.palette import Look
from boop_tui.ui.art.scene import Mark
from boop_tui.ui.screens.editor import EditorScreen
from boop_tui.ui.screens.editor_commands import EDITOR_COMMANDS
from boop_tui.ui.screens.editor_layout import fit
from boop_tui.ui.screens.help import HelpScreen
from boop_tui.ui.widgets.bars import ButtonBar
from boop_tui.ui.widgets.number_field import NumberField

from ..board import ROOMY, SMALL, Host
from ..stage import click, drag, mouse

START = "6/6/6/6/6/6-80-80-ap"
MIDDLE = "6/4B1/3a2/2a3/6/6-60-70-bp"
WON = "6/6/6/6/6/AAA3-50-80-at"
NARROW = (60, 20)
WAYS = [("key", SMALL), ("mouse", SMALL), ("mouse", ROOMY), ("mouse", NARROW)]
"""To do a thing, at the sizes where it might be out of reach."""
OPEN = object()
"""In place of a result, while the editor is open."""


class EditorApp(App[None]):
    """Nothing but an editor, whose result is kept."""

    def __init__(self, position: Position, look: Look) -> None:
        super().__init__()
        self.editor = EditorScreen(position, look)
        self.result: Any = OPEN
        self.copied = ""

    def on_mount(self) -> None:
        self.push_screen(self.editor, self._left)

    def _left(self, result: Position | None) -> None:
        self.result = result and fen.write(result)

    def copy_to_clipboard(self, text: str) -> None:
        self.copied = text


class Editor:
    """An open editor, with hands to use it and eyes to read it."""

    def __init__(self, pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, EditorApp)
        self.pilot, self.app = pilot, pilot.app
        self.screen = pilot.app.editor

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def paste(self, text: str) -> None:
        self.app.post_message(events.Paste(text))
        await self.pilot.pause()

    def middle(self, square: str) -> Offset:
        region = self.screen.bed.region_of(BY_NAME[square])
        return Offset(region.x + region.width // 2, region.y + region.height // 2)

    async def click(self, squares: str, button: int = 1) -> None:
        for square in squares.split():
            await click(self.pilot, *self.middle(square), button=button)

    async def drag(self, squares: str) -> None:
        await drag(self.pilot, *(self.middle(square) for square in squares.split()))

    async def click_text(self, text: str, right: int = 0) -> None:
        """Clicks the first place where a text stands, or so many columns right of it."""
        place = self.find(text)
        await click(self.pilot, place.x + right, place.y)

    async def press_button(self, command: str) -> None:
        await self.pilot.click(offset=self.bar(command).region_of(command).offset)

    @property
    def lines(self) -> list[str]:
        return [strip.text for strip in self.screen._compositor.render_strips()]

    def find(self, text: str) -> Offset:
        for y, line in enumerate(self.lines):
            if (x := line.find(text)) >= 0:
                return Offset(x, y)
        raise AssertionError(f"{text!r} is nowhere in\n" + "\n".join(self.lines))

    @property
    def said(self) -> str:
        """What is said on the screen, its line breaks undone."""
        left = self.screen.query_one("#panel").region.x
        return " ".join(" ".join(line[left:] for line in self.lines).replace("│", " ").split())

    def bar(self, command: str) -> ButtonBar:
        """The bar with that command's button."""
        return next(bar for bar in self.screen.query(ButtonBar) if command in bar.labels)

    def number(self, side: Side, kind: Kind) -> NumberField:
        return list(self.screen.hands[side].query(NumberField))[kind]

    @property
    def fen(self) -> str | None:
        """The position set up."""
        return self.screen.setup.fen

    @property
    def fen_shown(self) -> str:
        return self.screen.fen_box.field.value

    @property
    def ghosts(self) -> dict[str, str]:
        """What is shown faintly, as FEN letters by square."""
        ghosts = self.screen.bed._now().ghosts
        return {NAMES[square]: fen.LETTERS[piece] for square, piece in ghosts.items()}

    @property
    def pieces(self) -> dict[str, str]:
        """What is shown standing on the bed, as FEN letters by square."""
        pieces = self.screen.bed._now().pieces
        return {NAMES[square]: fen.LETTERS[piece] for square, piece in pieces.items()}


Open = Callable[..., AbstractAsyncContextManager[Editor]]


@pytest.fixture
def open_editor(host: Host) -> Open:
    """Opens an editor: `async with open_editor(fen, size, rules) as editor`."""

    @asynccontextmanager
    async def opened(
        text: str = START,
        size: tuple[int, int] = SMALL,
        rules: RuleSet = BOARD,
        look: Look | None = None,
    ):
        async with host(EditorApp(fen.read(text, rules), look or Look()), size) as pilot:
            yield Editor(pilot)

    return opened


# Placing and removing by mouse


@pytest.mark.parametrize(
    ("key", "placed"),
    [
        ("1", "6/6/6/2a3/6/6-70-80-ap"),
        ("2", "6/6/6/2A3/6/6-70-80-ap"),
        ("3", "6/6/6/2b3/6/6-80-70-ap"),
        ("4", "6/6/6/2B3/6/6-80-70-ap"),
        ("5", START),
    ],
)
async def test_a_click_places_the_picked_tile(open_editor: Open, key: str, placed: str) -> None:
    async with open_editor() as editor:
        await editor.press(key)
        await editor.click("c3")
        assert editor.fen == placed


async def test_clicks_place_over_and_over(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.click("a1 c3 f6")
        assert editor.fen == "5a/6/6/2a3/6/a5-50-80-ap"


@pytest.mark.parametrize(("place", "word"), [(1, "cat"), (4, "remove")])
async def test_a_tile_is_picked_by_a_click(open_editor: Open, place: int, word: str) -> None:
    async with open_editor("6/6/6/2a3/6/6-70-80-ap") as editor:
        await editor.click_text(word, right=1)
        assert editor.screen._picked == place


async def test_a_drag_places_on_every_square_it_comes_over(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.drag("a1 b1 b2")
        assert editor.fen == "6/6/6/6/1a4/aa4-50-80-ap"


async def test_a_drag_is_undone_as_one(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.drag("a1 b1 b2")
        await editor.press("u")
        assert editor.fen == START


async def test_the_right_button_removes(open_editor: Open) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.click("e5", button=3)
        assert editor.fen == "6/6/3a2/2a3/6/6-60-71-bp"


async def test_the_cross_removes(open_editor: Open) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.press("5")
        await editor.click("c3 d4")
        assert editor.fen == "6/4B1/6/6/6/6-80-70-bp"


async def test_the_wheel_picks_the_next_tile(open_editor: Open) -> None:
    async with open_editor() as editor:
        await mouse(editor.pilot, events.MouseScrollDown, *editor.middle("a1"))
        assert editor.screen.tile == fen.PIECE_LETTERS["A"]


async def test_the_picked_tile_stands_between_bars(open_editor: Open) -> None:
    async with open_editor(look=Look(pixels=False)) as editor:
        await editor.press("4")
        assert "▌  c   ▐" in "\n".join(editor.lines)


# By keyboard


async def test_the_square_cursor_places(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.press("3", "shift+up", "shift+up", "shift+right", "enter")
        assert editor.fen == "6/6/3b2/6/6/6-80-70-ap"


@pytest.mark.parametrize("key", ["delete", "backspace"])
async def test_the_square_cursor_removes(open_editor: Open, key: str) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.press("shift+up", key)
        assert editor.fen == "6/4B1/3a2/6/6/6-70-70-bp"


async def test_enter_means_the_square_once_the_cursor_moves(open_editor: Open) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.press_button("editor.swap")
        await editor.press("shift+up", "enter")
        assert editor.fen == "6/4A1/3b2/2a3/6/6-60-70-ap"


# What would be placed


async def test_the_square_pointed_at_shows_a_ghost_of_the_tile(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.press("4")
        await editor.pilot.hover(offset=editor.middle("c3"))
        assert editor.ghosts == {"c3": "B"}


async def test_the_square_under_the_cursor_shows_a_ghost(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.press("shift+up")
        assert editor.ghosts == {"c3": "a"}


async def test_the_ghost_stands_in_place_of_what_would_go(open_editor: Open) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.pilot.hover(offset=editor.middle("e5"))
        assert (editor.ghosts, sorted(editor.pieces)) == ({"e5": "a"}, ["c3", "d4"])


async def test_the_cross_fades_what_would_go_and_marks_it(open_editor: Open) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.press("5")
        await editor.pilot.hover(offset=editor.middle("e5"))
        assert editor.ghosts == {"e5": "B"}
        assert editor.screen.bed._now().marks[BY_NAME["e5"]] & Mark.FALLS


async def test_no_ghost_where_the_tile_stands_already(open_editor: Open) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.pilot.hover(offset=editor.middle("c3"))
        assert editor.ghosts == {}


# Turn and hands


@pytest.mark.parametrize(
    ("text", "after"),
    [(START, "6/6/6/6/6/6-80-80-bp"), (MIDDLE, MIDDLE.replace("-bp", "-ap"))],
)
async def test_a_key_gives_the_turn_to_the_other(open_editor: Open, text: str, after: str) -> None:
    async with open_editor(text) as editor:
        await editor.press("s")
        assert editor.fen == after


async def test_a_click_gives_the_turn_to_the_other(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.click_text("To move", right=len("To move  Orange  "))
        assert editor.fen == START.replace("-ap", "-bp")


async def test_a_won_game_says_so_where_the_turn_stands(open_editor: Open) -> None:
    async with open_editor(WON) as editor:
        assert "To move Orange Grey ▐Orange has won▌" in editor.said


async def test_the_loser_of_a_won_game_can_be_given_the_turn(open_editor: Open) -> None:
    async with open_editor(WON) as editor:
        await editor.press("s")
        assert editor.fen == WON.replace("-at", "-bp")


@pytest.mark.parametrize(("right", "kittens"), [(0, 7), (1, 7), (5, 5), (6, 5)])
async def test_minus_and_plus_are_clicked(open_editor: Open, right: int, kittens: int) -> None:
    async with open_editor("6/6/6/6/6/aa4-60-80-ap") as editor:
        await editor.press("1")
        field = editor.number(Side.ORANGE, Kind.KITTEN).region
        await click(editor.pilot, field.x + 6 - right, field.y)
        assert editor.screen.setup.hand(Side.ORANGE).kittens == kittens


@pytest.mark.parametrize(
    ("kind", "kittens"), [(events.MouseScrollUp, 7), (events.MouseScrollDown, 5)]
)
async def test_the_wheel_changes_a_number(
    open_editor: Open, kind: type[events.MouseEvent], kittens: int
) -> None:
    async with open_editor("6/6/6/6/6/aa4-60-80-ap") as editor:
        field = editor.number(Side.ORANGE, Kind.KITTEN).region
        await mouse(editor.pilot, kind, field.x + 3, field.y, button=0)
        assert editor.screen.setup.hand(Side.ORANGE).kittens == kittens


@pytest.mark.parametrize(
    ("key", "kittens"),
    [
        ("plus", 7),
        ("right", 7),
        ("up", 7),
        ("minus", 5),
        ("left", 5),
        ("down", 5),
        ("3", 3),
        ("9", 8),
    ],
)
async def test_keys_change_the_number_that_has_the_focus(
    open_editor: Open, key: str, kittens: int
) -> None:
    async with open_editor("6/6/6/6/6/aa4-60-80-ap") as editor:
        await editor.press("tab", "tab", key)
        assert editor.screen.setup.hand(Side.ORANGE).kittens == kittens


async def test_tab_goes_through_all_four_numbers(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.press("tab", "tab", "1", "tab", "2", "tab", "3", "tab", "4")
        assert [editor.screen.setup.hand(side) for side in Side] == [(1, 2), (3, 4)]


async def test_digits_still_pick_tiles_after_plus_is_clicked(open_editor: Open) -> None:
    async with open_editor() as editor:
        field = editor.number(Side.GREY, Kind.CAT).region
        await click(editor.pilot, field.x + 6, field.y)
        await editor.press("3")
        assert editor.screen.tile == fen.PIECE_LETTERS["b"]


async def test_totals_are_shown_and_the_wrong_one_is_marked(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.press("tab", "tab", "7")
        totals = [line.split()[-2:] for line in editor.lines if "/8" in line]
        assert totals == [["7/8", "!"], ["+", "8/8"]]


# All at once


@pytest.mark.parametrize(
    ("key", "command", "after"),
    [
        ("n", "editor.clear", START),
        ("w", "editor.swap", "6/4A1/3b2/2b3/6/6-70-60-ap"),
        ("h", "editor.fill", MIDDLE),
    ],
)
@pytest.mark.parametrize(("way", "size"), WAYS)
async def test_everything_is_changed_at_once(
    open_editor: Open, way: str, size: tuple[int, int], key: str, command: str, after: str
) -> None:
    async with open_editor(MIDDLE, size) as editor:
        if command == "editor.fill":
            await editor.press("tab", "tab", "0", "shift+tab")
        await (editor.press(key) if way == "key" else editor.press_button(command))
        assert editor.fen == after


async def test_undo_and_redo_by_key(open_editor: Open) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.press("n", "ctrl+z")
        assert editor.fen == MIDDLE
        await editor.press("r")
        assert editor.fen == START


# The FEN


async def test_the_fen_follows_the_bed(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.click("c3")
        assert editor.fen_shown == "6/6/6/2a3/6/6-70-80-ap"


async def test_there_is_no_fen_while_a_side_is_not_eight(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.press("tab", "tab", "7")
        assert editor.fen_shown == ""


async def test_a_pasted_fen_sets_the_board_up(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.press("f")
        await editor.paste(MIDDLE)
        assert editor.fen == MIDDLE
        assert editor.pieces == {"e5": "B", "d4": "a", "c3": "a"}


async def test_a_fen_is_pasted_while_there_is_none(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.press("tab", "tab", "7", "f")
        await editor.paste(f'[FEN "{MIDDLE}"]\n')
        assert editor.fen == MIDDLE


async def test_a_typed_fen_is_set_up_as_soon_as_it_reads(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.press("f", "end", "backspace", "backspace", "b", "p")
        assert editor.fen == START.replace("-ap", "-bp")


async def test_a_wrong_fen_says_why_and_leaves_the_board_alone(open_editor: Open) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.press("f")
        await editor.paste("6/6/6/6/6/6-70-80-ap")
        assert "Orange owns 7 pieces, not eight: 0 on the bed and 7 in hand (70)" in editor.said
        assert editor.fen == MIDDLE


async def test_what_is_typed_is_not_corrected_meanwhile(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.press("f")
        await editor.paste(f"  {MIDDLE.replace('6', '33', 1)}")
        assert editor.fen_shown == MIDDLE.replace("6", "33", 1)


@pytest.mark.parametrize("key", ["enter", "tab"])
async def test_on_leaving_the_field_the_fen_is_written_as_usual(
    open_editor: Open, key: str
) -> None:
    async with open_editor() as editor:
        await editor.press("f")
        await editor.paste(MIDDLE.replace("6", "33", 1))
        await editor.press(key)
        assert editor.fen_shown == MIDDLE


async def test_a_wrong_fen_stays_to_be_mended(open_editor: Open) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.press("f")
        await editor.paste("6/6")
        await editor.press("tab")
        assert editor.fen_shown == "6/6"


async def test_a_change_on_the_bed_replaces_a_wrong_fen_and_its_reason(open_editor: Open) -> None:
    async with open_editor() as editor:
        await editor.press("f")
        await editor.paste("6/6")
        await editor.click("a1")
        assert editor.fen_shown == "6/6/6/6/6/a5-70-80-ap"
        assert editor.screen.fen_box.error == ""


async def test_escape_in_the_fen_gives_it_up_and_stays_in_the_editor(open_editor: Open) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.press("f")
        await editor.paste("6/6")
        await editor.press("escape")
        assert (editor.fen_shown, editor.app.result) == (MIDDLE, OPEN)


@pytest.mark.parametrize("by_key", [True, False], ids=["key", "mouse"])
async def test_the_fen_is_copied(open_editor: Open, by_key: bool) -> None:
    async with open_editor(MIDDLE) as editor:
        await (editor.press("c") if by_key else editor.press_button("editor.copy"))
        assert editor.app.copied == MIDDLE
        assert f"Copied the FEN {MIDDLE}" in editor.lines[0]


# Why one can't go on, and what to know


@pytest.mark.parametrize("size", [ROOMY, SMALL, NARROW], ids=str)
async def test_the_reasons_are_on_the_screen(open_editor: Open, size: tuple[int, int]) -> None:
    async with open_editor(MIDDLE, size) as editor:
        await editor.press("tab", "tab", "5", "tab", "tab", "8")
        assert "✗ Orange owns 7 pieces, not eight: 2 on the bed and 5 in hand." in editor.said
        assert "✗ Grey owns 9 pieces, not eight: 1 on the bed and 8 in hand." in editor.said


async def test_the_reasons_stay_beside_the_reason_against_a_wrong_fen(open_editor: Open) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.press("tab", "tab", "5", "tab", "tab", "8", "f", "x")
        assert "a FEN has four fields" in editor.said
        assert "✗ Orange owns 7 pieces, not eight: 2 on the bed and 5 in hand." in editor.said
        assert "✗ Grey owns 9 pieces, not eight: 1 on the bed and 8 in hand." in editor.said


async def test_one_can_not_go_on_with_a_reason_against_it(open_editor: Open) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.press("tab", "tab", "5", "g")
        assert "editor.continue" in editor.bar("editor.continue").disabled_commands
        assert editor.app.result is OPEN


async def test_mending_it_takes_the_reason_away(open_editor: Open) -> None:
    async with open_editor(MIDDLE) as editor:
        await editor.press("tab", "tab", "5", "6")
        assert "✗" not in editor.said
        assert "editor.continue" not in editor.bar("editor.continue").disabled_commands


@pytest.mark.parametrize("size", [ROOMY, SMALL], ids=str)
async def test_what_is_worth_knowing_is_on_the_screen(
    open_editor: Open, size: tuple[int, int]
) -> None:
    async with open_editor("1a4/6/1aaa2/1aaa2/6/3BBB-01-50-ap", size) as editor:
        assert "Orange's rows b3c3d3, b4c4d4 count on orange's next move" in editor.said
        assert "Grey's cats d1e1f1 win on grey's next move, if they still stand." in editor.said


async def test_the_rule_set_is_named_unless_it_is_the_usual_one(open_editor: Open) -> None:
    async with open_editor(rules=EVERY_LINE) as editor:
        assert "rules: every-line" in editor.lines[0]


# Leaving


@pytest.mark.parametrize(("way", "size"), WAYS)
async def test_continue_gives_the_position(
    open_editor: Open, way: str, size: tuple[int, int]
) -> None:
    async with open_editor(size=size) as editor:
        await editor.click("c3")
        await (editor.press("g") if way == "key" else editor.press_button("editor.continue"))
        assert editor.app.result == "6/6/6/2a3/6/6-70-80-ap"


@pytest.mark.parametrize(("way", "size"), WAYS)
async def test_cancel_gives_nothing(open_editor: Open, way: str, size: tuple[int, int]) -> None:
    async with open_editor(size=size) as editor:
        await editor.click("c3")
        await (editor.press("escape") if way == "key" else editor.press_button("editor.cancel"))
        assert editor.app.result is None


# The screen


@pytest.mark.parametrize("key", ["question_mark", "f1"])
async def test_help_is_open_to_the_keys(open_editor: Open, key: str) -> None:
    async with open_editor() as editor:
        await editor.press(key)
        assert isinstance(editor.app.screen, HelpScreen)


@pytest.mark.parametrize("size", [ROOMY, SMALL, NARROW], ids=str)
async def test_nothing_is_cut_off(open_editor: Open, size: tuple[int, int]) -> None:
    async with open_editor(MIDDLE, size) as editor:
        parts = editor.screen.query("BedView, ButtonBar, NumberField, Tiles, OptionRow, Input")
        places = [editor.screen.find_widget(part) for part in parts]
        assert [place.visible_region for place in places] == [place.region for place in places]


async def test_too_small_a_terminal_asks_for_more_room(open_editor: Open) -> None:
    async with open_editor(size=(59, 20)) as editor:
        assert any("boop needs at least 60×20" in line for line in editor.lines)


async def test_the_board_grows_and_shrinks(open_editor: Open) -> None:
    async with open_editor(size=ROOMY) as editor:
        before = editor.screen.bed.rows
        await editor.press("minus")
        assert editor.screen.bed.rows == before - 1
        await editor.press("plus")
        assert editor.screen.bed.rows == before


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 34), (120, 40), (200, 60)])
def test_the_bed_leaves_room_for_the_panel(size: tuple[int, int]) -> None:
    fitting = fit(*size)
    least = 31 if fitting.is_narrow else 48 if fitting.is_roomy else 39
    assert 12 * fitting.largest + 5 + least <= size[0]


async def test_without_colours_the_tiles_are_letters(open_editor: Open) -> None:
    async with open_editor(look=Look(pixels=False)) as editor:
        left = editor.screen.tiles.region.x
        words = [line[left:].replace("▌", "").replace("▐", "").split() for line in editor.lines]
        assert ["K", "C", "k", "c", "×"] in words


def test_no_two_commands_share_a_key() -> None:
    keys = [key for command in EDITOR_COMMANDS.values() for key in command.keys.split(",")]
    assert len(keys) == len(set(keys))


async def test_the_notes_and_problems_hide_when_there_are_none(open_editor: Open) -> None:
    async with open_editor() as editor:
        shown = [
            editor.screen.query_one(f"#{name}", Static).display for name in ("problems", "notes")
        ]
        assert shown == [False, False]
