"""Carcassonne's table as text: the map, the tile in hand, the players, and what players ask for."""
