"""A player's page: who sees it, how strong they are at what, and every match that they have finished."""

import asyncio
import random
from datetime import UTC, datetime
from itertools import pairwise

import pytest

from rouages.server.people.history import A_PAGE
from rouages.server.store.rows import NEW_RESULT
from rouages.server.store.writer import Batch
from tests.server.people.test_ties import befriended, door, tie  # noqa: F401

pytestmark = pytest.mark.anyio

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp()
YEAR = 366 * 24 * 3600


async def ended(door, hosts, *rows, **more):  # noqa: F811
    """A finished match of these people, who held these places; all else is as usual unless it is said."""
    host = hosts[0]
    table = await host.table("me", "open", spectators=more.pop("spectators", "link"))
    for other in hosts[1:]:
        await other.post(f"/api/tables/{table}/take", {})
    guests = [await number_of(door, person) for person in hosts]
    batch = Batch()
    for seat, (guest, place) in enumerate(zip(guests, rows, strict=True)):
        result = {
            "table_id": table,
            "seat": seat,
            "guest": guest,
            "game": "out-of-gears",
            "ended": NOON,
            "players": len(rows),
            "place": place,
            "score": 10 - place,
            "cooperative": False,
            "rated": True,
            "conceded": False,
            "undos": 0,
            "hints": 0,
        }
        batch.add(NEW_RESULT, {**result, **more})
    await door.house.storage.commit(batch)
    return table


async def number_of(door, person):  # noqa: F811
    session = await door.house.sessions.by(person.http.cookies["rouages"])
    return session.guest


async def matches(person, handle, query=""):
    return await person.get(f"/api/players/{handle}/matches{query}")


async def test_a_stranger_reads_the_name_and_nothing_else(door):  # noqa: F811
    ann, bob = await befriended(door)
    await ended(door, [ann, bob], 1, 2)
    cid = await door.account("Cid")
    closed = {"open": False, "since": None, "games": [], "shared": None, "years": [], "tables": []}
    for stranger in (cid, await door.guest("Guest"), door.stranger()):
        page = await stranger.get("/api/players/ann")
        assert {name: page[name] for name in closed} == closed
        assert (page["player"]["name"], page["player"]["me"]) == ("Ann", False)
        for more in ("matches", "curve/out-of-gears"):
            assert (await stranger.get(f"/api/players/ann/{more}", 403))["type"] == "PageClosed"


async def test_who_sees_a_page_sees_where_one_may_sit_down_or_look_on(door):  # noqa: F811
    ann, bob = await befriended(door)
    waiting = await ann.table("me", "open")
    watched = await ann.table("me", "bot", spectators="anyone")
    await (await ann.sit(watched)).begun()
    for kind, rules in (("link", {}), ("bot", {"spectators": "nobody"})):
        await ann.table("me", kind, **rules)

    async def seen(person):
        return {card["table"]["id"] for card in (await person.get("/api/players/ann"))["tables"]}

    assert await seen(bob) == await seen(ann) == {waiting, watched}
    assert await seen(await door.account("Cid")) == set()
    await bob.post(f"/api/tables/{waiting}/take", {})
    assert await seen(bob) == {watched}


async def test_who_sees_a_page_is_its_owner_s_to_say(door):  # noqa: F811
    ann, bob = await befriended(door)
    follower = await door.account("Cid")
    await tie(follower, "ann", "follow")
    people = {"ann": ann, "bob": bob, "cid": follower, "nobody": door.stranger()}
    for seen, sees in (("friends", "ann bob"), ("me", "ann"), ("all", "ann bob cid nobody")):
        assert (await ann.put("/api/me/page", {"seen": seen}))["seen"] == seen
        found = [name for name, person in people.items() if (await person.get("/api/players/ann"))["open"]]
        assert found == sees.split()
    await tie(ann, "cid", "block")
    assert not (await follower.get("/api/players/ann"))["open"]
    await ann.put("/api/me/page", {"seen": "family"}, status=400)


async def test_there_is_no_page_where_there_is_no_such_player(door):  # noqa: F811
    ann = await door.account("Ann", "ann.l")
    for path in ("/@ann.l", "/@ANN.L"):
        assert (await ann.http.get(path)).status_code in (200, 503)
    assert (await ann.http.get("/@nobody")).status_code in (404, 503)
    assert (await ann.http.get("/@")).status_code in (404, 503)
    assert (await ann.get("/api/players/nobody", 404))["type"] == "UnknownPlayer"


async def test_a_page_says_how_strong_somebody_is_and_what_we_have_played(door):  # noqa: F811
    ann, bob = await befriended(door)
    for places in ((1, 2), (1, 2), (2, 1), (1, 1)):
        await ended(door, [ann, bob], *places)
    await ended(door, [ann, bob], 1, 1, game="cyberion", cooperative=True, rated=False)
    await ended(door, [ann, bob], 2, 2, game="cyberion", cooperative=True, rated=False)
    page = await bob.get("/api/players/ann")
    at_all = page["shared"].pop("games")
    counted = {"matches": 6, "won": 1, "lost": 2, "level": 1, "together": 2, "together_won": 1}
    assert page["shared"] == counted
    at_one = {**counted, "matches": 4, "together": 0, "together_won": 0}
    both = {**dict.fromkeys(counted, 0), "matches": 2, "together": 2, "together_won": 1}
    assert at_all == [{"game": "out-of-gears", **at_one}, {"game": "cyberion", **both}]
    games = {each["game"]: each for each in page["games"]}
    assert (games["out-of-gears"]["played"], games["out-of-gears"]["won"]) == (4, 3)
    assert games["out-of-gears"]["rating"]["matches"] == 4
    assert games["cyberion"]["rating"] is None
    assert page["years"] == [2026]
    assert (await ann.get("/api/players/ann"))["shared"] is None


async def test_a_curve_ends_at_the_rating_and_each_match_says_what_it_gave(door):  # noqa: F811
    ann, bob = await befriended(door)
    for number, places in enumerate(((1, 2), (2, 1), (1, 2))):
        await ended(door, [ann, bob], *places, ended=NOON + number)
    for person, handle in ((bob, "ann"), (ann, "bob")):
        (game,) = (await person.get(f"/api/players/{handle}"))["games"]
        points = (await person.get(f"/api/players/{handle}/curve/out-of-gears"))["points"]
        assert [each["ended"] - NOON for each in points] == [0, 1, 2]
        assert (points[-1]["points"], points[-1]["give"]) == (
            game["rating"]["points"],
            game["rating"]["give"],
        )
        gains = [each["gain"] for each in (await matches(person, handle))["matches"]][::-1]
        after = [each["points"] for each in points]
        rising = [b - a for a, b in pairwise([1500, *after])]
        assert all(abs(gain - rise) <= 1 for gain, rise in zip(gains, rising, strict=True))
        assert gains[0] * gains[1] < 0
    assert (await bob.get("/api/players/ann/curve/chess", 404))["type"] == "NoSuchPage"


async def test_every_match_is_found_page_by_page_the_newest_first(door):  # noqa: F811
    ann, bob = await befriended(door)
    made = [await ended(door, [ann, bob], 1, 2, ended=NOON + number) for number in range(A_PAGE + 3)]
    found = []
    for page in range(3):
        part = await matches(bob, "ann", f"?page={page}")
        assert (part["total"], part["first"]) == (A_PAGE + 3, page * A_PAGE)
        found += [each["table"] for each in part["matches"]]
    assert found == made[::-1]
    assert (await matches(bob, "ann", "?page=999999999"))["matches"] == []


async def test_matches_are_found_by_game_company_result_year_and_kind(door):  # noqa: F811
    ann, bob = await befriended(door)
    cid = await door.account("Cid")
    lost = await ended(door, [ann, bob], 2, 1)
    won = await ended(door, [ann, cid], 1, 2, ended=NOON + YEAR)
    alone = await ended(door, [ann], 1, game="cyberion", cooperative=True, rated=False)
    gave_up = await ended(door, [ann], 1, rated=False, conceded=True)
    for query, wanted in (
        ("", {lost, won, alone, gave_up}),
        ("game=cyberion", {alone}),
        ("game=chess", set()),
        ("with=me", {lost}),
        ("with=cid", {won}),
        ("with=@CID", {won}),
        ("result=won", {won, alone}),
        ("result=lost", {lost, gave_up}),
        ("year=2027", {won}),
        ("year=1", set()),
        ("kind=rated", {lost, won}),
        ("kind=together", {alone}),
        ("kind=free", {gave_up}),
        ("kind=rated&result=won&year=2027&with=cid&game=out-of-gears", {won}),
        ("kind=rated&with=me&result=won", set()),
    ):
        part = await matches(bob, "ann", f"?{query}")
        assert {each["table"] for each in part["matches"]} == wanted, query
        assert part["total"] == len(wanted)
    for query in ("result=level", "kind=daily"):
        assert (await bob.get(f"/api/players/ann/matches?{query}", 404))["type"] == "NoSuchPage"
    assert (await bob.get("/api/players/ann/matches?with=nobody", 404))["type"] == "UnknownPlayer"


async def test_a_table_that_nobody_may_watch_is_shown_to_who_sat_there(door):  # noqa: F811
    ann, bob = await befriended(door)
    cid = await door.account("Cid")
    table = await ended(door, [ann, cid], 1, 2, spectators="nobody")
    (hidden,) = (await matches(bob, "ann"))["matches"]
    assert (hidden["table"], hidden["others"], hidden["place"]) == (None, [], 1)
    await tie(cid, "ann", "follow")
    await tie(ann, "cid", "follow")
    (open_,) = (await matches(cid, "ann"))["matches"]
    assert (open_["table"], open_["others"]) == (table, ["Cid"])
    assert (await bob.get(f"/api/tables/{table}/replay", 403))["type"] == "ClosedToSpectators"


async def test_a_match_that_was_really_played_stands_there_and_opens(door):  # noqa: F811
    ann, bob = await befriended(door)
    table = await ann.table("me", "open")
    await bob.post(f"/api/tables/{table}/take", {})
    first, second = await ann.sit(table), await bob.sit(table)
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    await bob.get("/api/players/ann")
    (match,) = (await matches(bob, "ann"))["matches"]
    place = first.result["outcome"]["places"][0]
    assert (match["table"], match["kind"], match["place"], match["players"]) == (table, "rated", place, 2)
    assert (match["others"], match["result"]) == (["Bob"], "won" if place == 1 else "lost")
    assert match["gain"] is not None
    assert (await bob.get(f"/api/tables/{table}/replay"))["moments"]
