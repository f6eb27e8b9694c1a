"""Board games as rules that read like their rulebooks."""

__version__ = "0.1.0"
