"""Workers of one machine: a screen that comes to the wrong one is given to the keeper of its table."""

import asyncio
import random
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest

from rouages.server.passage import Passage, passage_in
from rouages.server.people.pace import Pace
from tests.server.running import becomes
from tests.server.several.serving import ann_and_bob, two_doors

pytestmark = pytest.mark.anyio

ADDRESS = "127.0.0.1:8019"


@pytest.fixture
def passages():
    """A folder of which the name is short: so must be the names of its sockets."""
    with TemporaryDirectory() as folder:
        yield Path(folder)


@pytest.fixture
async def doors(tmp_path, database, passages, anyio_backend):
    async with two_doors(tmp_path, database, passages=passages) as doors:
        yield doors


def screens_at(doors):
    return [len(door.house.screens.open) for door in doors]


async def test_a_screen_sits_at_the_worker_that_keeps_its_table_whichever_took_it_in(doors):
    _, _, first, second = await ann_and_bob(doors)
    assert screens_at(doors) == [2, 0]
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    assert first.result == second.result
    await second.close()
    await becomes(lambda: screens_at(doors) == [1, 0])


async def test_more_come_at_once_than_a_passage_holds(doors):
    ann, *_ = await ann_and_bob(doors)
    table = await ann.table("me", "bot")
    await ann.sit(table)
    watching = [doors[1].stranger().open(table) for _ in range(40)]
    screens = await asyncio.gather(*watching)
    assert [(await screen.receive())["type"] for screen in screens] == ["Snapshot"] * 40
    assert screens_at(doors) == [43, 0]


async def test_what_is_refused_is_told_by_the_keeper(doors):
    ann = await doors[0].guest("Ann")
    table = await ann.table("me", "bot", spectators="nobody")
    await ann.sit(table)
    code, (said,) = await (await doors[1].stranger().open(table)).closed()
    assert (code, said["refusal"]["type"]) == (4403, "ClosedToSpectators")


async def test_who_leaves_the_house_is_seen_no_more_by_the_keeper(doors):
    _, bob, _, second = await ann_and_bob(doors)
    await bob.post("/api/sign-out")
    await second.closed()
    assert screens_at(doors) == [1, 0]


async def test_a_line_is_counted_where_it_came_first(doors):
    with patch.object(Pace, "step", autospec=True) as step:
        await ann_and_bob(doors)
    counted = [call.args[0] for call in step.call_args_list if call.args[1].namespace == "sockets"]
    assert [counted.count(door.house.pace) for door in doors] == [1, 1]


async def test_where_there_is_no_passage_all_is_handed_on(doors):
    doors[0].house.passage.close()
    _, _, first, second = await ann_and_bob(doors)
    assert screens_at(doors) == [1, 1]
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    assert first.result == second.result


async def test_a_passage_left_by_one_that_died_is_taken_over(passages):
    before = Passage(passages, ADDRESS)
    before._socket.close()
    after = Passage(passages, ADDRESS)
    after.close()
    assert not list(passages.iterdir())


async def test_a_folder_that_cannot_hold_one_is_no_trouble(passages, caplog):
    assert passage_in(passages / ("long" * 40), ADDRESS) is None
    assert "Workers cannot give one another their lines" in caplog.text
