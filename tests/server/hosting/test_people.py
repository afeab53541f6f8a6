"""What a host may do about people, while the server runs and while it does not."""

import pytest
from sqlalchemy import select

from rouages.server.hosting.keepers import log
from rouages.server.hosting.lists import people, tokens
from rouages.server.hosting.people import person, reset, wish
from rouages.server.hosting.place import Place
from rouages.server.store.database import HOUSE
from rouages.server.wire.deeds import Ban, Unban
from rouages.server.wire.refusals.hosting import NoSuchPerson, SeveralPeople
from rouages.server.wishes import Appoint, EndTokens, Forget, Invite, Rename
from rouages.tables.wire.refusals import EmptyText
from tests.server.people.mailbox import Mailbox
from tests.server.people.test_mail import reachable
from tests.server.people.test_programs import account, bot_of, reader_of
from tests.server.running import running, sqlite_in

pytestmark = pytest.mark.anyio

SECRET = {"login": "ann", "password": "open sesame"}


@pytest.fixture
def place(tmp_path):
    return Place(tmp_path, sqlite_in(tmp_path))


async def number_of(place, who):
    return (await person(place, who)).id


async def test_a_person_is_meant_by_number_login_or_a_name_that_only_one_has(place, tmp_path):
    async with running(tmp_path) as door:
        ann, *_ = [await door.guest(name) for name in ("Ann", "Bob", "Bob")]
        await ann.put("/api/me/password", SECRET)
        known = await people(place)
        assert await number_of(place, "ANN") == await number_of(place, str(known[0].id)) == known[0].id
        with pytest.raises(SeveralPeople, match=str(known[2].id)):
            await person(place, "Bob")
        with pytest.raises(NoSuchPerson):
            await person(place, "Cat")


async def test_a_name_is_changed_at_the_tables_too_while_the_server_runs_and_later(place, tmp_path):
    async with running(tmp_path) as door:
        ann = await door.guest("Ann")
        table = await ann.table("me", "open")
        await wish(place, Rename(guest=await number_of(place, "Ann"), name="Anne", why="A typo"))
        assert (await ann.get("/api/me"))["name"] == "Anne"
        assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Anne"
        with pytest.raises(EmptyText):
            await wish(place, Rename(guest=await number_of(place, "Anne"), name=" ", why="A typo"))
        kept = {row.name for row in await door.house.storage.rows(select(HOUSE.c.name))}
        assert not [name for name in kept if "/" in name]
    await wish(place, Rename(guest=await number_of(place, "Anne"), name="Anna", why="A typo"))
    async with running(tmp_path) as door:
        again = door.stranger()
        again.http.cookies = ann.http.cookies
        assert (await again.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Anna"


async def test_who_is_sent_away_is_told_why_and_cannot_sign_in_and_a_bot_plays_on(place, tmp_path):
    async with running(tmp_path, bot_delay=60) as door:
        ann = await door.guest("Ann")
        await ann.put("/api/me/password", SECRET)
        table = await ann.table("me", "bot")
        screen = await ann.sit(table)
        await screen.begun()
        guest = await number_of(place, "ann")
        await wish(place, Ban(guest=guest, why="Enough."))
        assert (await screen.closed())[0] == 1012
        assert (await ann.get("/api/me"))["banned"] == {"until": None, "why": "Enough."}
        assert (await ann.post("/api/sign-in", SECRET, status=403))["type"] == "Banned"
        assert (await people(place))[0].banned
        assert (await door.house.tables.open(table)).seating.seats[0].away
        await wish(place, Unban(guest=guest, why="Sorry."))
        assert (await ann.post("/api/sign-in", SECRET))["name"] == "Ann"


async def test_a_password_that_was_lost_is_taken_away_and_a_link_lets_its_owner_in_once(place, tmp_path):
    async with running(tmp_path) as door:
        ann = await door.guest("Ann")
        await ann.put("/api/me/password", SECRET)
        secret = await reset(place, await number_of(place, "ann"), "Lost")
        assert (await ann.get("/api/me"))["name"] is None
        await ann.post("/api/sign-in", SECRET, status=403)
        assert (await ann.post("/api/carry", {"secret": secret}))["name"] == "Ann"
        await door.stranger().post("/api/carry", {"secret": secret}, status=404)
        await ann.put("/api/me/password", SECRET | {"password": "another one"})


async def test_who_is_removed_leaves_only_what_was_played(place, tmp_path):
    async with running(tmp_path) as door:
        ann = await door.guest("Ann")
        await ann.put("/api/me/password", SECRET)
        table = await ann.table("me", "here:Bob")
        screen = await ann.sit(table)
        await screen.answer(0)
        await screen.reply("Say", text="I live in Lyon")
        await wish(place, Forget(guest=await number_of(place, "ann"), why="Asked to"))
        assert await people(place) == []
        assert (await door.stranger().post("/api/sign-in", SECRET, status=403))["type"] == "WrongPassword"
    async with running(tmp_path) as door:
        seats = (await door.stranger().get(f"/api/tables/{table}"))["seats"]
        assert [(seat["name"], seat["left"]) for seat in seats] == [("", True), ("", True)]
        screen = await door.stranger().open(table)
        await screen.until(lambda: screen.lines)
        assert [line["text"] for line in screen.lines] == ["…"]


async def test_the_host_sees_bots_and_tokens_and_ends_them(place, tmp_path):
    async with running(tmp_path) as door:
        ann = await account(door)
        boulon, tool = await bot_of(door, ann), await reader_of(door, ann)
        await boulon.get("/api/me")
        assert [each.keeper for each in await people(place)] == [None, "Ann"]
        number = await number_of(place, "ann")
        found = {each.title: each for each in await tokens(place, number)}
        assert (found["Boulon"].bot, found["tool"].bot) == ("Boulon", None)
        assert (found["Boulon"].last is None, found["tool"].last is None) == (False, True)
        await wish(place, EndTokens(guest=number, why="A leak"))
        assert await tokens(place, number) == []
        for program in (boulon, tool):
            assert (await program.http.get("/api/me")).status_code == 401


async def test_who_is_sent_away_takes_their_bots_along(place, tmp_path):
    async with running(tmp_path, bot_delay=60) as door:
        ann = await account(door)
        boulon = await bot_of(door, ann)
        table = await boulon.table("me", "bot")
        await (await boulon.sit(table)).asked()
        await wish(place, Ban(guest=await number_of(place, "ann"), why="Enough."))
        assert (await boulon.http.get("/api/lobby")).json()["type"] == "Banned"
        bob = await door.guest("Bob")
        assert (await bob.get(f"/api/tables/{table}"))["seats"][0]["away"]


@pytest.mark.parametrize("runs", [True, False], ids=["while it runs", "while it does not"])
async def test_what_the_host_does_about_people_is_in_the_log_with_its_reason(place, tmp_path, runs):
    async def done(guest):
        await wish(place, Rename(guest=guest, name="Anne", why="A typo"))
        await wish(place, EndTokens(guest=guest, why="A leak"))
        await wish(place, Appoint(guest=guest, keeps=True, why="Trusted"))
        await wish(place, Appoint(guest=guest, keeps=False, why="Tired"))
        await reset(place, guest, "Lost")
        await wish(place, Invite(digest="0" * 64, most=2, until=2e9, why="Friends of Ann"))
        with pytest.raises(EmptyText):
            await wish(place, Forget(guest=guest, why=" "))
        assert [each.name for each in await people(place)] == ["Anne"]
        await wish(place, Forget(guest=guest, why="Asked to"))
        assert await people(place) == []

    async with running(tmp_path) as door:
        await account(door)
        guest = await number_of(place, "ann")
        if runs:
            await done(guest)
    if not runs:
        await done(guest)
    acts = [(act.keeper, act.kind.value, act.whom, act.guest, act.why) for act in await log(place)]
    assert acts == [
        (None, "Forget", "", guest, "Asked to"),
        (None, "Invite", None, None, "Friends of Ann"),
        (None, "ResetPassword", "", guest, "Lost"),
        (None, "Dismiss", "", guest, "Tired"),
        (None, "Appoint", "", guest, "Trusted"),
        (None, "EndTokens", "", guest, "A leak"),
        (None, "Rename", "", guest, "A typo"),
    ]


async def test_whose_password_the_host_takes_away_is_told(place, tmp_path, monkeypatch):
    async with Mailbox() as box:
        async with running(tmp_path, mail=box.settings) as door:
            await reachable(door, box)
            await reset(place, await number_of(place, "ada"), "Lost")
            assert "took away what lets you in" in (await box.letter(1)).get_content()
        monkeypatch.setenv("ROUAGES_SMTP", f"smtp://127.0.0.1:{box.port}")
        monkeypatch.setenv("ROUAGES_MAIL_FROM", "house@example.org")
        await reset(place, await number_of(place, "ada"), "Lost")
        assert "took away what lets you in" in (await box.letter(2)).get_content()
