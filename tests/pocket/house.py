"""A house in one's pocket whose browser is a dictionary, and a page that talks to it."""

import asyncio
import json
import time
from collections import defaultdict

from rouages.pocket.door import Door
from rouages.pocket.house import PocketHouse


class Drawers:
    """What a browser keeps; it can be full. Its pages tell one another what they wrote."""

    def __init__(self):
        self.kept = {}
        self.trouble = None
        self.pages = []

    async def read(self, beginning):
        await asyncio.sleep(0)
        return json.dumps(sorted(pair for pair in self.kept.items() if pair[0].startswith(beginning)))

    async def write(self, change):
        await asyncio.sleep(0)
        change = json.loads(change)
        if self.trouble:
            return self.trouble
        if any(self.kept.get(name) != text for name, text in change["expected"].items()):
            return "taken"
        for beginning in change["removed"]:
            self.kept = {name: text for name, text in self.kept.items() if not name.startswith(beginning)}
        self.kept |= change["put"]
        return "kept"

    def tell(self, table, by):
        for page in self.pages:
            if page is not by:
                page.door.hear(table)


class Cupboard:
    """The drawers, as one page has them."""

    def __init__(self, drawers):
        self.read = drawers.read
        self.drawers = drawers
        self.page = None

    async def write(self, change):
        said = await self.drawers.write(change)
        table = json.loads(change)["table"]
        if said == "kept" and table:
            self.drawers.tell(table, self.page)
        return said


class Page:
    """A page of the browser: asks, and shows what its lines bring."""

    def __init__(self, drawers, house):
        self.drawers = drawers
        self.house = house
        self.replies = {}
        self.parts = defaultdict(dict)
        self.log = defaultdict(list)
        self.refusals = []
        self.codes = {}
        self.numbers = 0
        self.door = Door(house, self)

    def replied(self, number, status, body):
        self.replies[number] = (status, json.loads(body))

    def said(self, line, message):
        message = json.loads(message)
        if message.get("type") == "Refused":
            self.refusals.append(message["refusal"]["type"])
        if news := message.get("news"):
            self.log[line][news["first"] :] = news["events"]
        self.parts[line] |= message

    def closed(self, line, code):
        self.codes[line] = code

    async def ask(self, method, address, body=None):
        self.numbers += 1
        number = self.numbers
        self.door.ask(number, method, address, "" if body is None else json.dumps(body))
        await until(lambda: number in self.replies)
        return self.replies[number]

    async def found(self, method, address, body=None):
        status, found = await self.ask(method, address, body)
        assert status == 200, found
        return found

    async def play_now(self, game, level="easy"):
        """Lay the table that is best to begin with, and sit down at it: its id, and the line to it."""
        await self.found("PUT", "/api/me", {})
        games = (await self.found("GET", "/api/games"))["games"]
        first = next(each["first"] for each in games if each["name"] == game)
        for seat in first["seats"][1:]:
            seat["level"] = level
        table = (await self.found("POST", "/api/tables", first))["id"]
        return table, await self.sit(table)

    async def sit(self, table):
        self.numbers += 1
        line = self.numbers
        self.door.open(line, f"/api/tables/{table}/play")
        await until(lambda: "reader" in self.parts[line])
        if self.parts[line]["reader"]["owes"]:
            self.send(line, "Contribute", value="ab" * 16)
            await until(lambda: self.parts[line]["view"])
        return line

    def send(self, line, kind, **fields):
        self.door.send(line, json.dumps({"type": kind, **fields}))

    async def asked(self, line):
        """The next question, or none where the match is over."""
        await until(lambda: self.parts[line]["questions"] or self.parts[line]["result"])
        return next(iter(self.parts[line]["questions"]), None)

    async def answer(self, line, option=0):
        asked = await self.asked(line)
        self.send(line, "Answer", seat=asked["seat"], question=asked["question"], option=option)
        await until(lambda: asked not in self.parts[line]["questions"])


async def rest(*pages):
    """Wait until nobody plays but who is asked: bots have answered, and everything is kept and shown."""
    tables = [table for page in pages for table in page.house.live.values()]
    quiet = 0
    while quiet < 20:
        busy = any(table.inbox.is_busy or table.bots.thinking for table in tables)
        quiet = 0 if busy else quiet + 1
        await asyncio.sleep(0)


async def until(holds):
    deadline = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < deadline
        await asyncio.sleep(0)


async def opened(drawers, mind=None, trunk=None):
    """A page of a browser that has kept this, with a house of its own; bots answer at once."""
    cupboard = Cupboard(drawers)
    house = PocketHouse(cupboard, mind, trunk, bot_delay=0)
    await house.open()
    cupboard.page = Page(drawers, house)
    drawers.pages.append(cupboard.page)
    return cupboard.page
