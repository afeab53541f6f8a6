"""What can happen in Cyberion."""
