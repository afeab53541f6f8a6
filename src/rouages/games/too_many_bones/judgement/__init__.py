"""What bots think of Too Many Bones."""
