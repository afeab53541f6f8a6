"""Lessons at a real table: alone, without a clock, gone on with later, never counted."""

import re
import time

import pytest
from sqlalchemy import select, update

from rouages.lessons import playing
from rouages.lessons.reading import LESSONS, lesson_named
from rouages.server.store.database import GUESTS, SESSIONS, TABLES
from rouages.tables.wire.time_control import DAY
from tests.server.people.test_guests import NOBODY
from tests.server.people.test_keepers import do, keeper_of
from tests.server.running import running

pytestmark = pytest.mark.anyio

ALL = [(game, name) for game, lessons in LESSONS.items() for name in lessons]
FIRST = "/api/lessons/out-of-gears/three-moves"


async def begun(person, path=FIRST, **wish):
    screen = await person.open((await person.post(path, wish))["id"])
    await screen.until(lambda: screen.questions)
    return screen


def taught(screen, patterns):
    """The number of the option that is taught."""
    options = screen.question()["options"]
    return next(number for number, option in enumerate(options) if is_like(option, patterns[0]))


def is_like(option, pattern):
    return all(option.get(name) == value for name, value in pattern.items())


async def learn(screen, answers):
    """Give these answers."""
    for patterns in answers:
        await screen.asked()
        await screen.answer(taught(screen, patterns))


def owed(game, name):
    return [patterns for _, patterns in playing.owed(lesson_named(game, name))]


@pytest.mark.parametrize(("game", "name"), ALL)
async def test_a_lesson_is_learnt_at_a_table_and_is_counted_nowhere(door, game, name):
    ann = await door.guest("Ann")
    screen = await begun(ann, f"/api/lessons/{game}/{name}")
    assert (screen.table["clock"], screen.table["spectators"]) == (None, "nobody")
    steps = owed(game, name)
    await learn(screen, steps)
    await screen.until(lambda: screen.table["lesson"] == {"name": name, "answered": len(steps)})
    if not lesson_named(game, name).goes_on:
        await screen.until(lambda: screen.result)
        refused = await ann.get(f"/api/tables/{screen.table['id']}/verified", status=409)
        assert refused["type"] == "LessonProvesNothing"
    assert (await ann.get("/api/statistics"))["mine"] == []
    found = [card["table"]["id"] for card in (await ann.get("/api/lobby"))["mine"]]
    assert found == [screen.table["id"]] * lesson_named(game, name).goes_on
    card = next(
        card
        for card in (await ann.get("/api/lessons"))["lessons"]
        if (card["game"], card["name"]) == (game, name)
    )
    assert (card["done"], card["step"]) == (True, None)


async def test_another_answer_is_refused_kindly_and_loses_nothing(door):
    ann = await door.guest("Ann")
    screen = await begun(ann)
    question, view = screen.question(), screen.view
    wrong = next(number for number, option in enumerate(question["options"]) if option["action"] == "attack")
    refusal = await screen.reply("Answer", seat=0, question=question["question"], option=wrong)
    assert refusal["refusal"]["type"] == "NotInLesson"
    assert (screen.question(), screen.view) == (question, view)
    await learn(screen, owed("out-of-gears", "three-moves")[:1])
    await screen.until(lambda: screen.table["lesson"]["answered"] == 1)


async def test_a_lesson_is_gone_on_with_where_it_was_left_or_begun_anew(door):
    ann = await door.guest("Ann")
    first = await begun(ann)
    steps = owed("out-of-gears", "three-moves")
    await learn(first, steps[:2])
    await first.until(lambda: first.table["lesson"]["answered"] == 2 and first.questions)
    door.house.tables.live.clear()
    again = await begun(ann)
    assert again.table["id"] == first.table["id"]
    assert again.view["round"] == first.view["round"] == 2
    assert again.table["lesson"] == first.table["lesson"]
    [card] = [card for card in (await ann.get("/api/lessons"))["lessons"] if card["name"] == "three-moves"]
    lesson = lesson_named("out-of-gears", "three-moves")
    assert card["step"] == [place for place, step in enumerate(lesson.step) if step.want][2]
    anew = await begun(ann, anew=True)
    assert anew.table["id"] != first.table["id"]
    assert anew.table["lesson"]["answered"] == 0


async def test_how_far_one_has_come_is_read_without_opening_a_table(door):
    ann = await door.guest("Ann")
    screen = await begun(ann)
    wanted = [
        place for place, step in enumerate(lesson_named("out-of-gears", "three-moves").step) if step.want
    ]
    for answered, taken_back in ((2, False), (1, True)):
        if taken_back:
            await screen.send("Undo", seat=0)
        else:
            await learn(screen, owed("out-of-gears", "three-moves")[:answered])
        await screen.until(lambda answered=answered: screen.table["lesson"]["answered"] == answered)
        cards = (await ann.get("/api/lessons"))["lessons"]
        assert [card["step"] for card in cards if card["name"] == "three-moves"] == [wanted[answered]]
    door.house.tables.live.clear()
    await ann.get("/api/lessons")
    assert not door.house.tables.live


@pytest.mark.parametrize(
    ("game", "name"), [("cyberion", "hands-in-the-plant"), ("too-many-bones", "first-battle")]
)
async def test_a_lesson_that_has_become_a_game_is_found_again_where_it_was_left(door, game, name):
    ann, steps = await door.guest("Ann"), owed(game, name)
    screen = await begun(ann, f"/api/lessons/{game}/{name}")
    await learn(screen, steps[:-1])
    await screen.until(lambda: screen.table["lesson"]["answered"] == len(steps) - 1)
    assert (await ann.get("/api/lobby"))["mine"] == []
    await learn(screen, steps[-1:])
    await screen.asked()
    await screen.answer(0)
    await screen.until(lambda: screen.table["lesson"]["answered"] == len(steps) + 1)
    await screen.asked()
    for _ in range(2):
        [card] = (await ann.get("/api/lobby"))["mine"]
        assert card["table"]["id"] == screen.table["id"]
        assert card["table"]["lesson"] == {"name": name, "answered": len(steps) + 1}
        assert card["my_turn"]
        door.house.tables.live.clear()
    again = await ann.open(screen.table["id"])
    assert (await again.asked())["options"] == screen.question()["options"]


async def test_a_lesson_that_ends_with_its_game_is_no_game_of_mine(door):
    ann = await door.guest("Ann")
    screen = await begun(ann)
    await learn(screen, owed("out-of-gears", "three-moves"))
    await screen.until(lambda: screen.result)
    lobby = await ann.get("/api/lobby")
    assert lobby["mine"] == lobby["away"] == []


async def test_one_goes_back_a_step_over_what_was_revealed(door):
    ann = await door.guest("Ann")
    screen = await begun(ann)
    steps = owed("out-of-gears", "three-moves")
    before = screen.view
    await learn(screen, steps[:2])
    await screen.until(lambda: screen.view["round"] == 2 and screen.questions)
    for answered in (1, 0):
        await screen.send("Undo", seat=0)
        await screen.until(lambda answered=answered: screen.table["lesson"]["answered"] == answered)
    assert screen.view == before
    await learn(screen, steps[:2])
    await screen.until(lambda: screen.view["round"] == 2 and screen.questions)


async def test_nobody_else_comes_in_and_nobody_is_made_by_looking(door):
    stranger = door.stranger()
    assert [card["step"] for card in (await stranger.get("/api/lessons"))["lessons"]] == [None] * len(ALL)
    page = await stranger.get(FIRST)
    assert page["steps"][0]["lit"] == ["robot-1"]
    assert "rival" not in page
    assert (await stranger.get("/api/lessons/out-of-gears/nothing", status=400))["type"] == "UnknownLesson"
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = (await begun(ann)).table["id"]
    assert (await bob.get(f"/api/tables/{table}/replay", status=403))["type"] == "ClosedToSpectators"


async def test_a_lesson_needs_no_guest(door):
    """Who learns has no name, is counted nowhere, and finds the place again."""
    learner = door.stranger()
    screen = await begun(learner)
    assert await learner.get("/api/me") == {**NOBODY, "language": "en"}
    assert screen.seats[0]["name"] == ""
    await learn(screen, owed("out-of-gears", "three-moves")[:2])
    await screen.until(lambda: screen.table["lesson"]["answered"] == 2)
    assert (await learner.post(FIRST, {}))["id"] == screen.table["id"]
    steps = [card["step"] for card in (await learner.get("/api/lessons"))["lessons"]]
    assert sum(step is not None for step in steps) == 1
    assert await screen.refused("Say", text="Hello") == "NoName"
    keeper = await keeper_of(door)
    assert (await keeper.get("/api/keeper"))["guests"] == 0
    assert await learner.get("/api/me") == {**NOBODY, "language": "en"}


async def test_who_learns_becomes_a_guest_by_the_first_press_that_needs_one(door):
    for press in (
        lambda learner: learner.lay("me", "bot"),
        lambda learner: learner.put("/api/me", {}),
        lambda learner: learner.put("/api/me/password", {"login": "learner", "password": "long enough"}),
    ):
        learner = door.stranger()
        screen = await begun(learner)
        await press(learner)
        name = (await learner.get("/api/me"))["name"]
        assert re.fullmatch(r"Guest \d+", name)
        await screen.until(lambda screen=screen, name=name: screen.seats[0]["name"] == name)
        assert (await learner.post(FIRST, {}))["id"] == screen.table["id"]


async def test_a_name_is_given_to_who_learns_in_the_language_of_the_browser(door):
    learner = door.stranger()
    await learner.post(FIRST, {}, **{"Accept-Language": "fr-FR,fr;q=0.9"})
    await learner.lay("me", "bot")
    assert re.fullmatch(r"Invité \d+", (await learner.get("/api/me"))["name"])


async def test_one_address_does_not_begin_lessons_without_end(tmp_path):
    async with running(tmp_path, limits=True) as door:
        learner, found = door.stranger(), []
        for _ in range(402):
            learner.http.cookies.clear()
            found.append((await learner.http.post(FIRST, json={})).status_code)
        assert set(found[:400]) == {200}
        assert found[-1] == 429


async def test_a_house_by_invitation_only_teaches_nobody_whom_it_would_not_let_in(door):
    keeper = await keeper_of(door)
    await do(keeper, "SetDoor", invitation=True, registrations=True)
    assert (await door.stranger().post(FIRST, {}, status=403))["type"] == "InvitationOnly"


async def found_in(door, column):
    return {row[0] for row in await door.house.storage.rows(select(column))}


async def test_who_only_learnt_is_forgotten_with_their_lessons_after_thirty_days(door):
    """Whoever went on playing from where a lesson had ended has played."""
    learner, named, player = door.stranger(), await door.guest("Ann"), door.stranger()
    await begun(learner)
    await learn(await begun(named), owed("out-of-gears", "three-moves")[:2])
    screen = await begun(player, "/api/lessons/cyberion/hands-in-the-plant")
    steps = owed("cyberion", "hands-in-the-plant")
    await learn(screen, steps)
    await screen.until(lambda: screen.table["lesson"]["answered"] == len(steps))
    door.house.tables.live.clear()
    for days, guests, tables in ((29, 3, 3), (31, 1, 1)):
        async with door.house.storage.engine.begin() as connection:
            then = time.time() - days * DAY
            await connection.execute(update(GUESTS).values(made=then))
            await connection.execute(update(SESSIONS).values(seen=then))
        await door.house.sweep()
        assert len(await found_in(door, GUESTS.c.id)) == guests
        assert len(await found_in(door, TABLES.c.id)) == tables
    assert (await learner.get("/api/me"), await named.get("/api/me")) == (NOBODY, NOBODY)
    assert [card["table"]["id"] for card in (await player.get("/api/lobby"))["mine"]] == [screen.table["id"]]
