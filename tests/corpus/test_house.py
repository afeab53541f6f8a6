"""The database of an earlier release opens: its people find their tables as they left them, and play on."""

import pytest

import rouages
from tests.corpus.house import shown
from tests.corpus.shelf import FOLDER, RULES_CHANGED, House, house_file, read
from tests.server.running import running

pytestmark = pytest.mark.anyio

FILES = sorted(FOLDER.glob("houses/*"))
WHATEVER_RULES = ("game", "status", "trouble", "seats", "mine", "chat", "outcome")
"""What stays the same at a table that goes on under other rules."""


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(params=FILES, ids=[file.name.partition(".")[0] for file in FILES])
async def lived_in(request, tmp_path, anyio_backend):
    """A house as it was stored, and its people at the door."""
    stored = read(request.param, House)
    (tmp_path / "house.sqlite3").write_bytes(stored.database)
    async with running(tmp_path) as door:
        people = {}
        for name, cookies in stored.people.items():
            people[name] = door.stranger()
            for cookie, value in cookies.items():
                people[name].http.cookies.set(cookie, value, domain="127.0.0.1")
        yield stored, people


def test_a_house_of_today_is_on_the_shelf():
    assert house_file().exists(), "write it: python -m tests.corpus"


async def test_everybody_finds_their_tables_as_they_left_them(lived_in):
    stored, people = lived_in
    for name, person in people.items():
        assert (await person.get("/api/me"))["name"] == name
        for table, told in stored.tables.items():
            found, left = await shown(person, table), told[name]
            if left["clock"] is not None:
                # Its time has run out since then: it has gone on.
                assert (found["game"], found["trouble"]) == (left["game"], None)
            elif left["game"] in RULES_CHANGED:
                assert {part: found[part] for part in WHATEVER_RULES} == {
                    part: left[part] for part in WHATEVER_RULES
                }
                # What was answered after its position was kept may be asked again: what was taken back, too.
                assert found["undos"] <= left["undos"]
            else:
                assert found == left


async def test_matches_go_on(lived_in):
    stored, people = lived_in
    for table, told in stored.tables.items():
        left = {name: each for name, each in told.items() if each["clock"] is None}
        asked = {name: await asked_now(people[name], table, each) for name, each in left.items()}
        assert any(asked.values()) == any(each["asked"] for each in left.values())
        for name, questions in asked.items():
            if questions:
                (seat, question, _), *_ = questions
                screen = await people[name].sit(table)
                assert (await screen.answer(0, seat))["question"] == question
                await screen.reply("Say", text="Back again.")
                assert screen.lines[-1]["name"] == name


async def asked_now(person, table, left):
    """What a person is asked: under other rules it may be somebody else, and another question."""
    if left["game"] in RULES_CHANGED:
        return (await shown(person, table))["asked"]
    return left["asked"]


async def test_records_of_finished_tables_replay(lived_in):
    stored, people = lived_in
    for table, told in stored.tables.items():
        if (left := told["Ann"])["outcome"]:
            match = rouages.replay(await people["Ann"].get(f"/api/tables/{table}/record"))
            assert match.outcome.ending == left["outcome"]["ending"]
