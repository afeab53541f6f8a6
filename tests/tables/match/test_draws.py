"""Draws: the people at a table share the first place, if all of them want to."""

import pytest

from rouages.tables.wire.states import SeatKind
from tests.tables.pocket import ANN, BOB, Person, Pocket
from tests.tables.test_live import decide, two_people

pytestmark = pytest.mark.anyio

CLEO = Person(3, "Cleo")


async def told(pocket, table, screen, *, agrees=True, draw=True):
    await pocket.send(table, screen, "Stop", agrees=agrees, draw=draw)


async def a_turn(pocket, table, *screens):
    """Play until the next turn begins."""
    before = table.proceedings.progress.round
    while table.proceedings.progress.round == before:
        for screen in screens:
            await decide(pocket, table, screen)


async def in_the_second_turn(pocket, **wish):
    table, first, second = await two_people(pocket, **wish)
    await a_turn(pocket, table, first, second)
    return table, first, second


def wishes(screen):
    return [(seat["stops"], seat["draws"]) for seat in screen.seats]


async def test_a_match_is_drawn_once_all_agree_and_all_share_the_first_place():
    pocket = Pocket()
    table, first, second = await in_the_second_turn(pocket)
    assert first.table["drawable"]
    await told(pocket, table, first)
    assert wishes(second) == [(True, True), (False, False)]
    assert second.table["status"] == "playing"
    await told(pocket, table, second)
    assert first.table["status"] == second.table["status"] == "drawn"
    assert not first.questions
    assert first.result is None
    rows = pocket.ledger.sheets[table.id].results
    assert [(row.guest, row.place, row.drawn, row.rated) for row in rows] == [
        (ANN.id, 1, True, True),
        (BOB.id, 1, True, True),
    ]


async def test_nothing_is_drawn_in_the_first_turn():
    pocket = Pocket()
    table, first, second = await two_people(pocket)
    assert not first.table["drawable"]
    for screen in (first, second):
        await told(pocket, table, screen)
    assert first.kinds["NoDrawHere"] == second.kinds["NoDrawHere"] == 1
    assert first.table["status"] == "playing"


async def test_an_offer_ends_with_the_turn_and_one_to_stop_does_not():
    pocket = Pocket()
    for draw in (True, False):
        table, first, second = await in_the_second_turn(pocket)
        await told(pocket, table, first, draw=draw)
        await decide(pocket, table, second)
        assert wishes(second)[0] == (True, draw)
        await a_turn(pocket, table, first, second)
        assert wishes(second)[0] == (not draw, False)
        await told(pocket, table, second)
        assert second.table["status"] == "playing"


async def test_an_offer_outlives_a_table_that_is_read_anew():
    pocket = Pocket()
    table, first, second = await in_the_second_turn(pocket)
    await told(pocket, table, second)
    table = await pocket.open(table.id)
    first = await pocket.sit(table, ANN)
    assert wishes(first) == [(False, False), (True, True)]
    await told(pocket, table, first)
    assert first.table["status"] == "drawn"
    table = await pocket.open(table.id)
    assert (await pocket.sit(table, BOB)).table["status"] == "drawn"


async def test_who_asks_for_the_other_of_the_two_asks_anew_and_ends_nothing():
    pocket = Pocket()
    table, first, second = await in_the_second_turn(pocket)
    await told(pocket, table, first, draw=True)
    await told(pocket, table, second, draw=False)
    assert wishes(first) == [(False, False), (True, False)]
    await told(pocket, table, first, draw=True)
    assert wishes(first) == [(True, True), (False, False)]
    assert first.table["status"] == "playing"
    await told(pocket, table, second, draw=True)
    assert first.table["status"] == "drawn"


async def test_who_would_play_on_ends_the_matter_and_who_offered_is_told_of_what():
    pocket = Pocket()
    table, first, second = await in_the_second_turn(pocket)
    await told(pocket, table, first)
    await told(pocket, table, second, agrees=False)
    assert wishes(first) == [(False, False)] * 2
    assert first.undo["refused"] == {"seat": 0, "by": 1, "what": "draw"}


async def test_who_gave_up_is_asked_no_more_and_is_behind_those_who_drew():
    pocket = Pocket()
    table = await pocket.lay("me", "here:Bob", "here:Cleo")
    table.seating.seats[1].guest, table.seating.seats[2].guest = BOB.id, CLEO.id
    screens = [await pocket.sit(table, person) for person in (ANN, BOB, CLEO)]
    await a_turn(pocket, table, *screens)
    await pocket.send(table, screens[2], "Concede", seat=2)
    for screen in screens[:2]:
        await told(pocket, table, screen)
    assert screens[0].table["status"] == "drawn"
    assert [row.place for row in pocket.ledger.sheets[table.id].results] == [1, 1, 3]


@pytest.mark.parametrize(
    ("places", "game"),
    [
        (["me", "here:Bob"], "cyberion"),
        (["me", "here:Bob"], "out-of-gears"),
        (["me", "here:Bob", "bot:random"], "out-of-gears"),
    ],
    ids=["who win together", "one screen", "a bot"],
)
async def test_only_rivals_agree_on_a_draw_and_with_no_bot_among_them(places, game):
    pocket = Pocket()
    table = await pocket.lay(*places, game=game)
    if len(places) > 2 or game == "cyberion":
        table.seating.seats[1].guest = BOB.id
    screens = [await pocket.sit(table, person) for person in (ANN, BOB)]
    while table.proceedings.progress.round < 2:
        for screen in screens[: 1 + (table.seating.seats[1].guest == BOB.id)]:
            if screen.question():
                await pocket.answer(table, screen, 0)
        pocket.loop.move_on(1)
        await pocket.rest(table)
    await told(pocket, table, screens[0])
    assert screens[0].kinds["NoDrawHere"] == 1
    assert not screens[0].table["drawable"]


async def test_who_has_taken_a_bots_seat_draws_without_a_result():
    pocket = Pocket()
    table, first, second = await in_the_second_turn(pocket)
    table.seating.seats[1].level = "random"
    assert table.seating.seats[1].kind is SeatKind.PERSON
    for screen in (first, second):
        await told(pocket, table, screen)
    assert first.table["status"] == "drawn"
    assert not pocket.ledger.sheets[table.id].results


async def test_who_is_elsewhere_is_told_that_a_draw_is_offered():
    pocket = Pocket()
    table, first, second = await in_the_second_turn(pocket)
    table.part(second.client)
    await pocket.rest(table)
    pocket.ledger.sheets[table.id].notices.clear()
    await told(pocket, table, first)
    assert "draw" in pocket.notices(table, BOB)
    assert not {"draw", "stop"} & set(pocket.notices(table, ANN))
