"""Requests made up by a tool from the schemas of what travels, right ones and wrong: none is too much."""

import asyncio
import json
import re
from collections import Counter

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import one_of
from schemathesis import GenerationMode, openapi

from rouages.server.app import application
from rouages.server.operations import OPERATIONS, SOCKETS
from tests.server.fuzz.asking import has_stumbled
from tests.server.fuzz.quick import quicken

pytestmark = pytest.mark.anyio

ENDLESS = ("/api/events", *SOCKETS)


async def described(person, table):
    """The document that the house serves, without what has no end, and with a table that is there."""
    found = await person.get("/api/openapi.json")
    known = {"anyOf": [{"const": table}, {"type": "string", "minLength": 1}]}
    for path in ENDLESS:
        del found["paths"][path]
    for operations in found["paths"].values():
        for operation in operations.values():
            for asked in operation["parameters"]:
                if asked["name"] == "table_id":
                    asked["schema"] = known
    return found


def made_up(house, requests):
    """So many requests, all before the first is sent: the tool allows nobody else to draw lots meanwhile."""
    kinds = [found.ok() for found in openapi.from_dict(house).get_all_operations()]
    found = []

    @settings(
        max_examples=requests,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(one_of([kind.as_strategy(generation_mode=mode) for kind in kinds for mode in GenerationMode]))
    def keep(request):
        found.append(request)

    keep()
    return found


def is_promised(request, reply):
    """Whether a reply is of the type that the document says."""
    gives = OPERATIONS[f"{request.method} {request.operation.path}"].gives
    if gives is not None:
        msgspec.json.decode(reply.content, type=gives)


async def ask_by_schema(door, requests):
    """How often the house gave which reply."""
    ann = await door.guest("Ann")
    table = await ann.table("me", "bot")
    await (await ann.sit(table)).begun()
    replies = Counter()
    for request in made_up(await described(ann, table), requests):
        cookie = {"cookie": ann.cookie}
        reply = await asyncio.to_thread(request.call, base_url=door.url, headers=cookie, timeout=60)
        replies[f"replies {reply.status_code}"] += 1
        stumbled = has_stumbled(request.method, reply.status_code, reply.content)
        assert not stumbled, request.as_curl_command()
        if reply.status_code == 200:
            is_promised(request, reply)
    return {"requests": replies.total(), **replies}


async def test_no_request_made_from_the_schemas_makes_the_server_stumble(door, monkeypatch, caplog, figures):
    quicken(door, monkeypatch)
    figures(**(found := await ask_by_schema(door, 50)))
    assert found["replies 200"]
    assert found["replies 400"]
    assert "Traceback" not in caplog.text


@pytest.mark.long(part="fuzz")
async def test_none_of_very_many_requests_made_from_the_schemas_does(door, monkeypatch, caplog, figures):
    quicken(door, monkeypatch)
    figures(**await ask_by_schema(door, 5_000))
    assert "Traceback" not in caplog.text


async def test_the_document_has_every_address_and_says_what_a_token_needs(door):
    found = await door.stranger().get("/api/openapi.json")
    served = {
        f"{method} {route.path}"
        for route in application(door.house).routes
        for method in (getattr(route, "methods", None) or {"SOCKET"}) - {"HEAD"}
        if route.path.startswith(("/api/", "/picture/")) and route.path != "/api/{path:path}"
    }
    assert served == {*OPERATIONS, *(f"SOCKET {path}" for path in SOCKETS)}
    written = {path for path, operations in found["paths"].items() for _ in operations}
    assert written == {each.split()[1] for each in served}
    assert found["paths"]["/api/tables"]["post"]["security"] == [{"cookie": []}, {"token": ["host"]}]
    assert found["paths"]["/api/me/password"]["put"]["security"] == [{"cookie": []}]


async def test_all_that_the_document_refers_to_is_in_it(door):
    found = await door.stranger().get("/api/openapi.json")
    names = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(found)))
    assert names <= found["components"]["schemas"].keys()
    assert {"Record", "Refusal", "StreamEvent", "FromServer"} <= names
    assert all(operation["summary"] for path in found["paths"].values() for operation in path.values())


async def test_the_records_of_a_game_are_described_too(door):
    found = await door.stranger().get("/api/games/cyberion/schema")
    assert {"View", "Prompt", "Choice"} <= found["components"]["schemas"].keys()
    assert (await door.stranger().get("/api/games/chess/schema", status=400))["type"] == "UnknownGame"
