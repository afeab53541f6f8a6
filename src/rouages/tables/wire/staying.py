"""Refusals: why a match stays where it is."""

from __future__ import annotations

from rouages.tables.wire.refusals import TableRefusal


class OthersPlay(TableRefusal):
    """Others play at this table, or a seat is kept for them: without them it cannot go on elsewhere."""


class TimeRuns(TableRefusal):
    """A clock runs at this table: it goes on at the server alone."""


class AttemptCounts(TableRefusal):
    """What is played here is compared with what others play: it goes on at the server alone."""


class LessonStays(TableRefusal):
    """A lesson cannot go on elsewhere; the house in your browser teaches it from its beginning."""


class SecretsAtOneScreen(TableRefusal):
    """Whoever shares this screen has secrets from one another, which no imagined world could keep."""


class NotGivenAlong(TableRefusal):
    """This house has not given this game along, or it was not played so: it stays where it is."""
