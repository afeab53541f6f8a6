"""History: every match that somebody has finished, and what they have played with another."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from msgspec.structs import astuple
from sqlalchemy import ColumnElement, Select, and_, bindparam, case, func, not_, select

from rouages.games import GAMES
from rouages.server.people.ratings import gained
from rouages.server.people.statistics import DRAWN, WON
from rouages.server.store.database import RESULTS, SEATS, TABLES
from rouages.server.store.rows import by_table
from rouages.server.store.storage import Storage
from rouages.server.wire.players import MatchKind, MatchResult, PastMatch, PastMatches, Shared, SharedGame
from rouages.server.wire.standings import is_won
from rouages.tables.wire.states import SeatKind, Spectators

A_PAGE = 10
FIRST_YEAR, LAST_YEAR = 1970, 9000

OTHER = RESULTS.alias("other")
WITH = select(OTHER.c.table_id).where(OTHER.c.guest == bindparam("other"))
PAST = select(RESULTS, TABLES.c.spectators, TABLES.c.host).join(TABLES, TABLES.c.id == RESULTS.c.table_id)
PEOPLE = (
    select(SEATS.c.table_id, SEATS.c.guest, SEATS.c.name)
    .where(SEATS.c.table_id.in_(bindparam("tables", expanding=True)), SEATS.c.kind == SeatKind.PERSON.value)
    .order_by(SEATS.c.seat)
)
SPAN = select(func.min(RESULTS.c.ended), func.max(RESULTS.c.ended)).where(RESULTS.c.guest == bindparam("of"))
AGAINST = ~RESULTS.c.cooperative
SHARED: Any = (
    select(
        RESULTS.c.game,
        func.count().label("matches"),
        func.sum(case((AGAINST & (RESULTS.c.place < OTHER.c.place), 1), else_=0)).label("won"),
        func.sum(case((AGAINST & (RESULTS.c.place > OTHER.c.place), 1), else_=0)).label("lost"),
        func.sum(case((AGAINST & (RESULTS.c.place == OTHER.c.place), 1), else_=0)).label("level"),
        func.sum(case((RESULTS.c.cooperative, 1), else_=0)).label("together"),
        func.sum(case((RESULTS.c.cooperative & WON, 1), else_=0)).label("together_won"),
    )
    .select_from(RESULTS.join(OTHER, OTHER.c.table_id == RESULTS.c.table_id))
    .where(RESULTS.c.guest == bindparam("of"), OTHER.c.guest == bindparam("other"))
    .group_by(RESULTS.c.game)
)
LAST_SHARED = (
    select(RESULTS.c.game)
    .select_from(RESULTS.join(OTHER, OTHER.c.table_id == RESULTS.c.table_id))
    .where(RESULTS.c.guest == bindparam("of"), OTHER.c.guest == bindparam("other"))
    .order_by(RESULTS.c.ended.desc())
    .limit(1)
)
ENDED = {
    MatchResult.WON: WON,
    MatchResult.LOST: not_(WON) & not_(DRAWN),
    MatchResult.DRAWN: DRAWN,
}
KINDS = {
    MatchKind.RATED: RESULTS.c.rated,
    MatchKind.TOGETHER: RESULTS.c.cooperative,
    MatchKind.FREE: not_(RESULTS.c.rated) & not_(RESULTS.c.cooperative),
}


class Wanted(NamedTuple):
    """Which matches somebody looks for; what is none does not matter."""

    game: str | None = None
    other: int | None = None
    """With whom."""
    result: MatchResult | None = None
    year: int | None = None
    """As the clock in Greenwich has it."""
    kind: MatchKind | None = None

    def of(self, guest: int) -> ColumnElement[bool]:
        """Those of one person."""
        found: list[ColumnElement[bool]] = [RESULTS.c.guest == guest]
        if self.game is not None:
            found.append(RESULTS.c.game == self.game)
        if self.other is not None:
            found.append(RESULTS.c.table_id.in_(WITH.params(other=self.other)))
        if self.result is not None:
            found.append(ENDED[self.result])
        if self.year is not None:
            found.append(RESULTS.c.ended >= beginning_of(self.year))
            found.append(RESULTS.c.ended < beginning_of(self.year + 1))
        if self.kind is not None:
            found.append(KINDS[self.kind])
        return and_(*found)


class HistoryBook:
    """Read when somebody asks, page by page."""

    def __init__(self, storage: Storage) -> None:
        """From the results in this database."""
        self._storage = storage

    async def of(self, guest: int, reader: int | None, wanted: Wanted, page: int) -> PastMatches:
        """The matches of somebody, as another may see them."""
        which = wanted.of(guest)
        counted: Select[Any] = select(func.count()).select_from(RESULTS).where(which)
        total = (await self._storage.rows(counted))[0][0]
        first = page * A_PAGE
        newest = PAST.where(which).order_by(RESULTS.c.ended.desc(), RESULTS.c.table_id)
        rows = await self._storage.rows(newest.limit(A_PAGE).offset(first)) if first < total else ()
        tables = [row.table_id for row in rows]
        people = by_table(await self._storage.rows(PEOPLE, tables=tables) if tables else ())
        matches = (past_match(row, people[row.table_id], guest, reader) for row in rows)
        return PastMatches(total, first, tuple(matches))

    async def shared(self, guest: int, other: int) -> Shared | None:
        """What somebody has played with another."""
        rows = await self._storage.rows(SHARED, of=guest, other=other)
        games = {row.game: SharedGame(row.game, *map(int, row[1:])) for row in rows}
        if not games:
            return None
        each = tuple(games[name] for name in GAMES if name in games)
        totals = [sum(counts) for counts in zip(*map(counted, each), strict=True)]
        matches, won, lost, level, together, together_won = totals
        return Shared(matches, won, lost, level, together, together_won, each)

    async def last_shared(self, guest: int, other: int) -> str | None:
        """The game that somebody has last played with another to its end."""
        row = await self._storage.row(LAST_SHARED, of=guest, other=other)
        return row.game if row else None

    async def years(self, guest: int) -> tuple[int, ...]:
        """From the last in which somebody finished a match to the first."""
        row = await self._storage.row(SPAN, of=guest)
        if row is None or row[0] is None:
            return ()
        first, last = (datetime.fromtimestamp(when, UTC).year for when in row)
        return tuple(range(last, first - 1, -1))


def counted(game: SharedGame) -> tuple[int, ...]:
    """What is counted of a game, in its order."""
    return astuple(game)[1:]


def past_match(row: Any, people: Sequence[Any], guest: int, reader: int | None) -> PastMatch:
    """A match of somebody; whoever may not look on is not told where it was, nor with whom."""
    sits = reader is not None and any(seat.guest == reader for seat in people)
    may_watch = sits or row.spectators != Spectators.NOBODY.value or reader == row.host
    unrated = MatchKind.TOGETHER if row.cooperative else MatchKind.FREE
    others = tuple(seat.name for seat in people if seat.guest != guest) if may_watch else ()
    return PastMatch(
        table=row.table_id if may_watch else None,
        game=row.game,
        ended=row.ended,
        kind=MatchKind.RATED if row.rated else unrated,
        result=result_of(row),
        conceded=row.conceded,
        players=row.players,
        place=row.place,
        score=row.score,
        gain=None if row.gain is None else gained(row.gain),
        others=others,
    )


def result_of(row: Any) -> MatchResult:
    """How it ended for somebody; who gave up before the others agreed on a draw has lost."""
    if row.drawn and row.place == 1:
        return MatchResult.DRAWN
    won = is_won(row.place, conceded=row.conceded, drawn=row.drawn)
    return MatchResult.WON if won else MatchResult.LOST


def beginning_of(year: int) -> float:
    """The first moment of a year."""
    return datetime(min(max(year, FIRST_YEAR), LAST_YEAR), 1, 1, tzinfo=UTC).timestamp()
