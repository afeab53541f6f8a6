"""Statistics: what one did at each game, and who is strong at it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import bindparam, case, func, select

from rouages.games import GAMES
from rouages.server.people.ratings import Ratings, shown
from rouages.server.store.database import RESULTS
from rouages.server.store.storage import Storage
from rouages.server.wire.standings import GameRecord, Placed, Ranking, Rating, Statistics

WON = (RESULTS.c.place == 1) & ~RESULTS.c.conceded & ~RESULTS.c.drawn
DRAWN = (RESULTS.c.place == 1) & RESULTS.c.drawn
MINE = (
    select(
        RESULTS.c.game,
        func.count().label("played"),
        func.sum(case((WON, 1), else_=0)).label("won"),
        func.sum(case((RESULTS.c.conceded, 1), else_=0)).label("conceded"),
        func.sum(case((DRAWN, 1), else_=0)).label("drawn"),
        func.avg(case((~RESULTS.c.drawn, RESULTS.c.score))).label("average"),
        func.min(case((WON, RESULTS.c.seconds))).label("fastest"),
        func.sum(RESULTS.c.undos).label("undos"),
        func.sum(RESULTS.c.hints).label("hints"),
    )
    .where(RESULTS.c.guest == bindparam("guest"))
    .group_by(RESULTS.c.game)
)


class StatisticsBook:
    """Read when somebody asks."""

    def __init__(self, storage: Storage) -> None:
        """From the results in this database."""
        self._storage = storage
        self.ratings = Ratings(storage)

    async def of(self, guest: int | None) -> Statistics:
        """A guest's own games, and the rankings."""
        await self.ratings.learn()
        mine = await self.games_of(guest) if guest is not None else {}
        best = {name: await self.ratings.best(name) for name, game in GAMES.items() if not game.cooperative}
        return Statistics(
            tuple(mine[name] for name in GAMES if name in mine),
            tuple(Ranking(name, placed(rows, guest)) for name, rows in best.items() if rows),
        )

    async def games_of(self, guest: int) -> dict[str, GameRecord]:
        """What a guest did at each game that they have played."""
        ratings = await self.ratings.of(guest)
        rows = await self._storage.rows(MINE, guest=guest)
        return {row.game: record_of(row, ratings.get(row.game)) for row in rows}


def placed(rows: Iterable[Any], guest: int | None) -> tuple[Placed, ...]:
    """A ranking as this guest sees it."""
    return tuple(Placed(row.name, row.handle, row.guest == guest, shown(row)) for row in rows)


def record_of(row: Any, rating: Rating | None) -> GameRecord:
    """A line of one's own games."""
    return GameRecord(
        game=row.game,
        cooperative=GAMES[row.game].cooperative,
        played=int(row.played),
        won=int(row.won),
        conceded=int(row.conceded),
        drawn=int(row.drawn),
        average=None if row.average is None else float(row.average),
        fastest=row.fastest,
        undos=int(row.undos),
        hints=int(row.hints),
        rating=rating,
    )
