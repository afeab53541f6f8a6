"""A house for the shelf: people at tables of every game, copied out of a server that is still running."""

import asyncio
import random
import sqlite3
import tempfile
from pathlib import Path

from rouages.games import GAMES
from tests.corpus.shelf import House
from tests.server import running as server
from tests.server.test_branch import branch

ANSWERS = {"out-of-gears": 25, "cyberion": 15}
MOST_ANSWERS = 75
"""Enough for a snapshot on the way and for entries after it, where a match is not over so soon."""
OPTIONS = {
    "out-of-gears": {"upgrades": True, "jolly": True, "three_points": True},
    "gear-and-piston": {"level": "expert", "variant": True},
    "robo-rally": {"course": "dizzy-dash", "turn_limit": 20, "sand_timer": False},
    "too-many-bones": {"tyrant": "goblin_king"},
    "cyberion": {"bebebots": True, "gigantobots": True, "microbots": True},
}
"""No sand that runs while the house is copied: it would have run out when the house is opened again."""


async def played_on(screens, rng, answers):
    """Both people answer by lot; each takes an answer back now and then."""
    for _ in range(answers):
        seat = await somebody_asked(screens)
        if seat is None:
            return
        screen = screens[seat]
        asked = screen.question(seat)
        await screen.answer(rng.randrange(len(asked["options"])), seat)
        if rng.random() < 0.1 and (await screen.reply("Undo", seat=seat))["type"] == "Done":
            await screen.asked(seat)
    await somebody_asked(screens)


async def somebody_asked(screens):
    """The first seat that is asked, once both screens know all that was done; None at the end."""
    while screens[0].table["status"] != "over":
        for screen in screens:
            await screen.reply("Ping")
        for seat, screen in enumerate(screens):
            if screen.question(seat):
                return seat
    return None


async def between_people(ann, bob, game, rng):
    """A match of two in the middle, with some talk."""
    away = {"bot": "never"}
    table = await ann.table("me", "open", game=game, options=OPTIONS[game], away=away)
    await bob.post(f"/api/tables/{table}/take", {})
    screens = await ann.sit(table), await bob.sit(table)
    await screens[0].begun()
    await screens[1].begun()
    await screens[0].reply("Say", text="Bonne chance !")
    await played_on(screens, rng, ANSWERS.get(game, MOST_ANSWERS))
    await screens[1].reply("Say", text="Your turn?")
    return table


async def with_bots(ann, game, rng, **wish):
    """A whole match of one person."""
    seats = ["bot:greedy"] if 2 in GAMES[game].seats else []
    screen = await ann.sit(await ann.table("me", *seats, game=game, **wish))
    await screen.begun()
    await screen.play_on(rng)
    return screen.table["id"]


async def begun(ann, game, **wish):
    """A match of one person, just begun."""
    screen = await ann.sit(await ann.table("me", "bot:random", game=game, **wish))
    await screen.answer(0)
    return screen.table["id"]


async def lived_in(door):
    """The people and the tables of a house after an evening."""
    rng = random.Random(1)
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    await ann.put("/api/me/password", {"login": "ann", "password": "cogs and robots"})
    tables = []
    for game in GAMES:
        tables.append(await between_people(ann, bob, game, rng))
        tables.append(await with_bots(ann, game, rng))
        tables.append(await ann.table("me", "link", game=game))
    tables.append(await begun(ann, "robo-rally", clock={"kind": "bank", "seconds": 86400}))
    tables.append(await begun(ann, "gear-and-piston", undo="free"))
    finished = await with_bots(ann, "out-of-gears", rng)
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
    branched = (await branch(ann, finished, 0, 5, seats))["id"]
    await (await ann.sit(branched)).asked()
    tables += [finished, branched]
    record = await ann.get(f"/api/tables/{finished}/record")
    tables.append((await bob.post("/api/records", record))["id"])
    return {"Ann": ann, "Bob": bob}, tables


async def shown(person, table):
    """What a person finds at a table that does not hang on how things are told."""
    screen = await person.open(table)
    await screen.until(lambda: screen.table and screen.reader)
    await screen.reply("Ping")
    over = screen.table["status"] == "over"
    return {
        "game": screen.table["game"],
        "status": screen.table["status"],
        "clock": screen.table["clock"],
        "trouble": screen.table["trouble"],
        "seats": [[seat["kind"], seat["name"]] for seat in screen.seats],
        "mine": screen.reader["seats"],
        "asked": [[each["seat"], each["question"], len(each["options"])] for each in screen.questions or []],
        "undos": screen.undos,
        "may_undo": screen.undo["may"] if screen.undo else [],
        "chat": [[line["name"], line["text"]] for line in screen.lines],
        "outcome": screen.result and screen.result["outcome"],
        "record": (await person.get(f"/api/tables/{table}/record"))["answers"] if over else None,
    }


async def make():
    """The house as its database is in the middle of it all."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with server.running(folder) as door:
            people, tables = await lived_in(door)
            found = {table: {who: await shown(people[who], table) for who in people} for table in tables}
            cookies = {who: dict(person.http.cookies) for who, person in people.items()}
            copied = folder / "copied.sqlite3"
            with sqlite3.connect(folder / "house.sqlite3") as file, sqlite3.connect(copied) as copy:
                file.backup(copy)
            return House(copied.read_bytes(), cookies, found)


def house():
    """Bots begin in processes of their own, which may take its time on a busy machine."""
    server.PATIENCE = 600
    return asyncio.run(make())
