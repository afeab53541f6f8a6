"""Lessons at a real table: alone, without a clock, gone on with later, never counted."""

import pytest

from rouages.lessons import playing
from rouages.lessons.reading import LESSONS, lesson_named

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
    assert (await stranger.post(FIRST, {}, status=401))["type"] == "NoName"
    assert (await stranger.get("/api/lessons/out-of-gears/nothing", status=400))["type"] == "UnknownLesson"
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = (await begun(ann)).table["id"]
    assert (await bob.get(f"/api/tables/{table}/replay", status=403))["type"] == "ClosedToSpectators"
