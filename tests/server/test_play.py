"""Playing at a table over its socket."""

import asyncio
import json
import random

import msgspec
import pytest

import rouages

pytestmark = pytest.mark.anyio


async def two_people(door, come=None, **wish):
    """Ann and Bob at a table of two, the match begun; they come in as guests, or otherwise."""
    come = come or door.guest
    ann, bob = await come("Ann"), await come("Bob")
    table = await ann.table("me", "open", **wish)
    await bob.post(f"/api/tables/{table}/take", {})
    screens = await ann.sit(table), await bob.sit(table)
    for screen in screens:
        await screen.asked()
    return ann, bob, *screens


async def test_a_person_plays_a_whole_game_with_bots(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "bot:greedy", "bot:random"))
    await screen.play_on(random.Random(1))
    assert screen.result["outcome"]["places"]
    record = await ann.get(f"/api/tables/{screen.table['id']}/record")
    assert rouages.replay(record).outcome.ending == screen.result["outcome"]["ending"]
    assert record["commitment"] == screen.table["commitment"]
    assert record["secret"] == screen.result["secret"]


async def test_two_people_play_a_whole_game_and_see_the_same_end(door):
    ann, _, first, second = await two_people(door, options={"upgrades": True, "jolly": True})
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    assert first.result == second.result
    match = rouages.replay(await ann.get(f"/api/tables/{first.table['id']}/record"))
    for seat, screen in enumerate((first, second)):
        assert screen.events == [plain(event) for event in match.events_for(seat)]
        assert screen.view == plain(match.view(seat))


async def test_each_browser_s_value_is_mixed_into_the_chance(door):
    ann, _, first, second = await two_people(door)
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    record = await ann.get(f"/api/tables/{first.table['id']}/record")
    assert len(record["contributions"]) == 2
    assert all(len(value) == 32 for value in record["contributions"])


async def test_the_commitment_is_there_before_any_value_is_given(door):
    ann = await door.guest("Ann")
    table = await ann.table("me", "bot")
    screen = await ann.open(table)
    await screen.until(lambda: screen.reader)
    assert screen.reader["owes"]
    assert screen.view is None
    assert len(screen.table["commitment"]) == 64


async def test_an_answer_of_one_seat_leaves_the_question_of_the_other_as_it_is(door):
    _, _, first, second = await two_people(door)
    before = second.question()
    await first.answer(0)
    await first.answer(0)
    await second.until(lambda: second.events[-1]["type"] == "Programmed")
    assert second.question() == before
    await second.answer(0)


async def test_half_a_secret_programme_tells_the_others_nothing_at_all(door):
    _, _, first, second = await two_people(door)
    heard = len(second.traffic)
    await first.answer(0)
    assert (await second.reply("Ping"))["type"] == "Pong"
    assert [json.loads(text)["type"] for text in second.traffic[heard:]] == ["Pong"]


async def test_the_same_answer_twice_is_taken_once(door):
    _, _, first, _ = await two_people(door)
    asked = await first.answer(1)
    again = {"seat": 0, "question": asked["question"], "option": 1}
    assert (await first.reply("Answer", **again))["type"] == "Done"
    await first.until(lambda: first.accepted.count({"seat": 0, "question": asked["question"]}) == 2)
    assert first.question()["question"] == asked["question"] + 1
    assert first.question()["prompt"]["type"] == "ChooseNumber"


async def test_another_answer_to_an_answered_question_is_refused(door):
    _, _, first, _ = await two_people(door)
    asked = await first.answer(1)
    again = {"seat": 0, "question": asked["question"], "option": 0}
    assert await first.refused("Answer", **again) == "AnsweredOtherwise"


async def test_a_late_answer_is_refused(door):
    _, _, first, _ = await two_people(door)
    asked = await first.answer(1)
    await first.answer(1)
    assert await first.refused("Answer", seat=0, question=asked["question"], option=1) == "Late"


@pytest.mark.parametrize(
    ("fields", "refusal"),
    [
        ({"seat": 0, "question": 1, "option": 99}, "NoSuchOption"),
        ({"seat": 0, "question": 7, "option": 0}, "NotAsked"),
        ({"seat": 1, "question": 1, "option": 0}, "NotYourSeat"),
        ({"seat": 5, "question": 1, "option": 0}, "NoSuchSeat"),
    ],
)
async def test_a_wrong_answer_is_refused_and_changes_nothing(door, fields, refusal):
    _, _, first, _ = await two_people(door)
    before = dict(first.parts), list(first.events)
    assert await first.refused("Answer", **fields) == refusal
    assert (first.parts, first.events) == before
    await first.answer(0)


async def test_nobody_answers_before_the_match_begins(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "open"))
    assert await screen.refused("Answer", seat=0, question=1, option=0) == "NotBegun"


async def test_nobody_answers_after_the_match(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "bot:random"))
    await screen.play_on(random.Random(1))
    assert await screen.refused("Answer", seat=0, question=999, option=0) == "MatchOver"
    assert await screen.refused("Undo", seat=0) == "MatchOver"


async def test_why_not_is_answered_with_a_reason_and_its_rule(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "bot"))
    await screen.answer(0)
    await screen.until(lambda: screen.question()["prompt"]["type"] == "ChooseNumber")
    because = await screen.reply("Why", seat=0, choice={"type": "Target", "number": 8})
    assert because["reason"] == {"type": "RobotNotInPlay", "number": 8}
    assert because["rule"] == "setup"
    legal = await screen.reply("Why", seat=0, choice={"type": "Target", "number": 1})
    assert legal["reason"] is None
    strange = await screen.refused("Why", seat=0, choice={"type": "Round"})
    assert strange == "NotAChoice"


async def test_one_person_holds_several_seats_and_looks_from_each(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "here:Zoé"))
    await screen.until(lambda: len(screen.questions or []) == 2)
    assert screen.reader["seats"] == [0, 1]
    await screen.answer(2, seat=0)
    plan = screen.view["robots"][0]["plan"]
    assert plan is not None
    assert (await screen.reply("Look", seat=1))["type"] == "Done"
    await screen.until(lambda: screen.reader["seat"] == 1)
    assert screen.view["robots"][0]["plan"] is None
    await screen.play_on(random.Random(3))
    assert [seat["name"] for seat in screen.seats] == ["Ann", "Zoé"]


def plain(record):
    return msgspec.json.decode(msgspec.json.encode(record))
