"""Providing: a match given along to who may lose the line, to be played on elsewhere as a branch.

The branch begins in a world imagined for the seat of who plays alone, with luck of its own. The secret of the
match stays at its table, which waits untouched.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from rouages.engine import loading
from rouages.engine.chance import Rng, key_of
from rouages.engine.match import Match
from rouages.engine.origin import Origin, Seam
from rouages.engine.refusals import Refusal
from rouages.games import GAMES
from rouages.tables.ledger.rows import NewRow, Page
from rouages.tables.ledger.seats import Person, Seat
from rouages.tables.match.branching import CUT, lay_branch
from rouages.tables.match.dealing import link_in
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.match.seating import Seating
from rouages.tables.wire.provisions import Provision
from rouages.tables.wire.states import Place, SeatKind, Status
from rouages.tables.wire.staying import (
    AttemptCounts,
    LessonStays,
    NotGivenAlong,
    OthersPlay,
    SecretsAtOneScreen,
    TimeRuns,
)


def provide(proceedings: Proceedings, guest: int, _: Page) -> Provision:
    """The match as somebody may play it on elsewhere."""
    seating = proceedings.seating
    must_be_movable(seating, guest)
    match = proceedings.going().match
    places = tuple(_place(seat, guest, seating) for seat in seating.seats)
    return Provision(seating.id, places, imagined(match, seating.held_by(guest)).save())


def must_be_movable(seating: Seating, guest: int) -> None:
    """Refuse a table that is played on where it is, or nowhere."""
    terms = seating.terms
    if terms.day is not None or terms.tournament is not None or link_in(terms) is not None:
        raise AttemptCounts()
    if terms.lesson is not None:
        raise LessonStays()
    if not seating.plays_alone(guest):
        raise OthersPlay()
    if terms.clock is not None:
        raise TimeRuns()


def imagined(match: Match, seats: Sequence[int]) -> Match:
    """A match that goes on from what these seats know, which must be the same, under luck of its own."""
    world = match.imagine(seats[0], secrets.randbits(32))
    if any(world.view(seat) != match.view(seat) for seat in seats[1:]):
        raise SecretsAtOneScreen()
    game, table, secret = match.game, world.table, secrets.token_bytes(32)
    table.rng = Rng(key_of(secret, ()))
    seam = Seam(version=game.version, answers=(), position=game.save_table(table))
    return Match.begin(game, Origin(match.players, match.origin.options, secret, (), None, seam))


def lay_provision(provision: Provision, host: Person, levels: Sequence[str], now: float) -> Page:
    """A practice table where it is played on, after what was answered since; over, if that ends it."""
    try:
        match = loading.load(provision.match, GAMES)
        for seat, option in provision.answers:
            match.play(seat, option)
    except (Refusal, msgspec.MsgspecError):
        raise NotGivenAlong() from None
    laid, *rest = lay_branch(match, f"{CUT}{provision.table}", provision.seats, host, levels, now)
    assert isinstance(laid, NewRow)
    return [msgspec.structs.replace(laid, status=Status.OVER) if match.over else laid, *rest]


def _place(seat: Seat, guest: int, seating: Seating) -> Place:
    """Whom a seat is for elsewhere."""
    if seat.kind is SeatKind.BOT:
        level, temper = seat.level_and_temper
        return Place("bot", level=level, temper=temper)
    first = seating.held_by(guest)[0]
    return Place("me") if seat.number == first else Place("here", name=seat.name)
