"""Sessions: a device is known until it signs out, or somebody says so with a new password."""

import time

import httpx
import pytest
import websockets
from itsdangerous import URLSafeSerializer
from sqlalchemy import bindparam, delete, select, update

from rouages.server.people.devices import MOST_GUESTS, Device, Devices
from rouages.server.people.sessions import DAY, LASTING
from rouages.server.store.database import GUESTS, SESSIONS
from rouages.server.store.writer import Batch
from tests.server.running import running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

SEEN = update(SESSIONS).values(seen=bindparam("then"))
PASSWORD = {"login": "ann", "password": "correct horse"}


def copy_of(door, person):
    """Somebody who has copied the cookies of another."""
    thief = door.stranger()
    thief.http.cookies = httpx.Cookies(person.http.cookies)
    return thief


async def name(person):
    return (await person.get("/api/me"))["name"]


async def of_the_first_form(door, *people):
    """What the first releases wrote: the number of a guest, signed; a session that all its devices share."""
    storage = door.house.storage
    signer = URLSafeSerializer(storage.key, salt="guest")
    rows = {row.name: row.id for row in await storage.rows(select(GUESTS))}
    batch = Batch()
    for person in people:
        guest = rows[await name(person)]
        shared = {"name": f"guest {guest}", "guest": guest, "made": 0.0, "seen": time.time()}
        batch.add(SESSIONS.insert(), shared)
        person.http.cookies = httpx.Cookies()
        person.http.cookies.set("rouages", signer.dumps(guest), domain="127.0.0.1")
    await storage.commit(batch)


async def everything_from(socket):
    while True:
        await socket.recv()


async def changed(door, statement, **values):
    """Change rows behind the back of the house, and have it look again."""
    batch = Batch()
    batch.add(statement, values)
    await door.house.storage.commit(batch)
    door.house.sessions._known._values.clear()


async def test_a_cookie_is_worth_nothing_once_its_owner_has_signed_out(door):
    ann = await door.guest("Ann")
    await ann.put("/api/me/password", PASSWORD)
    phone, thief = door.stranger(), copy_of(door, ann)
    await phone.post("/api/sign-in", PASSWORD)
    assert await name(thief) == "Ann"
    await ann.post("/api/sign-out", {})
    assert await name(thief) is None
    assert (await thief.lay("me", "bot", status=401))["type"] == "NoName"
    assert await name(phone) == "Ann"


async def test_a_new_password_ends_every_other_session(door):
    ann = await door.guest("Ann")
    link = await ann.post("/api/me/carry", {})
    phone = door.stranger()
    await phone.post("/api/carry", {"secret": link["secret"]})
    await ann.put("/api/me/password", PASSWORD)
    assert (await name(ann), await name(phone)) == ("Ann", None)


async def test_a_new_password_asks_for_the_old_one(door):
    ann = await door.guest("Ann")
    await ann.put("/api/me/password", PASSWORD)
    phone = door.stranger()
    await phone.post("/api/sign-in", PASSWORD)
    new = {"login": "ann", "password": "battery staple"}
    for wrong in (new, {**new, "old": None}, {**new, "old": "battery staple"}):
        assert (await ann.put("/api/me/password", wrong, status=403))["type"] == "WrongPassword"
    assert await name(phone) == "Ann"
    await ann.put("/api/me/password", {**new, "old": "correct horse"})
    assert (await name(ann), await name(phone)) == ("Ann", None)
    await phone.post("/api/sign-in", PASSWORD, status=403)
    await phone.post("/api/sign-in", new)


async def test_screens_of_a_session_that_ended_show_nothing_more(door):
    ann, _, first, second = await two_people(door)
    thief = copy_of(door, ann)
    watched = await thief.sit(first.table["id"])
    lobby = await websockets.connect(
        f"ws://127.0.0.1:{door.port}/api/lobby/live", additional_headers={"Cookie": thief.cookie}
    )
    await lobby.recv()
    await ann.post("/api/sign-out", {})
    assert (await watched.closed())[0] == 1012
    assert (await first.closed())[0] == 1012
    with pytest.raises(websockets.ConnectionClosed):
        await everything_from(lobby)
    await second.answer(0)
    again = await thief.open(first.table["id"])
    await again.until(lambda: again.reader)
    assert again.reader["seats"] == []


async def test_screens_of_a_session_end_with_it_also_where_it_must_be_read_anew(door):
    ann, _, first, second = await two_people(door)
    await ann.put("/api/me/password", PASSWORD)
    phone = door.stranger()
    await phone.post("/api/sign-in", PASSWORD)
    there = await phone.sit(first.table["id"])
    lobby = await websockets.connect(
        f"ws://127.0.0.1:{door.port}/api/lobby/live", additional_headers={"Cookie": phone.cookie}
    )
    await lobby.recv()
    # As after a look at who is muted, or once more people came than are remembered.
    door.house.sessions._known._values.clear()
    await ann.delete("/api/me/devices")
    assert (await there.closed())[0] == 1012
    with pytest.raises(websockets.ConnectionClosed):
        await everything_from(lobby)
    await second.answer(0)


async def test_who_signs_in_as_another_leaves_no_session_behind(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    await ann.put("/api/me/password", PASSWORD)
    thief = copy_of(door, bob)
    await bob.post("/api/sign-in", PASSWORD)
    assert (await name(bob), await name(thief)) == ("Ann", None)


async def test_nobody_is_forgotten_who_comes_back_now_and_then(door):
    ann = await door.guest("Ann")
    before = time.time() - 2 * DAY
    await changed(door, SEEN, then=before)
    assert await name(ann) == "Ann"
    assert [row.seen > before + DAY for row in await door.house.storage.rows(select(SESSIONS))] == [True]


async def test_a_device_that_never_came_back_is_forgotten(door):
    ann = await door.guest("Ann")
    await changed(door, SEEN, then=time.time() - LASTING - 1)
    assert await name(ann) is None
    await door.guest("Bob")
    assert len(await door.house.storage.rows(select(SESSIONS))) == 1


async def test_a_copy_of_the_database_lets_nobody_in(door):
    await door.guest("Ann")
    (row,) = await door.house.storage.rows(select(SESSIONS))
    thief = door.stranger()
    thief.http.cookies = {"rouages": row.name}
    assert await name(thief) is None


async def test_a_cookie_of_the_first_releases_becomes_one_of_a_session(door):
    ann = await door.guest("Ann")
    await of_the_first_form(door, ann)
    phone, thief = copy_of(door, ann), copy_of(door, ann)
    assert await name(ann) == "Ann"
    assert "." not in ann.http.cookies["rouages"]
    assert await name(phone) == "Ann"
    await ann.put("/api/me/password", PASSWORD)
    assert (await name(ann), await name(phone), await name(thief)) == ("Ann", None, None)


async def test_a_password_set_with_a_cookie_of_the_first_releases_ends_them_all(door):
    ann = await door.guest("Ann")
    await of_the_first_form(door, ann)
    phone = copy_of(door, ann)
    await ann.put("/api/me/password", PASSWORD)
    assert (await name(ann), await name(phone)) == ("Ann", None)


async def test_a_cookie_of_the_first_form_is_nobody_s_without_its_session(door):
    ann = await door.guest("Ann")
    await of_the_first_form(door, ann)
    await changed(door, delete(SESSIONS))
    assert await name(ann) is None


async def test_guessing_at_a_login_does_not_lock_its_owner_out(tmp_path):
    async with running(tmp_path, limits=True) as door:
        ann = await door.guest("Ann")
        await ann.put("/api/me/password", PASSWORD)
        await ann.post("/api/sign-out", {})
        guess = {"login": "ann", "password": "incorrect"}
        for number in range(12):
            headers = {"X-Forwarded-For": f"192.0.2.{number}"}
            last = await door.stranger().http.post("/api/sign-in", json=guess, headers=headers)
        assert last.status_code == 429
        stranger = door.stranger()
        other = {"X-Forwarded-For": "192.0.2.99"}
        assert (await stranger.post("/api/sign-in", PASSWORD, 429, **other))["type"] == "TooFrequent"
        assert (await ann.post("/api/sign-in", PASSWORD))["name"] == "Ann"


async def test_a_device_that_signed_in_may_not_guess_without_end(tmp_path):
    async with running(tmp_path, limits=True) as door:
        ann, eve = await door.guest("Ann"), await door.guest("Eve")
        await ann.put("/api/me/password", PASSWORD)
        await eve.put("/api/me/password", {"login": "eve", "password": "correct horse"})
        for login, guesser in (("ann", ann), ("ann", eve)):
            guess = {"login": login, "password": "incorrect"}
            found = []
            for number in range(12):
                headers = {"X-Forwarded-For": f"192.0.2.{number}"}
                found.append(
                    (await guesser.http.post("/api/sign-in", json=guess, headers=headers)).status_code
                )
            assert (found[0], found[-1]) == (403, 429)


def test_a_device_remembers_the_last_who_signed_in():
    devices = Devices(b"key")
    device = devices.by(None)
    for guest in (*range(MOST_GUESTS + 2), 5):
        device = devices.by(devices.cookie(device)).and_of(guest)
    assert device.guests == (2, 3, 4, 6, 7, 8, 9, 5)
    assert devices.by(devices.cookie(device)) == device


@pytest.mark.parametrize("cookie", [None, "", "x", Devices(b"other").cookie(Device("a", (1,)))])
def test_a_forged_device_is_a_new_one(cookie):
    assert Devices(b"key").by(cookie).guests == ()


async def test_a_session_that_ends_while_it_is_looked_up_is_not_known_again(door, monkeypatch):
    ann = await door.guest("Ann")
    sessions, storage = door.house.sessions, door.house.storage
    cookie = ann.http.cookies["rouages"]
    session = await sessions.by(cookie)
    sessions._known._values.clear()
    look_up, left = storage.row, [session]

    async def slowly(query, **values):
        found = await look_up(query, **values)
        while left:
            await sessions.end(left.pop())
        return found

    monkeypatch.setattr(storage, "row", slowly)
    assert await sessions.by(cookie) is None
    assert await sessions.by(cookie) is None


async def test_a_screen_whose_session_ends_while_its_table_is_opened_is_sent_away(door, monkeypatch):
    ann = await door.guest("Ann")
    table = await ann.table("me", "open")
    sessions, tables = door.house.sessions, door.house.tables
    session = await sessions.by(ann.http.cookies["rouages"])
    opened = tables.open

    async def slowly(table_id):
        found = await opened(table_id)
        await sessions.end(session)
        return found

    monkeypatch.setattr(tables, "open", slowly)
    screen = await ann.open(table)
    assert (await screen.closed())[0] == 1012
