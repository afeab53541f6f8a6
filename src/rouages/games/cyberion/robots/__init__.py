"""What robots can be triggered for: one file for each ability of the central processor."""
