"""A deal that others play, at two servers: one link, one game for each seat, the same results at both."""

import asyncio
import random

import pytest

from tests.server.several.serving import at, two_doors
from tests.server.test_deals import finished, link, page, take

pytestmark = pytest.mark.anyio


@pytest.fixture
async def doors(tmp_path, database, anyio_backend):
    async with two_doors(tmp_path, database) as doors:
        yield doors


async def test_whichever_server_one_comes_to_it_is_the_same_deal(doors):
    near, far = doors
    ann, bob = await near.guest("Ann"), await far.guest("Bob")
    screen = await ann.sit(await ann.table("me", "bot:random"))
    await screen.play_on(random.Random(1))
    table = screen.table["id"]
    made = await asyncio.gather(*[link(at(ann, door), table) for door in doors * 2])
    assert len(set(made)) == 1
    deal = made[0]
    laid = await asyncio.gather(*[take(at(bob, door), deal, 1) for door in doors * 2])
    assert len({each["id"] for each in laid}) == 1
    assert await finished(bob, deal, 1) == laid[0]["id"]
    one, other = [await page(at(bob, door), deal) for door in doors]
    assert one == other
    assert len(one["games"]) == 2
    moments = [await at(ann, door).get(f"/api/deals/{deal}/games/{laid[0]['id']}") for door in doors]
    assert moments[0] == moments[1]
