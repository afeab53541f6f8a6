"""A running house and people in it: real HTTP and real sockets on a free port of this machine."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from unittest.mock import patch

import httpx
import msgspec
import websockets
from limits import strategies
from limits.storage import memory
from sqlalchemy import create_engine

from rouages.server.house import House
from rouages.server.serve import bound, server_of
from rouages.server.settings import Settings
from rouages.server.store.migrating import bring_up_to_date
from rouages.tables.wire.messages import FromServer

PATIENCE = 20
"""Seconds after which a test that waits has failed."""

strict = msgspec.json.Decoder(FromServer, strict=True)


FILE = "house.sqlite3"


def sqlite_in(folder):
    """The address of the database in this folder."""
    return f"sqlite:///{folder / FILE}"


@contextmanager
def no_minute_ends():
    """Limits count as if all happened at once: a crowded machine takes long to ask for too much."""
    now = time.time()
    still = SimpleNamespace(time=lambda: now)
    with patch.object(memory, "time", still), patch.object(strategies, "time", still):
        yield


@cache
def new_house():
    """A database in which nobody has been yet: made once, since all its steps take a third of a second."""
    with TemporaryDirectory() as folder:
        engine = create_engine(sqlite_in(Path(folder)))
        with engine.begin() as connection:
            bring_up_to_date(connection)
        engine.dispose()
        return (Path(folder) / FILE).read_bytes()


@asynccontextmanager
async def running(folder, **settings):
    """A house in this folder, served until the block ends."""
    file = folder / FILE
    if "database" not in settings and folder.is_dir() and not file.exists():
        file.write_bytes(new_house())
    settings = {
        "database": sqlite_in(folder),
        "bot_delay": 0,
        "limits": False,
        **settings,
    }
    house = await House.open(Settings(**{"messages_a_second": 10_000, **settings}))
    listening = bound("127.0.0.1", 0)
    server = server_of(house)
    server.capture_signals = nullcontext
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    await becomes(lambda: server.started)
    door = Door(house, listening.getsockname()[1])
    try:
        with no_minute_ends():
            yield door
    finally:
        try:
            await door.close()
        finally:
            server.should_exit = True
            await serving


async def becomes(condition):
    """Wait until something in this very process is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.001)


async def hang_up(socket):
    """Close without reading what is still to come."""
    socket.transport.abort()
    await socket.wait_closed()


async def live(person, door, page):
    """What somebody's browser keeps open to follow a page: its lobby, or quick pairing."""
    address = f"ws://127.0.0.1:{door.port}/api/{page}/live"
    socket = await websockets.connect(address, additional_headers={"Cookie": person.cookie})
    door.opened.append(partial(hang_up, socket))
    return socket


async def shows(socket, wanted):
    """The first state of such a page that is as one wants it."""
    while True:
        state = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        if wanted(state):
            return state


class Door:
    """Where people come in."""

    def __init__(self, house, port):
        self.house = house
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.opened = []

    async def guest(self, name):
        person = self.stranger()
        await person.put("/api/me", {"name": name})
        return person

    async def account(self, name, handle=None):
        """Somebody who signs in, with an address that nobody else has."""
        person = await self.guest(name)
        login = (handle or name).lower()
        await person.put("/api/me/password", {"login": login, "password": "long enough"})
        await person.put("/api/me/handle", {"handle": handle or name})
        return person

    def stranger(self):
        # A line that has been quiet is not used again: the server may be hanging up just then.
        fresh = httpx.Limits(keepalive_expiry=2)
        person = Person(self, httpx.AsyncClient(base_url=self.url, verify=False, timeout=60, limits=fresh))
        self.opened.append(person.http.aclose)
        return person

    async def close(self):
        for close in self.opened:
            await close()


class Person:
    """A guest's browser."""

    def __init__(self, door, http):
        self.door = door
        self.http = http

    async def get(self, path, status=200):
        return self._read(await self.http.get(path), status)

    async def put(self, path, body, status=200, **headers):
        return self._read(await self.http.put(path, json=body, headers=headers), status)

    async def post(self, path, body=None, status=200, **headers):
        return self._read(await self.http.post(path, json=body, headers=headers), status)

    async def delete(self, path, status=200):
        return self._read(await self.http.delete(path), status)

    def _read(self, response, status):
        assert response.status_code == status, response.text
        return response.json()

    @property
    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def lay(self, *seats, game="out-of-gears", status=200, **wish):
        """A new table: seats are kinds, or (kind, name or level)."""
        places = []
        for seat in seats:
            kind, _, word = seat.partition(":")
            places.append({"kind": kind} | ({"name" if kind == "here" else "level": word} if word else {}))
        return await self.post("/api/tables", {"game": game, "seats": places, **wish}, status)

    async def table(self, *seats, **wish):
        return (await self.lay(*seats, **wish))["id"]

    async def open(self, table, query="", **headers):
        """Sit down before the screen of a table."""
        address = f"ws://127.0.0.1:{self.door.port}/api/tables/{table}/play{query}"
        socket = await websockets.connect(
            address,
            additional_headers={"Cookie": self.cookie, **headers},
            compression=None,
            max_size=None,
            max_queue=None,
            open_timeout=3 * PATIENCE,
        )
        self.door.opened.append(partial(hang_up, socket))
        return Screen(socket)

    async def sit(self, table, query=""):
        """Open a table, give it this browser's value if it asks, and wait for the first snapshot."""
        screen = await self.open(table, query)
        await screen.until(lambda: screen.reader)
        if screen.reader["owes"]:
            await screen.send("Contribute", value=secrets.token_hex(16))
        return screen


class Screen:
    """What a browser knows of a table: the parts last received, and its stream of events."""

    def __init__(self, socket):
        self.socket = socket
        self.traffic = []
        self.events = []
        self.lines = []
        self.accepted = []
        self.parts = {}
        self.undos = 0

    def __getattr__(self, name):
        return self.parts.get(name)

    async def send(self, kind, **fields):
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def receive(self):
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        self.traffic.append(text)
        strict.decode(text)
        message = json.loads(text)
        if message["type"] == "Snapshot":
            self._merge(message)
        return message

    def _merge(self, message):
        news, chat = message.pop("news", None), message.pop("chat", None)
        if news:
            assert news["first"] <= len(self.events)
            self.events[news["first"] :] = news["events"]
            self.undos = news["undos"]
        if chat:
            assert chat["first"] <= len(self.lines)
            self.lines[chat["first"] :] = chat["lines"]
        self.accepted += message.pop("accepted", [])
        self.parts.update(message)

    async def until(self, condition):
        while not condition():
            await self.receive()

    async def reply(self, kind, **fields):
        """Send something and wait for the reply to it."""
        ref = secrets.randbits(30)
        await self.send(kind, ref=ref, **fields)
        while (message := await self.receive()).get("ref") != ref:
            pass
        return message

    async def refused(self, kind, **fields):
        message = await self.reply(kind, **fields)
        assert message["type"] == "Refused", message
        return message["refusal"]["type"]

    async def begun(self):
        await self.until(lambda: self.table["status"] != "waiting")

    def question(self, seat=None):
        """The question of a seat, or of the only one that has one."""
        found = [each for each in self.questions or [] if seat in (None, each["seat"])]
        return found[0] if found else None

    async def asked(self, seat=None):
        await self.until(lambda: self.question(seat))
        return self.question(seat)

    async def answer(self, option, seat=None):
        """Answer what is asked, and wait until it is accepted."""
        asked = await self.asked(seat)
        await self.send("Answer", seat=asked["seat"], question=asked["question"], option=option)
        wanted = {"seat": asked["seat"], "question": asked["question"]}
        await self.until(lambda: wanted in self.accepted)
        return asked

    async def play_on(self, rng):
        """Answer by lot until the match is over."""
        while self.table["status"] != "over":
            asked = self.question()
            if asked is None:
                await self.receive()
            else:
                await self.answer(rng.randrange(len(asked["options"])), asked["seat"])

    async def closed(self):
        """Read until the server closes the connection; the code that it gives, and what it said before."""
        heard = []
        try:
            while True:
                heard.append(await self.receive())
        except websockets.ConnectionClosed as closing:
            return closing.rcvd.code, heard

    async def close(self):
        await self.socket.close()
