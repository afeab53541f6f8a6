"""What bots think of Out of Gears."""
