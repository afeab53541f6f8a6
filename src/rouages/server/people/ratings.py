"""Ratings: how strong each player is at each game, learned from the rated results as the matches end.

Each match is learned once, whichever server does it: what is believed of its players and that it was learned
are written together, and whoever comes second is refused by the match's number.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import bindparam, delete, exists, false, func, insert, select, update

from rouages.server.store.database import GUESTS, RATED_MATCHES, RESULTS, SKILLS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch, Values
from rouages.server.wire.players import Curve, CurvePoint
from rouages.server.wire.standings import START, Rating
from rouages.tables.ledger.ledger import Fenced

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

POINTS_A_SKILL = 24
"""A newcomer is at 1500, give or take 400."""
LATE_SECONDS = 3600.0
"""Another server may have kept a result so much later than the match ended by its clock."""
MOST_RESULTS = 2000
"""What is learned at once; the rest a moment later."""
MOST_PLACED = 20
MOST_POINTS = 200
"""Of a curve."""

LAST = select(RATED_MATCHES.c.number, RATED_MATCHES.c.ended).where(
    RATED_MATCHES.c.number == select(func.max(RATED_MATCHES.c.number)).scalar_subquery()
)
FRESH = (
    select(
        RESULTS.c.table_id,
        RESULTS.c.seat,
        RESULTS.c.game,
        RESULTS.c.guest,
        RESULTS.c.place,
        RESULTS.c.ended,
        GUESTS.c.login,
    )
    .join(GUESTS, GUESTS.c.id == RESULTS.c.guest)
    .where(RESULTS.c.rated, RESULTS.c.ended >= bindparam("since"))
    .where(~exists().where(RATED_MATCHES.c.table_id == RESULTS.c.table_id))
    .order_by(RESULTS.c.ended, RESULTS.c.table_id, RESULTS.c.seat)
    .limit(MOST_RESULTS)
)
KNOWN = select(SKILLS).where(SKILLS.c.guest.in_(bindparam("guests", expanding=True)))
OLD_SKILL = delete(SKILLS).where(SKILLS.c.game == bindparam("which"), SKILLS.c.guest == bindparam("whose"))
NEW_SKILL = insert(SKILLS)
LEARNED = insert(RATED_MATCHES)
NOT_RATED = update(RESULTS).where(RESULTS.c.table_id == bindparam("where")).values(rated=false())
LEARNED_OF = (
    update(RESULTS)
    .where(RESULTS.c.table_id == bindparam("where"), RESULTS.c.seat == bindparam("which"))
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"), gain=bindparam("new_gain"))
)
CURVE = (
    select(RESULTS.c.ended, RESULTS.c.mu, RESULTS.c.sigma)
    .where(RESULTS.c.guest == bindparam("of"), RESULTS.c.game == bindparam("game"))
    .where(RESULTS.c.mu.is_not(None))
    .order_by(RESULTS.c.ended.desc())
    .limit(MOST_POINTS)
)
BEST = (
    select(SKILLS, GUESTS.c.name, GUESTS.c.handle)
    .join(GUESTS, GUESTS.c.id == SKILLS.c.guest)
    .where(SKILLS.c.game == bindparam("game"), GUESTS.c.left.is_(None), GUESTS.c.keeper.is_(None))
    .order_by(SKILLS.c.sure.desc())
    .limit(MOST_PLACED)
)


class Whose(NamedTuple):
    """Of one player at one game."""

    game: str
    guest: int


class Skill(NamedTuple):
    """What is believed of a player at a game."""

    rating: PlackettLuceRating
    matches: int


class Ratings:
    """The skills of all players at all games."""

    def __init__(self, storage: Storage) -> None:
        """Kept in this database."""
        self._storage = storage
        self._learning = asyncio.Lock()

    async def of(self, guest: int) -> dict[str, Rating]:
        """A guest's, by game."""
        return (await self.of_all([guest])).get(guest, {})

    async def of_all(self, guests: Sequence[int]) -> dict[int, dict[str, Rating]]:
        """Those of several guests, by game."""
        found: dict[int, dict[str, Rating]] = {}
        for row in await self._storage.rows(KNOWN, guests=guests):
            found.setdefault(row.guest, {})[row.game] = shown(row)
        return found

    async def best(self, game: str) -> Sequence[Any]:
        """The strongest by what is almost sure of them, so that one lucky match does not lead."""
        return await self._storage.rows(BEST, game=game)

    async def curve(self, guest: int, game: str) -> Curve:
        """How a guest's rating at a game came about, as far as it was written down."""
        rows = await self._storage.rows(CURVE, of=guest, game=game)
        return Curve(tuple(CurvePoint(row.ended, points(row.mu), give(row.sigma)) for row in rows[::-1]))

    async def learn(self) -> None:
        """Learn from the matches that have ended since the last time, or from some if there are very many."""
        async with self._learning:
            last = await self._storage.row(LAST)
            since = last.ended - LATE_SECONDS if last else 0.0
            if found := whole(await self._storage.rows(FRESH, since=since)):
                with suppress(Fenced):
                    await self._learn(found, last.number + 1 if last else 1)

    async def _learn(self, found: list[list[Any]], number: int) -> None:
        matches = [match for match in found if is_among_accounts(match)]
        guests = sorted({seat.guest for match in matches for seat in match})
        known = await self._storage.rows(KNOWN, guests=guests)
        skills, lessons = await asyncio.to_thread(self._rate, matches, known)
        batch = Batch()
        for match in found:
            if not is_among_accounts(match):
                batch.add(NOT_RATED, {"where": match[0].table_id})
        for which, match in enumerate(matches, start=number):
            batch.add(LEARNED, {"number": which, "table_id": match[0].table_id, "ended": match[0].ended})
        for lesson in lessons:
            batch.add(LEARNED_OF, lesson)
        for (game, guest), skill in skills.items():
            rating = skill.rating
            batch.add(OLD_SKILL, {"which": game, "whose": guest})
            batch.add(
                NEW_SKILL,
                {
                    "game": game,
                    "guest": guest,
                    "mu": rating.mu,
                    "sigma": rating.sigma,
                    "matches": skill.matches,
                    "sure": rating.ordinal(),
                },
            )
        await self._storage.commit(batch)

    def _rate(
        self, matches: Iterable[list[Any]], known: Iterable[Any]
    ) -> tuple[dict[Whose, Skill], list[Values]]:
        """What is believed of all who played, one match after another, and what each made of it."""
        rules = model()
        before = {
            Whose(row.game, row.guest): Skill(rules.rating(mu=row.mu, sigma=row.sigma), row.matches)
            for row in known
        }
        skills: dict[Whose, Skill] = {}
        lessons: list[Values] = []
        for match in matches:
            who = [Whose(seat.game, seat.guest) for seat in match]
            were = [skills.get(each) or before.get(each) or Skill(rules.rating(), 0) for each in who]
            are = rules.rate([[each.rating] for each in were], ranks=[float(seat.place) for seat in match])
            for seat, each, skill, [rating] in zip(match, who, were, are, strict=True):
                skills[each] = Skill(rating, skill.matches + 1)
                new = {"mu": rating.mu, "sigma": rating.sigma, "gain": rating.mu - skill.rating.mu}
                values = {f"new_{name}": value for name, value in new.items()}
                lessons.append({"where": seat.table_id, "which": seat.seat, **values})
        return skills, lessons


@cache
def model() -> PlackettLuce:
    """How belief changes with a result, for all that is rated here; it takes a moment to come."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def whole(rows: Sequence[Any]) -> list[list[Any]]:
    """The results match by match; the last may not be whole if there are more."""
    matches = [list(seats) for _, seats in groupby(rows, key=attrgetter("table_id"))]
    return matches[:-1] if len(rows) == MOST_RESULTS else matches


def is_among_accounts(match: Iterable[Any]) -> bool:
    """Whether all who played can be found again: guests are free, and a rating could be won from them."""
    return all(seat.login is not None for seat in match)


def shown(row: Any) -> Rating:
    """As people read it."""
    return Rating(points(row.mu), give(row.sigma), row.matches)


def points(mu: float) -> int:
    """What is believed, in points."""
    return round(START + (mu - 25) * POINTS_A_SKILL)


def give(sigma: float) -> int:
    """How far the truth may be from it."""
    return round(2 * sigma * POINTS_A_SKILL)


def gained(gain: float) -> int:
    """By how many points more is believed than before."""
    return round(gain * POINTS_A_SKILL)
