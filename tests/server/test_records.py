"""Records that are given out, come from elsewhere, and are verified."""

import hashlib
import json

import pytest

from rouages.engine.chance import seals
from rouages.games import GAMES
from rouages.server.wire.replays import LARGEST_RECORD
from tests.server.running import running
from tests.server.test_replay import plain, played

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_from_elsewhere_becomes_a_finished_table(door, game):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    record = played(game).record()
    table = (await ann.post("/api/records", record))["id"]
    assert await ann.get(f"/api/tables/{table}/record") == json.loads(json.dumps(record))
    card = await ann.get(f"/api/tables/{table}")
    assert (card["table"]["status"], card["mine"], card["my_turn"]) == ("over", [], False)
    assert [each["table"]["id"] for each in (await ann.get("/api/lobby"))["mine"]] == [table]
    assert (await bob.get("/api/lobby"))["mine"] == []
    assert (await bob.get(f"/api/tables/{table}/replay"))["points"][0] == 0
    screen = await bob.open(table)
    await screen.until(lambda: screen.result)
    assert screen.reader["seats"] == []


def altered(number):
    record = plain(played("out-of-gears").record())
    seat, option = record["answers"][number]
    record["answers"][number] = [seat, option + 1]
    return record


def forged(number):
    """An answer that cannot have been given, with seals that fit it."""
    record = plain(played("out-of-gears").record())
    record["answers"][number][1] = 99
    record["seals"] = seals(bytes.fromhex(record["secret"]), map(tuple, record["answers"]))
    return record


def other_outcome():
    record = plain(played("out-of-gears").record())
    record["outcome"]["scores"] = [99, 0]
    return record


def nested(depth):
    value = 1
    for _ in range(depth):
        value = [value]
    return value


def without(**fields):
    return plain(played("out-of-gears").record()) | fields


@pytest.mark.parametrize(
    ("record", "refusal"),
    [
        (altered(10), {"type": "AlteredAnswer", "number": 11}),
        (forged(20), {"type": "ForgedAnswer", "number": 21}),
        (other_outcome(), {"type": "OtherOutcome"}),
        (without(secret="00" * 32), {"type": "BrokenCommitment"}),
        (without(secret="zz"), {"type": "BadRecord"}),
        (without(game="chess"), {"type": "UnknownGame"}),
        (without(version=999), {"type": "OtherVersion"}),
        (without(format=2), {"type": "OtherFormat"}),
        (without(seals=[]), {"type": "SealsMissing"}),
        (without(players=99), {"type": "WrongSeats"}),
        (without(undos=[-7, 0]), {"type": "BadRecord"}),
        (without(undos=[2**63, 0]), {"type": "BadRecord"}),
        (without(undos=[5, 0]), {"type": "AlteredUndos"}),
        (without(undos=[]), {"type": "AlteredUndos"}),
        (without(seed=2**64), {"type": "BadRecord"}),
        (without(options={"robots": nested(600)}), {"type": "OptionTooDeep"}),
        (without(options={"robots": nested(40)}), {"type": "OptionTooDeep"}),
        ({"hello": 1}, {"type": "BadRecord"}),
        ([], {"type": "BadRecord"}),
    ],
)
async def test_a_wrong_record_is_refused_and_the_first_wrong_answer_named(door, record, refusal):
    ann = await door.guest("Ann")
    refused = await ann.post("/api/records", record, status=400)
    assert refused.items() >= refusal.items()
    assert (await ann.get("/api/lobby"))["mine"] == []


async def test_why_an_answer_is_impossible_is_a_record_too(door):
    ann = await door.guest("Ann")
    refused = await ann.post("/api/records", forged(20), status=400)
    assert refused["why"]["type"] == "IllegalChoice"


async def test_what_is_not_a_record_at_all_is_refused(door):
    ann = await door.guest("Ann")
    headers = {"Content-Type": "application/json"}
    for content, status, refusal in (
        (b'{"format": 1, "ga', 400, "CutOff"),
        (b"\xff\xfe", 400, "CutOff"),
        (b"[" * 100_000, 400, "BadRecord"),
        (b'{"options": {"robots": ' + b"[" * 100_000, 400, "NestedTooDeep"),
        (b" " * (LARGEST_RECORD + 1), 413, "TooLarge"),
    ):
        reply = await ann.http.post("/api/records", content=content, headers=headers)
        assert reply.status_code == status
        assert refusal is None or reply.json()["type"] == refusal
    assert (await door.stranger().post("/api/records", {}, status=401))["type"] == "NoName"


async def test_what_an_older_record_does_not_seal_is_not_told(door):
    ann = await door.guest("Ann")
    older = without(undos=[3, 1], undos_seal="")
    screen = await ann.open((await ann.post("/api/records", older))["id"])
    await screen.until(lambda: screen.result)
    assert screen.result["undos"] == [0, 0]


async def test_too_many_records_are_refused(tmp_path):
    async with running(tmp_path, limits=True) as door:
        ann = await door.guest("Ann")
        for _ in range(10):
            await ann.post("/api/records", {}, status=400)
        assert (await ann.post("/api/records", {}, status=429))["type"] == "TooFrequent"


async def test_a_record_that_breaks_off_is_shown_as_far_as_it_goes(door):
    ann = await door.guest("Ann")
    record = plain(played("out-of-gears").record())
    record |= {"answers": record["answers"][:20], "seals": record["seals"][:20], "outcome": None}
    assert (await ann.post("/api/records", record, status=400))["type"] == "OtherPosition"
    del record["position"], record["undos_seal"]
    table = (await ann.post("/api/records", record))["id"]
    film = await ann.get(f"/api/tables/{table}/replay?seat=1")
    assert film["moments"][-1]["answer"] <= 20
    assert (await ann.get(f"/api/tables/{table}/verified", status=409))["type"] == "MatchNotOver"


async def test_a_record_from_elsewhere_can_be_played_anew_by_anyone(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = (await ann.post("/api/records", played("out-of-gears").record()))["id"]
    again = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
    for person in (ann, bob):
        await person.post(f"/api/tables/{again}/take", {})
    await ann.sit(again)
    await (await bob.sit(again)).asked()


async def test_a_finished_match_is_verified_from_its_secret(door):
    ann = await door.guest("Ann")
    screen = await ann.open(await ann.table("bot:random", "bot:random"))
    await screen.until(lambda: screen.result)
    verified = await door.stranger().get(f"/api/tables/{screen.table['id']}/verified")
    assert verified["commitment"] == screen.table["commitment"]
    assert hashlib.sha256(bytes.fromhex(verified["secret"])).hexdigest() == verified["commitment"]
    assert verified["outcome"] == screen.result["outcome"]
    record = await ann.get(f"/api/tables/{screen.table['id']}/record")
    assert verified["answers"] == len(record["answers"])


async def test_a_match_that_was_tampered_with_is_not_verified(door):
    ann = await door.guest("Ann")
    table = (await ann.post("/api/records", played("out-of-gears").record()))["id"]
    await ann.get(f"/api/tables/{table}/verified")
    match = door.house.tables.live[table].play.match
    match.answers[12] = (match.answers[12][0], 99)
    assert (await ann.get(f"/api/tables/{table}/verified", status=400))["number"] == 13


async def test_a_running_match_is_neither_verified_nor_given_away(door):
    ann = await door.guest("Ann")
    table = await ann.table("me", "bot")
    await (await ann.sit(table)).asked()
    for path in ("verified", "record"):
        assert (await ann.get(f"/api/tables/{table}/{path}", status=409))["type"] == "MatchNotOver"
