"""Positions, moves and games as text; each module has a `read` and a `write`."""
