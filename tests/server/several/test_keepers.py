"""What a keeper does at one server, at the tables of another."""

import pytest

from tests.server.people.test_keepers import do, keeper_of, number_of
from tests.server.running import becomes
from tests.server.several.serving import ann_and_bob, at, two_doors
from tests.server.test_comments import read_by, writes

pytestmark = pytest.mark.anyio


@pytest.fixture
async def doors(tmp_path, database, anyio_backend):
    async with two_doors(tmp_path, database) as doors:
        yield doors


async def test_a_keeper_at_one_server_mutes_removes_and_bans_at_the_table_of_another(doors):
    near, far = doors
    ann, bob, first, second = await ann_and_bob(doors)
    kim = await keeper_of(far)
    table, number = first.table["id"], await number_of(kim, "Bob")
    await second.reply("Say", text="You idiot")
    await do(kim, "RemoveLine", table=table, line=0)
    await first.until(lambda: first.lines and first.lines[0]["removed"])
    await second.until(lambda: second.lines and second.lines[0]["removed"])
    await do(kim, "Mute", guest=number)
    await becomes(lambda: near.house.silence._muted)
    assert await second.refused("Say", text="Again") == "Muted"
    twin = at(bob, near)
    screen = await twin.sit(table)
    # Near forgets who it was that sat down there, as it does when it hears of another mute.
    near.house.sessions._known.forget([each.name for each in near.house.sessions._known])
    await do(kim, "Ban", guest=number, why="Enough.")
    assert (await screen.closed())[0] == 1012
    assert (await twin.get("/api/lobby", 403))["why"] == "Enough."
    await first.until(lambda: first.seats[1]["away"])
    await do(kim, "RemoveTable", table=table)
    assert (await first.closed())[0] == 1012
    for person in (ann, at(ann, far)):
        assert (await person.get(f"/api/tables/{table}", 410))["type"] == "TableRemoved"


async def test_a_comment_is_written_at_one_server_to_the_table_of_another(doors):
    ann, bob, first, second = await ann_and_bob(doors)
    for screen in (first, second):
        await screen.reply("Stop", agrees=True)
    table = first.table["id"]
    for person, text in ((ann, "Why not left?"), (bob, "The trap.")):
        await writes(person, table, 0, text)
    expected = [(0, "Ann", "Why not left?"), (0, "Bob", "The trap.")]
    for door in doors:
        assert await read_by(door.stranger(), table) == expected


async def test_keys_and_doors_are_known_at_both_servers_at_once(doors):
    near, far = doors
    kim = await keeper_of(near)
    twin = at(kim, far)
    await twin.get("/api/keeper")
    await do(kim, "SetDoor", invitation=True, registrations=True)
    assert (await far.stranger().put("/api/me", {"name": "Cat"}, 403))["type"] == "InvitationOnly"
    await near.house.deeds.appoint(await near.house.guests.of_handle("kim"), "Tired", keeps=False)
    await becomes(lambda: not any(each.keeps for each in far.house.sessions._known))
    await twin.get("/api/keeper", 404)
