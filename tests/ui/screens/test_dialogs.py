"""Questions over the screen: answered, given up, and whole at the smallest size."""

import pytest
from textual.app import App
from textual.pilot import Pilot

from boop_tui.ui.screens.dialogs import PathQuestion, Question
from boop_tui.ui.widgets.choice_list import Choice

from ..board import SMALL, Host

ANSWERS = [Choice("yes", "Yes, do it"), Choice("no", "No", "Esc")]
LONG = "Is this [bold]really[/] so? \x1b[31m " * 12


class Asking(App[None]):
    """An app that asks, with what was answered written down."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[str | None] = []

    async def ask(self, screen: Question | PathQuestion, pilot: Pilot[None]) -> None:
        self.push_screen(screen, self.answers.append)
        await pilot.pause()


def text(app: App[None]) -> str:
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


@pytest.mark.parametrize(
    ("keys", "answer"), [(["enter"], "yes"), (["down", "enter"], "no"), (["escape"], None)]
)
async def test_a_question_is_answered_by_key(
    host: Host, keys: list[str], answer: str | None
) -> None:
    app = Asking()
    async with host(app, SMALL) as pilot:
        await app.ask(Question("Sure?", "It can't be undone.", ANSWERS), pilot)
        await pilot.press(*keys)
        assert app.answers == [answer]


async def test_a_click_beside_a_question_gives_it_up_and_one_on_it_does_not(host: Host) -> None:
    app = Asking()
    async with host(app, SMALL) as pilot:
        await app.ask(Question("Sure?", "It can't be undone.", ANSWERS), pilot)
        await pilot.click("#asked")
        assert app.answers == []
        await pilot.click(offset=(0, 0))
        assert app.answers == [None]


async def test_a_long_question_of_strange_text_is_whole_and_harmless(host: Host) -> None:
    app = Asking()
    async with host(app, (60, 20)) as pilot:
        await app.ask(Question("Sure?", LONG, ANSWERS), pilot)
        assert app.screen.query_one("#question").region in app.screen.region
        shown = text(app)
        assert "[bold]really[/]" in shown
        assert "Yes, do it" in shown
        assert "\x1b" not in shown


@pytest.mark.parametrize(
    ("typed", "keys", "answer"),
    [(" a b.boop ", ["enter"], ["a b.boop"]), ("", ["enter"], []), ("x", ["escape"], [None])],
)
async def test_a_path_is_given_as_it_is_typed_and_none_is_asked_on(
    host: Host, typed: str, keys: list[str], answer: list[str | None]
) -> None:
    app = Asking()
    async with host(app, SMALL) as pilot:
        await app.ask(PathQuestion("Open a game", ""), pilot)
        await pilot.press(*typed, *keys)
        assert app.answers == answer


async def test_it_says_what_to_do_where_no_path_is_typed(host: Host) -> None:
    app = Asking()
    async with host(app, (60, 20)) as pilot:
        await app.ask(PathQuestion("Open a game", ""), pilot)
        await pilot.press("enter")
        assert "Type a path" in text(app)


async def test_a_path_that_was_refused_is_there_to_be_mended_with_the_reason(host: Host) -> None:
    app = Asking()
    async with host(app, (60, 20)) as pilot:
        await app.ask(PathQuestion("Open a game", "game.bop", "there is no such file"), pilot)
        assert "there is no such file" in text(app)
        await pilot.press("backspace", "backspace", "o", "p", "enter")
        assert app.answers == ["game.bop"]
