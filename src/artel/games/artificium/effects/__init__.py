"""The effects of the cards: one module each."""
