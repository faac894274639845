"""A board for each test, with files of its own, and a pilot that waits on state."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot

from boop_tui.game.tree import GameTree
from boop_tui.session.recovery import Recovery
from boop_tui.session.session import Session
from boop_tui.session.settings_file import SettingsFile
from boop_tui.text import fen, movetext
from boop_tui.ui.app import BoopApp
from boop_tui.ui.in_order import InOrder

from .board import ROOMY, SMALL, Board, Host, Start


@pytest.fixture
def settings_file(tmp_path: Path) -> SettingsFile:
    """Settings of this test alone, with nothing that moves by itself."""
    file = SettingsFile(tmp_path / "config" / "settings.toml")
    file.change(animation=False)
    return file


@pytest.fixture
def recovery_folder(tmp_path: Path) -> Path:
    """Where the boards of this test are kept in case of a crash."""
    return tmp_path / "state"


@pytest.fixture
def start(settings_file: SettingsFile, recovery_folder: Path, host: Host) -> Start:
    """Opens a board at the end of a game's main line; the game is movetext or a FEN."""

    @asynccontextmanager
    async def opened(
        game: str = "", size: tuple[int, int] = ROOMY, resume: bool = False, **settings: object
    ) -> AsyncIterator[Board]:
        if settings:
            settings_file.change(**settings)
        session = Session(tree_of(game), settings_file, Recovery(recovery_folder))
        app = BoopApp(session, resume=resume)
        try:
            async with host(app, size) as pilot:
                yield Board(pilot)
        finally:
            session.end(cleanly=True)

    return opened


@pytest.fixture(autouse=True)
def _colourful(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal with every colour, whatever the tests themselves run in."""
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.fixture
def host() -> Host:
    """Runs any app under a pilot that goes on as soon as all messages are dealt with."""

    @asynccontextmanager
    async def running(app: App[None], size: tuple[int, int] = SMALL) -> AsyncIterator[Pilot[None]]:
        async with app.run_test(size=size) as pilot:
            with pytest.MonkeyPatch.context() as patch:
                settle = settling(pilot)
                patch.setattr("textual.pilot.wait_for_idle", settle)
                patch.setattr("textual.app.wait_for_idle", settle)
                await pilot.pause()
                yield pilot

    return running


def settling(pilot: Pilot[None]) -> Callable[..., Awaitable[None]]:
    """In place of Textual's wait for an idle processor, which takes 20 ms a time, and longer on
    a busy machine: waits until no widget of any screen has a message left, or is at one."""

    def is_busy() -> bool:
        pumps = [each for s in pilot.app.screen_stack for each in s.walk_children(with_self=True)]
        is_taking = isinstance(pilot.app, InOrder) and pilot.app.is_taking_input
        return is_taking or any(pump.message_queue_size for pump in (pilot.app, *pumps))

    async def settle(*_: float) -> None:
        calm = 0
        # What is still being dealt with at the first look may leave messages for the second.
        while calm < 2:
            pilot.app.screen._on_timer_update()
            await asyncio.sleep(0)
            calm = 0 if is_busy() else calm + 1
            if not await pilot._wait_for_screen():
                break

    return settle


def tree_of(game: str) -> GameTree:
    """The game of a movetext, or one that starts from a FEN."""
    is_fen = game.count("/") == 5 and "[" not in game
    return GameTree(fen.read(game)) if is_fen else movetext.read(game)
