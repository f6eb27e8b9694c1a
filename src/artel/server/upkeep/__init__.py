"""What a host wants kept in order."""
