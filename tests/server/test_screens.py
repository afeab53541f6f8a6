"""The screens of a server: what each holds while nothing waits for it, and who is sent away."""

import asyncio

import pytest

from rouages.server.screens import SocketScreen
from tests.server.running import becomes

pytestmark = pytest.mark.anyio


def writing():
    """The tasks that write to screens."""
    return [task for task in asyncio.all_tasks() if "PlaySocket._write" in repr(task)]


async def test_a_screen_that_reads_holds_neither_its_greeting_nor_a_task(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "here:Bo"))
    await screen.asked()
    await screen.answer(0)
    (open_,) = door.house.screens.open
    line = open_.line
    assert not line.greeting
    assert not line.request.headers
    assert not line.response.headers
    assert not line.scope["headers"]
    assert not writing()


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
