"""Live tables here and on boardgame.io's server, in turn in the same run, each server on one core.

`python benchmarks/server.py [TABLES] [ANSWERS A TABLE]` in an environment with uvloop and npm within reach. Four sockets sit at
every table. First everybody answers as soon as they are asked: answers a second, and answers for a second of the
server's processor time. Then the same tables at a pace that both servers can keep: how long from an answer until every
screen that it changes has shown it. Our server writes every answer to disk before anybody sees it;
boardgame.io keeps its matches in memory.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parent))
from raw_socket import RawSocket

HERE = Path(__file__).parent
SEATS = 4
SERVER_CORE, CLIENT_CORE = 0, 1
PACE = 400
"""Answers a second over all the tables, for the latencies."""
ROUNDS = 3


class Table:
    """Four screens, and the answers on their way to all of them."""

    def __init__(self, load: Load) -> None:
        """Nobody has answered yet."""
        self.load = load
        self.screens: list[Screen] = []
        self.travelling: list[tuple[float, int]] = []
        self.answers = 0

    def arrived(self, sent: float, version: int) -> None:
        """An answer is safe; it is everywhere once every screen has this version."""
        self.answers += 1
        self.load.answers += 1
        self.travelling.append((sent, version))
        self.look()

    def look(self) -> None:
        """Which answers have reached every screen?"""
        if self.travelling:
            everywhere = min(screen.version for screen in self.screens)
            now = time.perf_counter()
            self.load.latencies += [now - sent for sent, version in self.travelling if version <= everywhere]
            self.travelling = [each for each in self.travelling if each[1] > everywhere]


class Load:
    """What the clients do and what they see."""

    def __init__(self, answers_a_table: int) -> None:
        """As fast as possible, until every table has had so many."""
        self.most = answers_a_table
        self.think = 0.0
        self.answers = 0
        self.updates = 0
        self.going = False
        self.latencies: list[float] = []
        self.rng = random.Random(1)
        self.loop = asyncio.get_running_loop()

    def soon(self, act: Any) -> None:
        """Do this after having thought."""
        if not self.think:
            act()
        else:
            self.loop.call_later(self.rng.expovariate(1 / self.think), act)


class Screen(RawSocket):
    """One player of one table."""

    def __init__(self, table: Table, seat: int, host: str, path: str, cookie: str = "") -> None:
        """Not asked yet."""
        super().__init__(host, path, cookie)
        self.table, self.seat, self.load = table, seat, table.load
        self.version = 0
        self.sent = 0.0
        self.ready = False
        table.screens.append(self)

    def may_answer(self) -> bool:
        """Whether the run goes on."""
        return self.load.going and self.table.answers < self.load.most


class OurQuestion(msgspec.Struct):
    """What is asked."""

    question: int
    options: list[msgspec.Raw]


class OurNews(msgspec.Struct):
    """What happened."""

    first: int
    events: list[msgspec.Raw]


class OurMessage(msgspec.Struct):
    """A message of ours, as far as it matters here."""

    type: str
    reader: dict[str, Any] | None = None
    questions: list[OurQuestion] | None = None
    news: OurNews | None = None
    accepted: list[Any] | None = None


class OurScreen(Screen):
    """Speaks our protocol. Its version is its count of events, which all readers of this game share."""

    decoder = msgspec.json.Decoder(OurMessage)
    asked: OurQuestion | None = None

    def heard(self, payload: bytes) -> None:
        """A snapshot, or a refusal, which there must not be."""
        message = self.decoder.decode(payload)
        if message.type != "Snapshot":
            raise RuntimeError(payload.decode())
        self.load.updates += 1
        if message.reader and message.reader["owes"]:
            self.send(b'{"type":"Contribute","value":"%b"}' % secrets.token_hex(16).encode())
        if message.news:
            self.version = message.news.first + len(message.news.events)
            self.ready = True
        if message.accepted:
            self.table.arrived(self.sent, self.version)
        if message.news:
            self.table.look()
        if message.questions is not None:
            self.asked = message.questions[0] if message.questions else None
            if self.asked:
                self.load.soon(self.answer)

    def answer(self) -> None:
        """Any option."""
        if self.asked and self.may_answer():
            self.sent = time.perf_counter()
            option = self.load.rng.randrange(len(self.asked.options))
            text = b'{"type":"Answer","seat":%d,"question":%d,"option":%d}'
            self.send(text % (self.seat, self.asked.question, option))
            self.asked = None


class PeerScreen(Screen):
    """Speaks boardgame.io's protocol over socket.io's. Its version is the number of the state."""

    decoder = msgspec.json.Decoder(list[Any])
    match = ""

    def heard(self, payload: bytes) -> None:
        """An update of the whole state."""
        if payload[:1] == b"0":
            self.send(b"40/gears,")
        elif payload[:1] == b"2":
            self.send(b"3")
        elif payload[:9] == b"40/gears,":
            self.send(b'42/gears,["sync","%b","%d",null,4]' % (self.match.encode(), self.seat))
        elif payload[:9] == b"42/gears,":
            self.happened(self.decoder.decode(payload[9:]))

    def happened(self, message: list[Any]) -> None:
        """A state, with what led to it."""
        if message[0] not in ("update", "sync"):
            return
        self.load.updates += 1
        state, log = (message[2]["state"], []) if message[0] == "sync" else (message[2], message[3])
        self.version = state["_stateID"]
        plan = state["G"]["robots"][str(self.seat)]["plan"]
        mine = any(entry["action"]["payload"]["playerID"] == str(self.seat) for entry in log)
        if mine:
            self.table.arrived(self.sent, self.version)
        self.table.look()
        self.plan = plan
        if mine or not self.ready or (plan["action"] is None and self.waits):
            self.waits = plan["number"] is not None
            self.ready = True
            if not self.waits:
                self.load.soon(self.answer)

    waits = False
    plan: dict[str, Any] = {}

    def answer(self) -> None:
        """An action, then a number."""
        if not self.may_answer():
            return
        self.sent = time.perf_counter()
        move = "programme" if self.plan["action"] is None else "aim"
        option = self.load.rng.randrange(3 if move == "programme" else 8)
        payload = {"type": move, "args": [option], "playerID": str(self.seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        text = json.dumps(["update", action, self.version, self.match, str(self.seat)])
        self.send(b"42/gears," + text.encode())


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


async def seat_everybody(name: str, port: int, count: int, load: Load) -> list[Table]:
    """Open four sockets at every table."""
    tables = [Table(load) for _ in range(count)]
    loop, host = asyncio.get_running_loop(), f"127.0.0.1:{port}"
    ids, cookies = our_tables(port, count) if name == "rouages" else ([], [])
    for number, table in enumerate(tables):
        for seat in range(SEATS):
            if name == "rouages":
                screen: Screen = OurScreen(
                    table, seat, host, f"/api/tables/{ids[number]}/play", cookies[seat]
                )
            else:
                screen = PeerScreen(table, seat, host, "/socket.io/?EIO=4&transport=websocket")
                screen.match = f"match{number}"
            await loop.create_connection(lambda screen=screen: screen, "127.0.0.1", port)
    while not all(screen.ready for table in tables for screen in table.screens):
        await asyncio.sleep(0.01)
    return tables


def start(name: str, folder: str) -> tuple[subprocess.Popen[str], int]:
    """A server on its own core."""
    port = random.randrange(20000, 40000)
    if name == "rouages":
        command = [sys.executable, __file__, "serve", folder, str(port)]
    else:
        command = ["node", str(HERE / "boardgame_io" / "server.js"), str(port)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
        preexec_fn=lambda: os.sched_setaffinity(0, {SERVER_CORE}),
    )
    assert process.stdout is not None
    assert "ready" in process.stdout.readline()
    return process, port


def serve(folder: str, port: int) -> None:
    """Our server, without limits on how often one may ask."""
    from rouages.server.house import House
    from rouages.server.serve import bound, server_of
    from rouages.server.settings import Settings

    async def run() -> None:
        settings = Settings(
            f"sqlite:///{folder}/bench.sqlite3", limits=False, messages_a_second=1e9, tables_a_guest=10**6
        )
        server = server_of(await House.open(settings))
        listening = bound("127.0.0.1", port)
        print("ready", flush=True)
        await server.serve(sockets=[listening])

    uvloop.run(run())


async def measure(name: str, tables: int, answers: int) -> dict[str, float]:
    """One server: at full speed, then at a steady pace."""
    with tempfile.TemporaryDirectory() as folder:
        process, port = start(name, folder)
        try:
            load = Load(answers)
            seated = await seat_everybody(name, port, tables, load)
            await asyncio.sleep(1)
            figures = await at_full_speed(load, seated, process.pid)
            return figures | await at_a_pace(load, seated)
        finally:
            process.terminate()
            process.wait()


async def at_full_speed(load: Load, tables: list[Table], pid: int) -> dict[str, float]:
    """Everybody answers at once."""
    began, spent = time.perf_counter(), cpu_seconds(pid)
    load.going, load.updates = True, 0
    mine = time.process_time()
    for table in tables:
        for screen in table.screens:
            screen.answer()
    while load.answers < load.most * len(tables) and time.perf_counter() - began < 60:
        await asyncio.sleep(0.02)
    seconds, spent = time.perf_counter() - began, cpu_seconds(pid) - spent
    load.going = False
    return {
        "answers/s": load.answers / seconds,
        "answers/cpu s": load.answers / spent,
        "screens/answer": load.updates / load.answers,
        "p50 full ms": 1000 * statistics.median(load.latencies),
        "p99 full ms": 1000 * statistics.quantiles(load.latencies, n=100)[98],
        "server busy": spent / seconds,
        "client busy": (time.process_time() - mine) / seconds,
    }


async def at_a_pace(load: Load, tables: list[Table]) -> dict[str, float]:
    """People who think."""
    await asyncio.sleep(1)
    load.latencies.clear()
    load.answers = 0
    load.most += 20
    load.think = SEATS * len(tables) / PACE / 2
    load.going = True
    began = time.perf_counter()
    for table in tables:
        for screen in table.screens:
            load.soon(screen.answer)
    while load.answers < 10 * len(tables) and time.perf_counter() - began < 30:
        await asyncio.sleep(0.05)
    load.going = False
    return {
        "pace/s": load.answers / (time.perf_counter() - began),
        "p50 ms": 1000 * statistics.median(load.latencies),
        "p99 ms": 1000 * statistics.quantiles(load.latencies, n=100)[98],
    }


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2], int(sys.argv[3]))
    else:
        os.sched_setaffinity(0, {CLIENT_CORE})
        tables, answers = [int(each) for each in sys.argv[1:]] or (200, 100)
        for name in ("rouages", "boardgame.io"):
            print(
                name,
                {k: round(v, 2) for k, v in uvloop.run(measure(name, tables, answers)).items()},
                flush=True,
            )
