"""Guests: names, cookies, links to other devices, passwords."""

import random
import re
import time

import pytest
from sqlalchemy import bindparam, select, update

from rouages.server.app import application
from rouages.server.store.database import GUESTS, SESSIONS
from rouages.server.store.writer import Batch
from rouages.server.wire.bodies import NewGuest
from rouages.tables.wire.plain_text import LONGEST_NAME, line_from, name_from
from rouages.tables.wire.refusals import EmptyText
from rouages.words.catalogue import Language
from tests.server.running import running

pytestmark = pytest.mark.anyio


NOBODY = {
    "name": None,
    "language": None,
    "login": None,
    "webhook": None,
    "named": False,
    "handle": None,
    "keeper": None,
    "keeps": False,
    "banned": None,
}


async def test_a_newcomer_is_nobody_until_they_are_welcomed(door):
    stranger = door.stranger()
    assert await stranger.get("/api/me") == NOBODY
    assert (await stranger.lay("me", "bot", status=401))["type"] == "NoName"


@pytest.mark.parametrize(("language", "name"), [("en", r"Guest \d+"), ("fr", r"Invité \d+")])
async def test_who_says_no_name_is_given_one_and_can_play(door, language, name):
    stranger = door.stranger()
    me = await stranger.put("/api/me", {"language": language})
    assert re.fullmatch(name, me["name"])
    assert not me["named"]
    assert await stranger.get("/api/me") == me
    screen = await stranger.sit(await stranger.table("me", "bot"))
    await screen.begun()
    assert screen.seats[0]["name"] == me["name"]


async def test_a_given_name_stays_until_one_is_chosen(door):
    stranger = door.stranger()
    given = (await stranger.put("/api/me", {}))["name"]
    french = await stranger.put("/api/me", {"language": "fr"})
    assert (french["name"], french["language"], french["named"]) == (given, "fr", False)
    assert (await stranger.put("/api/me", {"name": "Inès"}))["named"]
    assert (await stranger.put("/api/me", {"language": "en"}))["name"] == "Inès"


READ_AT_THE_DOOR = 10
"""So many replies a browser asks for before it shows the lobby."""


async def guests_of(door):
    return {row.id for row in await door.house.storage.rows(select(GUESTS.c.id))}


async def test_nobody_is_made_by_looking(door):
    """Whatever a crawler reads: every address that can be asked for, and every page."""
    ann = await door.guest("Ann")
    names = {
        "table_id": await ann.table("me", "bot", "link"),
        "secret": "x" * 22,
        "invitation": "x" * 22,
        "token": "x" * 22,
        "language": "en",
        "name": "server",
        "game": "cyberion",
        "path": "",
        "handle": "nobody",
        "seat": "0",
        "complaint": "none",
        "day": "2027-01-04",
        "number": "1",
        "tournament": "none",
        "deal": "none",
        "played": "none",
    }
    known, crawler = await guests_of(door), door.stranger()
    routes = [
        route for route in application(door.house).routes if "GET" in (getattr(route, "methods", 0) or ())
    ]
    assert len(routes) > 15
    for route in routes:
        reply = await crawler.http.get(route.path.replace(":path", "").format(**names))
        assert "rouages=" not in reply.headers.get("set-cookie", "")
    assert await guests_of(door) == known


@pytest.mark.long(part="fuzz")
async def test_two_hundred_newcomers_behind_one_address_can_all_play(tmp_path):
    """Each opens the door as a browser does, becomes a guest, lays a table and comes to it."""
    async with running(tmp_path, limits=True) as door:
        pupil = door.stranger()
        for _ in range(200):
            pupil.http.cookies.clear()
            for _ in range(READ_AT_THE_DOOR):
                await pupil.get("/api/me")
            await pupil.put("/api/me", {})
            table = await pupil.table("me", game="cyberion")
            assert (await pupil.get(f"/api/tables/{table}"))["mine"] == [0]


async def test_one_address_does_not_make_guests_without_end(tmp_path):
    async with running(tmp_path, limits=True) as door:
        newcomer, found = door.stranger(), []
        for _ in range(402):
            newcomer.http.cookies.clear()
            found.append((await newcomer.http.put("/api/me", json={})).status_code)
        assert set(found[:400]) == {200}
        assert found[-1] == 429


async def long_ago(door, days):
    """Everybody was made, and last seen, so many days ago."""
    then, batch = time.time() - days * 24 * 3600, Batch()
    batch.add(update(GUESTS).values(made=bindparam("then")), {"then": then})
    batch.add(update(SESSIONS).values(seen=bindparam("then")), {"then": then})
    await door.house.storage.commit(batch)


async def test_guests_who_never_played_are_forgotten_after_thirty_days(door):
    idle, player, talker, host, signed = [door.stranger() for _ in range(5)]
    for person in (idle, player, talker, host, signed):
        await person.put("/api/me", {})
    table = await host.table("me", "open")
    await player.post(f"/api/tables/{table}/take", {})
    await (await talker.open(table)).reply("Say", text="Hello")
    await signed.put("/api/me/password", {"login": "signed", "password": "long enough"})
    await idle.post("/api/me/carry", {})
    await long_ago(door, 29)
    await door.house.sweep()
    assert len(await guests_of(door)) == 5
    await long_ago(door, 31)
    await door.house.sweep()
    assert len(await guests_of(door)) == 4
    assert await idle.get("/api/me") == NOBODY
    for person in (player, talker, host, signed):
        assert (await person.get("/api/me"))["name"]


async def test_a_device_that_did_not_come_back_for_400_days_is_forgotten(door):
    ann = await door.guest("Ann")
    await ann.put("/api/me/password", {"login": "ann", "password": "long enough"})
    for days, left in ((399, 1), (401, 0)):
        await long_ago(door, days)
        await door.house.sweep()
        assert len(await door.house.storage.rows(select(SESSIONS))) == left


async def test_who_comes_back_now_and_then_is_not_forgotten(door):
    idle = door.stranger()
    await idle.put("/api/me", {})
    await long_ago(door, 31)
    door.house.sessions._known._values.clear()
    await idle.get("/api/me")
    await door.house.sweep()
    assert (await idle.get("/api/me"))["name"]


async def test_who_is_renamed_is_renamed_at_their_tables_too(door):
    ann, ben = await door.guest("Ann"), await door.guest("Ben")
    table = await ann.table("me", "here:Annabel", "open")
    await ben.post(f"/api/tables/{table}/take", {})
    screen = await ben.open(table)
    await screen.until(lambda: screen.seats)
    await ann.put("/api/me", {"name": "Zoé"})
    await screen.until(lambda: [seat["name"] for seat in screen.seats] == ["Zoé", "Annabel", "Ben"])
    await ben.put("/api/me", {"name": "zoé"})
    await screen.until(lambda: screen.seats[2]["name"] == "zoé 2")
    await ann.put("/api/me", {"name": "Ann"})
    await ben.put("/api/me", {"name": "Benno"})
    await screen.until(lambda: [seat["name"] for seat in screen.seats] == ["Ann", "Annabel", "Benno"])


async def test_a_name_that_is_given_beside_the_result_stands_there_too(door):
    ann = await door.guest("Ann")
    screen = await ann.sit(await ann.table("me", "here:Ben"))
    await screen.play_on(random.Random(1))
    await ann.put("/api/me", {"name": "Zoé"})
    await screen.until(lambda: screen.seats[0]["name"] == "Zoé")


async def test_a_guest_keeps_their_name_and_language(door):
    ann = door.stranger()
    await ann.put("/api/me", {"name": "Ann", "language": "fr"})
    assert await ann.get("/api/me") == {**NOBODY, "name": "Ann", "language": "fr", "named": True}
    await ann.put("/api/me", {"name": "Anne", "language": "en"})
    assert await ann.get("/api/me") == {**NOBODY, "name": "Anne", "language": "en", "named": True}


async def test_the_cookie_is_for_no_script_and_no_other_site(door):
    response = await door.stranger().http.put("/api/me", json={"name": "Ann"})
    words = {word.strip().lower() for word in response.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=strict", "path=/"} <= words
    assert "secure" not in words


async def test_a_forged_cookie_is_nobody_s(door):
    ann = await door.guest("Ann")
    real = ann.http.cookies["rouages"]
    for forged in ("1", real[:-2] + "xx", real + ".", "", '"', "a" * 4000, "é"):
        answer = await door.stranger().http.get("/api/me", headers={"Cookie": f"rouages={forged}".encode()})
        assert answer.json()["name"] is None


async def test_a_link_carries_a_guest_to_another_device_once(door):
    ann = await door.guest("Ann")
    link = await ann.post("/api/me/carry", {})
    phone, thief = door.stranger(), door.stranger()
    assert (await phone.post("/api/carry", {"secret": link["secret"]}))["name"] == "Ann"
    again = await thief.post("/api/carry", {"secret": link["secret"]}, status=404)
    assert again["type"] == "UnknownCarryLink"
    assert (await phone.get("/api/me"))["name"] == "Ann"


async def test_whose_link_it_is_can_be_asked_before_it_is_used(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    link = {"secret": (await ann.post("/api/me/carry", {}))["secret"]}
    assert await bob.post("/api/carry/owner", link) == {"name": "Ann", "me": False}
    assert await ann.post("/api/carry/owner", link) == {"name": "Ann", "me": True}
    assert (await bob.get("/api/me"))["name"] == "Bob"
    await door.stranger().post("/api/carry", link)
    assert (await bob.post("/api/carry/owner", link, status=404))["type"] == "UnknownCarryLink"


async def test_a_password_lets_a_guest_in_from_anywhere(door):
    ann = await door.guest("Ann")
    assert (await ann.put("/api/me/password", {"login": "Ann L", "password": "long enough"}))[
        "login"
    ] == "ann l"
    other = door.stranger()
    wrong = await other.post("/api/sign-in", {"login": "ann l", "password": "long enough?"}, status=403)
    assert wrong["type"] == "WrongPassword"
    nobody = await other.post("/api/sign-in", {"login": "nobody", "password": "long enough"}, status=403)
    assert nobody == wrong
    assert (await other.post("/api/sign-in", {"login": "ANN L", "password": "long enough"}))["name"] == "Ann"
    await other.post("/api/sign-out", {})
    assert (await other.get("/api/me"))["name"] is None


async def test_two_guests_cannot_have_the_same_login(door):
    ann, other = await door.guest("Ann"), await door.guest("Ann")
    await ann.put("/api/me/password", {"login": "Ann", "password": "long enough"})
    taken = await other.put("/api/me/password", {"login": "aNN", "password": "long enough"}, status=409)
    assert taken == {"type": "LoginTaken", "login": "ann"}


async def test_guests_are_known_after_a_restart(tmp_path):
    async with running(tmp_path) as door:
        cookies = (await door.guest("Ann")).http.cookies
    async with running(tmp_path) as door:
        ann = door.stranger()
        ann.http.cookies = cookies
        assert (await ann.get("/api/me"))["name"] == "Ann"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("A\u202enn\u0000\u200b", "Ann"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("Z" * 100, "Z" * LONGEST_NAME),
        ("Zoe\u0301", "Zoé"),
        ("a" + "\u0323\u0331\u0347\u0353\u0349" * 9, "ạ̱͇͓"),
    ],
)
def test_names_are_plain_readable_text(given, kept):
    assert name_from(given) == kept


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u202e", "\n", "\u0301"])
def test_a_name_must_have_something_to_read(given):
    with pytest.raises(EmptyText):
        name_from(given)


def test_a_line_of_chat_is_one_line():
    assert line_from("one\ntwo\r\n\tthree\u2028four") == "one two threefour"


async def test_who_changes_again_and_again_leaves_nothing_behind(door):
    ann = await door.guest("Ann")
    texts = door.house.storage.writer._sink._texts
    await ann.put("/api/me", {"name": "Anne"})
    before = len(texts)
    for name in ("Anna", "Annie", "Ann"):
        await ann.put("/api/me", {"name": name})
    assert len(texts) == before


async def test_a_name_that_changes_while_it_is_looked_up_is_the_new_one(door, monkeypatch):
    guests, storage = door.house.guests, door.house.storage
    ann = await guests.welcome(NewGuest("Ann", Language.ENGLISH))
    look_up, left = storage.row, [ann]

    async def slowly(query, **values):
        found = await look_up(query, **values)
        while left and values.get("guest") == ann.id:
            await guests.rename(left.pop(), NewGuest("Anna", Language.ENGLISH))
        return found

    monkeypatch.setattr(storage, "row", slowly)
    assert (await guests.of(ann.id)).name == "Anna"
    assert (await guests.of(ann.id)).name == "Anna"
