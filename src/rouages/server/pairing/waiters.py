"""Who waits, as the house knows them: what they want, the table that fits, and how their wait is told."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Row

from rouages.bots import MIDDLE
from rouages.engine import loading
from rouages.games import GAMES
from rouages.server.pairing import fitting
from rouages.server.pairing.book import want_in
from rouages.server.pairing.fitting import Found, Kind, Waiting
from rouages.server.people.guests import Guest
from rouages.server.wire.paces import AWAY, CLOCKS
from rouages.server.wire.pairing import Beside, Forming, Wait, Want
from rouages.server.wire.refusals.meeting import NoTableFits, NothingWanted
from rouages.tables.wire.states import NewTable, Place
from rouages.tables.wire.time_control import Clock

MOST_LEFT = 3
HELD_SECONDS = 15 * 60.0
"""Whoever has left so many tables in a day waits so long before they may look for another."""
SEATS: Mapping[str, Sequence[int]] = {game.name: game.seats for game in GAMES.values()}


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody who waits: their row, who they are, and what fits them."""

    row: Row[Any]
    guest: Guest
    waiting: Waiting


def must_be_possible(want: Want) -> None:
    """Refuse who wants nothing, or what cannot be played."""
    if not (want.games and want.paces and want.sizes):
        raise NothingWanted()
    seats = [loading.game_named(game, GAMES).seats for game in want.games]
    if not any(size in each for each in seats for size in want.sizes):
        raise NoTableFits()


def held_until(left: Sequence[float], now: float) -> float | None:
    """Until when somebody who has left tables at these moments may not look for another."""
    until = left[-1] + HELD_SECONDS if len(left) >= MOST_LEFT else now
    return until if until > now else None


def waiting_in(row: Row[Any], guest: Guest, levels: Mapping[str, int], apart: frozenset[int]) -> Waiting:
    """Somebody who waits, as far as it matters who fits with them."""
    want = want_in(row)
    return Waiting(
        guest=guest.id,
        since=row.since,
        games=frozenset(want.games),
        paces=frozenset(want.paces),
        sizes=frozenset(want.sizes),
        close=want.close,
        accounts=want.accounts,
        has_account=guest.login is not None,
        bots=want.bots,
        joins=want.joins,
        begins=row.begins,
        levels=levels,
        apart=apart,
    )


def kind_of(row: Row[Any]) -> Kind | None:
    """What is played at a table, if that is how pairing lays them."""
    clock = msgspec.json.decode(row.clock, type=Clock) if row.clock else None
    pace = next((pace for pace, each in CLOCKS.items() if each == clock), None)
    return None if pace is None else Kind(row.game, pace, row.size)


def wish_for(found: Found) -> NewTable:
    """The table that fits, with bots in the seats that are left."""
    game, pace, _ = found.kind
    places = [Place("open")] * len(found.people) + [Place("bot", level=MIDDLE)] * found.bots
    secrets.SystemRandom().shuffle(places)
    return NewTable(
        game,
        tuple(places),
        clock=CLOCKS[pace],
        away=AWAY[pace],
    )


def wait_of(own: Known, known: Mapping[int, Known], looking: Sequence[Waiting], now: float) -> Wait:
    """How somebody's wait goes."""
    person, row = own.waiting, own.row
    wait = partial(Wait, want_in(row), row.since, person.bots_at(), dict(person.levels))
    if row.table_id is not None:
        return wait(table=row.table_id)
    found = fitting.forming(person, looking, SEATS, now)
    return wait(forming=forming_of(person, found, known, looking, now) if found else None)


def forming_of(
    person: Waiting, found: Found, known: Mapping[int, Known], looking: Sequence[Waiting], now: float
) -> Forming:
    """The table that somebody may wait for, as they are shown it."""
    game, pace, size = found.kind
    with_bots = fitting.beginning(person, looking, SEATS, now)
    coming = with_bots.people if with_bots else ()
    beside = tuple(
        Beside(known[each.guest].guest.name, each.levels.get(game), each in coming)
        for each in found.people
        if each.guest != person.guest
    )
    return Forming(game, pace, size, beside, with_bots.bots if with_bots else size - 1)
