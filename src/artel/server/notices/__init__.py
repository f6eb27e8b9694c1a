"""Notices to people whom a game by correspondence waits for: by mail and by web push."""
