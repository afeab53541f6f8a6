"""One house whose tables are spread over two PostgreSQLs by their id, against the same on one.

`python benchmarks/two_databases.py [TABLES] [ANSWERS]`. People, lobby, history and statistics are on the
first database. A table is kept, page by page and each page in one transaction, on the database that its id
names; once it is kept there, what others look for (that there is such a table, who sits there, how it ended)
is written on the first as well. Everybody answers at once; then some matches are played to their end, the
house is closed and opened again, and every table is compared with what it was. PostgreSQLs of their own, each
with its default settings. What a server would still need is in docs/scale.md.
"""

from __future__ import annotations

import asyncio
import random
import signal
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from zlib import crc32

import uvloop
from house_shares import generations
from large_house import play_by_lot
from sqlalchemy import distinct, func, select
from sqlalchemy.dialects import postgresql

from rouages.server.house import House
from rouages.server.lobby import MOST_MINE
from rouages.server.people.guests import Guest
from rouages.server.settings import Settings
from rouages.server.store import rows
from rouages.server.store.database import ENTRIES, GUESTS
from rouages.server.store.ledger import DatabaseLedger
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.wire.bodies import NewGuest
from rouages.tables.ledger.ledger import Done
from rouages.tables.ledger.rows import (
    EntryRow,
    LineRow,
    NewRow,
    News,
    NoTimers,
    Page,
    PositionRow,
    RemovedRow,
    Row,
    SeatRow,
    Stored,
    TimerRow,
)
from rouages.tables.live import LiveTable
from rouages.tables.match import beginning
from rouages.tables.wire.states import NewTable, Place

sys.path.append(str(Path(__file__).parent.parent))
from tests.server.store.postgres import cluster, new_database

GAME, SEEDS = "out-of-gears", random.Random(7)
ENDED = 10
"""So many matches are played to their end."""
ONLY_THERE = EntryRow | PositionRow | LineRow | RemovedRow | TimerRow | NoTimers
"""What nobody looks for but the table itself."""
SOMEBODY = postgresql.insert(GUESTS).on_conflict_do_nothing()
"""Seats name people by number; who they are is known on the first database alone."""
COUNTED: Any = select(func.count(), func.count(distinct(ENTRIES.c.table_id)))


class Spread:
    """A ledger over several databases."""

    def __init__(self, storages: Sequence[Storage]) -> None:
        """The first has the people."""
        self._storages = storages
        self._ledgers = [DatabaseLedger(storage) for storage in storages]
        self._copying = 0

    def place(self, table_id: str) -> int:
        """The number of the database that keeps this table."""
        return crc32(table_id.encode()) % len(self._storages)

    def submit(self, page: Page, done: Done) -> None:
        """Keep the whole page where its table is; then say so, and note on the first what others look for."""
        where = self.place(_table_in(page[0]))
        if where:
            self._storages[where].submit(_with_people(page), partial(self._kept, page, done))
        else:
            self._ledgers[0].submit(page, done)

    def _kept(self, page: Page, done: Done, error: Exception | None) -> None:
        done(error)
        copy: Page = [row for row in page if not isinstance(row, ONLY_THERE)]
        if error is None and copy:
            self._copying += 1
            self._ledgers[0].submit(copy, self._copied)

    def _copied(self, error: Exception | None) -> None:
        if error:
            raise error
        self._copying -= 1

    async def settle(self) -> None:
        """Until the first has all that it should have."""
        while self._copying:  # noqa: ASYNC110
            await asyncio.sleep(0.01)

    async def keep(self, page: Page) -> None:
        """The same, waited for."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(page, lambda error: kept.set_exception(error) if error else kept.set_result(None))
        await kept

    async def read(self, table_id: str) -> Stored | None:
        """From where it is kept."""
        return await self._ledgers[self.place(table_id)].read(table_id)

    async def since(self, table_id: str, number: int) -> News:
        """From where it is kept."""
        return await self._ledgers[self.place(table_id)].since(table_id, number)


def _table_in(row: Any) -> str:
    if isinstance(row, NewRow):
        return row.terms.id
    found: str = row.table_id if hasattr(row, "table_id") else row.id
    return found


def _people_in(page: Iterable[Row]) -> set[int]:
    seats = [seat for row in page if isinstance(row, NewRow) for seat in row.seats]
    seats += [row.seat for row in page if isinstance(row, SeatRow)]
    hosts = {row.terms.host for row in page if isinstance(row, NewRow)}
    numbers = {getattr(row, "guest", None) for row in page}
    return {guest for guest in {seat.guest for seat in seats} | hosts | numbers if guest is not None}


def _with_people(page: Page) -> Batch:
    batch = Batch()
    for guest in _people_in(page):
        batch.add(SOMEBODY, {"id": guest, "name": "", "language": "en", "made": 0.0})
    for row in page:
        for statement, values in rows.written(row):
            batch.add(statement, values)
    return batch


async def opened(urls: Sequence[str]) -> tuple[House, list[Storage], Spread]:
    """A house on the first database, whose tables are on all of them."""
    settings = Settings(urls[0], limits=False, tables_a_guest=10**6, idle_seconds=10**6)
    house = await House.open(settings)
    storages = [house.storage, *[await Storage.open(url) for url in urls[1:]]]
    spread = Spread(storages)
    tables: Any = house.tables
    tables.ledger, tables._outside = spread, replace(tables._outside, ledger=spread)
    return house, storages, spread


async def close(house: House, storages: Sequence[Storage], spread: Spread) -> None:
    """Once everything is put away and noted on the first."""
    await house.tables.put_away(everything=True)
    await spread.settle()
    await house.close()
    for storage in storages[1:]:
        await storage.close()


async def laid(house: House, ann: Guest, bob: Guest) -> LiveTable:
    """A table of two, before the first answer."""
    row = beginning.lay(NewTable(GAME, (Place("me"), Place("open"))), ann, house.levels, time.time())
    table = await house.tables.lay([row], ann)
    await table.ask(partial(beginning.sit_down, table.proceedings, bob, 1))
    for seat in table.seating.seats:
        seat.contribution = b"0" * 16
    await table.ask(table.proceedings.begin_if_ready)
    return table


async def play(table: LiveTable, answers: int, rng: random.Random) -> None:
    """One answer after another, each kept before the next."""
    for _ in range(answers):
        play = table.play
        if play is None or not play.asked:
            return
        await table.ask(partial(play_by_lot, table.proceedings, rng, play.entries + 1))


def seconds_of(pids: Iterable[int]) -> list[float]:
    """The processor time of each database."""
    return [sum(each.seconds for some in generations(pid) for each in some) for pid in pids]


async def measure(urls: Sequence[str], pids: Sequence[int], count: int, answers: int) -> None:
    """Play, end, close, open, compare."""
    house, storages, spread = await opened(urls)
    ann, bob = [await house.guests.welcome(NewGuest(name)) for name in ("Ann", "Bob")]
    tables = [await laid(house, ann, bob) for _ in range(count)]
    began, mine, before = time.perf_counter(), time.process_time(), seconds_of(pids)
    await asyncio.gather(*(play(table, answers, random.Random(SEEDS.random())) for table in tables))
    seconds, mine = time.perf_counter() - began, time.process_time() - mine
    spent = [after - at for after, at in zip(seconds_of(pids), before, strict=True)]
    given = sum(len(table.play.match.answers) for table in tables if table.play)
    shares = ", ".join(f"{1e6 * each / given:.0f}" for each in spent)
    print(f"{given / seconds:,.0f} answers a second")
    print(f"us an answer: server {1e6 * mine / given:.0f}, databases {shares}")
    for table in tables[:ENDED]:
        await play(table, 10**6, random.Random(1))
    kept = {table.id: (table.play.match.answers, table.seating.status) for table in tables if table.play}
    await close(house, storages, spread)
    house, storages, spread = await opened(urls)
    for table_id, was in kept.items():
        table = await house.tables.open(table_id)
        assert table.play, table.proceedings.trouble
        assert (table.play.match.answers, table.seating.status) == was, "a table is not as it was"
    for number, storage in enumerate(storages):
        counts: Any = await storage.row(COUNTED)
        entries, there = counts
        print(f"database {number + 1}: {entries:,} entries of {there} tables")
        expected = sum(spread.place(table_id) == number for table_id in kept)
        assert there == expected, "a table is where it does not belong"
    lobby = await house.lobby.lobby(ann.id)
    played = sum(record.played for record in (await house.statistics.of(ann.id)).mine)
    print(f"the first knows of {len(lobby.mine)} tables of the host and {played} matches that are over")
    assert played == min(ENDED, count), "a result is missing on the first"
    assert {card.table.id for card in lobby.mine} <= kept.keys()
    assert len(lobby.mine) == min(MOST_MINE, count), "a table is missing on the first"
    await close(house, storages, spread)


def main(count: int = 100, answers: int = 40) -> None:
    """On one, then on two."""
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    for number in (1, 2):
        with ExitStack() as stack:
            servers = [stack.enter_context(cluster()) for _ in range(number)]
            urls = [new_database(server) for server in servers]
            print(f"\n{count} tables on {number} PostgreSQL" + "s" * (number > 1), flush=True)
            uvloop.run(measure(urls, [server.pid for server in servers], count, answers))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
