"""Live tables here and on boardgame.io's server, in turn in the same run, each server on one core.

`python benchmarks/server.py [TABLES] [ROUNDS]`, with node and npm in reach. Four sockets sit at every table.
First everybody answers as soon as they are asked: answers a second, and answers for a second of the server's
processor time, which a busy machine disturbs less. Then the same tables at a pace that both servers can keep:
how long from an answer until every screen that it changes has shown it. Our server writes every answer to the
disk before anybody sees it; boardgame.io is measured with its matches in memory, as it comes, and in files,
the storage it brings that outlives a restart. Its rules are simpler (boardgame_io/server.js). The rounds are
interleaved and the medians are shown: trust the ratios.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parent))
from server_load import Load, OurScreen, PeerScreen, Screen, Table

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
SEATS = 4
SERVER_CORE, CLIENT_CORE = 0, 1
ANSWERS = 60
"""Answers at each table at full speed: well within one game."""
PACE = 400
"""Answers a second over all the tables, for the latencies."""
PACED_ANSWERS = 10
IDLE_TABLES = 500

OURS, IN_MEMORY, IN_FILES = "rouages", "bg.io in memory", "bg.io in files"

Figures = dict[str, float]


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kilobytes(pid: int) -> int:
    """The memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


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


async def until(condition: Callable[[], bool], seconds: float) -> None:
    """Wait until something is so, or so long."""
    deadline = time.perf_counter() + seconds
    while not condition() and time.perf_counter() < deadline:  # noqa: ASYNC110 (many protocols, no event)
        await asyncio.sleep(0.01)


async def seat_everybody(name: str, port: int, count: int, load: Load) -> list[Table]:
    """Open four sockets at every table."""
    tables = [Table(load) for _ in range(count)]
    loop, host = asyncio.get_running_loop(), f"127.0.0.1:{port}"
    ids, cookies = our_tables(port, count) if name == OURS else ([], [])
    for number, table in enumerate(tables):
        for seat in range(SEATS):
            screen: Screen
            if name == OURS:
                screen = OurScreen(table, seat, host, f"/api/tables/{ids[number]}/play", cookies[seat])
            else:
                screen = PeerScreen(table, seat, host, "/socket.io/?EIO=4&transport=websocket")
                screen.match = f"match{number}"
            await loop.create_connection(lambda screen=screen: screen, "127.0.0.1", port)
    screens = [screen for table in tables for screen in table.screens]
    await until(lambda: all(screen.ready for screen in screens), 120)
    assert all(screen.ready for screen in screens), f"{name}: not everybody could sit down"
    return tables


def start(name: str, folder: str) -> tuple[subprocess.Popen[str], int]:
    """A server on its own core."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    commands = {
        OURS: [sys.executable, __file__, "serve", folder, str(port)],
        IN_MEMORY: ["node", str(PEER / "server.js"), str(port)],
        IN_FILES: ["node", str(PEER / "server.js"), str(port), folder],
    }
    process = subprocess.Popen(
        commands[name],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
    )
    os.sched_setaffinity(process.pid, {SERVER_CORE})
    assert process.stdout is not None
    assert "ready" in process.stdout.readline()
    return process, port


def serve(folder: str, port: int) -> None:
    """Our server, without limits on how often one may ask."""
    from rouages.server import serve as serving
    from rouages.server.settings import Settings

    url = f"sqlite:///{folder}/bench.sqlite3"
    settings = Settings(url, limits=False, messages_a_second=1e9, tables_a_guest=10**6)
    listening = serving.bound("127.0.0.1", port)
    uvloop.run(serving.run(settings, listening, lambda: print("ready", flush=True)))


async def measure(name: str, tables: int) -> Figures:
    """One server: at full speed, then at a steady pace."""
    with tempfile.TemporaryDirectory() as folder:
        process, port = start(name, folder)
        try:
            load = Load(ANSWERS)
            seated = await seat_everybody(name, port, tables, load)
            await asyncio.sleep(1)
            figures = await at_full_speed(load, seated, process.pid)
            return figures | await at_a_pace(load, seated)
        finally:
            process.terminate()
            process.wait()


def latencies(load: Load, when: str) -> Figures:
    """How long answers took to be everywhere."""
    found = sorted(load.latencies)
    return {
        f"p50 {when}, ms": 1000 * statistics.median(found),
        f"p99 {when}, ms": 1000 * found[int(0.99 * len(found))],
    }


async def at_full_speed(load: Load, tables: list[Table], pid: int) -> Figures:
    """Everybody answers at once."""
    load.going, load.updates = True, 0
    began, spent, mine = time.perf_counter(), cpu_seconds(pid), time.process_time()
    for table in tables:
        for screen in table.screens:
            screen.answer()
    await until(lambda: load.answers >= load.most * len(tables), 120)
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


async def at_a_pace(load: Load, tables: list[Table]) -> Figures:
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
    await until(lambda: load.answers >= PACED_ANSWERS * len(tables), 60)
    load.going = False
    pace = load.answers / (time.perf_counter() - began)
    return {**latencies(load, "at a pace"), "pace, answers a second": pace}


async def idle_tables(count: int) -> Figures:
    """Tables in mid-game that nobody looks at: what each holds, and what it still holds once put away."""
    import gc

    from rouages.server import beginning
    from rouages.server.house import House
    from rouages.server.settings import Settings
    from rouages.server.store.writer import Batch
    from rouages.server.table import LiveTable
    from rouages.server.wire.bodies import NewGuest
    from rouages.tables.states import NewTable, Place

    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(f"sqlite:///{folder}/idle.sqlite3", tables_a_guest=10**6, idle_seconds=10**6)
        house = await House.open(settings)
        host = await house.guests.welcome(NewGuest("Host"))
        wish = NewTable("out-of-gears", (Place("me"), *[Place("here", "x")] * (SEATS - 1)))

        def play_on(table: LiveTable, batch: Batch) -> None:
            play = table.play
            while play and play.entries < ANSWERS:
                seat, question = next(iter(play.asked.items()))
                if entry := play.answer(seat, question, 0):
                    table.record(batch, entry)

        async def lay(many: int) -> None:
            for _ in range(many):
                table = await house.tables.lay(wish, host)
                for seat in table.seats:
                    seat.contribution = b"0" * 16
                await table.ask(partial(beginning.begin_if_ready, table))
                await table.ask(partial(play_on, table))

        async def put_away() -> None:
            for table in house.tables.live.values():
                table.last_active = -1e9
            await house.tables.put_away()
            assert not house.tables.live
            gc.collect()

        await lay(20)
        before = memory_kilobytes(os.getpid())
        await lay(count)
        held = memory_kilobytes(os.getpid())
        await put_away()
        await lay(count)
        again = memory_kilobytes(os.getpid())
        await put_away()
        await house.close()
    return {"kB an idle table": (held - before) / count, "kB a table put away": (again - held) / count}


def show(found: dict[str, list[Figures]]) -> None:
    """The medians, and how many times as much ours are."""
    print(f"{'':28}{OURS:>10}" + "".join(f"{name:>17}{'ratio':>7}" for name in (IN_MEMORY, IN_FILES)))
    for figure in found[OURS][0]:
        ours, *peers = (statistics.median(each[figure] for each in figures) for figures in found.values())
        print(f"{figure:28}{ours:10.1f}" + "".join(f"{peer:17.1f}{ours / peer:7.2f}" for peer in peers))


def main(tables: int = 200, rounds: int = 3) -> None:
    """Everything, in turn."""
    if not (PEER / "node_modules").is_dir():
        subprocess.run([shutil.which("npm") or "npm", "install", "--no-save"], cwd=PEER, check=True)
    found: dict[str, list[Figures]] = {name: [] for name in (OURS, IN_MEMORY, IN_FILES)}
    os.sched_setaffinity(0, {CLIENT_CORE})
    for _ in range(rounds):
        for name, figures in found.items():
            figures.append(uvloop.run(measure(name, tables)))
    show(found)
    for figure, value in uvloop.run(idle_tables(IDLE_TABLES)).items():
        print(f"{figure:28}{value:10.1f}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2], int(sys.argv[3]))
    else:
        main(*map(int, sys.argv[1:]))
