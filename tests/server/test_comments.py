"""Comments on the moments of a finished match: lines of chat that know where they belong."""

import pytest

from tests.server.people.test_keepers import do, keeper_of, number_of
from tests.server.people.test_own_data import everything, finished, unpacked
from tests.server.running import running
from tests.server.test_play import two_people
from tests.server.test_replay import played, uploaded

pytestmark = pytest.mark.anyio


async def writes(person, table, answer, text, status=200):
    return await person.post(f"/api/tables/{table}/comments", {"answer": answer, "text": text}, status)


async def read_by(person, table):
    """What somebody reads, moment by moment."""
    found = await person.get(f"/api/tables/{table}/comments")
    lines = [each["line"] for each in found["comments"]]
    return [(line["answer"], line["name"], line["text"]) for line in lines]


async def test_who_sat_there_writes_and_all_who_see_the_film_read(door):
    ann, bob, table, screen = await finished(door)
    await writes(bob, table, 9, "  Here\u202e I was lucky\n ")
    reply = await writes(ann, table, 2, "And here")
    assert [(each["number"], each["mine"]) for each in reply["comments"]] == [(2, True), (1, False)]
    expected = [(2, "Ann", "And here"), (9, "Bob", "Here I was lucky")]
    for person in (ann, bob, door.stranger()):
        assert await read_by(person, table) == expected
    await screen.until(lambda: len(screen.lines) == 3)
    assert [line["answer"] for line in screen.lines] == [None, 9, 2]


async def test_who_looks_on_needs_an_account_and_has_nobody_s_name(door):
    _, _, table, _ = await finished(door)
    guest, nobody, account = await door.guest("Cleo"), door.stranger(), await door.account("Ann")
    assert (await writes(guest, table, 1, "I", 403))["type"] == "CommentNeedsAccount"
    assert (await writes(nobody, table, 1, "I", 401))["type"] == "NoName"
    await writes(account, table, 1, "I saw it")
    [(_, name, _)] = await read_by(guest, table)
    assert name != "Ann"
    may = [(await each.get(f"/api/tables/{table}/comments"))["may"] for each in (guest, nobody, account)]
    assert may == [False, False, True]


async def test_a_match_that_goes_on_has_no_comments_and_no_moment_is_made_up(door):
    ann, _, first, _ = await two_people(door)
    running_table = first.table["id"]
    assert (await writes(ann, running_table, 0, "Now", 409))["type"] == "MatchNotOver"
    assert (await ann.get(f"/api/tables/{running_table}/comments", 409))["type"] == "MatchNotOver"
    match = played("out-of-gears")
    cleo = await door.account("Cleo")
    table = await uploaded(cleo, match)
    for answer, text, status in (
        *((len(match.answers) + 1, "Too late", 404), (-1, "Too early", 400), (0, "   ", 400)),
        (0, "x" * 1001, 400),
    ):
        await writes(cleo, table, answer, text, status)
    assert await read_by(cleo, table) == []
    await writes(cleo, table, len(match.answers), "The end")
    assert await read_by(cleo, table) == [(len(match.answers), "Cleo", "The end")]


async def test_a_table_without_spectators_keeps_its_comments_to_itself(door):
    ann, _, first, second = await two_people(door, spectators="nobody")
    for screen in (first, second):
        await screen.reply("Stop", agrees=True)
    table = first.table["id"]
    await writes(ann, table, 0, "Among us")
    cleo = await door.account("Cleo")
    for person in (door.stranger(), cleo):
        assert (await person.get(f"/api/tables/{table}/comments", 403))["type"] == "ClosedToSpectators"
    assert (await writes(cleo, table, 0, "I", 403))["type"] == "ClosedToSpectators"


async def test_they_are_blocked_muted_reported_and_removed_as_lines_of_chat_are(door):
    kim = await keeper_of(door)
    ann, bob, table, _ = await finished(door)
    await writes(bob, table, 3, "You idiot")
    await ann.put(f"/api/tables/{table}/seats/1/tie", {"tie": "block"})
    assert await read_by(ann, table) == [(3, "Bob", "")]
    assert await read_by(kim, table) == [(3, "Bob", "You idiot")]
    which = (await ann.post(f"/api/tables/{table}/complaints", {"reason": "insult", "line": 1}))["id"]
    await do(kim, "RemoveLine", table=table, line=1, complaint=which)
    found = (await bob.get(f"/api/tables/{table}/comments"))["comments"]
    assert [(each["line"]["text"], each["line"]["removed"]) for each in found] == [("", True)]
    await do(kim, "Mute", guest=await number_of(kim, "Bob"))
    assert (await writes(bob, table, 3, "Again", 403))["type"] == "Muted"


async def test_too_many_too_fast_are_refused(tmp_path):
    async with running(tmp_path, limits=True) as door:
        ann = await door.account("Ann")
        table = await uploaded(ann, played("out-of-gears"))
        wish = {"answer": 0, "text": "Hm"}
        replies = [await ann.http.post(f"/api/tables/{table}/comments", json=wish) for _ in range(45)]
        assert replies[0].status_code == 200
        assert replies[-1].json()["type"] == "TooFrequent"


async def test_they_are_in_one_s_own_file_and_go_with_who_wrote_them(door):
    ann, bob, table, _ = await finished(door)
    await writes(ann, table, 4, "I hid the gear in Lyon")
    [own] = [each for each in (await unpacked(ann))[0]["tables"] if each["id"] == table]
    assert [(line["text"], line["answer"]) for line in own["lines"]][-1] == ("I hid the gear in Lyon", 4)
    await ann.post("/api/me/leave", {"password": None})
    assert "hid the gear" not in str(await everything(door))
    assert await read_by(bob, table) == [(4, "", "…")]


async def test_they_are_there_when_the_house_is_opened_again(tmp_path):
    async with running(tmp_path) as door:
        ann = await door.account("Ann")
        table = await uploaded(ann, played("out-of-gears"))
        for answer in (7, 0, 7):
            await writes(ann, table, answer, f"At {answer}")
    async with running(tmp_path) as door:
        assert [answer for answer, *_ in await read_by(door.stranger(), table)] == [0, 7, 7]
