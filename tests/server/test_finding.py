"""Tables that somebody looks for, page by page."""

import random

import pytest

from tests.server.people.test_ties import tie
from tests.server.test_lobby import lain

pytestmark = pytest.mark.anyio

DAYS = {"kind": "move", "seconds": 86400}


@pytest.fixture
def door(either_door):
    return either_door


async def found(person, **query):
    """All pages of a list, and how many tables the first of them promised."""
    words = "&".join(f"{name}={value}" for name, value in query.items())
    tables, page, total = [], 0, None
    while True:
        reply = await person.get(f"/api/tables?{words}&page={page}")
        total = reply["total"] if total is None else total
        assert reply["first"] == len(tables)
        tables += [card["table"]["id"] for card in reply["tables"]]
        page += 1
        if len(tables) >= reply["total"]:
            return tables, total


async def test_every_open_table_is_on_one_page_the_newest_first(door):
    host, guest = await door.guest("Host"), await door.guest("Guest")
    laid = [await host.table("me", "open") for _ in range(19)]
    assert await found(guest, list="open") == (laid[::-1], 19)
    assert await found(door.stranger(), list="open") == (laid[::-1], 19)
    assert await found(host, list="open") == ([], 0)
    far = await guest.get("/api/tables?list=open&page=99")
    assert (far["first"], len(far["tables"])) == (16, 3)


async def test_only_what_is_looked_for_is_found(door):
    host, guest = await door.guest("Host"), await door.guest("Guest")
    plain = await host.table("me", "open")
    slow = await host.table("me", "open", "open", clock=DAYS)
    other = await host.table("me", "open", game="cyberion")
    quick = await host.table("me", "open", clock={"kind": "move", "seconds": 60})
    for query, tables in (
        ({}, [quick, other, slow, plain]),
        ({"game": "cyberion"}, [other]),
        ({"pace": "days"}, [slow]),
        ({"pace": "live"}, [quick]),
        ({"pace": "none"}, [other, plain]),
        ({"size": 3}, [slow]),
        ({"size": 2, "pace": "none", "game": "out-of-gears"}, [plain]),
        ({"size": 8}, []),
    ):
        assert (await found(guest, list="open", **query))[0] == tables
    for wrong in ("list=secret", "pace=slow"):
        assert (await guest.get(f"/api/tables?{wrong}", 404))["type"] == "NoSuchPage"


async def test_lists_show_what_the_lobby_shows_and_hide_what_it_hides(door):
    ann, bob = await door.account("Ann"), await door.account("Bob")
    watched = await ann.table("me", "bot:random", spectators="anyone")
    await (await ann.sit(watched)).asked()
    hidden = await ann.table("me", "bot:random")
    await (await ann.sit(hidden)).asked()
    waiting = await ann.table("me", "open")
    assert (await found(bob, list="watch"))[0] == [watched]
    assert (await found(bob, list="open"))[0] == [waiting]
    await tie(bob, "ann", "block")
    for which in ("watch", "open"):
        assert (await found(bob, list=which))[0] == []
    old = await ann.table("me", "open")
    await lain(door, old, 4)
    assert old not in (await found(door.stranger(), list="open"))[0]


async def test_one_s_own_finished_tables_are_all_there_with_the_places_that_one_had(door):
    ann = await door.guest("Ann")
    over = []
    for seed in range(2):
        screen = await ann.sit(await ann.table("me", game="cyberion"))
        await screen.play_on(random.Random(seed))
        over.insert(0, screen.table["id"])
    reply = await ann.get("/api/tables?list=over")
    assert [card["table"]["id"] for card in reply["tables"]] == over
    assert all(card["place"] is not None for card in reply["tables"])
    await ann.put(f"/api/tables/{over[0]}/away", {"away": True})
    assert (await found(ann, list="over"))[0] == over[1:]
    assert (await found(ann, list="away"))[0] == over[:1]
    assert (await found(await door.guest("Bob"), list="over")) == ([], 0)
