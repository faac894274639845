"""A menu of settings over a bare screen, for the tests of menus."""

import tomllib
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from textual.app import App, ComposeResult
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Static

from boop_tui.session.settings import Settings
from boop_tui.session.settings_file import SettingsFile
from boop_tui.ui.screens.menus import Place, SettingsMenu

BESIDE_THE_BED = Offset(41, 1)


class CountedFile(SettingsFile):
    """Settings that know how often they were written."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.writes: list[dict[str, object]] = []

    def change(self, **changes: object) -> Settings:
        self.writes.append(changes)
        return super().change(**changes)


class Below(App[None]):
    """A screen for menus to stand over."""

    def compose(self) -> ComposeResult:
        yield Static("below")


class Menu:
    """An open menu, with what it has told and written."""

    def __init__(
        self,
        pilot: Pilot[None],
        file: CountedFile,
        keys: Sequence[str],
        place: Place,
        pixels: bool,
    ) -> None:
        self.pilot, self.file = pilot, file
        self.told: list[Settings] = []
        self.screen = SettingsMenu(
            "Menu", keys, file, place, self.told.append, key="b", pixels=pixels
        )

    @property
    def is_open(self) -> bool:
        return self.screen in self.pilot.app.screen_stack

    @property
    def frame(self) -> Widget:
        return self.screen.query_one("#menu")

    @property
    def help(self) -> str:
        return str(self.screen.query_one("#menu-help", Static).content)

    @property
    def written(self) -> dict[str, object]:
        """What the file holds."""
        return tomllib.loads(self.file.path.read_text()) if self.file.path.exists() else {}

    def find(self, text: str) -> Offset:
        """The cell of the screen where a text stands in the menu for the first time."""
        frame = self.frame.region
        for y, strip in enumerate(self.screen._compositor.render_strips()):
            if (x := strip.text.find(text, frame.x)) >= 0:
                return Offset(x, y)
        raise AssertionError(f"{text!r} is nowhere in the menu")

    def control(self, key: str) -> Widget:
        return self.screen.query_one(f"#{key}")

    async def until(self, condition: Callable[[], object]) -> None:
        """Lets the menu go on until something is so."""
        for _ in range(500):
            if condition():
                return
            await self.pilot.pause(0.01)
        raise AssertionError("that never came to be")

    async def lay_out_below(self) -> None:
        """Lets the screen below lay itself out anew, as it does when the bed grows."""
        self.pilot.app.screen_stack[0].refresh(layout=True)
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def press_on(self, key: str, *keys: str) -> None:
        """Presses keys on the control of a setting."""
        control = self.control(key)
        (control if control.can_focus else control.query("ColourButton").first()).focus()
        await self.pilot.press(*keys)


OpenMenu = Callable[..., AbstractAsyncContextManager[Menu]]
"""Opens a menu: `async with settings_menu(keys, size, place, **settings) as menu`."""
