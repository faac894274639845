"""The one-line bars: words to click, and what is said at their end."""

import pytest
from textual import on
from textual.app import App, ComposeResult

from boop_tui.ui.widgets.bars import Tab, TabBar
from boop_tui.ui.widgets.lines import KeyHints, StatusLine

from ..board import Host

TABS = (Tab("one", "One"), Tab("two", "Two"))


class Shelf(App[None]):
    """A bar, a status line and hints, with what was clicked written down."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[str] = []
        self.bar = TabBar(TABS, title="boop")
        self.status = StatusLine()
        self.hints = KeyHints([("u", "undo", "tree.undo"), ("← →", "step", ""), ("q", "quit", "q")])

    def compose(self) -> ComposeResult:
        yield self.bar
        yield self.status
        yield self.hints

    @on(TabBar.Chosen)
    def _choose(self, event: TabBar.Chosen) -> None:
        self.chosen.append(event.tab)

    @on(KeyHints.Clicked)
    def _hint(self, event: KeyHints.Clicked) -> None:
        self.chosen.append(event.command)


async def test_every_column_of_a_word_chooses_it_and_none_beside_it(host: Host) -> None:
    shelf = Shelf()
    async with host(shelf, (40, 4)) as pilot:
        line = shelf.bar.render_line(0).text
        for word, tab in (("One", "one"), ("Two", "two")):
            for column in range(line.index(word), line.index(word) + 3):
                await pilot.click(offset=(column, 0))
                assert shelf.chosen.pop() == tab
        await pilot.click(offset=(1, 0))
        await pilot.click(offset=(39, 0))
        assert shelf.chosen == []


async def test_a_note_stands_at_the_right_end_and_is_cut_where_there_is_no_room(
    host: Host,
) -> None:
    shelf = Shelf()
    async with host(shelf, (40, 4)):
        shelf.bar.say("game.boop")
        assert shelf.bar.render_line(0).text.endswith(" game.boop ")
        shelf.bar.say("x" * 60)
        line = shelf.bar.render_line(0)
        assert line.cell_length == 40
        assert " Two " in line.text


async def test_a_status_line_says_what_is_asked_and_then_what_has_happened(host: Host) -> None:
    shelf = Shelf()
    async with host(shelf, (40, 4)):
        shelf.status.show("Orange to place", "#ff0000")
        shelf.status.say("Saved [red]a\x1bb")
        line = shelf.status.render_line(0).text
        assert line.strip() == "● Orange to place   Saved [red]a�b"
        assert shelf.status.text == "Orange to place  Saved [red]a�b"


async def test_a_hint_of_what_is_pointed_at_gives_way_to_an_error(host: Host) -> None:
    shelf = Shelf()
    async with host(shelf, (60, 4)):
        shelf.status.say("Undone")
        shelf.status.hint("Kitten on c3")
        assert shelf.status.text.endswith("Kitten on c3")
        shelf.status.say("c3 is occupied", is_error=True)
        shelf.status.hint("Kitten on c3")
        assert shelf.status.text.endswith("c3 is occupied")


@pytest.mark.parametrize(
    ("yields", "line"),
    [
        (False, "● Orange to place   Kitten on c3: a4 fal…"),
        (True, "● Kitten on c3: a4 falls, b4 to a5"),
    ],
)
async def test_a_long_hint_has_the_whole_line_where_the_prompt_yields_it(
    host: Host, yields: bool, line: str
) -> None:
    shelf = Shelf()
    async with host(shelf, (43, 4)):
        shelf.status.show("Orange to place", "#ff0000", yields)
        shelf.status.hint("Kitten on c3: a4 falls, b4 to a5")
        assert shelf.status.render_line(0).text.strip() == line


async def test_a_prompt_does_not_yield_to_a_message(host: Host) -> None:
    shelf = Shelf()
    async with host(shelf, (30, 4)):
        shelf.status.show("Orange to place", "#ff0000", True)
        shelf.status.say("Opened a game of many moves")
        assert shelf.status.render_line(0).text.strip() == "● Orange to place   Opened …"


async def test_a_hint_is_clicked_by_key_or_word_and_one_of_no_command_is_not(host: Host) -> None:
    shelf = Shelf()
    async with host(shelf, (40, 4)) as pilot:
        line = shelf.hints.render_line(0).text
        for word in ("undo", "quit", "step"):
            await pilot.click(shelf.hints, offset=(line.index(word) + 1, 0))
        assert shelf.chosen == ["tree.undo", "q"]


@pytest.mark.parametrize(
    ("width", "shown"),
    [(40, "u undo   ← → step   q quit"), (22, "u undo   ← → step"), (10, "u undo"), (5, "")],
)
async def test_hints_are_shown_whole_or_not_at_all(host: Host, width: int, shown: str) -> None:
    shelf = Shelf()
    async with host(shelf, (width, 4)):
        assert shelf.hints.render_line(0).text.strip() == shown
