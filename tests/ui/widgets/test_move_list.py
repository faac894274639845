"""The move list on the screen: what is drawn, lit and kept in view, and what the mouse does."""

import re
from random import Random

import pytest

from boop_tui.text import notation
from boop_tui.ui.widgets.move_list import MoveList

from ..board import SMALL, Board, Start
from ..games import bushy, nested

LAYOUTS = ["indented", "inline"]
GAME = "1. Kc3 Kd4 (1... Ka1 2. Kf6) 2. Kc4 (2. Kb1 Kf6 (2... Kf5)) (2. Ke5) 2... Ka6"
ELSEWHERE = "6/4B1/3a2/2a3/6/6-60-70-bp"


def moves_with(board: Board, style: str) -> list[str]:
    """The moves in sight that are drawn bold, underlined or struck through."""
    moves = board.screen.move_list
    strips = [moves.render_line(y) for y in range(moves.size.height)]
    styled = [s for strip in strips for s in strip if s.style and getattr(s.style, style)]
    return [segment.text.strip(" ↺") for segment in styled]


def lit(board: Board) -> list[str]:
    """The moves that are lit as the current one."""
    return moves_with(board, "bold")


def place_of(board: Board, move: str) -> tuple[int, int]:
    """The cell in the middle of a move in the list."""
    region = board.screen.move_list.region
    for y, line in enumerate(board.lines):
        if y in region.line_range and (
            found := re.search(rf"\b{re.escape(move)}\b", line[region.x :])
        ):
            return region.x + found.start() + 1, y
    raise AssertionError(f"{move} is nowhere in\n{board.text}")


# What is drawn


async def test_the_tags_of_a_game_that_starts_elsewhere_stand_on_top(start: Start) -> None:
    game = f'[Rules "printed"] [FEN "{ELSEWHERE}"] 1... Ka1 2. Kf6'
    async with start(game) as board:
        for layout in LAYOUTS:
            await board.set(variations=layout)
            rules, position, *moves = board.rows
            assert rules == ' [Rules "printed"]'
            assert position == f' [FEN "{ELSEWHERE}"]'
            assert " ".join(" ".join(moves).split()) == "1... Ka1 2. Kf6"


async def test_a_tag_too_long_for_a_line_takes_several(start: Start) -> None:
    async with start(f'[FEN "{ELSEWHERE}"] 1... Ka1', size=(60, 20)) as board:
        tag = "".join(board.rows[: board.rows.index(next(r for r in board.rows if "1..." in r))])
        assert tag.replace(" ", "") == f'[FEN"{ELSEWHERE}"]'
        assert place_of(board, "Ka1")


async def test_an_empty_game_says_so(start: Start) -> None:
    async with start(size=SMALL) as board:
        assert board.rows == [" No moves yet"]


async def test_the_current_move_alone_is_lit(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        for layout in LAYOUTS:
            await board.set(variations=layout)
            await board.go_to("Kc3 Kd4 Kc4 Ka6")
            assert lit(board) == ["Ka6"]
            await board.go_to("Kc3 Kd4 Kb1 Kf5")
            assert lit(board) == ["Kf5"]
            await board.press("home")
            assert lit(board) == []


async def test_the_layout_changes_at_once_with_its_setting(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.set(variations="inline")
        assert " ".join(" ".join(board.rows).split()).replace("(▾", "(") == GAME
        assert lit(board) == ["Ka6"]


@pytest.mark.parametrize("layout", LAYOUTS)
async def test_wide_and_combining_letters_in_a_comment_keep_rows_within_the_list(
    start: Start, layout: str
) -> None:
    comment = (
        "猫猫猫猫猫猫猫猫猫猫猫 e\u0301e\u0301 \u202eright\u202c 猫猫猫猫猫猫猫猫猫猫猫猫猫猫猫"
    )
    async with start(f"1. Kc3 {{{comment}}} Kd4", SMALL, variations=layout) as board:
        moves = board.screen.move_list
        for y in range(moves.size.height):
            assert moves.render_line(y).cell_length == moves.scrollable_content_region.width
        assert "\u202e" not in board.text
        assert place_of(board, "Kd4")


# Only what is in sight is drawn


@pytest.mark.parametrize("layout", LAYOUTS)
async def test_no_more_rows_are_drawn_than_are_in_sight(
    start: Start, layout: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    render_line = MoveList.render_line
    monkeypatch.setattr(
        MoveList, "render_line", lambda self, y: drawn.append(y) or render_line(self, y)
    )
    async with start(variations=layout, size=SMALL) as board:
        await board.load(bushy(200, 40))
        height = board.screen.move_list.size.height
        assert len(list(board.screen.study.tree.root.walk())) > 5_000
        for key in ("home", "end", "left", "pageup", "pagedown", "d", "u", "f"):
            drawn.clear()
            await board.press(key)
            assert len(drawn) <= 3 * height, key


@pytest.mark.parametrize("layout", LAYOUTS)
async def test_variations_as_deep_as_can_be_are_shown_and_stepped_through(
    start: Start, layout: str
) -> None:
    async with start(variations=layout, size=SMALL) as board:
        await board.load(nested(400))
        await board.go_to("Kb1 Ka2 " * 200)
        assert lit(board) == ["Ka2"]
        await board.press("left", "up")
        assert lit(board) == ["Kf6"]


# Keeping the current move in view


@pytest.mark.parametrize("layout", LAYOUTS)
async def test_the_current_move_is_in_view_wherever_one_steps(start: Start, layout: str) -> None:
    async with start(size=SMALL, variations=layout) as board:
        await board.load(bushy(120, 3))
        for key in ("pageup", "pageup", "down", "left", "home", "right", "pagedown", "end"):
            await board.press(key)
            assert lit(board) == ([board.move] if board.move else []), key


async def test_the_list_stays_where_it_is_while_the_current_move_is_in_view(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.load(bushy(120, 3))
        await board.press(*["pageup"] * 4)
        top = board.screen.move_list.scroll_y
        await board.press("right", "right", "left", "down", "down", "up")
        assert board.screen.move_list.scroll_y == top


async def test_a_list_scrolled_by_the_wheel_stays_there(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.load(bushy(120, 3))
        moves = board.screen.move_list
        top = moves.scroll_y
        for _ in range(5):
            await board.wheel(up=True, place=(moves.region.x + 5, moves.region.y + 5))
        await board.until(lambda: moves.scroll_y < top)
        assert board.screen.study.cursor.ply == 120
        assert lit(board) == []


async def test_the_current_move_stays_in_view_when_the_window_shrinks(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.load(bushy(120, 3))
        await board.resize(*SMALL)
        assert lit(board) == [board.move]
        await board.resize(60, 20)
        assert lit(board) == [board.move]


# The mouse


async def test_a_click_on_a_move_goes_to_it(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        for layout in LAYOUTS:
            await board.set(variations=layout)
            for move, line in (("Kf5", "Kc3 Kd4 Kb1 Kf5"), ("Kc3", "Kc3"), ("Ka1", "Kc3 Ka1")):
                await board.click_at(place_of(board, move))
                assert board.line == line, layout


async def test_a_click_beside_the_moves_goes_nowhere(start: Start) -> None:
    async with start("1. Kc3 Kd4", size=SMALL) as board:
        region = board.screen.move_list.region
        for place in ((region.right - 3, region.y), (region.x + 5, region.bottom - 1)):
            await board.click_at(place)
            assert board.line == "Kc3 Kd4"


async def test_a_click_counts_rows_from_the_first_in_sight(start: Start) -> None:
    async with start(size=SMALL) as board:
        await board.load(bushy(120, 3))
        x, y = board.find("60. ")
        await board.click_at((x + 4, y))
        assert board.screen.study.cursor.ply == 119


async def test_the_move_under_the_pointer_is_underlined(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.move_to(place_of(board, "Kf5"))
        assert moves_with(board, "underline") == ["Kf5"]
        await board.move_to(place_of(board, "Kc4"))
        assert moves_with(board, "underline") == ["Kc4"]
        await board.move_to((0, 0))
        assert moves_with(board, "underline") == []


async def test_a_right_click_opens_the_menu_on_that_move(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        for layout in LAYOUTS:
            await board.set(variations=layout)
            await board.click_at(place_of(board, "Kf5"), button=3)
            assert "Delete from here · 2... Kf5" in board.text, layout
            assert board.move == "Ka6"
            await board.press("escape")


async def test_hovering_an_entry_strikes_through_what_would_go(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.click_at(place_of(board, "Kf5"), button=3)
        assert moves_with(board, "strike") == []
        await board.move_to(board.find("Delete from here ·"))
        assert moves_with(board, "strike") == ["Kf5"]
        await board.press("down")
        assert moves_with(board, "strike") == ["Kf5"]
        await board.press("escape")
        assert moves_with(board, "strike") == []


async def test_all_that_follows_a_move_is_struck_through_with_it(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        await board.go_to("Kc3 Kd4 Kb1")
        await board.press("v", "end")
        assert moves_with(board, "strike") == ["Kb1", "Kf6", "Kf5"]


# Collapsing


async def test_a_variation_is_collapsed_to_its_first_move_and_opened(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        for layout in LAYOUTS:
            await board.set(variations=layout)
            before = board.rows
            await board.go_to("Kc3 Kd4 Kb1 Kf6")
            await board.press("z")
            text = " ".join(" ".join(board.rows).split())
            assert "Kb1 and 2 more" in text
            assert "Kf5" not in text
            assert board.line == "Kc3 Kd4 Kb1"
            await board.press("z")
            assert board.rows == before


async def test_a_step_into_a_collapsed_variation_opens_it(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        for layout in LAYOUTS:
            await board.set(variations=layout)
            await board.go_to("Kc3 Kd4 Kb1")
            await board.press("z", "right")
            assert lit(board) == ["Kf6"], layout


async def test_a_click_on_its_sign_collapses_a_variation(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        x, y = place_of(board, "Kb1")
        line = board.lines[y]
        await board.click_at((line.rindex("▾", 0, x), y))
        assert "and 2 more" in board.text
        assert board.move == "Ka6"


# Kept up with edits


async def test_the_list_after_edits_is_the_one_of_the_game_opened_anew(start: Start) -> None:
    async with start(GAME, size=SMALL) as board:
        moves = board.screen.move_list

        def as_opened() -> list[str]:
            moves.show_tree(board.screen.study.tree, board.screen.study.cursor)
            return board.rows

        for line, *keys in (
            ("Kc3 Kd4 Kb1 Kf5", "p"),
            ("Kc3 Kd4 Kb1 Kf5", "m"),
            ("Kc3 Ka1 Kf6", "m", "u", "u"),
            ("Kc3 Kd4 Ke5", "x"),
            ("Kc3 Kd4 Kc4", "d", "u", "u", "r"),
        ):
            await board.go_to(line)
            for key in keys:
                await board.press(key)
                assert board.rows == as_opened(), (line, key)


@pytest.mark.parametrize("layout", LAYOUTS)
async def test_what_an_edit_leaves_on_the_screen_is_what_would_be_drawn_anew(
    start: Start, layout: str
) -> None:
    chance = Random(7)
    async with start(GAME, size=SMALL, variations=layout) as board:
        study, moves = board.screen.study, board.screen.move_list

        def on_screen() -> list[object]:
            strips = board.app.screen._compositor.render_strips()[moves.region.y :]
            return [list(strip.crop(moves.region.x)) for strip in strips[: moves.size.height]]

        async def play() -> None:
            legal = study.position.legal_moves()[:3]
            if legal:
                token = notation.write(study.position, chance.choice(legal))
                board.screen.playing.play_token(token)

        async def step() -> None:
            nodes = list(study.tree.root.walk())
            board.screen.go_to(chance.choice(nodes))

        for _ in range(120):
            act = chance.choice([play, play, play, step, "u", "r", "x", "p", "z"])
            await (board.press(act) if isinstance(act, str) else act())
            await board.pilot.pause()
            shown = on_screen()
            moves.refresh()
            await board.pilot.pause()
            assert on_screen() == shown, act
