"""One of two servers is killed while everybody plays: what was acknowledged is kept; nobody waits long."""

import pytest

from tests.server.kills import check_kept
from tests.server.several.fleet import Fleet
from tests.server.several.travellers import Travellers

pytestmark = pytest.mark.anyio


async def kill_in_turn(database, kills):
    """One of the two servers is killed and started again, so often; the figures."""
    async with Fleet(database, database) as fleet:
        crowd = Travellers(fleet, kills)
        await crowd.come_in()
        for _ in range(kills):
            await crowd.sit_down()
            await crowd.go_on(5)
            number = crowd.rng.randrange(2)
            fleet.kill(number)
            await crowd.go_on(5)
            await crowd.come_back()
            await fleet.start(number)
        await crowd.go_on(5)
        await crowd.stop()
    return {"kills": kills, **await crowd.figures(database)}


@pytest.mark.long(part="kills")
async def test_nothing_acknowledged_is_lost_when_one_of_two_servers_is_killed_two_hundred_times(
    database, figures
):
    figures(**(found := await kill_in_turn(database, 200)))
    check_kept(found, 1000)
