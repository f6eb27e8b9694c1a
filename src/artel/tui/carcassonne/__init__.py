"""How Carcassonne looks in a terminal: the map, the tile in hand, the players, and what players ask for."""
