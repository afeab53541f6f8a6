"""Refusals: tables by their address, players by their name, ties between people, invitations."""

from __future__ import annotations

from rouages.tables.wire.refusals import TableRefusal


class UnknownTable(TableRefusal):
    """There is no such table."""

    status = 404


class TableRemoved(TableRefusal):
    """The keepers of this house have removed this table."""

    status = 410


class TooManyTables(TableRefusal):
    """You have {most} tables that are not over; end one of them first."""


class UnknownPlayer(TableRefusal):
    """There is no such player."""

    status = 404


class PageClosed(TableRefusal):
    """This page is not shown to everybody."""

    status = 403


class ThatIsYou(TableRefusal):
    """That is you."""


class FollowingNeedsAccount(TableRefusal):
    """Choose a login and a password first: those whom you follow must be able to find you again."""


class CommentNeedsAccount(TableRefusal):
    """Who did not play here needs a login and a password to write a comment."""

    status = 403


class NotFollowed(TableRefusal):
    """This player cannot be followed."""

    status = 403


class TooManyTies(TableRefusal):
    """You follow or have blocked {most} people; let one of them go first."""


class SeatsForOthers(TableRefusal):
    """The seats of this table are kept for others."""

    status = 403


class AlreadyInvited(TableRefusal):
    """You have asked this friend already."""


class AlreadyChallenged(TableRefusal):
    """You have challenged this friend already, who has not answered yet."""


class NotChallenged(TableRefusal):
    """Nobody challenges you at this table."""

    status = 404


class NothingWanted(TableRefusal):
    """Choose at least one game, one pace and one size of table."""


class NoTableFits(TableRefusal):
    """None of these games is played by so many."""


class PairingHeld(TableRefusal):
    """You have left several tables that were found for you: quick pairing waits for {minutes} minutes."""

    status = 429


class NotWaiting(TableRefusal):
    """You are not waiting for a table any more."""

    status = 409
