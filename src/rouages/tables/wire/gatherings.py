"""Gatherings: people who look at the film of a finished match together, and what travels between them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rouages.tables.wire.sent import ClientMessage, Number, SeatNumber

GatheringId: TypeAlias = Annotated[str, Meta(pattern="^[2-9a-z]{12}$")]


class FilmPoint(Struct, frozen=True, forbid_unknown_fields=True):
    """What the leader of a gathering shows of the film."""

    seat: SeatNumber | None
    """The seat from which they look; none: what everybody saw."""
    moment: Number
    """The moment of the film from there."""
    answer: Number | None = None
    """After how many answers that is, by which it is found in the film from another seat."""
    playing: bool = False
    speed: Literal["slow", "normal", "fast"] = "normal"
    estimates: bool = False
    """Whether they show how well the seat stood."""
    option: Number | None = None
    """The choice that they point at, which would have been better, by its number among the options."""


class Gather(ClientMessage, frozen=True):
    """Begin a gathering, and lead it; or come back to one that may have been forgotten meanwhile."""

    shown: FilmPoint
    gathering: GatheringId | None = None
    ref: Number | None = None


class JoinGathering(ClientMessage, frozen=True):
    """Come to a gathering, by the id in its link."""

    gathering: GatheringId
    ref: Number | None = None


class LeaveGathering(ClientMessage, frozen=True):
    """Go from the gathering; the film is one's own again."""

    ref: Number | None = None


class Lead(ClientMessage, frozen=True):
    """Who leads shows this."""

    shown: FilmPoint
    ref: Number | None = None


class Follow(ClientMessage, frozen=True):
    """Whether this screen shows what the leader does, or looks around for itself."""

    follows: bool
    ref: Number | None = None


class AskLead(ClientMessage, frozen=True):
    """Ask whoever leads for the lead, or no more."""

    wants: bool
    ref: Number | None = None


class GiveLead(ClientMessage, frozen=True):
    """Who leads gives the lead to somebody who is there, or not to somebody who asks."""

    person: Number
    gives: bool = True
    ref: Number | None = None


class TakeLead(ClientMessage, frozen=True):
    """Take the lead, some seconds after whoever had it is gone."""

    ref: Number | None = None


OfGathering: TypeAlias = (
    Gather | JoinGathering | LeaveGathering | Lead | Follow | AskLead | GiveLead | TakeLead
)


class Gathered(Struct, frozen=True):
    """Somebody at a gathering."""

    person: int
    """A number that nobody else has there."""
    name: str
    """Empty if they have none."""
    follows: bool
    """Whether they see what the leader shows."""
    asks: bool
    """Whether they ask for the lead."""
    may_lead: bool
    """Whether the house knows them, so that they can be given it."""


class GatheringState(Struct, frozen=True):
    """A gathering, for one who is there."""

    id: str
    me: int
    """One's own number."""
    leader: int | None
    """Who leads; none if they are gone."""
    led: str
    """The name of who leads, or did last."""
    free: float | None
    """From when on the lead can be taken; none while somebody has it."""
    shown: FilmPoint
    people: tuple[Gathered, ...]


class GatheringCard(Struct, frozen=True):
    """A gathering, for who may come."""

    id: str
    led: str
    """The name of who leads it."""
    people: int
