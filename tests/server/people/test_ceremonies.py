"""Ceremonies: what passkeys make and sign is good once, in time, here, and for who was asked."""

import asyncio
import time
from base64 import b64decode, b64encode
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from rouages.server.people import ceremonies
from rouages.server.store.database import CEREMONIES, PASSKEYS
from tests.server.people.authenticator import PRESENT, VERIFIED, Authenticator
from tests.server.people.signing import (
    PASSWORD,
    SHOWN,
    ann_with_one,
    another_with_one,
    come,
    origin_of,
    passkeys,
    sign_in,
    signed_for,
    with_password,
)
from tests.server.running import running
from tests.server.several.serving import at, two_doors

pytestmark = pytest.mark.anyio


LIES = {
    "another origin": {"origin": "https://games.example.org"},
    "an origin without its port": {"origin": "http://localhost"},
    "another site's passkey": {"at": "example.org"},
    "nobody touched it": {"flags": VERIFIED},
    "anybody touched it": {"flags": PRESENT},
    "made in place of signed": {"kind": "webauthn.create"},
    "it was copied: it counts anew": {"count": 1},
    "it counts no more": {"count": 0},
    "for another person": {"user": b"x" * 32},
    "under a name that nobody has": {"id": b"y" * 16},
}


async def test_what_was_not_signed_here_by_its_owner_lets_nobody_in(door):
    _, phone = await ann_with_one(door)
    await sign_in(door, phone)
    for lie in LIES.values():
        stranger, refused = await sign_in(door, phone, 403, **lie)
        assert refused == {"type": "UnknownPasskey"}
        assert (await stranger.get("/api/me"))["name"] is None
        (row,) = await door.house.storage.rows(select(PASSKEYS))
        assert row.signed == 1
    assert (await sign_in(door, phone))[1]["name"] == "Ann"


async def test_the_key_of_another_lets_nobody_in_under_my_passkey(door):
    _, phone = await ann_with_one(door)
    _, other = await another_with_one(door, "Bob")
    mine = phone.passkeys[0]
    _, refused = await sign_in(door, other, 403, id=mine.id, user=mine.user)
    assert refused == {"type": "UnknownPasskey"}
    assert (await sign_in(door, other, 403, id=mine.id))[1] == refused


async def over(person, body):
    assert (await person.post("/api/sign-in/passkey", body, 409))["type"] == "CeremonyOver"


async def test_what_was_signed_lets_in_once(door):
    _, phone = await ann_with_one(door)
    asked, body = await signed_for(door, phone)
    assert (await asked.post("/api/sign-in/passkey", body))["name"] == "Ann"
    await asked.post("/api/sign-out")
    await over(asked, body)
    wanted = await asked.post("/api/sign-in/passkey/begin")
    await asked.post("/api/sign-in/passkey", phone.sign(wanted, at="example.org"), 403)
    await over(asked, phone.sign(wanted))


async def test_of_many_who_send_the_same_one_is_let_in(door):
    _, phone = await ann_with_one(door)
    asked, body = await signed_for(door, phone)
    replies = await asyncio.gather(*(asked.http.post("/api/sign-in/passkey", json=body) for _ in range(8)))
    assert sorted(reply.status_code for reply in replies) == [200, *[409] * 7]


async def test_what_was_signed_for_one_device_is_worth_nothing_on_another(door):
    _, phone = await ann_with_one(door)
    asked, body = await signed_for(door, phone)
    await over(come(door.stranger()), body)
    other, _ = await signed_for(door, phone)
    await over(other, body)
    assert (await asked.post("/api/sign-in/passkey", body))["name"] == "Ann"


async def test_what_was_asked_is_signed_within_five_minutes(door, monkeypatch):
    _, phone = await ann_with_one(door)
    for seconds, told in ((301, None), (-31, None), (299, "Ann")):
        monkeypatch.setattr(ceremonies, "time", time)
        asked, body = await signed_for(door, phone)
        later = SimpleNamespace(time=lambda seconds=seconds: time.time() + seconds)
        monkeypatch.setattr(ceremonies, "time", later)
        reply = (await asked.http.post("/api/sign-in/passkey", json=body)).json()
        assert reply.get("name") == told
        assert told or reply["type"] == "CeremonyOver"


async def test_what_was_gone_through_is_forgotten_once_it_is_too_old_anyway(door, monkeypatch):
    _, phone = await ann_with_one(door)
    for seconds, left in ((0, 2), (400, 1)):
        later = SimpleNamespace(time=lambda seconds=seconds: time.time() + seconds)
        monkeypatch.setattr(ceremonies, "time", later)
        await sign_in(door, phone)
        assert len(await door.house.storage.rows(select(CEREMONIES))) == left


async def test_nothing_but_what_the_house_has_asked_is_worth_signing(door):
    _, phone = await ann_with_one(door)
    asked = come(door.stranger())
    wanted = await asked.post("/api/sign-in/passkey/begin")
    challenge = b64decode(wanted["challenge"])
    forged = bytes([challenge[0] ^ 1]), challenge[:1]
    for other in (b"", b"x" * 16, forged[0] + challenge[1:], challenge[:-1], challenge + b"x"):
        await over(asked, phone.sign({**wanted, "challenge": b64encode(other).decode()}))


MADE_WRONG = {
    "for another origin": {"origin": "https://games.example.org"},
    "for another site": {"at": "example.org"},
    "by nobody": {"flags": VERIFIED},
    "by anybody": {"flags": PRESENT},
    "signed in place of made": {"kind": "webauthn.get"},
    "with a key of another kind": {"algorithm": -47},
}


async def test_what_was_not_made_here_is_not_added(door):
    ann, phone = await with_password(door), Authenticator(origin_of(door))
    for lie in MADE_WRONG.values():
        wanted = await ann.post("/api/me/passkeys/begin", SHOWN)
        assert (await ann.post("/api/me/passkeys", phone.make(wanted, **lie), 400))["type"] == "BadPasskey"
        assert await passkeys(ann) == []


async def test_what_was_made_is_added_once_and_by_who_was_asked(door):
    ann, bob = await with_password(door), await with_password(door, "Bob")
    phone = Authenticator(origin_of(door))
    wanted = await ann.post("/api/me/passkeys/begin", SHOWN)
    body = phone.make(wanted)
    tablet = come(door.stranger())
    await tablet.post("/api/sign-in", PASSWORD)
    for other in (bob, tablet):
        assert (await other.post("/api/me/passkeys", body, 409))["type"] == "CeremonyOver"
    await ann.post("/api/me/passkeys", body)
    assert (await ann.post("/api/me/passkeys", body, 409))["type"] == "CeremonyOver"
    for person in (ann, bob):
        again = phone.make(await person.post("/api/me/passkeys/begin", SHOWN), like=phone.passkeys[0])
        assert (await person.post("/api/me/passkeys", again, 400))["type"] == "BadPasskey"
    assert (len(await passkeys(ann)), len(await passkeys(bob))) == (1, 0)


async def test_nobody_learns_from_what_is_asked_who_is_there(door):
    """Before and after somebody has an account and passkeys, strangers are asked the same."""
    before = await come(door.stranger()).post("/api/sign-in/passkey/begin")
    _, phone = await ann_with_one(door)
    after = await come(door.stranger()).post("/api/sign-in/passkey/begin")
    assert (
        {**before, "challenge": ""}
        == {**after, "challenge": ""}
        == {
            "challenge": "",
            "at": "localhost",
            "known": [],
        }
    )
    assert len(before["challenge"]) == len(after["challenge"])
    assert before["challenge"] != after["challenge"]
    handle = phone.passkeys[0].user
    numbers = [row.guest for row in await door.house.storage.rows(select(PASSKEYS))]
    assert all(str(number).encode() not in handle for number in numbers)
    assert all(number.to_bytes(8, order) not in handle for number in numbers for order in ("big", "little"))


async def test_nobody_tries_passkeys_without_end(tmp_path):
    async with running(tmp_path, limits=True) as door:
        _, phone = await ann_with_one(door)
        last = []
        for number in range(12):
            person = come(door.stranger())
            person.http.headers["X-Forwarded-For"] = f"192.0.2.{number}"
            wanted = await person.post("/api/sign-in/passkey/begin")
            body = phone.sign(wanted, at="example.org")
            last.append((await person.http.post("/api/sign-in/passkey", json=body)).status_code)
        assert (last[0], last[-1]) == (403, 429)


async def test_servers_on_one_postgresql_take_what_was_signed_once(tmp_path, database):
    async with two_doors(tmp_path, database) as (near, far):
        _, phone = await ann_with_one(near)
        asked = come(near.stranger())
        body = phone.sign(await asked.post("/api/sign-in/passkey/begin"))
        there = at(asked, far)
        there.http.headers.update(asked.http.headers)
        assert (await there.post("/api/sign-in/passkey", body))["name"] == "Ann"
        await over(asked, body)


PARTS = ("id", "client", "authenticator", "signature", "user")


@settings(
    max_examples=30,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    derandomize=True,
)
@given(part=st.sampled_from(PARTS), place=st.integers(0, 400), bit=st.integers(0, 7), cut=st.booleans())
async def test_whatever_is_changed_in_what_was_signed_lets_nobody_in(ann_s_phone, part, place, bit, cut):
    door, phone = ann_s_phone
    asked, body = await signed_for(door, phone)
    data = bytearray(b64decode(body[part]))
    data[place % len(data)] ^= 1 << bit
    body[part] = b64encode(data[: max(1, place % len(data))] if cut else data).decode()
    reply = await asked.http.post("/api/sign-in/passkey", json=body)
    assert reply.status_code in (403, 409), reply.text
    assert (await asked.get("/api/me"))["name"] is None


@pytest.fixture
async def ann_s_phone(door):
    _, phone = await ann_with_one(door)
    return door, phone


@settings(
    max_examples=30,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    derandomize=True,
)
@given(place=st.integers(0, 400), bit=st.integers(0, 7), length=st.integers(0, 400))
async def test_whatever_is_sent_in_place_of_a_passkey_is_refused_in_one_sentence(
    ann_at_home, place, bit, length
):
    ann, phone = ann_at_home
    body = phone.make(await ann.post("/api/me/passkeys/begin", SHOWN))
    data = bytearray(b64decode(body["attestation"]))
    data[place % len(data)] ^= 1 << bit
    body["attestation"] = b64encode(data[:length] if 0 < length < len(data) else data).decode()
    reply = await ann.http.post("/api/me/passkeys", json=body)
    assert reply.status_code in (200, 400), reply.text
    for made in await passkeys(ann):
        await ann.delete(f"/api/me/passkeys/{made['id']}")


@pytest.fixture
async def ann_at_home(door):
    return await with_password(door), Authenticator(origin_of(door))
