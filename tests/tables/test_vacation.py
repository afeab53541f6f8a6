"""Vacations: clocks of days stand still for who is away, nobody plays for them, live tables do not care."""

from functools import partial

import pytest

from rouages.tables.asking.absence import rest
from rouages.tables.asking.cards import card_of
from rouages.tables.match.beginning import rise
from rouages.tables.match.neglect import look_after
from rouages.tables.wire.time_control import DAY, Away, Clock
from tests.tables.pocket import ANN, BOB, Pocket
from tests.tables.test_live import decide, two_people

pytestmark = pytest.mark.anyio

TWO_DAYS = Clock("move", 2 * DAY)
BANK = Clock("bank", 10 * DAY, increment=3600)


async def go(pocket, table, person, days):
    """Somebody is away for so many days from now on; None: they are back."""
    until = None if days is None else pocket.loop.now() + days * DAY
    await table.ask(partial(rest, table, person.id, until))
    await pocket.rest(table)
    return until


async def bob_is_awaited(**wish):
    """Ann has answered, and the table waits for Bob."""
    pocket = Pocket()
    table, first, second = await two_people(pocket, **wish)
    await decide(pocket, table, first)
    return pocket, table, first, second


async def move_on(pocket, table, days):
    """Alarms ring hour by hour, as they do in a house."""
    for _ in range(round(days * 24)):
        pocket.loop.move_on(3600)
        await pocket.rest(table)


def clock_of(screen, seat):
    return next(each for each in screen.clocks if each["seat"] == seat)


@pytest.mark.parametrize("clock", [TWO_DAYS, BANK], ids=["move", "bank"])
async def test_a_clock_stands_still_until_its_player_is_back_and_goes_on_from_there(clock):
    pocket, table, first, second = await bob_is_awaited(clock=clock)
    await move_on(pocket, table, 1)
    left = clock.seconds - DAY
    until = await go(pocket, table, BOB, 5)
    for screen in (first, second):
        assert screen.seats[1]["vacation"] == until
        assert clock_of(screen, 1)["until"] is None
        assert clock_of(screen, 1)["left"] == left
    await move_on(pocket, table, 5)
    for screen in (first, second):
        assert clock_of(screen, 1)["until"] == until + left
    asked = dict(table.proceedings.asked)
    await move_on(pocket, table, left / DAY - 0.05)
    assert table.proceedings.asked == asked
    await move_on(pocket, table, 0.15)
    assert table.proceedings.asked != asked


async def test_who_comes_back_early_has_as_much_time_as_when_they_went():
    pocket, table, first, _ = await bob_is_awaited(clock=TWO_DAYS)
    await move_on(pocket, table, 1)
    await go(pocket, table, BOB, 20)
    await move_on(pocket, table, 3)
    await go(pocket, table, BOB, None)
    assert clock_of(first, 1)["until"] == pocket.loop.now() + DAY
    assert first.seats[1]["vacation"] is None


async def test_the_day_can_be_changed_and_nobody_gains_time_by_it():
    pocket, table, first, _ = await bob_is_awaited(clock=TWO_DAYS)
    await move_on(pocket, table, 1)
    for days in (20, 3, 8, 1):
        await go(pocket, table, BOB, days)
        assert clock_of(first, 1)["left"] == DAY
    await go(pocket, table, BOB, None)
    assert clock_of(first, 1)["until"] == pocket.loop.now() + DAY


@pytest.mark.parametrize("clock", [TWO_DAYS, BANK], ids=["move", "bank"])
async def test_who_answers_while_away_spends_no_time_and_is_asked_again_without_any_running(clock):
    pocket, table, first, second = await bob_is_awaited(clock=clock)
    await go(pocket, table, BOB, 5)
    await move_on(pocket, table, 2)
    before = clock_of(second, 1)["left"]
    await decide(pocket, table, second)
    while not second.question():
        await decide(pocket, table, first)
    now = clock_of(second, 1)
    assert now["until"] is None
    assert now["left"] >= before


async def test_a_table_read_anew_knows_who_is_away():
    pocket, table, _, _ = await bob_is_awaited(clock=TWO_DAYS)
    until = await go(pocket, table, BOB, 5)
    table.stop()
    table = await pocket.open(table.id)
    first = await pocket.sit(table, ANN)
    assert first.seats[1]["vacation"] == until
    assert clock_of(first, 1)["until"] is None
    assert card_of(table, ANN.id).seats[1].vacation == until
    await move_on(pocket, table, 6.9)
    assert table.proceedings.awaited == {1}


@pytest.mark.parametrize(
    "wish",
    [
        {"clock": Clock("move", 3600)},
        {"clock": Clock("bank", DAY - 1)},
        {"away": Away("after", 3600)},
    ],
    ids=["an hour a move", "less than a day in all", "a bot after an hour"],
)
async def test_where_one_plays_live_nothing_changes(wish):
    pocket, table, first, _ = await bob_is_awaited(**wish)
    before = first.clocks, table.timers.timers[1].until
    await go(pocket, table, BOB, 5)
    assert first.seats[1]["vacation"] is None
    assert (first.clocks, table.timers.timers[1].until) == before


async def test_no_bot_sits_down_for_who_is_away_until_they_are_missed_after_it():
    pocket, table, first, second = await bob_is_awaited(away=Away("after", DAY))
    table.part(second.client)
    await go(pocket, table, BOB, 5)
    await move_on(pocket, table, 5.9)
    assert not first.seats[1]["away"]
    await move_on(pocket, table, 0.2)
    assert first.seats[1]["away"]


async def test_nobody_calls_who_is_away_or_lets_a_bot_play_for_them():
    pocket, table, first, second = await bob_is_awaited()
    table.part(second.client)
    await go(pocket, table, BOB, 5)
    await move_on(pocket, table, 1)
    for count, message in enumerate(("Remind", "StandIn"), 1):
        await pocket.send(table, first, message, seat=1)
        assert first.kinds["StillOnVacation"] == count
    await move_on(pocket, table, 4)
    await pocket.send(table, first, "StandIn", seat=1)
    assert first.seats[1]["away"]


async def test_a_fifth_of_the_clock_is_told_of_when_it_is_left():
    pocket, table, _, second = await bob_is_awaited(clock=TWO_DAYS)
    table.part(second.client)
    await go(pocket, table, BOB, 5)
    assert pocket.notices(table, BOB)["clock"] == 7 * DAY - 2 * DAY / 5
    await go(pocket, table, BOB, None)
    assert pocket.notices(table, BOB)["clock"] == 2 * DAY - 2 * DAY / 5


async def test_a_table_is_not_neglected_while_somebody_is_away():
    patience = 10 * DAY
    pocket, table, first, _ = await bob_is_awaited()

    async def look():
        await table.ask(partial(look_after, table.proceedings, patience, pocket.loop.now()))
        await pocket.rest(table)
        return first.table["closes"] is not None

    await go(pocket, table, BOB, 20)
    await move_on(pocket, table, 29)
    assert not await look()
    await move_on(pocket, table, 1)
    assert await look()
    await go(pocket, table, ANN, 3)
    assert first.table["closes"] is None
    await move_on(pocket, table, 12.9)
    assert not await look()


async def test_who_gets_up_leaves_no_vacation_in_the_seat():
    pocket = Pocket()
    table = await pocket.lay("me", "open")
    await pocket.sit(table, ANN)
    await table.ask(partial(rest, table, ANN.id, pocket.loop.now() + DAY))
    assert table.seating.seats[0].vacation
    await table.ask(partial(rise, table.proceedings, ANN, 0))
    assert table.seating.seats[0].vacation is None
