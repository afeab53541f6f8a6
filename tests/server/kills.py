"""Servers that are killed while everybody plays, and what must be left of it."""

import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict

import httpx
import websockets
from sqlalchemy import make_url, select
from sqlalchemy.ext.asyncio import create_async_engine

from rouages.server.store.database import CHAT, ENTRIES, TABLES
from rouages.server.store.storage import DRIVERS
from rouages.tables.ledger.rows import EntryKind
from tests.server.forked import free_port
from tests.server.running import PATIENCE, Door

PLAYED = 4
"""Tables at which everybody plays; every other one has clocks, whose time is kept with every answer."""
BANK = {"kind": "bank", "seconds": 86400}
SECOND = {"kind": "move", "seconds": 1}
LEFT_ALONE = {"game": "robo-rally", "clock": SECOND}


class Servers:
    """One server after the other, on the same database and port."""

    def __init__(self, database):
        self.port = free_port()
        self.database = database
        self.longest_start = 0.0
        self.is_up = False
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115

    async def __aenter__(self):
        self.launcher = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.launcher", self.database, str(self.port)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=self.complaints,
        )
        await self._read(b"warm")
        return self

    async def start(self):
        began = time.perf_counter()
        self.launcher.stdin.write(b"\n")
        words = await self._read(b"pid", b"ready")
        self.pid = int(words[b"pid"][0])
        self.is_up = True
        self.longest_start = max(self.longest_start, time.perf_counter() - began)

    async def _read(self, *awaited):
        words = {}
        while not words.keys() >= set(awaited):
            line = await asyncio.wait_for(self.launcher.stdout.readline(), 5 * PATIENCE)
            word, *rest = line.split() or [b"failed"]
            assert word != b"failed", self._complaint()
            words[word] = rest
        return words

    def kill(self):
        self.is_up = False
        os.kill(self.pid, signal.SIGKILL)

    def _complaint(self):
        self.complaints.seek(0)
        return self.complaints.read().decode()

    async def __aexit__(self, *_):
        if self.is_up:
            with contextlib.suppress(ProcessLookupError):
                self.kill()
        self.launcher.stdin.close()
        await self.launcher.wait()
        with self.complaints:
            complaints = self._complaint()
        assert "Traceback" not in complaints, complaints[-4000:]


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
        self.left = BANK["seconds"]
        self.over = False

    async def play(self, servers):
        """Until the server is killed or the match is over; a line that is only slow is tried again."""
        while servers.is_up and not self.over:
            try:
                await self.play_on(await self.person.sit(self.table))
            except TimeoutError:
                continue
            except (OSError, websockets.WebSocketException):
                assert not servers.is_up, "a line broke though the server was not killed"

    async def play_on(self, screen):
        while not self.over:
            self.watch_the_clock(screen)
            await self.turn(screen)

    def watch_the_clock(self, screen):
        """No kill gives anybody time."""
        for clock in screen.clocks or ():
            if clock["seat"] == self.seat:
                left = clock["until"] - time.time() if clock["until"] else clock["left"]
                assert left < self.left + 0.1, "somebody was given time"
                self.left = min(left, self.left)

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
        elif self.rng.random() < 0.25 and screen.undo["may"]:
            reply = await screen.reply("Undo", seat=self.seat)
            self.undone += reply["type"] == "Done"
        elif self.rng.random() < 0.2:
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


class Ledger:
    """What the database has, read as somebody else would."""

    def __init__(self, database):
        self.url = make_url(database)

    async def rows(self, *queries):
        engine = create_async_engine(self.url.set(drivername=DRIVERS[self.url.drivername]))
        async with engine.connect() as connection:
            found = [(await connection.execute(query)).all() for query in queries]
        await engine.dispose()
        return found

    async def compare(self, players):
        """How much of what was acknowledged to these is not there as it was acknowledged, or twice."""
        tables = {player.table for player in players}
        entries, lines = await self.rows(
            *(select(each).where(each.c.table_id.in_(tables)) for each in (ENTRIES, CHAT))
        )
        answers = [row for row in entries if row.deed == EntryKind.ANSWER]
        kept = {(row.table_id, row.seat, row.question): row.option for row in answers}
        undone = Counter((row.table_id, row.seat) for row in entries if row.deed != EntryKind.ANSWER)
        said = Counter((row.table_id, row.text) for row in lines)
        found = Counter(doubled=len(answers) - len(kept))
        for player in players:
            for question, option in player.acknowledged.items():
                found["lost"] += kept.get((player.table, player.seat, question)) != option
            found["lost"] += max(0, player.undone - undone[player.table, player.seat])
            for text in player.said:
                found["lost"] += not said[player.table, text]
                found["doubled"] += said[player.table, text] > 1
        return found

    async def given(self, table):
        """How many answers each seat of a table has given."""
        (rows,) = await self.rows(select(ENTRIES.c.seat).where(ENTRIES.c.table_id == table))
        return Counter(row.seat for row in rows)

    async def rung(self, tables):
        """How many answers clocks have given at tables where nobody does, each question once and in turn."""
        (rows,) = await self.rows(
            select(ENTRIES).where(ENTRIES.c.table_id.in_(tables)).order_by(ENTRIES.c.number)
        )
        questions = defaultdict(list)
        for row in rows:
            questions[row.table_id, row.seat].append(row.question)
        for each in questions.values():
            assert each == list(range(1, len(each) + 1)), "a clock answered twice, or lost an answer"
        return len(rows)


class Crowd:
    """Who plays while the servers are killed, and the tables where nobody answers but the clocks."""

    def __init__(self, door, ledger, seed):
        self.door = door
        self.ledger = ledger
        self.rng = random.Random(seed)
        self.players = []
        self.gone = []
        self.left_alone = []

    async def come_in(self):
        self.people = [await self.door.guest(name) for name in ("Ann", "Bob")]
        await self.sit_down()

    async def sit_down(self):
        """Leave the tables where all is over, and lay as many new ones."""
        self.gone += [player for player in self.players if player.over]
        self.players = [player for player in self.players if not player.over]
        while len({player.table for player in self.players}) < PLAYED:
            clock = {"clock": BANK} if self.rng.random() < 0.5 else {}
            table = await self.people[0].table("me", "open", **clock)
            await self.people[1].post(f"/api/tables/{table}/take", {})
            for seat, person in enumerate(self.people):
                self.players.append(Player(person, table, seat, self.rng.getrandbits(30)))
        if not await self.is_waited_for():
            table = await self.people[0].table("me", "here:Bo", **LEFT_ALONE)
            await (await self.people[0].sit(table)).asked()
            self.left_alone.append(table)

    async def is_waited_for(self):
        query = select(TABLES.c.id).where(TABLES.c.id.in_(self.left_alone[-1:]), TABLES.c.status == "playing")
        return (await self.ledger.rows(query))[0]

    @property
    def acknowledged(self):
        return sum(len(player.acknowledged) for player in (*self.gone, *self.players))

    async def meet_the_next_server(self):
        """With the same cookies, over new lines."""
        for person in self.people:
            await person.http.aclose()
            person.http = httpx.AsyncClient(
                base_url=self.door.url, cookies=person.http.cookies, timeout=60, verify=False
            )

    async def leave(self):
        for person in self.people:
            await person.http.aclose()


async def play_until_killed(servers, crowd):
    """Everybody plays; some answers later, at any moment, the server is killed."""
    playing = [asyncio.create_task(player.play(servers)) for player in crowd.players]
    before, deadline = crowd.acknowledged, time.monotonic() + 4 * PATIENCE
    while crowd.acknowledged < before + 5:
        assert time.monotonic() < deadline, "nothing is acknowledged any more"
        for each in playing:
            if each.done():
                each.result()
        await asyncio.sleep(0.002)
    await asyncio.sleep(crowd.rng.random() * 0.05)
    servers.kill()
    await asyncio.gather(*playing)


async def kill_and_compare(database, kills):
    """Kill the server so often while everybody plays; the figures, of which lost and doubled must be none."""
    ledger = Ledger(database)
    async with Servers(database) as servers:
        await servers.start()
        crowd = Crowd(Door(None, servers.port), ledger, kills)
        await crowd.come_in()
        for kill in range(kills):
            await play_until_killed(servers, crowd)
            await servers.start()
            found = await ledger.compare(crowd.players)
            assert not found.total(), f"after {kill + 1} kills: {found}"
            await crowd.meet_the_next_server()
            await crowd.sit_down()
        await crowd.leave()
    everybody = [*crowd.gone, *crowd.players]
    found = await ledger.compare(everybody)
    return {
        "kills": kills,
        "answers_acknowledged": crowd.acknowledged,
        "undos": sum(player.undone for player in everybody),
        "lines_of_chat": sum(len(player.said) for player in everybody),
        "answers_by_clocks": await ledger.rung(crowd.left_alone),
        "lost": found["lost"],
        "doubled": found["doubled"],
        "longest_start": servers.longest_start,
    }


def check_kept(found, answers):
    assert found["answers_acknowledged"] >= answers
    assert found["lost"] == found["doubled"] == 0
