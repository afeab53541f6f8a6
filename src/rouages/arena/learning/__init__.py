"""Learning: games that bots play against themselves, and minds that learn from how they ended."""
