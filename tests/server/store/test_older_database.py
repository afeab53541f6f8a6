"""A database of an earlier release still opens, with its guests and its tables."""

import json
import sqlite3

import pytest
from alembic import command
from alembic.config import Config
from itsdangerous import URLSafeSerializer
from sqlalchemy import create_engine, select

from rouages.server.store import migrating
from rouages.server.store.database import SEATS
from tests.server.running import running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

FIRST = "0001"
OLD_TABLES = ("house", "guests", "carry_links", "tables", "seats", "entries", "snapshots", "chat")


def make_release(path, step=FIRST):
    """A database as an earlier release made it."""
    folder = str(migrating.Path(migrating.__file__).parent / "migrations")
    with create_engine(f"sqlite:///{path}").begin() as connection:
        config = Config()
        config.set_main_option("script_location", folder)
        config.attributes["connection"] = connection
        command.upgrade(config, step)


def copy(old, new):
    """What the first release could have written of a database of today."""
    with sqlite3.connect(new) as file:
        file.execute("ATTACH ? AS today", (str(old),))
        for table in OLD_TABLES:
            names = ", ".join(f'"{row[1]}"' for row in file.execute(f"PRAGMA table_info({table})"))
            file.execute(f"INSERT INTO {table} ({names}) SELECT {names} FROM today.{table}")


def first_cookie(key, guest):
    """A cookie as the first release wrote it."""
    return URLSafeSerializer(key, salt="guest").dumps(guest)


async def seats(door):
    found = await door.house.storage.rows(select(SEATS).order_by(SEATS.c.seat))
    return [row._mapping for row in found]


async def test_a_table_of_the_first_release_goes_on(tmp_path):
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    async with running(tmp_path / "old") as door:
        _, _, first, second = await two_people(door)
        await first.answer(0)
        await second.answer(1)
        table, view = first.table["id"], first.view
        cookies = [first_cookie(door.house.storage.key, seat["guest"]) for seat in await seats(door)]
    make_release(tmp_path / "new" / "house.sqlite3")
    copy(tmp_path / "old" / "house.sqlite3", tmp_path / "new" / "house.sqlite3")
    async with running(tmp_path / "new") as door:
        people = [door.stranger(), door.stranger()]
        for person, known in zip(people, cookies, strict=True):
            person.http.cookies.set("rouages", known, domain="127.0.0.1")
        assert (await people[0].get("/api/me"))["webhook"] is None
        (card,) = (await people[0].get("/api/lobby"))["mine"]
        assert (card["progress"], card["my_turn"]) == (None, True)
        screens = [await person.sit(table) for person in people]
        await screens[0].asked()
        assert screens[0].view == view
        assert screens[0].table["clock"] is None
        assert screens[0].table["away"]["bot"] == "at-once"
        assert screens[0].table["closes"] is None
        for screen in screens:
            await screen.answer(0)
        await screens[0].until(lambda: screens[0].view["round"] == 2)


async def test_who_had_said_what_they_want_to_be_told_wants_it_by_push_too(tmp_path):
    file = tmp_path / "house.sqlite3"
    make_release(file, "0014")
    said = {
        "turn": ["mail"],
        "clock": [],
        "begins": [],
        "seat": [],
        "ends": ["mail"],
        "rematch": [],
        "paused": [],
    }
    with sqlite3.connect(file) as database:
        row = (7, "Ann", "en", 0.0, True, json.dumps(said))
        database.execute(
            "INSERT INTO guests (id, name, language, made, named, wishes) VALUES (?,?,?,?,?,?)", row
        )
    async with running(tmp_path) as door:
        wishes = (await door.house.guests.of(7)).wishes
    assert (wishes.turn, wishes.begins, wishes.ends) == (("push", "mail"), (), ("push", "mail"))
