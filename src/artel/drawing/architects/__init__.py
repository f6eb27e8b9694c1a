"""7 Wonders Architects' table as text: wonders with their stages, piles, cards, tokens, neighbours."""
