"""Notices: each is said once, later if it must wait, again if it was not taken, and then no more."""

import asyncio
import datetime

import pytest
from sqlalchemy import select

from rouages.server import messenger
from rouages.server.people.notices import CLAIM_SECONDS, NoticeQueue
from rouages.server.people.quiet import held_until
from rouages.server.store.database import NOTICES
from rouages.server.wire.notices import Quiet
from tests.server.people.test_webhooks import Post, begin
from tests.server.running import becomes, running
from tests.server.several.serving import ann_and_bob, two_doors
from tests.server.test_neglected import Calendar

pytestmark = pytest.mark.anyio

HOUR = 3600
SETTINGS = {"private_webhooks": True, "notice_seconds": 0}


@pytest.fixture
def no_rounds(monkeypatch):
    """The messenger says what it is time for when it is told to."""
    monkeypatch.setattr(messenger, "ROUND_SECONDS", HOUR)


@pytest.fixture
async def house(tmp_path, anyio_backend, no_rounds):
    async with running(tmp_path, **SETTINGS) as door:
        yield door


async def waiting(door):
    return await door.house.storage.rows(select(NOTICES))


async def bob_is_awaited(door, post, **wish):
    """Bob has a webhook, and a match between him and Ann has begun that he does not look at."""
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    await bob.put("/api/me/webhook", {"url": post.url})
    post.taken.clear()
    return (ann, bob, *await begin(door, ann, bob, **wish))


async def test_a_notice_is_said_once_and_gone(house):
    async with Post() as post:
        await bob_is_awaited(house, post)
        for _ in range(3):
            await house.house.messenger.say_all()
        assert [taken["type"] for taken in post.taken] == ["YourTurn"]
        assert not await waiting(house)


async def test_of_two_servers_that_see_the_same_notice_one_says_it(house):
    async with Post() as post:
        await bob_is_awaited(house, post)
        queue, now = NoticeQueue(house.house.storage), house.house.tables.now()
        for row in await queue.due(now):
            taken = await asyncio.gather(*(queue.claim(row, now) for _ in range(5)))
            assert len([each for each in taken if each]) == 1


async def test_what_a_server_took_and_did_not_live_to_say_another_says_two_minutes_later(house):
    async with Post() as post:
        calendar = Calendar(house.house)
        await bob_is_awaited(house, post)
        queue = NoticeQueue(house.house.storage)
        for row in await queue.due(calendar.now):
            assert await queue.claim(row, calendar.now)
        calendar.now += CLAIM_SECONDS - 1
        await house.house.messenger.say_all()
        assert post.taken == []
        calendar.now += 1
        await house.house.messenger.say_all()
        assert [taken["type"] for taken in post.taken] == ["YourTurn"]
        assert not await waiting(house)


async def test_on_one_postgresql_the_server_that_keeps_the_table_says_it_once(tmp_path, database):
    async with two_doors(tmp_path, database, **SETTINGS) as doors, Post() as post:
        _, bob, first, second = await ann_and_bob(doors)
        await bob.put("/api/me/webhook", {"url": post.url})
        await second.answer(0)
        await second.answer(0)
        await second.close()
        await first.until(lambda: not first.seats[1]["online"])
        await first.answer(0)
        await first.answer(0)
        await becomes(lambda: len(post.taken) == 2)
        for _ in range(3):
            await asyncio.gather(*(door.house.messenger.say_all() for door in doors))
        assert [taken["type"] for taken in post.taken] == ["Hello", "YourTurn"]


async def test_what_is_not_taken_is_tried_again_after_growing_pauses_and_given_up_in_one_line(house, caplog):
    async with Post() as post:
        calendar = Calendar(house.house)
        await bob_is_awaited(house, post)
        post.status = "500 No"
        await house.house.messenger.say_all()
        for tries, pause in enumerate(messenger.PAUSES, 1):
            calendar.now += pause - 1
            await house.house.messenger.say_all()
            assert len(post.taken) == tries
            calendar.now += 1
            await house.house.messenger.say_all()
            assert len(post.taken) == tries + 1
        assert not await waiting(house)
        (line,) = [line for line in caplog.messages if "given up" in line]
        assert "status 500" in line
        assert post.url not in line


async def test_an_answer_in_the_meantime_ends_the_tries(house):
    async with Post() as post:
        calendar = Calendar(house.house)
        _, bob, table, _ = await bob_is_awaited(house, post)
        post.status = "500 No"
        await house.house.messenger.say_all()
        screen = await bob.sit(table)
        await screen.answer(0)
        await screen.close()
        calendar.now += messenger.PAUSES[0]
        await house.house.messenger.say_all()
        assert len(post.taken) == 1


async def test_that_a_match_begins_and_that_it_is_one_s_turn_is_one_message(house):
    async with Post() as post:
        ann, bob, _, _ = await bob_is_awaited(house, post)
        await bob.put("/api/me/notices", {"begins": ["webhook"]})
        await house.house.messenger.say_all()
        assert [taken["type"] for taken in post.taken] == ["YourTurn"]
        await bob.put("/api/me/notices", {"begins": ["webhook"], "turn": []})
        await begin(house, ann, bob)
        await house.house.messenger.say_all()
        assert [taken["type"] for taken in post.taken] == ["YourTurn", "MatchBegins"]


@pytest.mark.parametrize("wishes", [{"turn": []}, {"paused": ["webhook"]}])
async def test_who_wants_to_be_told_nothing_is_told_nothing(house, wishes):
    async with Post() as post:
        _, bob, _, _ = await bob_is_awaited(house, post)
        assert (await bob.put("/api/me/notices", wishes))["wishes"].items() >= wishes.items()
        await house.house.messenger.say_all()
        assert not post.taken
        assert not await waiting(house)


async def test_quiet_hours_hold_what_is_said_after_them_if_it_is_still_so(house):
    async with Post() as post:
        calendar = Calendar(house.house)
        _, bob, _, _ = await bob_is_awaited(house, post)
        minute = datetime.datetime.fromtimestamp(calendar.now, datetime.UTC)
        start = minute.hour * 60 + minute.minute
        quiet = {"start": start, "end": (start + 60) % (24 * 60), "zone": "UTC"}
        await bob.put("/api/me/notices", {"quiet": quiet})
        await house.house.messenger.say_all()
        assert not post.taken
        calendar.now += HOUR
        await house.house.messenger.say_all()
        assert [taken["type"] for taken in post.taken] == ["YourTurn"]


async def test_tables_that_begin_to_wait_while_it_is_quiet_are_one_message(tmp_path, no_rounds):
    async with running(tmp_path, **SETTINGS, limits=True) as door, Post() as post:
        calendar = Calendar(door.house)
        ann, bob, _, _ = await bob_is_awaited(door, post)
        for _ in range(7):
            await begin(door, ann, bob)
        await bob.put("/api/me/notices", {"quiet": {"start": 0, "end": 24 * 60 - 1, "zone": "UTC"}})
        await door.house.messenger.say_all()
        assert not post.taken
        await bob.put("/api/me/notices", {})
        calendar.now += 24 * HOUR
        for _ in range(2):
            await door.house.messenger.say_all()
        (told,) = post.taken
        assert (told["type"], told["table"]) == ("YourTurn", f"{door.url}/")
        assert told["text"] == f"8 tables wait for you. {door.url}/"
        assert not await waiting(door)


async def test_of_tables_that_wait_together_only_those_not_said_are_tried_again(house):
    async with Post() as post:
        calendar = Calendar(house.house)
        ann, bob, table, _ = await bob_is_awaited(house, post)
        await begin(house, ann, bob)
        post.status = "500 No"
        await house.house.messenger.say_all()
        assert [row.tries for row in await waiting(house)] == [1, 1]
        screen = await bob.sit(table)
        await screen.answer(0)
        await screen.close()
        calendar.now += messenger.PAUSES[0]
        post.status = "204 No Content"
        await house.house.messenger.say_all()
        assert [taken["text"].partition(".")[0] for taken in post.taken] == [
            "2 tables wait for you",
            "Out of Gears: it is your turn",
        ]


@pytest.mark.parametrize(("but_clock", "told"), [(True, ["ClockRunsOut"]), (False, [])])
async def test_a_clock_that_runs_out_in_quiet_hours_is_told_of_if_one_wants(house, but_clock, told):
    async with Post() as post:
        calendar = Calendar(house.house)
        _, bob, table, _ = await bob_is_awaited(house, post, clock={"kind": "move", "seconds": 5 * HOUR})
        quiet = {"start": 0, "end": 24 * 60 - 1, "zone": "UTC", "but_clock": but_clock}
        calendar.now += 86400 - calendar.now % 86400
        await _asked_anew(house, table, calendar)
        await bob.put("/api/me/notices", {"quiet": quiet, "turn": []})
        calendar.now += 4 * HOUR + 1
        await house.house.messenger.say_all()
        assert [taken["type"] for taken in post.taken] == told


async def _asked_anew(door, table, calendar):
    """The clocks of a table as if its questions had just been asked."""
    for timer in door.house.tables.live[table].timers.timers.values():
        timer.clock = calendar.now + 5 * HOUR
    async with door.house.storage.engine.begin() as connection:
        await connection.execute(
            NOTICES.update().where(NOTICES.c.kind == "clock").values(due=calendar.now + 4 * HOUR)
        )


@pytest.mark.parametrize(
    ("now", "end"),
    [("22:29", None), ("22:30", "07:30"), ("23:59", "07:30"), ("07:29", "07:30"), ("07:30", None)],
)
def test_quiet_hours_last_into_the_morning_by_the_clock_of_who_wants_them(now, end):
    quiet = Quiet(22 * 60 + 30, 7 * 60 + 30, "Europe/Paris")
    moment = datetime.datetime.fromisoformat(f"2026-07-01T{now}:00+02:00")
    held = held_until(quiet, moment.timestamp())
    paris = datetime.timezone(datetime.timedelta(hours=2))
    assert (held and datetime.datetime.fromtimestamp(held, paris).strftime("%H:%M")) == end


async def test_nobody_is_told_more_than_six_things_an_hour(tmp_path, no_rounds):
    async with running(tmp_path, **SETTINGS, limits=True) as door, Post() as post:
        ann, bob, _, _ = await bob_is_awaited(door, post)
        for _ in range(7):
            await door.house.messenger.say_all()
            await begin(door, ann, bob)
        await door.house.messenger.say_all()
        assert len(post.taken) == 6
        assert {row.kind for row in await waiting(door)} >= {"turn"}


async def test_a_trial_says_by_each_way_what_came_of_it(house):
    async with Post() as post:
        bob = await house.guest("Bob")
        assert await bob.post("/api/me/notices/trial") == {"tried": []}
        await bob.put("/api/me/webhook", {"url": post.url})
        (tried,) = (await bob.post("/api/me/notices/trial"))["tried"]
        assert (tried["way"], tried["refusal"]) == ("webhook", None)
        post.status = "410 Gone"
        (tried,) = (await bob.post("/api/me/notices/trial"))["tried"]
        assert tried["refusal"] == {"type": "WebhookFailed", "why": "status 410"}
        assert len(post.taken) == 3


@pytest.mark.parametrize("zone", ["Paris", "", "../../etc/passwd", "Europe", "Europe/Paris\n", "/UTC"])
async def test_a_time_zone_that_there_is_not_is_one_sentence(house, zone):
    bob = await house.guest("Bob")
    wishes = {"quiet": {"start": 0, "end": 60, "zone": zone}}
    assert (await bob.put("/api/me/notices", wishes, status=400))["type"] == "NoSuchZone"


@pytest.mark.parametrize(
    "wishes",
    [
        {"turn": ["pigeon"]},
        {"quiet": {"start": -1, "end": 60, "zone": "UTC"}},
        {"quiet": {"start": 0, "end": 1440, "zone": "UTC"}},
        {"turn": "webhook"},
        {"more": 1},
        [],
    ],
)
async def test_wishes_that_cannot_be_change_nothing(house, wishes):
    bob = await house.guest("Bob")
    before = await bob.get("/api/me/notices")
    assert (await bob.put("/api/me/notices", wishes, status=400))["type"] == "Malformed"
    assert await bob.get("/api/me/notices") == before


async def test_a_stranger_has_no_notices(house):
    stranger = house.stranger()
    assert (await stranger.get("/api/me/notices", status=401))["type"] == "NoName"
    assert (await stranger.put("/api/me/notices", {}, status=401))["type"] == "NoName"
    assert (await stranger.post("/api/me/notices/trial", status=401))["type"] == "NoName"
