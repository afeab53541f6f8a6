"""Tournaments run by themselves: people enter, rounds are drawn and played, somebody wins."""

import asyncio
import time
from hashlib import sha256

import pytest
from sqlalchemy import select

from rouages.server.store.database import NOTICES, SITTINGS, TABLES
from rouages.server.tournaments.drawing import lots, seats_at
from rouages.server.tournaments.round_robin import round_of
from rouages.tables.ledger.ledger import Lost
from rouages.tables.wire.time_control import DAY
from tests.server.people.mailbox import Mailbox
from tests.server.people.pushing import PushService
from tests.server.people.test_keepers import do, keeper_of
from tests.server.people.test_mail import reachable
from tests.server.people.test_own_data import unpacked
from tests.server.people.test_push import told_at
from tests.server.people.test_ties import tie
from tests.server.running import running
from tests.server.tournaments.playing import CUP, Clock, enter, laid, make, page_of

pytestmark = pytest.mark.anyio


@pytest.fixture
def door(either_door):
    return either_door


@pytest.fixture
def clock(door, monkeypatch):
    return Clock(monkeypatch, door)


async def four(door):
    return [await door.guest(name) for name in ("Ann", "Bob", "Cleo", "Dan")]


async def test_a_round_robin_begins_when_it_is_full_and_has_a_winner(door, clock):
    people = await four(door)
    tournament = (await make(people[0]))["card"]["id"]
    page = await enter(tournament, *people)
    assert (page["card"]["stage"], page["card"]["entered"], page["card"]["rounds"]) == ("open", 4, 3)
    await clock.look()
    page = await page_of(people[0], tournament)
    [drawn] = page["drawn"]
    assert sorted(player for sat in drawn["tables"] for player in sat["players"]) == [0, 1, 2, 3]
    assert sorted(entrant["name"] for entrant in page["entrants"]) == ["Ann", "Bob", "Cleo", "Dan"]
    own = next(sat for sat in drawn["tables"] if page["me"] in sat["players"])
    assert sorted(own["missing"]) == sorted(own["players"])
    assert [card["table"]["id"] for card in (await people[0].get("/api/lobby"))["mine"]] == [own["table"]]
    page = await clock.play(people[0], tournament)
    assert len(page["drawn"]) == 3
    met = [frozenset(sat["players"]) for drawn in page["drawn"] for sat in drawn["tables"]]
    assert len(set(met)) == len(met) == 6
    assert sum(row["points"] for row in page["standings"]) == 6
    assert [row["played"] for row in page["standings"]] == [3] * 4
    first = page["entrants"][page["standings"][0]["player"]]["name"]
    assert first in page["card"]["winners"]
    assert await laid(door, TABLES) == [6]


async def test_a_table_begins_when_all_have_come_and_a_bot_plays_for_who_does_not(door, clock):
    people = await four(door)
    tournament = (await make(people[0]))["card"]["id"]
    await enter(tournament, *people)
    await clock.look()
    page = await page_of(people[0], tournament)
    own = next(sat for sat in page["drawn"][0]["tables"] if page["me"] in sat["players"])
    screen = await people[0].sit(own["table"])
    await clock.move(290)
    page = await page_of(people[0], tournament)
    [own] = [sat for sat in page["drawn"][0]["tables"] if sat["table"] == own["table"]]
    assert own["status"] == "waiting"
    assert own["missing"] == [player for player in own["players"] if player != page["me"]]
    await clock.move(11)
    await screen.begun()
    other = own["missing"][0]
    page = await page_of(people[0], tournament)
    [own] = [sat for sat in page["drawn"][0]["tables"] if sat["table"] == own["table"]]
    assert own["stood_in"] == [other]
    name = page["entrants"][other]["name"]
    [late] = [person for person in people if (await person.get("/api/me"))["name"] == name]
    back = await late.sit(own["table"])
    await back.until(lambda: back.seats and not any(seat["away"] for seat in back.seats))


@pytest.mark.parametrize(
    ("form", "seats", "size"), [("knock-out", 2, 6), ("swiss", 2, 5), ("knock-out", 3, 5)]
)
async def test_every_form_comes_to_its_end_with_bots_in_the_places_that_are_left(
    door, clock, form, seats, size
):
    ann = await door.guest("Ann")
    wish = {"form": form, "seats": seats, "size": size, "bots": "easy"}
    tournament = (await make(ann, begins=door.house.tables.now() + 60, **wish))["card"]["id"]
    await enter(tournament, ann)
    await clock.move(61)
    page = await page_of(ann, tournament)
    assert [bool(entrant["bot"]) for entrant in page["entrants"]].count(True) == size - 1
    page = await clock.play(ann, tournament)
    assert len(page["card"]["winners"]) >= 1
    assert len(page["drawn"]) == page["card"]["rounds"]
    if form == "knock-out":
        assert [row["out"] for row in page["standings"]] == [False] + [True] * (size - 1)


async def test_who_enters_can_leave_until_it_begins(door, clock):
    people = await four(door)
    tournament = (await make(people[0]))["card"]["id"]
    await enter(tournament, *people[:3])
    assert (await enter(tournament, people[1]))["card"]["entered"] == 3
    address = f"/api/tournaments/{tournament}/entry"
    assert (await people[1].delete(address))["card"]["entered"] == 2
    await enter(tournament, *people)
    stranger = await door.guest("Eve")
    assert (await enter(tournament, stranger, status=409))["type"] == "TournamentFull"
    await clock.look()
    assert (await people[1].delete(address, 409))["type"] == "TournamentBegun"
    assert (await enter(tournament, stranger, status=409))["type"] == "TournamentBegun"


async def test_its_maker_begins_it_early_and_calls_it_off_and_nobody_else(door, clock):
    people = await four(door)
    tournament = (await make(people[0], size=8))["card"]["id"]
    address = f"/api/tournaments/{tournament}"
    await enter(tournament, *people[:3])
    assert (await people[0].post(f"{address}/begin", {}, 409))["type"] == "TooFewEntered"
    await enter(tournament, people[3])
    assert (await people[1].post(f"{address}/begin", {}, 403))["type"] == "NotTheMaker"
    assert (await people[1].delete(address, 403))["type"] == "NotTheMaker"
    page = await people[0].post(f"{address}/begin", {})
    tables = [sat["table"] for sat in page["drawn"][0]["tables"]]
    assert len(tables) == 2
    assert (await people[0].delete(address))["card"]["stage"] == "cancelled"
    for table in tables:
        assert (await people[0].get(f"/api/tables/{table}"))["table"]["status"] == "cancelled"
    assert (await people[0].delete(address, 409))["type"] == "TournamentEnded"


async def test_too_few_by_the_time_that_was_said_play_none(door, clock):
    ann = await door.guest("Ann")
    tournament = (await make(ann, begins=door.house.tables.now() + 60))["card"]["id"]
    await enter(tournament, ann)
    await clock.move(59)
    assert (await page_of(ann, tournament))["card"]["stage"] == "open"
    await clock.move(2)
    assert (await page_of(ann, tournament))["card"]["stage"] == "cancelled"


async def test_a_keeper_calls_one_off_and_the_log_says_why(door, clock):
    ann = await door.guest("Ann")
    tournament = (await make(ann, name="Rude words"))["card"]["id"]
    kim = await keeper_of(door)
    assert (await page_of(kim, tournament))["keeper"]
    act = await do(kim, "CallOff", tournament=tournament)
    assert act["acts"][0]["whom"] == "Ann"
    assert (await page_of(ann, tournament))["card"]["stage"] == "cancelled"


async def test_seats_of_a_tournament_are_drawn_and_nobody_changes_them(door, clock):
    people = await four(door)
    tournament = (await make(people[0]))["card"]["id"]
    await enter(tournament, *people)
    await clock.look()
    page = await page_of(people[0], tournament)
    for sat in page["drawn"][0]["tables"]:
        address = f"/api/tables/{sat['table']}"
        for person in people:
            card = await person.get(address)
            if card["mine"]:
                assert card["table"]["tournament"] == tournament
                assert (await person.post(f"{address}/rise", {}, 409))["type"] == "SeatsAreDrawn"
            if card["host"]:
                assert (await person.delete(address, 409))["type"] == "SeatsAreDrawn"


async def test_a_round_that_could_not_be_written_is_drawn_once_and_whole(door, clock, monkeypatch):
    people = await four(door)
    tournament = (await make(people[0]))["card"]["id"]
    await enter(tournament, *people)
    storage, commit = door.house.storage, door.house.storage.commit

    async def lost(batch):
        raise Lost("cut off")

    monkeypatch.setattr(storage, "commit", lost)
    await clock.look()
    monkeypatch.setattr(storage, "commit", commit)
    assert await laid(door, TABLES, SITTINGS, NOTICES) == [0, 0, 0]
    await asyncio.gather(*(clock.look() for _ in range(5)))
    assert await laid(door, TABLES, SITTINGS) == [2, 2]
    assert (await page_of(people[0], tournament))["card"]["round"] == 1


async def test_bad_plans_are_refused_in_one_sentence(door):
    ann = await door.guest("Ann")
    now = door.house.tables.now()
    for wish, refusal in (
        ({"game": "cyberion"}, "NoRivals"),
        ({"seats": 3}, "PairsOnly"),
        ({"form": "swiss", "seats": 7, "game": "gear-and-piston", "size": 16}, "TablesTooLarge"),
        ({"form": "swiss", "seats": 5}, "TablesTooLarge"),
        ({"begins": now - 1}, "BeginsTooLate"),
        ({"begins": now + 91 * 24 * 3600}, "BeginsTooLate"),
        ({"bots": "clairvoyant"}, "UnknownLevel"),
    ):
        assert (await make(ann, 409 if refusal != "UnknownLevel" else 400, **wish))["type"] == refusal
    for wish in ({"size": 3}, {"size": 65}, {"form": "lottery"}, {"name": ""}):
        assert (await make(ann, 400, **wish))["type"] == "Malformed"
    stranger = door.stranger()
    assert (await stranger.post("/api/tournaments", CUP, 401))["type"] == "NoName"
    for _ in range(5):
        await make(ann)
    assert (await make(ann, 409))["type"] == "TooManyTournaments"


async def test_a_list_shows_what_everybody_may_find_and_what_one_plays(door):
    ann, bob = await door.account("Ann"), await door.account("Bob")
    secret = (await make(ann, name="Ours", listed=False))["card"]["id"]
    await make(ann, name="All")

    async def names(person):
        return [card["plan"]["name"] for card in (await person.get("/api/tournaments"))["tournaments"]]

    assert await names(ann) == ["All", "Ours"]
    assert await names(bob) == ["All"]
    await enter(secret, bob)
    assert await names(bob) == ["All", "Ours"]
    await tie(ann, "bob", "block")
    assert await names(bob) == []
    other = (await make(ann))["card"]["id"]
    assert (await enter(other, bob, status=403))["type"] == "SeatsForOthers"


async def test_who_plays_is_told_that_their_table_is_ready(door, clock):
    people = await four(door)
    tournament = (await make(people[0], name="Spring cup"))["card"]["id"]
    await enter(tournament, *people)
    await door.house.messenger.stop()
    await clock.look()
    rows = await door.house.storage.rows(select(NOTICES))
    assert sorted(row.kind for row in rows) == ["round"] * 4


async def test_that_a_table_is_ready_reaches_who_said_nothing_about_it_by_push_and_by_mail(
    tmp_path, monkeypatch, anyio_backend
):
    async with (
        Mailbox() as box,
        PushService() as service,
        running(tmp_path, mail=box.settings, private_webhooks=True) as door,
    ):
        await door.house.messenger.stop()
        clock = Clock(monkeypatch, door)
        ada = await reachable(door, box)
        await told_at(ada, service.browser())
        service.taken.clear()
        tournament = (await make(ada, name="Spring cup"))["card"]["id"]
        await enter(tournament, ada, *[await door.guest(name) for name in ("Bob", "Cleo", "Dan")])
        await clock.look()
        await door.house.messenger.say_all()
        said = "Spring cup: your table is ready (Out of Gears)."
        assert (await box.letter(1))["Subject"] == said
        assert [message["text"] for _, message in service.taken] == [said]


async def test_what_somebody_plays_is_theirs_to_take_along(door, clock):
    people = await four(door)
    tournament = (await make(people[0]))["card"]["id"]
    await enter(tournament, *people)
    await clock.look()
    [own] = (await unpacked(people[1]))[0]["tournaments"]
    assert (own["id"], own["maker"], own["stage"]) == (tournament, False, "playing")
    assert own["lot"] == (await page_of(people[1], tournament))["me"]
    await people[1].post("/api/me/leave", {"password": None})
    page = await clock.play(people[0], tournament)
    assert sorted(entrant["name"] for entrant in page["entrants"]) == ["", "Ann", "Cleo", "Dan"]


async def test_who_plays_against_bots_in_a_tournament_gets_no_hints_and_cannot_stop(door, clock):
    ann = await door.guest("Ann")
    tournament = (await make(ann, bots="easy"))["card"]["id"]
    await enter(tournament, ann)
    page = await ann.post(f"/api/tournaments/{tournament}/begin", {})
    [own] = [sat for sat in page["drawn"][0]["tables"] if page["me"] in sat["players"]]
    screen = await ann.sit(own["table"])
    asked = await screen.asked()
    wish = {"seat": asked["seat"], "question": asked["question"]}
    assert (await ann.post(f"/api/tables/{own['table']}/hint", wish, 409))["type"] == "NoHints"
    assert await screen.refused("Stop", agrees=True) == "NotByAgreement"


async def statuses(person, tournament):
    """Of the tables of the first round."""
    drawn = (await page_of(person, tournament))["drawn"][0]["tables"]
    return {sat["table"]: sat["status"] for sat in drawn}


async def test_a_table_of_days_waits_for_who_is_away_until_they_are_back(door, clock):
    people = await four(door)
    tournament = (await make(people[0], pace="days"))["card"]["id"]
    await enter(tournament, *people)
    until = time.time() + 3 * DAY
    await people[1].put("/api/me/vacation", {"until": until})
    await clock.look()
    page = await page_of(people[1], tournament)
    [own] = [sat for sat in page["drawn"][0]["tables"] if page["me"] in sat["players"]]
    [other] = [sat for sat in page["drawn"][0]["tables"] if page["me"] not in sat["players"]]
    seats = (await people[1].get(f"/api/tables/{own['table']}"))["seats"]
    assert [seat["vacation"] for seat in seats if seat["name"] == "Bob"] == [until]
    await clock.move(DAY + 60)
    assert await statuses(people[0], tournament) == {own["table"]: "waiting", other["table"]: "playing"}
    assert (await page_of(people[0], tournament))["drawn"][0]["until"] == until + DAY
    await clock.move(3 * DAY)
    assert (await statuses(people[0], tournament))[own["table"]] == "playing"


async def test_who_goes_away_while_their_table_waits_is_waited_for_too(door, clock):
    people = await four(door)
    tournament = (await make(people[0], pace="days"))["card"]["id"]
    await enter(tournament, *people)
    await clock.look()
    until = time.time() + 3 * DAY
    await people[1].put("/api/me/vacation", {"until": until})
    page = await page_of(people[1], tournament)
    [own] = [sat["table"] for sat in page["drawn"][0]["tables"] if page["me"] in sat["players"]]
    await clock.move(DAY + 60)
    assert (await statuses(people[0], tournament))[own] == "waiting"


async def test_who_comes_back_early_to_a_table_that_waits_has_the_whole_time_from_then_on(door, clock):
    people = await four(door)
    tournament = (await make(people[0], pace="days"))["card"]["id"]
    await enter(tournament, *people)
    await people[1].put("/api/me/vacation", {"until": time.time() + 3 * DAY})
    await clock.look()
    went = time.time()
    await people[1].put("/api/me/vacation", {"until": None})
    page = await page_of(people[1], tournament)
    [own] = [sat["table"] for sat in page["drawn"][0]["tables"] if page["me"] in sat["players"]]
    seats = (await people[1].get(f"/api/tables/{own}"))["seats"]
    [back] = [seat["vacation"] for seat in seats if seat["name"] == "Bob"]
    assert went <= back <= time.time()


async def test_its_maker_chooses_what_those_who_look_on_see(door, clock):
    people = await four(door)
    tournament = (await make(people[0], watching="delayed", delay=30))["card"]["id"]
    await enter(tournament, *people)
    await clock.look()
    sat = (await page_of(people[0], tournament))["drawn"][0]["tables"][0]
    screen = await (await door.guest("Onlooker")).open(sat["table"])
    await screen.until(lambda: screen.table)
    assert (screen.table["watching"], screen.table["delay"]) == ("delayed", 30)


async def test_what_lots_are_drawn_from_is_promised_before_and_told_in_the_end(door, clock):
    people = await four(door)
    page = await make(people[0])
    promised, tournament = page["commitment"], page["card"]["id"]
    assert page["seed"] is None
    await enter(tournament, *people)
    await clock.look()
    page = await page_of(people[0], tournament)
    assert (page["commitment"], page["seed"]) == (promised, None)
    page = await clock.play(people[0], tournament)
    seed = bytes.fromhex(page["seed"])
    assert sha256(seed).hexdigest() == page["commitment"] == promised
    names = ("Ann", "Bob", "Cleo", "Dan")
    assert [entrant["name"] for entrant in page["entrants"]] == [names[each] for each in lots(4, seed)]
    for number, drawn in enumerate(page["drawn"]):
        expected = [seats_at(sitting, seed, number) for sitting in round_of(4, number)]
        assert [sat["players"] for sat in drawn["tables"]] == expected
