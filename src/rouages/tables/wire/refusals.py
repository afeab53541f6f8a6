"""Refusals of a table: what cannot be done there, each one clear sentence.

`status` is the HTTP status of a reply that carries it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from rouages.engine.kinds import kinds_of
from rouages.engine.refusals import Refusal


class TableRefusal(Refusal):
    """The server refused."""

    status: ClassVar[int] = 409


class Malformed(TableRefusal):
    """This message cannot be read: {why}."""

    status = 400


class NoName(TableRefusal):
    """Give yourself a name first."""

    status = 401


class EmptyText(TableRefusal):
    """There is nothing to read in this text."""

    status = 400


class UnknownInvitation(TableRefusal):
    """This invitation is not valid, or not any more."""

    status = 404


class SeenLate(TableRefusal):
    """Who looks on at this table sees it later, in the replay."""

    status = 403


class NoTurnOver(TableRefusal):
    """From a seat you see the turns that are over; none is yet."""

    status = 403


class ClosedToSpectators(TableRefusal):
    """This table does not allow spectators."""

    status = 403


class NotHost(TableRefusal):
    """Only the person who laid this table may do that."""

    status = 403


class NoSuchSeat(TableRefusal):
    """This table has no such seat."""

    status = 404


class NoSuchLine(TableRefusal):
    """Nothing was said here under this number."""

    status = 404


class NotYourSeat(TableRefusal):
    """This seat is not yours."""

    status = 403


class SeatsAreDrawn(TableRefusal):
    """Who sits at a table of a tournament is drawn; a bot plays for who does not come."""


class SeatTaken(TableRefusal):
    """This seat is taken."""


class TableFull(TableRefusal):
    """At this table no seat is free any more."""


class AlreadySeated(TableRefusal):
    """You are sitting at this table already."""


class UnknownLevel(TableRefusal):
    """There is no bot “{level}”; there are {known}."""

    status = 400


class NobodyHere(TableRefusal):
    """Somebody else at this screen needs a seat beside you, and a name."""

    status = 400


class NotBegun(TableRefusal):
    """The match has not begun."""


class AlreadyBegun(TableRefusal):
    """The match has begun."""


class MatchOver(TableRefusal):
    """The match is over."""


class MatchNotOver(TableRefusal):
    """The match is not over."""


class NoSuchMoment(TableRefusal):
    """This match has no such moment."""

    status = 404


class NothingToRelate(TableRefusal):
    """There is nothing to tell again: that is too long ago, too long, or was taken back."""


class Late(TableRefusal):
    """This question was dealt with already."""


class NotAsked(TableRefusal):
    """This seat has nothing to decide now."""


class AnsweredOtherwise(TableRefusal):
    """This question was answered already, with another option."""


class NoSuchOption(TableRefusal):
    """There is no option {option} here."""


class SeatIsAway(TableRefusal):
    """You have left this seat; return to it first."""


class SeatIsPresent(TableRefusal):
    """You have not left this seat."""


class SeatWaits(TableRefusal):
    """At this table a seat waits for its player; you may go and come back as you like."""


class StillHere(TableRefusal):
    """This player is here."""


class RemindedLately(TableRefusal):
    """This player was reminded less than an hour ago."""


class OnlyJustGone(TableRefusal):
    """This player has only just gone: wait a minute."""


class SeatConceded(TableRefusal):
    """This seat was given up."""


class NotAChoice(TableRefusal):
    """This is not a choice of this game: {why}."""


class UndoIsOff(TableRefusal):
    """At this table nothing is taken back."""


class NoHints(TableRefusal):
    """Hints are for practice: where nobody else plays, or the table allows them to all."""


class TooLateToUndo(TableRefusal):
    """Something was learnt or somebody answered since; this cannot be taken back any more."""


class FinalAnswer(TableRefusal):
    """That was your last word; it cannot be taken back."""


class NobodyAsks(TableRefusal):
    """Nobody asks to take an answer back."""


class NotSaved(TableRefusal):
    """This could not be saved, so nothing was changed; try again."""

    status = 503


class RulesStumbled(TableRefusal):
    """The rules stumbled over this choice; nothing was changed."""

    status = 500


class BotGaveUp(TableRefusal):
    """The rules stumble over what the bot of seat {number} answers; it has stopped: take an answer back."""

    status = 500


class UnreadableMatch(TableRefusal):
    """This match is damaged: the house can no longer read it."""


class DayIsOver(TableRefusal):
    """The day is over, and this attempt with it: it keeps what it has."""


class DayNotOver(TableRefusal):
    """This would tell others the luck of the day, and is told when the day is over."""

    status = 403


class StillOnVacation(TableRefusal):
    """{name} is away for some days and has said so: the table waits."""


class NoSuchNo(TableRefusal):
    """This is asked each time: no standing answer can be given to it."""


class NobodyWouldStop(TableRefusal):
    """Nobody asks to end this match."""


class NoDrawHere(TableRefusal):
    """A draw is agreed between people who play against one another, with no bot, after the first turn."""


class NotByAgreement(TableRefusal):
    """A lesson or a challenge of the day is not ended by agreement: go as you like."""


class NobodyPlaysForYou(TableRefusal):
    """In the challenge of the day nobody plays for you: the attempt waits until the day is over."""


class LessonProvesNothing(TableRefusal):
    """The chance of a lesson was written beforehand: there is nothing to verify."""


class NothingDealt(TableRefusal):
    """A match that begins in the middle, such as a lesson or a puzzle, has no deal for others to play."""


class DealUnderOtherRules(TableRefusal):
    """This match was begun under earlier rules and went on under others: its deal cannot be played again."""


class GatheringOver(TableRefusal):
    """This shared review is over, or not open to you."""

    status = 404


class GatheringFull(TableRefusal):
    """There are {most} people at this shared review already."""


class TooManyGatherings(TableRefusal):
    """{most} shared reviews of this match go on already."""


class NotGathered(TableRefusal):
    """You are at no shared review of this match."""


class NotLeading(TableRefusal):
    """{name} leads this shared review."""

    status = 403


class LeadIsTaken(TableRefusal):
    """{name} leads, or left only just now; ask for the lead, or wait some seconds."""


class NobodyGathered(TableRefusal):
    """Whoever you mean is not here any more, or cannot lead without a name."""

    status = 404


class SewnRecord(TableRefusal):
    """This record goes on from a position of earlier rules, which nobody can check: it gets no table."""


def record_of(refusal: Refusal) -> dict[str, Any]:
    """A refusal as a record: its type and its fields."""
    plain: dict[str, Any] = msgspec.to_builtins(
        {"type": type(refusal).__name__, **refusal.fields}, enc_hook=_plain
    )
    return plain


def refusal_from(record: Mapping[str, Any]) -> Refusal:
    """What was refused elsewhere, as if it had been refused here; of an unknown kind, any refusal."""
    fields = dict(record)
    name = fields.pop("type", "")
    kind = next((kind for kind in kinds_of(Refusal) if kind.__name__ == name), Refusal)
    return kind(**fields)


def _plain(value: Any) -> Any:
    """What a field of a refusal is in a record: another refusal is a record too."""
    return record_of(value) if isinstance(value, Refusal) else str(value)
