"""A house in one's pocket: live tables over a ledger in memory, screens in memory, a clock moved by hand."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass

import msgspec

import rouages
from rouages.bots import BOTS, Perspective
from rouages.tables.asking import requests
from rouages.tables.audience.clients import Client
from rouages.tables.ledger.memory import MemoryLedger
from rouages.tables.live import LiveTable
from rouages.tables.match import beginning
from rouages.tables.outside import Outside
from rouages.tables.wire.messages import FromServer, Refused, Snapshot
from rouages.tables.wire.states import NewTable, Place

strict = msgspec.json.Decoder(FromServer, strict=True)


@dataclass(frozen=True)
class Person:
    id: int
    name: str
    keeper: str | None = None


ANN, BOB = Person(1, "Ann"), Person(2, "Bob")


class HandLoop:
    """Asyncio's loop, but time stands still until it is moved on."""

    def __init__(self):
        self.passed = 0.0
        self.alarms = []

    def now(self):
        return 1e9 + self.passed

    def time(self):
        return self.passed

    def call_soon(self, call, *arguments):
        asyncio.get_running_loop().call_soon(call, *arguments)

    def call_later(self, seconds, call):
        alarm = Alarm(self.passed + seconds, call)
        self.alarms.append(alarm)
        return alarm

    def create_task(self, work):
        return asyncio.get_running_loop().create_task(work)

    async def sleep(self, seconds):
        done = asyncio.get_running_loop().create_future()
        self.call_later(seconds, lambda: done.done() or done.set_result(None))
        await done

    async def beside(self, work, *arguments):
        return work(*arguments)

    def move_on(self, seconds):
        self.passed += seconds
        due = [alarm for alarm in self.alarms if alarm.at <= self.passed]
        self.alarms = [alarm for alarm in self.alarms if alarm.at > self.passed]
        for alarm in sorted(due, key=lambda alarm: alarm.at):
            if not alarm.cancelled:
                alarm.call()


class Alarm:
    def __init__(self, at, call):
        self.at = at
        self.call = call
        self.cancelled = False

    def cancel(self):
        self.cancelled = True


class Thinker:
    """Thinks on the spot."""

    async def choose(self, table_id, level, saved, seat):
        return BOTS[level].choose(Perspective(rouages.load(saved), seat), random.Random(1))


class Neighbours:
    """Remember what they were told."""

    def __init__(self):
        self.told = []

    def changed(self):
        self.told.append("changed")

    def lost(self, table_id):
        self.told.append("lost")

    def may_say(self, guest):
        pass


class MemoryScreen:
    """Takes what its client has for it, as a browser would, and knows what a browser knows."""

    def __init__(self):
        self.client = None
        self.reads = True
        self.traffic = []
        self.parts = {}
        self.events = []
        self.lines = []
        self.accepted = []
        self.replies = []
        self.kinds = Counter()
        self.closed = None

    def __getattr__(self, name):
        return self.parts.get(name)

    def stir(self):
        if self.reads:
            self.take()

    def close(self, code):
        self.closed = code

    def take(self):
        for payload in self.client.payloads():
            self.traffic.append(payload)
            strict.decode(payload)
            message = msgspec.json.decode(payload)
            kind = message.pop("type")
            if kind == Snapshot.__name__:
                self._merge(message)
            else:
                self.replies.append(message)
                self.kinds[message["refusal"]["type"] if kind == Refused.__name__ else kind] += 1

    def _merge(self, message):
        news, chat = message.pop("news", None), message.pop("chat", None)
        if news:
            assert news["first"] <= len(self.events)
            self.events[news["first"] :] = news["events"]
        if chat:
            self.lines[chat["first"] :] = chat["lines"]
        self.accepted += message.pop("accepted", [])
        self.parts.update(message)

    def question(self, seat=None):
        return next((each for each in self.questions or [] if seat in (None, each["seat"])), None)


class Pocket:
    """A house without a server."""

    def __init__(self, loop=None, ledger=None):
        self.loop = loop or HandLoop()
        self.ledger = ledger or MemoryLedger(self.loop)
        self.neighbours = Neighbours()
        self.outside = Outside(self.ledger, self.loop, Thinker(), self.neighbours)

    def notices(self, table, person):
        """What somebody is to be told of a table, and in how many seconds."""
        found = self.ledger.sheets[table.id].notices
        now = self.loop.now()
        return {row.kind.value: row.due - now for row in found if row.guest == person.id}

    async def lay(self, *places, game="out-of-gears", host=ANN, **wish):
        """A new table: seats are kinds, or kinds with a name or a level."""
        seats = []
        for place in places:
            kind, _, word = place.partition(":")
            seats.append(Place(kind, **({"name" if kind == "here" else "level": word} if word else {})))
        row = beginning.lay(NewTable(game, tuple(seats), **wish), host, tuple(BOTS), self.loop.now())
        kept = asyncio.get_running_loop().create_future()
        self.ledger.submit([row], kept.set_result)
        assert await kept is None
        return await self.open(row.terms.id)

    async def open(self, table_id):
        table = LiveTable(self.outside, await self.ledger.read(table_id))
        await table.ask(table.proceedings.begin_if_ready)
        return table

    async def sit(self, table, person, **query):
        """A screen at a table, which gives its value if it owes one."""
        screen = MemoryScreen()
        screen.client = Client(person, query.pop("seat", None), screen, **query)
        table.join(screen.client)
        await self.rest(table)
        if screen.reader["owes"]:
            await self.send(table, screen, "Contribute", value="ab" * 16)
        return screen

    async def send(self, table, screen, kind, **fields):
        """Send a message and wait until the table rests."""
        requests.hand_in(table, screen.client, requests.read(msgspec.json.encode({"type": kind, **fields})))
        await self.rest(table)

    async def answer(self, table, screen, option, seat=None):
        asked = screen.question(seat)
        await self.send(
            table, screen, "Answer", seat=asked["seat"], question=asked["question"], option=option
        )

    async def rest(self, *tables):
        """Wait until nothing is being done; bots think at once."""
        deadline = time.monotonic() + 20
        quiet = 0
        while quiet < 5:
            busy = any(table.inbox.is_busy for table in tables)
            quiet = 0 if busy else quiet + 1
            assert time.monotonic() < deadline
            await asyncio.sleep(0)

    async def play_on(self, table, screens, rng):
        """Everybody answers by lot, and bots think, until the match is over."""
        while table.seating.is_playing:
            asking = [screen for screen in screens if screen.question()]
            if asking:
                screen = rng.choice(asking)
                asked = screen.question()
                await self.answer(table, screen, rng.randrange(len(asked["options"])), asked["seat"])
            else:
                self.loop.move_on(1)
                await self.rest(table)
