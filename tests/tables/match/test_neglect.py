"""A table where nothing happens any more: its people are asked once, then it is closed and nobody loses."""

from functools import partial

import pytest

from rouages.tables.match.beginning import lay_again
from rouages.tables.match.neglect import look_after
from rouages.tables.match.seating import ANSWER_SECONDS
from rouages.tables.wire.states import Status
from rouages.tables.wire.time_control import Clock
from tests.tables.pocket import ANN, BOB, Pocket
from tests.tables.test_live import decide, two_people

pytestmark = pytest.mark.anyio

PATIENCE = 60 * 24 * 3600


async def look(pocket, table):
    """What is done every hour; who is asked by it."""
    now = pocket.loop.now()
    await table.ask(partial(look_after, table.proceedings, PATIENCE, now))
    await pocket.rest(table)
    return {
        row.guest for row in pocket.ledger.sheets[table.id].notices if row.kind == "still" and row.due == now
    }


async def neglected(**wish):
    """Ann and Bob have let their table lie, and were asked."""
    pocket = Pocket()
    table, first, second = await two_people(pocket, **wish)
    pocket.loop.move_on(PATIENCE)
    assert await look(pocket, table) == {ANN.id, BOB.id}
    return pocket, table, first, second


async def test_nobody_is_asked_before_nothing_has_happened_for_so_long():
    pocket = Pocket()
    table, first, _ = await two_people(pocket)
    pocket.loop.move_on(PATIENCE - 1)
    assert not await look(pocket, table)
    assert first.table["closes"] is None


async def test_people_are_asked_once_and_see_when_the_table_closes():
    pocket, table, first, _ = await neglected()
    assert first.table["closes"] == pocket.loop.now() + ANSWER_SECONDS
    pocket.loop.move_on(3600)
    assert not await look(pocket, table)
    assert first.table["closes"] == pocket.loop.now() - 3600 + ANSWER_SECONDS


async def test_a_table_closes_unfinished_where_nobody_played_on_and_nobody_loses():
    pocket, table, first, _ = await neglected()
    pocket.loop.move_on(ANSWER_SECONDS - 1)
    await look(pocket, table)
    assert first.table["status"] == "playing"
    pocket.loop.move_on(1)
    await look(pocket, table)
    assert (first.table["status"], first.table["closes"]) == ("unfinished", None)
    assert (first.questions, first.result) == ([], None)
    assert not any(seat["thinking"] for seat in first.seats)
    sheet = pocket.ledger.sheets[table.id]
    assert (sheet.state.status, sheet.state.pending, sheet.results) == (Status.UNFINISHED, (), [])


async def test_nothing_is_answered_at_a_table_that_was_closed():
    pocket, table, first, _ = await neglected()
    asked = first.question()
    pocket.loop.move_on(ANSWER_SECONDS)
    await look(pocket, table)
    await pocket.send(table, first, "Answer", seat=0, question=asked["question"], option=0)
    await pocket.send(table, first, "Undo", seat=0)
    assert first.kinds["MatchOver"] == 2
    assert not pocket.ledger.sheets[table.id].entries
    assert (await pocket.open(table.id)).seating.status is Status.UNFINISHED


async def test_whoever_sits_there_keeps_the_table_and_a_spectator_does_not():
    pocket, table, first, second = await neglected()
    watcher = await pocket.sit(table, None)
    await pocket.send(table, watcher, "PlayOn")
    assert watcher.kinds["NotYourSeat"] == 1
    await pocket.send(table, second, "PlayOn", ref=7)
    assert first.table["closes"] is None
    assert second.kinds["Done"] == 1
    pocket.loop.move_on(PATIENCE - 1)
    assert not await look(pocket, table)
    pocket.loop.move_on(1)
    assert await look(pocket, table) == {ANN.id, BOB.id}


async def test_playing_on_keeps_the_table_also_in_the_ledger():
    pocket, table, first, second = await neglected()
    for screen in (first, second):
        await decide(pocket, table, screen)
    assert first.table["closes"] is None
    assert pocket.ledger.sheets[table.id].state.asked is None
    pocket.loop.move_on(ANSWER_SECONDS)
    await look(pocket, table)
    assert first.table["status"] == "playing"


async def test_a_table_to_which_nobody_came_is_called_off():
    pocket = Pocket()
    table = await pocket.lay("me", "open")
    screen = await pocket.sit(table, ANN)
    for wait in (PATIENCE, ANSWER_SECONDS):
        pocket.loop.move_on(wait)
        await look(pocket, table)
    assert screen.table["status"] == "cancelled"


async def test_a_match_with_a_clock_goes_on_by_itself():
    pocket = Pocket()
    table, first, _ = await two_people(pocket, clock=Clock("move", 30 * 24 * 3600))
    table.seating.changed -= PATIENCE
    assert not await look(pocket, table)
    assert first.table["closes"] is None


async def test_those_who_let_a_match_lie_may_play_again():
    pocket, table, first, _ = await neglected()
    pocket.loop.move_on(ANSWER_SECONDS)
    await look(pocket, table)
    again = await table.ask(partial(lay_again, table.proceedings, ANN, pocket.loop.now()))
    await pocket.rest(table)
    assert first.table["rematch"] == again
