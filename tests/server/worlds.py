"""Two houses with the same people at the same table, in two worlds that one of them cannot tell apart.

All that lots decide besides the match (ids, secrets) and the time of day are the same in both. The match goes
on from a position: in the first house the real one, in the second one imagined for a witness. Whatever the
witness, a spectator, a stranger or a screen for all to see can ask or hear must be the same.
"""

import asyncio
import json
import math
import random
import secrets
import time
from collections import defaultdict
from contextlib import asynccontextmanager
from functools import partial
from itertools import accumulate, islice
from types import SimpleNamespace

import msgspec

from rouages.engine.agenda import Choice
from rouages.engine.match import Match
from rouages.engine.record import Seam
from rouages.proving.contract import begin, random_play, seen
from rouages.proving.made_up import plain_of
from rouages.tables.match.play import Play
from tests.games.variants import variants_of
from tests.server.running import becomes, running

SEEN = 2
"""So many events a screen may say that it has seen before."""
QUERIES = ("", "?seat={witness}", "?seat={other}", "?seat=public", f"?seen={SEEN}&undos=0")
ASKED = (
    ("GET", "/api/tables/{table}", None),
    ("GET", "/api/tables/{table}/record", None),
    ("GET", "/api/tables/{table}/verified", None),
    *(
        ("GET", f"/api/tables/{{table}}/replay{of}seat={seat}{rest}", None)
        for of, rest in (("?", ""), ("/frames?", "&from=0&to=9"), ("/frames?", "&from=0&to=9&steps=1"))
        for seat in ("", "{witness}", "{other}", "public")
    ),
    ("GET", "/api/tables/{table}/estimates?seat={witness}", None),
    ("GET", "/api/tables/{table}/estimates?seat={other}", None),
    ("POST", "/api/tables/{table}/review", {"seat": 0, "moment": 0}),
    ("POST", "/api/tables/{table}/branch", {"seat": None, "moment": 0, "seats": [{"kind": "me"}]}),
    ("POST", "/api/tables/{table}/hint", {"seat": 0, "question": 1}),
    ("POST", "/api/tables/{table}/hint", {"seat": 1, "question": 1}),
    ("POST", "/api/tables/{table}/report", {}),
    ("GET", "/api/tables/{table}/provision", None),
    ("POST", "/api/tables/{table}/rematch", {}),
    ("GET", "/api/lobby", None),
    ("GET", "/api/statistics", None),
)
MADE_UP = 6
"""So many choices are made up to ask why not."""
TRIES = 12
SHARE_OF_MOMENTS = 0.05
LETTERS = 4
"""So many replies are timed."""


class Lots:
    """Chance and time outside of the match, which the test decides."""

    def __init__(self, monkeypatch):
        self.rng = random.Random(0)
        self.now = 1e9
        monkeypatch.setattr(time, "time", lambda: self.now)
        monkeypatch.setattr(secrets, "token_bytes", self.token)
        monkeypatch.setattr(secrets, "token_hex", lambda size=32: self.rng.randbytes(size).hex())
        monkeypatch.setattr(secrets, "token_urlsafe", lambda size=32: self.rng.randbytes(size).hex())
        monkeypatch.setattr(secrets, "randbits", self.rng.getrandbits)

    def token(self, size=32):
        """Masks of frames, which are drawn whenever a line is kept alive, do not count."""
        return self.rng.randbytes(size) if size > 4 else bytes(size)


class World:
    """One of the two houses: who sits and looks there, and what those heard who may not know the secrets."""

    def __init__(self, door):
        self.door = door

    async def seat(self, game, players, options):
        """Lay a table with a person at every seat, a spectator, a stranger and a screen for all to see."""
        people = [await self.door.guest(f"Player {number}") for number in range(players)]
        wish = {"game": game.name, "options": options}
        self.table = await people[0].table("me", *["open"] * (players - 1), **wish)
        for number, person in enumerate(people[1:], start=1):
            await person.post(f"/api/tables/{self.table}/take", {"seat": number})
        self.people = people
        self.spectator, self.stranger = await self.door.guest("Spectator"), self.door.stranger()
        self.screens = [await person.sit(self.table) for person in people]
        for screen in self.screens:
            await screen.begun()
        self.live = self.door.house.tables.live[self.table]
        self.live.outside.loop.beside = at_once
        self.live.outside.loop.call_later = never
        await self.rest()

    async def go_on_from(self, match):
        """Let the match be this one."""
        proceedings = self.live.proceedings

        def put(page):
            proceedings.play = Play.begin(match)
            self.live.showing.forget()
            proceedings.keep_position(page)

        self.live.audience.remember()
        await self.live.ask(put)
        await self.rest()

    @property
    def match(self):
        return self.live.play.match

    async def look(self, witness):
        """Open the screens that are compared later, and stay there."""
        self.looking = {
            "witness": await self.opened(self.people[witness], f"?seat={witness}"),
            "spectator": await self.opened(self.spectator),
            "stranger": await self.opened(self.stranger),
            "for all": await self.opened(self.people[witness], "?seat=public"),
        }
        await self.rest()

    async def opened(self, person, query=""):
        """A screen that has been told all there is so far."""
        screen = await person.open(self.table, query)
        screen.events = [None] * SEEN
        await screen.until(lambda: screen.reader)
        return screen

    async def rest(self):
        """Wait until the table rests and every screen has heard all there is."""
        for screen in (*self.screens, *getattr(self, "looking", {}).values()):
            await screen.reply("Ping")
        foresight = self.live.showing._foresight
        await becomes(lambda: not self.live.inbox.is_busy and not foresight._looking)
        for screen in (*self.screens, *getattr(self, "looking", {}).values()):
            await screen.reply("Ping")

    async def answer(self, seat, option):
        await self.screens[seat].answer(option, seat)
        await self.rest()

    async def asked_for(self, name, person, places):
        """What somebody gets at every address."""
        for method, address, wish in ASKED:
            reply = await person.http.request(method, address.format(**places), json=wish)
            headers = {
                key: value for key, value in reply.headers.items() if key not in ("date", "set-cookie")
            }
            yield f"{name} {method} {address}", (reply.status_code, headers, reply.content)

    async def heard_by(self, name, person, places, letters):
        """What somebody hears who comes to the table and asks all sorts of things."""
        for query in QUERIES:
            before = len(self.live.audience.clients)
            screen = await self.opened(person, query.format(**places))
            for kind, fields in letters:
                await screen.reply(kind, **fields)
            yield f"{name} at {query}", screen.traffic
            await screen.close()
            await becomes(lambda before=before: len(self.live.audience.clients) == before)
            await self.rest()

    async def all_that_is_told(self, witness, letters):
        other = (witness + 1) % len(self.people)
        places = {"table": self.table, "witness": witness, "other": other}
        told = {}
        readers = {
            "witness": self.people[witness],
            "spectator": self.spectator,
            "stranger": self.stranger,
        }
        for name, person in readers.items():
            told |= {where: what async for where, what in self.asked_for(name, person, places)}
            told |= {where: what async for where, what in self.heard_by(name, person, places, letters)}
        for name, screen in self.looking.items():
            told[f"{name} looking on"] = screen.traffic
        return told

    async def timed(self, witness, letters):
        """How long each reader waits for a card, a first snapshot and replies; seconds, by what was asked."""
        person, found = self.people[witness], {}
        readers = {
            "rival": (person, ""),
            "spectator": (self.spectator, ""),
            "stranger": (self.stranger, ""),
            "shared screen": (person, "?seat=public"),
        }
        for name, (reader, query) in readers.items():
            found[f"{name}'s card"] = await waited(reader.get(f"/api/tables/{self.table}"))
            opening = asyncio.create_task(self.opened(reader, query))
            found[f"{name}'s snapshot"] = await waited(opening)
            screen = opening.result()
            for number, (kind, fields) in enumerate(letters if name == "rival" else letters[:1]):
                found[f"{name}'s reply {number}"] = await waited(screen.reply(kind, **fields))
            await screen.close()
        await self.rest()
        return found


async def waited(work):
    began = time.perf_counter()
    await work
    return time.perf_counter() - began


async def at_once(work, *arguments):
    return work(*arguments)


def never(seconds, call):
    """No clock rings: it would ring at another moment in each of the houses."""
    return SimpleNamespace(cancel=lambda: None)


@asynccontextmanager
async def two_worlds(folder, monkeypatch):
    """Both houses, empty, and the lots that both draw."""
    lots = Lots(monkeypatch)
    houses = []
    for name in ("real", "imagined"):
        lots.rng.seed(name)
        (folder / name).mkdir()
        houses.append(running(folder / name))
    async with houses[0] as first, houses[1] as second:
        yield lots, (World(first), World(second))


async def in_both(lots, worlds, act):
    """Have the same done in both worlds, with the same luck."""
    lots.now += 7
    luck = lots.rng.getrandbits(64)
    found = []
    for world in worlds:
        lots.rng.seed(luck)
        found.append(await act(world))
    return found


def variants(game):
    """Tables of two or more, where somebody has secrets from somebody."""
    return [(players, options) for players, options in variants_of(game) if players > 1]


def going_on_from(match, table):
    """A match that goes on from a position as if all before had been played under other rules."""
    position = match.game.save_table(table)
    seam = Seam(version=match.game.version, answers=tuple(match.answers), position=position)
    return Match.begin(match.game, match.origin._replace(seam=seam))


def two_positions(game, players, options, rng):
    """A match in the middle, going on in the real world and in one imagined for a witness."""
    match = begin(game, players, options, rng.getrandbits(30))
    whole = match.clone()
    for _ in random_play(whole, rng):
        pass
    for answer in whole.answers[: rng.randrange(max(1, len(whole.answers) * 2 // 3))]:
        match.play(*answer)
    witness = rng.randrange(players)
    imagined = match.imagine(witness, rng.getrandbits(32))
    return witness, going_on_from(match, match.table), going_on_from(match, imagined.table)


def letters_about(match, witness, rng):
    """What somebody might write to find something out."""
    kinds = match.game.records(Choice)
    choices = [
        plain_of(msgspec.inspect.type_info(kind), rng) for kind in rng.sample(kinds, min(MADE_UP, len(kinds)))
    ]
    if witness in match.pending:
        choices += [msgspec.to_builtins(each) for each in match.decision(witness).options[:2]]
    other = (witness + 1) % match.players
    letters = [("Why", {"seat": seat, "choice": each}) for each in choices for seat in (witness, other)]
    letters += [("Answer", {"seat": other, "question": number, "option": 0}) for number in (1, 2)]
    letters += [("Undo", {"seat": other}), ("Consent", {"seat": other, "agrees": True})]
    letters += [("Look", {"seat": other}), ("Look", {"seat": witness}), ("Leave", {"seat": other})]
    for reader in (witness, None):
        letters.append(("Relate", {"first": 0, "last": len(match.events_for(reader))}))
    return [(kind, fields) for kind, fields in letters if is_read(fields)]


def is_read(fields):
    """Whether a message is read at all: what is too long or has a NUL in it is refused by no number."""
    written = json.dumps(fields)
    return len(written) < 4000 and "\\u0000" not in written


def looks(match, witness):
    """What a witness and a spectator see of a match."""
    return seen(match, witness), msgspec.json.encode([match.view(None), match.events_for(None)])


def secret_answers(matches, witness, rng):
    """Answers of one seat, in each world its own, that look the same to the witness and to a spectator."""
    for seat in rng.sample(matches[0].pending, len(matches[0].pending)):
        for _ in range(TRIES):
            answers = [rng.randrange(len(match.decision(seat).options)) for match in matches]
            if seat == witness:
                answers[1] = answers[0]
            copies = [match.clone() for match in matches]
            for copy, answer in zip(copies, answers, strict=True):
                copy.play(seat, answer)
            first, second = (looks(copy, witness) for copy in copies)
            if first == second and copies[0].pending:
                return seat, answers
    return None


async def compare(lots, worlds, game, players, options, rng, steps=2):
    """Play on in both worlds as long as the witness can tell no difference, and compare all that is told.

    Whether the two worlds differed at all.
    """
    witness, *matches = two_positions(game, players, options, rng)
    await in_both(lots, worlds, lambda world: world.seat(game, players, options))
    luck = iter(matches)
    await in_both(lots, worlds, lambda world: world.go_on_from(next(luck)))
    await in_both(lots, worlds, lambda world: world.look(witness))
    differ = worlds[0].match.table != worlds[1].match.table
    for step in range(steps + 1):
        if step:
            found = secret_answers([world.match for world in worlds], witness, rng)
            if found is None:
                break
            seat, answers = found
            each = iter(answers)
            await in_both(lots, worlds, lambda world, seat=seat, each=each: world.answer(seat, next(each)))
        letters = letters_about(worlds[0].match, witness, rng)
        tell = partial(World.all_that_is_told, witness=witness, letters=letters)
        first, second = await in_both(lots, worlds, tell)
        assert first.keys() == second.keys()
        for where, told in first.items():
            assert told == second[where], f"{game.name}: {where} tells of what seat {witness} may not know"
    return differ


def many_positions(game, players, options, rng):
    """As `two_positions`, without end: several of each match, which is cheaper."""
    while True:
        match = begin(game, players, options, rng.getrandbits(30))
        for _ in random_play(match, rng):
            if rng.random() < SHARE_OF_MOMENTS and match.pending:
                witness = rng.randrange(players)
                imagined = match.imagine(witness, rng.getrandbits(32))
                yield witness, going_on_from(match, match.table), going_on_from(match, imagined.table)


async def time_some(lots, worlds, game, rng, pairs):
    """What the readers of many pairs of worlds wait for, in each: lists of seconds, by what was asked."""
    players, options = variants(game)[0]
    await in_both(lots, worlds, lambda world: world.seat(game, players, options))
    waits = defaultdict(lambda: ([], []))
    for witness, *matches in islice(many_positions(game, players, options, rng), pairs):
        letters = letters_about(matches[0], witness, rng)[:LETTERS]
        for place in rng.sample((0, 1), 2):
            await worlds[place].go_on_from(matches[place])
            for asked, seconds in (await worlds[place].timed(witness, letters)).items():
                waits[asked][place].append(seconds)
    return waits


def likelihood(first, second):
    """How likely two samples of one distribution differ as much as these do (Kolmogorov and Smirnov)."""
    ranked = sorted(
        [(each, 1 / len(first)) for each in first] + [(each, -1 / len(second)) for each in second]
    )
    apart = max(abs(sum_) for sum_ in accumulate(step for _, step in ranked))
    size = math.sqrt(len(first) * len(second) / (len(first) + len(second)))
    reach = (size + 0.12 + 0.11 / size) * apart
    tail = sum((-1) ** (k - 1) * math.exp(-2 * (k * reach) ** 2) for k in range(1, 100))
    return min(1.0, 2 * tail) if reach > 0.2 else 1.0
