"""One of two servers is killed while everybody plays: what was acknowledged is kept; nobody waits long."""

import asyncio

import pytest

from tests.server.kills import check_kept
from tests.server.several.fleet import Fleet
from tests.server.several.test_succession import BACK_SECONDS
from tests.server.several.travellers import Travellers

pytestmark = pytest.mark.anyio


async def kill_in_turn(database, kills):
    """One of the two servers is killed and started again, so often; the figures."""
    async with Fleet(database, database) as fleet:
        crowd, waits = Travellers(fleet, database, kills), []
        await crowd.come_in()
        for _ in range(kills):
            await crowd.leave_alone()
            await crowd.sit_down()
            await crowd.go_on(5)
            number = crowd.rng.randrange(2)
            fleet.kill(number)
            waiting = asyncio.create_task(crowd.clocks())
            await crowd.go_on(5)
            await crowd.come_back()
            waits.append(await waiting)
            await fleet.start(number)
        await crowd.go_on(5)
        await crowd.stop()
    return {"kills": kills, **await crowd.figures(), "longest_wait_for_clocks": max(waits)}


@pytest.mark.long(part="kills")
async def test_nothing_acknowledged_is_lost_when_one_of_two_servers_is_killed_two_hundred_times(
    database, figures
):
    figures(**(found := await kill_in_turn(database, 200)))
    check_kept(found, 1000)
    assert found["longest_wait_for_clocks"] < BACK_SECONDS
