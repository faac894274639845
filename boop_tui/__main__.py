"""Lets `python -m boop_tui` start the board."""

import sys

from boop_tui.cli import main

if __name__ == "__main__":
    sys.exit(main())
