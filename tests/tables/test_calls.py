"""Who is told what of a table that they do not have before them."""

from functools import partial

import pytest

from rouages.tables.ledger.rows import NoticeKind
from rouages.tables.match.beginning import lay_again, sit_down
from rouages.tables.wire.time_control import DAY, Clock
from tests.tables.pocket import ANN, BOB, Pocket
from tests.tables.test_live import decide, two_people

pytestmark = pytest.mark.anyio

FIVE_HOURS = 5 * 3600
BANK = Clock("bank", 10 * DAY)


async def bob_is_away(**wish):
    """Both have decided once, and Bob has closed his screen: the next round waits for him."""
    pocket = Pocket()
    table, first, second = await two_people(pocket, **wish)
    await decide(pocket, table, second)
    table.part(second.client)
    return pocket, table, first


async def test_who_is_awaited_and_not_here_is_told_after_a_minute():
    pocket, table, first = await bob_is_away()
    await decide(pocket, table, first)
    assert pocket.notices(table, BOB) == {"turn": 60}
    assert not pocket.notices(table, ANN)


async def test_a_screen_that_nobody_can_see_keeps_nobody_from_being_told():
    pocket = Pocket()
    table, first, second = await two_people(pocket)
    await pocket.send(table, second, "InView", visible=False)
    await decide(pocket, table, second)
    await decide(pocket, table, first)
    assert pocket.notices(table, BOB) == {"turn": 60}
    await pocket.send(table, second, "InView", visible=True)
    assert not pocket.notices(table, BOB)


async def test_who_comes_before_they_are_told_is_told_nothing():
    pocket, table, first = await bob_is_away()
    await decide(pocket, table, first)
    await pocket.sit(table, BOB)
    assert not pocket.notices(table, BOB)


async def test_nobody_is_told_twice_in_one_wait():
    pocket, table, first = await bob_is_away()
    await decide(pocket, table, first)
    pocket.ledger.sheets[table.id].notices.clear()
    await pocket.send(table, first, "Say", text="Well?")
    assert not pocket.notices(table, BOB)


async def test_a_fifth_of_the_clock_is_told_of_even_to_who_looked_when_it_began():
    pocket = Pocket()
    table, _, second = await two_people(pocket, clock=Clock("move", FIVE_HOURS))
    assert pocket.notices(table, BOB) == {"clock": pytest.approx(4 * 3600, abs=30)}
    await decide(pocket, table, second)
    assert not pocket.notices(table, BOB)
    assert "clock" in pocket.notices(table, ANN)


async def test_a_clock_of_which_a_fifth_is_no_time_is_told_of_to_nobody():
    pocket = Pocket()
    table, _, _ = await two_people(pocket, clock=Clock("move", 299))
    assert not pocket.notices(table, BOB)


async def test_whose_bank_is_nearly_empty_is_told_once_and_not_before_a_minute():
    pocket, table, first = await bob_is_away(clock=BANK)
    table.timers.timers[1].left = DAY
    await decide(pocket, table, first)
    assert pocket.notices(table, BOB) == {"turn": 60}


async def test_who_looks_on_with_a_bank_nearly_empty_is_told_of_it_once_they_are_gone():
    pocket = Pocket()
    table, first, second = await two_people(pocket, clock=BANK)
    await decide(pocket, table, second)
    table.timers.timers[1].left = DAY
    await decide(pocket, table, first)
    assert pocket.notices(table, BOB) == {"clock": 60}
    assert table.calls.moment(NoticeKind.CLOCK, BOB.id) is None
    table.part(second.client)
    assert table.calls.moment(NoticeKind.CLOCK, BOB.id) < pocket.loop.now()


@pytest.mark.parametrize(("minutes", "told"), [(5, {}), (12, {"turn": 60})])
async def test_an_answer_taken_back_begins_no_new_wait_within_ten_minutes(minutes, told):
    pocket = Pocket()
    table, first, second = await two_people(pocket, undo="free")
    await decide(pocket, table, second)
    table.part(second.client)
    await decide(pocket, table, first)
    assert pocket.notices(table, BOB) == {"turn": 60}
    second = await pocket.sit(table, BOB)
    await decide(pocket, table, second)
    assert not pocket.notices(table, BOB)
    table.part(second.client)
    pocket.loop.move_on(minutes * 60)
    await pocket.send(table, second, "Undo", seat=1)
    assert table.proceedings.awaited == {0, 1}
    assert pocket.notices(table, BOB) == told


async def test_a_last_call_comes_when_a_fifth_is_left_and_not_before():
    pocket, table, first = await bob_is_away(clock=Clock("move", FIVE_HOURS))
    await decide(pocket, table, first)
    calls, now = table.calls, pocket.loop.now()
    assert calls.moment(NoticeKind.CLOCK, BOB.id) == pytest.approx(now + 4 * 3600, abs=30)
    assert calls.moment(NoticeKind.TURN, BOB.id) == now
    assert calls.moment(NoticeKind.TURN, ANN.id) is None


async def test_what_is_so_no_more_is_not_said():
    pocket, table, first = await bob_is_away()
    await decide(pocket, table, first)
    bob = await pocket.sit(table, BOB)
    assert table.calls.moment(NoticeKind.TURN, BOB.id) is None
    await decide(pocket, table, bob)
    table.part(bob.client)
    assert table.calls.moment(NoticeKind.ENDS, BOB.id) is None
    assert table.calls.moment(NoticeKind.BEGINS, BOB.id) == pocket.loop.now()


async def test_who_laid_a_table_hears_that_somebody_came_and_who_came_that_it_begins():
    pocket = Pocket()
    table = await pocket.lay("me", "open", "open")
    await table.ask(partial(_sit, table, BOB))
    assert pocket.notices(table, ANN) == {"seat": 60}
    assert not pocket.notices(table, BOB)


def _sit(table, person, page):
    return sit_down(table.proceedings, person, None, page)


async def test_when_it_begins_and_ends_those_are_told_who_do_not_look():
    pocket = Pocket()
    table = await pocket.lay("me", "open")
    await table.ask(partial(_sit, table, BOB))
    bob = await pocket.sit(table, BOB)
    table.part(bob.client)
    ann = await pocket.sit(table, ANN)
    assert "begins" in pocket.notices(table, BOB)
    assert not pocket.notices(table, ANN)
    await pocket.send(table, ann, "Concede", seat=0)
    bob = await pocket.sit(table, BOB)
    await pocket.send(table, bob, "Concede", seat=1)
    table.part(bob.client)
    while table.seating.is_playing:
        pocket.loop.move_on(1)
        await pocket.rest(table)
    assert pocket.notices(table, BOB) == {"ends": 60}
    again = await table.ask(partial(lay_again, table.proceedings, ANN, pocket.loop.now()))
    (told,) = pocket.ledger.sheets[again].notices
    assert (told.guest, told.kind) == (BOB.id, "rematch")
    assert table.calls.moment(NoticeKind.ENDS, BOB.id) is None
