"""A live table in memory: kept, then shown; forgotten if it was not kept; moved on by a clock and by news."""

import asyncio
import random

import msgspec
import pytest

import rouages
from rouages.tables.asking import advice, requests
from rouages.tables.asking.cards import card_of
from rouages.tables.audience.clients import Client
from rouages.tables.ledger.ledger import Lost
from rouages.tables.ledger.memory import MemoryLedger
from rouages.tables.wire.messages import Answer
from rouages.tables.wire.time_control import Away, Clock
from tests.tables.pocket import ANN, BOB, HandLoop, MemoryScreen, Pocket

pytestmark = pytest.mark.anyio


def plain(value):
    return msgspec.json.decode(msgspec.json.encode(value))


async def two_people(pocket, **wish):
    """Ann and Bob at a table of two, the match begun."""
    table = await pocket.lay("me", "here:Bob", **wish)
    table.seating.seats[1].guest = BOB.id
    return table, await pocket.sit(table, ANN), await pocket.sit(table, BOB)


async def decide(pocket, table, screen):
    """Answer all that a screen is asked."""
    while screen.question():
        await pocket.answer(table, screen, 0)


class SlowLedger(MemoryLedger):
    """Says nothing until it is let."""

    def __init__(self, loop):
        super().__init__(loop)
        self.waiting = None

    def submit(self, page, done):
        if self.waiting is None:
            super().submit(page, done)
        else:
            self.waiting.append((page, done))

    def let_go(self):
        waiting, self.waiting = self.waiting, None
        for page, done in waiting:
            super().submit(page, done)


class FullLedger(MemoryLedger):
    """Has no room when it is told so."""

    is_full = False

    def submit(self, page, done):
        if self.is_full:
            self._loop.call_soon(done, Lost("no room"))
        else:
            super().submit(page, done)


async def test_an_answer_that_comes_before_anything_was_shown_is_taken():
    pocket = Pocket()
    table, first, _ = await two_people(pocket)
    asked = first.question()
    table.part(first.client)
    again = await pocket.open(table.id)
    screen = MemoryScreen()
    screen.client = Client(ANN, 0, screen)
    again.join(screen.client)
    await pocket.send(again, screen, "Answer", seat=0, question=asked["question"], option=0, ref=1)
    assert screen.replies == [{"ref": 1}]
    assert screen.accepted == [{"seat": 0, "question": asked["question"]}]


async def test_who_speaks_before_anything_was_shown_speaks_from_their_own_seat():
    pocket = Pocket()
    table, *_ = await two_people(pocket)
    for seat in (0, 99):
        screen = MemoryScreen()
        screen.client = Client(BOB, seat, screen)
        table.join(screen.client)
        await pocket.send(table, screen, "Say", text="Bonjour", ref=1)
        assert screen.replies == [{"ref": 1}]
        assert (screen.lines[-1]["name"], screen.lines[-1]["seat"]) == ("Bob", 1)


async def test_two_people_play_a_whole_game_and_each_sees_what_they_may():
    pocket = Pocket()
    table, first, second = await two_people(pocket, options={"upgrades": True})
    await pocket.play_on(table, [first, second], random.Random(1))
    assert first.result == second.result
    match = rouages.replay(await table.ask(lambda page: advice.record(table.proceedings, page)))
    for seat, screen in enumerate((first, second)):
        assert screen.events == [plain(event) for event in match.events_for(seat)]
        assert screen.view == plain(match.view(seat))
    assert [row.seat for row in pocket.ledger.sheets[table.id].results] == [0, 1]


async def test_nothing_is_shown_before_it_is_kept():
    loop = HandLoop()
    ledger = SlowLedger(loop)
    pocket = Pocket(loop, ledger)
    table, first, second = await two_people(pocket)
    await pocket.answer(table, first, 0)
    ledger.waiting, asked = [], first.question()
    before = len(first.traffic), len(second.traffic)
    requests.hand_in(table, first.client, Answer(0, asked["question"], 0, ref=7))
    for _ in range(20):
        await asyncio.sleep(0)
    assert ledger.waiting
    assert (len(first.traffic), len(second.traffic)) == before
    ledger.let_go()
    await pocket.rest(table)
    assert {"seat": 0, "question": asked["question"]} in first.accepted
    assert first.replies == [{"ref": 7}]
    assert second.view["robots"][0]["ready"]


async def test_what_could_not_be_kept_is_refused_and_forgotten():
    loop = HandLoop()
    ledger = FullLedger(loop)
    pocket = Pocket(loop, ledger)
    table, first, second = await two_people(pocket)
    asked, shown = first.question(), dict(second.parts)
    ledger.is_full = True
    await pocket.answer(table, first, 0)
    assert first.replies[-1]["refusal"]["type"] == "NotSaved"
    assert (first.question(), second.parts) == (asked, shown)
    ledger.is_full = False
    await pocket.answer(table, first, 0)
    assert {"seat": 0, "question": asked["question"]} in first.accepted


async def test_a_screen_that_reads_late_gets_the_newest_parts_and_every_event():
    pocket = Pocket()
    table, first, second = await two_people(pocket)
    await decide(pocket, table, second)
    second.reads = False
    sent, happened = len(second.traffic), len(second.events)
    await decide(pocket, table, first)
    assert table.play.match.events_for(1)[happened:]
    second.take()
    assert len(second.traffic) == sent + 1
    assert second.view == plain(table.play.match.view(1))
    assert second.events == [plain(event) for event in table.play.match.events_for(1)]


async def test_a_clock_that_runs_out_has_a_bot_answer_and_not_before():
    pocket = Pocket()
    table, _, _ = await two_people(pocket, clock=Clock("move", 60))
    for seconds, entries in ((59, 0), (1, 0), (1, 2)):
        pocket.loop.move_on(seconds)
        await pocket.rest(table)
        assert table.play.entries == entries


async def test_a_bot_takes_the_seat_of_who_is_away_too_long_and_gives_it_back():
    pocket = Pocket()
    table, _, second = await two_people(pocket, away=Away("after", 100))
    table.part(second.client)
    pocket.loop.move_on(101)
    await pocket.rest(table)
    assert [seat.away for seat in table.seating.seats] == [False, True]
    await pocket.sit(table, BOB)
    assert [seat.away for seat in table.seating.seats] == [False, False]


async def test_a_bot_waits_a_moment_then_answers_all_that_it_answers_in_secret():
    pocket = Pocket()
    table = await pocket.lay("me", "bot:random")
    await pocket.sit(table, ANN)
    for seconds, answers in ((pocket.outside.bot_delay - 0.1, 0), (0.1, 1), (0, 2)):
        pocket.loop.move_on(seconds)
        await pocket.rest(table)
        assert len(table.play.match.answers) == answers


async def test_a_bot_waits_again_once_something_was_shown():
    pocket = Pocket()
    table = await pocket.lay("me", "bot:random", game="gear-and-piston")
    screen = await pocket.sit(table, ANN)
    pocket.loop.move_on(60)
    await pocket.rest(table)
    while not table.bots.thinking:
        await pocket.answer(table, screen, 0)
    before = len(table.play.match.answers)
    for seconds, answers in ((pocket.outside.bot_delay - 0.1, 0), (0.1, 1)):
        pocket.loop.move_on(seconds)
        await pocket.rest(table)
        assert len(table.play.match.answers) == before + answers


async def test_a_table_that_is_opened_again_is_where_it_was():
    pocket = Pocket()
    table, first, second = await two_people(pocket)
    for _ in range(40):
        await pocket.answer(table, first if first.question() else second, 0)
    again = await pocket.open(table.id)
    assert again.play.match == table.play.match
    assert again.play.asked == table.play.asked


@pytest.fixture
async def apart():
    """One table in two houses over one ledger: Ann is at the one, Bob at the other."""
    here = Pocket()
    there = Pocket(here.loop, here.ledger)
    table = await here.lay("me", "here:Bob", undo="free")
    table.seating.seats[1].guest = BOB.id
    await table.ask(lambda page: table.seating.keep(table.seating.seats[1], page))
    first = await here.sit(table, ANN)
    await here.sit(table, BOB)
    other = await there.open(table.id)
    second = await there.sit(other, BOB)
    return here, table, first, there, other, second


async def hear(pocket, table):
    table.hear()
    await pocket.rest(table)


async def test_answers_in_one_house_are_seen_in_the_other(apart):
    here, table, first, there, other, second = apart
    await decide(here, table, first)
    assert not second.view["robots"][0]["ready"]
    await hear(there, other)
    assert second.view["robots"][0]["ready"]
    await decide(there, other, second)
    await hear(here, table)
    assert table.play.match == other.play.match
    assert first.question()["question"] == 3


async def test_an_undo_and_a_line_in_one_house_are_seen_in_the_other(apart):
    here, table, first, there, other, second = apart
    await decide(here, table, first)
    await hear(there, other)
    await here.send(table, first, "Undo", seat=0)
    await hear(there, other)
    assert not second.view["robots"][0]["ready"]
    await here.send(table, first, "Say", text="Oh!")
    await hear(there, other)
    assert [line["text"] for line in second.lines] == ["Oh!"]


async def test_who_writes_second_in_another_house_reads_and_goes_on(apart):
    here, table, first, there, other, second = apart
    await decide(here, table, first)
    await there.answer(other, second, 0)
    assert second.replies[-1]["refusal"]["type"] == "NotSaved"
    assert second.view["robots"][0]["ready"]
    await decide(there, other, second)
    await hear(here, table)
    assert table.play.match == other.play.match


async def test_a_whole_game_is_played_by_two_houses(apart):
    here, table, first, there, other, second = apart
    rng = random.Random(2)
    while not (first.result and second.result):
        pocket, live, screen = rng.choice(((here, table, first), (there, other, second)))
        if screen.question():
            await pocket.answer(live, screen, rng.randrange(len(screen.question()["options"])))
        else:
            await hear(pocket, live)
    assert first.result == second.result
    assert [row.seat for row in here.ledger.sheets[table.id].results] == [0, 1]
    for seat, screen in enumerate((first, second)):
        assert screen.events == [plain(event) for event in table.play.match.events_for(seat)]


async def test_what_is_answered_in_secret_does_not_move_the_card():
    pocket = Pocket()
    table, first, second = await two_people(pocket)
    laid = card_of(table, None).changed
    pocket.loop.move_on(60)
    await pocket.answer(table, first, 0)
    assert first.question(), "there is more to answer before anybody sees it"
    assert card_of(table, None).changed == laid
    pocket.loop.move_on(60)
    await decide(pocket, table, first)
    assert card_of(table, None).changed == laid + 120, "everybody sees who has decided"
    pocket.loop.move_on(60)
    await pocket.answer(table, second, 0)
    assert card_of(table, None).changed == laid + 120
    await decide(pocket, table, second)
    assert card_of(table, None).changed == laid + 180
