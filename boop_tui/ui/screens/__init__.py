"""Full screens and dialogs: they hear messages, call the session and show the result."""
