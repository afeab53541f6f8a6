"""The lessons of Cyberion."""
