"""What is refused of puzzles."""

from __future__ import annotations

from rouages.engine.refusals import Refusal


class NoPuzzles(Refusal):
    """There are no puzzles of the game “{game}”; there are of {known}."""


class NoSuchPuzzle(Refusal):
    """There is no puzzle {number} of {game}: they are numbered from 1 to {last}."""


class OtherRules(Refusal):
    """This puzzle was proven by version {theirs} of the rules of {game}, and they are at version {ours}."""


class BadPuzzle(Refusal):
    """This is no puzzle: {why}."""


class BadShelf(Refusal):
    """This is no file of puzzles: {why}."""


class NoSolution(Refusal):
    """Nothing that can be done reaches the goal."""


class SeveralSolutions(Refusal):
    """The goal is reached in more than one way."""


class OtherSolution(Refusal):
    """The solution that is given does not reach the goal."""


class NoNearMiss(Refusal):
    """What is given as a near miss is none."""


class OtherCount(Refusal):
    """It says that {theirs} lines were tried, and there are {ours}."""


class OtherThemes(Refusal):
    """It names the themes {theirs}, and its solution shows {ours}."""


class NoRareGoal(Refusal):
    """No goal “{goal}” is looked for alone in {game}."""


class TooWide(Refusal):
    """There is more to try than {most} positions."""


class BadAnswer(Refusal):
    """Answer {number} is none of the options there."""


class BrokenPuzzle(Refusal):
    """Puzzle {number} of {game} is broken: {why}"""


class TwoAlike(Refusal):
    """Puzzles {one} and {other} of {game} are alike."""
