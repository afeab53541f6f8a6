"""What everybody sees of Too Many Bones, and the worlds that a seat can imagine."""
