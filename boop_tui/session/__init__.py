"""What a person is doing: the open game, a move being entered, settings, files."""
