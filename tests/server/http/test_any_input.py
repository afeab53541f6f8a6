"""No request makes the server stumble: any address, with any body that its types allow, or do not.

Bodies are made up from the very types that the server reads; records are real ones with one thing changed.
"""

import json
import random

import pytest
from msgspec import inspect

from rouages.engine.record import Record
from rouages.proving.made_up import plain_of
from rouages.server.app import application
from rouages.server.wire import advice, bodies, replays
from rouages.tables.wire.states import NewTable
from tests.server.test_replay import played

pytestmark = pytest.mark.anyio

KINDS = (
    bodies.NewGuest,
    bodies.NewPassword,
    bodies.SignIn,
    bodies.Carried,
    bodies.Draft,
    bodies.TakeSeat,
    bodies.Arrange,
    bodies.NewWebhook,
    NewTable,
    replays.NewBranch,
    advice.HintWanted,
    advice.ReviewWanted,
)
PIECES = ("", "x", "..", "%00", "é", "a" * 300, "fr", "robo-rally", "1e9", "-1", "{}", "%ff", "\u202e")
QUERIES = ("", "?seat=0", "?seat=public", "?seat=99", "?seat=%00", "?from=1&to=9", "?from=999999999&to=-1")


def deep(rng):
    return json.loads("[" * (depth := rng.choice((20, 50, 400, 900))) + "]" * depth)


def changed_record(rng, record):
    """A record that is as it should be but for one field."""
    fields = inspect.type_info(Record).fields
    field = rng.choice(fields)
    value = (
        plain_of(field.type, rng) if rng.random() < 0.7 else rng.choice((None, -1, 2**70, "", [], deep(rng)))
    )
    return record | {field.encode_name: value}


def made_up(rng, record):
    """A body, of the right kind or another, now and then with one field that no type allows."""
    if rng.random() < 0.25:
        return changed_record(rng, record)
    body = plain_of(inspect.type_info(rng.choice(KINDS)), rng)
    if rng.random() < 0.3 and body:
        body[rng.choice(list(body))] = rng.choice((None, 2**70, -1, "\0", "x" * 5000, deep(rng), {}))
    if "options" in body and rng.random() < 0.5:
        body |= {"game": "robo-rally", "options": {"own_course": rng.choice(({}, deep(rng), "x"))}}
    return body


async def ask_anything(door, caplog, seed, requests):
    rng = random.Random(seed)
    ann, match = await door.guest("Ann"), played("out-of-gears")
    record = json.loads(json.dumps(match.record()))
    over = (await ann.post("/api/records", record))["id"]
    tables = [await ann.table("me", "open"), await ann.table("me", "link", "bot"), over]
    paths = [route.path for route in application(door.house).routes if getattr(route, "methods", None)]
    for _ in range(requests):
        path = "/".join(
            rng.choice((*tables, *PIECES)) if piece.startswith("{") else piece
            for piece in rng.choice(paths).split("/")
        )
        person = ann if rng.random() < 0.8 else door.stranger()
        method, wish = rng.choice(("GET", "POST", "POST", "PUT", "DELETE")), made_up(rng, record)
        headers = {"Origin": rng.choice(("http://[", "null", door.url))} if rng.random() < 0.1 else {}
        answer = await person.http.request(
            method, (path or "/") + rng.choice(QUERIES), json=wish, headers=headers
        )
        is_not_built = answer.status_code == 503 and "not built" in answer.text
        assert answer.status_code < 500 or is_not_built, (method, path, wish, answer.text)
    assert "Traceback" not in caplog.text


async def at_once(*_):
    return []


@pytest.fixture
def quick(door, monkeypatch):
    """Bots take no time here."""
    monkeypatch.setattr(door.house.bots, "consider", at_once)
    return door


async def test_no_input_makes_the_server_stumble(quick, caplog):
    await ask_anything(quick, caplog, 1, 400)


@pytest.mark.long(part="fuzz")
async def test_no_input_of_very_many_makes_the_server_stumble(quick, caplog):
    for seed in range(2, 12):
        await ask_anything(quick, caplog, seed, 10_000)
