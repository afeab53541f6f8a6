"""`kill -9` at any moment loses no answer, undo or line of chat that was acknowledged, and doubles none."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
import time
from collections import Counter
from typing import NamedTuple

import httpx
import pytest
import websockets
from sqlalchemy import make_url, select
from sqlalchemy.ext.asyncio import create_async_engine

from rouages.server.store.database import CHAT, ENTRIES
from rouages.server.store.storage import DRIVERS
from rouages.tables.ledger.rows import EntryKind
from tests.server.running import PATIENCE, Door, sqlite_in

pytestmark = pytest.mark.anyio

TABLES = 6


class Servers:
    """One server after the other, on the same database and port."""

    def __init__(self, database):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.database = database

    async def __aenter__(self):
        self.launcher = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.launcher", self.database, str(self.port)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return self

    async def start(self):
        self.launcher.stdin.write(b"\n")
        words = {}
        while len(words) < 2:
            line = await asyncio.wait_for(self.launcher.stdout.readline(), 4 * PATIENCE)
            assert line, "the server did not start"
            word, *rest = line.split()
            words[word] = rest
        self.pid = int(words[b"pid"][0])

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)

    async def __aexit__(self, *_):
        with contextlib.suppress(ProcessLookupError):
            self.kill()
        self.launcher.stdin.close()
        await self.launcher.wait()


class Player:
    """Answers by lot as fast as it can, sends again what was not acknowledged, and remembers what was."""

    def __init__(self, person, table, seat, seed):
        self.person = person
        self.table = table
        self.seat = seat
        self.rng = random.Random(seed)
        self.acknowledged = {}
        self.said = []
        self.undone = 0
        self.unsure = None
        self.over = False

    async def play(self):
        """Until the connection breaks or the match is over."""
        try:
            screen = await self.person.sit(self.table)
            while not self.over:
                await self.turn(screen)
        except (OSError, websockets.WebSocketException):
            pass

    async def turn(self, screen):
        if screen.table["status"] == "over":
            self.over = True
            return
        if self.unsure:
            await self.send(screen, self.unsure)
            return
        asked = screen.question(self.seat)
        if asked is None:
            await screen.receive()
        elif self.rng.random() < 0.1 and screen.undo["may"]:
            reply = await screen.reply("Undo", seat=self.seat)
            self.undone += reply["type"] == "Done"
        elif self.rng.random() < 0.1:
            text = f"{self.seat} {self.rng.getrandbits(60)}"
            if (await screen.reply("Say", text=text))["type"] == "Done":
                self.said.append(text)
        else:
            self.unsure = asked["question"], self.rng.randrange(len(asked["options"]))

    async def send(self, screen, answer):
        question, option = answer
        reply = await screen.reply("Answer", seat=self.seat, question=question, option=option)
        if reply["type"] == "Done":
            self.acknowledged[question] = option
        else:
            assert reply["refusal"]["type"] in ("Late", "NotAsked", "MatchOver"), reply
        self.unsure = None


class Figures(NamedTuple):
    """What was acknowledged, all of which must have been kept."""

    kills: int
    answers: int
    undos: int
    lines: int


async def rows_of(database, *tables):
    """What the database has, read as somebody else would."""
    url = make_url(database)
    engine = create_async_engine(url.set(drivername=DRIVERS[url.drivername]))
    async with engine.connect() as connection:
        found = [(await connection.execute(select(table))).all() for table in tables]
    await engine.dispose()
    return found


async def compare(database, players, kills):
    """Every acknowledged answer, undo and line is in the database as it was acknowledged, and once."""
    entries, lines = await rows_of(database, ENTRIES, CHAT)
    answers = [row for row in entries if row.deed == EntryKind.ANSWER]
    kept = {(row.table_id, row.seat, row.question): row.option for row in answers}
    assert len(kept) == len(answers), "an answer was taken twice"
    undone = Counter((row.table_id, row.seat) for row in entries if row.deed != EntryKind.ANSWER)
    said = Counter((row.table_id, row.text) for row in lines)
    for player in players:
        for question, option in player.acknowledged.items():
            assert kept.get((player.table, player.seat, question)) == option, "an answer was lost"
        assert undone[player.table, player.seat] >= player.undone, "an undo was lost"
        assert all(said[player.table, text] == 1 for text in player.said), "a line was lost or doubled"
    return Figures(
        kills,
        sum(len(player.acknowledged) for player in players),
        sum(player.undone for player in players),
        sum(len(player.said) for player in players),
    )


async def new_table(people, seed):
    """Every other one with clocks, whose time is kept with every answer."""
    clock = {"clock": {"kind": "bank", "seconds": 86400}} if seed % 20 == 0 else {}
    table = await people[0].table("me", "open", **clock)
    await people[1].post(f"/api/tables/{table}/take", {})
    return [Player(person, table, seat, seed + seat) for seat, person in enumerate(people)]


async def kill_and_compare(database, kills):
    """Kill the server so often while everybody plays; returns what was acknowledged."""
    rng = random.Random(kills)
    async with Servers(database) as servers:
        await servers.start()
        door = Door(None, servers.port)
        people = [await door.guest(name) for name in ("Ann", "Bob")]
        players = []
        for number in range(TABLES):
            players += await new_table(people, 10 * number)
        for kill in range(kills):
            playing = [asyncio.create_task(player.play()) for player in players if not player.over]
            before = sum(len(player.acknowledged) for player in players)
            deadline = time.monotonic() + PATIENCE
            while sum(len(player.acknowledged) for player in players) < before + 5:
                assert time.monotonic() < deadline, "nothing is acknowledged any more"
                await asyncio.sleep(0.002)
            await asyncio.sleep(rng.random() * 0.05)
            servers.kill()
            await asyncio.gather(*playing)
            await servers.start()
            await compare(database, players, kill + 1)
            for person in people:
                await person.http.aclose()
                person.http = httpx.AsyncClient(base_url=door.url, cookies=person.http.cookies)
            while sum(not player.over for player in players) < 2 * TABLES:
                players += await new_table(people, rng.getrandbits(30))
        for person in people:
            await person.http.aclose()
    return await compare(database, players, kills)


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path):
    assert (await kill_and_compare(sqlite_in(tmp_path), 20)).answers >= 100


@pytest.mark.long(part="kills")
async def test_nothing_acknowledged_is_lost_in_a_thousand_kills(tmp_path):
    assert (await kill_and_compare(sqlite_in(tmp_path), 1000)).answers >= 5000
