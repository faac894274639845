"""The terminal interface: everything that imports Textual."""
