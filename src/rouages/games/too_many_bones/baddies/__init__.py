"""A Baddie's turn in battle, and the dice of the tyrants."""
