"""Zodchie's table as text: the city, the hand, the players, and what a choice would do."""
