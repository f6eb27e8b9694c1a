"""One table and its game, live."""
