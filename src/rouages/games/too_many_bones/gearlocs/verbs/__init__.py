"""What the icons of dice do: the plain ones, and a file for each Gearloc's odd ones."""
