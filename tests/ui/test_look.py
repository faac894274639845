"""From the settings to the look."""

from boop_tui.session.settings import Settings
from boop_tui.ui.look import look_of


def test_a_look_is_what_the_settings_say() -> None:
    settings = Settings(board_theme="sand", orange="#112233", marks="in front", piece_lightness=4)
    look = look_of(settings)
    assert (look.board_theme, look.orange, look.marks, look.piece_lightness, look.pixels) == (
        "sand",
        "#112233",
        "in front",
        4,
        True,
    )
