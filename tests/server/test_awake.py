"""Whoever slept reads what came meanwhile before anybody is taken to be silent."""

import asyncio
import time

import pytest

from rouages.server import awake

pytestmark = pytest.mark.anyio

SHORT = 2 * awake.LOOK_SECONDS


async def within(seconds, work):
    async with awake.timeout(seconds):
        return await work


async def test_what_came_while_nobody_was_awake_is_read():
    reply = asyncio.get_running_loop().create_future()
    asked = asyncio.create_task(within(SHORT, reply))
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_soon(time.sleep, 2 * SHORT)
    asyncio.get_running_loop().call_later(SHORT, reply.set_result, "here")
    assert await asked == "here"


async def test_who_is_silent_is_given_up_and_what_was_begun_ends_first():
    ended = []

    async def silent():
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)

    with pytest.raises(TimeoutError):
        await within(SHORT, silent())
    assert ended == [True]


async def test_what_goes_wrong_is_said_as_it_is():
    async def broken():
        raise ConnectionError("cut")

    with pytest.raises(ConnectionError, match="cut"):
        await within(SHORT, broken())


async def test_what_may_take_for_ever_is_not_watched():
    assert await within(None, asyncio.sleep(2 * SHORT, "late")) == "late"
