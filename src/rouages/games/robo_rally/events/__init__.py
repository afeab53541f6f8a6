"""What can happen in RoboRally."""
