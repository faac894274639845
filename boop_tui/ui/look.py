"""From the settings to the look of bed and pieces."""

from dataclasses import fields

from boop_tui.session.settings import SETTINGS, Settings
from boop_tui.ui.art.palette import Look


def look_of(settings: Settings, pixels: bool = True) -> Look:
    """How bed and pieces are to be drawn under these settings."""
    names = {each.name for each in fields(Look)} & SETTINGS.keys()
    return Look(**{name: getattr(settings, name) for name in names}, pixels=pixels)
