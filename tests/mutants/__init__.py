"""Mutants: one rule is broken at a time, and the game's own tests must notice.

`python -m tests.mutants GAME [FILE ...]` runs for minutes: it is no part of `./check`.
"""
