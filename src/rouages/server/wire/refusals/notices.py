"""Refusals: webhooks, push, mail and quiet hours."""

from __future__ import annotations

from rouages.engine.refusals import Refusal
from rouages.tables.wire.refusals import TableRefusal


class BadWebAddress(TableRefusal):
    """This is not an address of the web that can be called."""

    status = 400


class PrivateWebAddress(TableRefusal):
    """This address is not on the Internet; the keeper of this server does not allow such."""

    status = 403


class WebhookFailed(TableRefusal):
    """Nothing at this address took the first message: {why}."""


class NoPush(TableRefusal):
    """This house sends nothing by push."""

    status = 404


class BadPushKeys(TableRefusal):
    """What this browser gave cannot be used to seal messages for it."""

    status = 400


class PushFailed(TableRefusal):
    """The push service of this browser did not take the message: {why}."""


class PushEnded(TableRefusal):
    """This browser takes no more messages; turn push on there again."""


class NoSuchSmtp(Refusal):
    """ROUAGES_SMTP is not the address of a mail server, such as {example}."""


class NoSender(Refusal):
    """ROUAGES_MAIL_FROM does not say from whom letters come, such as {example}."""


class NoMail(TableRefusal):
    """This house sends no e-mail."""

    status = 404


class BadMailAddress(TableRefusal):
    """This is not an address of e-mail."""

    status = 400


class MailFailed(TableRefusal):
    """The letter could not be sent: {why}."""


class UnknownMailLink(TableRefusal):
    """This link was used already, or is too old."""

    status = 404


class NoSuchZone(TableRefusal):
    """There is no time zone “{zone}”."""

    status = 400
