"""Challenge this deal: who may make a link, what it leads to, who is told the results and when."""

import asyncio
import random
import time
from datetime import timedelta

import pytest
from sqlalchemy import func, select

from rouages.days.chain import new_key
from rouages.days.hours import day_at, ends
from rouages.days.keyring import Keyring
from rouages.games import GAMES
from rouages.server.deals import deals
from rouages.server.store.database import TABLES, TAKES
from tests.server.people.test_keepers import do, keeper_of, number_of
from tests.server.people.test_own_data import everything, unpacked
from tests.server.people.test_ties import tie
from tests.server.running import running
from tests.server.test_play import two_people
from tests.server.test_replay import played, uploaded

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long(part="journeys"))])
async def door(request, tmp_path, anyio_backend):
    where = {"database": request.getfixturevalue("database")} if request.param == "postgres" else {}
    days = Keyring((new_key(day_at(time.time()), 30, 1, b"k" * 32),))
    async with running(tmp_path, days=days, **where) as door:
        yield door


class Clock:
    """The time of the house, moved by hand."""

    def __init__(self, door):
        self.moment = time.time()
        door.house.tables._outside.loop.now = lambda: self.moment


async def over(person, *seats, seed=1, **wish):
    """A table where somebody has played to the end."""
    screen = await person.sit(await person.table(*(seats or ("me", "bot:random")), **wish))
    await screen.play_on(random.Random(seed))
    return screen


async def link(person, table, status=200):
    reply = await person.post(f"/api/tables/{table}/deal", status=status)
    return reply["id"] if status == 200 else reply["type"]


def page(person, deal, query="", status=200):
    return person.get(f"/api/deals/{deal}{query}", status)


async def take(person, deal, seat=0, status=200):
    return await person.post(f"/api/deals/{deal}", {"seat": seat}, status)


async def finished(person, deal, seat=0, seed=2):
    """Somebody has played a deal to its end."""
    screen = await person.sit((await take(person, deal, seat))["id"])
    await screen.play_on(random.Random(seed))
    return screen.table["id"]


async def start(person, table, seat):
    """What a seat saw first of a match."""
    frames = await person.get(f"/api/tables/{table}/replay/frames?seat={seat}&from=0&to=0")
    return frames["frames"][0]["view"]


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_has_the_link_plays_the_same_deal_from_any_seat(door, game):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    seats = ("me", *["bot:random"] * (max(2, GAMES[game].seats[0]) - 1))
    screen = await over(ann, *seats, game=game)
    deal = await link(ann, screen.table["id"])
    shown = await page(door.stranger(), deal)
    assert (shown["game"], shown["seat"], shown["maker"], shown["by_purpose"]) == (game, 0, "Ann", True)
    assert (shown["games"], shown["knows"], shown["open"]) == (None, False, True)
    for seat in range(len(seats)):
        again = await bob.sit((await take(bob, deal, seat))["id"])
        assert again.reader["seat"] == seat
        assert again.table["commitment"] == screen.table["commitment"]
        assert await start(bob, again.table["id"], seat) == await start(ann, screen.table["id"], seat)


async def test_whoever_answers_the_same_has_the_same_luck_to_the_end(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    first = await over(ann, "me", game="cyberion")
    answers = (await ann.get(f"/api/tables/{first.table['id']}/record"))["answers"]
    deal = await link(ann, first.table["id"])
    again = await bob.sit((await take(bob, deal))["id"])
    for _, option in answers:
        await again.answer(option)
    await again.until(lambda: again.result)
    assert again.result["outcome"] == first.result["outcome"]
    assert (await bob.get(f"/api/deals/{deal}/games/{again.table['id']}"))["moments"] == []


async def test_a_game_by_a_link_has_fair_undo_and_counts_nowhere(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    deal = await link(ann, (await over(ann)).table["id"])
    table = await finished(bob, deal)
    state = (await bob.get(f"/api/tables/{table}"))["table"]
    assert (state["undo"], state["branch_of"], state["clock"]) == ("until-learnt", f"deal/{deal}", None)
    assert (await bob.get("/api/statistics"))["mine"] == []
    assert await link(bob, table) == deal


async def test_bots_play_as_they_did_and_where_people_sat(door):
    ann, bob, first, second = await two_people(door)
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    alone = await over(ann, "me", "bot:greedy", "bot:random")
    assert (await page(bob, await link(ann, first.table["id"])))["bots"] == ["normal", "normal"]
    deal = await link(ann, alone.table["id"])
    assert (await page(bob, deal))["bots"] == ["normal", "greedy", "random"]
    seats = (await bob.get(f"/api/tables/{(await take(bob, deal, 1))['id']}"))["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [
        ("bot", "normal"),
        ("person", None),
        ("bot", "random"),
    ]


async def test_the_results_are_told_to_who_has_played_or_asks_for_them(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    screen = await over(ann)
    deal = await link(ann, screen.table["id"])
    assert (await page(bob, deal))["games"] is None
    (only,) = (await page(bob, deal, "?shown=1"))["games"]
    assert only["outcome"] == screen.result["outcome"]
    assert (only["original"], only["table"], only["me"]) == (True, screen.table["id"], False)
    table = (await take(bob, deal, 1))["id"]
    assert (await page(bob, deal))["mine"] == [{"seat": 1, "table": table, "over": False}]
    assert (await page(bob, deal))["games"] is None
    assert await finished(bob, deal, 1) == table
    told = await page(bob, deal)
    assert told["knows"]
    assert told["finished"] == 1
    first, second = told["games"]
    assert first["original"]
    assert (second["name"], second["seat"], second["me"], second["table"]) == ("Bob", 1, True, table)
    assert second["turns"] is not None
    assert [each["me"] for each in (await page(ann, deal))["games"]] == [True, False]
    assert (await page(door.stranger(), deal))["games"] is None


async def test_where_games_went_apart_is_told_with_what_each_chose(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    screen = await over(ann, "me", game="cyberion")
    deal = await link(ann, screen.table["id"])
    table = await finished(bob, deal)
    (first, *_) = (await bob.get(f"/api/deals/{deal}/games/{table}"))["moments"]
    assert first["original"]["choice"] != first["other"]["choice"]
    film = await bob.get(f"/api/tables/{table}/replay?seat=0")
    moment = next(each for each in film["moments"] if each["answer"] == first["other"]["answer"])
    assert moment["asked"]
    assert moment["round"] == first["other"]["round"]
    for wrong in ("none", screen.table["id"]):
        assert (await bob.get(f"/api/deals/{deal}/games/{wrong}", 404))["type"] == "NotThisGame"


async def test_each_person_plays_a_seat_once_however_often_they_press(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    deal = await link(ann, (await over(ann)).table["id"])
    assert await link(ann, (await page(ann, deal))["games"][0]["table"]) == deal
    laid = await asyncio.gather(*[take(bob, deal) for _ in range(5)])
    assert len({each["id"] for each in laid}) == 1
    assert (await take(bob, deal, 1))["id"] != laid[0]["id"]
    (count,) = await door.house.storage.row(select(func.count()).select_from(TAKES))
    assert count == 2
    assert (await take(bob, deal, 2, 404))["type"] == "NoSuchSeat"
    assert (await take(door.stranger(), deal, 0, 401))["type"] == "NoName"
    assert (await take(bob, "none", 0, 404))["type"] == "UnknownDeal"


async def test_a_table_from_before_luck_by_purpose_offers_the_same_start_only(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await uploaded(ann, played("cyberion", 1))
    deal = await link(ann, table)
    assert not (await page(bob, deal))["by_purpose"]
    again = await finished(bob, deal)
    assert await start(bob, again, 0) == await start(bob, table, 0)
    assert not (await bob.get(f"/api/tables/{again}/record")).get("by_purpose")


async def test_what_is_not_over_or_has_no_deal_of_its_own_is_not_challenged(door):
    ann = await door.guest("Ann")
    assert await link(ann, await ann.table("me", "bot:random"), 409) == "MatchNotOver"
    lesson = (await ann.post("/api/lessons/out-of-gears/three-moves", {}))["id"]
    assert await link(ann, lesson, 409) == "NothingDealt"
    puzzle = (await ann.post("/api/puzzles/cyberion/1/table", {"answers": []}))["id"]
    assert await link(ann, puzzle, 409) == "NothingDealt"


async def test_the_deal_of_a_day_is_nobody_s_to_give_before_the_day_is_over(door):
    clock, ann = Clock(door), await door.account("Ann")
    screen = await ann.open((await ann.post("/api/daily/cyberion"))["id"])
    await screen.until(lambda: screen.questions)
    await screen.play_on(random.Random(1))
    assert await link(ann, screen.table["id"], 403) == "DayNotOver"
    clock.moment = ends(day_at(clock.moment)) + 120
    await door.house.challenge.prove_some()
    deal = await link(ann, screen.table["id"])
    assert (await page(await door.guest("Bob"), deal))["by_purpose"]


async def test_a_table_without_spectators_keeps_its_names_and_its_moments(door):
    ann, bob, first, second = await two_people(door, spectators="nobody")
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    eve = await door.guest("Eve")
    assert await link(eve, first.table["id"], 403) == "ClosedToSpectators"
    deal = await link(bob, first.table["id"])
    assert [seat["name"] for seat in (await page(eve, deal))["seats"]] == ["", "Bob"]
    assert [seat["name"] for seat in (await page(ann, deal))["seats"]] == ["Ann", "Bob"]
    table = await finished(eve, deal, 1)
    told = await page(eve, deal)
    assert told["games"][0]["table"] is None
    assert told["games"][0]["seat"] == 1
    assert (await eve.get(f"/api/deals/{deal}/games/{table}", 403))["type"] == "ClosedToSpectators"
    assert (await ann.get(f"/api/deals/{deal}/games/{table}"))["moments"]


async def test_who_blocked_whom_and_who_was_sent_away_is_respected(door):
    ann, bob, eve = [await door.account(name) for name in ("Annie", "Bobby", "Evelyn")]
    deal = await link(ann, (await over(ann)).table["id"])
    table = await finished(bob, deal)
    await finished(eve, deal, 1)
    assert [game["name"] for game in (await page(ann, deal))["games"]] == ["", "Bobby", "Evelyn"]
    await tie(eve, "bobby", "block")
    assert [game["name"] for game in (await page(eve, deal))["games"]] == ["", "Evelyn"]
    assert [game["name"] for game in (await page(bob, deal))["games"]] == ["", "Bobby"]
    assert (await eve.get(f"/api/deals/{deal}/games/{table}", 404))["type"] == "NotThisGame"
    await tie(ann, "bobby", "block")
    assert (await take(bob, deal, 1, 403))["type"] == "SeatsForOthers"
    kim = await keeper_of(door)
    await do(kim, "Ban", guest=await number_of(kim, "Evelyn"))
    assert [game["name"] for game in (await page(kim, deal, "?shown=1"))["games"]] == ["", "Bobby"]


async def test_a_table_that_was_removed_takes_its_link_along(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    source = (await over(ann)).table["id"]
    deal = await link(ann, source)
    table, kim = await finished(bob, deal), await keeper_of(door)
    await do(kim, "RemoveTable", table=table)
    assert [game["original"] for game in (await page(ann, deal))["games"]] == [True]
    assert (await page(bob, deal))["mine"] == []
    await do(kim, "RemoveTable", table=source)
    assert (await page(bob, deal, status=410))["type"] == "TableRemoved"
    assert (await take(bob, deal, 1, 410))["type"] == "TableRemoved"


async def test_who_leaves_takes_their_name_and_their_games_along(door):
    ann, bob = await door.guest("Annabel"), await door.guest("Bob")
    source = (await over(ann)).table["id"]
    deal = await link(ann, source)
    table = await finished(bob, deal)
    own, _ = await unpacked(ann)
    assert [(each["id"], each["table"], each["seat"]) for each in own["deals"]] == [(deal, source, 0)]
    own, _ = await unpacked(bob)
    assert [(each["id"], each["deal"]) for each in own["tables"]] == [(table, deal)]
    await bob.post("/api/me/leave", {})
    assert [game["original"] for game in (await page(ann, deal))["games"]] == [True]
    await ann.post("/api/me/leave", {})
    assert "Annabel" not in str(await everything(door))
    shown = await page(await door.guest("Eve"), deal, "?shown=1")
    assert shown["maker"] == ""
    assert shown["seats"][0]["left"]


async def test_a_link_is_good_for_thirty_days_and_twenty_people(door, monkeypatch):
    ann, bob, eve = [await door.guest(name) for name in ("Ann", "Bob", "Eve")]
    clock = Clock(door)
    deal = await link(ann, (await over(ann)).table["id"])
    monkeypatch.setattr(deals, "MOST_TAKERS", 1)
    await take(bob, deal)
    assert not (await page(eve, deal))["open"]
    assert (await take(eve, deal, 0, 409))["type"] == "DealFull"
    assert (await page(bob, deal))["open"]
    await take(bob, deal, 1)
    monkeypatch.undo()
    clock.moment += timedelta(days=31).total_seconds()
    assert not (await page(eve, deal))["open"]
    assert (await take(eve, deal, 0, 409))["type"] == "DealClosed"
    (count,) = await door.house.storage.row(
        select(func.count()).select_from(TABLES).where(TABLES.c.branch_of == f"deal/{deal}")
    )
    assert count == 2
