"""The arena: bots play each other, the same deals for each line-up, seats rotated, and the table says who is better."""
