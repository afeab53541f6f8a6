"""Visits: whoever comes back after a while is told how far they had seen the match."""

import random
from functools import partial

import pytest

from rouages.tables.audience.audience import A_WHILE
from rouages.tables.match import beginning
from rouages.tables.wire.states import UndoPolicy
from tests.tables.pocket import ANN, BOB, Pocket
from tests.tables.test_live import decide, two_people

pytestmark = pytest.mark.anyio


async def gone(pocket, table, screen):
    table.part(screen.client)
    await pocket.rest(table)


async def back(pocket, table, person, seconds=A_WHILE):
    pocket.loop.move_on(seconds)
    return await pocket.sit(table, person)


@pytest.mark.parametrize("restarts", [False, True])
async def test_who_comes_back_after_a_while_is_told_how_far_they_had_seen(restarts):
    pocket = Pocket()
    table, ann, bob = await two_people(pocket)
    await decide(pocket, table, ann)
    known = len(ann.events)
    left = pocket.loop.now()
    await gone(pocket, table, ann)
    await decide(pocket, table, bob)
    if restarts:
        table.stop()
        table = await pocket.open(table.id)
    ann = await back(pocket, table, ANN)
    assert ann.reader["visits"] == {"0": {"seen": known, "at": left}}
    assert len(ann.events) > known


async def test_nobody_else_is_told():
    pocket = Pocket()
    table, ann, bob = await two_people(pocket)
    before = bob.traffic[:]
    await pocket.send(table, ann, "InView", visible=False)
    assert bob.traffic == before
    pocket.loop.move_on(A_WHILE)
    assert (await pocket.sit(table, None)).reader["visits"] == {}
    assert (await pocket.sit(table, BOB)).reader["visits"] == {}


@pytest.mark.parametrize("hides", [False, True])
async def test_what_comes_while_nobody_looks_has_not_been_seen(hides):
    pocket = Pocket()
    table, ann, bob = await two_people(pocket)
    await decide(pocket, table, ann)
    known = len(ann.events)
    if hides:
        await pocket.send(table, ann, "InView", visible=False)
    await decide(pocket, table, bob)
    happened = len(ann.events)
    assert happened > known
    await gone(pocket, table, ann)
    ann = await back(pocket, table, ANN)
    assert ann.reader["visits"]["0"]["seen"] == (known if hides else happened)


async def test_who_is_back_at_once_was_not_away():
    pocket = Pocket()
    table, ann, _ = await two_people(pocket)
    await gone(pocket, table, ann)
    assert (await back(pocket, table, ANN, A_WHILE - 1)).reader["visits"] == {}


async def test_what_is_taken_back_and_done_otherwise_is_new():
    pocket = Pocket()
    table, ann, bob = await two_people(pocket, undo=UndoPolicy.FREE)
    await decide(pocket, table, ann)
    await decide(pocket, table, bob)
    await gone(pocket, table, ann)
    seen = table.seating.seats[0].visit.seen
    await pocket.send(table, bob, "Undo", seat=1)
    alike = len(bob.events)
    assert alike < seen
    await pocket.answer(table, bob, 1, 1)
    ann = await back(pocket, table, ANN)
    assert ann.reader["visits"]["0"]["seen"] <= alike


async def test_who_looks_away_again_and_again_and_saw_nothing_new_is_written_down_once():
    pocket = Pocket()
    table, ann, _ = await two_people(pocket)
    await pocket.send(table, ann, "InView", visible=False)
    revision = table.seating.revision
    for visible in (True, False, True, False):
        await pocket.send(table, ann, "InView", visible=visible)
    assert table.seating.revision == revision


async def test_a_match_that_ended_meanwhile_is_new_once():
    pocket = Pocket()
    table, ann, bob = await two_people(pocket)
    known = len(ann.events)
    await gone(pocket, table, ann)
    elsewhere = await pocket.sit(table, ANN)
    await pocket.send(table, elsewhere, "InView", visible=False)
    await pocket.play_on(table, [elsewhere, bob], random.Random(1))
    ann = await back(pocket, table, ANN)
    assert table.play.match.over
    assert ann.reader["visits"]["0"]["seen"] == known
    await gone(pocket, table, ann)
    revision = table.seating.revision
    ann = await back(pocket, table, ANN)
    assert ann.reader["visits"]["0"]["seen"] == len(ann.events)
    await gone(pocket, table, ann)
    assert table.seating.revision == revision


@pytest.mark.parametrize("game", ["out-of-gears", "robo-rally", "gear-and-piston"])
async def test_it_is_counted_in_the_stream_of_the_seat_itself(game):
    """What a seat does not know is not counted for it: its screen has as many events as it has seen."""
    pocket = Pocket()
    table, *screens = await two_people(pocket, game=game)
    for _ in range(30):
        for screen in screens:
            if screen.question():
                await pocket.answer(table, screen, 0)
    for screen in screens:
        await gone(pocket, table, screen)
    assert [table.seating.seats[seat].visit.seen for seat in (0, 1)] == [len(each.events) for each in screens]


async def test_who_leaves_for_good_leaves_no_visit():
    pocket = Pocket()
    table, ann, _ = await two_people(pocket)
    await gone(pocket, table, ann)
    await table.ask(partial(beginning.depart, table.proceedings, ANN))
    assert table.seating.seats[0].visit is None
