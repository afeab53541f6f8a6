"""The screens of a server: what each holds while nothing waits for it, and who is sent away."""

import asyncio

import pytest

from rouages.server.latch import Latch
from rouages.server.protocol import TableSocketProtocol
from rouages.server.screens import SocketScreen
from tests.server.running import becomes

pytestmark = pytest.mark.anyio


def writing():
    """The tasks that write to screens."""
    return [task for task in asyncio.all_tasks() if "PlaySocket._write" in repr(task)]


def serving():
    """The tasks that wait for what screens send."""
    return [task for task in asyncio.all_tasks() if "run_asgi" in repr(task)]


async def test_a_screen_that_reads_holds_neither_its_greeting_nor_a_task(door, monkeypatch):
    requests, forget = [], TableSocketProtocol.forget_greeting
    noted = lambda line: (requests.append(line.request), forget(line))  # noqa: E731
    monkeypatch.setattr(TableSocketProtocol, "forget_greeting", noted)
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "here:Bo"))
    await screen.asked()
    await screen.answer(0)
    (open_,) = door.house.screens.open
    line = open_.line
    assert (line.greeting, line.request, line.response, line.scope) == (b"", None, None, {})
    assert [len(request.headers) for request in requests] == [0]
    assert not writing()
    assert not serving()


async def test_a_line_has_a_place_for_all_that_it_keeps_and_no_queue_of_asyncio(door):
    ann = await door.guest("Ann")
    await ann.sit(await ann.table("me", "open"))
    (open_,) = door.house.screens.open
    assert open_.line.__dict__ == {}
    assert {type(each).__module__ for each in (open_.line.queue, open_.line.writable)} == {Latch.__module__}


async def test_a_message_in_pieces_or_in_binary_is_heard_though_no_task_waits_for_it(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "open"))
    (open_,) = door.house.screens.open
    assert not serving()
    for number in range(3):
        said = f'{{"type":"Say","text":"line {number}"}}'
        await screen.socket.send([said[:10], said[10:20], said[20:]])
        await screen.socket.send(said.encode())
    await screen.until(lambda: len(screen.lines) == 6)
    assert not open_.line.read_paused


async def test_a_screen_that_went_while_it_was_let_in_is_not_there(door, monkeypatch):
    keep, kept = TableSocketProtocol.keep, []

    def late(line, take, end):
        line.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        keep(line, take, end)
        kept.append(line)

    monkeypatch.setattr(TableSocketProtocol, "keep", late)
    ann = await door.guest("Ann")
    table = await ann.table("me", "open")
    await ann.open(table)
    await becomes(lambda: kept)
    assert not door.house.screens.open
    assert door.house.tables.live[table].audience.is_empty


async def test_a_screen_that_does_not_read_is_written_to_by_one_task_that_ends_with_it(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "here:Bo"))
    await screen.asked()
    (open_,) = door.house.screens.open
    open_.line.writable.clear()
    for number in range(3):
        await screen.send("Say", text=f"line {number}")
    await becomes(lambda: len(writing()) == 1)
    open_.line.writable.set()
    await screen.until(lambda: len(screen.lines) == 3)
    await screen.close()
    await becomes(lambda: not writing())


async def test_who_is_sent_away_while_they_come_in_is_closed_once_they_are_there():
    screen = SocketScreen(None)
    screen.close(1012)
    closed = []

    async def write():
        closed.append(await screen.write(None))

    screen.begin = write
    screen.stir()
    await becomes(lambda: closed == [1012])
