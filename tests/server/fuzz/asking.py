"""Requests of any kind: an address of the house, a body as its types allow or do not, from anybody."""

import asyncio
import json
import random
from collections import Counter
from functools import partial
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, unquote

from rouages import server
from rouages.engine.record import Record
from rouages.proving.made_up import plain_of, shape
from rouages.server.app import application
from rouages.server.operations import OPERATIONS
from rouages.tables.wire.states import NewTable
from tests.server.fuzz.loop import HANGING, watched
from tests.server.people.test_keepers import keeper_of
from tests.server.test_replay import played

CLIENT = Path(server.__file__).with_name("static") / "index.html"
"""Whoever asks for a page where this was not built is told so, with the status 503."""
AT_ONCE = 8
AMONG_THE_SAME = 300
SPARED = "POST /api/me/leave"
"""Whoever is gone has nothing more to ask."""
BODIES = {
    route: each.takes for route, each in OPERATIONS.items() if each.takes is not None and route != SPARED
}
ENDLESS = "/api/events"
"""Whoever listens there is told without an end."""
KINDS = tuple(dict.fromkeys(BODIES.values()))
GAMES = ("out-of-gears", "gear-and-piston", "robo-rally", "too-many-bones", "cyberion")
PIECES = (
    "",
    "x",
    "..",
    "%00",
    "é",
    "a" * 300,
    "fr",
    "en",
    "server",
    *GAMES,
    "1e9",
    "-1",
    "{}",
    "%ff",
    "\u202e",
)
QUERIES = (
    "",
    "?with=me&year=999999999&page=999999999",
    "?result=won&kind=x",
    "?seat=0",
    "?seat=public",
    "?seat=99",
    "?seat=%00",
    "?from=1&to=9",
    "?from=999999999&to=-1",
)
NUL = "a\0b"
HAS_NUL = "it has the character NUL in it"
WORDS = (None, 2**70, -1, 1e308, "\0", NUL, "\u202e", "x" * 5000, "ﷺ" * 60, {}, [])
COOKIES = (b"rouages=x", b'rouages="\\000"', b"rouages=" + b"a" * 500, b"rouages-device=.", b"=;;\xff")
ORIGINS = (b"http://[", b"null", b"http://127.0.0.1", b"\xff")


class Request(NamedTuple):
    method: str
    address: str
    body: bytes
    headers: tuple[tuple[bytes, bytes], ...]


class Asker:
    """Makes requests up, of which many are nearly right."""

    def __init__(self, house, seed):
        self.rng = random.Random(seed)
        self.record = json.loads(json.dumps(played("out-of-gears").record()))
        self.people = []
        self.tables = []
        self.routes = [
            (method, route.path)
            for route in application(house).routes
            for method in getattr(route, "methods", None) or ()
            if method != "HEAD" and route.path != ENDLESS
        ]

    def request(self):
        rng = self.rng
        method, path = rng.choice(self.routes)
        body = self.body(f"{method} {path}")
        if rng.random() < 0.05:
            method = rng.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW"))
        address = "/".join(self.piece(piece) if piece.startswith("{") else piece for piece in path.split("/"))
        return Request(method, (address or "/") + rng.choice(QUERIES), body, tuple(self.headers()))

    def piece(self, name):
        rng = self.rng
        if name == "{table_id}" and rng.random() < 0.8:
            return rng.choice(self.tables)
        return rng.choice(PIECES)

    def headers(self):
        rng = self.rng
        yield b"host", b"127.0.0.1"
        kind = b"application/json" if rng.random() < 0.97 else rng.choice((b"text/plain", b"", b"\xff"))
        yield b"content-type", kind
        if rng.random() < 0.85:
            yield b"cookie", rng.choice(self.people)
        elif rng.random() < 0.3:
            yield b"cookie", rng.choice(COOKIES)
        if rng.random() < 0.05:
            yield b"origin", rng.choice(ORIGINS)

    def body(self, route):
        rng = self.rng
        if rng.random() < 0.03:
            return rng.choice(
                (b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"name":"\xed\xa0\x80"}', rng.randbytes(40))
            )
        kind = BODIES.get(route, rng.choice(KINDS)) if rng.random() < 0.9 else rng.choice(KINDS)
        if kind is Record:
            return json.dumps(self.changed_record()).encode()
        plain = plain_of(shape(kind), rng)
        if plain and rng.random() < 0.3:
            plain[rng.choice(list(plain))] = deep(rng) if rng.random() < 0.1 else rng.choice(WORDS)
        if "name" in plain and rng.random() < 0.5:
            plain["name"] = rng.choice(("Ann", "Zoé", NUL))
        if kind is NewTable and rng.random() < 0.8:
            self.make_likely(plain)
        return json.dumps(plain).encode()

    def make_likely(self, plain):
        """A table that may well be laid, but for what is said in its options."""
        rng = self.rng
        kinds = [rng.choice(("me", "bot", "open", "link", "here")) for _ in range(2)]
        seats = [
            {"kind": kind} | ({"name": rng.choice(("Bo", NUL))} if kind == "here" else {}) for kind in kinds
        ]
        plain |= {"game": rng.choice(GAMES), "seats": seats, "options": self.options()}

    def options(self):
        rng = self.rng
        found = rng.choice(({}, {"own_course": {}}, {"course": NUL}, {NUL: 1}, {"tyrant": NUL}, {"x": [NUL]}))
        return found if rng.random() < 0.8 else {"own_course": deep(rng)}

    def changed_record(self):
        """A record that is as it should be but for one field."""
        rng = self.rng
        field = rng.choice(shape(Record).fields)
        is_typed = rng.random() < 0.7
        value = plain_of(field.type, rng) if is_typed else rng.choice((*WORDS, deep(rng)))
        return self.record | {field.encode_name: value}


async def refuses_nul(door):
    """Check that every body and message is refused in one sentence for a NUL in any string of it."""
    ann = await keeper_of(door, "Ann")
    table = await ann.table("me", "open")
    for route in BODIES:
        method, path = route.split()
        address = path.replace("{table_id}", table).replace("{game}", "robo-rally")
        reply = await ann.http.request(method, address, json={"options": {"own_course": [{"name": NUL}]}})
        assert (reply.status_code, reply.json()) == (400, {"type": "Malformed", "why": HAS_NUL}), route
    screen = await ann.sit(table)
    for message in ({"type": "Say", "text": NUL}, {"type": "Why", "seat": 0, "choice": {NUL: 0}}):
        await screen.socket.send(json.dumps(message | {"ref": 1}))
        while (reply := await screen.receive())["type"] == "Snapshot":
            pass
        assert reply["refusal"] == {"type": "Malformed", "why": HAS_NUL}
    assert (await ann.put("/api/me", {"name": r"\u0000"}))["name"] == r"\u0000"


def deep(rng):
    return json.loads("[" * (depth := rng.choice((20, 50, 400, 900))) + "]" * depth)


async def get_to_know(door, someone):
    """Three people and what they have at tables: those of before may have signed out or been thrown out."""
    people = [await door.guest(name) for name in ("Ann", "Bob", "Cat")]
    ann, bob, cat = people
    over = (await ann.post("/api/records", someone.record))["id"]
    playing = await bob.table("me", "bot", game=someone.rng.choice(GAMES))
    await (await bob.sit(playing)).begun()
    waiting = [await ann.table("me", "open"), await cat.table("me", "link", "bot")]
    someone.people = [person.cookie.encode() for person in people]
    someone.tables = [*waiting, over, playing]
    await door.close()
    door.opened.clear()


def straight(door):
    """Ask the application itself, without a line in between."""
    return partial(answered, application(door.house))


def over_a_line(door):
    return partial(answered_over_a_line, door.stranger().http)


async def answered(app, request):
    path, _, query = request.address.partition("?")
    replies, sent = [], [{"type": "http.request", "body": request.body, "more_body": False}]

    async def receive():
        """The body; then nothing more, for whoever hangs up is sent nothing."""
        return sent.pop() if sent else await asyncio.Event().wait()

    async def send(message):
        replies.append(message)

    raw = quote(path, safe="/%{}.").encode()
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": "http",
        "path": unquote(raw.decode()),
        "raw_path": raw,
        "query_string": query.encode(),
        "root_path": "",
        "headers": list(request.headers),
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }
    await app(scope, receive, send)
    assert not replies[-1].get("more_body"), "a reply without an end"
    return replies[0]["status"], b"".join(each.get("body", b"") for each in replies[1:])


async def answered_over_a_line(http, request):
    reply = await http.request(
        request.method, request.address, content=request.body, headers=list(request.headers)
    )
    return reply.status_code, reply.content


class Replies:
    """What was replied, by kind."""

    def __init__(self):
        self.kinds = Counter()
        self.stumbles = []
        self.hangs = []

    async def count(self, answering, request):
        try:
            status, text = await asyncio.wait_for(answering, HANGING)
        except TimeoutError:
            self.hangs.append(request)
            return
        except Exception as fault:  # noqa: BLE001
            status, text = 500, repr(fault).encode()
        self.kinds[status] += 1
        if has_stumbled(request.method, status, text):
            self.stumbles.append((status, request, text[:300]))

    def checked(self, pauses):
        """The figures, if all is well."""
        assert not self.stumbles, self.stumbles[:3]
        assert not self.hangs, self.hangs[:3]
        by_status = {f"replies_{status}": number for status, number in sorted(self.kinds.items())}
        return {
            "requests": self.kinds.total() + len(self.hangs),
            **by_status,
            "replies_of_500_or_more": len(self.stumbles),
            "hangs": len(self.hangs),
            "longest_pause_of_the_loop": pauses.longest,
        }


def has_stumbled(method, status, text):
    """Whether a reply is that of a server that stumbled; a page that was not built is no such thing."""
    is_unbuilt = status == 503 and (method == "HEAD" or b"not built" in text) and not CLIENT.exists()
    return status >= 500 and not is_unbuilt


async def ask_anything(door, way, seed, requests):
    """So many requests, eight at a time; what came of them."""
    someone, replies = Asker(door.house, seed), Replies()
    with watched() as pauses:
        for done in range(0, requests, AMONG_THE_SAME):
            await get_to_know(door, someone)
            left, answering = iter(range(min(AMONG_THE_SAME, requests - done))), way(door)
            await asyncio.gather(*(ask_on(someone, replies, answering, left) for _ in range(AT_ONCE)))
    return replies.checked(pauses)


async def ask_on(someone, replies, answering, left):
    for _ in left:
        request = someone.request()
        await replies.count(answering(request), request)
