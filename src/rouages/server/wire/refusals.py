"""Refusals of the server: what cannot be done, each one clear sentence."""

from __future__ import annotations

from rouages.engine.refusals import Refusal
from rouages.tables.wire.refusals import TableRefusal


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


class Banned(TableRefusal):
    """This house is closed to you: {why}"""

    status = 403


class Muted(TableRefusal):
    """You may not write here for another {hours} h: {why}"""

    status = 403


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


class NobodyToReport(TableRefusal):
    """Say whom you report: a line, or a person at the table."""

    status = 400


class NoPlaceForCopies(TableRefusal):
    """This server has no folder of its own for copies; use the command “rouages backup”."""


class CopyFailed(TableRefusal):
    """The house could not be copied: {why}"""

    status = 500


class NoSuchPerson(Refusal):
    """Nobody here is “{who}”, neither by number, by login nor by name."""


class SeveralPeople(Refusal):
    """Several are called “{who}”; say which by number: {numbers}."""


class NotHeard(Refusal):
    """The server that uses this database does not listen; nothing was changed."""


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


class NeedsServer(TableRefusal):
    """Only a server offers this: here the house is in your browser, for you alone."""

    status = 404


class HouseClosed(TableRefusal):
    """The house could not be opened in this browser: it needs WebAssembly, and room to keep your games."""

    status = 503


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


class UnknownToken(TableRefusal):
    """Nobody is known by this token; perhaps it has been ended."""

    status = 401


class TokenInAddress(TableRefusal):
    """A token belongs in the header Authorization, never in an address: end it, somebody may have read it."""

    status = 400


class SessionEnded(TableRefusal):
    """You are not known here by this token or cookie any more."""

    status = 401


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
