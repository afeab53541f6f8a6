"""The lessons of Too Many Bones."""
