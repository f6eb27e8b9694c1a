"""The effects of the wonders: one module each, called like the wonder."""
