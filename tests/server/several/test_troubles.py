"""Servers that hang, databases that cannot be reached: nothing is lost or done twice, nobody waits long."""

import asyncio
import signal
import subprocess
import time

import httpx
import pytest

from rouages.server.reign import ROUND_SECONDS
from rouages.server.relay.calls import PLACING_SECONDS
from rouages.server.store import lines, reigns
from rouages.server.store.sinks import LONGEST_WRITE
from rouages.server.store.storage import Storage
from rouages.server.watching import health
from rouages.tables.ledger.ledger import Lost
from tests.server.kills import check_kept
from tests.server.running import PATIENCE
from tests.server.several.cable import Cable
from tests.server.several.crowded import Watch
from tests.server.several.fleet import Fleet
from tests.server.several.travellers import GIVEN_UP, QUIET, Travellers

pytestmark = pytest.mark.anyio

ASKED_SECONDS = 5.0
"""Within so long everybody plays on elsewhere, on a machine that has time."""
ASLEEP_SECONDS = 30


class Trouble:
    """Two servers, the first of which reaches the database by a cable, and people who play at both."""

    def __init__(self, database):
        self.database = database

    async def __aenter__(self):
        self.cable = await Cable(self.database).__aenter__()
        self.fleet = await Fleet(self.cable.database, self.database).__aenter__()
        self.crowd = Travellers(self.fleet, self.database, 7)
        await self.crowd.come_in()
        await self.crowd.sit_down()
        await self.crowd.go_on(20)
        return self

    async def __aexit__(self, *_):
        await self.fleet.__aexit__()
        await self.cable.__aexit__()

    async def play_on_elsewhere(self):
        """How long until everybody has been shown something new, on a machine that has time."""
        watch = Watch()
        heard = {player: len(player.acknowledged) for player in self.crowd.all if not player.over}
        await self.crowd.until(
            lambda: all(player.over or len(player.acknowledged) > heard[player] for player in heard)
        )
        return watch.seconds()

    async def end(self):
        """The figures, once everybody has played on at both."""
        for door in self.fleet.doors:
            await ready(door)
        await self.crowd.sit_down()
        await self.crowd.go_on(20)
        await self.crowd.stop()
        return await self.crowd.figures()


async def ready(door):
    """Until a server says that it lacks nothing."""
    async with httpx.AsyncClient(base_url=door.url, timeout=PATIENCE) as http, asyncio.timeout(PATIENCE):
        while (await http.get("/readyz")).status_code != 200:  # noqa: ASYNC110
            await asyncio.sleep(0.1)


@pytest.mark.long(part="kills")
async def test_a_server_that_slept_for_half_a_minute_finds_its_tables_kept_elsewhere(database, figures):
    async with Trouble(database) as trouble:
        trouble.fleet.signal(0, signal.SIGSTOP)
        gap = await trouble.play_on_elsewhere()
        await asyncio.sleep(ASLEEP_SECONDS - gap)
        trouble.fleet.signal(0, signal.SIGCONT)
        found = await trouble.end()
    figures(**found, longest_until_all_had_answered=gap)
    check_kept(found, 100)
    assert gap < ASKED_SECONDS


@pytest.mark.long(part="kills")
async def test_people_of_a_server_that_is_cut_off_from_the_database_play_on_elsewhere(database, figures):
    async with Trouble(database) as trouble:
        trouble.cable.cut()
        gap = await trouble.play_on_elsewhere()
        await asyncio.sleep(ASKED_SECONDS)
        trouble.cable.mend()
        found = await trouble.end()
    figures(**found, longest_until_all_had_answered=gap)
    check_kept(found, 100)
    assert gap < ASKED_SECONDS


@pytest.mark.long(part="kills")
async def test_people_of_a_server_whose_writing_hangs_play_on(database, figures):
    async with Trouble(database) as trouble:
        for port in ports(database, "LIKE 'rouages %'"):
            trouble.cable.hang(port)
        gap = await trouble.play_on_elsewhere()
        found = await trouble.end()
    figures(**found, longest_until_all_had_answered=gap)
    check_kept(found, 100)
    assert gap < ASKED_SECONDS


@pytest.mark.long(part="kills")
async def test_people_of_a_server_all_of_whose_reading_hangs_play_on(database, figures):
    async with Trouble(database) as trouble:
        for port in ports(database, "NOT LIKE 'rouages %'"):
            trouble.cable.hang(port)
        gap = await trouble.play_on_elsewhere()
        found = await trouble.end()
    figures(**found, longest_until_all_had_answered=gap)
    check_kept(found, 100)
    assert gap < ASKED_SECONDS


@pytest.mark.long(part="kills")
async def test_all_play_on_after_the_database_has_restarted_under_them(postgres, database, figures):
    async with Trouble(database) as trouble:
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        gap = await trouble.play_on_elsewhere()
        found = await trouble.end()
    figures(**found, longest_until_all_had_answered=gap)
    check_kept(found, 100)
    assert gap < ASKED_SECONDS


def ports(database, name):
    """Of the lines that the database calls so."""
    asked = (
        "SELECT client_port FROM pg_stat_activity WHERE datname = current_database() AND client_port > 0"
        f" AND application_name {name}"
    )
    said = subprocess.run(["psql", database, "-Atc", asked], check=True, capture_output=True, text=True)
    return [int(port) for port in said.stdout.split()]


async def test_what_is_read_on_a_line_that_hangs_is_given_up(database, monkeypatch):
    monkeypatch.setattr(lines, "LONGEST_READ", 0.2)
    async with Cable(database) as cable:
        storage = await Storage.open(cable.database, "first:1")
        await storage.read_something()
        cable.cut()
        began = time.monotonic()
        with pytest.raises(Lost):
            await storage.read_something()
        assert time.monotonic() - began < lines.CONNECTING_SECONDS
        cable.mend()
        await storage.read_something()
        await storage.close()


async def test_lines_that_were_quiet_and_lead_nowhere_are_all_left_after_one_look(database, monkeypatch):
    monkeypatch.setattr(lines, "FRESH_SECONDS", 0.0)
    async with Cable(database) as cable:
        storage = await Storage.open(cable.database, "first:1")
        await asyncio.gather(*(storage.read_something() for _ in range(4)))
        given_up = []
        give_up = storage.lines._give_up
        monkeypatch.setattr(storage.lines, "_give_up", lambda *line: given_up.append(line) or give_up(*line))
        hung = ports(database, "NOT LIKE 'rouages %'")
        assert len(hung) >= 4
        for port in hung:
            cable.hang(port)
        for _ in range(4):
            await storage.read_something()
        assert 1 <= len(given_up) <= 2, "a crowded machine may take a second to answer on a new one"
        await storage.close()


async def test_a_line_that_was_heard_just_now_is_not_asked_first(database, monkeypatch):
    monkeypatch.setattr(lines, "ASKED", "no query at all")
    monkeypatch.setattr(lines, "FRESH_SECONDS", 60.0)
    storage = await Storage.open(database, "first:1")
    for _ in range(3):
        await storage.read_something()
    monkeypatch.setattr(lines, "FRESH_SECONDS", 0.0)
    with pytest.raises(Exception, match="syntax error"):
        await storage.read_something()
    await storage.close()


def test_whatever_hangs_there_is_time_to_play_on_elsewhere():
    """The longest that each trouble can last before somebody is sent elsewhere."""
    noticed = reigns.REIGN_SECONDS + ROUND_SECONDS
    asleep = max(noticed, QUIET + GIVEN_UP)
    cut_off = noticed + ROUND_SECONDS
    hung = max(lines.LONGEST_READ, LONGEST_WRITE, lines.ASKING_SECONDS)
    assert max(asleep, cut_off, hung) + PLACING_SECONDS <= ASKED_SECONDS
    assert health.FRESH_SECONDS + health.PATIENCE < ASKED_SECONDS, "a proxy is told too late"
    assert lines.ASKING_SECONDS + 2 * ROUND_SECONDS < reigns.REIGN_SECONDS, "a dead line ends a reign"


async def test_who_knows_that_the_database_is_silent_lets_nobody_wait_for_it(database):
    async with Cable(database) as cable:
        storage = await Storage.open(cable.database, "first:1")
        await storage.read_something()
        cable.cut()
        waiting = asyncio.create_task(storage.read_something())
        await asyncio.sleep(0.1)
        began = time.monotonic()
        storage.lines.cut()
        for reading in (waiting, storage.read_something()):
            with pytest.raises(Lost):
                await reading
        assert time.monotonic() - began < 1
        cable.mend()
        storage.lines.mend()
        await storage.read_something()
        await storage.close()
