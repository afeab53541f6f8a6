"""Agreeing: the people at a table end their match where it stands, if all of them want to."""

import pytest

from tests.tables.pocket import ANN, BOB, Pocket
from tests.tables.test_live import decide, two_people

pytestmark = pytest.mark.anyio


async def told(pocket, table, screen, agrees):
    await pocket.send(table, screen, "Stop", agrees=agrees)


def wishes(screen):
    return [seat["stops"] for seat in screen.seats]


async def test_a_match_ends_unfinished_once_all_agree_and_nobody_has_a_result():
    pocket = Pocket()
    table, first, second = await two_people(pocket)
    await told(pocket, table, first, agrees=True)
    assert wishes(second) == [True, False]
    assert second.table["status"] == "playing"
    await told(pocket, table, second, agrees=True)
    assert first.table["status"] == second.table["status"] == "unfinished"
    assert not first.questions
    assert not pocket.ledger.sheets[table.id].results


async def test_a_wish_outlives_answers_and_a_table_that_is_read_anew():
    pocket = Pocket()
    table, first, second = await two_people(pocket)
    await told(pocket, table, second, agrees=True)
    await decide(pocket, table, first)
    table = await pocket.open(table.id)
    first = await pocket.sit(table, ANN)
    assert wishes(first) == [False, True]
    await told(pocket, table, first, agrees=True)
    assert first.table["status"] == "unfinished"


async def test_one_who_would_play_on_ends_the_matter_and_who_asked_is_told():
    pocket = Pocket()
    table, first, second = await two_people(pocket)
    await told(pocket, table, first, agrees=True)
    await told(pocket, table, second, agrees=False)
    assert wishes(first) == [False, False]
    assert first.undo["refused"] == {"seat": 0, "by": 1, "what": "stop"}
    await told(pocket, table, second, agrees=True)
    assert first.table["status"] == "playing"


async def test_who_asked_may_think_better_of_it():
    pocket = Pocket()
    table, first, second = await two_people(pocket)
    await told(pocket, table, first, agrees=True)
    await told(pocket, table, first, agrees=False)
    assert wishes(second) == [False, False]
    assert second.undo["refused"] is None
    await told(pocket, table, first, agrees=False)
    assert first.kinds["NobodyWouldStop"] == 1


async def test_who_left_a_seat_to_a_bot_is_asked_too_and_who_gave_up_is_not():
    pocket = Pocket()
    table, first, second = await two_people(pocket)
    await pocket.send(table, second, "Leave", seat=1)
    await told(pocket, table, first, agrees=True)
    assert first.table["status"] == "playing"
    await pocket.send(table, second, "Concede", seat=1)
    assert wishes(first) == [True, None]
    await told(pocket, table, second, agrees=True)
    assert second.kinds["NotYourSeat"] == 1
    await told(pocket, table, first, agrees=True)
    assert first.table["status"] == "unfinished"


async def test_nobody_else_ends_a_match_and_none_is_ended_twice():
    pocket = Pocket()
    table, first, second = await two_people(pocket)
    watcher = await pocket.sit(table, None)
    await told(pocket, table, watcher, agrees=True)
    assert watcher.kinds["NotYourSeat"] == 1
    for screen in (first, second, first):
        await told(pocket, table, screen, agrees=True)
    assert first.kinds["MatchOver"] == 1


async def test_several_at_one_screen_and_one_among_bots_decide_at_once():
    pocket = Pocket()
    for others in (["here:Bob"], ["bot:random"]):
        table = await pocket.lay("me", *others)
        ann = await pocket.sit(table, ANN)
        await told(pocket, table, ann, agrees=True)
        assert ann.table["status"] == "unfinished"


async def test_who_is_elsewhere_is_told_that_they_are_asked_once():
    pocket = Pocket()
    table, first, second = await two_people(pocket)
    table.part(second.client)
    pocket.ledger.sheets[table.id].notices.clear()
    await told(pocket, table, first, agrees=True)
    assert "stop" in pocket.notices(table, BOB)
    assert not pocket.notices(table, ANN)
