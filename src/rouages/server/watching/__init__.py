"""For whoever keeps the server: is it well, what does it count, what does it log."""
