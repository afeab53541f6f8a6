"""Every line is asked whether anybody is there: who answers stays, who is silent goes."""

import asyncio
from functools import partial

import pytest

from rouages.server import serve
from rouages.server.pulse import BEATS, IN_ONE_GO, Pulse
from tests.server.fuzz.frames import PING, PONG, Line, frame
from tests.server.running import PATIENCE, becomes, running

pytestmark = pytest.mark.anyio

QUICK = 0.2


class Counted:
    """A line that counts how often it was asked."""

    asked = 0

    def feel(self):
        self.asked += 1


async def test_all_are_asked_as_often_and_nobody_who_left(anyio_backend):
    pulse = Pulse(QUICK)
    lines = [Counted() for _ in range(3 * BEATS)]
    turns = [pulse.join(line) for line in lines]
    assert len(set(turns)) == BEATS
    pulse.leave(lines[0], turns[0])
    await becomes(lambda: all(line.asked for line in lines[1:]))
    assert lines[0].asked == 0
    assert max(line.asked for line in lines) <= 2
    for line, turn in zip(lines, turns, strict=True):
        pulse.leave(line, turn)


async def test_all_else_has_its_turn_while_very_many_are_asked_and_who_leaves_meanwhile_is_not(anyio_backend):
    asked = []

    class Leading(Counted):
        def feel(self):
            if not asked:
                asyncio.get_running_loop().call_soon(leave)
            asked.append(self)

    def leave():
        for line, turn in turns.items():
            pulse.leave(line, turn)

    pulse = Pulse(QUICK)
    turns = {line: pulse.join(line) for line in [Leading() for _ in range(5 * IN_ONE_GO * BEATS)]}
    await becomes(lambda: asked)
    await asyncio.sleep(2 * QUICK)
    assert IN_ONE_GO <= len(asked) <= 2 * IN_ONE_GO


async def test_a_pulse_that_has_stopped_begins_again(anyio_backend):
    pulse, first, second = Pulse(QUICK), Counted(), Counted()
    pulse.leave(first, pulse.join(first))
    await asyncio.sleep(2 * QUICK)
    turn = pulse.join(second)
    await becomes(lambda: second.asked)
    pulse.leave(second, turn)


async def test_who_answers_stays_and_who_falls_silent_goes(anyio_backend, tmp_path, monkeypatch):
    monkeypatch.setattr(serve, "Pulse", partial(Pulse, QUICK))
    async with running(tmp_path) as door, asyncio.timeout(PATIENCE):
        ann = await door.guest("Ann")
        line = await Line.open(door.port, await ann.table("me", "open"), ann.cookie)
        for answer in (b"", b"there", b"x" * 125, b"") * 3:
            while (await head(line)) != PING:
                pass
            line.writer.write(frame(answer, PONG))
        assert not line.reader.at_eof()
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await all_heads(line)
        line.writer.close()


async def all_heads(line):
    while True:
        await head(line)


async def head(line):
    """The kind of the next frame; what it holds is passed over."""
    kind, size = await line.reader.readexactly(2)
    if size > 125:
        size = int.from_bytes(await line.reader.readexactly(2 if size == 126 else 8), "big")
    await line.reader.readexactly(size)
    return kind & 15
