"""What a seat sees of Out of Gears, and the worlds that it can imagine."""
