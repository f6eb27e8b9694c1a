"""The properties of the cards: one module each, called like the card."""
