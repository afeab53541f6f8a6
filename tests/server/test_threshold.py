"""Where a crowd comes at once the house goes on with all else."""

import asyncio
from functools import partial
from itertools import pairwise

import pytest

from rouages.server.threshold import AT_ONCE, Threshold
from tests.server.running import becomes

pytestmark = pytest.mark.anyio

CROWD = 5 * AT_ONCE + 3


async def test_a_crowd_is_let_in_a_few_at_a_time_in_the_order_in_which_it_came(anyio_backend):
    threshold, inside = Threshold(), []
    for each in range(CROWD):
        threshold.come(partial(inside.append, each))
    seen = [len(inside)]
    while len(inside) < CROWD:
        await asyncio.sleep(0)
        seen.append(len(inside))
    assert inside == list(range(CROWD))
    assert max(after - before for before, after in pairwise(seen)) == AT_ONCE


async def test_who_comes_alone_is_in_at_once(anyio_backend):
    threshold, inside = Threshold(), []
    for each in range(3):
        threshold.come(partial(inside.append, each))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert inside == list(range(each + 1))


async def test_one_who_stumbles_keeps_nobody_out(anyio_backend):
    threshold, inside, said = Threshold(), [], []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: said.append(context["exception"]))

    def stumble():
        raise ValueError("on the step")

    threshold.come(stumble)
    for each in range(CROWD):
        threshold.come(partial(inside.append, each))
    await becomes(lambda: len(inside) == CROWD)
    assert len(said) == 1
