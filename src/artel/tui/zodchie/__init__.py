"""How Zodchie looks in a terminal: the city, the hand, the players, and what a choice would do."""
