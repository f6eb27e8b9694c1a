"""What comes in, how much of it, and at whose expense."""
