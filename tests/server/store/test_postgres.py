"""The same house on a real PostgreSQL."""

import asyncio
import random
import subprocess

import pytest

from rouages.server.neglected import DAY
from rouages.server.store import locks
from rouages.server.store.storage import Storage
from rouages.server.wire.refusals.hosting import DatabaseInUse
from rouages.tables.ledger.ledger import Fenced, Lost
from tests.server.kills import check_kept, kill_and_compare
from tests.server.running import running
from tests.server.store.test_storage import batch, kept, sell_one_seat_twice
from tests.server.test_neglected import Calendar
from tests.server.test_play import two_people
from tests.server.test_tables import sits_down_by_code

pytestmark = pytest.mark.anyio


def cut_off(database):
    """End every connection to a database but one's own."""
    ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    ending += " AND datname = current_database()"
    subprocess.run(["psql", database, "-qc", ending], check=True, stdout=subprocess.DEVNULL)


async def test_a_whole_game_a_reload_and_a_restart(tmp_path, database):
    async with running(tmp_path, database=database) as door:
        ann, bob, first, second = await two_people(door, options={"upgrades": True})
        await first.answer(0)
        await first.send("Say", text="Bonjour")
        await second.until(lambda: second.lines)
        cookies, table, view = (ann.http.cookies, bob.http.cookies), first.table["id"], first.view
        login = await ann.put("/api/me/password", {"login": "ann", "password": "long enough"})
        assert login["login"] == "ann"
    async with running(tmp_path, database=database) as door:
        people = door.stranger(), door.stranger()
        for person, cookie in zip(people, cookies, strict=True):
            person.http.cookies = cookie
        screens = [await person.sit(table) for person in people]
        assert screens[0].view == view
        assert screens[1].lines[0]["text"] == "Bonjour"
        assert len((await people[0].get("/api/lobby"))["mine"]) == 1
        await asyncio.gather(*(screen.play_on(random.Random(seat)) for seat, screen in enumerate(screens)))
        assert screens[0].result == screens[1].result
        link = await people[0].post("/api/me/carry", {"password": "long enough"})
        assert (await door.stranger().post("/api/carry", {"secret": link["secret"]}))["name"] == "Ann"


async def test_a_friend_sits_down_by_a_code_that_was_told(tmp_path, database):
    async with running(tmp_path, database=database) as door:
        await sits_down_by_code(door)


async def test_a_number_that_is_taken_fails_its_own_batch_only(database):
    storage = await Storage.open(database)
    await storage.commit(batch("one"))
    found = await asyncio.gather(
        *(storage.commit(batch(*names)) for names in (("two", "three"), ("four", "one"), ("five",))),
        return_exceptions=True,
    )
    assert [type(each) for each in found] == [type(None), Fenced, type(None)]
    assert await kept(storage) == {"one", "two", "three", "five"}
    await storage.close()


async def test_a_second_server_on_one_database_is_refused(database, monkeypatch):
    monkeypatch.setattr(locks, "PAUSE", 0.01)
    first = await Storage.open(database)
    with pytest.raises(DatabaseInUse) as refusal:
        await Storage.open(database)
    assert str(refusal.value).startswith(
        "Another Rouages is using the database postgresql+asyncpg://rouages@"
    )
    await first.commit(batch("one"))
    taken = [first.commit(batch(name)) for name in ("one", "two")]
    assert [type(each) for each in await asyncio.gather(*taken, return_exceptions=True)] == [
        Fenced,
        type(None),
    ]
    with pytest.raises(DatabaseInUse):
        await Storage.open(database)
    await first.close()
    again = await Storage.open(database)
    assert await kept(again) == {"one", "two"}
    await again.close()


async def test_one_seat_is_not_sold_twice(tmp_path, database):
    async with running(tmp_path, database=database) as door:
        await sell_one_seat_twice(door)


async def test_who_was_cut_off_while_another_server_reigned_writes_no_more(database, monkeypatch):
    monkeypatch.setattr(locks, "PAUSE", 0.01)
    first = await Storage.open(database)
    cut_off(database)
    second = await Storage.open(database)
    with pytest.raises(Lost, match="Another Rouages is using"):
        await first.commit(batch("first"))
    await second.commit(batch("second"))
    await second.close()
    with pytest.raises(Lost, match="Another Rouages is using"):
        await first.commit(batch("first"))
    assert await kept(first) == {"second"}
    await first.close()


async def test_connections_that_were_cut_are_not_noticed_by_anybody(tmp_path, database):
    async with running(tmp_path, database=database) as door:
        ann, _, first, second = await two_people(door)
        await asyncio.gather(*(ann.get("/api/lobby") for _ in range(8)))
        cut_off(database)
        for _ in range(12):
            await ann.get("/api/lobby")
        await first.answer(0)
        await second.answer(0)


async def test_while_the_database_is_down_that_is_said_and_then_it_goes_on(
    tmp_path, postgres, database, caplog
):
    async with running(tmp_path, database=database) as door:
        ann, bob, first, _ = await two_people(door)
        table, before = first.table["id"], first.question()
        answer = {"seat": 0, "question": before["question"], "option": 0}
        postgres.stop()
        try:
            for path in ("/api/lobby", "/api/statistics", "/api/join/guess"):
                assert (await ann.get(path, status=503))["type"] == "DatabaseSilent"
            assert await first.refused("Answer", **answer) == "NotSaved"
            door.house.tables.forget(table)
            code, (said,) = await (await bob.open(table)).closed()
            assert (code, said["refusal"]["type"]) == (1012, "DatabaseSilent")
        finally:
            postgres.start()
        await ann.get("/api/lobby")
        screen = await ann.sit(table)
        await screen.answer(0)
    assert "option" not in "".join(record.getMessage() for record in caplog.records)


async def test_people_at_a_neglected_table_are_asked(tmp_path, database):
    async with running(tmp_path, database=database) as door:
        _, _, first, _ = await two_people(door)
        await Calendar(door.house).turn(60 * DAY)
        await first.until(lambda: first.table["closes"])


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database, figures):
    figures(**(found := await kill_and_compare(database, 6)))
    check_kept(found, 30)


@pytest.mark.long(part="kills")
async def test_nothing_acknowledged_is_lost_in_two_hundred_kills(database, figures):
    figures(**(found := await kill_and_compare(database, 200)))
    check_kept(found, 1000)
