"""A Gearloc's turn in battle, from its start to the last die."""
