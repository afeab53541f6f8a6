"""What the host of a house may do from the command line, be its server running or not."""
