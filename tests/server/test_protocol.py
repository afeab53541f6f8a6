"""The socket protocol leans on names inside uvicorn: they are there in the versions that we admit."""

import asyncio
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.server import ServerState

from rouages.server.latch import Latch, Queue
from rouages.server.protocol import TableSocketProtocol
from rouages.server.pulse import Pulse
from tests.server.fuzz.frames import GREETING, Line, frame
from tests.server.running import PATIENCE

pytestmark = pytest.mark.anyio

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_only_versions_of_uvicorn_are_admitted_that_were_looked_at():
    named = tomllib.loads(PROJECT.read_text())["project"]["dependencies"]
    (asked,) = [each for each in map(Requirement, named) if each.name == "uvicorn"]
    assert {bound.operator for bound in asked.specifier} == {">=", "<"}
    assert version("uvicorn") in asked.specifier


async def test_the_names_that_we_use_are_there(anyio_backend):
    line = TableSocketProtocol(uvicorn.Config(None, ws_max_size=7), ServerState(), {}, pulse=Pulse())
    assert line.writable.is_set()
    assert (line.disconnected, line.close_sent, line.config.ws_max_size) == (False, False, 7)
    line.pause_writing()
    assert not line.is_free
    line.resume_writing()
    assert line.writable.is_set()
    assert line.__dict__ == {}, "a name of uvicorn's that has no place of its own"


async def test_whoever_waits_for_a_latch_goes_on_though_another_was_called_off():
    latch = Latch()
    await latch.wait()
    latch.clear()
    called_off, waiting = (asyncio.create_task(latch.wait()) for _ in range(2))
    await asyncio.sleep(0)
    called_off.cancel()
    await asyncio.sleep(0)
    assert not waiting.done()
    latch.set()
    await asyncio.wait_for(waiting, PATIENCE)
    assert called_off.cancelled()


async def test_what_is_put_into_a_queue_is_taken_in_turn_by_who_waits_for_it():
    queue = Queue()
    waiting = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    for each in range(3):
        queue.put_nowait(each)
    assert [await waiting, await queue.get(), await queue.get()] == [0, 1, 2]
    assert queue.empty()


@pytest.mark.parametrize("more", [f"X: {'x' * 70_000}\r\n", "X: x\r\n" * 200])
async def test_a_greeting_that_cannot_be_read_has_an_answer_and_holds_no_line(door, more):
    reader, writer = await asyncio.open_connection("127.0.0.1", door.port)
    writer.write(f"GET /api/lobby/live HTTP/1.1\r\nHost: 127.0.0.1\r\n{more}{GREETING}\r\n".encode())
    assert (await asyncio.wait_for(reader.read(), PATIENCE)).startswith(b"HTTP/1.1 400 ")
    writer.close()


async def test_pieces_of_what_is_no_text_are_refused_and_fill_no_log(door, caplog):
    ann = await door.guest("Ann")
    line = await Line.open(door.port, await ann.table("me", "open"), ann.cookie)
    line.writer.write(frame(b"\xed\xa0", is_last=False) + frame(b"\x80", 0))
    while b'"Malformed"' not in await asyncio.wait_for(line.receive(), PATIENCE):
        pass
    line.hang_up()
    assert "Traceback" not in caplog.text
