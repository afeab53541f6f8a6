"""/metrics: for who has the token, and right."""

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.running import running

pytestmark = pytest.mark.anyio

TOKEN = "a token of the host"


@pytest.fixture
async def watched(tmp_path_factory, anyio_backend):
    async with running(tmp_path_factory.mktemp("watched"), metrics_token=TOKEN) as door:
        yield door


async def figures(door):
    """Every sample by its name and the values of its labels, in the order of their names."""
    reply = await door.stranger().http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert reply.status_code == 200
    return {
        (sample.name, *(sample.labels[name] for name in sorted(sample.labels))): sample.value
        for family in text_string_to_metric_families(reply.text)
        for sample in family.samples
    }


async def test_without_the_token_there_is_nothing(watched, door):
    for headers in ({}, {"Authorization": "Bearer another"}, {"Authorization": f"Basic {TOKEN}"}):
        assert (await watched.stranger().http.get("/metrics", headers=headers)).status_code == 404
    for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": f"Bearer {TOKEN}"}):
        assert (await door.stranger().http.get("/metrics", headers=headers)).status_code == 404


async def test_answers_refusals_tables_sockets_bots_and_the_database_are_counted(watched):
    ann = await watched.guest("Ann")
    screen = await ann.sit(await ann.table("me", "here:Bob"))
    await screen.begun()
    watched.house.bots.thoughts["random"].add(0.3)
    for _ in range(3):
        await screen.answer(0)
    asked = await screen.asked()
    assert (
        await screen.refused("Answer", seat=asked["seat"], question=asked["question"], option=999)
        == "NoSuchOption"
    )
    await ann.get("/api/tables/nowhere", status=404)
    found = await figures(watched)
    assert found["rouages_answer_seconds_count", "out-of-gears"] == 3
    assert found["rouages_answer_seconds_bucket", "out-of-gears", "+Inf"] == 3
    assert 0 < found["rouages_answer_seconds_sum", "out-of-gears"] < 60
    assert found["rouages_answer_seconds_count", "cyberion"] == 0
    assert found["rouages_refused_total", "out-of-gears", "NoSuchOption"] == 1
    assert found["rouages_refused_total", "", "UnknownTable"] == 1
    assert found["rouages_request_seconds_count", "GET", "/api/tables/{table_id}", "404"] == 1
    assert found["rouages_request_seconds_count", "SOCKET", "/api/tables/{table_id}/play", "101"] == 1
    assert found["rouages_tables", "out-of-gears", "playing"] == 1
    assert found["rouages_sockets", "table"] == 1
    assert found["rouages_bots_waiting",] == 0
    assert found["rouages_thought_seconds_bucket", "0.25", "random"] == 0
    assert found["rouages_thought_seconds_bucket", "0.5", "random"] == 1
    assert found["rouages_batches_total", "kept"] >= 3
    assert found["rouages_commit_seconds_count",] >= 1
    assert found["rouages_healthy", "writable"] == 1
