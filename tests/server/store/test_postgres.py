"""The same house on a real PostgreSQL."""

import asyncio
import os
import pwd
import random
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import pytest

from rouages.server.store.storage import Storage
from rouages.tables.ledger.ledger import Fenced
from tests.server.running import running
from tests.server.store.test_storage import batch, kept
from tests.server.test_play import two_people

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not (PROGRAMS or shutil.which("initdb")), reason="no PostgreSQL on this machine"),
]


def program(name):
    return str(PROGRAMS[-1] / name) if PROGRAMS else shutil.which(name)


@pytest.fixture(scope="module")
def postgres():
    """A server of our own on a free port; PostgreSQL refuses to run as root, so then as its own user."""
    owner = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
    with tempfile.TemporaryDirectory(prefix="rouages-postgres-") as folder, socket.socket() as free:
        if owner:
            os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        data = f"{folder}/data"
        quiet = {"cwd": folder, "stdout": subprocess.DEVNULL, **owner}
        subprocess.check_call(
            [program("initdb"), "-D", data, "-A", "trust", "-U", "rouages", "-E", "UTF8", "-N"], **quiet
        )
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        subprocess.check_call(
            [program("pg_ctl"), "-D", data, "-w", "-o", options, "-l", f"{folder}/log", "start"], **quiet
        )
        try:
            yield f"postgresql://rouages@127.0.0.1:{port}"
        finally:
            subprocess.check_call([program("pg_ctl"), "-D", data, "-m", "immediate", "stop"], **quiet)


@pytest.fixture
def database(postgres):
    name = f"house{random.getrandbits(32)}"
    subprocess.run(["psql", f"{postgres}/postgres", "-qc", f"CREATE DATABASE {name}"], check=True)
    return f"{postgres}/{name}"


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
        link = await people[0].post("/api/me/carry")
        assert (await door.stranger().post("/api/carry", {"secret": link["secret"]}))["name"] == "Ann"


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
