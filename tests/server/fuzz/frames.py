"""Frames of any kind on real lines to a table: messages in one piece or several, and what is no message."""

import asyncio
import json
import random
from collections import Counter

from rouages.tables.asking import requests
from rouages.tables.wire.refusals import Malformed
from tests.server.fuzz.loop import HANGING, watched
from tests.tables.test_any_message import STUMBLED, made_up

AT_ONE_TABLE = 5000
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
GREETING = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
MASK = b"\x1d\xf0\0\x7a"
NONSENSE = (
    "",
    "{",
    "null",
    "[]",
    '{"type":"Nothing"}',
    '{"type":"Say","text":"\\u0000"}',
    "\ud800",
    "[" * 900,
)
REFUSED_WITHOUT_A_WORD = (
    b"\x81\x05hello",
    b"\x83\x80" + MASK,
    b"\xf1\x80" + MASK,
    b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff" + MASK,
    b"\x88\x81" + MASK + b"x",
    b"\x80\x80" + MASK,
    b"\x09\xfe\0\0" + MASK,
    b"GET / HTTP/1.1\r\n" + b"x" * 99,
)


def frame(content, kind=TEXT, *, is_last=True):
    size = len(content)
    head = bytes((kind | 0x80 * is_last, 0x80 | (min(126, size))))
    head += b"" if size < 126 else size.to_bytes(2, "big")
    return head + MASK + bytes(each ^ MASK[at % 4] for at, each in enumerate(content))


class Ended(Exception):
    """The server has closed the line."""


class Line:
    """One socket, of which every byte is ours to choose."""

    @classmethod
    async def open(cls, port, table, cookie, query=""):
        line = cls()
        line.reader, line.writer = await asyncio.open_connection("127.0.0.1", port)
        line.writer.write(
            f"GET /api/tables/{table}/play{query} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n"
            f"{GREETING}\r\n".encode()
        )
        assert (await line.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        return line

    async def receive(self):
        """The next text that the server sends."""
        while True:
            try:
                kind, size = await self.reader.readexactly(2)
                if size > 125:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                content = await self.reader.readexactly(size)
            except (asyncio.IncompleteReadError, ConnectionError):
                raise Ended from None
            if kind & 15 == TEXT:
                return content
            if kind & 15 == CLOSE:
                raise Ended
            if kind & 15 == PING:
                self.writer.write(frame(content, PONG))

    async def ends(self):
        """Read until the server hangs up."""
        while await self.reader.read(1 << 16):
            pass

    def hang_up(self):
        self.writer.transport.abort()


class Talker:
    """Sends messages of any kind, many at a time, and counts the replies: each must have one."""

    def __init__(self, door, table, cookie, seats, rng):
        self.door = door
        self.table = table
        self.cookie = cookie
        self.seats = seats
        self.rng = rng
        self.awaited = Counter()
        self.counted = Counter()
        self.replies = Counter()
        self.number = 0
        self.line = None

    @property
    def live(self):
        return self.door.house.tables.live.get(self.table)

    async def talk(self):
        """One burst, and all that is replied to it."""
        if self.line is None:
            await self.come()
        burst = b"".join(self.message() for _ in range(self.rng.randint(1, 16)))
        try:
            await asyncio.wait_for(self.exchange(burst), HANGING)
        except TimeoutError:
            self.counted["hangs"] += 1
            self.go()
        except (Ended, ConnectionError):
            self.counted["lines_cut_off"] += 1
            self.go()
        else:
            if self.rng.random() < 0.03:
                await self.be_rude()

    async def come(self):
        query = self.rng.choice(("", "", "", "?seat=0", "?seat=public", "?seat=x&seen=-1", "?seen=99&chat=9"))
        self.line = await Line.open(self.door.port, self.table, self.cookie, query)
        self.awaited.clear()

    def go(self):
        self.line.hang_up()
        self.line = None

    async def exchange(self, burst):
        await self.send(burst)
        while self.awaited.total():
            text = await self.line.receive()
            if not text.startswith(b'{"type":"Snapshot"'):
                self.take(json.loads(text))

    async def send(self, burst):
        """In one piece, or cut anywhere."""
        cut = self.rng.randrange(len(burst)) if self.rng.random() < 0.3 else 0
        for piece in (burst[:cut], burst[cut:]):
            self.line.writer.write(piece)
            await self.line.writer.drain()
            if cut:
                await asyncio.sleep(0)

    def take(self, reply):
        self.replies[reply["refusal"]["type"] if reply["type"] == "Refused" else reply["type"]] += 1
        ref = reply["ref"]
        if self.awaited[ref]:
            self.awaited[ref] -= 1
        else:
            self.counted["replies_too_many"] += 1

    def message(self):
        """A frame with a message, which will have a reply."""
        self.number += 1
        self.counted["messages"] += 1
        text = self.text()
        try:
            self.awaited[requests.read(text).ref] += 1
        except Malformed:
            self.awaited[None] += 1
        if self.rng.random() < 0.995:
            return frame(text)
        if self.rng.random() < 0.5:
            return frame(text, BINARY)
        cut = self.rng.randrange(len(text) + 1)
        return frame(text[:cut], is_last=False) + frame(b"", PING) + frame(text[cut:], 0)

    def text(self):
        if self.rng.random() < 0.04 or not (self.live and self.live.play):
            return self.rng.choice(NONSENSE).encode("utf-8", "surrogatepass")
        plain = made_up(self.rng, self.live, self.seats) | {"ref": self.number}
        return json.dumps(plain).encode()[:4000]

    async def be_rude(self):
        """Send what no browser sends; the server hangs up."""
        self.counted["rude_frames"] += 1
        if self.rng.random() < 0.3:
            self.line.writer.write(frame(b'{"type":"Ping"}')[: self.rng.randint(1, 20)])
        else:
            self.line.writer.write(self.rng.choice(REFUSED_WITHOUT_A_WORD))
            try:
                await asyncio.wait_for(self.line.ends(), HANGING)
            except TimeoutError:
                self.counted["hangs"] += 1
            except ConnectionError:
                pass
        self.go()


async def table_of(door, people, game, rng):
    """A table at which two sit, the match begun."""
    ann, bob = people
    undo = rng.choice(("free", "consent", "until-learnt"))
    table = await ann.table("me", "open", game=game, undo=undo)
    await bob.post(f"/api/tables/{table}/take", {})
    for screen in [await person.sit(table) for person in people]:
        await screen.begun()
        await screen.close()
    return table


async def talk_at_tables(door, game, seed, messages):
    """So many messages at tables of a game, from who sits there, a guest and a stranger; what came of it."""
    rng = random.Random(seed)
    people = [await door.guest(name) for name in ("Ann", "Bob")]
    ann, bob, cat = [person.cookie for person in (*people, await door.guest("Cat"))]
    whose = [*[(ann, (0, 0, 0, 1))] * 2, *[(bob, (1, 1, 1, 0))] * 2, (cat, (0, 1)), ("", (0, 1))]
    counted, replies = Counter(), Counter()
    with watched() as pauses:
        while counted["messages"] < messages:
            table = await table_of(door, people, game, rng)
            talkers = [Talker(door, table, cookie, seats, rng) for cookie, seats in whose]
            live = talkers[0].live
            enough = min(AT_ONE_TABLE, messages - counted["messages"])
            while live.seating.is_playing and spoken(talkers) < enough:
                await asyncio.gather(*(talker.talk() for talker in talkers))
            for talker in talkers:
                counted += talker.counted
                replies += talker.replies
                if talker.line:
                    talker.go()
    assert counted["hangs"] == counted["replies_too_many"] == 0
    assert not replies.keys() & STUMBLED
    return {
        "messages": counted["messages"],
        "rude_frames": counted["rude_frames"],
        "lines_cut_off": counted["lines_cut_off"],
        **{f"replies_{kind}": number for kind, number in replies.most_common()},
        "hangs": counted["hangs"],
        "replies_too_many": counted["replies_too_many"],
        "longest_pause_of_the_loop": pauses.longest,
    }


def spoken(talkers):
    return sum(talker.counted["messages"] for talker in talkers)
