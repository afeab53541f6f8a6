"""What a seat sees of RoboRally, and the worlds that it can imagine."""
