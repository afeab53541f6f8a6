"""Refusals: who was sent away or silenced, the front door, reports, and what only keepers ask."""

from __future__ import annotations

from rouages.tables.wire.refusals import TableRefusal


class Banned(TableRefusal):
    """This house is closed to you: {why}"""

    status = 403


class Muted(TableRefusal):
    """You may not write here for another {hours} h: {why}"""

    status = 403


class ClosedForRepairs(TableRefusal):
    """This house is closed for repairs: {why}"""

    status = 503


class ClosingSoon(TableRefusal):
    """This house closes for repairs in a few minutes: no live game begins before that. {why}"""

    status = 503


class NotClosing(TableRefusal):
    """The house is open, and nobody has said that it will close."""


class KeepersSignIn(TableRefusal):
    """{name} has no login: only who signs in can keep the house."""


class KeepersStand(TableRefusal):
    """{name} keeps this house: its host takes the keys back first."""


class InvitationOnly(TableRefusal):
    """This house is open by invitation only: come by a link that somebody here has given you."""

    status = 403


class RegistrationsClosed(TableRefusal):
    """This house takes no new accounts at the moment; what you play as a guest stays yours."""

    status = 403


class UnknownComplaint(TableRefusal):
    """There is no such report."""

    status = 404


class AlreadyComplained(TableRefusal):
    """You have reported this already; a keeper will look at it."""


class NotHeldBack(TableRefusal):
    """You are not held back so: there is nothing to appeal against."""


class AlreadyAppealed(TableRefusal):
    """You have appealed against this already; that can be done once."""


class UnknownDoorLink(TableRefusal):
    """Nobody comes in by this link any more."""

    status = 404


class UnknownAppeal(TableRefusal):
    """There is no such appeal."""

    status = 404


class AppealAnswered(TableRefusal):
    """Another keeper has answered this appeal already."""


class NobodyToReport(TableRefusal):
    """Say whom you report: a line, or a person at the table."""

    status = 400


class NotRemoved(TableRefusal):
    """Only a table that was removed can be deleted for good."""


class NoPlaceForCopies(TableRefusal):
    """This server has no folder of its own for copies; use the command “rouages backup”."""


class CopyFailed(TableRefusal):
    """The house could not be copied: {why}"""

    status = 500
