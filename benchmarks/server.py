"""Live tables here and on boardgame.io's server, in turn in the same run, each server on one core.

`python benchmarks/server.py [TABLES] [ROUNDS]`. Four sockets sit at every table.
First everybody answers as soon as they are asked: answers a second, and answers for a second of the server's
processor time, which a busy machine disturbs less. Then the same tables at a pace that both servers can keep:
how long from an answer until every screen that it changes has shown it. Our server writes every answer to the
disk before anybody sees it; boardgame.io is measured with its matches in memory, as it comes, and in files,
the storage it brings that outlives a restart. Its rules are simpler (boardgame_io/server.js). The rounds are
interleaved and the medians are shown: trust the ratios. Nothing stays behind, no process and no folder, even
when it is interrupted.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import uvloop
from idle_tables import idle_tables
from peer_in_node import NODE, installed
from server_load import Load, OurScreen, PeerScreen, Screen, Table

SEATS = 4
SERVER_CORE, CLIENT_CORE = 0, 1
ANSWERS = 60
"""Answers at each table at full speed: well within one game."""
PACE = 400
"""Answers a second over all the tables, for the latencies."""
PACED_ANSWERS = 10
IDLE_TABLES = 500
PATIENCE = 20
"""Seconds in which a server must have closed."""
PORT = "PORT"
"""In a command, where the port is to stand."""

OURS, IN_MEMORY, IN_FILES = "rouages", "bg.io in memory", "bg.io in files"

Figures = dict[str, float]
Server = subprocess.Popen[str]


class Stopped(Exception):
    """A server ended before it was measured: under load boardgame.io reads files that it is still writing."""


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def call(port: int, method: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    """Ask our server something."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "Cookie": cookie},
        method=method,
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response), (response.headers.get("Set-Cookie") or "").partition(";")[0]


def our_tables(port: int, count: int) -> tuple[list[str], list[str]]:
    """Lay tables with four people at each; their ids, and the people's cookies."""
    cookies = [call(port, "PUT", "/api/me", {"name": f"Player {seat}"})[1] for seat in range(SEATS)]
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
    wish = {"game": "out-of-gears", "seats": seats, "options": {"jolly": True, "three_points": True}}
    ids = []
    for _ in range(count):
        table = call(port, "POST", "/api/tables", wish, cookies[0])[0]["id"]
        for seat in range(1, SEATS):
            call(port, "POST", f"/api/tables/{table}/take", {"seat": seat}, cookies[seat])
        ids.append(table)
    return ids, cookies


async def until(condition: Callable[[], bool], seconds: float, server: Server) -> None:
    """Wait until something is so, or so long; `Stopped` if the server does not."""
    deadline = time.perf_counter() + seconds
    while not condition() and time.perf_counter() < deadline:
        if server.poll() is not None:
            raise Stopped()
        await asyncio.sleep(0.01)


async def seats_of(name: str, server: Server, port: int, count: int, load: Load) -> list[Table]:
    """Open four sockets at every table."""
    tables = [Table(load) for _ in range(count)]
    loop, host = asyncio.get_running_loop(), f"127.0.0.1:{port}"
    ids, cookies = our_tables(port, count) if name == OURS else ([], [])

    def screen(number: int, seat: int) -> Screen:
        table = tables[number]
        if name == OURS:
            return OurScreen(table, seat, host, f"/api/tables/{ids[number]}/play", cookies[seat])
        return PeerScreen(table, seat, host, f"match{number}")

    for number in range(count):
        for seat in range(SEATS):
            await loop.create_connection(partial(screen, number, seat), "127.0.0.1", port)
    screens = [screen for table in tables for screen in table.screens]
    await until(lambda: all(screen.ready for screen in screens), 120, server)
    assert all(screen.ready for screen in screens), f"{name}: not everybody could sit down"
    return tables


@contextmanager
def running(name: str, peer: Path, folder: str) -> Iterator[tuple[Server, int]]:
    """A server on its own core, for as long as it is needed; its process and its port."""
    commands = {
        OURS: [sys.executable, __file__, "serve", f"sqlite:///{folder}/bench.sqlite3", PORT],
        IN_MEMORY: [NODE, str(peer / "server.js"), PORT],
        IN_FILES: [NODE, str(peer / "server.js"), PORT, folder],
    }
    with started(name, commands[name]) as (process, port):
        os.sched_setaffinity(process.pid, {SERVER_CORE})
        yield process, port


@contextmanager
def started(name: str, command: list[str]) -> Iterator[tuple[Server, int]]:
    """A server that this command begins on a free port; its process and its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with subprocess.Popen(
        [str(port) if word == PORT else word for word in command],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
        start_new_session=True,  # an interruption is for the clients, who then close it
    ) as process:
        try:
            assert process.stdout is not None
            assert "ready" in process.stdout.readline(), f"{name} did not start"
            yield process, port
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


def serve(url: str, port: int, workers: int = 1) -> None:
    """Our server, or several workers, without limits on how often one may ask."""
    from rouages.server import serve as serving
    from rouages.server.settings import Settings
    from rouages.server.workers import Workers

    settings = Settings(url, limits=False, messages_a_second=1e9, tables_a_guest=10**6)
    listening = serving.bound("127.0.0.1", port)
    ready = partial(print, "ready", flush=True)
    if workers > 1:
        with suppress(KeyboardInterrupt), serving.together(settings) as shared:
            Workers(serving.run, shared, listening, workers).serve(ready)
    else:
        uvloop.run(serving.run(settings, listening, ready))


async def measure(name: str, peer: Path, tables: int) -> Figures:
    """One server: at full speed, then at a steady pace."""
    with (
        tempfile.TemporaryDirectory(prefix="rouages-bench-") as folder,
        running(name, peer, folder) as (server, port),
    ):
        load = Load(ANSWERS)
        seated = await seats_of(name, server, port, tables, load)
        await asyncio.sleep(1)
        figures = await at_full_speed(load, seated, server)
        return figures | await at_a_pace(load, seated, server)


def latencies(load: Load, when: str) -> Figures:
    """How long answers took to be everywhere."""
    found = sorted(load.latencies)
    return {
        f"p50 {when}, ms": 1000 * statistics.median(found),
        f"p99 {when}, ms": 1000 * found[int(0.99 * len(found))],
    }


async def at_full_speed(load: Load, tables: list[Table], server: Server) -> Figures:
    """Everybody answers at once."""
    pid = server.pid
    load.going, load.updates = True, 0
    began, spent, mine = time.perf_counter(), cpu_seconds(pid), time.process_time()
    for table in tables:
        for screen in table.screens:
            screen.answer()
    await until(lambda: load.answers >= load.most * len(tables), 120, server)
    seconds, spent = time.perf_counter() - began, cpu_seconds(pid) - spent
    load.going = False
    return {
        "answers a second": load.answers / seconds,
        "answers a processor second": load.answers / spent,
        "screens shown an answer": load.updates / load.answers,
        **latencies(load, "at full speed"),
        "share of a core, server": spent / seconds,
        "share of a core, clients": (time.process_time() - mine) / seconds,
    }


async def at_a_pace(load: Load, tables: list[Table], server: Server) -> Figures:
    """People who think."""
    await asyncio.sleep(1)
    load.latencies.clear()
    load.answers = 0
    load.most += 2 * PACED_ANSWERS
    load.think = SEATS * len(tables) / PACE / 2
    load.going = True
    began = time.perf_counter()
    for table in tables:
        for screen in table.screens:
            load.soon(screen.answer)
    await until(lambda: load.answers >= PACED_ANSWERS * len(tables), 60, server)
    load.going = False
    pace = load.answers / (time.perf_counter() - began)
    return {**latencies(load, "at a pace"), "pace, answers a second": pace}


def show(found: dict[str, list[Figures]]) -> None:
    """The medians, and how many times as much ours are; a server that stopped every time has none."""
    peers = [name for name in (IN_MEMORY, IN_FILES) if found[name]]
    print(f"{'':28}{OURS:>10}" + "".join(f"{name:>17}{'ratio':>7}" for name in peers))
    for figure in found[OURS][0]:
        ours, *theirs = (statistics.median(each[figure] for each in found[name]) for name in (OURS, *peers))
        print(f"{figure:28}{ours:10.1f}" + "".join(f"{peer:17.1f}{ours / peer:7.2f}" for peer in theirs))


def main(tables: int = 200, rounds: int = 3) -> None:
    """Everything, in turn."""
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    found: dict[str, list[Figures]] = {name: [] for name in (OURS, IN_MEMORY, IN_FILES)}
    with installed() as peer:
        os.sched_setaffinity(0, {CLIENT_CORE})
        for _ in range(rounds):
            for name, figures in found.items():
                try:
                    figures.append(uvloop.run(measure(name, peer, tables)))
                except Stopped:
                    print(f"{name} stopped in the middle and is left out of this round.")
    show(found)
    for figure, value in uvloop.run(idle_tables(IDLE_TABLES, SEATS, ANSWERS)).items():
        print(f"{figure:28}{value:10.1f}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2], *map(int, sys.argv[3:]))
    else:
        try:
            main(*map(int, sys.argv[1:]))
        except KeyboardInterrupt:
            sys.exit("Interrupted; nothing was left behind.")
