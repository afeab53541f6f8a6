"""One server on SQLite and on PostgreSQL, and two workers against one.

`python benchmarks/several.py [TABLES]`. As in `server.py`: four sockets at each of so many tables, everybody
answers as soon as they are asked. Nothing is pinned to a core: servers, database and clients share them all
with what else runs (the load of the machine is shown). Trust the processor time of an answer, which a busy
machine disturbs least, less what every server does by itself, which is measured first. PostgreSQL is one of
its own with its default settings. Very many tables at a pace that people keep: `live_tables.py`.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path

import uvloop
from house_shares import House, costs, running, show
from server import OURS, Figures, latencies, seats_of, until
from server_load import Load

sys.path.append(str(Path(__file__).parent.parent))
from tests.server.store.postgres import cluster, new_database

ANSWERS = 40
"""Answers at each table at full speed."""
IDLE_SECONDS = 5.0


async def at_full_speed(url: str, workers: int, postgres: int | None, count: int) -> Figures:
    """Everybody answers as soon as they are asked."""
    with running(url, workers, postgres) as (server, house):
        load = Load(ANSWERS)
        tables = await seats_of(OURS, server, house.port, count, load)
        idle = await share_when_idle(house)
        load.going = True
        began, before = time.perf_counter(), house.spent()
        for table in tables:
            for screen in table.screens:
                screen.answer()
        await until(lambda: load.answers >= load.most * len(tables), 120, server)
        seconds, after = time.perf_counter() - began, house.spent()
        load.going = False
        return {
            "answers a second": load.answers / seconds,
            **costs(before, after, load.answers, seconds),
            "share of a core, servers, when nobody answers": idle,
            "us of servers an answer, but for that": 1e6
            * (after["servers"] - before["servers"] - idle * seconds)
            / load.answers,
            **latencies(load, "at full speed"),
        }


async def share_when_idle(house: House) -> float:
    """What the servers do by themselves, which a slow machine would add to the cost of an answer."""
    before = house.spent()["servers"]
    await asyncio.sleep(IDLE_SECONDS)
    return (house.spent()["servers"] - before) / IDLE_SECONDS


def main(tables: int = 100) -> None:
    """Everything, in turn."""
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    with tempfile.TemporaryDirectory(prefix="rouages-bench-") as folder, cluster() as postgres:
        sqlite = f"sqlite:///{folder}/bench.sqlite3"
        for title, url, workers in (
            ("one server on SQLite", sqlite, 1),
            ("one server on PostgreSQL", new_database(postgres), 1),
            ("two workers on PostgreSQL", new_database(postgres), 2),
        ):
            pid = None if url is sqlite else postgres.pid
            show(title, uvloop.run(at_full_speed(url, workers, pid, tables)))


if __name__ == "__main__":
    try:
        main(*map(int, sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Interrupted; nothing was left behind.")
