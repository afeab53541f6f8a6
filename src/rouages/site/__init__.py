"""A house without a server: one folder of files that any host can serve."""
