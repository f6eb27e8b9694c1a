"""The lab: many games between bots, with one variation of a box or several, and what they say to whoever designs it."""
