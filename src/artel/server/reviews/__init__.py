"""Reviews of finished games: made apart from all that is played, and told in words."""
