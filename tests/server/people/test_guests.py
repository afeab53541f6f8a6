"""Guests: names, cookies, links to other devices, passwords."""

import pytest

from rouages.server.wire.bodies import NewGuest
from rouages.tables.wire.plain_text import LONGEST_NAME, line_from, name_from
from rouages.tables.wire.refusals import EmptyText
from rouages.words.catalogue import Language
from tests.server.running import running

pytestmark = pytest.mark.anyio


async def test_a_newcomer_is_nobody_until_they_have_a_name(door):
    stranger = door.stranger()
    assert await stranger.get("/api/me") == {"name": None, "language": None, "login": None, "webhook": None}
    assert (await stranger.lay("me", "bot", status=401))["type"] == "NoName"


async def test_a_guest_keeps_their_name_and_language(door):
    ann = door.stranger()
    await ann.put("/api/me", {"name": "Ann", "language": "fr"})
    assert await ann.get("/api/me") == {"name": "Ann", "language": "fr", "login": None, "webhook": None}
    await ann.put("/api/me", {"name": "Anne", "language": "en"})
    assert await ann.get("/api/me") == {"name": "Anne", "language": "en", "login": None, "webhook": None}


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
    link = await ann.post("/api/me/carry")
    phone, thief = door.stranger(), door.stranger()
    assert (await phone.post("/api/carry", {"secret": link["secret"]}))["name"] == "Ann"
    again = await thief.post("/api/carry", {"secret": link["secret"]}, status=404)
    assert again["type"] == "UnknownCarryLink"
    assert (await phone.get("/api/me"))["name"] == "Ann"


async def test_whose_link_it_is_can_be_asked_before_it_is_used(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    path = f"/api/carry/{(await ann.post('/api/me/carry'))['secret']}"
    assert await bob.get(path) == {"name": "Ann", "me": False}
    assert await ann.get(path) == {"name": "Ann", "me": True}
    assert (await bob.get("/api/me"))["name"] == "Bob"
    await door.stranger().post("/api/carry", {"secret": path.rpartition("/")[2]})
    assert (await bob.get(path, status=404))["type"] == "UnknownCarryLink"


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
        while left:
            await guests.rename(left.pop(), NewGuest("Anna", Language.ENGLISH))
        return found

    monkeypatch.setattr(storage, "row", slowly)
    assert (await guests.of(ann.id)).name == "Anna"
    assert (await guests.of(ann.id)).name == "Anna"
