"""`kill -9` at any moment loses no answer that was acknowledged, and doubles none."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import sys
import time

import httpx
import pytest
import websockets

from rouages.tables.ledger.rows import EntryKind
from tests.server.running import PATIENCE, Door

pytestmark = pytest.mark.anyio

TABLES = 6


class Servers:
    """One server after the other, on the same folder and port."""

    def __init__(self, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = folder

    async def __aenter__(self):
        self.launcher = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.launcher", str(self.folder), str(self.port)),
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


def compare(folder, players):
    """Every acknowledged answer is in the file, with the option that was acknowledged."""
    with sqlite3.connect(folder / "house.sqlite3") as file:
        rows = file.execute(
            "SELECT table_id, seat, question, option, deed FROM entries ORDER BY number"
        ).fetchall()
    answers = {}
    for table, seat, question, option, deed in rows:
        if deed == EntryKind.ANSWER:
            assert (table, seat, question) not in answers, "an answer was taken twice"
            answers[table, seat, question] = option
    for player in players:
        for question, option in player.acknowledged.items():
            assert answers.get((player.table, player.seat, question)) == option, (
                "an acknowledged answer was lost"
            )
        undone = sum(
            row[0] == player.table and row[1] == player.seat and row[4] != EntryKind.ANSWER for row in rows
        )
        assert undone >= player.undone, "an acknowledged undo was lost"
    return len(answers)


async def new_table(people, seed):
    table = await people[0].table("me", "open")
    await people[1].post(f"/api/tables/{table}/take", {})
    return [Player(person, table, seat, seed + seat) for seat, person in enumerate(people)]


async def kill_and_compare(folder, kills):
    """Kill the server so often while everybody plays; returns how many answers were acknowledged."""
    rng = random.Random(kills)
    async with Servers(folder) as servers:
        await servers.start()
        door = Door(None, servers.port)
        people = [await door.guest(name) for name in ("Ann", "Bob")]
        players = []
        for number in range(TABLES):
            players += await new_table(people, 10 * number)
        for _ in range(kills):
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
            compare(folder, players)
            for person in people:
                await person.http.aclose()
                person.http = httpx.AsyncClient(base_url=door.url, cookies=person.http.cookies)
            while sum(not player.over for player in players) < 2 * TABLES:
                players += await new_table(people, rng.getrandbits(30))
        for person in people:
            await person.http.aclose()
    answers = compare(folder, players)
    acknowledged = sum(len(player.acknowledged) for player in players)
    assert acknowledged <= answers
    return acknowledged


async def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(tmp_path):
    assert await kill_and_compare(tmp_path, 20) >= 100


@pytest.mark.long(part="kills")
async def test_no_acknowledged_answer_is_lost_in_two_hundred_kills(tmp_path):
    assert await kill_and_compare(tmp_path, 200) >= 1000
