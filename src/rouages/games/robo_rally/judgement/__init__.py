"""What bots think of RoboRally."""
