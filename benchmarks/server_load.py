"""The load of benchmarks/server.py: tables with four screens each, for our server and for boardgame.io's."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from raw_socket import RawSocket


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

    def soon(self, act: Callable[[], None]) -> None:
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

    def answer(self) -> None:
        """Answer by lot, if asked."""
        raise NotImplementedError

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

    def __init__(self, table: Table, seat: int, host: str, match: str) -> None:
        """At a match of this name."""
        super().__init__(table, seat, host, "/socket.io/?EIO=4&transport=websocket")
        self.match = match

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
