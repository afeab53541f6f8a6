"""The lessons of Out of Gears."""
