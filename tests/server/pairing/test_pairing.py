"""Quick pairing: people wait together and are brought to the first table that fits."""

import asyncio
from functools import partial

import pytest
from sqlalchemy import func, insert, select

from rouages.server.store.database import SKILLS, TABLES
from rouages.server.store.writer import Batch
from rouages.tables.match import beginning
from rouages.tables.wire.states import NewTable, Place
from tests.server.pairing.waiting import PAIR, Hands, found, page, want
from tests.server.people.test_keepers import do, keeper_of, number_of
from tests.server.people.test_own_data import unpacked
from tests.server.people.test_ties import tie
from tests.server.running import hang_up, shows

pytestmark = pytest.mark.anyio


@pytest.fixture
def door(either_door):
    return either_door


@pytest.fixture
def hands(door, monkeypatch):
    return Hands(monkeypatch, door)


async def laid(door):
    """How many tables there are."""
    return (await door.house.storage.row(select(func.count()).select_from(TABLES)))[0]


async def strong(door, handle, points, game="out-of-gears"):
    """Somebody is believed to be so strong."""
    guest = await door.house.guests.of_handle(handle)
    batch = Batch()
    skill = {"mu": 25 + (points - 1500) / 24, "sigma": 1.0, "matches": 20, "sure": 20.0}
    batch.add(insert(SKILLS), {"game": game, "guest": guest.id, **skill})
    await door.house.storage.commit(batch)


async def test_two_who_want_the_same_are_brought_to_one_table_and_play(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    state = await want(ann, games=["out-of-gears", "robo-rally"], paces=["days", "live"], sizes=[2, 3])
    assert (state["wait"]["table"], state["wait"]["forming"]["people"]) == (None, [])
    assert state["searching"] == {"out-of-gears": 1, "robo-rally": 1}
    table = (await want(bob))["wait"]["table"]
    assert table
    assert await found(ann) == table
    assert [card["table"]["id"] for card in (await ann.get("/api/lobby"))["mine"]] == [table]
    first, second = await ann.sit(table), await bob.sit(table)
    await first.begun()
    await second.begun()
    assert sorted(seat["name"] for seat in first.seats) == ["Ann", "Bob"]
    assert (first.table["clock"]["kind"], first.table["clock"]["seconds"]) == ("move", 180)
    assert (await ann.get("/api/pairing"))["searching"] == {}


async def test_who_wants_something_else_waits_on(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    await want(ann)
    for other in ({"games": ["robo-rally"]}, {"paces": ["days"]}, {"sizes": [3]}):
        assert (await want(bob, **other))["wait"]["table"] is None
    assert await found(ann) is None
    assert (await want(bob))["wait"]["table"]


async def test_all_who_look_are_shown_who_waits_with_them(door):
    ann, bob = await door.account("Ann"), await door.guest("Bob")
    await strong(door, "ann", 1600)
    await want(ann, sizes=[4])
    screen = await page(bob, door)
    await shows(screen, lambda state: state["searching"] == {"out-of-gears": 1})
    state = await want(bob, sizes=[4], bots=30)
    forming = state["wait"]["forming"]
    assert (forming["game"], forming["pace"], forming["size"]) == ("out-of-gears", "live", 4)
    assert forming["people"] == [{"name": "Ann", "points": 1600, "bots": False}]
    assert forming["bots"] == 3
    assert round(state["wait"]["bots_at"] - state["wait"]["since"]) == 30


@pytest.mark.parametrize("blocker", ["ann", "bob"])
async def test_a_block_keeps_people_apart_whoever_made_it(door, blocker):
    people = {name: await door.account(name) for name in ("ann", "bob")}
    await tie(people[blocker], "bob" if blocker == "ann" else "ann", "block")
    for person in people.values():
        state = await want(person)
    assert state["wait"]["table"] is None
    assert state["wait"]["forming"]["people"] == []
    assert (await want(await door.account("Cleo")))["wait"]["table"]


async def test_strength_keeps_people_apart_for_a_while_only(door, hands):
    ann, bob = await door.account("Ann"), await door.account("Bob")
    await strong(door, "bob", 1899)
    screens = [await page(ann, door), await page(bob, door)]
    await want(ann)
    assert (await want(bob))["wait"]["table"] is None
    await hands.move(19, steps=4)
    assert await found(ann) is None
    await hands.move(3)
    assert await found(ann) == await found(bob) is not None
    assert screens


async def test_who_wants_a_rated_match_waits_for_people_who_sign_in(door):
    ann, guest, bob = await door.account("Ann"), await door.guest("Guest"), await door.account("Bob")
    await want(ann, accounts=True)
    assert (await want(guest))["wait"]["table"] is None
    await want(bob, accounts=True)
    assert await found(ann) == await found(bob) is not None
    assert await found(guest) is None


async def test_bots_come_when_one_says_so(door):
    ann = await door.guest("Ann")
    await want(ann, sizes=[3, 4])
    table = (await ann.post("/api/pairing/bots"))["wait"]["table"]
    screen = await ann.sit(table)
    await screen.begun()
    assert sorted(seat["kind"] for seat in screen.seats) == ["bot", "bot", "person"]


async def test_bots_come_after_the_time_that_one_has_chosen(door, hands):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    screens = [await page(ann, door), await page(bob, door)]
    await want(ann, sizes=[4], bots=30)
    await want(bob, sizes=[4])
    await hands.move(28, steps=4)
    assert await found(ann) is None
    await hands.move(3)
    card = await ann.get(f"/api/tables/{await found(ann)}")
    assert [seat["kind"] for seat in card["seats"]].count("bot") == 3
    assert await found(bob) is None
    assert screens


async def test_who_stops_waiting_is_brought_nowhere(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    await want(ann)
    assert (await ann.delete("/api/pairing"))["wait"] is None
    assert (await want(bob))["wait"]["table"] is None
    assert (await ann.post("/api/pairing/bots", status=409))["type"] == "NotWaiting"


async def test_who_closes_the_page_waits_no_more_after_a_moment(door, hands):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    first, second = await page(ann, door), await page(ann, door)
    await want(ann)
    await hang_up(first)
    await hands.move(30, steps=6)
    state = await shows(second, lambda state: state["wait"])
    assert state["searching"] == {"out-of-gears": 1}
    await hang_up(second)
    await hands.move(11)
    assert (await want(bob))["wait"]["table"] is None
    third = await page(ann, door)
    await hands.move(5)
    assert await found(ann) is None
    assert (await shows(third, lambda _: True))["wait"] is None


async def test_every_page_of_somebody_is_told_of_the_one_table(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    pages = [await page(ann, door), await page(ann, door)]
    await want(ann)
    await want(ann)
    await want(bob)
    states = [await shows(each, lambda state: state["wait"] and state["wait"]["table"]) for each in pages]
    assert {state["wait"]["table"] for state in states} == {await found(bob)}
    assert await laid(door) == 1


async def test_a_table_is_not_laid_for_who_wants_something_else_by_then(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    await want(ann)
    await want(bob, sizes=[3])
    pairing = door.house.pairing
    now = door.house.tables.now()
    known = await pairing._known(now)
    await ann.delete("/api/pairing")
    row = beginning.lay(table_for_two(), next(iter(known.values())).guest, door.house.levels, now)
    assert not await pairing._book.seat(row, [each.row for each in known.values()], now)
    assert await laid(door) == 0
    assert await found(bob) is None


def table_for_two():
    return NewTable("out-of-gears", (Place("open"), Place("open")))


async def test_who_was_sent_away_is_not_found_a_table(door):
    kim = await keeper_of(door)
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    await want(ann)
    await do(kim, "Ban", guest=await number_of(kim, "Ann"), days=1)
    assert (await want(bob))["wait"]["table"] is None
    assert (await want(ann, 403))["type"] == "Banned"


async def left_at_once(person):
    """Find a table with bots and give up in the first turn."""
    await want(person)
    table = (await person.post("/api/pairing/bots"))["wait"]["table"]
    screen = await person.sit(table)
    await screen.begun()
    await screen.reply("Concede", seat=screen.reader["seat"])


async def test_who_leaves_three_tables_in_the_first_turn_waits_for_a_quarter_of_an_hour(door, hands):
    ann = await door.guest("Ann")
    for count in (1, 2):
        await left_at_once(ann)
        assert (await ann.get("/api/pairing"))["left"] == count
        assert (await ann.get("/api/pairing"))["held"] is None
    await left_at_once(ann)
    state = await ann.get("/api/pairing")
    assert state["left"] == 3
    assert state["held"] - state["now"] == pytest.approx(900, abs=60)
    refusal = await want(ann, 429)
    assert (refusal["type"], refusal["minutes"]) == ("PairingHeld", pytest.approx(15, abs=1))
    await hands.move(state["held"] - state["now"])
    assert (await want(ann))["wait"]


async def test_who_comes_back_within_the_first_turn_has_not_left(door):
    ann = await door.guest("Ann")
    await want(ann)
    screen = await ann.sit((await ann.post("/api/pairing/bots"))["wait"]["table"])
    await screen.begun()
    live = await door.house.tables.open(screen.table["id"])
    seat = live.seating.seats[screen.reader["seat"]]
    await live.ask(partial(beginning.vacate, live.proceedings, seat.guest))
    assert (await ann.get("/api/pairing"))["left"] == 1
    await screen.reply("Return", seat=seat.number)
    assert (await ann.get("/api/pairing"))["left"] == 0


async def test_who_leaves_later_is_not_counted(door):
    ann = await door.guest("Ann")
    await want(ann)
    screen = await ann.sit((await ann.post("/api/pairing/bots"))["wait"]["table"])
    await screen.begun()
    while screen.table["status"] == "playing" and screen.view["round"] < 2:
        await screen.answer(0)
    await screen.reply("Concede", seat=screen.reader["seat"])
    assert (await ann.get("/api/pairing"))["left"] == 0


async def test_a_table_to_which_somebody_does_not_come_is_called_off(door, hands):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    await want(ann)
    table = (await want(bob))["wait"]["table"]
    screen = await ann.sit(table)
    await hands.move(59)
    await door.house.pairing.sweep()
    assert (await ann.get(f"/api/tables/{table}"))["table"]["status"] == "waiting"
    await hands.move(2)
    await door.house.pairing.sweep()
    await screen.until(lambda: screen.table["status"] == "cancelled")
    assert [(await each.get("/api/pairing"))["left"] for each in (ann, bob)] == [0, 1]


async def test_what_cannot_be_wanted_is_refused_in_a_sentence(door):
    ann = await door.guest("Ann")
    for name in PAIR:
        assert (await want(ann, 409, **{name: []}))["type"] == "NothingWanted"
    assert (await want(ann, 409, games=["cyberion"], sizes=[8]))["type"] == "NoTableFits"
    assert (await want(ann, 400, games=["chess"]))["type"] == "UnknownGame"
    for wrong in (
        {"sizes": [1]},
        {"sizes": [99]},
        {"paces": ["slow"]},
        {"bots": 0},
        {"more": 1},
        {"games": 1},
    ):
        assert (await want(ann, 400, **wrong))["type"] == "Malformed"
    assert (await want(door.stranger(), 401))["type"] == "NoName"
    assert (await door.stranger().get("/api/pairing"))["wait"] is None
    assert (await ann.get("/api/pairing"))["wait"] is None


async def test_my_file_says_what_i_wanted_and_which_tables_were_found(door):
    ann = await door.guest("Ann")
    await want(ann, sizes=[2, 3])
    await ann.post("/api/pairing/bots")
    own, _ = await unpacked(ann)
    assert own["wait"]["sizes"] == [2, 3]
    assert own["tables"][0]["pairing"]["left"] is None


async def test_what_was_found_is_forgotten_after_a_day(door, hands):
    ann = await door.guest("Ann")
    await left_at_once(ann)
    await hands.move(24 * 3600 + 60)
    assert (await ann.get("/api/pairing"))["left"] == 0
    await door.house.pairing.forget()
    assert (await unpacked(ann))[0]["tables"][0]["pairing"] is None


async def test_how_long_one_usually_waits_is_the_middle_of_what_was_seen_in_the_last_day(door, hands):
    pairs = [[await door.guest(f"{name}{number}") for name in ("Ann", "Bob")] for number in range(2)]
    for waits, (ann, bob) in zip((20, 50), pairs, strict=True):
        await want(ann)
        await page(ann, door)
        await hands.move(waits, 10)
        await want(bob)
        assert await found(ann)
    await hands.move(61)
    stranger = await door.stranger().get("/api/pairing")
    assert stranger["usual"] == {"out-of-gears": pytest.approx(10, abs=1)}
    await hands.move(24 * 3600)
    assert (await door.stranger().get("/api/pairing"))["usual"] == {}


async def begun_with_a_bot(door, **wish):
    """Ann at a table with a bot, in its first turn."""
    ann = await door.guest("Ann")
    await want(ann, **wish)
    table = (await ann.post("/api/pairing/bots"))["wait"]["table"]
    screen = await ann.sit(table)
    await screen.asked()
    return table, screen


async def test_who_comes_before_the_second_turn_takes_a_bots_seat_if_all_want_that(door):
    table, screen = await begun_with_a_bot(door, joins=True)
    bob = await door.guest("Bob")
    assert (await want(bob, joins=True))["wait"]["table"] == table
    await screen.until(lambda: "Bob" in [seat["name"] for seat in screen.seats])
    his = await bob.sit(table)
    await his.asked()
    seats = (await door.house.tables.open(table)).seating.seats
    assert sorted(seat.kind.value for seat in seats) == ["person", "person"]
    cid = await door.guest("Cid")
    assert (await want(cid, joins=True))["wait"]["table"] is None


@pytest.mark.parametrize(("hers", "his"), [(True, False), (False, True)])
async def test_nobody_comes_in_place_of_a_bot_where_one_of_them_would_not(door, hers, his):
    await begun_with_a_bot(door, joins=hers)
    bob = await door.guest("Bob")
    assert (await want(bob, joins=his))["wait"]["table"] is None


async def test_nobody_comes_in_the_second_turn_nor_where_advice_was_asked_nor_beside_who_is_blocked(door):
    _table, screen = await begun_with_a_bot(door, joins=True)
    while screen.view["round"] < 2:
        await screen.answer(0)
        await screen.until(screen.question)
    bob = await door.guest("Bob")
    assert (await want(bob, joins=True))["wait"]["table"] is None
    await bob.delete("/api/pairing")
    ann, cid = await door.account("Anna"), await door.account("Cid")
    await want(ann, joins=True)
    await ann.post("/api/pairing/bots")
    await tie(ann, "cid", "block")
    assert (await want(cid, joins=True))["wait"]["table"] is None
    await cid.delete("/api/pairing")
    other, hinted = await begun_with_a_bot(door, joins=True, games=["robo-rally"])
    (await door.house.tables.open(other)).seating.seats[hinted.reader["seat"]].hints = 1
    assert (await want(await door.guest("Dan"), joins=True, games=["robo-rally"]))["wait"]["table"] is None


async def test_of_two_who_come_at_once_one_has_the_bots_seat(door):
    table, _ = await begun_with_a_bot(door, joins=True)
    bob, cid = await door.account("Bob"), await door.account("Cid")
    await tie(bob, "cid", "block")
    await asyncio.gather(want(bob, joins=True), want(cid, joins=True))
    tables = [await found(person) for person in (bob, cid)]
    assert sorted(tables, key=bool) == [None, table]
    held = [seat.guest for seat in (await door.house.tables.open(table)).seating.seats]
    assert len(set(held)) == 2
