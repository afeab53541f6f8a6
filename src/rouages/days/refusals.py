"""What is refused of days, keys and scores."""

from __future__ import annotations

from rouages.engine.refusals import Refusal


class BadKey(Refusal):
    """This is no file with a key of days: {why}."""


class WrongSpan(Refusal):
    """A key is for 1 to {most} days, numbered from 1 on, and for no day after the year 9998."""


class BadSecret(Refusal):
    """A secret, like the end of a chain, is written in {digits} hexadecimal digits."""


class BadDay(Refusal):
    """A day is written like 2027-01-31, not “{given}”."""


class NoSuchDay(Refusal):
    """{day} is none of these days, which go from {first} to {last}."""


class DayTwice(Refusal):
    """Two keys have a secret for {day}: a day that was published cannot be changed."""


class NotOver(Refusal):
    """{day} is not over: its secret is shown when it is, at midnight UTC."""


class NotThatDay(Refusal):
    """This is not the secret of {day}: it does not lead to the end that was published."""


class NoChallenge(Refusal):
    """The game “{game}” is no challenge of the day."""


class OtherGame(Refusal):
    """This is a record of {theirs}, not of {ours}."""


class OtherDeal(Refusal):
    """This is a record of another deal than that of {day}."""


class OtherSheet(Refusal):
    """This table was not set up as the sheet of {day} says."""


class OtherLuck(Refusal):
    """The luck of this record was not that of {day} alone."""


class BotPlayedOtherwise(Refusal):
    """Answer {number} is not what the bot of seat {seat} answers on {day}."""
