"""Keepers of a house: what people report to them, what they do about it, and the log of every deed."""

import time

import pytest
from sqlalchemy import bindparam, update

from rouages.server.people.front_door import FrontDoor
from rouages.server.store.database import GUESTS
from rouages.server.store.writer import Batch
from rouages.tables.wire.codes import TOLD
from tests.server.running import running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def keeper_of(door, name="Kim"):
    """Somebody to whom the host has given the keys."""
    kim = await door.account(name)
    guest = await door.house.guests.of_handle(name)
    await door.house.deeds.appoint(guest, "Trusted", keeps=True)
    return kim


async def number_of(kim, name):
    """As the page finds somebody."""
    [found] = [
        each for each in (await kim.get(f"/api/keeper/people?with={name}"))["people"] if each["name"] == name
    ]
    return found["id"]


async def do(kim, kind, status=200, why="Because.", **fields):
    return await kim.post("/api/keeper/deeds", {"type": kind, "why": why, **fields}, status)


async def reported(ann, bob, first, second):
    """Bob insults Ann, who reports his line."""
    for screen, text in ((first, "Hello"), (second, "Lucky"), (second, "You idiot"), (first, "Please don't")):
        await screen.reply("Say", text=text)
    table = first.table["id"]
    wish = {"reason": "insult", "line": 2, "text": "Not nice"}
    return (await ann.post(f"/api/tables/{table}/complaints", wish))["id"]


async def test_a_line_is_reported_and_read_in_its_context(door):
    kim = await keeper_of(door)
    ann, bob, first, second = await two_people(door)
    which = await reported(ann, bob, first, second)
    [card] = (await kim.get("/api/keeper/complaints"))["open"]
    assert (card["id"], card["by"], card["whom"], card["reason"], card["line"]) == (
        which,
        "Ann",
        "Bob",
        "insult",
        2,
    )
    page = await kim.get(f"/api/keeper/complaints/{which}")
    assert [each["line"]["text"] for each in page["lines"]] == ["Hello", "Lucky", "You idiot", "Please don't"]
    assert (page["whom"]["name"], page["whom"]["complaints"], page["whom"]["upheld"]) == ("Bob", 1, 0)
    assert (await kim.get("/api/keeper"))["complaints"] == 1


async def test_only_six_lines_of_a_table_are_shown_to_keepers(door):
    kim = await keeper_of(door)
    ann, _, first, second = await two_people(door)
    for number in range(12):
        await second.reply("Say", text=f"line {number}")
    address = f"/api/tables/{first.table['id']}/complaints"
    which = (await ann.post(address, {"reason": "spam", "line": 6}))["id"]
    lines = (await kim.get(f"/api/keeper/complaints/{which}"))["lines"]
    assert [each["number"] for each in lines] == [3, 4, 5, 6, 7, 8]


async def test_what_waits_is_not_reported_twice_nor_oneself_nor_nobody(door):
    ann, bob, first, second = await two_people(door)
    await reported(ann, bob, first, second)
    address = f"/api/tables/{first.table['id']}/complaints"
    assert (await ann.post(address, {"reason": "spam", "line": 2}, 409))["type"] == "AlreadyComplained"
    assert (await ann.post(address, {"reason": "spam", "line": 0}, 409))["type"] == "ThatIsYou"
    assert (await ann.post(address, {"reason": "spam", "line": 99}, 404))["type"] == "NoSuchLine"
    assert (await ann.post(address, {"reason": "spam"}, 400))["type"] == "NobodyToReport"
    assert (await ann.post(address, {"reason": "rude", "seat": 1}, 400))["type"] == "Malformed"
    assert (await door.stranger().post(address, {"reason": "spam", "seat": 1}, 401))["type"] == "NoName"
    await ann.post(address, {"reason": "name", "seat": 1})
    await ann.post(address, {"reason": "leaving", "line": 1})


async def test_a_player_is_reported_from_their_page(door):
    kim, ann = await keeper_of(door), await door.guest("Ann")
    await door.account("Bobby")
    await ann.post("/api/players/bobby/complaints", {"reason": "cheating"})
    await ann.post("/api/players/nobody-here/complaints", {"reason": "cheating"}, 404)
    [card] = (await kim.get("/api/keeper/complaints"))["open"]
    assert (card["whom"], card["table"], card["line"]) == ("Bobby", None, None)
    assert (await kim.get(f"/api/keeper/complaints/{card['id']}"))["lines"] == []


async def test_reports_are_not_made_without_end(tmp_path):
    async with running(tmp_path, limits=True) as door:
        ann, _, first, second = await two_people(door)
        for number in range(12):
            await second.reply("Say", text=f"line {number}")
        address = f"/api/tables/{first.table['id']}/complaints"
        replies = [
            (await ann.http.post(address, json={"reason": "spam", "line": number})).status_code
            for number in range(12)
        ]
        assert replies == [200] * 10 + [429] * 2


async def test_who_is_muted_reads_and_plays_and_writes_nothing(door):
    kim = await keeper_of(door)
    ann, bob, first, second = await two_people(door)
    which = await reported(ann, bob, first, second)
    bob_s = await number_of(kim, "Bob")
    await do(kim, "Mute", guest=bob_s, hours=2, why="Insults.", complaint=which)
    said = await second.reply("Say", text="What?")
    assert said["refusal"] == {"type": "Muted", "why": "Insults.", "hours": 2}
    await first.reply("Say", text="Still here?")
    await second.until(lambda: second.lines and second.lines[-1]["text"] == "Still here?")
    room = await kim.get("/api/keeper")
    assert [(each["name"], each["muted"]["why"]) for each in room["held"]] == [("Bob", "Insults.")]
    assert room["complaints"] == 0
    await do(kim, "Unmute", guest=bob_s)
    assert (await second.reply("Say", text="Sorry."))["type"] == "Done"


async def test_a_mute_holds_after_a_restart_and_ends_by_itself(tmp_path):
    async with running(tmp_path) as door:
        kim = await keeper_of(door)
        _, bob, first, _ = await two_people(door)
        await do(kim, "Mute", guest=await number_of(kim, "Bob"), hours=1)
        table, cookies = first.table["id"], bob.http.cookies
    async with running(tmp_path) as door:
        bob = door.stranger()
        bob.http.cookies = cookies
        screen = await bob.sit(table)
        assert await screen.refused("Say", text="Hello") == "Muted"
        batch = Batch()
        past = update(GUESTS).where(GUESTS.c.name == bindparam("who")).values(muted_until=bindparam("then"))
        batch.add(past, {"who": "Bob", "then": time.time() - 1})
        await door.house.storage.commit(batch)
        await door.house.silence.read()
        assert (await screen.reply("Say", text="Hello"))["type"] == "Done"


async def test_the_bot_of_who_is_muted_is_silent_too(door):
    from tests.server.people.test_programs import account, bot_of

    kim, ann = await keeper_of(door), await account(door)
    boulon = await bot_of(door, ann)
    screen = await boulon.sit(await boulon.table("me", "bot"))
    await do(kim, "Mute", guest=await number_of(kim, "Ann"))
    assert await screen.refused("Say", text="Beep") == "Muted"


async def test_who_is_banned_is_told_why_at_every_door_and_a_bot_plays_on(door):
    kim = await keeper_of(door)
    ann, bob, first, second = await two_people(door)
    await bob.put("/api/me/password", {"login": "bob", "password": "long enough"})
    waiting = await bob.table("me", "open")
    await do(kim, "Ban", guest=await number_of(kim, "Bob"), days=3, why="Enough.")
    assert (await second.closed())[0] == 1012
    code, heard = await (await bob.open(first.table["id"])).closed()
    assert (code, heard[-1]["refusal"]["type"], heard[-1]["refusal"]["why"]) == (4403, "Banned", "Enough.")
    refused = await bob.get("/api/lobby", 403)
    assert (refused["type"], refused["why"], refused["hours"]) == ("Banned", "Enough.", 72)
    assert (await bob.put("/api/me", {"name": "Bobby"}, 403))["type"] == "Banned"
    me = await bob.get("/api/me")
    assert (me["name"], me["banned"]["why"]) == ("Bob", "Enough.")
    secret = {"login": "bob", "password": "long enough"}
    assert (await door.stranger().post("/api/sign-in", secret, 403))["why"] == "Enough."
    assert (await bob.http.get("/api/me/data")).status_code == 200
    assert (await door.house.tables.open(first.table["id"])).seating.seats[1].away
    assert (await ann.get(f"/api/tables/{waiting}"))["table"]["status"] == "cancelled"


async def test_a_ban_ends_and_is_lifted_and_the_device_is_known_again(door):
    kim, bob = await keeper_of(door), await door.guest("Bob")
    number = await number_of(kim, "Bob")
    await do(kim, "Ban", guest=number)
    assert (await bob.get("/api/lobby", 403))["hours"] is None
    await do(kim, "Unban", guest=number, why="Sorry")
    assert (await bob.get("/api/me"))["banned"] is None
    await bob.get("/api/lobby")
    await do(kim, "Ban", guest=number, days=1)
    batch = Batch()
    past = update(GUESTS).where(GUESTS.c.id == bindparam("who")).values(banned_until=bindparam("then"))
    batch.add(past, {"who": number, "then": time.time() - 1})
    await door.house.storage.commit(batch)
    door.house.guests.look_again((number,))
    await door.house.sessions.look_again((number,))
    await bob.get("/api/lobby")


async def test_who_is_banned_may_still_leave_for_good(door):
    kim, bob = await keeper_of(door), await door.guest("Bob")
    await do(kim, "Ban", guest=await number_of(kim, "Bob"), why="Of Bob of Lyon")
    await bob.post("/api/me/leave", {})
    assert (await kim.get("/api/keeper/people?with=Bob"))["people"] == []
    [act, *_] = (await kim.get("/api/keeper/log"))["acts"]
    assert (act["kind"], act["whom"]) == ("Ban", "")


async def test_a_keeper_is_neither_muted_nor_banned(door):
    kim, lou = await keeper_of(door), await keeper_of(door, "Lou")
    number = await number_of(kim, "Lou")
    for kind in ("Mute", "Ban"):
        assert (await do(kim, kind, 409, guest=number))["type"] == "KeepersStand"
    await lou.get("/api/keeper")
    await door.house.deeds.appoint(await door.house.guests.of_handle("lou"), "Tired", keeps=False)
    await lou.get("/api/keeper", 404)
    await do(kim, "Mute", guest=number)


async def test_a_removed_line_is_seen_to_have_been_there_and_can_be_given_back(door):
    kim = await keeper_of(door)
    ann, bob, first, second = await two_people(door)
    which = await reported(ann, bob, first, second)
    table = first.table["id"]
    await do(kim, "RemoveLine", table=table, line=2, complaint=which)
    await first.until(lambda: len(first.lines) > 2 and first.lines[2]["removed"])
    assert [line["text"] for line in first.lines] == ["Hello", "Lucky", "", "Please don't"]
    late = await ann.open(table)
    await late.until(lambda: late.lines)
    assert [line["text"] for line in late.lines] == ["Hello", "Lucky", "", "Please don't"]
    page = await kim.get(f"/api/keeper/complaints/{which}")
    assert (page["card"]["upheld"], page["lines"][2]["line"]["text"]) == (True, "You idiot")
    await do(kim, "RestoreLine", table=table, line=2)
    await first.until(lambda: not first.lines[2]["removed"])
    assert first.lines[2]["text"] == "You idiot"
    assert (await do(kim, "RemoveLine", 404, table=table, line=9))["type"] == "NoSuchLine"


async def test_a_line_stays_removed_when_the_table_is_opened_again(tmp_path):
    async with running(tmp_path) as door:
        kim = await keeper_of(door)
        ann, bob, first, second = await two_people(door)
        await reported(ann, bob, first, second)
        await do(kim, "RemoveLine", table=first.table["id"], line=2)
        table = first.table["id"]
    async with running(tmp_path) as door:
        screen = await door.stranger().open(table)
        await screen.until(lambda: screen.lines)
        assert [(line["text"], line["removed"]) for line in screen.lines][2] == ("", True)


async def test_a_removed_table_is_closed_for_all_and_can_be_given_back(door):
    kim = await keeper_of(door)
    ann, _, first, second = await two_people(door)
    table = first.table["id"]
    await do(kim, "RemoveTable", table=table)
    for screen in (first, second):
        assert (await screen.closed())[0] == 1012
    code, heard = await (await ann.open(table)).closed()
    assert (code, heard[-1]["refusal"]["type"]) == (4404, "TableRemoved")
    assert (await ann.get(f"/api/tables/{table}", 410))["type"] == "TableRemoved"
    lists = await ann.get("/api/lobby")
    assert table not in str(lists)
    [found] = [each for each in (await kim.get("/api/keeper/tables"))["tables"] if each["id"] == table]
    assert (found["removed"], found["status"]) == (True, "unfinished")
    await do(kim, "RestoreTable", table=table)
    assert (await ann.get(f"/api/tables/{table}"))["table"]["status"] == "unfinished"
    assert (await do(kim, "RemoveTable", 404, table="none"))["type"] == "UnknownTable"


async def test_a_house_by_invitation_takes_in_who_has_a_link(door):
    kim, ann = await keeper_of(door), await door.guest("Ann")
    await do(kim, "SetDoor", invitation=True, registrations=True)
    assert (await door.stranger().put("/api/me", {"name": "Cat"}, 403))["type"] == "InvitationOnly"
    assert (await ann.put("/api/me", {"name": "Anna"}))["name"] == "Anna"
    screen = await ann.sit(await ann.table("me", "link"))
    friend = next(iter(screen.reader["invitations"].values()))
    assert (await door.stranger().put("/api/me", {"name": "Cat", "invitation": friend}))["name"] == "Cat"
    secret = (await kim.post("/api/keeper/invitations", {"most": 2, "why": "Friends"}))["secret"]
    for name in ("Dan", "Eve"):
        await door.stranger().put("/api/me", {"name": name, "invitation": secret})
    await door.stranger().put("/api/me", {"name": "Fox", "invitation": secret}, 403)
    await do(kim, "SetDoor", invitation=False, registrations=True)
    await door.guest("Gus")


async def test_a_friend_s_link_lets_nobody_in_once_its_table_is_over_or_removed(door):
    kim, ann = await keeper_of(door), await door.guest("Ann")
    await do(kim, "SetDoor", invitation=True, registrations=True)
    screens = [await ann.sit(await ann.table("me", "link")) for _ in range(2)]
    links = [next(iter(screen.reader["invitations"].values())) for screen in screens]
    over, removed = (screen.table["id"] for screen in screens)
    await ann.delete(f"/api/tables/{over}")
    await do(kim, "RemoveTable", table=removed)
    for number, link in enumerate(links):
        wish = {"name": f"Cat {number}", "invitation": link}
        assert (await door.stranger().put("/api/me", wish, 403))["type"] == "InvitationOnly"


async def test_the_letters_that_a_friend_tells_let_somebody_in_as_well_as_the_link(door):
    kim, ann = await keeper_of(door), await door.guest("Ann")
    await do(kim, "SetDoor", invitation=True, registrations=True)
    screen = await ann.sit(await ann.table("me", "link"))
    code = next(iter(screen.reader["invitations"].values()))[:TOLD]
    typed = f"{code[:4]}-{code[4:]}".upper()
    assert (await door.stranger().put("/api/me", {"name": "Cat", "invitation": typed}))["name"] == "Cat"
    wrong = {"name": "Dan", "invitation": code[:-1] + ("3" if code.endswith("2") else "2")}
    assert (await door.stranger().put("/api/me", wrong, 403))["type"] == "InvitationOnly"
    await ann.delete(f"/api/tables/{screen.table['id']}")
    await door.stranger().put("/api/me", {"name": "Eve", "invitation": code}, 403)


async def test_keepers_see_the_links_that_are_out_and_end_them(door):
    kim, ann = await keeper_of(door), await door.guest("Ann")
    await do(kim, "SetDoor", invitation=True, registrations=True)
    first, second = [
        (await kim.post("/api/keeper/invitations", {"most": most, "why": "Friends"}))["secret"]
        for most in (1, 2)
    ]
    await door.stranger().put("/api/me", {"name": "Cat", "invitation": first})
    await door.stranger().put("/api/me", {"name": "Dan", "invitation": second})
    [link] = (await kim.get("/api/keeper"))["links"]
    assert (link["by"], link["most"], link["used"]) == ("Kim", 2, 1)
    assert 6 * 86400 < link["until"] - link["made"] <= 7 * 86400
    assert second not in str(link)
    assert (await do(ann, "EndLink", 404, link=link["id"]))["type"] == "NoSuchPage"
    assert (await do(kim, "EndLink", 404, link="none"))["type"] == "UnknownDoorLink"
    await do(kim, "EndLink", link=link["id"], why="It went round")
    assert (await kim.get("/api/keeper"))["links"] == []
    await door.stranger().put("/api/me", {"name": "Eve", "invitation": second}, 403)
    act = (await kim.get("/api/keeper/log"))["acts"][0]
    assert (act["kind"], act["keeper"], act["why"]) == ("EndLink", "Kim", "It went round")
    assert (await do(kim, "EndLink", 404, link=link["id"]))["type"] == "UnknownDoorLink"


async def test_registrations_are_closed_and_accounts_stay(door):
    kim, ann, bob = await keeper_of(door), await door.account("Anna"), await door.guest("Bob")
    await do(kim, "SetDoor", invitation=False, registrations=False)
    wish = {"login": "bob", "password": "long enough"}
    assert (await bob.put("/api/me/password", wish, 403))["type"] == "RegistrationsClosed"
    changed = {"login": "anna", "password": "another one", "old": "long enough"}
    await ann.put("/api/me/password", changed)
    assert (await FrontDoor(door.house.storage).state()).registrations is False


async def test_every_deed_is_in_the_log_with_who_and_why(door):
    kim, _ = await keeper_of(door), await door.guest("Bob")
    number = await number_of(kim, "Bob")
    assert (await do(kim, "Mute", 400, guest=number, why=" \u200b "))["type"] == "EmptyText"
    await do(kim, "Mute", guest=number, why="Shouting")
    await do(kim, "Ban", guest=number, why="More shouting")
    await do(kim, "SetDoor", invitation=True, registrations=False, why="A quiet evening")
    await kim.post("/api/keeper/invitations", {"why": "Friends of Ann"})
    acts = (await kim.get("/api/keeper/log"))["acts"]
    told = [(act["keeper"], act["kind"], act["whom"], act["why"]) for act in acts]
    assert told == [
        ("Kim", "Invite", None, "Friends of Ann"),
        ("Kim", "SetDoor", None, "A quiet evening"),
        ("Kim", "Ban", "Bob", "More shouting"),
        ("Kim", "Mute", "Bob", "Shouting"),
        (None, "Appoint", "Kim", "Trusted"),
    ]


async def test_a_report_is_dismissed_with_a_reason(door):
    kim = await keeper_of(door)
    ann, bob, first, second = await two_people(door)
    which = await reported(ann, bob, first, second)
    await do(kim, "CloseComplaint", complaint=which, why="Friends joking")
    found = await kim.get("/api/keeper/complaints")
    assert (found["open"], found["closed"][0]["upheld"]) == ([], False)
    assert (await do(kim, "CloseComplaint", 404, complaint="none"))["type"] == "UnknownComplaint"


async def test_keepers_see_how_the_house_is_and_copy_it(door, tmp_path):
    kim = await keeper_of(door)
    _, _, first, _ = await two_people(door)
    room = await kim.get("/api/keeper")
    assert all(room["health"].values())
    assert (room["playing"], room["here"], room["accounts"], room["guests"]) == (1, 2, 1, 2)
    assert {each["game"]: each["playing"] for each in room["games"]}["out-of-gears"] == 1
    assert room["copy"] is None
    made = await kim.post("/api/keeper/copy", {"why": "Before an upgrade"})
    assert made["tables"] == 1
    assert (tmp_path / "copies" / made["file"]).stat().st_mode & 0o077 == 0
    assert (await kim.get("/api/keeper"))["copy"] == made
    act = (await kim.get("/api/keeper/log"))["acts"][0]
    assert (act["kind"], act["keeper"], act["why"]) == ("Copy", "Kim", "Before an upgrade")
    assert first.table["id"] in {each["id"] for each in (await kim.get("/api/keeper/tables"))["tables"]}


async def test_people_are_found_by_name_address_login_or_number(door):
    kim = await keeper_of(door)
    await door.account("Annabel", "ann.x")
    for text in ("annab", "@ann.x", "ann.x"):
        [found] = (await kim.get(f"/api/keeper/people?with={text}"))["people"]
        assert (found["name"], found["account"]) == ("Annabel", True)
    assert (await kim.get(f"/api/keeper/people?with={found['id']}"))["people"] == [found]
    assert (await kim.get("/api/keeper/people?with=%25"))["people"] == []
    assert (await kim.get("/api/keeper/people"))["people"] == []
