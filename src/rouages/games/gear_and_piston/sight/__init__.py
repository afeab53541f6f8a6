"""What a seat sees of Gear & Piston, and the worlds that it can imagine."""
