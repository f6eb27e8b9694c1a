"""The terminal: a session that knows who sits at the keyboard, shown full screen (Textual) or line by line (plain)."""
