"""What cannot be raced: courses that do not lie well, and options that do not fit."""

from __future__ import annotations

from rouages.engine.refusals import BadOption


class UnknownCourse(BadOption):
    """There is no course “{course}”; there are {known}."""


class NotSoMany(BadOption):
    """This course is for {least} to {most} players, not {players}."""


class OnlyForThese(BadOption):
    """This course is for {meant} players, not {players}."""


class FourLives(BadOption):
    """Four lives are for five players or more, not {players}."""


class NoRanking(BadOption):
    """This course has one winner and no other places, so nobody plays on."""


class WrongTurnLimit(BadOption):
    """The longest race must be from 1 to {most} turns, not {turns}."""


class OptionCardsNeeded(BadOption):
    """This course cannot be raced without option cards."""


class TooFewOptionCards(BadOption):
    """This course needs {needed} option cards, and only {left} are left."""


class WrongBoardCount(BadOption):
    """A course has 1 to {most} boards, not {count}."""


class UnknownBoard(BadOption):
    """There is no board “{board}”; there are {known}."""


class UnknownBay(BadOption):
    """There is no docking bay “{board}”; there are {known}."""


class OffTheTable(BadOption):
    """The board “{board}” lies outside the {size} by {size} squares of the table."""


class BoardsOverlap(BadOption):
    """The boards “{first}” and “{second}” overlap."""


class RuleTwice(BadOption):
    """The special rule “{rule}” is named twice."""


class RulesClash(BadOption):
    """The special rules “{first}” and “{second}” exclude each other."""


class WrongNumbers(BadOption):
    """This course must be for some of {known} players."""


class NoBay(BadOption):
    """The course has no docking bay to start from."""


class BayCutOff(BadOption):
    """The docking bay does not open onto a board."""


class WrongCapture(BadOption):
    """Capture the Flag wants two boards side by side, two flags and no docking bay."""


class WrongHomes(BadOption):
    """In Capture the Flag the first flag stands on the first board and the second on the second."""


class WrongFlagCount(BadOption):
    """A course has 1 to {most} flags, not {count}."""


class FlagsUnwanted(BadOption):
    """Where a team must be eliminated there are no flags."""


class FlagsTogether(BadOption):
    """Two flags stand on the same square."""


class FlagOutside(BadOption):
    """Flag {flag} stands outside the boards."""


class FlagOnPit(BadOption):
    """Flag {flag} stands on a pit, or will when a board turns."""


class FlagOnDock(BadOption):
    """Flag {flag} stands on a dock."""


class FlagCutOff(BadOption):
    """No way leads to flag {flag}."""
