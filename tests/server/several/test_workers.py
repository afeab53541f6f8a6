"""Workers: several servers on one machine behind one port."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from rouages.server.serve import relay_of
from rouages.server.wire.refusals.hosting import NoSuchRelay, NotOnSqlite
from rouages.server.workers import _beside
from tests.server.running import PATIENCE, Door
from tests.server.several.test_succession import back
from tests.server.test_play import two_people

START = """
import sys
from pathlib import Path
from rouages.server.serve import serve
if __name__ == "__main__":
    serve(Path(sys.argv[1]), "127.0.0.1", 0, workers=2, open_browser=False)
    print("stopped")
"""


@pytest.mark.parametrize(
    "given", ["8019", ":8019", "10.0.0.5", "10.0.0.5:port", "10.0.0.5:99999", "0.0.0.0:8019"]
)
def test_an_address_that_is_none_is_refused(given):
    with pytest.raises(NoSuchRelay):
        relay_of(given, "postgresql://")


def test_several_servers_need_a_postgres():
    with pytest.raises(NotOnSqlite):
        relay_of("127.0.0.1:0", "sqlite:///house.sqlite3")
    assert relay_of("", "sqlite:///house.sqlite3") is None


def test_each_worker_listens_at_a_port_of_its_own():
    assert [_beside("10.0.0.5:8019", number) for number in range(2)] == ["10.0.0.5:8019", "10.0.0.5:8020"]
    assert _beside("127.0.0.1:0", 1) == "127.0.0.1:0"


def children_of(pid):
    listed = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [
        int(child) for child in listed.stdout.split() if b"resource_tracker" not in command_of(int(child))
    ]


def command_of(pid):
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def started(folder, database):
    script = folder / "start.py"
    script.write_text(START)
    return subprocess.Popen(
        [sys.executable, script, folder / "data"],
        env={**os.environ, "ROUAGES_DATABASE": database},
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.anyio
@pytest.mark.long(part="kills")
async def test_who_began_the_workers_is_killed_and_nobody_lives_on(tmp_path, database):
    process = started(tmp_path, database)
    try:
        address = httpx.URL(process.stdout.readline().strip())
        door = Door(None, address.port)
        ann = await door.guest("Ann")
        screen = await ann.sit(await ann.table("me", "bot:easy"))
        await screen.answer(0)
        workers = children_of(process.pid)
        assert len(workers) == 2
        deadline = time.monotonic() + PATIENCE
        while not (thinking := [pid for worker in workers for pid in children_of(worker)]):
            assert time.monotonic() < deadline, "no bot thinks beside the servers"
            await asyncio.sleep(0.1)
        process.kill()
        process.wait()
        deadline = time.monotonic() + PATIENCE
        while any(map(lives, (*workers, *thinking))):
            assert time.monotonic() < deadline, [pid for pid in (*workers, *thinking) if lives(pid)]
            await asyncio.sleep(0.1)
        await door.close()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def lives(pid):
    """Whether a process is there that still does something."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.anyio
@pytest.mark.long(part="kills")
async def test_two_workers_serve_one_port_and_one_that_dies_is_replaced(tmp_path, database):
    process = started(tmp_path, database)
    try:
        address = httpx.URL(process.stdout.readline().strip())
        door = Door(None, address.port)
        ann, bob, first, second = await two_people(door)
        await first.answer(0)
        await second.answer(0)
        workers = children_of(process.pid)
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        for person in (ann, bob):
            await (await back(person, first.table["id"])).answer(0)
        deadline = time.monotonic() + PATIENCE
        while len(set(children_of(process.pid)) - {workers[0]}) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.1)  # noqa: ASYNC251
        await door.close()
        process.terminate()
        assert process.stdout.read() == "stopped\n"
        assert process.wait() == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
