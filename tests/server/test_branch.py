"""Playing on from a moment of a finished match."""

import random

import pytest

import rouages
from rouages.games import GAMES
from tests.server.test_play import two_people
from tests.server.test_replay import plain, played, uploaded, whole

pytestmark = pytest.mark.anyio


def places(match, first="me", rest="bot:random"):
    found = []
    for place in [first, *[rest] * (match.players - 1)]:
        kind, _, level = place.partition(":")
        found.append({"kind": kind} | ({"level": level} if level else {}))
    return found


async def branch(person, table, seat, moment, seats, status=200):
    wish = {"seat": seat, "moment": moment, "seats": seats}
    return await person.post(f"/api/tables/{table}/branch", wish, status)


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_match_is_played_on_from_a_moment(door, game):
    ann = await door.guest("Ann")
    match = played(game)
    source = await uploaded(ann, match)
    film, frames = await whole(ann, source, 0)
    asked = [number for number, moment in enumerate(film["moments"]) if moment["asked"]]
    at = asked[len(asked) // 2]
    table = (await branch(ann, source, 0, at, places(match)))["id"]
    screen = await ann.sit(table)
    await screen.asked()
    assert screen.table["branch_of"] == source
    assert screen.table["undo"] == "free"
    asked = screen.question(0)
    assert screen.view == frames[at]["view"]
    assert screen.events == film["events"][: film["moments"][at]["events"]]
    assert [asked["prompt"], asked["options"]] == [
        frames[at]["question"][each] for each in ("prompt", "options")
    ]
    await screen.play_on(random.Random(7))
    record = await ann.get(f"/api/tables/{table}/record")
    after = film["moments"][at]["answer"]
    assert record["answers"][:after] == plain(match.answers[:after])
    assert plain(rouages.replay(record).outcome) == screen.result["outcome"]


async def test_a_branch_outlives_the_server_s_memory_and_can_be_taken_back(door):
    ann = await door.guest("Ann")
    match = played("out-of-gears")
    source = await uploaded(ann, match)
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
    table = (await branch(ann, source, 0, 5, seats))["id"]
    door.house.tables.live.clear()
    screen = await ann.sit(table)
    asked = await screen.asked()
    await screen.close()
    door.house.tables.live.clear()
    again = await ann.sit(table, f"?seat={asked['seat']}")
    assert (await again.asked())["prompt"] == asked["prompt"]
    before = again.view
    await again.answer(0)
    assert again.view != before
    await again.reply("Undo", seat=asked["seat"])
    assert again.view == before


async def test_a_friend_and_a_stranger_can_take_seats_of_a_branch(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    match = played("out-of-gears", players=3)
    source = await uploaded(ann, match)
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "open"}]
    table = (await branch(ann, source, None, 4, seats))["id"]
    screen = await ann.sit(table)
    assert (screen.table["status"], screen.view) == ("waiting", None)
    assert await screen.refused("Answer", seat=0, question=1, option=0) == "NotBegun"
    await bob.post(f"/api/join/{screen.reader['invitations']['1']}")
    his = await bob.sit(table)
    cy = await door.guest("Cy")
    await cy.post(f"/api/tables/{table}/take", {})
    await cy.sit(table)
    await his.begun()
    film, frames = await whole(bob, source, 1)
    after = len(door.house.tables.live[table].play.match.answers)
    at = max(number for number, moment in enumerate(film["moments"]) if moment["answer"] <= after)
    assert his.view == frames[at]["view"]


async def test_only_what_is_over_and_known_is_branched(door):
    ann, _, first, _ = await two_people(door)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    running = first.table["id"]
    assert (await branch(ann, running, 0, 0, seats, status=409))["type"] == "MatchNotOver"
    match = played("out-of-gears")
    source = await uploaded(ann, match)
    before = len((await ann.get("/api/lobby"))["mine"])
    for seat, moment, wish, status, refusal in (
        (0, 9999, seats, 404, "NoSuchMoment"),
        (7, 0, seats, 404, "NoSuchSeat"),
        (0, 0, seats[:1], 400, "WrongSeats"),
        (0, 0, [{"kind": "me"}, {"kind": "me"}], 400, "NobodyHere"),
        (0, 0, [{"kind": "me"}, {"kind": "bot", "level": "divine"}], 400, "UnknownLevel"),
    ):
        assert (await branch(ann, source, seat, moment, wish, status))["type"] == refusal
    assert (await branch(door.stranger(), source, 0, 0, seats, status=401))["type"] == "NoName"
    assert len((await ann.get("/api/lobby"))["mine"]) == before
