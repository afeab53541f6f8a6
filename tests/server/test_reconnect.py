"""Coming back: after a break, on another device, after the server has put the table away."""

import asyncio
import random
from functools import partial

import pytest

from rouages.server import pulse, serve
from tests.server.running import becomes, running
from tests.server.test_play import plain, two_people
from tests.server.test_slow_client import deaf

pytestmark = pytest.mark.anyio

MANY = 100
"""Nobody waits as often for one table."""


async def test_a_client_that_was_away_gets_only_what_it_has_not_seen(door):
    ann, _, first, second = await two_people(door)
    await first.answer(0)
    seen, undos = len(first.events), first.undos
    await first.close()
    await second.answer(0)
    await second.answer(0)
    back = await ann.open(first.table["id"], f"?seat=0&seen={seen}&undos={undos}")
    back.events = list(first.events)
    message = await back.receive()
    assert message["type"] == "Snapshot"
    assert back.events == second.events
    assert len(back.events) == seen + 1
    assert back.question()["prompt"]["type"] == "ChooseNumber"


async def test_a_client_that_missed_an_undo_gets_the_stream_anew(door):
    ann, _, first, second = await two_people(door)
    await second.answer(0)
    await second.answer(0)
    await first.until(lambda: first.events[-1]["type"] == "Programmed")
    await first.close()
    await second.reply("Undo", seat=1)
    back = await ann.open(first.table["id"], f"?seen={len(first.events)}&undos={first.undos}")
    back.events = list(first.events)
    await back.receive()
    assert back.events == first.events[:-1]


async def test_a_secret_programme_half_made_is_there_on_another_device(door):
    ann, _, first, _ = await two_people(door)
    await first.answer(2)
    link = await ann.post("/api/me/carry", {})
    phone = door.stranger()
    assert (await phone.post("/api/carry", {"secret": link["secret"]}))["name"] == "Ann"
    screen = await phone.sit(first.table["id"])
    assert screen.view == first.view
    assert screen.view["robots"][0]["plan"] == {"action": "harvest", "number": None}
    assert screen.question() == first.question()
    assert screen.events == first.events
    await screen.answer(0)
    await first.until(lambda: first.view["robots"][0]["ready"])


async def test_both_devices_of_a_player_see_every_change(door):
    ann, _, first, _ = await two_people(door)
    other = await ann.sit(first.table["id"])
    await first.answer(1)
    await other.until(lambda: other.view["robots"][0]["plan"])
    assert other.view == first.view


async def test_a_table_put_away_opens_as_it_was(tmp_path):
    async with running(tmp_path, idle_seconds=0.01) as door:
        ann, bob, first, second = await two_people(door)
        await first.answer(1)
        await first.answer(0)
        await second.answer(2)
        await second.until(lambda: second.question()["prompt"]["type"] == "ChooseNumber")
        shown = dict(second.parts), list(second.events)
        await first.close()
        await second.close()
        while door.house.tables.live:
            await ann.get("/api/me")
        back = await bob.sit(first.table["id"])
        parts, events = dict(back.parts), list(back.events)
        for each in (parts, shown[0]):
            each.pop("seats")
        assert (parts, events) == shown


async def test_who_comes_in_the_moment_in_which_a_table_is_given_back_finds_it(tmp_path, monkeypatch):
    async with running(tmp_path) as door:
        _, _, first, second = await two_people(door)
        tables, table = door.house.tables, first.table["id"]
        await first.close()
        await second.close()
        await becomes(lambda: not tables.live[table].audience.clients)
        give_back, came = tables._give_back, []

        async def just_before_somebody_comes(table_id):
            await give_back(table_id)
            came.append(asyncio.create_task(tables.open(table_id)))

        waits, shield = [], asyncio.shield

        def counted(task):
            waits.append(task)
            assert len(waits) < MANY, "it waits for ever for what has happened"
            return shield(task)

        monkeypatch.setattr(tables, "_give_back", just_before_somebody_comes)
        monkeypatch.setattr(asyncio, "shield", counted)
        await tables.put_away(everything=True)
        assert (await came[0]).id == table


async def test_a_table_opens_as_it_was_in_another_server(tmp_path):
    async with running(tmp_path) as door:
        ann, _, first, second = await two_people(door)
        await first.answer(1)
        await first.answer(0)
        await first.reply("Undo", seat=0)
        await second.answer(2)
        assert first.question()["question"] == 3
        shown, cookie, table = dict(first.parts), ann.http.cookies, first.table["id"]
        events = list(first.events)
    async with running(tmp_path) as door:
        ann = door.stranger()
        ann.http.cookies = cookie
        back = await ann.sit(table)
        assert back.view == shown["view"]
        assert back.questions == shown["questions"]
        assert back.events == events
        assert back.undos == 1


async def test_long_games_open_from_their_last_snapshot(tmp_path):
    async with running(tmp_path) as door:
        ann = await door.guest("Ann")
        screen = await ann.sit(
            await ann.table("me", "here:Bo", "here:Cy", "here:Di", options={"two_robots": True})
        )
        rng = random.Random(5)
        for _ in range(130):
            asked = await screen.asked()
            await screen.answer(rng.randrange(len(asked["options"])), asked["seat"])
        live = door.house.tables.live[screen.table["id"]]
        assert live.proceedings.kept >= 100
        stored = await door.house.tables.ledger.read(screen.table["id"])
        assert len(stored.entries) == live.play.entries - live.proceedings.kept < 50
        again = type(live)(live.outside, stored)
        assert again.play.match == live.play.match
        assert again.play.asked == live.play.asked
        assert again.play.counts == live.play.counts
        assert [plain(event) for event in again.play.match.events_for(0)] == screen.events


async def test_who_is_cut_off_without_a_word_is_seen_to_be_gone(tmp_path, monkeypatch):
    assert 2 * pulse.SECONDS < 10
    monkeypatch.setattr(serve, "Pulse", partial(pulse.Pulse, 1.0))
    async with running(tmp_path) as door:
        _, bob, first, second = await two_people(door)
        await second.close()
        await first.until(lambda: not first.seats[1]["online"])
        raw, _ = await deaf(bob, first.table["id"])
        await first.until(lambda: first.seats[1]["online"])
        await first.until(lambda: not first.seats[1]["online"])
        assert first.seats[0]["online"]
        raw.close()
