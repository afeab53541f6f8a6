"""Puzzles to try things with: some of the shelf that are quickly searched, and broken ones."""

import msgspec
from msgspec.structs import replace

from rouages.puzzles.puzzle import puzzled
from rouages.puzzles.shelf import shelf

GAMES = tuple(puzzled())


def small(game, count=1, most=700):
    """The first puzzles of a game that allow few lines."""
    return [puzzle for puzzle in shelf(game) if puzzle.tried <= most][:count]


def changed(puzzle, **fields):
    """A puzzle that says something else of itself."""
    return replace(puzzle, **fields)


def with_goal(puzzle, **fields):
    """A puzzle in which something else is asked."""
    return changed(puzzle, goal=puzzle.goal | fields)


def asking(puzzle, goal):
    """A puzzle in which another goal is asked."""
    return changed(puzzle, goal=msgspec.to_builtins(goal))
