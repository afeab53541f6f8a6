"""Refusals: tournaments that cannot be, and what cannot be done in one any more."""

from __future__ import annotations

from rouages.tables.wire.refusals import TableRefusal


class UnknownTournament(TableRefusal):
    """There is no such tournament."""

    status = 404


class NoRivals(TableRefusal):
    """In this game all play together: there are no tournaments of it."""


class PairsOnly(TableRefusal):
    """In a round robin two play at each table."""


class TablesTooLarge(TableRefusal):
    """At most {most} can play at one table of this tournament."""


class BeginsTooLate(TableRefusal):
    """A tournament begins in the next {days} days."""


class TooManyTournaments(TableRefusal):
    """You have {most} tournaments that are not over; end one of them first."""


class TournamentFull(TableRefusal):
    """All places of this tournament are taken."""


class TournamentBegun(TableRefusal):
    """This tournament has begun: nobody enters or leaves any more. A bot plays for who does not come."""


class TournamentEnded(TableRefusal):
    """This tournament is over."""


class TooFewEntered(TableRefusal):
    """A tournament needs {least} players, and bots may not have the places that are left."""


class NotTheMaker(TableRefusal):
    """Only the person who made this tournament may do that."""

    status = 403


class SeedNotTold(TableRefusal):
    """This tournament is not over: what it is drawn from is told in the end."""


class OtherSeed(TableRefusal):
    """The seed is not the one that was promised before the first draw."""


class LotsOtherwise(TableRefusal):
    """The lots do not follow from the seed and the order in which people entered."""


class DrawnOtherwise(TableRefusal):
    """Round {round} was drawn otherwise than the seed and the rounds before it say."""


class NoTournamentPage(TableRefusal):
    """This is not the page of a tournament as the house gives it: {why}."""

    status = 400
