"""What bots think of Cyberion."""
