"""What one connection, or one address, may pour into the house; and how long it may hold a line."""

import asyncio
import json
import secrets
from functools import partial

import pytest
import websockets

from rouages.server.sockets import MOST_NONSENSE
from tests.server.running import PATIENCE, becomes, running
from tests.server.test_slow_client import stall

pytestmark = pytest.mark.anyio

PING, PONG, PIECE = 0x89, 0x8A, 0x01
FLOOD = 2000


def frame(kind, content=b""):
    return bytes((kind, 0x80 | len(content))) + b"\0\0\0\0" + content


async def call(door, path):
    """A plain line with the hands shaken for a socket."""
    reader, writer = await asyncio.open_connection("127.0.0.1", door.port)
    head = (
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{door.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {secrets.token_hex(11)}==",
        "Sec-WebSocket-Version: 13",
    )
    writer.write("\r\n".join((*head, "", "")).encode())
    assert b" 101 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    return reader, writer


async def is_cut_off(reader):
    try:
        while await asyncio.wait_for(reader.read(65536), PATIENCE):
            pass
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize("kind", [PING, PONG, PIECE])
@pytest.mark.parametrize("path", ["/api/lobby/live", "/api/tables/{table}/play"])
async def test_who_pours_frames_into_a_socket_is_cut_off(door, kind, path):
    ann = await door.guest("Ann")
    table = await ann.table("me", "bot")
    reader, writer = await call(door, path.format(table=table))
    writer.write(frame(kind, b"x" * 100) * FLOOD)
    assert await is_cut_off(reader)
    writer.close()
    assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_a_few_pings_are_answered(door):
    ann = await door.guest("Ann")
    screen = await ann.open(await ann.table("me", "bot"))
    for _ in range(10):
        await asyncio.wait_for(await screen.socket.ping(), PATIENCE)


async def test_a_ping_from_who_does_not_read_is_not_answered(door):
    ann = await door.guest("Ann")
    table = await ann.table("me", "here:Zoé")
    await ann.sit(table)
    raw, _, client = await stall(door, ann, table)
    line = client.screen.line
    await becomes(lambda: not line.writable.is_set())
    await asyncio.get_running_loop().sock_sendall(raw, frame(PING, b"are you there?"))
    await becomes(line.transport.is_closing)
    raw.close()


async def test_messages_poured_into_a_lobby_end_its_socket(door):
    reader, writer = await call(door, "/api/lobby/live")
    writer.write(frame(0x81, b"{}") * FLOOD)
    assert await is_cut_off(reader)
    writer.close()


async def test_nonsense_is_not_heard_for_ever(door):
    """Replies to it would pile up for who does not read them."""
    ann = await door.guest("Ann")
    table = await ann.table("me", "here:Zoé")
    await ann.sit(table)
    raw, _, client = await stall(door, ann, table)
    waiting = len(client.replies)
    await asyncio.get_running_loop().sock_sendall(raw, frame(0x81, b"nonsense") * FLOOD)
    await becomes(lambda: client.screen.closing)
    await ann.get("/api/me")
    assert len(client.replies) - waiting <= MOST_NONSENSE
    raw.close()


async def test_sockets_of_the_lobby_are_counted_too(tmp_path, monkeypatch):
    from limits import RateLimitItemPerMinute

    monkeypatch.setattr("rouages.server.shown.SOCKETS", RateLimitItemPerMinute(3, namespace="few"))
    async with running(tmp_path, limits=True) as door:
        connect = partial(websockets.connect, f"ws://127.0.0.1:{door.port}/api/lobby/live")
        for _ in range(30):
            async with connect():
                pass
        with pytest.raises(websockets.InvalidStatus) as refusal:
            await connect()
        assert refusal.value.response.status_code == 429
        assert json.loads(refusal.value.response.body)["type"] == "TooFrequent"


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/me HT",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b'Content-Length: 50\r\n\r\n{"name":',
    ],
    ids=["nothing", "a word", "some headers", "half a body"],
)
async def test_a_request_that_does_not_come_whole_is_not_waited_for(door, monkeypatch, half):
    monkeypatch.setattr("rouages.server.patience.REQUEST_SECONDS", 0.1)
    reader, writer = await asyncio.open_connection("127.0.0.1", door.port)
    writer.write(half)
    assert await is_cut_off(reader)
    writer.close()


async def test_whole_requests_and_open_sockets_are_not_hurried(door, monkeypatch):
    monkeypatch.setattr("rouages.server.patience.REQUEST_SECONDS", 1)
    ann = await door.guest("Ann")
    screen = await ann.open(await ann.table("me", "bot"))
    await asyncio.sleep(1.2)
    assert (await screen.reply("Ping"))["type"] == "Pong"
    assert (await ann.get("/api/me"))["name"] == "Ann"
