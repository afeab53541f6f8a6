"""A database that cannot be written for a while: only what is kept is acknowledged, and then all goes on."""

import resource
import sqlite3
import subprocess
from contextlib import contextmanager

import pytest
from sqlalchemy import event

from tests.server.running import running
from tests.server.store.test_postgres import cut_off
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio
PAGE = 4096
"""Bytes of a page; in the log it needs a few more."""


@contextmanager
def read_only(door, folder):
    """The file cannot be written, by any connection that the writer has or opens in its need."""
    sink = door.house.storage._sink

    def close_to_writers(connection, _):
        connection.execute("PRAGMA query_only = ON")

    event.listen(sink._engine, "connect", close_to_writers)
    sink._thread.submit(sink._forget).result()
    try:
        yield
    finally:
        event.remove(sink._engine, "connect", close_to_writers)


@contextmanager
def full_disk(door, folder):
    """No page finds room in the log, be it that it begins anew; somebody reads, so that it stays."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    with sqlite3.connect(folder / "house.sqlite3", isolation_level=None) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM entries").fetchall()
        resource.setrlimit(resource.RLIMIT_FSIZE, (PAGE, before[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
    reader.close()


async def refuse_everything(ann, screen):
    """Whoever asks for anything to be kept is told in one sentence that it was not, and sees no change."""
    asked, view, lines = screen.question(0), screen.view, screen.lines[:]
    answer = {"seat": 0, "question": asked["question"], "option": 0}
    for _ in range(3):
        assert await screen.refused("Answer", **answer) == "NotSaved"
        assert await screen.refused("Say", text="Anybody there?") == "NotSaved"
        assert await screen.refused("Undo", seat=0) == "NotSaved"
        assert (await ann.put("/api/me", {"name": "Anne"}, status=503))["type"] == "NotSaved"
        assert (await ann.lay("me", "open", status=503))["type"] == "NotSaved"
    assert (screen.question(0), screen.view, screen.lines) == (asked, view, lines)
    assert (await ann.get("/api/me"))["name"] == "Ann"
    assert len((await ann.get("/api/lobby"))["mine"]) == 1


async def suffer(folder, database, hindrance):
    """Play, cannot, play on; and find after a restart all that was acknowledged and nothing else."""
    async with running(folder, **database) as door:
        ann, _, first, second = await two_people(door)
        await first.answer(0)
        await first.reply("Say", text="Bonjour")
        with hindrance(door, folder):
            await refuse_everything(ann, first)
        await first.answer(0)
        await first.reply("Say", text="Re")
        assert (await ann.put("/api/me", {"name": "Anne"}))["name"] == "Anne"
        for screen in (second, second, first, first, second, second):
            await screen.answer(0)
        await first.reply("Ping")
        table, cookies, view, lines = first.table["id"], ann.http.cookies, first.view, first.lines
        assert [line["text"] for line in lines] == ["Bonjour", "Re"]
    async with running(folder, **database) as door:
        ann = door.stranger()
        ann.http.cookies = cookies
        screen = await ann.sit(table)
        assert (screen.view, screen.lines) == (view, lines)


@pytest.mark.parametrize("hindrance", [full_disk, read_only])
async def test_what_a_file_cannot_keep_is_refused_until_it_can(tmp_path, hindrance):
    await suffer(tmp_path, {}, hindrance)


FULL_DISK = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END$$;
"""
WRITTEN = ("entries", "chat", "guests", "tables")


def psql(database, text):
    subprocess.run(["psql", database, "-qc", text], check=True, stdout=subprocess.DEVNULL)


@contextmanager
def full_disk_of_postgres(door, folder):
    """PostgreSQL says what it says when its disk is full."""
    database = door.house.settings.database
    trigger = "CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON {} EXECUTE FUNCTION full_disk();"
    psql(database, FULL_DISK + "".join(map(trigger.format, WRITTEN)))
    yield
    psql(database, "DROP FUNCTION full_disk CASCADE")


@contextmanager
def read_only_postgres(door, folder):
    """PostgreSQL takes nothing, from whoever comes; a standby does the same."""
    database = door.house.settings.database
    server, _, name = database.rpartition("/")
    psql(f"{server}/postgres", f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    cut_off(database)
    yield
    psql(f"{server}/postgres", f"ALTER DATABASE {name} RESET default_transaction_read_only")
    cut_off(database)


@pytest.mark.parametrize("hindrance", [full_disk_of_postgres, read_only_postgres])
async def test_what_postgres_cannot_keep_is_refused_until_it_can(tmp_path, database, hindrance):
    await suffer(tmp_path, {"database": database}, hindrance)
