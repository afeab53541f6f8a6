"""Neglected tables in a house: asked, closed, and what the lobby and the host are told."""

import pytest

from rouages.server.hosting.lists import tables
from rouages.server.hosting.place import Place
from rouages.server.neglected import DAY
from rouages.server.serve import settings_for
from rouages.server.wire.refusals.hosting import NoSuchDays
from rouages.tables.match.seating import ANSWER_SECONDS
from tests.server.people.test_webhooks import Post
from tests.server.running import becomes, running, sqlite_in
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


class Calendar:
    """The time of day of a house, which stands still until it is turned."""

    def __init__(self, house):
        self._house = house
        self.now = house.tables.now()
        house.tables._outside.loop.now = lambda: self.now

    async def turn(self, seconds):
        self.now += seconds
        await self._house.neglected.look()


async def test_a_table_is_closed_where_nobody_answered_and_the_lobby_says_both(tmp_path):
    async with running(tmp_path, abandoned_days=2, idle_seconds=0.05) as door:
        ann, bob, first, second = await two_people(door)
        await first.answer(0)
        table = first.table["id"]
        for screen in (first, second):
            await screen.close()
        await becomes(lambda: table not in door.house.tables.live)
        calendar = Calendar(door.house)
        await calendar.turn(2 * DAY)
        (card,) = (await bob.get("/api/lobby"))["mine"]
        assert card["table"]["closes"] == pytest.approx(calendar.now + ANSWER_SECONDS)
        await calendar.turn(ANSWER_SECONDS)
        (card,) = (await bob.get("/api/lobby"))["mine"]
        assert (card["table"]["status"], card["my_turn"]) == ("unfinished", False)
        assert (await ann.get("/api/statistics"))["mine"] == []
        assert (await ann.get(f"/api/tables/{table}/replay"))["points"] == [0, 1, None]
        assert (await ann.get(f"/api/tables/{table}/record", 409))["type"] == "MatchNotOver"
        lay = {"moment": 0, "seat": None, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert (await ann.post(f"/api/tables/{table}/branch", lay))["id"]
    (line,) = [
        each for each in await tables(Place(tmp_path, sqlite_in(tmp_path)), finished=True) if each.id == table
    ]
    assert line.status == "unfinished"


async def test_who_has_a_webhook_is_asked_there_once(tmp_path):
    async with running(tmp_path, private_webhooks=True) as door, Post() as post:
        ann, _, first, second = await two_people(door)
        for screen in (first, second):
            await screen.close()
        await ann.put("/api/me/webhook", {"url": post.url})
        calendar = Calendar(door.house)
        for _ in range(3):
            await calendar.turn(60 * DAY if len(post.taken) < 2 else 3600)
            await becomes(lambda: len(post.taken) == 2)
        assert [taken["type"] for taken in post.taken] == ["Hello", "StillPlaying"]
        assert "do you play on?" in post.taken[1]["text"]


async def test_a_house_that_closes_nothing_asks_nobody(tmp_path):
    async with running(tmp_path, abandoned_days=None) as door:
        _, _, first, _ = await two_people(door)
        await Calendar(door.house).turn(1000 * DAY)
        await first.reply("Ping")
        assert first.table["closes"] is None


@pytest.mark.parametrize(("given", "days"), [("", 60), ("7", 7), ("3650", 3650), ("never", None)])
def test_the_host_says_after_how_many_days(tmp_path, monkeypatch, given, days):
    monkeypatch.setenv("ROUAGES_ABANDONED_DAYS", given)
    assert settings_for(tmp_path).abandoned_days == days


@pytest.mark.parametrize("given", ["0", "3651", "-1", "1.5", "soon", "²"])
def test_days_that_cannot_be_are_one_sentence(tmp_path, monkeypatch, given):
    monkeypatch.setenv("ROUAGES_ABANDONED_DAYS", given)
    with pytest.raises(NoSuchDays, match=f"not “{given}”"):
        settings_for(tmp_path)
