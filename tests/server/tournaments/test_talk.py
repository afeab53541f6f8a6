"""People talk about a tournament by the rules of every chat; its page is shown as soon as it is another."""

import pytest

from tests.server.people.test_keepers import do, keeper_of, number_of
from tests.server.people.test_own_data import unpacked
from tests.server.people.test_ties import tie
from tests.server.running import live, shows
from tests.server.tournaments.playing import Clock, enter, make, page_of

pytestmark = pytest.mark.anyio


async def talking(*people, **wish):
    """A tournament of the first of them, and all before its talk."""
    page = await make(people[0], **wish)
    screens = [await person.open(page["talk"]) for person in people]
    for screen in screens:
        await screen.until(lambda screen=screen: screen.reader)
    return page["talk"], screens


def lines(screen):
    return [(line["name"], line["text"], line["removed"]) for line in screen.lines]


async def said(screen, count):
    await screen.until(lambda: len(screen.lines) >= count)
    return lines(screen)


async def test_what_one_says_all_read_who_look(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    _, [first, second] = await talking(ann, bob)
    await first.reply("Say", text="Welcome")
    await second.reply("Say", text="Hello")
    both = [("Ann", "Welcome", False), ("Bob", "Hello", False)]
    assert await said(first, 2) == await said(second, 2) == both
    stranger = await door.stranger().open(first.table["id"])
    assert await said(stranger, 2) == both
    assert await stranger.refused("Say", text="Who am I?") == "NoName"


async def test_nobody_plays_where_one_talks_and_no_list_shows_it(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    talk, [screen] = await talking(ann)
    assert screen.table["status"] == "cancelled"
    assert screen.seats == []
    address = f"/api/tables/{talk}"
    for person in (ann, bob):
        assert (await person.post(f"{address}/take", {"seat": None}, 409))["type"] == "AlreadyBegun"
        assert (await person.post(f"{address}/rematch", {}, 409))["type"] == "MatchNotOver"
        lobby = await person.get("/api/lobby")
        assert not any(lobby[kind] for kind in ("mine", "away", "open", "watch"))
    assert (await ann.delete(address, 409))["type"] == "SeatsAreDrawn"


async def test_a_line_is_reported_and_removed_and_its_writer_is_muted(door):
    ann, bob, kim = await door.guest("Ann"), await door.guest("Bob"), await keeper_of(door)
    talk, [first, second] = await talking(ann, bob)
    await second.reply("Say", text="Rude words")
    wish = {"line": 0, "reason": "insult", "text": ""}
    report = (await ann.post(f"/api/tables/{talk}/complaints", wish))["id"]
    page = await kim.get(f"/api/keeper/complaints/{report}")
    assert [each["line"]["text"] for each in page["lines"]] == ["Rude words"]
    await do(kim, "RemoveLine", table=talk, line=0, complaint=report)
    await first.until(lambda: first.lines and first.lines[0]["removed"])
    assert lines(first) == [("Bob", "", True)]
    await do(kim, "Mute", guest=await number_of(kim, "Bob"))
    assert await second.refused("Say", text="More") == "Muted"


async def test_whom_one_has_blocked_is_not_read(door):
    ann, bob = await door.account("Ann"), await door.account("Bob")
    await tie(ann, "bob", "block")
    _, [first, second] = await talking(ann, bob)
    await second.reply("Say", text="Hello")
    assert await said(first, 1) == [("Bob", "", False)]


async def test_what_one_has_said_goes_along_and_goes_with_one(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    talk, [_, second] = await talking(ann, bob)
    await second.reply("Say", text="Hello")
    [own] = [table for table in (await unpacked(bob))[0]["tables"] if table["id"] == talk]
    assert [line["text"] for line in own["lines"]] == ["Hello"]
    await bob.post("/api/me/leave", {"password": None})
    again = await ann.open(talk)
    assert await said(again, 1) == [("", "…", False)]


async def test_who_keeps_the_house_takes_a_talk_away_and_the_tournament_goes_on(door, monkeypatch):
    ann, kim = await door.guest("Ann"), await keeper_of(door)
    talk, [first] = await talking(ann)
    tournament = talk.removeprefix("talk-")
    await do(kim, "RemoveTable", table=talk)
    await first.closed()
    await Clock(monkeypatch, door).look()
    page = await page_of(ann, tournament)
    assert (page["talk"], page["card"]["stage"]) == (None, "open")
    await do(kim, "RestoreTable", table=talk)
    assert (await page_of(ann, tournament))["talk"] == talk


async def test_a_page_is_shown_what_others_do_and_nothing_where_nothing_is_other(door, monkeypatch):
    clock = Clock(monkeypatch, door)
    people = [await door.guest(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
    tournament = (await make(people[0]))["card"]["id"]
    one, hall = [await live(people[0], door, page) for page in (f"tournaments/{tournament}", "tournaments")]
    page = await shows(one, lambda page: True)
    assert (page["host"], page["me"], page["card"]["entered"]) == (True, None, 0)
    await enter(tournament, people[1])
    assert (await shows(one, lambda page: page["card"]["entered"] == 1))["me"] is None
    [card] = (await shows(hall, lambda page: page["tournaments"][0]["entered"] == 1))["tournaments"]
    assert card["mine"] is False
    await enter(tournament, *people)
    assert (await shows(one, lambda page: page["card"]["entered"] == 4))["me"] is not None
    await clock.look()
    page = await shows(one, lambda page: page["drawn"])
    own = next(sat for sat in page["drawn"][0]["tables"] if page["me"] in sat["players"])
    await people[0].sit(own["table"])

    def is_there(page):
        tables = page["drawn"][0]["tables"]
        return any(sat["table"] == own["table"] and page["me"] not in sat["missing"] for sat in tables)

    await shows(one, is_there)
    await people[0].delete(f"/api/tournaments/{tournament}")
    page = await shows(one, lambda page: page["card"]["stage"] == "cancelled")
    assert page["seed"]
