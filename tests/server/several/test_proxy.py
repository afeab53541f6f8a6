"""Behind a proxy without sticky sessions: whichever server one comes to, nobody can tell; Debian's Caddy."""

import asyncio
import random
import signal
from contextlib import suppress

import pytest
from sqlalchemy import select

from rouages.server.store.database import LEASES, SERVERS
from tests.server.kills import Ledger
from tests.server.several.crowded import Watch
from tests.server.several.proxied import CADDY, Proxied, behind_caddy
from tests.server.several.test_succession import A_BREAK
from tests.server.several.travellers import GIVEN_UP, OPENING, PAUSE, QUIET

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.long(part="kills"),
    pytest.mark.skipif(not CADDY, reason="no caddy on this machine: Debian has it, `apt install caddy`"),
]
NOTICED = 1.0
"""Seconds for which somebody may see that a server was killed,"""
HANGS = 5.0
"""and that one hangs."""


@pytest.fixture
def two(tmp_path, database):
    with behind_caddy(tmp_path, database, "several.Caddyfile", 2) as found:
        yield found


async def table_for(door):
    """Two people at a table, who looks on, and a screen at which all look."""
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "open", undo="free")
    await bob.post(f"/api/tables/{table}/take", {})
    first, second = await ann.sit(table), await bob.sit(table)
    looking, shared = await door.stranger().open(table), await ann.open(table, "?seat=public")
    for screen in (first, second):
        await screen.asked()
    return table, (ann, bob), [first, second, looking, shared]


async def over(screen):
    await screen.until(lambda: screen.table and screen.table["status"] == "over" and screen.result)
    return screen


async def test_people_a_spectator_and_a_shared_screen_play_a_match_and_see_the_same(two, figures):
    port, certificate, servers = two
    door, rng = Proxied(port, certificate), random.Random(1)
    table, people, screens = await table_for(door)
    while not all(map(sockets_at, servers)):
        assert len(screens) < 40, "one server has all"
        screens.append(await door.stranger().open(table))
    assert (await (await people[1].open(table)).reply("Say", text="Bonjour"))["type"] == "Done"
    first, second, *others = screens
    await asyncio.gather(first.play_on(rng), second.play_on(rng), *map(over, others))
    assert all(screen.result == first.result for screen in screens)
    assert all(screen.events == others[0].events for screen in others)
    assert all([line["text"] for line in screen.lines] == ["Bonjour"] for screen in screens)
    record = await door.stranger().get(f"/api/tables/{table}/record")
    figures(screens=len(screens), answers=len(record["answers"]))
    assert len(record["answers"]) == len(first.accepted) + len(second.accepted)
    await door.close()


def sockets_at(server):
    """How many sockets were opened at one server."""
    return sum(line["method"] == "SOCKET" and line["status"] == 101 for line in server.requests)


@pytest.mark.parametrize("rules", ["Caddyfile", "several.Caddyfile"])
async def test_addresses_are_those_of_people_and_cookies_are_secure(tmp_path, database, rules):
    number = 2 if rules.startswith("several") else 1
    with behind_caddy(tmp_path, database, rules, number) as (port, certificate, servers):
        door = Proxied(port, certificate)
        for source, headers in (
            ("127.0.0.2", {}),
            ("127.0.0.3", {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "http"}),
        ):
            person = door.stranger(source, **headers)
            reply = await person.http.put("/api/me", json={"name": "Ann"})
            cookies = reply.headers.get_list("set-cookie")
            assert cookies
            assert all("secure" in cookie.lower() for cookie in cookies)
            assert "max-age=31536000" in reply.headers["strict-transport-security"]
            await person.sit(await person.table("me", "bot:random"))
        seen = {line["address"] for server in servers for line in server.requests if "me" in line["path"]}
        assert {"127.0.0.2", "127.0.0.3"} <= seen
        assert "203.0.113.9" not in seen
        sockets = {line["address"] for server in servers for line in server.requests if line["status"] == 101}
        assert sockets == {"127.0.0.2", "127.0.0.3"}
        await door.close()


async def kept_by(database, servers, table):
    """The server that keeps a table."""
    query = select(SERVERS.c.address).join(LEASES, LEASES.c.server == SERVERS.c.id)
    [[row]] = await Ledger(database).rows(query.where(LEASES.c.table_id == table))
    return next(server for server in servers if server.relay == row.address)


def views(door, people):
    """Who looks at the table, and from where, as `table_for` has them."""
    return [(people[0], ""), (people[1], ""), (door.stranger(), ""), (people[0], "?seat=public")]


async def come_back(person, query, table, gone):
    """As a browser does, again and again until the table is there; how long it was not."""
    while True:
        try:
            async with asyncio.timeout(OPENING):
                screen = await person.open(table, query)
                await screen.until(lambda screen=screen: screen.table)
        except (*A_BREAK, TimeoutError):
            await asyncio.sleep(PAUSE)
        else:
            return screen, gone.seconds()


async def until_given_up(screen):
    """Until the line is cut, or was silent for so long after it was asked that a browser leaves it."""
    with suppress(*A_BREAK, TimeoutError):
        while True:
            await asyncio.wait_for(screen.receive(), QUIET)
    with suppress(*A_BREAK, TimeoutError):
        await screen.send("Ping")
        await asyncio.wait_for(screen.receive(), GIVEN_UP)


async def test_that_a_server_is_killed_is_not_seen_for_more_than_a_second(two, database, figures):
    port, certificate, servers = two
    door = Proxied(port, certificate)
    table, people, screens = await table_for(door)
    asked = await screens[0].answer(0)
    (await kept_by(database, servers, table)).kill()
    gone = Watch()
    came = await asyncio.gather(*(come_back(*view, table, gone) for view in views(door, people)))
    gap = max(gap for _, gap in came)
    figures(screens=len(came), longest_gap=gap)
    assert gap < NOTICED
    first, second, looking, shared = [screen for screen, _ in came]
    await first.asked()
    assert first.question()["question"] > asked["question"]
    await first.answer(0)
    await second.answer(0)
    for screen in (looking, shared):
        await screen.until(lambda screen=screen: screen.events)
        assert screen.table["status"] == "playing"
    await door.close()


async def test_that_a_server_hangs_is_not_seen_for_more_than_five_seconds(two, database, figures):
    port, certificate, servers = two
    door = Proxied(port, certificate)
    table, people, screens = await table_for(door)
    keeper = await kept_by(database, servers, table)
    keeper.process.send_signal(signal.SIGSTOP)
    gone = Watch()

    async def goes_on(screen, view):
        await until_given_up(screen)
        return await come_back(*view, table, gone)

    came = await asyncio.gather(*map(goes_on, screens, views(door, people)))
    gap = max(gap for _, gap in came)
    figures(screens=len(came), longest_gap=gap)
    assert gap < HANGS
    first = came[0][0]
    await first.asked()
    await first.answer(0)
    keeper.process.send_signal(signal.SIGCONT)
    await door.close()
