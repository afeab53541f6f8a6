"""Refusals: logins, handles, devices, links that carry somebody over."""

from __future__ import annotations

from rouages.tables.wire.refusals import TableRefusal


class UnknownCarryLink(TableRefusal):
    """This link was used already, or is too old."""

    status = 404


class LoginTaken(TableRefusal):
    """Somebody else signs in as “{login}”."""


class WrongPassword(TableRefusal):
    """This name and this password do not go together."""

    status = 403


class NoAccount(TableRefusal):
    """Choose a login and a password first: an address belongs to an account."""


class HandleTaken(TableRefusal):
    """Somebody else has the address @{handle}."""


class BadHandle(TableRefusal):
    """An address has 3 to 20 letters from a to z or digits, between which points, - and _ may stand."""

    status = 400


class NoLogin(TableRefusal):
    """Choose a login and a password first: that is what a code opens."""


class WrongCode(TableRefusal):
    """This name and this code do not go together, or the code was used already."""

    status = 403


class UnknownDevice(TableRefusal):
    """There is no such device among yours; perhaps it has been signed out."""

    status = 404


class SessionEnded(TableRefusal):
    """You are not known here by this token or cookie any more."""

    status = 401
