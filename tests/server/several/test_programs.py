"""Programs at several servers: a token ends everywhere, and a stream tells of tables that others keep."""

import pytest

from tests.server.people.test_programs import account, bot_of, program, refused
from tests.server.several.serving import two_doors
from tests.server.test_streams import Stream

pytestmark = pytest.mark.anyio


@pytest.fixture
async def doors(tmp_path, database, anyio_backend):
    async with two_doors(tmp_path, database) as doors:
        yield doors


async def listening(person):
    request = person.http.build_request("GET", "/api/events")
    return Stream(await person.http.send(request, stream=True))


async def test_a_stream_here_tells_of_a_table_there_and_ends_with_its_token(doors):
    first, second = doors
    ann = await account(first)
    boulon = await bot_of(first, ann)
    stream = await listening(boulon)
    assert await stream.up_to_date() == []
    there = program(second, boulon.token)
    table = await there.table("me", "bot")
    screen = await there.sit(table)
    asked = await screen.asked()
    told = await stream.until("YourTurn")
    assert (told[-1]["table"], told[-1]["question"]) == (table, asked["question"])
    await ann.delete("/api/me/devices")
    assert (await stream.until("Closing"))[-1]["refusal"]["type"] == "SessionEnded"
    assert (await screen.closed())[0] == 1012
    await refused(there.http.get("/api/me"), 401, "UnknownToken")
