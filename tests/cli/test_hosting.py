"""The commands of who keeps a house."""

import asyncio
import json

import pytest
from typer.testing import CliRunner

from rouages.cli.main import app
from rouages.engine.refusals import Refusal
from rouages.server.people import first_steps
from rouages.server.wire.deeds import Ban
from rouages.server.wire.refusals.hosting import AlreadyThere, NoHouse, NoSuchPerson
from rouages.server.wire.refusals.keeping import KeepersSignIn, NotRemoved
from tests.server.people.test_keepers import reported
from tests.server.people.test_tidings import appeal
from tests.server.running import running
from tests.server.test_lessons import begun
from tests.server.test_play import two_people
from tests.server.tournaments.playing import make


@pytest.fixture(autouse=True)
def own_environment(monkeypatch):
    monkeypatch.setenv("ROUAGES_DATA", "")


WRONGLY_CALLED = 2


def run(*words):
    """What a command prints; what it refuses is raised."""
    shown = CliRunner().invoke(app, list(map(str, words)))
    if isinstance(shown.exception, Refusal):
        raise shown.exception
    assert shown.exit_code != WRONGLY_CALLED, shown.output
    return shown.stdout


async def house(folder):
    async with running(folder, database=f"sqlite:///{folder / 'rouages.sqlite3'}") as door:
        ann = await door.guest("Ann")
        await ann.table("me", "open")


async def house_of_newcomers(folder):
    """Two play, of whom one has answered, and another has left a lesson at its first step."""
    async with running(folder, database=f"sqlite:///{folder / 'rouages.sqlite3'}") as door:
        _, _, first, _ = await two_people(door)
        await first.answer(0)
        await begun(await door.guest("Cid"))


def test_the_host_reads_which_first_steps_newcomers_took(tmp_path, monkeypatch):
    monkeypatch.setattr(first_steps, "LEFT_SECONDS", 0.0)
    monkeypatch.setattr(first_steps, "SOON_SECONDS", 3600)
    tmp_path.chmod(0o700)
    asyncio.run(house_of_newcomers(tmp_path))
    found = json.loads(run("newcomers", "--data", tmp_path, "--json"))
    assert [found[step] for step in ("seated", "soon", "played", "turned", "again")] == [3, 1, 2, 0, 0]
    said = run("newcomers", "--data", tmp_path)
    assert "A first choice within 3600 s: 1 of 3" in said
    assert "Lesson out-of-gears/three-moves: begun by 1, finished by 0\n  left at step" in said
    assert "⟨" not in said + run("newcomers", "--data", tmp_path, "--lang", "fr")


def test_a_house_is_copied_restored_listed_and_looked_over(tmp_path):
    folder, copy, other = tmp_path / "house", tmp_path / "copy.sqlite3", tmp_path / "other"
    folder.mkdir(0o700)
    asyncio.run(house(folder))
    assert "1 tables" in run("--data", folder, "backup", copy)
    with pytest.raises(AlreadyThere):
        run("backup", copy, "--data", folder)
    restored = json.loads(run("restore", copy, "--data", other, "--json"))
    assert (restored["tables"], restored["before"]) == (1, None)
    [line] = json.loads(run("tables", "--data", other, "--json"))
    assert (line["status"], line["seats"]) == ("waiting", ["Ann", "open"])
    assert line["id"] in run("tables", "--data", other)
    [fate] = json.loads(run("upgrade", "--check", "--data", other, "--json"))
    assert (fate["table"], fate["fate"]) == (line["id"], "begins")
    looked = json.loads(run("doctor", "--json", "--data", other))
    assert {"settings", "folder", "database"} <= {each["name"] for each in looked}
    assert "⟨" not in run("doctor", "--data", other) + run("upgrade", "--check", "--data", other)


def test_where_there_is_no_house_nothing_is_made(tmp_path):
    with pytest.raises(NoHouse):
        run("backup", tmp_path / "copy", "--data", tmp_path / "none")
    with pytest.raises(NoHouse):
        run("restore", tmp_path / "none", "--data", tmp_path / "new")
    assert not (tmp_path / "copy").exists()
    assert not (tmp_path / "new" / "rouages.sqlite3").exists()


def test_people_are_listed_renamed_and_sent_away(tmp_path):
    asyncio.run(house(tmp_path))
    [person] = json.loads(run("people", "--data", tmp_path, "--json"))
    assert (person["name"], person["banned"]) == ("Ann", False)
    told = json.loads(run("people", "rename", "Ann", "Anne", "--why", "A typo", "--data", tmp_path, "--json"))
    assert told == {"id": person["id"], "name": "Ann"}
    run("people", "ban", "Anne", "--why", "Enough.", "--data", tmp_path)
    assert "⟨" not in run("people", "--data", tmp_path)
    assert json.loads(run("people", "--data", tmp_path, "--json"))[0]["banned"]
    assert "/carry#" in run("people", "password", "Anne", "--why", "Lost", "--data", tmp_path)
    with pytest.raises(NoSuchPerson):
        run("people", "remove", "Ann", "--why", "Asked to", "--data", tmp_path)


def test_a_host_names_keepers_and_does_all_that_they_do(tmp_path):
    async def lived_in():
        async with running(tmp_path, database=f"sqlite:///{tmp_path / 'rouages.sqlite3'}") as door:
            await door.account("Annie")
            ann, bob, first, second = await two_people(door)
            cup = (await make(ann))["card"]["id"]
            cat = await door.guest("Cat")
            await door.house.deeds.do(
                Ban(guest=(await door.house.inspection.find("Cat"))[0].id, why="Shouting")
            )
            await appeal(cat)
            return first.table["id"], await reported(ann, bob, first, second), cup

    table, report, cup = asyncio.run(lived_in())
    at = ("--data", tmp_path)
    assert "⟨" not in run("keeper", *at)
    run("keeper", "add", "@annie", "--why", "Trusted", *at)
    assert "Annie" in run("keeper", *at)
    [card] = json.loads(run("keeper", "reports", "--json", *at))
    assert card["id"] == report
    shown = run("keeper", "report", report, *at)
    assert "You idiot" in shown
    assert "⟨" not in shown + run("keeper", "reports", *at)
    run("people", "mute", "Bob", "--hours", 3, "--why", "Insults", *at)
    run("keeper", "remove-line", table, 2, "--why", "Insults", *at)
    assert "(removed)" in run("keeper", "report", report, *at)
    run("keeper", "restore-line", table, 2, "--why", "A mistake", *at)
    run("keeper", "remove-table", table, "--why", "A test", *at)
    run("keeper", "restore-table", table, "--why", "A test", *at)
    with pytest.raises(NotRemoved):
        run("keeper", "delete-table", table, "--why", "A test", *at)
    run("keeper", "call-off", cup, "--why", "A test", *at)
    assert "⟨" not in run("keeper", "appeals", *at)
    [card] = json.loads(run("keeper", "appeals", "--json", *at))
    run("keeper", "lift", card["id"], "--why", "Fair enough", *at)
    assert run("keeper", "appeals", *at) == "Nobody appeals.\n"
    run("keeper", "close", "--in", 60, "--for", 10, "--why", "A new disk", *at)
    run("keeper", "open", "--why", "No need", *at)
    run("keeper", "dismiss", report, "--why", "Friends", *at)
    assert json.loads(run("keeper", "door", "--json", *at)) == {"invitation": False, "registrations": True}
    door = run("keeper", "door", "--invitation", "--no-registrations", "--why", "A quiet evening", *at)
    assert door == "New people come in only by a link. No new accounts are made.\n"
    assert "/#invitation=" in run("keeper", "invite", "--most", 3, "--why", "Friends", *at)
    assert "⟨" not in run("keeper", "links", *at)
    [link] = json.loads(run("keeper", "links", "--json", *at))
    assert (link["by"], link["most"], link["used"]) == (None, 3, 0)
    run("keeper", "end-link", link["id"], "--why", "It went round", *at)
    assert run("keeper", "links", *at) == "There is no such link.\n"
    run("people", "unmute", "Bob", "--why", "Sorry", *at)
    run("keeper", "drop", "@annie", "--why", "Tired", *at)
    log = json.loads(run("keeper", "log", "--json", *at))
    assert {act["keeper"] for act in log} == {None}
    assert [act["kind"] for act in log] == [
        *(
            "Dismiss",
            "Unmute",
            "EndLink",
            "Invite",
            "SetDoor",
            "CloseComplaint",
            "OpenHouse",
            "CloseHouse",
            "LiftHold",
        ),
        *("CallOff", "RestoreTable", "RemoveTable", "RestoreLine", "RemoveLine", "Mute", "Appoint", "Ban"),
    ]
    assert "⟨" not in run("keeper", "log", *at)
    with pytest.raises(NoSuchPerson):
        run("keeper", "add", "Nobody", "--why", "Trusted", *at)
    with pytest.raises(KeepersSignIn):
        run("keeper", "add", "Bob", "--why", "Trusted", *at)
