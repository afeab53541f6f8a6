"""The challenge of the day: one deal a day and game, the same for everybody, and what comes of it."""
