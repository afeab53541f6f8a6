"""A clock waits while its seat is told what happened, not for long, and nobody else learns whether it did."""

import pytest

from rouages.tables.wire.time_control import Clock
from tests.tables.pocket import ANN, BOB, Pocket
from tests.tables.test_stories import play_until_something_happens

pytestmark = pytest.mark.anyio

MINUTE = Clock("move", 60)
ROUND = 7
"""So many events lie between two questions to the first seat here: at most 10.5 seconds to tell."""


class Told:
    """Two people who have just seen a round, and have a minute for the next question."""

    def __init__(self, pocket, table, screens):
        self.pocket = pocket
        self.table = table
        self.screens = screens
        self.asked = pocket.loop.now()

    @classmethod
    async def after_a_round(cls, pocket=None, **wish):
        pocket = pocket or Pocket()
        table = await pocket.lay("me", "here:Bob", **({"clock": MINUTE} | wish))
        table.seating.seats[1].guest = BOB.id
        await table.ask(lambda page: table.seating.keep(table.seating.seats[1], page))
        screens = [await pocket.sit(table, ANN), await pocket.sit(table, BOB)]
        await pocket.rest(table)
        seen = await play_until_something_happens(pocket, table, screens, screens[0], events=3)
        assert len(screens[0].events) - seen == ROUND - 1
        return cls(pocket, table, screens)

    async def send(self, kind, screen=None, **fields):
        screen = screen or self.screens[0]
        await self.pocket.send(self.table, screen, kind, seat=0, ref=1, **fields)
        return screen.replies[-1]

    async def pass_by(self, seconds):
        self.pocket.loop.move_on(seconds)
        await self.pocket.rest(self.table)

    def left(self, screen=0, seat=0):
        """The seconds from the question until the clock of a seat runs out, as a screen sees it."""
        clock = next(each for each in self.screens[screen].clocks if each["seat"] == seat)
        return round(clock["until"] - self.asked, 3)


async def test_a_clock_starts_at_once_for_who_tells_nothing():
    told = await Told.after_a_round()
    assert told.left() == 60


async def test_a_clock_waits_until_its_seat_is_told():
    told = await Told.after_a_round()
    await told.pass_by(0.5)
    await told.send("Telling", seconds=9)
    assert told.left() == 69
    await told.pass_by(3)
    assert await told.send("Told") == {"ref": 1}
    assert told.left() == 63.5


async def test_a_clock_does_not_wait_for_who_never_says_that_all_is_told():
    told = await Told.after_a_round()
    await told.send("Telling", seconds=9)
    await told.pass_by(30)
    await told.send("Told")
    assert told.left() == 69


@pytest.mark.parametrize("seconds", [11, 60, 3600])
async def test_no_clock_waits_longer_than_the_news_take_to_tell(seconds):
    told = await Told.after_a_round()
    await told.send("Telling", seconds=seconds)
    assert told.left() == 60 + 1.5 * ROUND


async def test_no_clock_waits_longer_than_twenty_seconds(monkeypatch):
    monkeypatch.setattr("rouages.tables.waiting.timers.TOLD_EVENT_SECONDS", 60)
    told = await Told.after_a_round()
    await told.send("Telling", seconds=3600)
    assert told.left() == 80


async def test_who_says_so_late_or_twice_gains_nothing():
    told = await Told.after_a_round()
    await told.pass_by(2.5)
    await told.send("Telling", seconds=9)
    assert told.left() == 60
    other = await Told.after_a_round()
    await other.send("Telling", seconds=9)
    await other.send("Told")
    await other.pass_by(1)
    await other.send("Telling", seconds=5)
    assert other.left() == 65
    await other.send("Told")
    assert other.left() == 61


async def test_the_others_see_the_same_clock_whether_it_waits_or_not():
    told = await Told.after_a_round()
    watcher = await told.pocket.sit(told.table, None)
    told.screens.append(watcher)
    seen = 60 + 1.5 * ROUND
    assert (told.left(screen=1), told.left(screen=2)) == (seen, seen)
    traffic = [len(screen.traffic) for screen in told.screens[1:]]
    await told.send("Telling", seconds=9)
    await told.pass_by(1)
    await told.send("Told")
    assert (told.left(screen=1), told.left(screen=2)) == (seen, seen)
    assert [len(screen.traffic) for screen in told.screens[1:]] == traffic


async def test_of_two_screens_the_clock_waits_for_the_one_that_tells_longer():
    told = await Told.after_a_round()
    second = await told.pocket.sit(told.table, ANN)
    await told.send("Telling", seconds=4)
    await told.send("Telling", second, seconds=8)
    await told.pass_by(1)
    await told.send("Told")
    assert told.left() == 68
    await told.pass_by(1)
    await told.send("Told", second)
    assert told.left() == 62


async def test_a_clock_does_not_wait_for_a_screen_that_is_closed():
    told = await Told.after_a_round()
    second = await told.pocket.sit(told.table, ANN)
    await told.send("Telling", second, seconds=8)
    await told.pass_by(1)
    told.table.part(second.client)
    await told.pocket.rest(told.table)
    assert told.left() == 61


async def test_a_clock_that_waits_goes_on_waiting_after_a_restart():
    told = await Told.after_a_round()
    await told.send("Telling", seconds=9)
    again = await told.pocket.open(told.table.id)
    screen = await told.pocket.sit(again, ANN)
    after = Told(told.pocket, again, [screen])
    after.asked = told.asked
    assert after.left() == 69
    await after.pass_by(2)
    await after.send("Told")
    assert after.left() == 62


async def test_a_clock_of_days_waits_for_nobody():
    told = await Told.after_a_round(clock=Clock("move", 24 * 3600))
    await told.send("Telling", seconds=9)
    assert told.left() == told.left(screen=1) == 24 * 3600


async def test_a_bank_is_not_spent_while_it_waits():
    told = await Told.after_a_round(clock=Clock("bank", 60))
    bank = told.left()
    await told.send("Telling", seconds=9)
    await told.pass_by(5)
    await told.pocket.answer(told.table, told.screens[0], 0)
    assert next(each for each in told.screens[0].clocks if each["seat"] == 0)["left"] == bank


async def test_what_was_taken_back_is_told_by_nobody():
    told = await Told.after_a_round(undo="free")
    await told.pocket.answer(told.table, told.screens[0], 0)
    await told.pass_by(5)
    await told.pocket.send(told.table, told.screens[0], "Undo", seat=0)
    until = told.left()
    await told.send("Telling", seconds=9)
    assert told.left() == until


async def test_a_clock_that_waited_runs_out_later_and_not_before():
    told = await Told.after_a_round()
    await told.send("Telling", seconds=9)
    before = len(told.table.play.match.answers)
    for seconds, late in ((60, set()), (1, {1}), (7, {1}), (2, {1}), (1, {0, 1})):
        await told.pass_by(seconds)
        assert {seat for seat, _ in told.table.play.match.answers[before:]} == late


@pytest.mark.parametrize("kind", ["Telling", "Told"])
async def test_nobody_tells_for_another_seat(kind):
    told = await Told.after_a_round()
    fields = {"seconds": 9} if kind == "Telling" else {}
    refused = await told.send(kind, told.screens[1], **fields)
    assert refused["refusal"]["type"] == "NotYourSeat"
    assert told.left() == 60


async def test_a_table_without_clocks_hears_it_and_does_nothing():
    pocket = Pocket()
    table = await pocket.lay("me", "bot:random")
    screen = await pocket.sit(table, ANN)
    told = Told(pocket, table, [screen])
    assert await told.send("Telling", seconds=9) == {"ref": 1}
    assert await told.send("Told") == {"ref": 1}


async def test_a_bot_answers_while_others_are_told():
    pocket = Pocket()
    table = await pocket.lay("me", "bot:random", clock=MINUTE)
    screen = await pocket.sit(table, ANN)
    pocket.loop.move_on(1)
    await pocket.rest(table)
    bot = sum(seat == 1 for seat, _ in table.play.match.answers)
    await pocket.send(table, screen, "Telling", seat=0, seconds=20)
    pocket.loop.move_on(1)
    await pocket.rest(table)
    assert sum(seat == 1 for seat, _ in table.play.match.answers) > bot
