"""What is kept of a person: all of it in one file, and none of it once they have left."""

import asyncio
import io
import json
import random
import time
import zipfile
from pathlib import Path

import pytest
from sqlalchemy import select

import rouages
from rouages.server.store.database import GUESTS, METADATA, SESSIONS, TABLES
from rouages.tables.wire.states import Status
from rouages.words.catalogue import LANGUAGES
from tests.server.running import running
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio

SECRET = {"login": "annabel-of-lyon", "password": "open sesame"}
PROOF = {"password": SECRET["password"]}
OF_GUESTS = {
    *("sessions", "recovery_codes", "carry_links", "tables", "seats", "put_away", "results", "chat"),
    *("notices", "mail_links", "push_subscriptions", "skills", "ties", "invited", "private_notes"),
    *("complaints", "acts", "door_links", "attempts", "waits", "pairings", "vacations"),
    *("tournaments", "entrants", "puzzle_attempts", "passkeys", "deals", "takes", "appeals", "hushes"),
}
"""All tables of the database that say something of a person: exported, and forgotten with them."""


SAID = {
    "guests": ("you_is", "the name that you chose"),
    "sessions": ("devices_are", "a digest of it"),
    "recovery_codes": ("you_account", "recovery codes"),
    "carry_links": ("devices_link", "one-time link"),
    "passkeys": ("you_passkeys", "the public half"),
    "push_subscriptions": ("you_push", "the keys with which messages are sealed"),
    "mail_links": ("you_mail", "the links that were sent to you"),
    "notices": ("you_mail", "What you are to be told of a table"),
    "vacations": ("you_vacation", "the days of that"),
    "ties": ("you_people", "whom you have blocked"),
    "hushes": ("you_people", "whose chat you hide"),
    "invited": ("you_people", "to which tables friends have invited you"),
    "waits": ("you_pairing", "which games"),
    "pairings": ("you_pairing", "how long you waited"),
    "complaints": ("you_reports", "that report"),
    "appeals": ("you_reports", "what you say against it"),
    "acts": ("you_reports", "what the keepers of this house did"),
    "door_links": ("you_reports", "links for newcomers"),
    "tables": ("games_are", "Of every table"),
    "seats": ("games_are", "who sat there under which name"),
    "put_away": ("games_are", "when you last looked at it"),
    "entries": ("games_are", "each answer and its time"),
    "chat": ("games_are", "what was said"),
    "private_notes": ("games_are", "the notes that you wrote for yourself"),
    "results": ("games_are", "the result"),
    "skills": ("games_are", "Ratings"),
    "tournaments": ("games_tournaments", "who made it"),
    "entrants": ("games_tournaments", "who entered"),
    "attempts": ("games_attempts", "the challenge of the day"),
    "puzzle_attempts": ("games_attempts", "puzzles"),
    "deals": ("games_deals", "A deal that you share"),
    "takes": ("games_deals", "Whoever has played it"),
}
"""Where the page of what is kept says so of each table of the database that is about people."""


async def unpacked(person):
    """What is in the file, and the records beside it."""
    response = await person.http.get("/api/me/data")
    assert response.status_code == 200, response.text
    assert response.headers["content-type"] == "application/zip"
    assert "attachment" in response.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(response.content)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    return json.loads(files.pop("me.json")), files


async def everything(door):
    """Every word in the database, table by table."""
    found = {}
    for table in METADATA.sorted_tables:
        found[table.name] = [repr(tuple(row)) for row in await door.house.storage.rows(select(table))]
    return found


async def finished(door, come=None):
    """Ann and Bob have played a match to its end."""
    ann, bob, first, second = await two_people(door, come)
    await first.reply("Say", text="I live in Lyon")
    await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
    return ann, bob, first.table["id"], second


def test_no_table_that_knows_people_is_left_out():
    """Whoever adds one adds it to the file and to what is forgotten, then here."""
    known = {
        table.name
        for table in METADATA.sorted_tables
        for column in table.columns
        if any(key.column.table in (GUESTS, SESSIONS) for key in column.foreign_keys)
    }
    assert known == OF_GUESTS


def test_the_page_of_what_is_kept_says_so_of_every_table_that_knows_people():
    """In words that are shown, and in every language."""
    web = Path(__file__).parents[3] / "web" / "src"
    page = (web / "shell" / "PrivacyPage.svelte").read_text(encoding="utf-8")
    words = {
        name: json.loads((web / "words" / "text" / "privacy" / f"{name}.json").read_text(encoding="utf-8"))
        for name in LANGUAGES
    }
    assert set(SAID) == OF_GUESTS | {"guests", "entries"}
    for table, (key, said) in SAID.items():
        assert f"t('privacy.{key}'" in page, table
        assert said in words["en"][f"privacy.{key}"], table
        assert all(words[name][f"privacy.{key}"] for name in LANGUAGES), table


async def test_my_file_holds_everything_and_the_records_of_my_matches(door):
    ann, bob, table, _ = await finished(door)
    await ann.put("/api/me/password", SECRET)
    await ann.put("/api/me/handle", {"handle": "annabel"})
    await ann.post("/api/me/codes", PROOF)
    await ann.post("/api/me/carry", PROOF)
    await ann.put(f"/api/tables/{table}/away", {"away": True})
    await ann.put(f"/api/tables/{table}/notes", {"text": "Bob traps dump 2"})
    away = await ann.put("/api/me/vacation", {"until": time.time() + 86400})
    own, files = await unpacked(ann)
    assert (own["form"], own["name"], own["login"], own["handle"]) == (1, "Ann", SECRET["login"], "annabel")
    assert (own["password"], own["codes"], len(own["devices"]), len(own["links"])) == (True, 8, 1, 1)
    assert [spell["until"] for spell in own["vacations"]] == [away["until"]]
    (played,) = own["tables"]
    assert (played["id"], played["hosted"], played["put_away"]) == (table, True, True)
    assert [seat["name"] for seat in played["seats"]] == ["Ann"]
    assert played["note"] == "Bob traps dump 2"
    assert [line["text"] for line in played["lines"]] == ["I live in Lyon"]
    assert {answer["seat"] for answer in played["answers"]} == {0}
    assert len(played["results"]) == 1
    assert own["games"] == (await ann.get("/api/statistics"))["mine"]
    record = await bob.get(f"/api/tables/{table}/record")
    assert {name: json.loads(text) for name, text in files.items()} == {played["record"]: record}
    assert rouages.replay(files[played["record"]]).over


async def test_my_file_names_nobody_else_and_no_secret(door):
    ann, bob, _, second = await two_people(door)
    await second.reply("Say", text="Bob was here")
    await bob.put("/api/me/password", {"login": "bob", "password": "long enough"})
    await ann.put("/api/me/password", SECRET)
    own, files = await unpacked(ann)
    text = json.dumps(own)
    assert not files
    assert own["tables"][0]["record"] is None
    (secret,) = await door.house.storage.rows(select(TABLES.c.secret))
    for hidden in ("Bob", SECRET["password"], "argon2", secret[0].hex(), ann.http.cookies["rouages"]):
        assert hidden not in text


async def test_nobody_s_file_is_given_to_a_stranger(door):
    assert (await door.stranger().get("/api/me/data", status=401))["type"] == "NoName"


async def test_files_are_not_asked_for_without_end(tmp_path):
    async with running(tmp_path, limits=True) as door:
        ann = await door.guest("Ann")
        replies = [(await ann.http.get("/api/me/data")).status_code for _ in range(11)]
        assert replies == [200] * 10 + [429]


async def test_nothing_in_the_database_says_any_more_who_left(door):
    ann, bob, table, _ = await finished(door)
    await ann.put("/api/me", {"name": "Annabel"})
    waiting = await ann.table("me", "here:Annabel's son", "open")
    await bob.post(f"/api/tables/{waiting}/take", {})
    await ann.put("/api/me/password", SECRET)
    await ann.put("/api/me/handle", {"handle": "lyonnaise"})
    await ann.post("/api/me/codes", PROOF)
    await ann.post("/api/me/carry", PROOF)
    await ann.put(f"/api/tables/{table}/away", {"away": True})
    await ann.put(f"/api/tables/{table}/notes", {"text": "back to Lyon"})
    await ann.put("/api/me/vacation", {"until": time.time() + 86400})
    assert await ann.post("/api/me/leave", {"password": SECRET["password"]}) == {
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
    kept = await everything(door)
    for word in ("Ann", "Lyon", "lyon", "argon2"):
        assert not [(name, row) for name, rows in kept.items() for row in rows if word in row]
    assert [
        len(kept[name]) for name in ("sessions", "recovery_codes", "carry_links", "put_away", "vacations")
    ] == [
        1,
        0,
        0,
        0,
        0,
    ]
    await door.stranger().post("/api/sign-in", SECRET, status=403)


async def test_whoever_has_a_password_says_it_before_they_leave(door):
    ann = await door.guest("Ann")
    await ann.put("/api/me/password", SECRET)
    for wrong in ({}, {"password": None}, {"password": "guessed at"}):
        assert (await ann.post("/api/me/leave", wrong, status=403))["type"] == "WrongPassword"
    assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_a_guest_who_has_left_nothing_behind_is_gone_wholly(door):
    bob, ann = await door.guest("Bob"), await door.guest("Ann")
    await ann.post("/api/me/leave", {})
    assert [row.name for row in await door.house.storage.rows(select(GUESTS))] == ["Bob"]
    assert (await ann.get("/api/me"))["name"] is None
    assert (await bob.get("/api/me"))["name"] == "Bob"


async def test_a_match_goes_on_for_the_others_who_see_at_once_that_somebody_left(door):
    ann, bob, first, second = await two_people(door)
    await first.reply("Say", text="Good luck")
    await ann.post("/api/me/leave", {})
    assert (await first.closed())[0] == 1012
    await second.until(lambda: second.seats[0]["left"])
    assert [(seat["name"], seat["away"]) for seat in second.seats] == [("", True), ("Bob", False)]
    await second.play_on(random.Random(3))
    newcomer = await bob.open(second.table["id"])
    await newcomer.until(lambda: newcomer.lines)
    assert [(line["name"], line["text"]) for line in newcomer.lines] == [("", "…")]


async def test_a_finished_match_can_still_be_seen_and_verified_by_the_others(door):
    ann, bob, table, _ = await finished(door)
    await ann.post("/api/me/leave", {})
    film = await bob.get(f"/api/tables/{table}/replay")
    assert [(seat["name"], seat["left"]) for seat in film["seats"]] == [("", True), ("Bob", False)]
    assert (await bob.get(f"/api/tables/{table}/verified"))["answers"]


async def test_where_somebody_left_anybody_may_sit_when_the_same_is_played_again(door):
    ann, bob, table, _ = await finished(door)
    await ann.post("/api/me/leave", {})
    again = (await bob.post(f"/api/tables/{table}/rematch"))["id"]
    seats = (await bob.get(f"/api/tables/{again}"))["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "person"]


async def test_a_table_that_waits_is_called_off_by_its_host_s_leaving_and_loses_another(door):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    hers, his = await ann.table("me", "open", "open"), await bob.table("me", "open", "open")
    unseated = await ann.table("open", "open")
    await bob.post(f"/api/tables/{hers}/take", {})
    await ann.post(f"/api/tables/{his}/take", {})
    await ann.post("/api/me/leave", {})
    cards = [await bob.get(f"/api/tables/{table}") for table in (hers, unseated, his)]
    assert [card["table"]["status"] for card in cards] == [
        Status.CANCELLED.value,
        Status.CANCELLED.value,
        Status.WAITING.value,
    ]
    assert [seat["kind"] for seat in cards[2]["seats"]] == ["person", "open", "open"]


async def test_who_left_is_in_no_ranking_and_the_others_keep_their_rating(tmp_path):
    async with running(tmp_path) as door:
        ann, bob, _, _ = await finished(door, door.account)
        before = (await bob.get("/api/statistics"))["mine"]
        await ann.post("/api/me/leave", {"password": "long enough"})
        found = await bob.get("/api/statistics")
        cookies = bob.http.cookies
    async with running(tmp_path) as door:
        bob = door.stranger()
        bob.http.cookies = cookies
        assert await bob.get("/api/statistics") == found
    assert found["mine"] == before
    assert [placed["name"] for placed in found["rankings"][0]["players"]] == ["Bob"]


async def test_what_is_said_of_keeping_is_what_this_house_does(tmp_path):
    async with running(tmp_path, abandoned_days=None, access_log=True) as door:
        day = 24 * 3600
        assert await door.stranger().get("/api/privacy") == {
            "unused": 30 * day,
            "device": 400 * day,
            "link": 900,
            "wait": day,
            "deal": 30 * day,
            "removed": 30 * day,
            "abandoned_days": None,
            "access_log": True,
        }
