"""What the tests of screens need."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from boop_tui.ui.screens.menus import BOARD_MENU, Place

from ..board import SMALL, Host
from .menu import BESIDE_THE_BED, Below, CountedFile, Menu, OpenMenu


@pytest.fixture
def settings_menu(host: Host, tmp_path: Path) -> OpenMenu:
    """Opens a menu of settings over a bare screen."""

    @asynccontextmanager
    async def opened(
        keys: Sequence[str] = BOARD_MENU,
        size: tuple[int, int] = SMALL,
        place: Place = BESIDE_THE_BED,
        pixels: bool = True,
        **known: object,
    ) -> AsyncIterator[Menu]:
        file = CountedFile(tmp_path / "settings.toml")
        if known:
            file.change(**known)
            file.writes.clear()
        async with host(Below(), size) as pilot:
            menu = Menu(pilot, file, keys, place, pixels)
            await pilot.app.push_screen(menu.screen)
            await pilot.pause()
            yield menu

    return opened
