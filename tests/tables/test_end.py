"""A live table that ends because somebody else may keep it: it does nothing any more, whatever comes."""

import asyncio

import pytest

from rouages.tables.asking import requests
from rouages.tables.ledger.ledger import Lost
from rouages.tables.live import COME_BACK
from rouages.tables.wire.messages import Answer
from rouages.tables.wire.refusals import NotSaved
from rouages.tables.wire.time_control import Clock
from tests.tables.pocket import ANN, HandLoop, Pocket
from tests.tables.test_live import FullLedger, SlowLedger, two_people

pytestmark = pytest.mark.anyio


async def a_while():
    for _ in range(50):
        await asyncio.sleep(0)


async def test_its_screens_are_sent_away_and_who_asks_is_refused():
    table, first, second = await two_people(Pocket())
    table.end()
    assert (first.closed, second.closed) == (COME_BACK, COME_BACK)
    with pytest.raises(NotSaved):
        await table.ask(table.proceedings.keep_position)
    table.part(first.client)


async def test_neither_its_clocks_nor_its_bots_do_anything():
    for places, wish in ((("me", "bot:random"), {}), (("me", "here:Bo"), {"clock": Clock("move", 60)})):
        pocket = Pocket()
        table = await pocket.lay(*places, **wish)
        await pocket.sit(table, ANN)
        before = table.play.entries
        table.end()
        pocket.loop.move_on(100)
        await a_while()
        assert table.play.entries == before


async def test_what_was_being_kept_is_accepted_if_it_was_and_nothing_follows():
    loop = HandLoop()
    ledger = SlowLedger(loop)
    pocket = Pocket(loop, ledger)
    table, first, _ = await two_people(pocket)
    ledger.waiting, asked = [], first.question()
    requests.hand_in(table, first.client, Answer(0, asked["question"], 0))
    await a_while()
    assert ledger.waiting
    table.end()
    shown = dict(first.parts)
    ledger.let_go()
    await a_while()
    first.take()
    assert {"seat": 0, "question": asked["question"]} in first.accepted
    assert first.parts == shown


async def test_what_was_not_kept_is_refused_and_nothing_is_read_again():
    loop = HandLoop()
    ledger = FullLedger(loop)
    pocket = Pocket(loop, ledger)
    table, first, _ = await two_people(pocket)
    ledger.is_full, asked = True, first.question()
    requests.hand_in(table, first.client, Answer(0, asked["question"], 0))
    table.end()
    read = []
    ledger.read = read.append
    await a_while()
    first.take()
    assert not read
    assert first.replies[-1]["refusal"]["type"] == "NotSaved"


async def test_what_cannot_be_read_any_more_ends_and_its_clocks_with_it():
    loop = HandLoop()
    ledger = FullLedger(loop)
    pocket = Pocket(loop, ledger)
    table, first, _ = await two_people(pocket, clock=Clock("move", 60))

    reads = []

    async def lost(table_id):
        reads.append(table_id)
        raise Lost(table_id)

    ledger.is_full, ledger.read, asked = True, lost, first.question()
    requests.hand_in(table, first.client, Answer(0, asked["question"], 0))
    await a_while()
    assert first.closed == COME_BACK
    assert reads == [table.id]
    with pytest.raises(NotSaved):
        await table.ask(table.proceedings.keep_position)
    pocket.loop.move_on(100)
    await a_while()
    assert reads == [table.id]
