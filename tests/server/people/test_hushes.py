"""Whose chat somebody hides: only their lines, for one reader, on all devices, until it is wanted back."""

import pytest

from tests.server.people.test_own_data import everything, finished, unpacked
from tests.server.running import running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


@pytest.fixture
def door(either_door):
    return either_door


async def hush(person, screen, line=None, *, hushed=True, status=200, seat=1):
    table = screen.table["id"]
    about = f"seats/{seat}" if line is None else f"lines/{line}"
    return await person.put(f"/api/tables/{table}/{about}/hush", {"hushed": hushed}, status)


def read(screen):
    return [(line["name"], line["text"], line["hushed"]) for line in screen.lines]


async def said(first, second):
    for screen, text in ((first, "Hello"), (second, "Lucky!")):
        await screen.reply("Say", text=text)
    await first.until(lambda: len(first.lines) == 2)


async def test_the_lines_of_one_person_are_hidden_from_one_reader_and_come_back(door):
    ann, bob, first, second = await two_people(door)
    await said(first, second)
    assert (await hush(ann, first))["hushed"] is True
    await first.until(lambda: first.lines[1]["hushed"])
    assert read(first) == [("Ann", "Hello", False), ("Bob", "", True)]
    await second.reply("Say", text="Still here?")
    await first.until(lambda: len(first.lines) == 3)
    assert read(first)[2] == ("Bob", "", True)
    assert [line["text"] for line in second.lines] == ["Hello", "Lucky!", "Still here?"]
    assert (await bob.get(f"/api/tables/{first.table['id']}/seats/0/player"))["hushed"] is False
    assert (await hush(ann, first, 2, hushed=False))["hushed"] is False
    await first.until(lambda: not first.lines[1]["hushed"])
    assert read(first) == [("Ann", "Hello", False), ("Bob", "Lucky!", False), ("Bob", "Still here?", False)]


async def test_it_holds_on_all_devices_and_after_the_house_was_opened_again(tmp_path):
    async with running(tmp_path) as door:
        ann, _, first, second = await two_people(door)
        await said(first, second)
        other = await ann.open(first.table["id"])
        await other.until(lambda: other.lines)
        await hush(ann, first, 1)
        await other.until(lambda: other.lines[1]["hushed"])
        table, cookies = first.table["id"], ann.http.cookies
    async with running(tmp_path) as door:
        ann = door.stranger()
        ann.http.cookies = cookies
        screen = await ann.sit(table)
        await screen.until(lambda: screen.lines)
        assert read(screen) == [("Ann", "Hello", False), ("Bob", "", True)]


async def test_nothing_else_changes_between_the_two(door):
    ann, bob = await door.account("Ann"), await door.account("Bob")
    await ann.put("/api/players/bob/tie", {"tie": "follow"})
    await bob.put("/api/players/ann/tie", {"tie": "follow"})
    card = await ann.put("/api/players/bob/hush", {"hushed": True})
    assert (card["tie"], card["friend"], card["hushed"]) == ("follow", True, True)
    table = await ann.table("me", "open")
    await bob.post(f"/api/tables/{table}/take", {})
    own = await ann.get("/api/me/people")
    assert [[each["name"] for each in own[name]] for name in ("friends", "hushed")] == [["Bob"], ["Bob"]]
    assert (await bob.get("/api/me/people"))["hushed"] == []
    assert (await ann.http.delete(f"/api/me/hushed/{own['hushed'][0]['id']}")).json()["hushed"] == []
    assert (await ann.http.delete(f"/api/me/hushed/{own['hushed'][0]['id']}")).status_code == 404


async def test_who_is_blocked_stays_blocked(door):
    ann, _, first, second = await two_people(door)
    await said(first, second)
    address = f"/api/tables/{first.table['id']}/seats/1/tie"
    await ann.put(address, {"tie": "block"})
    await hush(ann, first)
    await hush(ann, first, hushed=False)
    late = await ann.open(first.table["id"])
    await late.until(lambda: late.lines)
    assert read(late) == [("Ann", "Hello", False), ("Bob", "", False)]


async def test_what_is_hushed_is_hidden_under_films_too(door):
    ann, bob, table, _ = await finished(door)
    await bob.post(f"/api/tables/{table}/comments", {"answer": 0, "text": "Nice"})
    [line] = (await ann.get(f"/api/tables/{table}/comments"))["comments"]
    assert line["line"]["text"] == "Nice"
    await ann.put(f"/api/tables/{table}/lines/{line['number']}/hush", {"hushed": True})
    [line] = (await ann.get(f"/api/tables/{table}/comments"))["comments"]
    assert (line["line"]["text"], line["line"]["hushed"]) == ("", True)


async def test_nobody_hushes_themselves_or_nobody(door):
    ann, _, first, second = await two_people(door)
    await said(first, second)
    assert (await hush(ann, first, 0, status=409))["type"] == "ThatIsYou"
    assert (await hush(ann, first, 9, status=404))["type"] == "NoSuchLine"
    assert (await hush(ann, first, "x", status=404))["type"] == "NoSuchLine"
    assert (await hush(door.stranger(), first, 1, status=401))["type"] == "NoName"


async def test_hushes_are_in_one_s_file_and_go_with_either_of_the_two(door):
    ann, bob, first, second = await two_people(door)
    await said(first, second)
    await hush(ann, first)
    own, _ = await unpacked(ann)
    assert len(own["hushes"]) == 1
    await bob.post("/api/me/leave", {})
    assert (await everything(door))["hushes"] == []
