"""A client that stops reading never slows the table, and is let go."""

import asyncio
import json
import secrets
import socket
import time

import pytest

from tests.server.running import PATIENCE, becomes

pytestmark = pytest.mark.anyio


async def deaf(person, table):
    """A socket that shakes hands and never reads again; returns how to send through it."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", person.door.port))
    head = (
        f"GET /api/tables/{table}/play HTTP/1.1",
        f"Host: 127.0.0.1:{person.door.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {secrets.token_hex(11)}==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {person.cookie}",
    )
    await loop.sock_sendall(raw, "\r\n".join((*head, "", "")).encode())

    async def send(**message):
        text = json.dumps(message).encode()
        await loop.sock_sendall(raw, bytes((0x81, 0x80 | len(text))) + b"\0\0\0\0" + text)

    return raw, send


async def stall(door, person, table):
    """A deaf screen at the table, so far behind that the server waits for it."""
    raw, send = await deaf(person, table)
    live = door.house.tables.live[table]
    before = set(live.audience.clients)
    await becomes(lambda: set(live.audience.clients) - before)
    (client,) = set(live.audience.clients) - before
    line = client.screen.line.transport.get_extra_info("socket")
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    deadline = time.monotonic() + PATIENCE
    while client.screen.sending_since is None:
        assert time.monotonic() < deadline
        for seat in (0, 1):
            await send(type="Look", seat=seat)
        await asyncio.sleep(0)
    return raw, send, client


async def several_seats(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "here:Zoé", "open")
    await bob.post(f"/api/tables/{table}/take", {})
    hers, his = await ann.sit(table), await bob.sit(table)
    await his.asked()
    return ann, table, hers, his


async def test_the_others_play_on_while_one_does_not_read(door):
    ann, table, hers, his = await several_seats(door)
    raw, send, client = await stall(door, ann, table)
    began = time.monotonic()
    for seat in (0, 0, 1, 1):
        await hers.answer(0, seat)
    for _ in range(2):
        await his.answer(0)
    await his.until(lambda: his.view["round"] == 2)
    assert time.monotonic() - began < 5
    assert client.screen.sending_since is not None
    for _ in range(300):
        await send(type="Look", seat=0)
    await hers.reply("Ping")
    assert len(client.news) <= len(hers.events)
    assert sum(len(bytes(part)) for part in client.shown) < 20_000
    raw.close()


async def test_who_does_not_read_for_too_long_is_cut_off(door, monkeypatch):
    ann, table, hers, _ = await several_seats(door)
    raw, _, client = await stall(door, ann, table)
    live = door.house.tables.live[table]
    door.house.screens.drop_stalled()
    assert client in live.audience.clients
    monkeypatch.setattr("rouages.server.screens.STALLED_SECONDS", 0)
    await asyncio.sleep(0.01)
    door.house.screens.drop_stalled()
    await becomes(lambda: client not in live.audience.clients)
    assert client.screen.line.transport.is_closing()
    await hers.answer(0, 0)
    raw.close()


async def test_replies_that_nobody_reads_do_not_pile_up(door):
    ann, table, hers, _ = await several_seats(door)
    raw, send, client = await stall(door, ann, table)
    for number in range(400):
        await send(type="Ping", ref=number)
    await hers.reply("Ping")
    await becomes(lambda: client.screen.closing == 4408)
    assert len(client.replies) < 450
    raw.close()
