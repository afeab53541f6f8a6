"""People who look at a film together, at two servers: the keeper of the table knows them all."""

import asyncio
import random

import pytest

from tests.server.several.serving import ann_and_bob, at, two_doors

pytestmark = pytest.mark.anyio


@pytest.fixture
async def doors(tmp_path, database, anyio_backend):
    async with two_doors(tmp_path, database) as doors:
        yield doors


async def test_who_leads_at_one_server_is_followed_at_the_other_and_hands_it_over(doors):
    ann, _, first, second = await ann_and_bob(doors)
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    table = first.table["id"]
    await second.reply("Gather", shown={"seat": None, "moment": 0})
    name = second.gathering["id"]
    for door in doors:
        assert [
            each["led"] for each in (await at(ann, door).get(f"/api/tables/{table}/gatherings"))["gatherings"]
        ] == ["Bob"]
    await first.reply("JoinGathering", gathering=name)
    await second.reply("Lead", shown={"seat": 1, "moment": 7, "answer": 7})
    await first.until(lambda: first.gathering["shown"]["moment"] == 7)
    await first.reply("AskLead", wants=True)
    await second.until(lambda: any(each["asks"] for each in second.gathering["people"]))
    await second.reply("GiveLead", person=first.gathering["me"])
    await first.reply("Lead", shown={"seat": 0, "moment": 8, "answer": 8})
    await second.until(lambda: second.gathering["shown"]["moment"] == 8)
    await first.close()
    await second.until(lambda: second.gathering["leader"] is None)
