"""Two servers on one PostgreSQL: people at one table sit at different servers, and nobody can tell."""

import asyncio
import random
import time

import pytest

import rouages
from rouages.server import house
from rouages.server.settings import Settings
from rouages.server.store import reigns
from rouages.tables.ledger.ledger import Lost
from tests.server.running import becomes
from tests.server.several.serving import HERE, ann_and_bob, at, two_doors
from tests.server.test_undo import both_programmed
from tests.server.test_watching import seen

pytestmark = pytest.mark.anyio


@pytest.fixture
async def doors(tmp_path, database, anyio_backend):
    async with two_doors(tmp_path, database) as doors:
        yield doors


async def test_a_server_that_cannot_open_its_database_leaves_no_door_open_to_the_others(monkeypatch):
    opened = []

    async def silent(*_):
        raise Lost("The database is silent.")

    def listen(relay):
        opened.append(real(relay))
        return opened[0]

    real = house.listen_for_servers
    monkeypatch.setattr(house, "listen_for_servers", listen)
    monkeypatch.setattr(house.Storage, "open", silent)
    with pytest.raises(Lost):
        await house.House.open(Settings("postgresql://nobody@127.0.0.1/none", relay=HERE))
    assert [each.fileno() for each in opened] == [-1]


async def test_two_people_at_two_servers_play_a_whole_game_and_see_the_same_end(doors):
    ann, bob, first, second = await ann_and_bob(doors, options={"upgrades": True})
    assert len(doors[0].house.tables.live) == 1
    assert not doors[1].house.tables.live
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    assert first.result == second.result
    path = f"/api/tables/{first.table['id']}/record"
    assert rouages.replay(await ann.get(path)).outcome
    assert await ann.get(path) == await bob.get(path)
    for person in (ann, bob):
        mine = (await person.get("/api/statistics"))["mine"]
        assert [(each["game"], each["played"]) for each in mine] == [("out-of-gears", 1)]


async def test_an_answer_is_counted_by_the_server_that_keeps_the_table(doors):
    _, _, _, second = await ann_and_bob(doors)
    await second.answer(0)
    counted = [sum(door.house.tally.answers["out-of-gears"].counts) for door in doors]
    assert counted == [1, 0]


async def test_chat_and_who_is_here_are_seen_at_both_servers(doors):
    _, _, first, second = await ann_and_bob(doors)
    await second.reply("Say", text="Bonjour")
    await first.until(lambda: [line["text"] for line in first.lines] == ["Bonjour"])
    assert [seat["online"] for seat in second.seats] == [True, True]
    await second.close()
    await first.until(lambda: not first.seats[1]["online"])


async def test_whatever_is_asked_of_a_table_is_answered_by_either_server(doors):
    ann, bob, first, second = await ann_and_bob(doors)
    table = first.table["id"]
    twin = at(ann, doors[1])
    assert await twin.get(f"/api/tables/{table}") == await ann.get(f"/api/tables/{table}")
    refusal = await bob.delete(f"/api/tables/{table}", status=403)
    assert refusal == await at(bob, doors[0]).delete(f"/api/tables/{table}", status=403)
    film = f"/api/tables/{table}/replay"
    assert await twin.get(film) == await ann.get(film)
    bad = await bob.http.post(
        f"/api/tables/{table}/take", content=b"{", headers={"content-type": "application/json"}
    )
    assert (bad.status_code, bad.json()["type"]) == (400, "Malformed")
    assert (await bob.get("/api/tables/nowhere", status=404))["type"] == "UnknownTable"
    await second.answer(0)


async def test_an_invitation_leads_to_its_table_from_either_server(doors):
    ann, bob = await doors[0].guest("Ann"), await doors[1].guest("Bob")
    table = await ann.table("me", "link")
    secret = (await ann.sit(table)).reader["invitations"]["1"]
    assert (await bob.get(f"/api/join/{secret}"))["host"] == "Ann"
    assert await bob.post(f"/api/join/{secret}") == {"id": table, "seat": 1}


async def test_a_table_closed_to_spectators_is_so_at_both_servers(doors):
    ann, _ = await doors[0].guest("Ann"), await doors[1].guest("Bob")
    table = await ann.table("me", "bot", spectators="nobody")
    await ann.sit(table)
    code, (said,) = await (await doors[1].stranger().open(table)).closed()
    assert (code, said["refusal"]["type"]) == (4403, "ClosedToSpectators")
    code, (said,) = await (await doors[1].stranger().open("nowhere")).closed()
    assert (code, said["refusal"]["type"]) == (4404, "UnknownTable")


async def test_a_screen_for_all_at_the_other_server_has_no_seat(doors):
    ann, _, first, _ = await ann_and_bob(doors)
    screen = await at(ann, doors[1]).open(first.table["id"], "?seat=public")
    await screen.until(lambda: screen.reader)
    assert screen.reader["seats"] == []


async def test_who_sends_nonsense_to_a_far_table_is_told_and_then_sent_away(doors):
    _, _, _, second = await ann_and_bob(doors)
    for _ in range(20):
        await second.socket.send("{")
    code, heard = await second.closed()
    assert code == 4429
    assert sum(message["type"] == "Refused" for message in heard) == 20


async def test_a_new_name_is_seen_at_a_table_that_another_server_keeps(doors):
    _, bob, first, _ = await ann_and_bob(doors)
    await bob.put("/api/me", {"name": "Robert"})
    await first.until(lambda: first.seats[1]["name"] == "Robert")


async def test_who_is_away_for_days_is_so_at_a_table_that_another_server_keeps(doors):
    _, bob, first, _ = await ann_and_bob(doors, clock={"kind": "move", "seconds": 86400})
    until = (await bob.put("/api/me/vacation", {"until": time.time() + 2 * 86400}))["until"]
    await first.until(lambda: first.seats[1]["vacation"] == until)
    assert next(each for each in first.clocks if each["seat"] == 1)["until"] is None
    assert (await at(bob, doors[0]).get("/api/me/vacation"))["until"] == until


async def test_who_leaves_for_good_is_forgotten_at_a_table_that_another_server_keeps(doors):
    _, bob, first, second = await ann_and_bob(doors)
    await second.reply("Say", text="Bonjour")
    await first.until(lambda: first.lines)
    house = doors[1].house
    session = await house.sessions.by(bob.http.cookies["rouages"])
    await house.leaving.leave(await house.guests.of(session.guest))
    await first.until(lambda: first.seats[1]["name"] == "")
    await becomes(lambda: doors[0].house.tables.live[first.table["id"]].audience.chat.since(0)[0].text == "…")


async def nobody_keeps(table, door):
    """Until a table is given back: a server forgets it a moment before all others may take it."""
    while (await door.house.storage.row(reigns.KEEPER, table_id=table)).server is not None:
        pass


async def test_a_table_that_was_put_away_is_kept_by_whoever_opens_it_next(tmp_path, database):
    async with two_doors(tmp_path, database, idle_seconds=0.3) as doors:
        ann, bob, first, second = await ann_and_bob(doors)
        table = first.table["id"]
        await first.answer(0)
        view = first.view
        await first.close()
        await second.close()
        await nobody_keeps(table, doors[0])
        again = await at(ann, doors[1]).sit(table)
        assert again.view == view
        assert table in doors[1].house.tables.live
        await (await at(bob, doors[0]).sit(table)).answer(0)


async def test_who_sits_at_the_other_server_consents_that_an_answer_is_taken_back(doors):
    _, _, first, second = await ann_and_bob(doors, undo="consent")
    await both_programmed(first, second)
    assert (await first.reply("Undo", seat=0))["type"] == "Done"
    await second.until(lambda: second.undo["request"] == {"seat": 0, "waiting": [1]})
    assert (await second.reply("Consent", seat=1, agrees=True))["type"] == "Done"
    await first.until(lambda: first.view["round"] == 1)
    await second.until(lambda: second.view["round"] == 1)


async def test_bots_of_a_far_table_answer_and_advise(doors):
    ann = await doors[0].guest("Ann")
    table = await ann.table("me", "bot:random")
    await (await ann.sit(table)).asked()
    twin = at(ann, doors[1])
    screen = await twin.sit(table)
    asked = await screen.asked()
    advice = await twin.post(f"/api/tables/{table}/hint", {"seat": 0, "question": asked["question"]})
    assert {each["option"] for each in advice["opinions"]} <= set(range(len(asked["options"])))
    assert doors[0].house.tables.live[table].seating.seats[0].hints == 1
    for _ in range(2):
        await screen.answer(0)
    await screen.until(lambda: screen.view["round"] == 2)
    assert table not in doors[1].house.tables.live


async def test_who_looks_on_from_the_other_server_is_given_nothing_of_the_turn_that_goes_on(doors):
    _, _, first, second = await ann_and_bob(doors, watching="late")
    table, stranger = first.table["id"], doors[1].stranger()
    before = await seen(stranger, table)
    await first.answer(0)
    assert await seen(stranger, table) == before
    await first.answer(0)
    for _ in range(2):
        await second.answer(0)
    await second.until(lambda: second.view["round"] == 2)
    _, frame = await seen(stranger, table)
    assert frame["view"]["round"] == 2
