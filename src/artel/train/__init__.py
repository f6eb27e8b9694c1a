"""Learning by self-play: games are played with a search, a network learns from them, the search gets the network."""
