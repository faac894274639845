"""The game of boop itself: squares, rules, positions and trees, with no input or output."""
