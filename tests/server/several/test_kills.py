"""One of two servers is killed while everybody plays: what was acknowledged is kept; nobody waits long."""

import asyncio
import random
import statistics
import time

import pytest
import websockets

from tests.server.kills import BANK, Ledger, Player, check_kept
from tests.server.running import PATIENCE
from tests.server.several.fleet import Fleet
from tests.server.several.serving import at

pytestmark = pytest.mark.anyio

TABLES = 4
PAUSE = 0.1
"""Seconds after which a browser tries again."""


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
                screen = await self.person.sit(self.table)
                if self.broken is not None:
                    self.gaps.append(time.monotonic() - self.broken)
                    self.broken = None
                await self.play_on(screen)
            except (OSError, websockets.WebSocketException):
                self.broken = self.broken or time.monotonic()
                self.person = next(each for each in self.people if each is not self.person)
                await asyncio.sleep(PAUSE)

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


class Travellers:
    """People who play at tables of both servers until they are told to stop."""

    def __init__(self, fleet, seed):
        self.fleet = fleet
        self.rng = random.Random(seed)
        self.all = []
        self.is_up = True

    async def come_in(self):
        for name in ("Ann", "Bob"):
            person = await self.fleet.doors[0].guest(name)
            setattr(self, name.lower(), [person, at(person, self.fleet.doors[1])])

    async def sit_down(self):
        """At new tables where all is over."""
        going_on = {player.table for player in self.all if not player.over}
        begun = []
        for number in range(TABLES - len(going_on)):
            clock = {"clock": BANK} if number % 2 else {}
            door = self.rng.randrange(2)
            table = await self.ann[door].table("me", "open", **clock)
            await self.bob[1 - door].post(f"/api/tables/{table}/take", {})
            for seat, people in enumerate((self.ann, self.bob)):
                begun.append(Traveller(people, table, seat, self.rng.getrandbits(30)))
        self.all += begun
        return [asyncio.create_task(player.play(self)) for player in begun]

    @property
    def acknowledged(self):
        return sum(len(player.acknowledged) for player in self.all)

    async def go_on(self, playing, answers):
        """Until so many more answers are acknowledged."""
        before, deadline = self.acknowledged, time.monotonic() + 4 * PATIENCE
        while self.acknowledged < before + answers:
            assert time.monotonic() < deadline, "nothing is acknowledged any more"
            for each in playing:
                if each.done():
                    each.result()
            if all(player.over for player in self.all):
                return
            await asyncio.sleep(0.005)


async def kill_in_turn(database, kills):
    """One of the two servers is killed and started again, so often; the figures."""
    async with Fleet(database) as fleet:
        crowd = Travellers(fleet, kills)
        await crowd.come_in()
        playing = []
        for _ in range(kills):
            playing += await crowd.sit_down()
            await crowd.go_on(playing, 5)
            number = crowd.rng.randrange(2)
            fleet.kill(number)
            await crowd.go_on(playing, 5)
            await fleet.start(number)
        await crowd.go_on(playing, 5)
        crowd.is_up = False
        await asyncio.gather(*playing)
    found = await Ledger(database).compare(crowd.all)
    gaps = sorted(gap for player in crowd.all for gap in player.gaps)
    return {
        "kills": kills,
        "answers_acknowledged": crowd.acknowledged,
        "undos": sum(player.undone for player in crowd.all),
        "lines_of_chat": sum(len(player.said) for player in crowd.all),
        "lost": found["lost"],
        "doubled": found["doubled"],
        "gaps": len(gaps),
        "median_gap": statistics.median(gaps),
        "longest_gap": gaps[-1],
    }


@pytest.mark.long(part="kills")
async def test_nothing_acknowledged_is_lost_when_one_of_two_servers_is_killed_two_hundred_times(
    database, figures
):
    figures(**(found := await kill_in_turn(database, 200)))
    check_kept(found, 1000)
