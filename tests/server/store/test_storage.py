"""What is kept, and what is said when it cannot be."""

import asyncio
import sqlite3
from dataclasses import replace
from functools import partial

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, insert, select

from rouages.engine.refusals import OtherVersion
from rouages.games import GAMES
from rouages.server.store.database import ENTRIES, HOUSE, METADATA
from rouages.server.store.migrating import bring_up_to_date
from rouages.server.store.storage import Storage
from rouages.server.store.writer import Batch
from rouages.server.tables import Tables
from rouages.server.wire.refusals.hosting import NewerData, NoDatabase
from rouages.tables.ledger.ledger import Fenced, Lost
from rouages.tables.match import beginning
from rouages.tables.wire.refusals import NotSaved
from rouages.tables.wire.states import Status
from tests.server.running import becomes, running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

KEEP = insert(HOUSE)


def batch(*names):
    found = Batch()
    for name in names:
        found.add(KEEP, {"name": name, "value": b""})
    return found


async def kept(storage):
    return {row.name for row in await storage.rows(select(HOUSE.c.name))} - {"key"}


async def test_whoever_is_being_written_when_the_writer_stops_is_told(tmp_path, monkeypatch):
    storage = await Storage.open(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    begun = asyncio.Event()

    async def hang(rows):
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(storage.writer._sink, "write", hang)
    waiting = [asyncio.create_task(storage.commit(batch("one")))]
    await begun.wait()
    waiting.append(asyncio.create_task(storage.commit(batch("two"))))
    await asyncio.sleep(0)
    await storage.close()
    for each in waiting:
        with pytest.raises(Lost):
            await asyncio.wait_for(each, 10)


async def test_batches_that_wait_are_committed_together(tmp_path, monkeypatch):
    storage = await Storage.open(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    groups = []
    ledger = storage.writer._sink
    write = ledger.write

    async def counted(rows):
        groups.append(sum(map(len, rows.values())))
        await write(rows)

    monkeypatch.setattr(ledger, "write", counted)
    await asyncio.gather(*(storage.commit(batch(str(number))) for number in range(50)))
    assert groups[0] <= 50
    assert sum(groups) == 50
    assert len(groups) <= 2
    assert len(await kept(storage)) == 50
    await storage.close()


async def test_a_number_that_is_taken_fails_its_own_batch_only(tmp_path):
    storage = await Storage.open(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    await storage.commit(batch("one"))
    found = await asyncio.gather(
        *(storage.commit(batch(*names)) for names in (("two", "three"), ("four", "one"), ("five",))),
        return_exceptions=True,
    )
    assert [type(each) for each in found] == [type(None), Fenced, type(None)]
    assert await kept(storage) == {"one", "two", "three", "five"}
    await storage.close()


async def test_a_database_that_fails_loses_nothing_that_it_took(tmp_path):
    path = tmp_path / "x.sqlite3"
    storage = await Storage.open(f"sqlite:///{path}")
    await storage.commit(batch("one"))
    with sqlite3.connect(path) as other:
        other.execute("ALTER TABLE house RENAME TO attic")
    with pytest.raises(Lost):
        await storage.commit(batch("two"))
    with sqlite3.connect(path) as other:
        other.execute("ALTER TABLE attic RENAME TO house")
    await storage.commit(batch("three"))
    assert await kept(storage) == {"one", "three"}
    await storage.close()


async def test_what_could_not_be_kept_is_in_no_log(tmp_path, caplog):
    path = tmp_path / "x.sqlite3"
    storage = await Storage.open(f"sqlite:///{path}")
    with sqlite3.connect(path) as other:
        other.execute("ALTER TABLE house RENAME TO attic")
    with pytest.raises(Lost) as lost:
        await storage.commit(batch("a secret"))
    with pytest.raises(Lost) as unread:
        await storage.rows(select(HOUSE.c.value).where(HOUSE.c.name == "a secret"))
    assert "could not be written" in caplog.text
    assert "a secret" not in caplog.text + str(lost.value) + str(unread.value)
    await storage.close()


async def test_an_answer_that_cannot_be_kept_is_refused_and_forgotten(door, monkeypatch):
    _, _, first, second = await two_people(door)
    await first.answer(0)
    before = first.question()

    def lost(batch, done):
        asyncio.get_running_loop().call_soon(done, Lost("no room"))

    monkeypatch.setattr(door.house.storage, "submit", lost)
    answer = {"seat": 0, "question": before["question"], "option": 1}
    assert await first.refused("Answer", **answer) == "NotSaved"
    monkeypatch.undo()
    assert first.question() == before
    assert (await first.reply("Answer", **answer))["type"] == "Done"
    await second.until(lambda: second.view["robots"][0]["ready"])


async def test_who_loses_the_race_for_a_number_reads_on(door):
    """Another server has written entry 1 of this table; ours refuses, reads it and goes on from there."""
    _, _, first, second = await two_people(door)
    await first.answer(0)
    table = first.table["id"]
    taken = {"table_id": table, "number": 1, "deed": 0, "seat": 1, "question": 1, "option": 2, "at": 0.0}
    elsewhere = Batch()
    elsewhere.add(insert(ENTRIES), taken)
    await door.house.storage.commit(elsewhere)
    assert await first.refused("Answer", seat=0, question=2, option=0) == "NotSaved"
    await second.until(lambda: second.question()["question"] == 2)
    assert second.view["robots"][1]["plan"] == {"action": "harvest", "number": None}
    await first.answer(0)


def tables_elsewhere(door):
    """The tables as another server would have them, over the same database."""
    house = door.house
    return Tables(house.storage, house.bots, house, house.settings, house.closing)


async def guest_at(door, person):
    session = await door.house.sessions.by(person.http.cookies["rouages"])
    return await door.house.guests.of(session.guest)


async def sell_one_seat_twice(door):
    """Bob takes a seat at one server, then Cat the same one at another, which has not heard of it."""
    ann, bob, cat = [await door.guest(name) for name in ("Ann", "Bob", "Cat")]
    table = await ann.table("me", "open")
    await cat.get(f"/api/tables/{table}")
    elsewhere = await tables_elsewhere(door).open(table)
    buyer = await guest_at(door, bob)
    assert await elsewhere.ask(partial(beginning.sit_down, elsewhere.proceedings, buyer, 1)) == 1
    assert (await cat.post(f"/api/tables/{table}/take", {"seat": 1}, status=503))["type"] == "NotSaved"
    assert (await cat.post(f"/api/tables/{table}/take", {"seat": 1}, status=409))["type"] == "SeatTaken"
    assert [seat["name"] for seat in (await ann.get(f"/api/tables/{table}"))["seats"]] == ["Ann", "Bob"]


async def test_one_seat_is_not_sold_twice(door):
    await sell_one_seat_twice(door)


async def test_no_position_takes_the_place_of_a_newer_one(door):
    _, _, first, second = await two_people(door)
    here = door.house.tables.live[first.table["id"]]
    elsewhere = await tables_elsewhere(door).open(here.id)
    await first.answer(0)
    await second.answer(0)
    await here.ask(here.proceedings.keep_position)
    with pytest.raises(NotSaved):
        await elsewhere.ask(elsewhere.proceedings.keep_position)
    stored = await door.house.tables.ledger.read(here.id)
    assert (stored.position.number, stored.state.counted) == (2, 2)
    await becomes(lambda: elsewhere.play.entries == 2)
    await elsewhere.ask(elsewhere.proceedings.keep_position)


async def test_a_table_that_was_called_off_is_not_begun_elsewhere(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "open")
    elsewhere = await tables_elsewhere(door).open(table)
    await ann.delete(f"/api/tables/{table}")
    buyer = await guest_at(door, bob)
    with pytest.raises(NotSaved):
        await elsewhere.ask(partial(beginning.sit_down, elsewhere.proceedings, buyer, 1))
    assert (await door.house.tables.ledger.read(table)).state.status is Status.CANCELLED


async def test_rules_that_stumble_lose_nothing(door, monkeypatch):
    from rouages.games.out_of_gears.programming import ChooseNumber

    _, _, first, _ = await two_people(door)
    await first.answer(0)
    with monkeypatch.context() as patched:

        def stumble(self, table, choice):
            table.numbers[self.robot] = 7
            raise ZeroDivisionError

        patched.setattr(ChooseNumber, "resolve", stumble)
        assert await first.refused("Answer", seat=0, question=2, option=0) == "RulesStumbled"
    await first.answer(0)
    await first.until(lambda: first.view["robots"][0]["plan"]["number"] == 1)


async def test_a_table_of_newer_rules_says_plainly_why_it_cannot_be_opened(tmp_path, monkeypatch):
    game = GAMES["out-of-gears"]
    with monkeypatch.context() as later:
        later.setitem(GAMES, game.name, replace(game, version=game.version + 1))
        async with running(tmp_path) as door:
            ann, _, first, _ = await two_people(door)
            await first.answer(0)
            cookies, table = ann.http.cookies, first.table["id"]
    async with running(tmp_path) as door:
        ann = door.stranger()
        ann.http.cookies = cookies
        screen = await ann.open(table)
        await screen.until(lambda: screen.table)
        trouble = screen.table["trouble"]
        versions = {"theirs": game.version + 1, "ours": game.version}
        assert trouble == {"type": OtherVersion.__name__, "game": game.name, **versions}
        assert screen.view is None
        assert await screen.refused("Answer", seat=0, question=2, option=0) == OtherVersion.__name__
        assert [seat["name"] for seat in screen.seats] == ["Ann", "Bob"]
        assert (await ann.get("/api/lobby"))["mine"]


async def test_a_damaged_table_says_so_and_harms_no_other(tmp_path):
    async with running(tmp_path) as door:
        ann, _, first, _ = await two_people(door)
        cookies, table = ann.http.cookies, first.table["id"]
        other = await ann.table("me", "bot")
    with sqlite3.connect(tmp_path / "house.sqlite3") as file:
        file.execute("UPDATE snapshots SET data = ? WHERE table_id = ?", (b"\x93\x01", table))
    async with running(tmp_path) as door:
        ann = door.stranger()
        ann.http.cookies = cookies
        screen = await ann.open(table)
        await screen.until(lambda: screen.table)
        assert screen.table["trouble"]["type"] == "UnreadableMatch"
        await (await ann.sit(other)).asked()


def test_the_steps_lead_to_the_tables_that_the_code_wants(tmp_path):
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    with engine.begin() as connection:
        bring_up_to_date(connection)
        bring_up_to_date(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


async def test_data_of_a_newer_program_is_left_alone(tmp_path):
    path = tmp_path / "x.sqlite3"
    await (await Storage.open(f"sqlite:///{path}")).close()
    with sqlite3.connect(path) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerData) as refusal:
        await Storage.open(f"sqlite:///{path}")
    assert str(path) in str(refusal.value)


async def test_a_file_that_is_no_database_is_refused(tmp_path):
    path = tmp_path / "x.sqlite3"
    path.write_bytes(b"not a database at all, but long enough to be looked at" * 100)
    with pytest.raises(NoDatabase):
        await Storage.open(f"sqlite:///{path}")
