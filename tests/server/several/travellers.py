"""People who play at tables of several servers, and go to another when theirs says nothing any more."""

import asyncio
import random
import time

import websockets
from sqlalchemy import select

from rouages.server.store.database import TABLES
from rouages.tables.live import COME_BACK
from tests.server.kills import BANK, LEFT_ALONE, Ledger, Player
from tests.server.running import PATIENCE
from tests.server.several.crowded import Watch
from tests.server.several.serving import at

PLAYED = 4
PAUSE = 0.1
"""Seconds after which a browser tries again."""
QUIET = 2.0
GIVEN_UP = 2.0
OPENING = 4.0
"""As `web/src/wire/live.ts` waits: before it asks, before it leaves, and for a line to open."""
PARTS = (50, 90, 99)
"""So many of a hundred gaps are shorter than what is told of them."""


class Traveller(Player):
    """Goes to the other server when the one where it plays is gone."""

    def __init__(self, people, table, seat, seed):
        super().__init__(people[seed % 2], table, seat, seed)
        self.people = people
        self.broken = None
        self.gaps = []

    async def play(self, servers):
        while servers.is_up and not self.over:
            try:
                async with asyncio.timeout(OPENING):
                    screen = await self.person.sit(self.table)
                self.arrive()
                await self.play_on(attentive(screen))
            except (OSError, websockets.WebSocketException) as error:
                self.leave(error)
                await asyncio.sleep(PAUSE)

    def arrive(self):
        if self.broken is not None:
            self.gaps.append(time.monotonic() - self.broken)
            self.broken = None

    def leave(self, error):
        """To the same door where the server said so and had let them in, else to the other."""
        is_sent_back = getattr(getattr(error, "rcvd", None), "code", None) == COME_BACK
        if self.broken is not None or not is_sent_back:
            self.person = next(each for each in self.people if each is not self.person)
        if self.broken is None:
            silence = QUIET + GIVEN_UP if isinstance(error, TimeoutError) else 0
            self.broken = time.monotonic() - silence

    async def send(self, screen, answer):
        question, option = answer
        reply = await screen.reply("Answer", seat=self.seat, question=question, option=option)
        if reply.get("refusal", {}).get("type") == "NotSaved":
            return
        if reply["type"] == "Done":
            self.acknowledged[question] = option
        else:
            assert reply["refusal"]["type"] in ("Late", "NotAsked", "MatchOver"), reply
        self.unsure = None


def attentive(screen):
    """Asks a server that has been quiet, and leaves one that does not answer."""
    receive = screen.receive

    async def ask():
        try:
            return await asyncio.wait_for(receive(), QUIET)
        except TimeoutError:
            await screen.send("Ping")
            return await asyncio.wait_for(receive(), GIVEN_UP)

    screen.receive = ask
    return screen


class Travellers:
    """They play until they are told to stop."""

    def __init__(self, fleet, database, seed):
        self.fleet = fleet
        self.ledger = Ledger(database)
        self.left_alone = []
        self.rng = random.Random(seed)
        self.all = []
        self.playing = []
        self.is_up = True

    async def come_in(self):
        for name in ("Ann", "Bob"):
            person = await self.fleet.doors[0].guest(name)
            setattr(self, name.lower(), [person, at(person, self.fleet.doors[1])])

    async def leave_alone(self):
        """A table where only clocks answer, unless the last one goes on."""
        if not await self.goes_on_alone():
            table = await self.ann[0].table("me", "here:Bo", **LEFT_ALONE)
            screen = await self.ann[0].sit(table)
            await screen.asked()
            await screen.close()
            self.left_alone.append(table)

    async def goes_on_alone(self):
        query = select(TABLES.c.id).where(TABLES.c.id.in_(self.left_alone[-1:]), TABLES.c.status == "playing")
        return (await self.ledger.rows(query))[0]

    async def clocks(self):
        """How long until they give another answer or the match is over, on a machine that has time."""
        table, watch, deadline = self.left_alone[-1], Watch(), time.monotonic() + 4 * PATIENCE
        before = await self.ledger.given(table)
        while await self.ledger.given(table) == before and await self.goes_on_alone():
            assert time.monotonic() < deadline, "no clock answers any more"
            await asyncio.sleep(0.05)
        return watch.seconds()

    async def sit_down(self):
        """At new tables where all is over."""
        going_on = {player.table for player in self.all if not player.over}
        begun = []
        for number in range(PLAYED - len(going_on)):
            clock = {"clock": BANK} if number % 2 else {}
            door = self.rng.randrange(2)
            table = await self.ann[door].table("me", "open", **clock)
            await self.bob[1 - door].post(f"/api/tables/{table}/take", {})
            for seat, people in enumerate((self.ann, self.bob)):
                begun.append(Traveller(people, table, seat, self.rng.getrandbits(30)))
        self.all += begun
        self.playing += [asyncio.create_task(player.play(self)) for player in begun]

    @property
    def acknowledged(self):
        return sum(len(player.acknowledged) for player in self.all)

    async def go_on(self, answers):
        """Until so many more answers are acknowledged."""
        before = self.acknowledged
        await self.until(
            lambda: self.acknowledged >= before + answers or all(player.over for player in self.all)
        )

    async def come_back(self):
        """Until nobody is on the way."""
        await self.until(lambda: all(player.broken is None for player in self.all if not player.over))

    async def until(self, condition):
        deadline = time.monotonic() + 4 * PATIENCE
        while not condition():
            assert time.monotonic() < deadline, "nothing is acknowledged any more"
            for each in self.playing:
                if each.done():
                    each.result()
            await asyncio.sleep(0.005)

    async def stop(self):
        self.is_up = False
        await asyncio.gather(*self.playing)

    async def figures(self):
        """What they have seen, and what is left of it."""
        found = await self.ledger.compare(self.all)
        gaps = sorted(gap for player in self.all for gap in player.gaps) or [0.0]
        return {
            "answers_acknowledged": self.acknowledged,
            "undos": sum(player.undone for player in self.all),
            "lines_of_chat": sum(len(player.said) for player in self.all),
            "answers_by_clocks": await self.ledger.rung(self.left_alone),
            "lost": found["lost"],
            "doubled": found["doubled"],
            "gaps": len(gaps),
            **{f"p{part}_of_gaps": gaps[len(gaps) * part // 100] for part in PARTS},
            "longest_gap": gaps[-1],
        }
