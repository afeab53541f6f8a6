"""Absence: what those who wait may do for who is missed."""

import pytest

from rouages.tables.wire.time_control import Away
from tests.tables.pocket import ANN, BOB, Pocket
from tests.tables.test_live import decide, two_people

pytestmark = pytest.mark.anyio


async def bob_is_missed(**wish):
    """Ann has answered and Bob, who is awaited, has no screen open."""
    pocket = Pocket()
    table, first, second = await two_people(pocket, **wish)
    table.part(second.client)
    await decide(pocket, table, first)
    pocket.ledger.sheets[table.id].notices.clear()
    return pocket, table, first


async def test_who_is_missed_is_reminded_once_an_hour():
    pocket, table, first = await bob_is_missed()
    await pocket.send(table, first, "Remind", seat=1)
    assert pocket.notices(table, BOB) == {"turn": 0}
    pocket.loop.move_on(3599)
    await pocket.send(table, first, "Remind", seat=1)
    assert first.kinds["RemindedLately"] == 1
    pocket.loop.move_on(1)
    await pocket.send(table, first, "Remind", seat=1)
    assert pocket.notices(table, BOB) == {"turn": 0}


async def test_nobody_is_reminded_who_is_here_or_has_nothing_to_decide():
    pocket, table, first = await bob_is_missed()
    await pocket.send(table, first, "Remind", seat=0)
    assert first.kinds["NotAsked"] == 1
    bob = await pocket.sit(table, BOB)
    await pocket.send(table, first, "Remind", seat=1)
    assert first.kinds["StillHere"] == 1
    table.part(bob.client)
    watcher = await pocket.sit(table, None)
    await pocket.send(table, watcher, "Remind", seat=1)
    assert watcher.kinds["NotYourSeat"] == 1
    assert not pocket.notices(table, BOB)


async def test_who_laid_the_table_lets_a_bot_play_for_who_is_missed_until_they_are_back():
    pocket, table, first = await bob_is_missed()
    await pocket.send(table, first, "StandIn", seat=1)
    assert first.kinds["OnlyJustGone"] == 1
    pocket.loop.move_on(61)
    await pocket.send(table, first, "StandIn", seat=1)
    assert first.seats[1]["away"]
    await pocket.sit(table, BOB)
    assert not first.seats[1]["away"]


async def test_nobody_else_lets_a_bot_play_and_nobody_where_seats_wait():
    pocket, table, first = await bob_is_missed(away=Away("never"))
    pocket.loop.move_on(61)
    await pocket.send(table, first, "StandIn", seat=1)
    assert first.kinds["SeatWaits"] == 1
    pocket, table, first = await bob_is_missed()
    table.part(first.client)
    bob = await pocket.sit(table, BOB)
    pocket.loop.move_on(61)
    await decide(pocket, table, bob)
    await pocket.send(table, bob, "StandIn", seat=0)
    assert bob.kinds["NotHost"] == 1
    assert ANN.id == table.seating.terms.host
