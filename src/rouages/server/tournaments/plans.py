"""Plans: what a tournament can be, and the tables that are laid for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from rouages.bots import BOTS, LEVELS
from rouages.engine import loading
from rouages.games import GAMES
from rouages.server.people.guests import Guest
from rouages.server.tournaments.drawing import rounds_of
from rouages.server.tournaments.sizes import LEAST, MOST, sizes_met
from rouages.server.tournaments.talk import spectators
from rouages.server.wire.paces import AWAY, CLOCKS
from rouages.server.wire.pairing import MOST_SEATS, Pace
from rouages.server.wire.refusals.tournaments import (
    BeginsTooLate,
    NoRivals,
    PairsOnly,
    TablesTooLarge,
)
from rouages.server.wire.tournaments import Format, NewTournament, Plans
from rouages.tables.ledger.rows import NewRow
from rouages.tables.ledger.seats import STAND_IN
from rouages.tables.match import paired
from rouages.tables.wire.plain_text import name_from
from rouages.tables.wire.refusals import UnknownLevel
from rouages.tables.wire.states import NewTable, Place
from rouages.tables.wire.time_control import DAY

MINUTE = 60.0
COMING: Mapping[Pace, float] = {Pace.LIVE: 5 * MINUTE, Pace.HOUR: 15 * MINUTE, Pace.DAYS: DAY}
"""So long a table waits for everybody to come; then bots play for who is missing."""
LATEST = 90 * DAY
"""So far ahead a tournament may be planned."""


def planned(wish: NewTournament, now: float) -> NewTournament:
    """A plan that can be kept; refused in one sentence if it cannot."""
    game = loading.game_named(wish.game, GAMES)
    if game.cooperative:
        raise NoRivals()
    if wish.form is Format.ROUND_ROBIN and wish.seats != 2:
        raise PairsOnly()
    if wish.seats > game.seats[-1] or wish.seats > wish.size:
        raise TablesTooLarge(most=min(game.seats[-1], wish.size))
    for size in sorted(sizes_met(wish.size, wish.seats)):
        game.options_from(wish.options, size)
    if wish.bots is not None and wish.bots not in LEVELS:
        raise UnknownLevel(level=wish.bots, known=", ".join(LEVELS))
    if wish.begins is not None and not now < wish.begins <= now + LATEST:
        raise BeginsTooLate(days=LATEST // DAY)
    return msgspec.structs.replace(wish, name=name_from(wish.name), game=game.name)


@cache
def known_plans() -> Plans:
    """What can be planned, with how long it takes."""
    people = range(LEAST, MOST + 1)
    return Plans(
        LEAST,
        MOST,
        MOST_SEATS,
        {
            form: tuple(
                tuple(rounds_of(form, size, seats) for size in people)
                for seats in range(2, MOST_SEATS + 1 if form is not Format.ROUND_ROBIN else 3)
            )
            for form in Format
        },
    )


def bots_to_add(plan: NewTournament, people: int) -> int | None:
    """How many bots play if it begins with so many people; none if it cannot."""
    if plan.bots is None:
        return 0 if people >= LEAST else None
    return plan.size - people if people else None


def lay(
    plan: NewTournament, tournament: str, seated: Sequence[Guest | str], maker: Guest, now: float
) -> NewRow:
    """A table of a round: people, and bots by their level, in the order of their seats."""
    places = tuple(Place("bot", level=each) if isinstance(each, str) else Place("open") for each in seated)
    wish = NewTable(
        plan.game,
        places,
        options=plan.options,
        spectators=spectators(plan),
        watching=plan.watching,
        delay=plan.delay,
        clock=CLOCKS[plan.pace],
        away=AWAY[plan.pace],
    )
    people = [each for each in seated if not isinstance(each, str)]
    return paired.lay_drawn(wish, people, tuple(BOTS), now, tournament=tournament, maker=maker)


def who_sits(guest: Guest | None, bot: str | None) -> Guest | str:
    """Somebody, or the bot that plays for who has left the house or was sent away."""
    if guest is None or guest.is_banned or not guest.name:
        return bot or STAND_IN
    return guest
