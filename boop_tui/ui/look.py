"""From the settings to the look of bed and pieces."""

from boop_tui.session.settings import SETTINGS, Settings
from boop_tui.ui.art.palette import Look


def look_of(settings: Settings, pixels: bool = True) -> Look:
    """How bed and pieces are to be drawn under these settings."""
    names = SETTINGS.keys() & set(Look._fields)
    return Look(**{name: getattr(settings, name) for name in names}, pixels=pixels)
