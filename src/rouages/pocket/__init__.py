"""A house in one's pocket: the live tables of one person, kept and shown by a browser without any server."""
