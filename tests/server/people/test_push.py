"""Push: sealed for one browser, signed by the house, and ended with the device or by its push service."""

import asyncio
import logging

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from rouages.server import messenger
from rouages.server.people import addresses, knocking
from rouages.server.people.holds import Hold
from rouages.server.people.sealing import Keys, Vapid, box_of, sealed
from rouages.server.serve import settings_for
from rouages.server.store.database import NOTICES, PUSH_SUBSCRIPTIONS
from tests.server.people.pushing import PushService, bytes_of
from tests.server.people.test_notices import SETTINGS, no_rounds  # noqa: F401
from tests.server.people.test_own_data import unpacked
from tests.server.people.test_webhooks import begin
from tests.server.running import becomes, running
from tests.server.several.serving import ann_and_bob, two_doors
from tests.server.test_neglected import Calendar

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(tmp_path, anyio_backend, no_rounds):  # noqa: F811
    async with running(tmp_path, **SETTINGS) as door:
        yield door


@pytest.fixture
async def service(anyio_backend):
    async with PushService() as service:
        yield service


async def told_at(person, browser):
    """Somebody whose browser has taken a first message."""
    return await person.put("/api/me/push", browser.wish)


async def kept(door):
    return [row.endpoint for row in await door.house.storage.rows(select(PUSH_SUBSCRIPTIONS))]


async def bob_is_awaited(door, service, *names):
    """Bob is told on these devices, and a match waits for him that he does not look at."""
    bob = await door.guest("Bob")
    for name in names:
        device = door.stranger()
        await device.post("/api/carry", {"secret": (await bob.post("/api/me/carry", {}))["secret"]})
        await told_at(device, service.browser(name))
    service.taken.clear()
    table, _ = await begin(door, await door.guest("Ann"), bob)
    return bob, table


async def test_a_device_is_told_once_it_has_taken_a_first_message(house, service):
    bob = await house.guest("Bob")
    before = await bob.get("/api/me/notices")
    assert (before["ways"][0], before["push"]["devices"]) == (
        {"way": "push", "address": None, "asked": None},
        [],
    )
    after = await told_at(bob, service.browser())
    assert after["ways"][0]["address"] == service.origin.removeprefix("http://")
    assert [device["here"] for device in after["push"]["devices"]] == [True]
    ((_, said),) = service.taken
    assert said == {
        "text": "Bob, Rouages will call you here when it is your turn.",
        "language": "en",
        "path": "/settings/notices",
    }
    assert service.signed_by(service.heads[0]) == before["push"]["key"]


async def test_who_is_awaited_is_told_in_their_language_with_the_table_and_nothing_else(house, service):
    bob = await house.guest("Bob")
    await bob.put("/api/me", {"language": "fr"})
    await told_at(bob, service.browser())
    table, _ = await begin(house, await house.guest("Ann"), bob)
    for _ in range(3):
        await house.house.messenger.say_all()
    _, (_, said) = service.taken
    assert said == {"text": "Out of Gears\u202f: c’est à vous.", "language": "fr", "path": f"/table/{table}"}
    head = service.heads[-1]
    assert (head["content-encoding"], int(head["ttl"]) > 0, head["urgency"]) == ("aes128gcm", True, "normal")
    assert table not in "".join(head.values())


async def test_the_example_of_the_standard_is_sealed_as_it_says():
    """RFC 8291, appendix A."""
    text = b"When I grow up, I want to be a watermelon"
    once = int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    keys = Keys(bytes_of(point), bytes_of("BTBZMqHH6r4Tts7J_aSIgg"))
    salt = bytes_of("DGv6ra1nlYgDCS1FRnbzlw")
    box = box_of(text + b"\2", keys, ec.derive_private_key(once, ec.SECP256R1()), salt)
    assert box == bytes_of(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzA"
        "C8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_how_long_a_message_is_tells_nothing(service):
    browser = service.browser()
    keys = Keys(bytes_of(browser.wish["key"]), browser.auth)
    assert len(sealed(b'"short"', keys)) == len(sealed(b'"' + b"long" * 100 + b'"', keys)) < 4096
    assert browser.opened(sealed(b'"short"', keys)) == "short"
    assert sealed(b"same", keys) != sealed(b"same", keys)


def test_the_key_of_push_is_the_same_on_every_server_of_a_house_and_in_no_other():
    one, same, other = (Vapid(bytes([number]) * 32, "mailto:a@b.c").public for number in (1, 1, 2))
    assert one == same != other


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_told_no_more(house, service, status):
    bob, _ = await bob_is_awaited(house, service, "phone", "desk")
    service.statuses["phone"] = status
    await house.house.messenger.say_all()
    assert sorted(name for name, _ in service.taken) == ["desk", "phone"]
    assert await kept(house) == [service.browsers["desk"].wish["endpoint"]]
    assert not await house.house.storage.rows(select(NOTICES))
    assert [device["here"] for device in (await bob.get("/api/me/notices"))["push"]["devices"]] == [False]


async def test_where_no_browser_is_left_nothing_is_tried_again(house, service, caplog):
    calendar = Calendar(house.house)
    await bob_is_awaited(house, service, "phone")
    service.statuses["phone"] = 410
    for _ in range(2):
        await house.house.messenger.say_all()
        calendar.now += messenger.PAUSES[0]
    assert (len(service.taken), await kept(house)) == (1, [])
    assert not await house.house.storage.rows(select(NOTICES))
    assert "given up" not in caplog.text


@pytest.mark.parametrize("status", [429, 500, 302, None])
async def test_what_a_push_service_does_not_take_is_tried_again_and_given_up_in_one_line(
    house, service, status, caplog, monkeypatch
):
    caplog.set_level(logging.INFO)
    calendar = Calendar(house.house)
    await bob_is_awaited(house, service, "phone")
    service.statuses["phone"] = status
    if status is None:
        monkeypatch.setattr(knocking, "PATIENCE", 0.05)
    await house.house.messenger.say_all()
    for tries, pause in enumerate(messenger.PAUSES, 1):
        (row,) = await house.house.storage.rows(select(NOTICES))
        assert row.tries == tries
        calendar.now += pause
        await house.house.messenger.say_all()
    assert len(await kept(house)) == 1
    assert not await house.house.storage.rows(select(NOTICES))
    (line,) = [line for line in caplog.messages if "given up" in line]
    assert (f"status {status}" if status else "no answer came in time") in line
    wish = service.browsers["phone"].wish
    assert not any(secret in caplog.text for secret in (*wish.values(), "vapid"))


async def test_one_device_that_has_taken_it_is_enough(house, service):
    calendar = Calendar(house.house)
    await bob_is_awaited(house, service, "phone", "desk")
    service.statuses["desk"] = 500
    for _ in range(2):
        await house.house.messenger.say_all()
        calendar.now += messenger.PAUSES[0]
    assert sorted(name for name, _ in service.taken) == ["desk", "phone"]


@pytest.mark.parametrize(
    "how", ["signed out", "signed out elsewhere", "turned off", "sent away", "forgotten"]
)
async def test_nothing_is_kept_of_a_device_once_it_is_no_more(house, service, how):
    bob = await house.guest("Bob")
    await told_at(bob, service.browser())
    assert await kept(house)
    if how == "signed out":
        await bob.post("/api/sign-out")
    elif how == "signed out elsewhere":
        other = house.stranger()
        await other.post("/api/carry", {"secret": (await bob.post("/api/me/carry", {}))["secret"]})
        await other.http.delete("/api/me/devices")
    elif how == "turned off":
        assert (await bob.http.delete("/api/me/push")).json()["push"]["devices"] == []
    elif how == "sent away":
        number = (await unpacked(bob))[0]["number"]
        await house.house.guests.set_ban(await house.house.guests.of(number), Hold(None, "Rude."))
    else:
        await bob.post("/api/me/leave", {"password": None})
    assert await kept(house) == []


async def test_who_sits_at_the_same_browser_next_is_the_only_one_told_there(house, service):
    browser = service.browser()
    bob, eve = await house.guest("Bob"), await house.guest("Eve")
    for person in (bob, eve, eve):
        await told_at(person, browser)
    assert len(await kept(house)) == 1
    assert (await bob.get("/api/me/notices"))["push"]["devices"] == []


async def test_push_is_paused_wanted_for_some_things_only_and_tried(house, service):
    bob, _ = await bob_is_awaited(house, service, "phone")
    (tried,) = (await bob.post("/api/me/notices/trial"))["tried"]
    assert (tried["way"], tried["refusal"]) == ("push", None)
    for wishes in ({"paused": ["push"]}, {"turn": ["mail", "webhook"]}):
        await bob.put("/api/me/notices", wishes)
        await house.house.messenger.say_all()
    assert len(service.taken) == 1
    service.statuses["phone"] = 410
    (tried,) = (await bob.post("/api/me/notices/trial"))["tried"]
    assert tried["refusal"] == {"type": "PushEnded"}


async def test_an_endpoint_behind_the_house_is_no_push_service(door):
    bob, service = await door.guest("Bob"), PushService()
    service.origin = "https://push.example"
    wish = service.browser().wish
    for endpoint in ("https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.1/x", "https://localhost/x"):
        reply = await bob.put("/api/me/push", {**wish, "endpoint": endpoint}, status=403)
        assert reply["type"] == "PrivateWebAddress"
    for endpoint in ("http://192.0.2.1/x", "ftp://push.example/", "https://a@push.example/", "push", ""):
        reply = await bob.put("/api/me/push", {**wish, "endpoint": endpoint}, status=400)
        assert reply["type"] == "BadWebAddress"
    assert await kept(door) == []


async def test_a_name_that_leads_behind_the_house_later_is_told_nothing(house, service, monkeypatch):
    """Each message looks at the addresses anew, and goes to the one that was looked at."""
    leads_to, loop = ["127.0.0.1"], asyncio.get_running_loop()
    looked_up, is_public = loop.getaddrinfo, addresses.is_public

    async def found(host, port, **how):
        return await looked_up(leads_to[0] if host == "push.example" else host, port, **how)

    service.origin = service.origin.replace("127.0.0.1", "push.example")
    monkeypatch.setattr(loop, "getaddrinfo", found)
    bob, _ = await bob_is_awaited(house, service, "phone")
    house.house.push._knocking.private = False
    monkeypatch.setattr(addresses, "is_public", lambda each: str(each) == "127.0.0.1" or is_public(each))
    await house.house.messenger.say_all()
    assert len(service.taken) == 1
    leads_to[0] = "127.0.0.2"
    (tried,) = (await bob.post("/api/me/notices/trial"))["tried"]
    assert (tried["way"], tried["refusal"]) == ("push", {"type": "PrivateWebAddress"})
    assert len(service.taken) == 1


async def test_keys_that_seal_nothing_are_refused(house, service):
    bob, wish = await house.guest("Bob"), service.browser().wish
    for wrong in ({"key": "B" * 87}, {"key": ""}, {"key": "é"}, {"auth": "AAAA"}, {"auth": "!"}):
        reply = await bob.put("/api/me/push", {**wish, **wrong}, status=400)
        assert reply["type"] == "BadPushKeys"
    assert not service.taken


async def test_a_browser_that_does_not_take_the_first_message_is_not_kept(house, service):
    bob = await house.guest("Bob")
    browser = service.browser()
    service.statuses["phone"] = 403
    reply = await bob.put("/api/me/push", browser.wish, status=409)
    assert (reply["type"], reply["why"]) == ("PushFailed", "status 403")
    assert await kept(house) == []


async def test_a_house_that_does_not_want_it_offers_no_push(tmp_path, service, monkeypatch):
    async with running(tmp_path, push=False, private_webhooks=True) as door:
        bob = await door.guest("Bob")
        own = await bob.get("/api/me/notices")
        assert ([way["way"] for way in own["ways"]], own["push"]) == (["webhook"], None)
        assert (await bob.put("/api/me/push", service.browser().wish, status=404))["type"] == "NoPush"
    assert settings_for(tmp_path).push
    monkeypatch.setenv("ROUAGES_PUSH", "no")
    assert not settings_for(tmp_path).push


async def test_a_stranger_is_told_nothing_by_push(house, service):
    stranger = house.stranger()
    assert (await stranger.put("/api/me/push", service.browser().wish, status=401))["type"] == "NoName"
    assert (await stranger.http.delete("/api/me/push")).status_code == 401
    assert not service.taken


async def test_my_file_says_where_my_browsers_take_messages(house, service):
    bob = await house.guest("Bob")
    await told_at(bob, service.browser())
    own, _ = await unpacked(bob)
    assert [device["push"] for device in own["devices"]] == [service.browsers["phone"].wish["endpoint"]]


async def test_servers_on_one_postgresql_have_one_key_and_tell_once(tmp_path, database, service):
    async with two_doors(tmp_path, database, **SETTINGS) as doors:
        _, bob, first, second = await ann_and_bob(doors)
        own = await told_at(bob, service.browser())
        there = doors[0].stranger()
        await there.post("/api/carry", {"secret": (await bob.post("/api/me/carry", {}))["secret"]})
        assert (await there.get("/api/me/notices"))["push"]["key"] == own["push"]["key"]
        for screen in (second, first):
            await screen.answer(0)
            await screen.answer(0)
            if screen is second:
                await second.close()
                await first.until(lambda: not first.seats[1]["online"])
        await becomes(lambda: len(service.taken) == 2)
        for _ in range(3):
            await asyncio.gather(*(door.house.messenger.say_all() for door in doors))
        assert [said["path"].split("/")[1] for _, said in service.taken] == ["settings", "table"]
        await bob.post("/api/sign-out")
        assert (await there.get("/api/me/notices"))["push"]["devices"] == []
