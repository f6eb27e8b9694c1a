"""Before and between games."""
