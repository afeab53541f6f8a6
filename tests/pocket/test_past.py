"""Matches that were played, in a house in one's pocket: a server says the same of them at every address."""

import json
import random

import msgspec
import pytest

import rouages
from rouages.games import GAMES
from rouages.pocket.statistics import statistics_of
from rouages.server.store.rows import NEW_RESULT
from rouages.server.store.writer import Batch
from rouages.server.wire.bodies import NewGuest
from rouages.server.wire.replays import LARGEST_RECORD
from rouages.tables.ledger.rows import ResultRow
from rouages.tables.match import beginning
from rouages.tables.wire.states import NewTable, Place
from tests.pocket.house import Drawers, opened, until
from tests.server.running import running
from tests.server.test_replay import plain, played

pytestmark = pytest.mark.anyio


@pytest.fixture
async def door(tmp_path, anyio_backend):
    async with running(tmp_path) as door:
        yield door


class Both:
    """A server and a pocket, asked the same about a match of which each has the record."""

    def __init__(self, page, person, record):
        self.page = page
        self.person = person
        self.record = record
        self.tables = {}

    async def upload(self):
        here = await self.page.found("POST", "/api/records", self.record)
        there = await self.person.post("/api/records", self.record)
        self.tables = {"here": here["id"], "there": there["id"]}

    async def ask(self, method, way, body=None):
        """What both say, with the name of the table left out."""
        here = await self.page.ask(method, f"/api/tables/{self.tables['here']}{way}", body)
        reply = await self.person.http.request(
            method, f"/api/tables/{self.tables['there']}{way}", **({} if body is None else {"json": body})
        )
        return self._said(here, "here"), self._said((reply.status_code, reply.json()), "there")

    def _said(self, reply, where):
        text = json.dumps(reply).replace(self.tables[where], "table")
        status, said = json.loads(text)
        if "table" in said and isinstance(said["table"], dict):
            said["table"].pop("made", None)
        return status, said


async def both_of(door, match):
    page, person = await opened(Drawers()), await door.guest("Ann")
    await page.found("PUT", "/api/me", {"name": "Ann"})
    both = Both(page, person, match.record())
    await both.upload()
    return both


@pytest.mark.parametrize("game", GAMES)
async def test_a_server_says_the_same_of_a_match(door, game):
    match = played(game)
    both = await both_of(door, match)
    last = len(match.answers)
    for way in (
        "/record",
        "/verified",
        "/replay",
        "/replay?seat=1" if match.players > 1 else "/replay?seat=0",
        "/replay?seat=public",
        "/replay?seat=77",
        "/replay/frames?seat=0&from=0&to=9&steps=1",
        f"/replay/frames?seat=0&from=0&to={last}",
        "/replay/frames?seat=0&from=x",
        "/estimates?seat=0",
        "/estimates?seat=public",
        "/estimates?seat=99",
    ):
        here, there = await both.ask("GET", way)
        assert here == there, way
    places = [{"kind": "me"}] * match.players
    for wish in (
        {"seat": 0, "moment": 10**6, "seats": places},
        {"seat": 60, "moment": 0, "seats": places},
        {"seat": 0, "moment": 0, "seats": [*places, {"kind": "me"}] * 9},
        {"seat": "0"},
    ):
        here, there = await both.ask("POST", "/branch", wish)
        assert here == there
        assert here[0] >= 400, here
    for wish in ({"seat": 0, "moment": 10**6}, {"seat": 60, "moment": 0}, {"seat": -1, "moment": 0}):
        here, there = await both.ask("POST", "/review", wish)
        assert here == there
        assert here[1]["type"] in ("NoSuchMoment", "NoSuchSeat")


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_from_a_server_opens_here_and_the_other_way_round(door, game):
    ann, page = await door.guest("Ann"), await opened(Drawers())
    await page.found("PUT", "/api/me", {})
    screen = await ann.sit(await ann.table("me", *["bot:random"] * (GAMES[game].seats[0] - 1), game=game))
    await screen.play_on(random.Random(1))
    from_server = await ann.get(f"/api/tables/{screen.table['id']}/record")
    here = (await page.found("POST", "/api/records", from_server))["id"]
    assert await page.found("GET", f"/api/tables/{here}/record") == from_server
    table, line = await page.play_now(game)
    rng = random.Random(2)
    while asked := await page.asked(line):
        await page.answer(line, rng.randrange(len(asked["options"])))
    from_here = await page.found("GET", f"/api/tables/{table}/record")
    there = (await ann.post("/api/records", from_here))["id"]
    assert await ann.get(f"/api/tables/{there}/record") == from_here
    assert (await ann.get(f"/api/tables/{there}/verified"))["answers"] == len(from_here["answers"])


async def test_a_record_stays_here_as_a_finished_table():
    drawers = Drawers()
    page = await opened(drawers)
    await page.found("PUT", "/api/me", {})
    table = (await page.found("POST", "/api/records", played("out-of-gears").record()))["id"]
    again = await opened(drawers)
    [card] = (await again.found("GET", "/api/lobby"))["mine"]
    assert (card["table"]["id"], card["table"]["status"], card["mine"]) == (table, "over", [])
    assert (await again.found("GET", "/api/statistics"))["mine"] == []


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ('{"format": 1, "ga', "CutOff"),
        ("[" * 100_000, "BadRecord"),
        ("\ud800", "CutOff"),
        ('{"game": "\\u0000"}', "Malformed"),
        (" " * (LARGEST_RECORD + 1), "TooLarge"),
    ],
)
async def test_what_is_no_record_is_refused_and_nothing_is_kept(body, refusal):
    drawers = Drawers()
    page = await opened(drawers)
    await page.found("PUT", "/api/me", {})
    kept = dict(drawers.kept)
    page.door.ask(99, "POST", "/api/records", body)
    await until(lambda: 99 in page.replies)
    assert page.replies[99][1]["type"] == refusal
    assert drawers.kept == kept


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_match_is_played_on_otherwise_from_a_moment(game):
    drawers = Drawers()
    page, match = await opened(drawers), played(game)
    await page.found("PUT", "/api/me", {})
    source = (await page.found("POST", "/api/records", match.record()))["id"]
    film = await page.found("GET", f"/api/tables/{source}/replay?seat=0")
    asked = [number for number, moment in enumerate(film["moments"]) if moment["asked"]]
    at = asked[len(asked) // 2]
    where = f"/api/tables/{source}/replay/frames?seat=0&from={at}&to={at}"
    [frame] = (await page.found("GET", where))["frames"]
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (match.players - 1)]
    wish = {"seat": 0, "moment": at, "seats": seats}
    table = (await page.found("POST", f"/api/tables/{source}/branch", wish))["id"]
    again = await opened(drawers)
    line = await again.sit(table)
    found = await again.asked(line)
    assert (found["prompt"], found["options"]) == (frame["question"]["prompt"], frame["question"]["options"])
    assert again.parts[line]["table"]["branch_of"] == source
    await again.answer(line, len(found["options"]) - 1)
    assert again.refusals == []
    away = {"kind": "link"}, {"kind": "open"}
    for seat in away:
        kept_for = {**wish, "seats": [*seats[:-1], seat]}
        status, refusal = await page.ask("POST", f"/api/tables/{source}/branch", kept_for)
        assert (status, refusal["type"]) == (404, "NeedsServer")


@pytest.mark.slow
async def test_a_mistake_is_found_in_a_finished_match():
    page, match = await opened(Drawers()), played("out-of-gears")
    await page.found("PUT", "/api/me", {})
    source = (await page.found("POST", "/api/records", match.record()))["id"]
    film = await page.found("GET", f"/api/tables/{source}/replay?seat=0")
    at = next(number for number, moment in enumerate(film["moments"]) if moment["asked"])
    advice = await page.found("POST", f"/api/tables/{source}/review", {"seat": 0, "moment": at})
    chosen = next(option for seat, option in match.answers if seat == 0)
    assert advice["chosen"] == chosen
    assert chosen in [each["option"] for each in advice["opinions"]]


async def test_what_a_running_match_hides_stays_hidden():
    page = await opened(Drawers())
    table, line = await page.play_now("out-of-gears")
    await page.answer(line)
    where = f"/api/tables/{table}"
    seats = [{"kind": "me"}] * 2
    for method, way, body in (
        ("GET", "/record", None),
        ("GET", "/verified", None),
        ("GET", "/estimates?seat=0", None),
        ("POST", "/review", {"seat": 0, "moment": 0}),
        ("POST", "/branch", {"seat": 0, "moment": 0, "seats": seats}),
    ):
        assert (await page.ask(method, where + way, body))[1]["type"] == "MatchNotOver", way


async def test_a_game_that_was_played_here_counts_and_its_chance_is_proved():
    page = await opened(Drawers())
    table, line = await page.play_now("out-of-gears")
    while asked := await page.asked(line):
        await page.answer(line, len(asked["options"]) - 1)
    proof = await page.found("GET", f"/api/tables/{table}/verified")
    record = await page.found("GET", f"/api/tables/{table}/record")
    assert (proof["commitment"], proof["secret"]) == (record["commitment"], record["secret"])
    assert proof["outcome"] == plain(rouages.replay(msgspec.json.encode(record)).outcome)
    found = await page.found("GET", "/api/statistics")
    assert ([each["game"] for each in found["mine"]], found["rankings"]) == (["out-of-gears"], [])
    [mine] = found["mine"]
    assert (mine["played"], mine["average"]) == (1, proof["outcome"]["scores"][0])
    assert mine["won"] == (proof["outcome"]["places"][0] == 1)


def results_by_lot(rng, tables, guest):
    """How one person may have ended at each of these tables."""
    for table_id in tables:
        yield ResultRow(
            table_id=table_id,
            seat=0,
            guest=guest,
            game=rng.choice(list(GAMES)),
            ended=rng.random(),
            seconds=rng.choice([None, 60.0, 61.5, 3600.0]),
            players=4,
            place=rng.choice([1, 1, 2, 4]),
            score=rng.randrange(-3, 40),
            cooperative=False,
            rated=False,
            conceded=rng.random() < 0.3,
            undos=rng.randrange(4),
            hints=rng.randrange(4),
        )


async def test_games_are_counted_as_a_server_counts_them(door):
    house = door.house
    ann = await house.guests.welcome(NewGuest("Ann"))
    wish = NewTable("out-of-gears", (Place("me"), Place("open")))
    tables = [
        (await house.tables.lay([beginning.lay(wish, ann, house.levels, 0.0)], ann)).id for _ in range(40)
    ]
    results = list(results_by_lot(random.Random(5), tables, ann.id))
    batch = Batch()
    for result in results:
        batch.add(NEW_RESULT, msgspec.structs.asdict(result))
    await house.storage.commit(batch)
    there, here = await house.statistics.of(ann.id), statistics_of(results)
    assert [each.game for each in here.mine] == list(GAMES)
    for mine, other in zip(here.mine, there.mine, strict=True):
        assert msgspec.structs.replace(mine, average=0) == msgspec.structs.replace(other, average=0)
        assert mine.average == pytest.approx(other.average)
