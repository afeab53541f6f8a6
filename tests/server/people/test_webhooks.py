"""Webhooks: guests are told of their turns at an address of their own, and nobody's doors are knocked at."""

import asyncio
import contextlib
import ipaddress
import json

import pytest

from rouages.server.people import knocking
from rouages.server.people.addresses import is_public, target_of
from rouages.server.wire.refusals.notices import BadWebAddress
from tests.server.running import becomes, running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


class Post:
    """A web server that takes one kind of request."""

    def __init__(self, status="204 No Content"):
        self.status = status
        self.taken = []
        self.heads = []

    async def __aenter__(self):
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}/hook?me=1"
        return self

    async def _serve(self, reader, writer):
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().split("content-length: ")[1].split()[0])
        self.taken.append(json.loads(await reader.readexactly(length)))
        self.heads.append(head)
        if self.status:
            writer.write(f"HTTP/1.1 {self.status}\r\nLocation: {self.url}/elsewhere\r\n\r\n".encode())
        else:
            with contextlib.suppress(ConnectionError):
                await reader.read()
        writer.close()

    async def __aexit__(self, *_):
        self.server.close()


@pytest.fixture
async def open_door(tmp_path, anyio_backend):
    async with running(tmp_path, private_webhooks=True, notice_seconds=0) as door:
        yield door


async def begin(door, ann, bob, **wish):
    """A match between Ann, who looks, and Bob, who does not: its table and her screen."""
    table = await ann.table("me", "open", **wish)
    await bob.post(f"/api/tables/{table}/take", {})
    screen = await bob.sit(table)
    await screen.until(lambda: not screen.reader["owes"])
    await screen.close()
    live = door.house.tables.live[table]
    await becomes(lambda: not live.audience.clients)
    first = await ann.sit(table)
    await first.asked()
    return table, first


async def test_an_address_is_tried_before_it_is_kept(open_door):
    async with Post() as post:
        bob = await open_door.guest("Bob")
        assert (await bob.get("/api/me"))["webhook"] is None
        assert (await bob.put("/api/me/webhook", {"url": post.url}))["webhook"] == post.url
        assert (await bob.get("/api/me"))["webhook"] == post.url
        assert [taken["type"] for taken in post.taken] == ["Hello"]
        assert post.heads[0].startswith("POST /hook?me=1 HTTP/1.1\r\nHost: 127.0.0.1:")


async def test_who_looks_on_is_not_told(open_door):
    async with Post() as post:
        ann, _, first, second = await two_people(open_door)
        await ann.put("/api/me/webhook", {"url": post.url})
        for screen in (first, second):
            await screen.answer(0)
            await screen.answer(0)
        await first.until(lambda: first.view["round"] == 2)
        assert len(post.taken) == 1


async def test_only_who_does_not_look_is_told_and_once_a_wait(open_door):
    async with Post() as post:
        ann, bob = await open_door.guest("Ann"), await open_door.guest("Bob")
        for person in (ann, bob):
            await person.put("/api/me/webhook", {"url": post.url})
        post.taken.clear()
        table, first = await begin(open_door, ann, bob)
        await becomes(lambda: post.taken)
        link = f"{open_door.url}/table/{table}"
        (told,) = post.taken
        assert (told["type"], told["game"], told["table"]) == ("YourTurn", "out-of-gears", link)
        assert told["text"] == told["content"] == f"Out of Gears: it is your turn. {link}"
        await first.answer(0)
        await first.answer(0)
        assert len(post.taken) == 1


async def test_a_webhook_is_off_until_it_is_set_and_can_be_taken_back(open_door):
    async with Post() as post:
        ann = await open_door.guest("Ann")
        await ann.put("/api/me/webhook", {"url": post.url})
        assert (await ann.put("/api/me/webhook", {"url": None}))["webhook"] is None
        assert len(post.taken) == 1


async def test_addresses_that_are_not_on_the_internet_are_refused(door):
    ann = await door.guest("Ann")
    for url in ("http://127.0.0.1:9/", "http://localhost/", "http://[::1]/", "http://10.0.0.1/", "http://0/"):
        assert (await ann.put("/api/me/webhook", {"url": url}, status=403))["type"] == "PrivateWebAddress"
    assert (await ann.get("/api/me"))["webhook"] is None


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("192.88.99.1", "2002:c058:6301::", "fec0::1", "feff::1"),
        *("::1", "::", "fe80::1", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "ff02::1"),
    ],
)
def test_no_private_address_passes_for_a_public_one(address):
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "64:ff9b::101:101"])
def test_a_public_address_is_one(address):
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *("ftp://a.example/", "file:///etc/passwd", "a", "http://", "http://me:pass@a.example/"),
        *("http://a:x/", "http://a.example/\r\nHost: b", "http://a.example/ b", "http://é.example/"),
    ],
)
def test_what_is_not_a_plain_web_address_is_refused(url):
    with pytest.raises(BadWebAddress):
        target_of(url)


async def test_a_name_that_has_one_private_address_is_refused(door, monkeypatch):
    ann = await door.guest("Ann")
    loop = asyncio.get_running_loop()

    async def addresses(*_, **__):
        return [(2, 1, 6, "", ("1.1.1.1", 80)), (2, 1, 6, "", ("10.0.0.1", 80))]

    monkeypatch.setattr(loop, "getaddrinfo", addresses)
    reply = await ann.put("/api/me/webhook", {"url": "http://two.example/"}, status=403)
    assert reply["type"] == "PrivateWebAddress"


@pytest.mark.parametrize("status", ["302 Found", "500 No", "nonsense"])
async def test_an_address_that_does_not_take_it_is_refused_and_no_redirect_followed(open_door, status):
    async with Post(status) as post:
        ann = await open_door.guest("Ann")
        reply = await ann.put("/api/me/webhook", {"url": post.url}, status=409)
        assert reply["type"] == "WebhookFailed"
        assert len(post.taken) == 1


async def test_an_address_that_does_not_answer_keeps_no_table_waiting(open_door, monkeypatch):
    async with Post() as post:
        ann, _, first, second = await two_people(open_door)
        await ann.put("/api/me/webhook", {"url": post.url})
        post.status = ""
        monkeypatch.setattr(knocking, "PATIENCE", 0.2)
        live = open_door.house.tables.live[first.table["id"]]
        await first.answer(0)
        await first.answer(0)
        await first.close()
        await becomes(lambda: len(live.audience.clients) == 1)
        await second.answer(0)
        await second.answer(0)
        await second.until(lambda: second.view["round"] == 2)
        await becomes(lambda: len(post.taken) == 2)
