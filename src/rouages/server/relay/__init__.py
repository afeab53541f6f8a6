"""Between two servers: one has a screen's socket, the other keeps its table."""
