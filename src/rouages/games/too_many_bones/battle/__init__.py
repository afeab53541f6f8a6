"""A battle from set-up to its last round, with what cards and tyrants change in it."""
