"""A house where very many matches were played: what its pages wait for, and what a match takes on the disk.

`python benchmarks/large_house.py [MATCHES] [PEOPLE] [postgres]`, on SQLite, or on a PostgreSQL of its own
with its default settings. Some matches of Out of Gears are played, two people at a table; each is written
down again and again under other names, people and times until there are so many, so that all are rated and
one person was at thousands of them. Then the house is opened: how long the lobby, one's own history and
statistics take, asked for by people who have just come while some tables wait for somebody, and how long a
table of RoboRally for eight that was put away with 500 answers.
"""

from __future__ import annotations

import random
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import uvloop
from idle_tables import put_away

from rouages.server.house import House
from rouages.server.people.history import Wanted
from rouages.server.people.ratings import MOST_RESULTS
from rouages.server.settings import Settings
from rouages.server.wire.bodies import NewGuest
from rouages.tables.ledger.rows import Page
from rouages.tables.live import LiveTable
from rouages.tables.match import beginning
from rouages.tables.match.proceedings import Proceedings
from rouages.tables.wire.states import NewTable, Place, Status

sys.path.append(str(Path(__file__).parent.parent))
from tests.server.store.postgres import cluster, new_database

PLAYED, ASKED, COLD, WAITING = 20, 40, 500, 20
YEAR = 365 * 24 * 3600.0
OF_A_TABLE = {"tables": "id"} | dict.fromkeys(("seats", "results", "entries", "snapshots"), "table_id")
"""Where the rows of a match are, and by what it is known there."""
FIRST_OF_MANY = 1000
"""The people of the copies are numbered from here."""
BUSIEST, OF_THE_BUSIEST = FIRST_OF_MANY, 5000
"""The first of them was at so many matches."""


async def table_of(house: House, game: str, answers: int, guests: int = 0, **options: object) -> LiveTable:
    """A table of two people and so many beside them, played by lot until so many answers, or to its end."""
    ann, bob = [await house.guests.welcome(NewGuest(name)) for name in ("Ann", "Bob")]
    places = (Place("me"), Place("open"), *[Place("here", "Cyd")] * guests)
    row = beginning.lay(NewTable(game, places, options), ann, house.levels, time.time())
    table = await house.tables.lay([row], ann)
    await table.ask(partial(beginning.sit_down, table.proceedings, bob, 1))
    for seat in table.seating.seats:
        seat.contribution = b"0" * 16
    await table.ask(table.proceedings.begin_if_ready)
    await table.ask(partial(play_by_lot, table.proceedings, random.Random(answers), answers))
    return table


def play_by_lot(proceedings: Proceedings, rng: random.Random, answers: int, page: Page) -> None:
    """Until so many answers were given, or the match is over."""
    play = proceedings.play
    while play and play.asked and play.entries < answers:
        seat, question = next(iter(play.asked.items()))
        if entry := play.answer(seat, question, rng.randrange(len(play.match.decision(seat).options))):
            proceedings.note(entry, page)


class InFile:
    """A house in a SQLite file."""

    def __init__(self, folder: str) -> None:
        """Of which there is nothing yet."""
        self._file = Path(folder) / "house.sqlite3"
        self.url = f"sqlite:///{self._file}"

    async def multiply(self, names: list[str], matches: int, people: int) -> int:
        """Write these matches down until there are so many, two of so many people at each; bytes on disk."""
        multiply(self._file, names, matches, people)
        return self._file.stat().st_size


class InPostgres:
    """A house in a PostgreSQL."""

    def __init__(self, url: str) -> None:
        """At this address."""
        self.url = url

    async def multiply(self, names: list[str], matches: int, people: int) -> int:
        """The same; what the planner should know of it is gathered, as PostgreSQL would do by itself."""
        import asyncpg

        database = await asyncpg.connect(self.url)
        guest = dict((await database.fetch("SELECT * FROM guests LIMIT 1"))[0])
        await copy_in(database, "guests", accounts(guest, people))
        for table, key in OF_A_TABLE.items():
            asked = f"SELECT * FROM {table} WHERE {key} = $1"
            kept = {name: [dict(row) for row in await database.fetch(asked, name)] for name in names}
            await copy_in(database, table, copies(key, kept, names, matches, people))
        await database.execute("VACUUM ANALYZE")
        size: int = await database.fetchval("SELECT pg_database_size(current_database())")
        await database.close()
        return size


async def copy_in(database: Any, table: str, rows: Iterator[dict[str, Any]]) -> None:
    """Some rows, all with the same columns."""
    first = next(rows)
    records = (tuple(row.values()) for row in chain([first], rows))
    await database.copy_records_to_table(table, records=records, columns=list(first))


def accounts(guest: dict[str, Any], people: int) -> Iterator[dict[str, Any]]:
    """So many people who sign in, otherwise like this guest."""
    return (guest | {"id": FIRST_OF_MANY + each, "login": f"person-{each}"} for each in range(people))


def multiply(file: Path, names: list[str], matches: int, people: int) -> None:
    """Write these matches down until there are so many, two of so many people at each."""
    with sqlite3.connect(file) as database:
        database.row_factory = sqlite3.Row
        database.execute("PRAGMA synchronous = OFF")
        guest = dict(database.execute("SELECT * FROM guests LIMIT 1").fetchone())
        insert(database, "guests", accounts(guest, people))
        for table, key in OF_A_TABLE.items():
            kept = {
                name: [
                    dict(row) for row in database.execute(f"SELECT * FROM {table} WHERE {key} = ?", [name])
                ]
                for name in names
            }
            insert(database, table, copies(key, kept, names, matches, people))


def copies(
    key: str, kept: dict[str, list[dict[str, Any]]], names: list[str], matches: int, people: int
) -> Iterator[dict[str, Any]]:
    """The rows of one kind, each match with people and times of its own."""
    rng, now, apart = random.Random(1), time.time(), max(1, matches // OF_THE_BUSIEST)
    for number in range(matches):
        pair = rng.sample(range(BUSIEST + 1, FIRST_OF_MANY + people), 2)
        if number % apart == 0:
            pair[0] = BUSIEST
        ended = now - YEAR * (1 - number / matches)
        for row in kept[names[number % len(names)]]:
            new = row | {key: f"copy-{number}"}
            if "guest" in row:
                new["guest"] = pair[row["seat"]]
            if "host" in row:
                new["host"] = pair[0]
            new |= {name: ended for name in ("ended", "changed", "at") if name in row}
            yield new


def insert(database: sqlite3.Connection, table: str, rows: Iterator[dict[str, Any]]) -> None:
    """Some rows, all with the same columns."""
    first = next(rows)
    columns, places = ", ".join(f'"{name}"' for name in first), ", ".join("?" * len(first))
    statement = f"INSERT INTO {table} ({columns}) VALUES ({places})"
    database.execute(statement, list(first.values()))
    database.executemany(statement, (list(row.values()) for row in rows))


async def milliseconds(ask: Callable[[int], Awaitable[object]], people: Sequence[int]) -> list[float]:
    """How long some of these people wait, one after another."""
    took, rng = [], random.Random(2)
    for _ in range(ASKED):
        guest, began = rng.choice(people), time.perf_counter()
        await ask(guest)
        took.append(1000 * (time.perf_counter() - began))
    return took


def show(what: str, took: list[float]) -> None:
    """Of some who waited."""
    rest = f"first {took[0]:.1f} ms, median {statistics.median(took):.1f} ms, longest {max(took):.1f} ms"
    print(f"{what:34}{rest}", flush=True)


async def measure(place: InFile | InPostgres, matches: int, people: int) -> None:
    """Everything, in turn."""
    settings = Settings(place.url, tables_a_guest=10**6, idle_seconds=10**6)
    house = await House.open(settings)
    names = [(await table_of(house, "out-of-gears", 10**6)).seating.id for _ in range(PLAYED)]
    await house.close()
    began = time.perf_counter()
    size = await place.multiply(names, matches, people) / matches
    print(f"{matches:,} matches of {people:,} people written in {time.perf_counter() - began:.0f} s")
    print(f"{'on the disk':34}{size:,.0f} bytes a match", flush=True)
    began = time.perf_counter()
    house = await House.open(settings)
    print(f"{'opened':34}{time.perf_counter() - began:.2f} s", flush=True)
    try:
        await ask_all(house, matches, people)
    finally:
        await house.close()


async def ask_all(house: House, matches: int, count: int) -> None:
    """What people wait for."""
    people = range(BUSIEST + 1, FIRST_OF_MANY + count)
    show("statistics, nothing learned yet", await milliseconds(house.statistics.of, people))
    began, rounds = time.process_time(), matches * 2 // MOST_RESULTS + 2
    for _ in range(rounds):
        await house.statistics.ratings.learn()
    spent = 1e6 * (time.process_time() - began) / matches
    print(f"{'all learned':34}{spent:.0f} us of processor time a match", flush=True)
    assert (await house.statistics.of(BUSIEST)).rankings, "no match was rated"
    for _ in range(WAITING):
        await lay_open(house)
    everything = partial(house.history.of, reader=None, wanted=Wanted(), page=0)
    for what, ask in (("statistics", house.statistics.of), ("history", everything)):
        show(what, await milliseconds(ask, people))
        show(f"{what} of who played most", await milliseconds(ask, [BUSIEST]))
    show("lobby", await milliseconds(house.lobby.lobby, people))
    print(f"{'':34}who played most: {(await everything(BUSIEST)).total:,} matches", flush=True)
    await open_cold(house)


async def open_cold(house: House) -> None:
    """Tables that were put away in the middle of a long match."""
    cold = [await table_of(house, "robo-rally", COLD, guests=6, lives=4) for _ in range(ASKED)]
    assert all(table.seating.status is Status.PLAYING for table in cold)
    assert {table.play.entries for table in cold if table.play} == {COLD}
    coming = iter([table.seating.id for table in cold])
    del cold
    await put_away(house)
    began = time.process_time()
    show(f"a table with {COLD} answers", await milliseconds(lambda _: house.tables.open(next(coming)), [0]))
    print(f"{'':34}{1000 * (time.process_time() - began) / ASKED:.1f} ms of processor time", flush=True)


async def lay_open(house: House) -> None:
    """A table that waits for somebody."""
    ann = await house.guests.welcome(NewGuest("Ann"))
    row = beginning.lay(NewTable("robo-rally", (Place("me"), Place("open"))), ann, house.levels, time.time())
    await house.tables.lay([row], ann)


def main(*given: str) -> None:
    """On one database or the other."""
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    numbers = [int(each) for each in given if each.isdecimal()]
    matches, people = numbers + [1_000_000, 20_000][len(numbers) :]
    with ExitStack() as stack:
        if "postgres" in given:
            place: InFile | InPostgres = InPostgres(new_database(stack.enter_context(cluster())))
        else:
            place = InFile(stack.enter_context(tempfile.TemporaryDirectory(prefix="rouages-bench-")))
        uvloop.run(measure(place, matches, people))


if __name__ == "__main__":
    main(*sys.argv[1:])
