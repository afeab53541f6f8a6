"""What is asked of a live table: by its screens, from outside, and once it is over."""
