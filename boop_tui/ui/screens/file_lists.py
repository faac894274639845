"""The lists of files to open or to save to."""

from textual_fspicker import FileOpen, FileSave, Filters

_PICTURES = Filters(
    ("Pictures", lambda path: path.suffix.lower() == ".svg"),
    ("All files", lambda path: True),
)
_FILTERS = Filters(
    ("Games", lambda path: path.suffix.lower() in (".boop", ".pgn", ".txt")),
    ("All files", lambda path: True),
)


def to_open() -> FileOpen:
    """A list of the files here, to open one; it gives its path, or None."""
    return FileOpen(".", title="Open a game", filters=_FILTERS)


def to_save() -> FileSave:
    """A list of the files here, to save to one of them or a new one; it gives the path, or None."""
    return FileSave(".", title="Save the game", filters=_FILTERS)


def to_save_picture() -> FileSave:
    """The same for a picture."""
    return FileSave(".", title="Save the bed as SVG", filters=_PICTURES)
