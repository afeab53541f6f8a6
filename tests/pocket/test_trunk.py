"""What is sent after a house in one's pocket: puzzles and thoughts wait for it, questions do not."""

import asyncio

import pytest

from rouages.pocket import thinking
from tests.pocket.house import Drawers, opened, until

pytestmark = pytest.mark.anyio

ASKED = [
    ("GET", "/api/puzzles", None),
    ("GET", "/api/puzzles/cyberion/1", None),
    ("POST", "/api/puzzles/cyberion/1", {"answers": []}),
    ("POST", "/api/puzzles/cyberion/1/solution", {}),
    ("POST", "/api/puzzles/cyberion/1/table", {"answers": []}),
]


class SlowTrunk:
    """Comes when a test says so, or not at all."""

    def __init__(self):
        self.wanted = 0
        self.came = asyncio.Event()
        self.comes = True

    async def unpack(self):
        self.wanted += 1
        await self.came.wait()
        return self.comes


@pytest.mark.parametrize("asked", ASKED, ids=[f"{method} {address}" for method, address, _ in ASKED])
async def test_puzzles_wait_for_it(asked):
    trunk = SlowTrunk()
    page = await opened(Drawers(), trunk=trunk)
    await page.found("PUT", "/api/me", {})
    asking = asyncio.ensure_future(page.ask(*asked))
    await until(lambda: trunk.wanted)
    assert not asking.done()
    trunk.came.set()
    assert (await asking)[0] == 200


async def test_where_it_cannot_come_a_sentence_says_so_and_it_is_asked_for_again():
    trunk = SlowTrunk()
    trunk.came.set()
    trunk.comes = False
    page = await opened(Drawers(), trunk=trunk)
    status, refusal = await page.ask("GET", "/api/puzzles")
    assert (status, refusal["type"]) == (503, "NotHereYet")
    trunk.comes = True
    assert (await page.found("GET", "/api/puzzles"))["shelves"]


async def test_a_question_waits_for_nothing():
    trunk = SlowTrunk()
    page = await opened(Drawers(), trunk=trunk)
    _, line = await page.play_now("out-of-gears", "easy")
    for _ in range(3):
        await page.answer(line)
        await page.asked(line)
    assert trunk.wanted == 0


@pytest.mark.parametrize("comes", [True, False])
async def test_a_house_that_thinks_itself_waits_for_it_and_thinks_without_it_if_it_must(comes, monkeypatch):
    monkeypatch.setattr(thinking, "think", lambda _: "3")
    trunk = SlowTrunk()
    trunk.comes = comes
    choosing = asyncio.ensure_future(thinking.PocketThinker(None, trunk).choose("t", "hard", b"", 0))
    await until(lambda: trunk.wanted)
    assert not choosing.done()
    trunk.came.set()
    assert await choosing == 3
