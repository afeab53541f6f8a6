"""Refusals: tokens, streams, bots by others."""

from __future__ import annotations

from rouages.tables.wire.refusals import TableRefusal


class UnknownToken(TableRefusal):
    """Nobody is known by this token; perhaps it has been ended."""

    status = 401


class TokenInAddress(TableRefusal):
    """A token belongs in the header Authorization, never in an address: end it, somebody may have read it."""

    status = 400


class StreamReplaced(TableRefusal):
    """Newer streams have taken the place of this one; {most} at a time are the most."""

    status = 409


class TurnedAway(TableRefusal):
    """The server stops; come back in a moment."""

    status = 503


class ScopeMissing(TableRefusal):
    """This token does not allow that: it would need the scope “{scope}”."""

    status = 403


class NotForPrograms(TableRefusal):
    """A program cannot ask for this; its keeper can, in a browser."""

    status = 403


class PeopleOnly(TableRefusal):
    """The open seats of this table are for people; a bot sits down here if it is sent a link."""

    status = 403


class OnlyBotsPlay(TableRefusal):
    """Whatever plays by a token is a bot: make one, and a token for it."""


class NoProgramsForGuests(TableRefusal):
    """Choose a login and a password first: programs belong to an account."""


class TooManyPrograms(TableRefusal):
    """You have {most} of these; end one of them first."""


class UnknownProgram(TableRefusal):
    """There is no such program among yours; perhaps it has been ended."""

    status = 404
