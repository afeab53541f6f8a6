"""A clock stands while the others decide whether its seat may take an answer back."""

import pytest

from rouages.tables.wire.states import UndoPolicy
from rouages.tables.wire.time_control import Clock
from tests.tables.pocket import ANN
from tests.tables.test_telling import MINUTE, Told

pytestmark = pytest.mark.anyio


class Asking(Told):
    """Ann has used ten seconds of her minute, and asks Bob whether she may take her last answer back."""

    @classmethod
    async def after_ten_seconds(cls, **wish):
        asking = await cls.after_a_round(undo=UndoPolicy.CONSENT, **wish)
        await asking.pass_by(10)
        await asking.send("Undo")
        return asking

    async def say(self, *, agrees):
        await self.pocket.send(self.table, self.screens[1], "Consent", seat=1, agrees=agrees)

    def clock(self, screen=0):
        return next(each for each in self.screens[screen].clocks if each["seat"] == 0)


async def test_who_asks_loses_no_time_while_the_others_decide():
    asking = await Asking.after_ten_seconds()
    assert (asking.clock()["until"], asking.clock()["left"]) == (None, 50)
    await asking.pass_by(30)
    await asking.say(agrees=True)
    assert asking.clock()["until"] - asking.pocket.loop.now() == 50


async def test_a_refusal_lets_the_clock_run_again_from_where_it_stood():
    asking = await Asking.after_ten_seconds()
    await asking.pass_by(30)
    await asking.say(agrees=False)
    assert asking.left() == 90


async def test_the_others_see_it_stand_and_run_again_too():
    asking = await Asking.after_ten_seconds()
    told = asking.table.timers.timers[0].unknown
    assert (asking.clock(1)["until"], asking.clock(1)["left"]) == (None, 50 + told)
    await asking.pass_by(30)
    await asking.say(agrees=False)
    assert asking.left(screen=1) == 90 + told


async def test_a_bank_is_not_spent_meanwhile_either():
    asking = await Asking.after_ten_seconds(clock=Clock("bank", 60))
    before = asking.clock()["left"]
    await asking.pass_by(30)
    await asking.pocket.answer(asking.table, asking.screens[0], 0)
    assert asking.clock()["left"] == before


async def test_who_asks_somebody_that_says_nothing_gains_what_the_clock_gives_and_no_more():
    asking = await Asking.after_ten_seconds()
    while asking.screens[1].question():
        await asking.pocket.answer(asking.table, asking.screens[1], 0)
    await asking.send("Undo")
    await asking.pass_by(59)
    assert asking.clock()["until"] is None
    await asking.pass_by(1)
    assert asking.left() == 120
    await asking.send("Undo")
    assert asking.left() == 120
    await asking.pass_by(50)
    assert asking.table.timers.timers[0].expired


async def test_asking_again_and_again_gains_no_more_than_asking_once():
    asking = await Asking.after_ten_seconds()
    for _ in range(4):
        await asking.send("Undo")
        await asking.pass_by(8)
        await asking.say(agrees=False)
    assert asking.left() == 60 + 4 * 8
    timer = asking.table.timers.timers[0]
    assert timer.stood == 4 * 8
    await asking.send("Undo")
    assert timer.stands - asking.pocket.loop.now() == MINUTE.seconds - 4 * 8


async def test_after_a_restart_nobody_asks_and_the_clock_runs():
    asking = await Asking.after_ten_seconds()
    await asking.pass_by(5)
    again = await asking.pocket.open(asking.table.id)
    after = Asking(asking.pocket, again, [await asking.pocket.sit(again, ANN)])
    after.asked = asking.asked
    assert after.left() == 65
