"""An analysis board for the board game boop. in the terminal."""

__version__ = "0.1.0"
