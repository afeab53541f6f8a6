"""Statistics: what one did at each game, and who is strong at it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam, case, func, select

from rouages.games import GAMES
from rouages.server.people.ratings import Ratings, Skill
from rouages.server.store.database import GUESTS, RESULTS
from rouages.server.store.storage import Storage
from rouages.server.wire.standings import GameRecord, Placed, Ranking, Statistics

MOST_PLACED = 20

WON = (RESULTS.c.place == 1) & ~RESULTS.c.conceded
MINE = (
    select(
        RESULTS.c.game,
        func.count().label("played"),
        func.sum(case((WON, 1), else_=0)).label("won"),
        func.sum(case((RESULTS.c.conceded, 1), else_=0)).label("conceded"),
        func.avg(RESULTS.c.score).label("average"),
        func.min(case((WON, RESULTS.c.seconds))).label("fastest"),
        func.sum(RESULTS.c.undos).label("undos"),
        func.sum(RESULTS.c.hints).label("hints"),
    )
    .where(RESULTS.c.guest == bindparam("guest"))
    .group_by(RESULTS.c.game)
)
GONE = select(GUESTS.c.id).where(GUESTS.c.left.is_not(None))
NAMES = select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.handle).where(
    GUESTS.c.id.in_(bindparam("guests", expanding=True))
)


class StatisticsBook:
    """Read when somebody asks."""

    def __init__(self, storage: Storage) -> None:
        """From the results in this database."""
        self._storage = storage
        self._ratings = Ratings(storage)

    async def of(self, guest: int | None) -> Statistics:
        """A guest's own games, and the rankings."""
        skills = {name: await self._ratings.of(name) for name, game in GAMES.items() if not game.cooperative}
        rows = await self._storage.rows(MINE, guest=guest) if guest is not None else []
        mine = {row.game: record_of(row, skills.get(row.game, {}).get(guest or 0)) for row in rows}
        gone = {row.id for row in await self._storage.rows(GONE)}
        here = {name: found.keys() - gone for name, found in skills.items()}
        rankings = [await self._ranking(name, skills[name], who, guest) for name, who in here.items() if who]
        return Statistics(tuple(mine[name] for name in GAMES if name in mine), tuple(rankings))

    async def _ranking(
        self, game: str, skills: dict[int, Skill], people: set[int], guest: int | None
    ) -> Ranking:
        """The strongest by what is almost sure of them, so that one lucky match does not lead."""
        best = sorted(people, key=lambda one: -skills[one].rating.ordinal())[:MOST_PLACED]
        known = {row.id: row for row in await self._storage.rows(NAMES, guests=best)}
        return Ranking(
            game,
            tuple(
                Placed(known[one].name, known[one].handle, one == guest, skills[one].shown)
                for one in best
                if one in known
            ),
        )


def record_of(row: Any, skill: Skill | None) -> GameRecord:
    """A line of one's own games."""
    return GameRecord(
        game=row.game,
        cooperative=GAMES[row.game].cooperative,
        played=int(row.played),
        won=int(row.won),
        conceded=int(row.conceded),
        average=float(row.average),
        fastest=row.fastest,
        undos=int(row.undos),
        hints=int(row.hints),
        rating=skill.shown if skill else None,
    )
