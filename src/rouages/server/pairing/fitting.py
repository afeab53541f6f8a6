"""Fitting: which of those who wait sit down together, and at what table.

Nothing here knows a clock or a database: the same people at the same moment always give the same tables.
The longest wait is seen to first. A table of people only comes before one with bots.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from rouages.server.wire.pairing import Pace
from rouages.server.wire.standings import START

WINDOW = 200
WIDER_SECONDS = 20.0
"""A window of so many points to both sides is wider by as much each time that this has passed."""
OPEN_SECONDS = 60.0
"""After so long everybody is strong enough."""
MOST_TRIED = 12
"""So many of those who have waited longest are tried together with one."""

Seats = Mapping[str, Sequence[int]]
"""How many may play each game."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who waits, and what they want."""

    guest: int
    since: float
    games: frozenset[str]
    paces: frozenset[Pace]
    sizes: frozenset[int]
    close: bool = True
    """Whether the others shall be of about the same strength."""
    accounts: bool = False
    """Whether the others shall be people who sign in."""
    has_account: bool = True
    bots: float | None = None
    """After so many seconds bots may take the seats that are left."""
    begins: bool = False
    """Whether they have said that bots may at once."""
    joins: bool = False
    """Whether people may still come in place of bots, and they in place of one."""
    levels: Mapping[str, int] = field(default_factory=dict)
    """How strong they are, by game."""
    apart: frozenset[int] = frozenset()
    """Those with whom they have nothing to do, whoever wished it."""

    def window(self, now: float) -> float:
        """How far from their own the strength of others may be."""
        waited = now - self.since
        if not self.close or waited >= OPEN_SECONDS:
            return math.inf
        return WINDOW * (1 + max(0.0, waited) // WIDER_SECONDS)

    def level(self, game: str) -> int:
        """How strong they are at a game."""
        return self.levels.get(game, START)

    def bots_at(self) -> float | None:
        """When bots may take the seats that are left; none: never by itself."""
        return None if self.bots is None else self.since + self.bots

    def takes_bots(self, now: float, since: float) -> bool:
        """Whether they begin with bots at a table for which somebody has waited since then."""
        if self.begins:
            return True
        return self.bots is not None and now - min(since, self.since) >= self.bots


class Kind(NamedTuple):
    """What is played, how fast and by how many."""

    game: str
    pace: Pace
    size: int


class Found(NamedTuple):
    """A table that fits, and who sits there: whoever has waited longest first; bots have the other seats."""

    kind: Kind
    people: tuple[Waiting, ...]

    @property
    def bots(self) -> int:
        """How many seats are left to bots."""
        return self.kind.size - len(self.people)


class Going(NamedTuple):
    """A table that was found for some people, where bots have seats."""

    table: str
    kind: Kind
    people: tuple[Waiting, ...]


def joining(person: Waiting, going: Iterable[Going], now: float) -> Going | None:
    """A table where somebody may take a bot's seat, since all who sit there want that, and fit with them."""
    for each in going:
        welcome = person.joins and all(other.joins for other in each.people)
        if (
            welcome
            and wants(person, each.kind)
            and all(fit(person, other, each.kind.game, now) for other in each.people)
        ):
            return each
    return None


def fit(one: Waiting, other: Waiting, game: str, now: float) -> bool:
    """Whether two may sit at one table of a game, as far as people are concerned."""
    if one.guest in other.apart or other.guest in one.apart:
        return False
    if (one.accounts and not other.has_account) or (other.accounts and not one.has_account):
        return False
    return abs(one.level(game) - other.level(game)) <= min(one.window(now), other.window(now))


def wants(person: Waiting, kind: Kind) -> bool:
    """Whether somebody wants this."""
    return kind.game in person.games and kind.pace in person.paces and kind.size in person.sizes


def kinds(person: Waiting, seats: Seats) -> list[Kind]:
    """All that somebody wants and can be played, the largest tables first."""
    found = [
        Kind(game, pace, size)
        for game in person.games
        for pace in person.paces
        for size in person.sizes
        if size in seats.get(game, ())
    ]
    return sorted(found, key=lambda kind: (-kind.size, kind.game, list(Pace).index(kind.pace)))


def in_turn(waiting: Iterable[Waiting]) -> list[Waiting]:
    """Those who wait, the longest first."""
    return sorted(waiting, key=lambda person: (person.since, person.guest))


def tables(waiting: Iterable[Waiting], seats: Seats, now: float) -> list[Found]:
    """All tables that fit now; nobody is at two of them."""
    free = in_turn(waiting)
    found: list[Found] = []
    for search in (_of_people, _with_bots):
        for person in tuple(free):
            if person in free and (table := search(person, free, seats, now)):
                found.append(table)
                free = [each for each in free if each not in table.people]
    return found


def _of_people(first: Waiting, free: Sequence[Waiting], seats: Seats, now: float) -> Found | None:
    """The largest table that is full with somebody and others who wait."""
    for kind in kinds(first, seats):
        others = list(islice(_others(first, free, kind, now), MOST_TRIED))
        if people := _together([first], others, kind, now):
            return Found(kind, tuple(in_turn(people)))
    return None


def _together(
    chosen: list[Waiting], others: Sequence[Waiting], kind: Kind, now: float
) -> list[Waiting] | None:
    """So many as a table needs who all fit with each other, those first who have waited longest."""
    missing = kind.size - len(chosen)
    if not missing:
        return chosen
    for place, person in enumerate(others[: len(others) - missing + 1]):
        if all(fit(person, each, kind.game, now) for each in chosen):
            found = _together([*chosen, person], others[place + 1 :], kind, now)
            if found:
                return found
    return None


def _with_bots(first: Waiting, free: Sequence[Waiting], seats: Seats, now: float) -> Found | None:
    """A table where somebody begins with bots, if they want that by now."""
    return beginning(first, free, seats, now) if first.takes_bots(now, first.since) else None


def beginning(first: Waiting, free: Sequence[Waiting], seats: Seats, now: float) -> Found | None:
    """Where somebody would sit who began now: with most others who take bots too, and the fewest bots."""
    return _best(first, free, seats, now, lambda person: person.takes_bots(now, first.since))


def forming(person: Waiting, free: Sequence[Waiting], seats: Seats, now: float) -> Found | None:
    """The table that somebody may wait for: most others wait for it too, and the fewest are missing."""
    return _best(person, free, seats, now, lambda _: True)


def _best(
    first: Waiting, free: Sequence[Waiting], seats: Seats, now: float, comes: Callable[[Waiting], bool]
) -> Found | None:
    found: Found | None = None
    for kind in kinds(first, seats):
        people = [first]
        for person in _others(first, free, kind, now):
            if len(people) == kind.size:
                break
            if comes(person) and all(fit(person, each, kind.game, now) for each in people):
                people.append(person)
        table = Found(kind, tuple(in_turn(people)))
        if found is None or (len(table.people), -table.bots) > (len(found.people), -found.bots):
            found = table
    return found


def _others(first: Waiting, free: Iterable[Waiting], kind: Kind, now: float) -> Iterator[Waiting]:
    """Those who want the same and fit with somebody, in their order."""
    for person in free:
        if person.guest != first.guest and wants(person, kind) and fit(first, person, kind.game, now):
            yield person
