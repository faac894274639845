"""The way from the terminal: what tells that it is gone."""

import os
import sys

import pytest

from boop_tui.ui.driver import _EndOrClosing

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")


def test_reading_ends_once_the_terminal_is_closed() -> None:
    ours, programs = os.openpty()
    end = _EndOrClosing(programs)
    try:
        assert not end.is_set()
        os.close(ours)
        assert end.is_set()
    finally:
        os.close(programs)
