"""Upgrades: what is foretold of a match is what becomes of it."""

from contextlib import contextmanager

import pytest

from rouages.games import GAMES
from rouages.server.hosting.lists import people, tables
from rouages.server.hosting.place import Place
from rouages.server.hosting.upgrades import Fate, foresee
from tests.engine.test_versions import OTHER, SAME
from tests.server.running import running, sqlite_in
from tests.server.test_versions import ANSWERS, stored

pytestmark = pytest.mark.anyio


@contextmanager
def left_out(name):
    """The games without this one, which has its old place again afterwards: their order is the shelf’s."""
    games = dict(GAMES)
    del GAMES[name]
    try:
        yield
    finally:
        GAMES.clear()
        GAMES.update(games)


async def test_every_match_that_is_not_over_is_foretold_while_people_play(tmp_path, monkeypatch):
    place = Place(tmp_path, sqlite_in(tmp_path))
    async with running(tmp_path) as door:
        [ann, _], screens = await stored(door, ANSWERS)
        long, short = screens[0].table["id"], await ann.table("me", "open")

        async def fates():
            return {each.table: each.fate for each in await foresee(place)}

        assert await fates() == {long: Fate.GOES_ON, short: Fate.BEGINS}
        monkeypatch.setitem(GAMES, SAME.name, SAME)
        assert await fates() == {long: Fate.GOES_ON, short: Fate.BEGINS}
        monkeypatch.setitem(GAMES, OTHER.name, OTHER)
        assert await fates() == {long: Fate.SEAM, short: Fate.BEGINS}
        with left_out(OTHER.name):
            assert await fates() == {long: Fate.STOPS, short: Fate.STOPS}


async def test_the_host_sees_tables_and_people(tmp_path):
    place = Place(tmp_path, sqlite_in(tmp_path))
    async with running(tmp_path) as door:
        ann = await door.guest("Ann")
        screen = await ann.sit(await ann.table("me", "here:Bob"))
        await screen.answer(0)
        off = await ann.table("me", "open")
        await ann.delete(f"/api/tables/{off}")
        [line] = await tables(place, finished=False)
        assert (line.status, line.seats, line.answers) == ("playing", ("Ann", "Bob"), 1)
        assert {each.status for each in await tables(place, finished=True)} == {"playing", "cancelled"}
        [person] = await people(place)
        assert (person.name, person.login, person.tables) == ("Ann", None, 2)
