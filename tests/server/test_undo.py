"""Taking answers back, by the policy of the table."""

import random

import pytest

from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def test_an_answer_is_taken_back_while_nothing_was_learnt(door):
    _, _, first, second = await two_people(door)
    asked = await first.answer(0)
    await first.until(lambda: first.undo["may"] == [{"seat": 0, "how": "now", "turn": 1}])
    assert (await first.reply("Undo", seat=0))["type"] == "Done"
    await first.until(lambda: first.question()["question"] == asked["question"] + 2)
    assert first.question()["prompt"] == asked["prompt"]
    assert first.undo["may"] == []
    await second.answer(0)


async def test_a_whole_turn_is_taken_back_at_once(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", game="robo-rally"))
    await screen.until(screen.question)
    first = screen.question()
    for _ in range(4):
        await screen.answer(0)
    await screen.until(lambda: screen.undo["may"] == [{"seat": 0, "how": "now", "turn": 4}])
    assert (await screen.reply("Undo", seat=0, turn=True))["type"] == "Done"
    await screen.until(lambda: screen.question() and screen.question()["prompt"] == first["prompt"])
    assert screen.undos == 4
    assert screen.undo["may"] == []
    assert await screen.refused("Undo", seat=0, turn=True) == "NothingToUndo"


async def test_what_was_learnt_bars_the_way_to_the_start_of_a_turn_too(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "bot:random"))
    await screen.answer(0)
    await screen.answer(0)
    await screen.until(lambda: screen.view["round"] == 2 and screen.question())
    assert await screen.refused("Undo", seat=0, turn=True) == "TooLateToUndo"


async def test_others_keep_what_they_answered_at_the_same_time(door):
    _, _, first, second = await two_people(door)
    await second.answer(2)
    await second.answer(0)
    await first.answer(0)
    await first.reply("Undo", seat=0)
    await first.answer(1)
    await first.answer(1)
    await second.until(lambda: second.question() and second.view["round"] == 2)


async def test_events_that_were_taken_back_leave_every_stream(door):
    _, _, first, second = await two_people(door)
    await first.answer(0)
    await first.answer(0)
    await second.until(lambda: second.events[-1]["type"] == "Programmed")
    count = len(second.events)
    await first.reply("Undo", seat=0)
    await second.until(lambda: second.undos == 1)
    assert len(second.events) == count - 1
    assert second.events[-1]["type"] != "Programmed"
    assert not second.view["robots"][0]["ready"]


async def test_a_bot_s_reveal_ends_the_right_to_undo(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "bot:random"))
    await screen.answer(0)
    await screen.answer(0)
    await screen.until(lambda: screen.view["round"] == 2 and screen.question())
    assert screen.undo["may"] == []
    assert await screen.refused("Undo", seat=0) == "TooLateToUndo"


async def test_a_free_table_goes_back_over_everything(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "here:Bo", undo="free"))
    for seat in (0, 0, 1, 1):
        await screen.answer(0, seat)
    await screen.until(lambda: screen.view["round"] == 2 or screen.view["phase"] != "programme")
    length = len(screen.events)
    assert (await screen.reply("Undo", seat=1))["type"] == "Done"
    await screen.until(lambda: screen.view["round"] == 1 and screen.view["phase"] == "programme")
    assert len(screen.events) < length
    await screen.play_on(random.Random(1))
    assert sum(screen.result["undos"]) == 1


async def test_a_table_without_undo_refuses_it(door):
    _, _, first, _ = await two_people(door, undo="off")
    await first.answer(0)
    assert await first.refused("Undo", seat=0) == "UndoIsOff"


async def both_programmed(first, second):
    for screen in (first, second):
        await screen.answer(0)
        await screen.answer(0)
    await first.until(lambda: first.question() is not None and first.view["round"] == 2)


async def test_past_the_line_the_others_must_consent(door):
    _, _, first, second = await two_people(door, undo="consent")
    await both_programmed(first, second)
    assert {"seat": 0, "how": "ask", "turn": 0} in first.undo["may"]
    assert (await first.reply("Undo", seat=0))["type"] == "Done"
    await second.until(lambda: second.undo["request"] == {"seat": 0, "waiting": [1]})
    assert first.view["round"] == 2
    assert (await second.reply("Consent", seat=1, agrees=True))["type"] == "Done"
    await first.until(lambda: first.view["round"] == 1)
    assert first.undo["request"] is None


async def test_one_refusal_ends_the_request(door):
    _, _, first, second = await two_people(door, undo="consent")
    await both_programmed(first, second)
    await first.reply("Undo", seat=0)
    await second.reply("Consent", seat=1, agrees=False)
    await first.until(lambda: first.undo["request"] is None)
    assert first.undo["refused"] == {"seat": 0, "by": 1, "what": "undo"}
    assert first.view["round"] == 2
    assert await second.refused("Consent", seat=1, agrees=True) == "NobodyAsks"


async def test_who_refused_is_forgotten_with_the_next_answer(door):
    _, _, first, second = await two_people(door, undo="consent")
    await both_programmed(first, second)
    await first.reply("Undo", seat=0)
    await second.reply("Consent", seat=1, agrees=False)
    await first.until(lambda: first.undo["refused"])
    await first.answer(0)
    await first.until(lambda: not first.undo["refused"])


async def test_an_answer_ends_the_request(door):
    _, _, first, second = await two_people(door, undo="consent")
    await both_programmed(first, second)
    await first.reply("Undo", seat=0)
    await second.answer(0)
    assert await second.refused("Consent", seat=1, agrees=True) == "NobodyAsks"


async def test_nobody_consents_for_another(door):
    _, _, first, second = await two_people(door, undo="consent")
    await both_programmed(first, second)
    await first.reply("Undo", seat=0)
    assert await first.refused("Consent", seat=1, agrees=True) == "NotYourSeat"
