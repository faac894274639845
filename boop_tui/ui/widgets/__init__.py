"""Parts of a screen: shown data, sending messages, changing no game."""
