"""One server on SQLite and on PostgreSQL, two workers against one, and many live tables over two workers.

`python benchmarks/several.py [TABLES] [LIVE] [PACE]`. First as in `server.py`: four sockets at each of so
many tables, everybody answers as soon as they are asked. Then so many live tables of two people and two bots
at *easy*, two sockets each, at so many answers of people a second: how long from an answer until every screen
that it changes has shown it, what a table takes of memory, and who takes which share of the processor.
Nothing is pinned to a core: servers, bots, database and clients share them all with whatever else runs (the
load of the machine is shown). Trust the processor time of an answer, which a busy machine disturbs least,
less what every server does by itself, which is measured first. PostgreSQL is one of its own with its default
settings.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import uvloop
from server import OURS, PORT, Figures, call, latencies, seats_of, started, until
from server_load import Load, OurScreen, Table

sys.path.append(str(Path(__file__).parent.parent))
from tests.server.store.postgres import cluster, new_database

ANSWERS = 40
"""Answers at each table at full speed."""
PACED_SECONDS = 20.0
IDLE_SECONDS = 5.0
LAYING = 4
"""So many tables are laid at the same time."""
PEOPLE = 2
TICKS = os.sysconf("SC_CLK_TCK")


class Process(NamedTuple):
    """One that runs."""

    pid: int
    parent: int
    seconds: float
    """Of processor time, with that of its children that have ended."""


def processes() -> dict[int, Process]:
    """All on this machine."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        pid = int(stat.parent.name)
        found[pid] = Process(pid, int(fields[1]), sum(map(int, fields[11:15])) / TICKS)
    return found


def generations(pid: int) -> list[list[Process]]:
    """A process, its children, theirs."""
    everybody = processes()
    found = [[everybody[pid]]]
    while found[-1]:
        parents = {each.pid for each in found[-1]}
        found.append([each for each in everybody.values() if each.parent in parents])
    return found


def kilobytes(pid: int) -> int:
    """The memory of a process; what it shares with others is shared out."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


class House:
    """A server, or several workers, and its database."""

    def __init__(self, pid: int, port: int, workers: int, postgres: int | None) -> None:
        self.pid, self.port = pid, port
        self._depth = 0 if workers == 1 else 1
        self._postgres = postgres

    def spent(self) -> Figures:
        """Seconds of processor time until now, by whose they are."""
        found = generations(self.pid)
        served = [each for some in found[: self._depth + 1] for each in some]
        bots = [each for some in found[self._depth + 1 :] for each in some]
        database = [each for some in generations(self._postgres) for each in some] if self._postgres else []
        return {
            "servers": sum(each.seconds for each in served),
            "bots": sum(each.seconds for each in bots),
            "database": sum(each.seconds for each in database),
            "clients": time.process_time(),
        }

    def kilobytes(self) -> int:
        """What all its servers hold; the bots' processes are as large with one table."""
        return sum(kilobytes(each.pid) for some in generations(self.pid)[: self._depth + 1] for each in some)


@contextmanager
def running(url: str, workers: int, postgres: int | None) -> Iterator[tuple[subprocess.Popen[str], House]]:
    """A house on this database."""
    command = [sys.executable, str(Path(__file__).with_name("server.py")), "serve", url]
    with started(OURS, [*command, PORT, str(workers)]) as (server, port):
        yield server, House(server.pid, port, workers, postgres)


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


def costs(before: Figures, after: Figures, answers: int, seconds: float) -> Figures:
    """What an answer took, and which share of a core that was."""
    found = {name: after[name] - before[name] for name in before}
    return {
        **{f"us of {name} an answer": 1e6 * spent / answers for name, spent in found.items()},
        **{f"share of a core, {name}": spent / seconds for name, spent in found.items()},
    }


async def many(url: str, postgres: int, count: int, pace: float) -> Figures:
    """Tables of two people and two bots over two workers, at a pace."""
    with running(url, 2, postgres) as (server, house):
        cookies = [call(house.port, "PUT", "/api/me", {"name": f"P{each}"})[1] for each in range(PEOPLE)]
        load = Load(10**6)
        await seat_some(server, house, cookies, load, 50)
        before = house.kilobytes()
        began = time.perf_counter()
        tables = await seat_some(server, house, cookies, load, count)
        print(f"{count} tables laid in {time.perf_counter() - began:.0f} s", flush=True)
        load.think, load.going = PEOPLE * count / pace, True
        for table in tables:
            for screen in table.screens:
                load.soon(screen.answer)
        await asyncio.sleep(PACED_SECONDS / 4)
        load.latencies.clear()
        began, spent, answers = time.perf_counter(), house.spent(), load.answers
        await asyncio.sleep(PACED_SECONDS)
        seconds, after = time.perf_counter() - began, house.spent()
        load.going = False
        return {
            "live tables": count,
            "answers of people a second": (load.answers - answers) / seconds,
            **latencies(load, "at a pace"),
            **costs(spent, after, load.answers - answers, seconds),
            "kB a table": (house.kilobytes() - before) / count,
        }


async def seat_some(
    server: subprocess.Popen[str], house: House, cookies: list[str], load: Load, count: int
) -> list[Table]:
    """Lay tables and sit down at them, two and two."""
    bot = {"kind": "bot", "level": "easy"}
    wish = {
        "game": "out-of-gears",
        "seats": [{"kind": "me"}, {"kind": "open"}, bot, bot],
        "options": {"jolly": True, "three_points": True},
    }

    def lay(_: int) -> str:
        table: str = call(house.port, "POST", "/api/tables", wish, cookies[0])[0]["id"]
        call(house.port, "POST", f"/api/tables/{table}/take", {"seat": 1}, cookies[1])
        return table

    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(LAYING) as laying:
        ids = await asyncio.gather(*(loop.run_in_executor(laying, lay, each) for each in range(count)))
    tables = [Table(load) for _ in ids]
    for table, name in zip(tables, ids, strict=True):
        for seat, cookie in enumerate(cookies):
            path = f"/api/tables/{name}/play"
            screen = partial(OurScreen, table, seat, f"127.0.0.1:{house.port}", path, cookie)
            await loop.create_connection(screen, "127.0.0.1", house.port)
    screens = [screen for table in tables for screen in table.screens]
    await until(lambda: all(screen.ready for screen in screens), 300, server)
    assert all(screen.ready for screen in screens), "not everybody could sit down"
    return tables


def show(title: str, figures: Figures) -> None:
    """One column."""
    print(f"\n{title} (load of the machine {os.getloadavg()[0]:.1f})", flush=True)
    for name, value in figures.items():
        print(f"  {name:46}{value:12,.2f}", flush=True)


def main(tables: int = 100, live: int = 1000, pace: int = 100) -> None:
    """Everything, in turn."""
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    with tempfile.TemporaryDirectory(prefix="rouages-bench-") as folder, cluster() as postgres:
        sqlite = f"sqlite:///{folder}/bench.sqlite3"
        if tables:
            for title, url, workers in (
                ("one server on SQLite", sqlite, 1),
                ("one server on PostgreSQL", new_database(postgres), 1),
                ("two workers on PostgreSQL", new_database(postgres), 2),
            ):
                pid = None if url is sqlite else postgres.pid
                show(title, uvloop.run(at_full_speed(url, workers, pid, tables)))
        if live:
            show("many live tables", uvloop.run(many(new_database(postgres), postgres.pid, live, pace)))


if __name__ == "__main__":
    try:
        main(*map(int, sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Interrupted; nothing was left behind.")
