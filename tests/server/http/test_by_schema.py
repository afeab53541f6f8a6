"""Requests made up by a tool from the schemas of what travels, right ones and wrong: none is too much."""

import asyncio
from collections import Counter

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import one_of
from schemathesis import GenerationMode, openapi

from rouages.server.app import application
from tests.server.fuzz.asking import BODIES, KINDS, has_stumbled
from tests.server.fuzz.quick import quicken

pytestmark = pytest.mark.anyio


def described(house, table):
    """Every address of the house with the body that it takes, in the words of OpenAPI."""
    bodies, components = msgspec.json.schema_components(KINDS, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(KINDS, bodies, strict=True))
    known = {"table_id": {"anyOf": [{"const": table}, {"type": "string", "minLength": 1}]}}
    paths = {}
    for route in application(house).routes:
        path = route.path.replace(":path}", "}")
        names = [piece[1:-1] for piece in path.split("/") if piece.startswith("{")]
        asked = [
            {"name": name, "in": "path", "required": True, "schema": known.get(name, {"type": "string"})}
            for name in names
        ]
        for method in sorted((getattr(route, "methods", None) or {"HEAD"}) - {"HEAD"}):
            operation = {"parameters": asked, "responses": {"default": {"description": "Whatever it is"}}}
            kind = BODIES.get(f"{method} {route.path}")
            if kind:
                content = {"application/json": {"schema": schemas[kind]}}
                operation["requestBody"] = {"required": True, "content": content}
            paths.setdefault(path, {})[method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Rouages", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def made_up(house, requests):
    """So many requests, all before the first is sent: the tool allows nobody else to draw lots meanwhile."""
    kinds = [found.ok() for found in openapi.from_dict(house).get_all_operations()]
    found = []

    @settings(
        max_examples=requests,
        deadline=None,
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


async def ask_by_schema(door, requests):
    """How often the house gave which reply."""
    ann = await door.guest("Ann")
    table = await ann.table("me", "bot")
    await (await ann.sit(table)).begun()
    replies = Counter()
    for request in made_up(described(door.house, table), requests):
        cookie = {"cookie": ann.cookie}
        reply = await asyncio.to_thread(request.call, base_url=door.url, headers=cookie, timeout=60)
        replies[f"replies {reply.status_code}"] += 1
        stumbled = has_stumbled(request.method, reply.status_code, reply.content)
        assert not stumbled, request.as_curl_command()
    return {"requests": replies.total(), **replies}


async def test_no_request_made_from_the_schemas_makes_the_server_stumble(door, monkeypatch, caplog, figures):
    quicken(door, monkeypatch)
    figures(**(found := await ask_by_schema(door, 80)))
    assert found["replies 200"]
    assert found["replies 400"]
    assert "Traceback" not in caplog.text


@pytest.mark.long(part="fuzz")
async def test_none_of_very_many_requests_made_from_the_schemas_does(door, monkeypatch, caplog, figures):
    quicken(door, monkeypatch)
    figures(**await ask_by_schema(door, 5_000))
    assert "Traceback" not in caplog.text
