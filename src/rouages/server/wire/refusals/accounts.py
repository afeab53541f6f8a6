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


class LoginNeeded(TableRefusal):
    """Choose a login for your account: codes on paper and letters know you by it."""

    status = 400


class NoPasskeysHere(TableRefusal):
    """Passkeys need a secure address with a name (https, or localhost): at this one browsers offer none."""


class CeremonyOver(TableRefusal):
    """This took too long, or was done already: please try again."""


class UnknownPasskey(TableRefusal):
    """This passkey opens no account here; perhaps it was removed."""

    status = 403


class PasskeyNeeded(TableRefusal):
    """Show with one of your passkeys that it is you."""

    status = 403


class BadPasskey(TableRefusal):
    """What the browser has made is no passkey for this house: nothing was added."""

    status = 400


class TooManyPasskeys(TableRefusal):
    """You have {most} passkeys, and nobody has more: remove one first."""


class OnlyPasskey(TableRefusal):
    """This passkey is your only way in: add another one or choose a password first."""


class NoSuchPasskey(TableRefusal):
    """There is no such passkey among yours; perhaps it has been removed."""

    status = 404
