"""Settings on the main screen: seen at once, remembered, and in force from the start."""

from textual.strip import Strip

from boop_tui.session.settings_file import SettingsFile
from boop_tui.ui.art.scene import Mark

from ..board import SMALL, Board, Start

GAME = "1. Kc3 Kd4 (1... Ka1) 2. Kc4"


def bed_look(board: Board) -> list[Strip]:
    """The bed as it is drawn, its margins included."""
    bed = board.screen.bed
    return [bed.render_line(y) for y in range(bed.size.height)]


async def test_the_bed_is_drawn_anew_at_once_and_again_as_it_was(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        before = bed_look(board)
        for change in (
            {"board_theme": "forest"},
            {"board_lightness": -20},
            {"piece_theme": "letters"},
            {"orange": "#00aa00"},
            {"grey": "#0000aa"},
            {"piece_lightness": 20},
            {"coordinates": "squares"},
            {"coordinates": "none"},
            {"marks": "in front"},
        ):
            back = {key: getattr(board.screen.settings, key) for key in change}
            await board.set(**change)
            assert bed_look(board) != before, change
            await board.set(**back)
            assert bed_look(board) == before, change


async def test_hands_and_status_take_up_another_colour(start: Start) -> None:
    async with start("1. Kc3 Kd4", size=SMALL) as board:
        screen = board.screen

        def inks(strip: Strip) -> str:
            return str([segment.style for segment in strip])

        await board.set(orange="#ff00ff")
        assert "#ff00ff" in inks(screen.hands[1].render_line(0))
        assert "#ff00ff" in inks(screen.status.render_line(0))


async def test_a_setting_changed_by_a_menu_is_seen_behind_it_and_remembered(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        before = bed_look(board)
        await board.press("f3", "right")
        assert bed_look(board) != before
        await board.press("escape")
        assert board.app.session.settings_file.load().board_theme == "slate"
        assert board.screen.settings.board_theme == "slate"


async def test_the_rule_set_of_the_settings_is_that_of_the_next_new_game(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.set(rules="printed")
        assert board.screen.study.position.rules.name == "board"
        await board.press("n")
        assert board.screen.study.position.rules.name == "printed"
        assert "rules: printed" in board.lines[0]


async def test_the_interface_theme_is_taken_up_at_once_and_at_the_start(start: Start) -> None:
    async with start(interface_theme="nord", size=SMALL) as board:
        assert board.app.theme == "nord"
        await board.set(interface_theme="dracula")
        assert board.app.theme == "dracula"


async def test_a_theme_that_is_not_there_does_no_harm(start: Start) -> None:
    async with start(interface_theme="no such theme", size=SMALL) as board:
        await board.click_square("c3")
        assert board.game == "1. Kc3"


async def test_preview_shows_what_a_placement_would_do_unless_it_is_off(start: Start) -> None:
    async with start("1. Kc3", size=SMALL) as board:
        await board.point_at("d4")
        assert "c3 to b2" in board.status
        assert board.scene.ghosts
        await board.set(preview=False)
        await board.point_at("d3")
        assert not board.scene.ghosts
        assert "c3" not in board.status


async def test_threats_are_marked_only_when_they_are_wanted(start: Start) -> None:
    async with start("6/6/6/2a3/1a4/6-60-80-ap", size=SMALL) as board:
        assert board.marked(Mark.THREAT_MINE) == ""
        await board.press("w")
        assert "d4" in board.marked(Mark.THREAT_MINE)
        assert board.app.session.settings_file.load().threats
        await board.press("w")
        assert board.marked(Mark.THREAT_MINE) == ""


async def test_problems_of_the_settings_file_are_said_at_the_start(
    start: Start, settings_file: SettingsFile
) -> None:
    settings_file.path.write_text('board_theme = "pink"\n')
    async with start(size=SMALL) as board:
        assert "board_theme" in board.status
