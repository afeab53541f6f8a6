"""Solving: what is believed of people at puzzles, and of puzzles, from first attempts.

An attempt is a match between a person and a puzzle. Only somebody's first at a puzzle counts, once, whichever
server hears of it: it is written under the next number of that person, and of that puzzle, with what is
believed of both afterwards, and whoever comes second with a number is refused and reads again. Guests are
free, and many of them could make a puzzle easy or hard: what they do counts for them, and for no puzzle.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, bindparam, func, insert, select

from rouages.server.people.guests import Guest
from rouages.server.people.ratings import POINTS_A_SKILL, gained, give, model, points
from rouages.server.store.database import PUZZLE_ATTEMPTS, PUZZLE_RATINGS
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.wire.puzzles import PuzzleCard, PuzzlePeople, Solver
from rouages.server.wire.standings import START
from rouages.tables.ledger.ledger import Fenced
from rouages.tables.wire.refusals import NotSaved

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

MOST_TIMES = 8
"""So often an attempt is written anew, where other servers write of the same puzzle at the same moment."""

OWN = PUZZLE_ATTEMPTS.c
LAST_OF_GUEST = (
    select(PUZZLE_ATTEMPTS)
    .where(OWN.guest == bindparam("of"), OWN.game == bindparam("at"))
    .order_by(OWN.number.desc())
    .limit(1)
)
FIRST = select(PUZZLE_ATTEMPTS).where(
    OWN.guest == bindparam("of"), OWN.game == bindparam("at"), OWN.mark == bindparam("which")
)
ATTEMPTS_OF = select(PUZZLE_ATTEMPTS).where(OWN.guest == bindparam("of")).order_by(OWN.at)
NEWEST_OF_GUEST = (
    select(OWN.game, func.max(OWN.number).label("number"))
    .where(OWN.guest == bindparam("of"))
    .group_by(OWN.game)
    .subquery()
)
OF_GUEST = select(PUZZLE_ATTEMPTS).join(
    NEWEST_OF_GUEST,
    and_(
        OWN.guest == bindparam("of"),
        OWN.game == NEWEST_OF_GUEST.c.game,
        OWN.number == NEWEST_OF_GUEST.c.number,
    ),
)
KNOWN = PUZZLE_RATINGS.c
LAST_OF_PUZZLE = (
    select(PUZZLE_RATINGS)
    .where(KNOWN.game == bindparam("at"), KNOWN.mark == bindparam("which"))
    .order_by(KNOWN.number.desc())
    .limit(1)
)
NEWEST = (
    select(KNOWN.game, KNOWN.mark, func.max(KNOWN.number).label("number"))
    .group_by(KNOWN.game, KNOWN.mark)
    .subquery()
)
OF_PUZZLES = select(KNOWN.game, KNOWN.mark, KNOWN.mu).join(
    NEWEST,
    and_(KNOWN.game == NEWEST.c.game, KNOWN.mark == NEWEST.c.mark, KNOWN.number == NEWEST.c.number),
)
NEW_ATTEMPT = insert(PUZZLE_ATTEMPTS)
NEW_RATING = insert(PUZZLE_RATINGS)


class SolvingBook:
    """First attempts of people at puzzles."""

    def __init__(self, storage: Storage) -> None:
        """Kept in this database."""
        self._storage = storage
        self._writing = asyncio.Lock()

    async def of(self, guest: int) -> dict[str, Solver]:
        """What is believed of somebody, by game."""
        return {row.game: solver(row) for row in await self._storage.rows(OF_GUEST, of=guest)}

    async def ratings(self) -> Mapping[tuple[str, str], int]:
        """How hard puzzles are, by game and mark, as far as people have tried them."""
        return {(row.game, row.mark): points(row.mu) for row in await self._storage.rows(OF_PUZZLES)}

    async def people(self, game: str, card: PuzzleCard, guest: Guest | None) -> PuzzlePeople:
        """What people made of a puzzle, and what is believed of this reader."""
        own = await self._storage.row(LAST_OF_GUEST, of=guest.id, at=game) if guest else None
        known = await self._storage.row(LAST_OF_PUZZLE, at=game, which=card.mark)
        return PuzzlePeople(
            tried=known.number if known else 0,
            solved=known.solved if known else 0,
            rating=points(known.mu) if known else card.rating,
            solver=solver(own) if own else None,
        )

    async def note(
        self, guest: Guest, game: str, card: PuzzleCard, *, is_solved: bool, now: float
    ) -> int | None:
        """Count an attempt if it is somebody's first at this puzzle; the points that it brought, if it is."""
        async with self._writing:
            for _ in range(MOST_TIMES):
                if await self._storage.row(FIRST, of=guest.id, at=game, which=card.mark):
                    return None
                with suppress(Fenced):
                    return await self._note(guest, game, card, is_solved=is_solved, now=now)
        raise NotSaved()

    async def _note(self, guest: Guest, game: str, card: PuzzleCard, *, is_solved: bool, now: float) -> int:
        own = await self._storage.row(LAST_OF_GUEST, of=guest.id, at=game)
        known = await self._storage.row(LAST_OF_PUZZLE, at=game, which=card.mark)
        before = own.mu if own else model().mu
        person, puzzle = await asyncio.to_thread(
            met, believed(own, START), believed(known, card.rating), is_solved=is_solved
        )
        batch = Batch()
        batch.add(
            NEW_ATTEMPT,
            {
                "guest": guest.id,
                "game": game,
                "number": own.number + 1 if own else 1,
                "mark": card.mark,
                "solved": is_solved,
                "at": now,
                "mu": person.mu,
                "sigma": person.sigma,
            },
        )
        if guest.login is not None:
            batch.add(
                NEW_RATING,
                {
                    "game": game,
                    "mark": card.mark,
                    "number": known.number + 1 if known else 1,
                    "solved": (known.solved if known else 0) + is_solved,
                    "mu": puzzle.mu,
                    "sigma": puzzle.sigma,
                },
            )
        await self._storage.commit(batch)
        return gained(person.mu - before)


def believed(row: Any | None, start: int) -> PlackettLuceRating:
    """What is believed of somebody or something: what was written last, or so many points, far from sure."""
    found = model()
    if row is None:
        return found.rating(mu=found.mu + (start - START) / POINTS_A_SKILL)
    return found.rating(mu=row.mu, sigma=row.sigma)


def met(
    person: PlackettLuceRating, puzzle: PlackettLuceRating, *, is_solved: bool
) -> tuple[PlackettLuceRating, PlackettLuceRating]:
    """What is believed of both once one of them has won."""
    [[after], [other]] = model().rate([[person], [puzzle]], ranks=[1.0, 2.0] if is_solved else [2.0, 1.0])
    return after, other


def solver(row: Any) -> Solver:
    """As people read it."""
    return Solver(points(row.mu), give(row.sigma), row.number)
