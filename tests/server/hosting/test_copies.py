"""Copies: made while people play, and opened again elsewhere with every match in them."""

import asyncio
import sqlite3

import pytest

from rouages.server.hosting.copies import back_up, restore
from rouages.server.hosting.place import Place
from rouages.server.wire.refusals.hosting import AlreadyThere, DatabaseInUse, HouseNotEmpty, NoHouse, NotACopy
from tests.server.running import running, sqlite_in
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def played(door):
    """A table in the middle of its match and one that waits; the first player, and what both tables are."""
    ann, _, *screens = await two_people(door)
    for screen in screens:
        await screen.reply("Ping")
    for _ in range(6):
        for screen in screens:
            if asked := screen.question():
                await screen.answer(0, asked["seat"])
            await screen.reply("Ping")
    await screens[0].send("Say", text="Salut", ref=1)
    await ann.table("me", "open")
    return ann, await tables_of(door, ann)


async def tables_of(door, person):
    """What there is at every table, as the house opens it."""
    lobby = await person.get("/api/lobby")
    found = {}
    for card in lobby["mine"]:
        live = await door.house.tables.open(card["table"]["id"])
        play = live.play
        saved = play.match.save() if play else None
        found[live.id] = (live.seating.status, [seat.name for seat in live.seating.seats], saved)
    return found


async def test_a_copy_made_while_people_play_opens_with_every_match(tmp_path):
    async with running(tmp_path) as door:
        ann, before = await played(door)
        copied = await back_up(Place(tmp_path, sqlite_in(tmp_path)), tmp_path / "copy.sqlite3")
    assert (copied.tables, copied.people) == (2, 2)
    assert copied.answers > 6
    assert (tmp_path / "copy.sqlite3").stat().st_mode & 0o777 == 0o600
    other = tmp_path / "other"
    restored = await restore(Place(other, sqlite_in(other)), tmp_path / "copy.sqlite3", replace=False)
    assert restored.before is None
    async with running(other) as door:
        again = door.stranger()
        again.http.cookies = ann.http.cookies
        assert await tables_of(door, again) == before
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".rouages")]


async def test_a_house_moves_to_postgres_and_back(tmp_path, database):
    async with running(tmp_path) as door:
        ann, before = await played(door)
    await back_up(Place(tmp_path, sqlite_in(tmp_path)), tmp_path / "copy.sqlite3")
    there = Place(tmp_path / "there", database)
    await restore(there, tmp_path / "copy.sqlite3", replace=False)
    with pytest.raises(HouseNotEmpty):
        await restore(there, tmp_path / "copy.sqlite3", replace=False)
    replaced = await restore(there, tmp_path / "copy.sqlite3", replace=True)
    assert sqlite3.connect(replaced.before).execute("SELECT count(*) FROM tables").fetchone() == (2,)
    async with running(tmp_path, database=database) as door:
        again = door.stranger()
        again.http.cookies = ann.http.cookies
        assert await tables_of(door, again) == before
        await back_up(there, tmp_path / "back.sqlite3")
        with pytest.raises(DatabaseInUse):
            await restore(there, tmp_path / "copy.sqlite3", replace=True)
    back = tmp_path / "back"
    await restore(Place(back, sqlite_in(back)), tmp_path / "back.sqlite3", replace=False)
    async with running(back) as door:
        again = door.stranger()
        again.http.cookies = ann.http.cookies
        assert await tables_of(door, again) == before


async def test_nothing_is_lost_by_a_restore_that_is_refused_or_replaces(tmp_path):
    place = Place(tmp_path, sqlite_in(tmp_path))
    copy = tmp_path / "copy.sqlite3"
    with pytest.raises(NoHouse):
        await back_up(place, copy)
    assert not copy.exists()
    async with running(tmp_path) as door:
        await door.guest("Ann")
        await back_up(place, copy)
        with pytest.raises(AlreadyThere):
            await back_up(place, copy)
        await door.guest("Bob")
        with pytest.raises(DatabaseInUse):
            await restore(place, copy, replace=True)
    with pytest.raises(HouseNotEmpty):
        await restore(place, copy, replace=False)
    assert people_in(tmp_path / "house.sqlite3") == {"Ann", "Bob"}
    nonsense = tmp_path / "nonsense"
    for content in (b"not a database", b"", copy.read_bytes()[:5000]):
        nonsense.write_bytes(content)
        with pytest.raises(NotACopy):
            await restore(place, nonsense, replace=True)
        assert people_in(tmp_path / "house.sqlite3") == {"Ann", "Bob"}
    replaced = await restore(place, copy, replace=True)
    assert people_in(tmp_path / "house.sqlite3") == {"Ann"}
    assert people_in(replaced.before) == {"Ann", "Bob"}
    async with running(tmp_path) as door:
        await asyncio.wait_for(door.guest("Cat"), 20)


def people_in(file):
    with sqlite3.connect(file) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM guests")}
