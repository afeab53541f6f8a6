"""Ratings: how strong each player is at each game, from the rated results in the order in which they ended.

They are worked out from the results whenever somebody asks, from where the last reading stopped: nothing that
could disagree with the results is kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import bindparam, select

from rouages.server.store.database import RESULTS
from rouages.server.store.storage import Storage
from rouages.server.wire.standings import Rating

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

START = 1500
POINTS_A_SKILL = 24
"""A newcomer is at 1500, give or take 400."""

LATE_SECONDS = 60.0
"""Another server may have kept a result so much later than the match ended by its clock."""

SINCE = (
    select(RESULTS.c.table_id, RESULTS.c.game, RESULTS.c.guest, RESULTS.c.place, RESULTS.c.ended)
    .where(RESULTS.c.rated, RESULTS.c.ended >= bindparam("since"))
    .order_by(RESULTS.c.ended, RESULTS.c.table_id, RESULTS.c.seat)
)


class Skill(NamedTuple):
    """What is believed of a player at a game."""

    rating: PlackettLuceRating
    matches: int

    @property
    def shown(self) -> Rating:
        """As people read it."""
        points = START + (self.rating.mu - 25) * POINTS_A_SKILL
        return Rating(round(points), round(2 * self.rating.sigma * POINTS_A_SKILL), self.matches)


class Ratings:
    """The skills of all players at all games."""

    def __init__(self, storage: Storage) -> None:
        """Nothing was read yet."""
        self._storage = storage
        self._skills: dict[str, dict[int, Skill]] = {}
        self._since = 0.0
        self._read: set[str] = set()
        """The tables that were read and ended not long before the last of them."""
        self._reading = asyncio.Lock()

    async def of(self, game: str) -> dict[int, Skill]:
        """The skills at a game by guest, with the newest results."""
        async with self._reading:
            rows = await self._storage.rows(SINCE, since=self._since - LATE_SECONDS)
            if fresh := [row for row in rows if row.table_id not in self._read]:
                await asyncio.to_thread(self._learn, fresh)
                self._since = max(self._since, fresh[-1].ended)
                self._read |= {row.table_id for row in fresh}
                self._read = {
                    row.table_id for row in rows if row.ended >= self._since - LATE_SECONDS
                } & self._read
        return self._skills.get(game, {})

    @cached_property
    def _model(self) -> PlackettLuce:
        from openskill.models import PlackettLuce

        return PlackettLuce()

    def _learn(self, rows: Iterable[Any]) -> None:
        for _, match in groupby(rows, key=lambda row: row.table_id):
            seats = list(match)
            skills = self._skills.setdefault(seats[0].game, {})
            before = [skills.get(seat.guest) or Skill(self._model.rating(), 0) for seat in seats]
            after = self._model.rate(
                [[skill.rating] for skill in before], ranks=[float(seat.place) for seat in seats]
            )
            for seat, skill, [rating] in zip(seats, before, after, strict=True):
                skills[seat.guest] = Skill(rating, skill.matches + 1)
