"""Cars: their cells, and what they lack to be complete."""
