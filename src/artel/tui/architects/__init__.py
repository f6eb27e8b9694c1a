"""How 7 Wonders Architects looks in a terminal: wonders with their stages, piles, cards, tokens, neighbours."""
