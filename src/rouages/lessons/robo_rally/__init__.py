"""The lessons of RoboRally."""
