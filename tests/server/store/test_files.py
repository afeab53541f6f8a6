"""The file of a house: one server's alone, private, and still the one that was opened."""

import os
import shutil
import sqlite3
import stat

import pytest

from rouages.server.store.storage import Storage
from rouages.server.wire.refusals.hosting import DatabaseInUse, NoDatabase
from rouages.tables.ledger.ledger import Lost
from tests.server.running import becomes, running
from tests.server.store.test_storage import batch, kept
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


def remove(path):
    path.unlink()


def replace(path):
    path.unlink()
    path.write_bytes(b"")


def restore_a_copy(path):
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.replace(path)


def remove_the_log(path):
    path.with_name(f"{path.name}-wal").unlink()


def modes(folder):
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.mark.parametrize("name", ["{}", "file:{}?uri=true"])
async def test_a_second_server_on_one_file_is_refused_whatever_it_calls_it(tmp_path, name):
    path = tmp_path / "x.sqlite3"
    (tmp_path / "link").symlink_to(path)
    first = await Storage.open(f"sqlite:///{path}")
    for other in (path, tmp_path / "link", tmp_path / ".." / tmp_path.name / "x.sqlite3"):
        with pytest.raises(DatabaseInUse) as refusal:
            await Storage.open("sqlite:///" + name.format(other))
        assert str(refusal.value) == (
            f"Another Rouages is using the database {path}; only one server at a time can."
        )
    await first.commit(batch("one"))
    await first.close()
    again = await Storage.open(f"sqlite:///{path}")
    assert await kept(again) == {"one"}
    await again.close()


async def test_a_house_is_nobody_else_s_to_read(tmp_path):
    umask = os.umask(0o022)
    try:
        storage = await Storage.open(f"sqlite:///{tmp_path / 'x.sqlite3'}")
        await storage.commit(batch("one"))
        found = modes(tmp_path)
        await storage.close()
    finally:
        os.umask(umask)
    assert set(found) == {"x.sqlite3", "x.sqlite3-wal", "x.sqlite3-shm", "x.sqlite3-lock"}
    assert set(found.values()) == {0o600}


async def test_a_house_that_others_could_read_is_closed_to_them(tmp_path):
    path = tmp_path / "x.sqlite3"
    await (await Storage.open(f"sqlite:///{path}")).close()
    for each in tmp_path.iterdir():
        each.chmod(0o644)
    await (await Storage.open(f"sqlite:///{path}")).close()
    assert set(modes(tmp_path).values()) == {0o600}


@pytest.mark.parametrize("happens", [remove, replace, restore_a_copy, remove_the_log])
async def test_nothing_is_acknowledged_into_a_file_that_is_not_there(tmp_path, caplog, happens):
    async with running(tmp_path) as door:
        ann, _, first, _ = await two_people(door)
        await first.answer(0)
        before = first.question()
        path = tmp_path / "house.sqlite3"
        happens(path)
        answer = {"seat": 0, "question": before["question"], "option": 0}
        assert await first.refused("Answer", **answer) == "NotSaved"
        await becomes(lambda: "was removed or replaced while the server ran" in caplog.text)
        for _ in range(3):
            said = await ann.put("/api/me", {"name": "Anne"}, status=503)
            assert said["type"] in ("NotSaved", "DatabaseSilent")
        if happens is remove:
            assert path.name not in modes(tmp_path)


@pytest.mark.parametrize("has_log", [False, True])
async def test_a_file_that_cannot_be_written_is_refused(tmp_path, has_log):
    path = tmp_path / "x.sqlite3"
    await (await Storage.open(f"sqlite:///{path}")).close()
    with sqlite3.connect(path) as other:
        if has_log:
            other.execute("INSERT INTO house VALUES ('one', '')")
            other.commit()
            assert f"{path.name}-wal" in modes(tmp_path)
        with pytest.raises(NoDatabase) as refusal:
            await Storage.open(f"sqlite:///file:{path}?mode=ro&uri=true")
    assert "readonly" in str(refusal.value)


async def test_what_is_read_of_a_database_that_is_not_there_is_lost_and_no_new_one_made(tmp_path):
    path = tmp_path / "x.sqlite3"
    storage = await Storage.open(f"sqlite:///{path}")
    remove(path)
    with pytest.raises(Lost):
        await kept(storage)
    assert path.name not in modes(tmp_path)
    await storage.close()
