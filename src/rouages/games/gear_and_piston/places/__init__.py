"""The four places of the town, one file each."""
