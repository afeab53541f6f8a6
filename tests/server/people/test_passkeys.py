"""Passkeys: added by their owner alone, good for one house, called what one likes and removed for good."""

import json
import subprocess
import sys
import time
from base64 import b64decode, b64encode

import pytest
from sqlalchemy import select

from rouages.server.people.holds import Hold
from rouages.server.people.passkeys import MOST
from rouages.server.store.database import PASSKEYS
from rouages.server.wire.deeds import SetDoor
from tests.server.people.authenticator import Authenticator
from tests.server.people.signing import (
    PASSWORD,
    SHOWN,
    add,
    ann_with_one,
    another_with_one,
    behind_a_proxy,
    come,
    origin_of,
    passkeys,
    proof,
    sign_in,
    with_password,
)
from tests.server.people.test_account import PHONE
from tests.server.people.test_own_data import unpacked
from tests.server.running import running

pytestmark = pytest.mark.anyio


async def test_whoever_holds_a_passkey_signs_in_without_a_name(either_door):
    ann, phone = await ann_with_one(either_door)
    (made,) = await passkeys(ann)
    assert (made["title"], made["at"], made["used"], made["new"]) == (
        "Chrome, Linux",
        "localhost",
        None,
        False,
    )
    stranger = come(either_door.stranger())
    stranger.http.headers["User-Agent"] = PHONE
    _, me = await sign_in(either_door, phone, person=stranger)
    assert (me["name"], me["login"]) == ("Ann", "ann")
    assert (await stranger.get("/api/me"))["name"] == "Ann"
    account = await ann.get("/api/me/account")
    assert {device["system"] for device in account["devices"]} == {None, "iphone"}
    assert account["passkeys"][0]["used"] == pytest.approx(time.time(), abs=60)
    (row,) = await either_door.house.storage.rows(select(PASSKEYS))
    assert (row.signed, row.session is None) == (1, False)
    await ann.post("/api/sign-out")
    (row,) = await either_door.house.storage.rows(select(PASSKEYS))
    assert row.session is None


async def test_a_passkey_that_does_not_count_signs_in_as_often_as_one_likes(door):
    _, phone = await ann_with_one(door, counts=False)
    for _ in range(3):
        assert (await sign_in(door, phone))[1]["name"] == "Ann"


async def test_a_passkey_is_renamed_and_removed_and_lets_nobody_in_then(door):
    ann, phone = await ann_with_one(door)
    ((made,), bob) = await passkeys(ann), await with_password(door, "Bob")
    address = f"/api/me/passkeys/{made['id']}"
    assert (await bob.put(address, {"title": "Mine"}, status=404))["type"] == "NoSuchPasskey"
    assert (await bob.delete(address, status=404))["type"] == "NoSuchPasskey"
    assert (await ann.put(address, {"title": "\u200b "}, status=400))["type"] == "EmptyText"
    await ann.put(address, {"title": "  Red\nphone "})
    assert [each["title"] for each in await passkeys(ann)] == ["Red phone"]
    await ann.delete(address)
    assert await passkeys(ann) == []
    assert (await sign_in(door, phone, 403))[1]["type"] == "UnknownPasskey"
    assert (await ann.delete(address, status=404))["type"] == "NoSuchPasskey"


async def test_an_account_may_have_no_password_at_all(door):
    guest, phone = come(await door.guest("Zoé")), Authenticator(origin_of(door))
    assert (await guest.post("/api/me/passkeys/begin", {}, 400))["type"] == "LoginNeeded"
    await with_password(door)
    assert (await guest.post("/api/me/passkeys/begin", {"login": "Ann"}, 409))["type"] == "LoginTaken"
    assert (await add(guest, phone, {"login": "Zoe"}, login="Zoe"))["login"] == "zoe"
    account = await guest.get("/api/me/account")
    assert (account["login"], account["password"], len(account["passkeys"])) == ("zoe", False, 1)
    only = f"/api/me/passkeys/{account['passkeys'][0]['id']}"
    assert (await guest.delete(only, 409))["type"] == "OnlyPasskey"
    for guess in ("", "correct horse"):
        await door.stranger().post("/api/sign-in", {"login": "zoe", "password": guess}, 403)
    (code, *_) = (await guest.post("/api/me/codes", {"signed": await proof(guest, phone)}))["codes"]
    back = come(door.stranger())
    assert (await back.post("/api/recover", {"login": "zoe", "code": code}))["name"] == "Zoé"
    assert (await sign_in(door, phone, 403))[1]["type"] == "UnknownPasskey"


CHANGES = {
    "add": ("POST", "/api/me/passkeys/begin", {}),
    "password": ("PUT", "/api/me/password", {"login": "ann", "password": "battery staple"}),
    "mail": ("PUT", "/api/me/mail", {"address": None}),
    "codes": ("POST", "/api/me/codes", {}),
    "carry": ("POST", "/api/me/carry", {}),
    "leave": ("POST", "/api/me/leave", {}),
}
"""What only who has shown that it is them may do, wherever their cookie has got to."""


async def test_where_no_new_accounts_are_made_a_passkey_makes_none_either(door):
    ann, _ = await ann_with_one(door)
    bob, cat = come(await door.guest("Bob")), come(await door.guest("Cat"))
    begun = await cat.post("/api/me/passkeys/begin", {"login": "cat"})
    await door.house.deeds.do(SetDoor(invitation=False, registrations=False, why="Full"))
    assert (await bob.post("/api/me/passkeys/begin", {"login": "bob"}, 403))["type"] == "RegistrationsClosed"
    made = Authenticator(origin_of(door)).make(begun, login="cat")
    assert (await cat.post("/api/me/passkeys", made, 403))["type"] == "RegistrationsClosed"
    assert (await cat.get("/api/me"))["login"] is None
    await add(ann, Authenticator(origin_of(door)))
    assert len(await passkeys(ann)) == 2


async def tried(person, change, **shown):
    method, path, body = CHANGES[change]
    reply = await person.http.request(method, path, json={**body, **shown})
    return reply.json().get("type", reply.status_code)


async def test_what_lets_one_in_is_changed_by_who_shows_that_it_is_them(door):
    bob, other = await another_with_one(door, "Bob")
    for change in CHANGES:
        ann, phone = come(await door.guest("Ann")), Authenticator(origin_of(door))
        await add(ann, phone, {"login": change}, login=change)
        assert await tried(ann, change) == "PasskeyNeeded"
        assert await tried(ann, change, password="anything") == "PasskeyNeeded"
        mine = await proof(ann, phone)
        assert await tried(bob, change, signed=mine) == "CeremonyOver"
        theirs = other.sign(await ann.post("/api/me/passkeys/proof"))
        assert await tried(ann, change, signed=theirs) == "UnknownPasskey"
        asked = phone.sign(await ann.post("/api/sign-in/passkey/begin"))
        assert await tried(ann, change, signed=asked) == "CeremonyOver"
        assert await tried(ann, change, signed=mine) == 200


async def test_whoever_has_a_password_says_it_or_signs_before_a_passkey_is_added(door):
    ann, phone = await with_password(door), Authenticator(origin_of(door))
    for wrong in ({}, {"password": "battery staple"}):
        assert (await ann.post("/api/me/passkeys/begin", wrong, 403))["type"] == "WrongPassword"
    await add(ann, phone)
    wanted = await ann.post("/api/me/passkeys/begin", {"signed": await proof(ann, phone)})
    assert [b64decode(known) for known in wanted["known"]] == [phone.passkeys[0].id]
    assert len(await passkeys(ann)) == 1


async def test_nobody_has_passkeys_without_end(door, monkeypatch):
    monkeypatch.setattr("rouages.server.people.passkeys.MOST", 2)
    ann, phone = await ann_with_one(door)
    wanted = await ann.post("/api/me/passkeys/begin", SHOWN)
    await add(ann, phone)
    assert (await ann.post("/api/me/passkeys", phone.make(wanted), 409)) == {
        "type": "TooManyPasskeys",
        "most": 2,
    }
    assert (await ann.post("/api/me/passkeys/begin", SHOWN, 409))["type"] == "TooManyPasskeys"
    assert MOST > 2


HOSTS = (
    ("games.example.org", "https", "games.example.org"),
    ("games.example.org:8443", "https", "games.example.org"),
    ("games.example.org", "http", None),
    ("192.168.1.5:8018", "http", None),
    ("192.168.1.5", "https", None),
    ("[::1]:8018", "http", None),
    ("127.0.0.1:8018", "http", None),
    ("localhost:8018", "http", "localhost"),
    ("localhost", "https", "localhost"),
)


async def test_passkeys_are_for_the_name_of_a_house_that_is_secure(tmp_path):
    async with running(tmp_path, names=("games.example.org",)) as door:
        for number, (host, scheme, name) in enumerate(HOSTS):
            origin, login = f"{scheme}://{host}", {"login": f"ann {number}"}
            ann, phone = behind_a_proxy(await door.guest("Ann"), origin), Authenticator(origin)
            status = 200 if name else 409
            wanted = await ann.post("/api/me/passkeys/begin", login, status)
            asked = await ann.post("/api/sign-in/passkey/begin", status=status)
            if name is None:
                assert wanted == asked == {"type": "NoPasskeysHere"}
                continue
            assert wanted["at"] == asked["at"] == name
            await ann.post("/api/me/passkeys", phone.make(wanted, **login))
            await ann.post("/api/sign-in/passkey", phone.sign(asked))


async def test_a_passkey_of_one_name_is_worth_nothing_at_another_of_the_same_house(tmp_path):
    async with running(tmp_path, names=("one.example.org", "two.example.org")) as door:
        first, second = "https://one.example.org", "https://two.example.org"
        ann, phone = behind_a_proxy(await door.guest("Ann"), first), Authenticator(first)
        await add(ann, phone, {"login": "ann"}, login="ann")
        stranger = behind_a_proxy(door.stranger(), second)
        wanted = await stranger.post("/api/sign-in/passkey/begin")
        assert wanted["at"] == "two.example.org"
        phone.origin = second
        refused = await stranger.post("/api/sign-in/passkey", phone.sign(wanted), 403)
        assert refused["type"] == "UnknownPasskey"


async def test_every_earlier_device_is_told_of_a_new_passkey_until_it_is_known_there(door):
    ann, tablet = await with_password(door), come(door.stranger())
    await tablet.post("/api/sign-in", PASSWORD)
    await ann.post("/api/me/devices/known")
    await add(tablet, Authenticator(origin_of(door)), title="Tablet")

    async def new(person):
        found = (await person.get("/api/me/devices/new"))["passkeys"]
        marked = [each["title"] for each in await passkeys(person) if each["new"]]
        assert [each["title"] for each in found] == marked
        return marked

    assert (await new(ann), await new(tablet)) == (["Tablet"], [])
    await tablet.post("/api/me/devices/known")
    assert await new(ann) == ["Tablet"]
    await ann.post("/api/me/devices/known")
    assert await new(ann) == []


async def test_my_file_names_my_passkeys_and_holds_no_key_and_leaving_forgets_them(door):
    ann, phone = await ann_with_one(door)
    own, _ = await unpacked(ann)
    (row,) = await door.house.storage.rows(select(PASSKEYS))
    assert own["passkeys"] == [{"title": "Chrome, Linux", "at": "localhost", "made": row.made, "used": None}]
    hidden = [row.key, row.credential, phone.passkeys[0].user]
    assert not [
        each
        for each in hidden
        if each.hex() in json.dumps(own) or b64encode(each).decode() in json.dumps(own)
    ]
    await ann.post("/api/me/leave", SHOWN)
    assert not await door.house.storage.rows(select(PASSKEYS))
    assert (await sign_in(door, phone, 403))[1]["type"] == "UnknownPasskey"


async def test_whoever_was_sent_away_is_told_so_and_not_let_in(door):
    _, phone = await ann_with_one(door)
    number = await door.house.guests.of_login("ann")
    guest = await door.house.guests.of(number)
    await door.house.guests.set_ban(guest, Hold(None, "Because."))
    stranger, refused = await sign_in(door, phone, 403)
    assert refused["type"] == "Banned"
    assert (await stranger.get("/api/me"))["name"] is None


def test_a_server_that_sees_no_passkey_does_not_load_their_library():
    code = "import sys, rouages.server.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert not {"webauthn", "cbor2", "OpenSSL", "pyasn1"} & set(loaded.split())
