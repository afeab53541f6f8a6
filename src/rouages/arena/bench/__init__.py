"""How fast everything is: figures, never tests."""
