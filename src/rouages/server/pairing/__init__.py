"""Quick pairing: people say what they want, wait together, and are taken to the first table that fits."""
