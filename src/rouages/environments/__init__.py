"""Environments: the games as standard research libraries know them; each needs its own extra."""
