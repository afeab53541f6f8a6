"""What those who look on see of a match that goes on: at once, a turn later, or open hands."""

import random
import time

import pytest

import rouages
from rouages.games import GAMES
from rouages.tables.asking.films import Film, round_of
from rouages.tables.match.rerun import Script
from tests.server.running import Screen
from tests.server.test_play import two_people
from tests.server.test_replay import plain, played

pytestmark = pytest.mark.anyio
LATE = ("late", "open")


def turn_of(match, answers):
    """After how many answers the turn began in which a match stood then, found by playing it again."""
    again = rouages.new(match.game.name, match.players, seed=5)
    rounds = [round_of(again)]
    for seat, option in match.answers[:answers]:
        again.play(seat, option)
        rounds.append(round_of(again))
    return next(number for number in range(answers + 1) if set(rounds[number:]) == {rounds[-1]})


@pytest.mark.parametrize("game", GAMES)
def test_a_film_knows_where_its_last_turn_began(game):
    match = played(game)
    film = None
    for answers in sorted({round(len(match.answers) * part / 7) for part in range(8)}):
        film = Film.of(Script(match.game, match.origin, match.answers[:answers]), film)
        assert film.turn_began == turn_of(match, answers)
    assert 0 < film.turn_began < len(match.answers)


async def seen(person, table, seat="public"):
    """All that somebody is given of a match: what they saw happen, and the table at their last moment."""
    film = await person.get(f"/api/tables/{table}/replay?seat={seat}")
    last = len(film["moments"]) - 1
    assert all(moment["answer"] is None for moment in film["moments"])
    [frame] = (await person.get(f"/api/tables/{table}/replay/frames?seat={seat}&from={last}&to={last}"))[
        "frames"
    ]
    return film, frame


@pytest.mark.parametrize("watching", LATE)
async def test_nobody_who_looks_on_is_given_anything_of_the_turn_that_goes_on(door, watching):
    ann, _, first, second = await two_people(door, watching=watching)
    table, rng = first.table["id"], random.Random(3)
    match = (await door.house.tables.open(table)).proceedings.play.match
    stranger, turns = door.stranger(), set()
    for _ in range(60):
        for screen in (first, second):
            await screen.reply("Ping")
            if screen.question():
                await screen.answer(rng.randrange(len(screen.question()["options"])))
        film, frame = await seen(stranger, table)
        live = Film.of(Script(match.game, match.origin, match.answers[:]), None)
        then = live.at(live.turn_began)
        assert frame["view"] == plain(then.view(None))
        assert frame["result"] is None
        told = match.log.events[: match.log.marks[live.turn_began]]
        assert film["events"] == [plain(event) for each in told if (event := each.seen_by(None))]
        assert not any(seat["thinking"] for seat in film["seats"])
        card = await stranger.get(f"/api/tables/{table}")
        assert (card["progress"], any(seat["thinking"] for seat in card["seats"])) == (None, False)
        if watching == "open" and live.turn_began:
            before = live.at(live.turn_began - 1)
            for seat in (0, 1):
                assert (await seen(stranger, table, seat))[1]["view"] == plain(before.view(seat))
        turns.add(live.turn_began)
        if len(turns) > 3:
            break
    assert len(turns) > 3
    assert (await seen(ann, table, 0))[1]["view"] == plain(match.view(0))


async def test_open_hands_are_for_those_who_look_on_and_only_once_a_turn_is_over(door):
    ann, _, first, _ = await two_people(door, watching="open")
    table = first.table["id"]
    assert (await door.stranger().get(f"/api/tables/{table}/replay?seat=1", 403))["type"] == "NoTurnOver"
    assert (await ann.get(f"/api/tables/{table}/replay?seat=1", 403))["type"] == "NotYourSeat"
    late = (await two_people(door, watching="late"))[2].table["id"]
    assert (await door.stranger().get(f"/api/tables/{late}/replay?seat=1", 403))["type"] == "NotYourSeat"


@pytest.mark.parametrize("watching", LATE)
async def test_no_screen_of_who_looks_on_is_shown_a_match_that_goes_on(door, watching):
    ann, bob = await door.guest("Ann"), await door.guest("Bob")
    table = await ann.table("me", "open", watching=watching)
    waiting: Screen = await door.stranger().open(table)
    await waiting.until(lambda: waiting.reader)
    assert waiting.table["watching"] == watching
    await bob.post(f"/api/tables/{table}/take", {})
    first, second = await ann.sit(table), await bob.sit(table)
    for screen in (first, second):
        await screen.asked()
    code, heard = await waiting.closed()
    assert code == 1012
    assert not waiting.view
    assert not waiting.events
    for person, query in (
        (door.stranger(), ""),
        (ann, "?seat=public"),
        (await door.account("Cleo"), "?seat=0"),
    ):
        screen = await person.open(table, query)
        code, heard = await screen.closed()
        assert (code, [each["refusal"]["type"] for each in heard]) == (4403, ["SeenLate"])
    for screen in (first, second):
        await screen.reply("Stop", agrees=True)
    after = await door.stranger().open(table)
    await after.until(lambda: after.view)


async def test_a_table_is_laid_as_it_was_before(door):
    ann = await door.guest("Ann")
    table = await ann.table("me", "bot", watching="open")
    assert (await ann.get(f"/api/tables/{table}"))["table"]["watching"] == "open"
    assert (await ann.get(f"/api/tables/{await ann.table('me', 'bot')}"))["table"]["watching"] == "live"


async def test_who_looks_on_minutes_later_sees_what_stood_then_and_goes_along(door, monkeypatch):
    passed = [0.0]
    monkeypatch.setattr(door.house.tables._outside.loop, "now", lambda: time.time() + passed[0])
    ann, _, first, second = await two_people(door, watching="delayed", delay=3, undo="free")
    table, stranger = first.table["id"], door.stranger()
    assert (first.table["watching"], first.table["delay"]) == ("delayed", 3)
    match = (await door.house.tables.open(table)).proceedings.play.match
    rng, stood = random.Random(3), [plain(match.view(None))]
    for _ in range(12):
        for screen in (first, second):
            await screen.reply("Ping")
            if screen.question():
                await screen.answer(rng.randrange(len(screen.question()["options"])))
        stood.append(plain(match.view(None)))
        passed[0] += 60
        film, frame = await seen(stranger, table)
        assert frame["view"] == stood[max(0, len(stood) - 3)]
        assert not any(seat["thinking"] for seat in film["seats"])
    assert len({repr(view) for view in stood}) > 6
    assert (await stranger.get(f"/api/tables/{table}/replay?seat=1", 403))["type"] == "NotYourSeat"
    assert (await seen(ann, table, 0))[1]["view"] == plain(match.view(0))
    before = len(match.answers)
    await second.reply("Undo", seat=1)
    assert len(match.answers) < before
    assert (await seen(stranger, table))[1]["view"] in stood


async def test_nothing_is_seen_of_a_delayed_match_before_its_minutes_are_over(door):
    _, _, first, second = await two_people(door, watching="delayed", delay=1440)
    table, stranger = first.table["id"], door.stranger()
    before = await seen(stranger, table)
    for screen in (first, second, first, second):
        await screen.reply("Ping")
        if screen.question():
            await screen.answer(0)
    assert await seen(stranger, table) == before
    screen = await door.stranger().open(table)
    assert (await screen.closed())[0] == 4403
