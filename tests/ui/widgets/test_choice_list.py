"""A short list to choose from: one line lit by key or pointer, and taken by key or click."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from textual import events, on
from textual.app import App, ComposeResult
from textual.pilot import Pilot
from textual.widgets import Label

from boop_tui.ui.widgets.choice_list import DIVIDER, Choice, ChoiceList

from ..board import Host

FRUIT = (
    Choice("apple", "Apple", "a"),
    Choice("pear", "Pear", enabled=False),
    DIVIDER,
    Choice("plum", "Plum"),
)
MANY = [Choice(str(number), f"number {number}") for number in range(20)]


class Shelf(App[None]):
    """A list below a line of something else, with what it reports written down."""

    CSS = "ChoiceList { max-height: 6; width: 20; }"

    def __init__(self, choices: Sequence[Choice]) -> None:
        super().__init__()
        self._choices = choices
        self.taken: list[str] = []
        self.lit: list[str | None] = []

    def compose(self) -> ComposeResult:
        yield Label("choose")
        yield ChoiceList(self._choices)

    @on(ChoiceList.Taken)
    def _take(self, event: ChoiceList.Taken) -> None:
        self.taken.append(event.choice.id)

    @on(ChoiceList.Lit)
    def _light(self, event: ChoiceList.Lit) -> None:
        self.lit.append(event.choice.id if event.choice else None)


class Hands:
    """A shelf, its list, and hands to use it."""

    def __init__(self, pilot: Pilot[None], shelf: Shelf) -> None:
        self.press = pilot.press
        self.pilot, self.shelf = pilot, shelf
        self.list = shelf.query_one(ChoiceList)

    @property
    def lines(self) -> list[str]:
        """What is drawn, line by line."""
        return [self.list.render_line(y).text for y in range(self.list.size.height)]

    @property
    def lit(self) -> str | None:
        """The choice that is lit."""
        return None if self.list.lit is None else self.list.choices[self.list.lit].id

    async def wheel(self, kind: type[events.MouseEvent]) -> None:
        """Turns the wheel over the list."""
        x, y = self.list.region.offset
        event = kind(None, x, y, 0, 0, 0, False, False, False, x, y)
        self.shelf.screen._forward_event(event)
        await self.pilot.pause()


async def opened(host: Host, choices: Sequence[Choice] = FRUIT) -> AsyncIterator[Hands]:
    shelf = Shelf(choices)
    async with host(shelf, (30, 12)) as pilot:
        shelf.query_one(ChoiceList).focus()
        await pilot.pause()
        yield Hands(pilot, shelf)


a_list = asynccontextmanager(opened)


async def test_arrows_light_the_next_line_round_the_ends_and_past_dividers(host: Host) -> None:
    async with a_list(host) as hands:
        walked = []
        for key in ("down", "down", "down", "up", "end", "home"):
            await hands.press(key)
            walked.append(hands.lit)
        assert walked == ["pear", "plum", "apple", "plum", "plum", "apple"]
        assert hands.shelf.lit == ["pear", "plum", "apple", "plum", "apple"]


async def test_enter_and_space_take_the_lit_line(host: Host) -> None:
    async with a_list(host) as hands:
        await hands.press("enter", "end", "space")
        assert hands.shelf.taken == ["apple", "plum"]


async def test_a_disabled_line_can_be_lit_but_not_taken(host: Host) -> None:
    async with a_list(host) as hands:
        await hands.pilot.click(ChoiceList, offset=(2, 1))
        await hands.press("enter")
        assert hands.lit == "pear"
        assert hands.shelf.taken == []


async def test_the_pointer_lights_a_line_and_a_click_takes_it(host: Host) -> None:
    async with a_list(host) as hands:
        await hands.pilot.hover(ChoiceList, offset=(2, 3))
        assert hands.shelf.lit == ["plum"]
        await hands.pilot.click(ChoiceList, offset=(2, 0))
        assert hands.shelf.taken == ["apple"]


async def test_a_frame_moves_no_line_away_from_the_pointer(host: Host) -> None:
    async with a_list(host, MANY[:3]) as hands:
        hands.list.styles.border = ("round", "white")
        await hands.pilot.pause()
        assert "number 1" in hands.lines[1]
        await hands.pilot.hover(ChoiceList, offset=(2, 2))
        assert hands.lit == "1"
        await hands.pilot.click(ChoiceList, offset=(2, 0))
        assert hands.shelf.taken == []
        await hands.pilot.click(ChoiceList, offset=(2, 1))
        assert hands.shelf.taken == ["0"]


async def test_a_divider_is_neither_lit_nor_taken(host: Host) -> None:
    async with a_list(host) as hands:
        await hands.pilot.hover(ChoiceList, offset=(2, 2))
        await hands.pilot.click(ChoiceList, offset=(2, 2))
        assert hands.lit == "apple"
        assert hands.shelf.taken == []


async def test_lines_show_label_and_hint_at_either_end(host: Host) -> None:
    async with a_list(host) as hands:
        assert hands.lines == [
            " Apple            a ",
            " Pear               ",
            "─" * 20,
            " Plum               ",
        ]


async def test_a_label_too_long_is_cut_and_its_hint_stays(host: Host) -> None:
    async with a_list(host, [Choice("long", "a label of many words", "Esc")]) as hands:
        (line,) = hands.lines
        assert line.startswith(" a label")
        assert line.endswith("  Esc ")
        assert len(line) == 20


async def test_a_list_longer_than_its_room_follows_the_lit_line(host: Host) -> None:
    async with a_list(host, MANY) as hands:
        await hands.press("end")
        assert hands.lines[-1].strip() == "number 19"
        await hands.press("up")
        assert hands.lines[-1].strip() == "number 19"
        await hands.press("home")
        assert hands.lines[0].strip() == "number 0"


async def test_the_wheel_scrolls_a_long_list_up_to_its_ends(host: Host) -> None:
    async with a_list(host, MANY) as hands:
        await hands.wheel(events.MouseScrollDown)
        assert hands.lines[0].strip() == "number 1"
        for _ in range(2):
            await hands.wheel(events.MouseScrollUp)
        assert hands.lines[0].strip() == "number 0"


async def test_a_click_counts_lines_from_the_first_in_sight(host: Host) -> None:
    async with a_list(host, MANY) as hands:
        await hands.press("end")
        await hands.pilot.click(ChoiceList, offset=(2, 1))
        assert hands.shelf.taken == ["15"]


async def test_other_choices_begin_with_the_first_that_can_be_lit(host: Host) -> None:
    async with a_list(host, MANY) as hands:
        await hands.press("end")
        hands.list.offer([DIVIDER, Choice("one", "One")])
        await hands.pilot.pause()
        assert hands.lit == "one"
        assert hands.lines[1].strip() == "One"


async def test_an_empty_list_takes_no_key_amiss(host: Host) -> None:
    async with a_list(host, []) as hands:
        await hands.press("down", "home", "enter")
        assert hands.shelf.taken == []
