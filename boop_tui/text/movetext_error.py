"""Movetext that can't be read: what is said of it, and from what length on."""

from boop_tui.text.plain import quoted

LARGEST = 32 * 1024 * 1024
"""Texts longer than this many bytes are refused."""


class MovetextError(ValueError):
    """Where movetext can't be read: `.line` and `.column` from 1, `.token` and `.reason`."""

    def __init__(self, line: int, column: int, token: str, reason: str) -> None:
        self.line = line
        self.column = column
        self.token = quoted(token)
        self.reason = reason
        what = f"{self.token}: {reason}" if self.token else reason
        super().__init__(f"line {line}, column {column}: {what}")
