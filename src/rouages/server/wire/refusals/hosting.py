"""Refusals: what hinders a host: settings, the data folder, the database, copies."""

from __future__ import annotations

from rouages.engine.refusals import Refusal


class Unwritable(Refusal):
    """The data folder {folder} cannot be written: {why}."""


class AlreadyServing(Refusal):
    """Another Rouages is using the data folder {folder}; it answers at {address}."""


class PortRefused(Refusal):
    """Port {port} of {host} cannot be listened on: {why}."""


class NoSuchLogLevel(Refusal):
    """ROUAGES_LOG is error, warning, info or debug, not “{given}”."""


class NoSuchDays(Refusal):
    """ROUAGES_ABANDONED_DAYS is a number of days from 1 to {most}, or {never}, not “{given}”."""


class NoSuchRelay(Refusal):
    """ROUAGES_RELAY is an address of this machine and a port, such as {example}, not “{given}”."""


class NoSuchSite(Refusal):
    """ROUAGES_OFFLINE is a folder that `rouages site` has written, which {folder} is not."""


class NotOnSqlite(Refusal):
    """Several servers need a PostgreSQL: name one in ROUAGES_DATABASE."""


class ShortToken(Refusal):
    """ROUAGES_METRICS_TOKEN is too short to keep anybody out; {least} characters are the least."""


class NewerData(Refusal):
    """The data in {where} was written by a newer Rouages; this one cannot read it."""


class NoDatabase(Refusal):
    """The database cannot be opened: {why}."""


class DatabaseInUse(Refusal):
    """Another Rouages is using the database {where}; only one server at a time can."""


class PostgresInUse(DatabaseInUse):
    """Another Rouages is using the database {where}; several can if each is given ROUAGES_RELAY."""


class OtherRelease(Refusal):
    """Servers of another release are using this database (there: {there}; here: {here}): stop them first."""


class AlreadyThere(Refusal):
    """{file} is there already; nothing was written."""


class NoHouse(Refusal):
    """There is no house at {where}."""


class NotACopy(Refusal):
    """{file} is not a whole copy of a house: {why}."""


class HouseNotEmpty(Refusal):
    """There is a house at {where} already; --replace puts the copy in its place and keeps what was there."""


class NoSuchPerson(Refusal):
    """Nobody here is “{who}”, neither by number, by login nor by name."""


class SeveralPeople(Refusal):
    """Several are called “{who}”; say which by number: {numbers}."""


class NotHeard(Refusal):
    """The server that uses this database does not listen; nothing was changed."""
