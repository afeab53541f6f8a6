"""Who thinks beside a house in one's pocket, and what goes on there meanwhile."""

import asyncio
import json

import pytest

from rouages.bots import BOTS, HARD_SECONDS, sharing
from rouages.engine.temper import level_and_temper
from rouages.pocket import thinking
from rouages.pocket.thinking import NOBODY, THINKING
from tests.pocket.house import Drawers, opened, rest, until

pytestmark = pytest.mark.anyio


class SlowMind:
    """Thinks as long as a test wants; then takes the last option."""

    def __init__(self):
        self.thoughts = []
        self.awake = 0
        self.may_end = asyncio.Event()

    def wake(self):
        self.awake += 1

    async def think(self, thought):
        self.thoughts.append(json.loads(thought))
        await self.may_end.wait()
        return thinking.think(thought)


async def with_bot(mind, level):
    page = await opened(Drawers(), mind)
    table, line = await page.play_now("out-of-gears", level)
    return page, table, line


async def test_one_looks_around_and_takes_back_while_a_bot_thinks():
    mind = SlowMind()
    page, table, line = await with_bot(mind, "normal")
    first = await page.asked(line)
    await page.answer(line)
    await until(lambda: mind.thoughts)
    assert (await page.found("GET", f"/api/tables/{table}/replay"))["events"] is not None
    assert (await page.found("GET", "/api/lobby"))["mine"] != []
    page.send(line, "Undo", seat=0)
    await until(lambda: [each["prompt"] for each in page.parts[line]["questions"]] == [first["prompt"]])
    mind.may_end.set()
    await page.answer(line)
    await page.asked(line)
    assert page.refusals == []
    assert {level_and_temper(thought["level"])[0] for thought in mind.thoughts} == {"normal"}


async def test_who_answers_at_once_waits_for_nobody():
    mind = SlowMind()
    page, _, line = await with_bot(mind, "easy")
    for _ in range(3):
        await page.answer(line)
        await page.asked(line)
    assert mind.thoughts == []


async def test_whoever_sits_down_wakes_who_will_think_and_a_table_that_is_only_laid_nobody(monkeypatch):
    monkeypatch.setattr("rouages.pocket.door.SETTLED_SECONDS", 0)
    mind = SlowMind()
    page = await opened(Drawers(), mind)
    await page.found("PUT", "/api/me", {})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = (await page.found("POST", "/api/tables", {"game": "out-of-gears", "seats": seats}))["id"]
    await rest(page)
    assert not mind.awake
    await page.sit(table)
    await until(lambda: mind.awake)


async def test_bots_that_are_asked_together_share_the_time_of_one_less_the_way_there_and_back():
    mind = SlowMind()
    mind.may_end.set()
    page = await opened(Drawers(), mind)
    await page.found("PUT", "/api/me", {})
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "hard"}] * 3]
    table = (await page.found("POST", "/api/tables", {"game": "robo-rally", "seats": seats}))["id"]
    await page.sit(table)
    await until(lambda: len(mind.thoughts) >= 3)
    assert [thought["share"] for thought in mind.thoughts[:3]] == [THINKING / 3] * 3
    assert THINKING * HARD_SECONDS < HARD_SECONDS - 0.15


def test_who_shares_has_its_part_of_the_time():
    assert sharing(BOTS["normal"], 1).budget == BOTS["normal"].budget
    assert sharing(BOTS["normal"], 1 / 4).budget.seconds == BOTS["normal"].budget.seconds / 4
    assert sharing(BOTS["hard"], 1 / 2).thinker.budget.seconds == HARD_SECONDS / 2
    assert sharing(BOTS["easy"], 1 / 2) is BOTS["easy"]


class NoMind:
    """A browser that has no room for anybody beside the house."""

    def wake(self):
        pass

    async def think(self, _):
        return NOBODY


@pytest.mark.slow
@pytest.mark.parametrize("mind", [NoMind(), None])
async def test_where_nobody_thinks_beside_it_the_house_thinks_itself(mind):
    page, table, line = await with_bot(mind, "normal")
    asked = await page.asked(line)
    wish = {"seat": 0, "question": asked["question"]}
    advice = await page.found("POST", f"/api/tables/{table}/hint", wish)
    assert advice["opinions"][0]["option"] < len(asked["options"])
    await page.answer(line)
    await page.asked(line)
