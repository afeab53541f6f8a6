"""What can happen in Too Many Bones."""
