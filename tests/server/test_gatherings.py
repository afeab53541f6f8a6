"""People look at a film together over sockets: who sat there, a stranger with the link, who was blocked."""

import pytest

from tests.server.people.test_own_data import finished
from tests.server.people.test_ties import tie
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio
START = {"seat": None, "moment": 0}


async def told(person, table):
    """Of which gatherings somebody is told, by who leads them."""
    found = await person.get(f"/api/tables/{table}/gatherings")
    return [(each["led"], each["people"]) for each in found["gatherings"]]


async def gathers(person, table):
    screen = await person.sit(table)
    await screen.reply("Gather", shown=START)
    return screen


async def test_who_sat_there_is_told_and_comes_and_a_stranger_with_the_link_follows(door):
    ann, bob, table, _ = await finished(door)
    stranger = door.stranger()
    leader = await gathers(ann, table)
    assert (await told(bob, table), await told(ann, table), await told(stranger, table)) == (
        [("Ann", 1)],
        [],
        [],
    )
    screens = [await each.sit(table) for each in (bob, stranger)]
    for screen in screens:
        assert (await screen.reply("JoinGathering", gathering=leader.gathering["id"]))["type"] == "Done"
    await leader.reply("Lead", shown={"seat": 0, "moment": 5, "answer": 5})
    for screen in screens:
        await screen.until(lambda screen=screen: screen.gathering["shown"]["moment"] == 5)
    await leader.close()
    await screens[0].until(lambda: screens[0].gathering["leader"] is None)
    assert await told(bob, table) == [("Ann", 2)]


async def test_who_was_blocked_is_told_nothing_and_let_in_nowhere(door):
    ann, bob, table, _ = await finished(door)
    leader = await gathers(ann, table)
    await ann.put(f"/api/tables/{table}/seats/1/tie", {"tie": "block"})
    assert await told(bob, table) == []
    screen = await bob.sit(table)
    assert await screen.refused("JoinGathering", gathering=leader.gathering["id"]) == "GatheringOver"
    assert screen.gathering is None


async def test_friends_of_who_leads_are_told_and_nobody_has_the_name_of_who_sat_there(door):
    ann, _, table, _ = await finished(door, door.account)
    cleo, other = await door.account("Cleo"), await door.guest("Ann")
    leader = await gathers(ann, table)
    for one, handle in ((ann, "cleo"), (cleo, "ann")):
        assert await told(cleo, table) == []
        await tie(one, handle, "follow")
    assert await told(cleo, table) == [("Ann", 1)]
    screen = await other.sit(table)
    await screen.reply("JoinGathering", gathering=leader.gathering["id"])
    assert screen.gathering["people"][-1]["name"] == "Ann 2"


async def test_of_a_match_that_goes_on_there_is_nothing_to_be_told(door):
    ann, _, first, _ = await two_people(door)
    table = first.table["id"]
    assert (await ann.get(f"/api/tables/{table}/gatherings", 409))["type"] == "MatchNotOver"
    assert await first.refused("Gather", shown=START) == "MatchNotOver"
