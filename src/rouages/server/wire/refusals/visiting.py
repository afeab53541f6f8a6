"""Refusals: whatever anybody may meet at any address."""

from __future__ import annotations

from rouages.tables.wire.refusals import TableRefusal


class DatabaseSilent(TableRefusal):
    """The database does not answer; try again in a moment."""

    status = 503


class TooLarge(TableRefusal):
    """This message is too large; {most} bytes are the most."""

    status = 413


class TooFrequent(TableRefusal):
    """This was asked too often; wait {seconds} seconds."""

    status = 429


class ForeignOrigin(TableRefusal):
    """This request comes from another site."""

    status = 403


class ForeignHost(TableRefusal):
    """This server does not answer to the name {host}."""

    status = 421


class NoSuchPage(TableRefusal):
    """There is nothing at this address."""

    status = 404


class BoardCovered(TableRefusal):
    """The board is covered until your own attempt is over, or the day."""

    status = 403


class NothingFinished(TableRefusal):
    """You have finished no counted attempt at this game on that day."""

    status = 404


class NeedsServer(TableRefusal):
    """Only a server offers this: here the house is in your browser, for you alone."""

    status = 404


class NotHereYet(TableRefusal):
    """This has not come to your browser yet: it comes by itself as soon as there is a network again."""

    status = 503


class UnreadableTable(TableRefusal):
    """What your browser kept of this table cannot be read; it stays as it is, and your others are there."""

    status = 409


class HouseClosed(TableRefusal):
    """The house could not be opened in this browser: it needs WebAssembly, and room to keep your games."""

    status = 503
