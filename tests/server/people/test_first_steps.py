"""First steps: who makes a choice soon, finishes a turn, opens a second game, and where a lesson is left."""

import json
from random import Random
from types import SimpleNamespace

import pytest
from sqlalchemy import update

from rouages.lessons.reading import lesson_named
from rouages.server.people import first_steps
from rouages.server.people.first_steps import LEFT_SECONDS, is_soon
from rouages.server.store.database import ENTRIES, GUESTS, TABLES
from rouages.tables.wire.time_control import DAY
from tests.server.people.test_keepers import keeper_of
from tests.server.test_lessons import begun, learn, owed
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

LESSON = "three-moves"


@pytest.fixture
def door(either_door):
    return either_door


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """However slow the machine is, a choice comes soon."""
    monkeypatch.setattr(first_steps, "SOON_SECONDS", DAY)


async def steps(kim):
    found = await kim.get("/api/keeper/first-steps")
    return [found[name] for name in ("seated", "soon", "played", "turned", "again")]


async def write(door, statement):
    async with door.house.storage.engine.begin() as connection:
        await connection.execute(statement)


async def test_each_step_of_a_newcomer_is_counted_once(door):
    kim = await keeper_of(door)
    assert await steps(kim) == [0, 0, 0, 0, 0]
    ann, _, first, second = await two_people(door)
    assert await steps(kim) == [2, 0, 2, 0, 0]
    await first.answer(0)
    assert await steps(kim) == [2, 1, 2, 0, 0]
    await second.answer(0)
    await first.answer(0)
    assert await steps(kim) == [2, 2, 2, 0, 0]
    await (await ann.sit(await ann.table("me", "bot"))).asked()
    assert await steps(kim) == [2, 2, 2, 0, 1]
    await (await ann.sit(await ann.table("me", "bot"))).asked()
    assert await steps(kim) == [2, 2, 2, 0, 1]


async def test_a_turn_is_finished_where_the_next_begins_or_the_game_is_over(door):
    kim, ann = await keeper_of(door), await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "bot:random"))
    rng = Random(1)
    await screen.asked()
    while screen.view["round"] < 2:
        await screen.answer(rng.randrange(len(screen.question()["options"])))
        await screen.asked()
    await screen.close()
    await door.house.tables.put_away(everything=True)
    assert await steps(kim) == [1, 1, 1, 1, 0]
    await write(door, update(TABLES).values(progress=json.dumps({"round": 1, "phase": "planning"})))
    assert (await steps(kim))[3] == 0
    await write(door, update(TABLES).values(status="over"))
    assert (await steps(kim))[3] == 1


async def test_a_first_choice_that_comes_late_is_none_that_came_soon(door):
    kim = await keeper_of(door)
    _, _, first, _ = await two_people(door)
    await first.answer(0)
    await write(door, update(ENTRIES).values(at=ENTRIES.c.at + DAY + 1))
    assert (await steps(kim))[1] == 0
    at = {"began": 100.0}
    assert is_soon(SimpleNamespace(**at, answered=100.0 + DAY))
    assert not is_soon(SimpleNamespace(**at, answered=None))


async def test_who_came_long_ago_is_no_newcomer_and_a_program_never_is(door):
    kim = await keeper_of(door)
    await two_people(door)
    await write(door, update(GUESTS).values(keeper=1).where(GUESTS.c.name == "Ann"))
    assert (await steps(kim))[0] == 1
    await write(door, update(GUESTS).values(made=GUESTS.c.made - (first_steps.SHOWN_DAYS + 1) * DAY))
    assert await steps(kim) == [0, 0, 0, 0, 0]


async def test_a_lesson_says_at_which_step_people_leave_it(door):
    kim = await keeper_of(door)
    wanted = [place for place, step in enumerate(lesson_named("out-of-gears", LESSON).step) if step.want]
    for name, given in {"Ann": 2, "Bob": 0, "Cid": None}.items():
        screen = await begun(await door.guest(name))
        await learn(screen, owed("out-of-gears", LESSON)[:given])
    assert await steps(kim) == [3, 2, 0, 0, 0]

    async def taken():
        [lesson] = (await kim.get("/api/keeper/first-steps"))["lessons"]
        assert (lesson["game"], lesson["name"]) == ("out-of-gears", LESSON)
        return lesson["begun"], lesson["done"], [step for step, left in enumerate(lesson["left"]) if left]

    assert await taken() == (3, 1, [])
    await write(door, update(TABLES).values(changed=TABLES.c.changed - LEFT_SECONDS))
    assert await taken() == (3, 1, sorted([wanted[0], wanted[2]]))


async def test_first_steps_are_numbers_and_the_names_of_lessons(door):
    kim, ann = await keeper_of(door), await door.guest("Ann")
    await begun(ann)
    assert "Ann" not in json.dumps(await kim.get("/api/keeper/first-steps"))
    await ann.get("/api/keeper/first-steps", 404)
