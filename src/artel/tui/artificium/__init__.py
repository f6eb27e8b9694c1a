"""How Artificium looks in a terminal: boards, the chain of goods, the score track, the market, the hand."""
