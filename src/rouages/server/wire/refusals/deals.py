"""Refusals: links to deals that lead nowhere, or not any more."""

from __future__ import annotations

from rouages.tables.wire.refusals import TableRefusal


class UnknownDeal(TableRefusal):
    """This link leads to no deal."""

    status = 404


class DealClosed(TableRefusal):
    """This deal could be played for {days} days after the link was made; the results stay."""


class DealFull(TableRefusal):
    """{most} people have played this deal by this link: nobody else can. Make a link of your own."""


class NotThisGame(TableRefusal):
    """Nobody has finished this game by this link."""

    status = 404
