"""A match given along before the line is cut: played on in a browser, carried back, and what it may tell."""

import random
import secrets

import msgspec
import pytest

from rouages.engine import loading
from rouages.games import GAMES
from rouages.tables.match import providing
from rouages.tables.match.providing import imagined
from rouages.tables.wire.provisions import Provision
from rouages.tables.wire.staying import OthersPlay, SecretsAtOneScreen
from tests.pocket.house import Drawers, opened, rest
from tests.server.running import becomes
from tests.server.worlds import Lots, compare, many_positions, two_worlds, variants

pytestmark = pytest.mark.anyio


async def solo(person, game, answers=2):
    """A table against bots at which somebody has answered so often and all bots rest; the screen at it."""
    table = await person.table("me", *["bot:random"] * (max(GAMES[game].seats[0], 1) - 1), game=game)
    screen = await person.sit(table)
    for _ in range(answers):
        await screen.asked()
        await screen.answer(0)
    await screen.asked()
    live = person.door.house.tables.live[table]
    await becomes(lambda: not live.inbox.is_busy and not live.bots.thinking)
    await screen.reply("Ping")
    return table, screen


def shown(view, question):
    """What somebody sees, and is asked."""
    return view, question["prompt"], question["options"]


async def given(person, table):
    return await person.get(f"/api/tables/{table}/provision")


@pytest.mark.parametrize("game", GAMES)
async def test_it_goes_on_in_a_browser_and_comes_back_as_a_table_beside_the_old_one(door, game):
    ann = await door.guest("Ann")
    table, screen = await solo(ann, game)
    before = shown(screen.view, screen.question(0))
    packed = await given(ann, table)

    page, rng = await opened(Drawers()), random.Random(game)
    await page.found("PUT", "/api/me", {"name": "Ann"})
    here = (await page.found("POST", "/api/provisions", packed))["id"]
    line = await page.sit(here)
    asked = await page.asked(line)
    assert shown(page.parts[line]["view"], asked) == before
    assert page.parts[line]["table"]["branch_of"] == f"cut/{table}"
    for _ in range(4):
        if asked := await page.asked(line):
            await page.answer(line, rng.randrange(len(asked["options"])))
    await page.asked(line)
    await rest(page)
    back = await page.found("GET", f"/api/tables/{here}/provision")
    assert back["answers"]

    there = (await ann.post("/api/provisions", back))["id"]
    other = await ann.sit(there)
    await other.until(lambda: other.view)
    assert (other.view, other.table["branch_of"]) == (page.parts[line]["view"], f"cut/{table}")
    assert {table, there} <= {card["table"]["id"] for card in (await ann.get("/api/lobby"))["mine"]}
    again = await ann.sit(table)
    await again.asked()
    assert shown(again.view, again.question(0)) == before


async def test_what_ended_in_the_tunnel_comes_back_as_it_ended_and_counts_nowhere(door):
    ann = await door.guest("Ann")
    table, _ = await solo(ann, "out-of-gears")
    page, rng = await opened(Drawers()), random.Random(5)
    await page.found("PUT", "/api/me", {"name": "Ann"})
    here = (await page.found("POST", "/api/provisions", await given(ann, table)))["id"]
    line = await page.sit(here)
    while asked := await page.asked(line):
        await page.answer(line, rng.randrange(len(asked["options"])))
    back = await page.found("GET", f"/api/tables/{here}/provision")
    there = (await ann.post("/api/provisions", back))["id"]
    screen = await ann.sit(there)
    await screen.until(lambda: screen.result)
    assert screen.result["outcome"] == page.parts[line]["result"]["outcome"]
    assert (await ann.get("/api/statistics"))["mine"] == []
    assert (await page.found("GET", "/api/statistics"))["mine"] == []
    assert (await ann.post(f"/api/tables/{there}/deal", status=409))["type"] == "NothingDealt"


@pytest.mark.parametrize(
    ("seats", "wish", "refusal"),
    [
        (["me", "bot"], {"clock": {"kind": "bank", "seconds": 300, "increment": 5}}, "TimeRuns"),
        (["me", "open"], {}, "OthersPlay"),
        (["me", "link"], {}, "OthersPlay"),
    ],
)
async def test_what_cannot_go_on_elsewhere_says_why(door, seats, wish, refusal):
    ann = await door.guest("Ann")
    table = await ann.table(*seats, **wish)
    assert (await ann.get(f"/api/tables/{table}/provision", 409))["type"] == refusal


async def test_a_lesson_a_counted_attempt_and_the_table_of_somebody_else_stay(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    lesson = (await ann.get("/api/lessons"))["lessons"][0]
    learnt = (await ann.post(f"/api/lessons/{lesson['game']}/{lesson['name']}", {}))["id"]
    assert (await ann.get(f"/api/tables/{learnt}/provision", 409))["type"] == "LessonStays"
    table, _ = await solo(ann, "out-of-gears", answers=0)
    assert (await bob.get(f"/api/tables/{table}/provision", 409))["type"] == "OthersPlay"
    assert (await door.stranger().get(f"/api/tables/{table}/provision", 401))["type"] == "NoName"
    seating = door.house.tables.live[table].seating
    for counted in ({"day": "2027-01-31"}, {"tournament": "abc"}, {"branch_of": "deal/abc"}):
        plain, seating.terms = seating.terms, msgspec.structs.replace(seating.terms, **counted)
        assert (await ann.get(f"/api/tables/{table}/provision", 409))["type"] == "AttemptCounts"
        seating.terms = plain
    await given(ann, table)


async def test_nothing_comes_back_that_was_not_given_along_or_not_played_so(door):
    ann = await door.guest("Ann")
    table, _ = await solo(ann, "out-of-gears")
    packed = await given(ann, table)
    other = await given(ann, table)
    before = len((await ann.get("/api/lobby"))["mine"])
    for changed in (
        {"seal": ""},
        {"seal": other["seal"]},
        {"match": other["match"]},
        {"table": "another"},
        {"seats": [{"kind": "me"}, {"kind": "open"}]},
        {"answers": [[0, 9999]]},
        {"answers": [[7, 0]]},
        {"answers": [[0, -1]]},
    ):
        reply = await ann.post("/api/provisions", packed | changed, status=409)
        assert reply["type"] == "NotGivenAlong", changed
    assert len((await ann.get("/api/lobby"))["mine"]) == before


async def test_who_shares_a_screen_takes_along_only_what_all_know(door):
    ann = await door.guest("Ann")
    table = await ann.table("me", "here:Bo", game="cyberion")
    screen = await ann.sit(table)
    await screen.asked()
    packed = await given(ann, table)
    assert [seat["kind"] for seat in packed["seats"]] == ["me", "here"]


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_of_it_hangs_on_what_its_seat_does_not_know(monkeypatch, game):
    """Two worlds that a seat cannot tell apart give the same along, if lots fall the same."""
    lots, rng = Lots(monkeypatch), random.Random(3)
    differed = 0
    players, options = variants(GAMES[game])[0]
    pairs = many_positions(GAMES[game], players, options, rng)
    for number in range(12):
        witness, *matches = next(pairs)
        saved = []
        for match in matches:
            lots.rng.seed(number)
            saved.append(imagined(match, [witness]).save())
        assert saved[0] == saved[1]
        assert matches[0].origin.secret not in saved[0]
        assert matches[0].table.rng.key not in saved[0]
        differed += matches[0].table != matches[1].table
    assert differed


@pytest.mark.parametrize("game", GAMES)
def test_its_luck_is_its_own(game):
    players, options = variants(GAMES[game])[0]
    witness, match, _ = next(many_positions(GAMES[game], players, options, random.Random(4)))
    one, other = (loading.load(imagined(match, [witness]).save(), GAMES) for _ in range(2))
    assert len({one.origin.secret, other.origin.secret, match.origin.secret}) == 3
    assert one.view(witness) == match.view(witness)
    assert one.is_where_its_answers_lead()


def test_secrets_at_one_screen_are_kept():
    rng = random.Random(1)
    pairs = many_positions(GAMES["gear-and-piston"], 3, {}, rng)
    kept = 0
    for _ in range(12):
        witness, match, _ = next(pairs)
        seats = [witness, (witness + 1) % 3]
        try:
            world = imagined(match, seats)
        except SecretsAtOneScreen:
            kept += 1
        else:
            assert all(world.view(seat) == match.view(seat) for seat in seats)
    assert kept


def must_sit(seating, guest):
    """Refuse it to who does not sit here."""
    if not seating.held_by(guest):
        raise OthersPlay()


async def test_on_the_wire_it_is_the_same_in_both_worlds(tmp_path, monkeypatch):
    """Who plays alone is given it; here the others are people, so that somebody has secrets."""
    monkeypatch.setattr(providing, "must_be_movable", must_sit)
    rng, differed = random.Random(2), 0
    async with two_worlds(tmp_path, monkeypatch) as (lots, worlds):
        for world in worlds:
            world.door.house.storage.key = b"the same"
        for _ in range(2):
            differed += await compare(lots, worlds, GAMES["gear-and-piston"], 3, {}, rng, steps=1)
    assert differed


def test_a_provision_is_small():
    """It is fetched at every turn, and lies in the memory of a browser."""
    for game in GAMES.values():
        players, options = variants(game)[0]
        _, match, _ = next(many_positions(game, players, options, random.Random(6)))
        packed = Provision("x" * 22, (), imagined(match, [0]).save(), secrets.token_bytes(32))
        assert len(msgspec.json.encode(packed)) < 40_000
