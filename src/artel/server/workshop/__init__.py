"""Data packs that people make themselves: described, checked, compared, stored and played with."""
