"""What travels about tournaments: what somebody plans, who has entered, who meets and who stands where."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

from msgspec import Meta, Struct

from rouages.server.wire.pairing import MOST_SEATS, Pace
from rouages.tables.wire.states import USUAL_DELAY, Minutes, Name, Status, Watching


class Format(StrEnum):
    """Who meets whom: everybody everybody, whoever stands alike, or the winners of the round before."""

    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    KNOCK_OUT = "knock-out"


class Stage(StrEnum):
    """Where a tournament is: people enter, it is played, there is a winner, or it was called off."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tournaments."""

    name: Name
    game: Annotated[str, Meta(max_length=40)]
    form: Format
    size: Annotated[int, Meta(ge=4, le=64)]
    """How many play at most."""
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 2
    """How many sit at a table."""
    options: dict[str, Any] = {}
    pace: Pace = Pace.LIVE
    begins: float | None = None
    """When, in seconds since 1970; none: when it is full."""
    bots: Annotated[str, Meta(max_length=40)] | None = None
    """The level of the bots that have the places which are left when it begins; none: there are no bots."""
    listed: bool = True
    """Whether everybody finds it; else who has the link."""
    watching: Watching = Watching.LIVE
    """What those who look on see of a match that goes on."""
    delay: Minutes = USUAL_DELAY
    """By how much, where that is some minutes late."""


class Entrant(Struct, frozen=True):
    """Somebody who plays in a tournament; known by their number, from 0: the place in the list."""

    name: str
    """Empty of a bot, and of who has left the house for good."""
    bot: str | None = None
    """The level of a bot."""
    handle: str | None = None
    entered: int = 0
    """How many had entered before; bots have entered last."""


class Sat(Struct, frozen=True):
    """A table of a round; with one player: they sit out, and have won by that."""

    players: tuple[int, ...]
    """The numbers of those who meet, in the order of their seats."""
    table: str | None = None
    status: Status | None = None
    """Of the table."""
    places: tuple[int, ...] | None = None
    """Of the players, once it is over; 1 is first, ties share."""
    scores: tuple[int, ...] | None = None
    on: tuple[int, ...] = ()
    """In a knock-out: the numbers of those who go on."""
    missing: tuple[int, ...] = ()
    """The numbers of those who have not come yet, at a table that waits for them."""
    stood_in: tuple[int, ...] = ()
    """The numbers of those for whom a bot plays."""


class DrawnRound(Struct, frozen=True):
    """A round that was drawn."""

    tables: tuple[Sat, ...]
    until: float | None = None
    """When bots sit down for those who have not come; none once it is over."""


class StandingRow(Struct, frozen=True):
    """Where somebody stands."""

    player: int
    place: int
    points: float
    second: float
    """What decides first between equal points: see `Format`."""
    difference: float
    """What decides then: the scores above those of the others at the same tables."""
    played: int
    out: bool


class TournamentCard(Struct, frozen=True):
    """A tournament from outside."""

    id: str
    plan: NewTournament
    stage: Stage
    maker: str
    """The name of who made it; empty once they have left the house for good."""
    entered: int
    """How many have entered, bots included."""
    mine: bool
    """Whether the reader plays."""
    made: float
    began: float | None
    ended: float | None
    round: int
    """How many rounds were drawn."""
    rounds: int
    """How many there are, as far as is known."""
    winners: tuple[str, ...] = ()
    """The names of who has won, several if they are equal in everything; empty for a bot."""


class Tournaments(Struct, frozen=True):
    """GET /api/tournaments: those that the reader may know of, the newest first in each stage."""

    now: float
    tournaments: tuple[TournamentCard, ...]


class TournamentPage(Struct, frozen=True):
    """GET /api/tournaments/<id>: all of a tournament."""

    now: float
    """By the server's clock, as all moments here."""
    card: TournamentCard
    entrants: tuple[Entrant, ...]
    me: int | None
    """The reader's number."""
    host: bool
    """Whether the reader made it."""
    ready: bool
    """Whether it can begin with those who have entered."""
    keeper: bool
    """Whether the reader keeps the house, and may call it off."""
    coming: float
    """For so many seconds a table waits for everybody to come."""
    drawn: tuple[DrawnRound, ...]
    standings: tuple[StandingRow, ...]
    commitment: str
    """The SHA-256 of the seed that all lots and seats are drawn from, told before anything is drawn."""
    seed: str | None
    """That seed, once nothing is drawn any more."""
    ahead: tuple[tuple[int, ...], ...] = ()
    """In a knock-out: how many sit at each table of the rounds that are not drawn."""
    talk: str | None = None
    """The table in whose chat people talk about it, at which nobody plays; none if keepers took it away, or
    it was over before there was one."""


class Plans(Struct, frozen=True):
    """GET /api/tournaments/plans: what can be planned."""

    least: int
    most: int
    """So few and so many play in a tournament,"""
    seats: int
    """and so many at one table, as far as the game has places."""
    rounds: dict[Format, tuple[tuple[int, ...], ...]]
    """How many rounds it takes: by who meets whom, by how many sit at a table from two on, and by how many
    play from `least` on."""
