"""A table wherever it stands: a match with seats, people and bots. No sockets, no database, no screens."""
