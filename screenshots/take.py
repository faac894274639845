"""Takes the pictures in README anew, by driving the program: `python screenshots/take.py`.

It needs the `pictures` extra and a monospaced font that resvg can find. Names of pictures as
arguments take only those.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import resvg_py

# The pictures are taken of a terminal with all colours, whatever this one has.
os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", TEXTUAL_ANIMATIONS="none")
os.environ.pop("NO_COLOR", None)

from textual.pilot import Pilot

from boop_tui.game.bed import BY_NAME
from boop_tui.game.rules import BOARD
from boop_tui.session.recovery import Recovery
from boop_tui.session.session import Session
from boop_tui.session.settings_file import SettingsFile
from boop_tui.text import movetext
from boop_tui.ui.app import BoopApp

FOLDER = Path(__file__).parent
FONT = "DejaVu Sans Mono"
LARGE, SMALL = (120, 40), (80, 24)

GAME = """\
1. Kc3 Kd4 2. Kc4 (2. Kb1 Kf6 {a quiet idea, kept for later} 3. Ka1 (3. Ka6 Kb6 4. Kd1)
3... Kf1) (2. Ke5 Ka2 3. Kf6) 2... Ke5 3. Kd1! Ka1 4. Kf2 Kb5 5. Kb4=d3d2d1 Kf6=d4e5f6
6. Cd6 Cc5 {both sides have their first cats} 7. Cc1 Ca2?! (7... Ce1 8. Kf6) 8. Cf3 Cb6
9. Ca6 Ke1 10. Kc3 Ke6 11. Ka1 Kd1"""
SHARP = '[FEN "A1a1B1/1b4/a2Bb1/2aA2/1b4/5B-21-11-ap"]'
TWO_ROWS = '[FEN "6/b4b/1aaa2/1aaa1b/6/b5-20-40-ap"] 1. Kf6=b3c3d3'
TWO_WAYS = "1. Kf5 Ke6 2. Kf5 Ke6 3. Ka1 (3. Kc3 Kc6 4. Ka1 Kd1) 3... Kc6 4. Kc3"
EMPTY_HAND = '[FEN "a1a1a1/2b3/a3A1/4b1/a1a2a/b1B3-00-31-ap"]'

Step = Callable[[Pilot[Any]], Any]


def press(*keys: str) -> Step:
    """Presses keys."""
    return lambda pilot: pilot.press(*keys)


def click(square: str) -> Step:
    """Clicks a square of the bed."""
    return lambda pilot: pilot.click("#bed", offset=_middle(pilot, square))


def point(square: str) -> Step:
    """Moves the pointer to a square of the bed."""
    return lambda pilot: pilot.hover("#bed", offset=_middle(pilot, square))


def _middle(pilot: Pilot[Any], square: str) -> tuple[int, int]:
    bed: Any = pilot.app.screen.query_one("#bed")
    region = bed.region_of(BY_NAME[square])
    return region.x + region.width // 2 - bed.region.x, region.y + region.height // 2 - bed.region.y


class Picture(NamedTuple):
    """What is done before a picture is taken, and in what terminal."""

    game: str
    steps: tuple[Step, ...] = ()
    size: tuple[int, int] = LARGE
    settings: dict[str, object] = {}


PICTURES: dict[str, Picture] = {
    "start": Picture(GAME, (press("left", "left"),)),
    "new-game": Picture(""),
    "preview": Picture(SHARP, (point("b3"),)),
    "threats": Picture(SHARP, (), settings={"threats": True}),
    "two-rows": Picture(TWO_ROWS, (press("left"), click("f6"), press("down"))),
    "empty-hand": Picture(EMPTY_HAND, (click("a2"),)),
    "board-menu": Picture(GAME, (press("f3"),)),
    "pieces-menu": Picture(GAME, (press("f4", "down", "enter"),)),
    "forest-shapes": Picture(GAME, (), settings={"board_theme": "forest", "piece_theme": "shapes"}),
    "sand-solid": Picture(
        GAME,
        (),
        settings={"board_theme": "sand", "piece_theme": "solid", "interface_theme": "gruvbox"},
    ),
    "night-outline": Picture(
        GAME,
        (),
        settings={"board_theme": "night", "piece_theme": "outline", "interface_theme": "nord"},
    ),
    "inline": Picture(GAME, (), settings={"variations": "inline", "coordinates": "squares"}),
    "small": Picture(GAME, (press("left", "left"),), SMALL),
    "comment": Picture(GAME, (press("left", "left", "left", "a"),)),
    "collapsed": Picture(GAME, (press("Z"),)),
    "elsewhere": Picture(TWO_WAYS, ()),
    "described": Picture(SHARP, (press("s"),)),
    "own-keys": Picture(
        GAME,
        (press("question_mark", "tab", "pagedown", "pagedown", "pagedown"),),
        settings={"keys": {"step.back": "h", "step.forward": "l", "text.moves": "L"}},
    ),
    "editor": Picture(SHARP, (press("e", "2"), click("c1"), point("d2"))),
    "help": Picture(GAME, (press("question_mark"),)),
    "letters": Picture(GAME, (), SMALL),
}


async def take(name: str, picture: Picture) -> None:
    """Takes one picture."""
    with tempfile.TemporaryDirectory() as folder:
        settings_file = SettingsFile(Path(folder) / "settings.toml")
        settings_file.load()
        if picture.settings:
            settings_file.change(**picture.settings)
        tree = movetext.read(picture.game, rules=BOARD)
        session = Session(tree, settings_file, Recovery(Path(folder) / "boards"))
        session.homes.settle(Path("evening.boop") if picture.game else None, None)
        app = BoopApp(session)
        async with app.run_test(size=picture.size) as pilot:
            await pilot.pause()
            for step in picture.steps:
                await step(pilot)
                await pilot.pause()
            await pilot.pause(0.3)  # the text of the game comes into its box a moment later
            svg = app.export_screenshot()
        session.end(cleanly=True)
    png = resvg_py.svg_to_bytes(svg_string=svg, font_family=FONT, monospace_family=FONT)
    (FOLDER / f"{name}.png").write_bytes(bytes(png))


async def save_bed() -> None:
    """Has the program itself save a picture of the bed."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        session = Session(movetext.read(GAME), SettingsFile(home / "x"), Recovery(home / "boards"))
        async with BoopApp(session).run_test(size=LARGE) as pilot:
            await pilot.press("f9", "ctrl+a", *str(home / "bed.svg"), "enter")
            await pilot.pause()
        (FOLDER / "bed.svg").write_bytes((home / "bed.svg").read_bytes())
        session.end(cleanly=True)


def main(names: list[str]) -> None:
    """Takes the pictures of those names, or all of them and a saved one of the bed."""
    if not names:
        asyncio.run(save_bed())
        print("bed.svg")
    for name in names or PICTURES:
        # Whether a terminal has colours is asked when the program starts.
        os.environ.pop("NO_COLOR", None)
        if name == "letters":
            os.environ["NO_COLOR"] = "1"
        asyncio.run(take(name, PICTURES[name]))
        print(f"{name}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
