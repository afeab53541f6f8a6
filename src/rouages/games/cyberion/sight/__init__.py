"""What a seat sees of Cyberion, and the worlds that it can imagine."""
