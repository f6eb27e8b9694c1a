"""Artificium's table as text: boards, the chain of goods, the score track, the market, the hand."""
