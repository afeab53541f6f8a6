"""Hints in practice, and where a finished match went wrong."""

import random

import pytest

from tests.server.test_play import two_people
from tests.server.test_replay import played, uploaded, whole

pytestmark = pytest.mark.anyio


async def hint(person, table, seat, question, status=200):
    return await person.post(f"/api/tables/{table}/hint", {"seat": seat, "question": question}, status)


async def test_a_hint_ranks_the_options_and_is_counted(door):
    ann = await door.guest("Ann")
    table = await ann.table("me", "bot:random")
    screen = await ann.sit(table)
    await screen.asked()
    question = screen.question(0)
    advice = await hint(ann, table, 0, question["question"])
    tried = [each["option"] for each in advice["opinions"]]
    assert len(tried) == len(set(tried))
    assert set(tried) <= set(range(len(question["options"])))
    assert all(0 <= each["value"] <= 1 for each in advice["opinions"])
    assert advice["chosen"] is None
    assert door.house.tables.live[table].seating.seats[0].hints == 1


async def test_a_hint_for_another_question_or_seat_is_refused_and_not_counted(door):
    ann = await door.guest("Ann")
    table = await ann.table("me", "bot:random")
    screen = await ann.sit(table)
    await screen.asked()
    number = screen.question(0)["question"]
    assert (await hint(ann, table, 0, number + 1, 409))["type"] == "Late"
    assert (await hint(ann, table, 1, number, 403))["type"] == "NotYourSeat"
    assert door.house.tables.live[table].seating.seats[0].hints == 0


async def test_there_are_no_hints_against_people(door):
    ann, _, first, _ = await two_people(door)
    refused = await hint(ann, first.table["id"], 0, first.question(0)["question"], 409)
    assert refused["type"] == "NoHints"


async def test_a_table_may_allow_hints_against_people_and_says_so(door):
    ann, bob, first, second = await two_people(door, hints=True)
    table = first.table["id"]
    assert first.table["hints"]
    assert second.table["hints"]
    door.house.tables.live.clear()
    again = await ann.sit(table)
    question = (await again.asked(0))["question"]
    assert again.table["hints"]
    assert (await hint(ann, table, 0, question))["opinions"]
    assert door.house.tables.live[table].seating.seats[0].hints == 1
    eve = await door.guest("Eve")
    assert (await hint(eve, table, 0, question, 403))["type"] == "NotYourSeat"
    assert (await hint(bob, table, 0, question, 403))["type"] == "NotYourSeat"


async def test_a_review_names_what_was_better_and_what_was_done(door):
    ann = await door.guest("Ann")
    source = await uploaded(ann, played("out-of-gears"))
    film, frames = await whole(ann, source, 0)
    moment = next(number for number, each in enumerate(film["moments"]) if each["asked"])
    advice = await ann.post(f"/api/tables/{source}/review", {"seat": 0, "moment": moment})
    assert advice["chosen"] == frames[moment]["question"]["chosen"]
    assert advice["chosen"] in [each["option"] for each in advice["opinions"]]
    for wrong in (
        {"seat": 9, "moment": moment},
        {"seat": -1, "moment": moment},
        {"seat": 0, "moment": 99999},
        {"seat": 0, "moment": -99999},
    ):
        await ann.post(f"/api/tables/{source}/review", wrong, 404)
    for wrong in ({"seat": 0}, {"seat": "a", "moment": 1}):
        await ann.post(f"/api/tables/{source}/review", wrong, 400)


async def test_there_is_an_estimate_for_every_moment(door):
    ann = await door.guest("Ann")
    match = played("robo-rally")
    source = await uploaded(ann, match)
    film, _ = await whole(ann, source, 1)
    values = (await ann.get(f"/api/tables/{source}/estimates?seat=1"))["values"]
    assert len(values) == len(film["moments"])
    assert values[-1] == match.game.judgement.evaluate(match.table, 1)


async def test_nothing_is_reviewed_before_the_end(door):
    ann, _, first, _ = await two_people(door)
    table = first.table["id"]
    refused = await ann.post(f"/api/tables/{table}/review", {"seat": 0, "moment": 0}, 409)
    assert refused["type"] == "MatchNotOver"
    assert (await ann.get(f"/api/tables/{table}/estimates?seat=0", 409))["type"] == "MatchNotOver"


async def test_the_record_for_a_report_is_only_for_who_plays_alone_and_is_a_hint(door):
    ann = await door.guest("Ann")
    table = await ann.table("me", "bot:random")
    screen = await ann.sit(table)
    await screen.asked()
    report = await ann.post(f"/api/tables/{table}/report")
    assert report["record"]["game"] == "out-of-gears"
    assert door.house.tables.live[table].seating.seats[0].hints == 1
    bob = await door.guest("Bob")
    assert (await bob.post(f"/api/tables/{table}/report")) == {"record": None}


async def test_while_others_play_a_report_tells_nothing_hidden(door):
    ann, _, first, second = await two_people(door)
    table = first.table["id"]
    assert (await ann.post(f"/api/tables/{table}/report")) == {"record": None}
    assert door.house.tables.live[table].seating.seats[0].hints == 0
    await first.reply("Concede", seat=0)
    await second.play_on(random.Random(2))
    assert (await ann.post(f"/api/tables/{table}/report"))["record"]["outcome"]
