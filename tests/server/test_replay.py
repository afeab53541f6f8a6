"""A match seen again: every moment, from every seat once it is over, and from one's own while it goes on."""

import asyncio
import json
import random
from itertools import pairwise

import msgspec
import pytest

import rouages
from rouages.games import GAMES
from rouages.tables.asking.films import Film
from rouages.tables.asking.shelf import FilmShelf
from rouages.tables.match.rerun import STRIDE, Script
from tests.server.test_play import two_people
from tests.tables.test_stories import changed

pytestmark = pytest.mark.anyio


def plain(value):
    return msgspec.json.decode(msgspec.json.encode(value))


def played(game, players=2, seed=5, **options):
    """A whole match by lot."""
    match, rng = rouages.new(game, max(players, GAMES[game].seats[0]), seed=seed, **options), random.Random(1)
    while not match.over:
        seat = rng.choice(match.pending)
        match.play(seat, rng.randrange(len(match.decision(seat).options)))
    return match


async def uploaded(person, match):
    return (await person.post("/api/records", match.record()))["id"]


async def whole(person, table, seat):
    """All the moments of a film, in several requests."""
    film = await person.get(f"/api/tables/{table}/replay?seat={seat}")
    last = len(film["moments"]) - 1
    frames = []
    for first in range(0, last + 1, 7):
        address = f"/api/tables/{table}/replay/frames?seat={seat}&from={first}&to={min(last, first + 6)}"
        frames += (await person.get(address))["frames"]
    assert [frame["number"] for frame in frames] == list(range(last + 1))
    return film, frames


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_match_is_seen_again_from_every_seat(door, game):
    ann = await door.guest("Ann")
    match = played(game)
    table = await uploaded(ann, match)
    for seat in (*range(match.players), None):
        film, frames = await whole(ann, table, "public" if seat is None else seat)
        assert film["seat"] == seat
        assert film["cooperative"] == match.game.cooperative
        assert film["points"] == [*range(match.players), None]
        assert film["events"] == [plain(event) for event in match.events_for(seat)]
        again = rouages.new(game, match.players, seed=5)
        shown = {}
        for number in range(len(match.answers) + 1):
            if number:
                again.play(*match.answers[number - 1])
            shown[number] = plain(again.view(seat)), list(again.pending), len(again.events_for(seat))
        at = [moment["answer"] for moment in film["moments"]]
        assert at[0] == 0
        for moment, frame in zip(film["moments"], frames, strict=True):
            view, pending, events = shown[moment["answer"]]
            assert frame["view"] == view
            assert (moment["pending"], moment["events"]) == (pending, events)
        left_out = set(shown) - set(at)
        assert all(shown[number] == shown[max(each for each in at if each < number)] for number in left_out)
        assert [frame["result"] is not None for frame in frames] == [False] * (len(frames) - 1) + [True]
        assert frames[-1]["result"] == plain(match.outcome)


@pytest.mark.parametrize("game", GAMES)
def test_with_steps_a_frame_says_how_it_came_about(game):
    match = played(game)
    film = Film(match.game, match.origin)
    film.go_on(match.answers)
    for reader in (0, None):
        moments = film.point(reader).moments[:30]
        frames = [plain(each) for each in film.frames(reader, 0, len(moments) - 1, steps=True)]
        assert frames[0]["scenes"] == []
        told = 0
        for number, (before, frame) in enumerate(pairwise(frames), start=1):
            view = before["view"]
            for scene in frame["scenes"]:
                view = changed(view, scene["change"])
            count = [scene["told"] for scene in frame["scenes"]]
            assert count == sorted(set(count))
            if moments[number].events > moments[number - 1].events:
                assert count[-1] == moments[number].events
                assert view == frame["view"]
            else:
                assert count == []
            told += len(count)
        assert told > 1
        [alone] = film.frames(reader, 3, 3, steps=True)
        assert plain(alone) == frames[3]
        assert [each.scenes for each in film.frames(reader, 0, 5)] == [()] * 6


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_seat_was_asked_and_chose_is_told(door, game):
    ann = await door.guest("Ann")
    match = played(game)
    film, frames = await whole(ann, await uploaded(ann, match), 0)
    own = [option for seat, option in match.answers if seat == 0]
    asked = [
        frame["question"]["chosen"]
        for frame, moment in zip(frames, film["moments"], strict=True)
        if moment["asked"]
    ]
    assert asked == own
    assert all(
        frame["question"] or not moment["asked"]
        for frame, moment in zip(frames, film["moments"], strict=True)
    )


async def test_a_running_match_is_seen_only_from_one_s_own_seat(door):
    ann, bob, first, second = await two_people(door)
    table = first.table["id"]
    film = await ann.get(f"/api/tables/{table}/replay")
    assert (film["seat"], film["points"], film["mine"]) == (0, [0, None], [0])
    assert (await bob.get(f"/api/tables/{table}/replay"))["points"] == [1, None]
    assert (await door.stranger().get(f"/api/tables/{table}/replay"))["points"] == [None]
    for path in ("replay?seat=1", "replay/frames?seat=1&from=0&to=3"):
        assert (await ann.get(f"/api/tables/{table}/{path}", status=403))["type"] == "NotYourSeat"
    assert (await ann.get(f"/api/tables/{table}/replay?seat=9", status=404))["type"] == "NoSuchSeat"
    assert (await ann.get(f"/api/tables/{table}/replay/frames?from=x", status=404))["type"] == "NoSuchMoment"
    assert (await ann.get(f"/api/tables/{table}/replay/frames?from=999&to=1000"))["frames"] == []
    await second.answer(0)
    waiting = await ann.table("me", "open")
    assert (await ann.get(f"/api/tables/{waiting}/replay", status=409))["type"] == "NotBegun"
    closed = await ann.table("me", "bot", spectators="nobody")
    await (await ann.sit(closed)).asked()
    assert (await bob.get(f"/api/tables/{closed}/replay", status=403))["type"] == "ClosedToSpectators"


@pytest.mark.parametrize("game", GAMES)
async def test_the_replay_of_a_running_match_tells_nothing_that_the_socket_had_not(door, game):
    """Every view, question and event of a film is one that this very seat was sent while it was played."""
    rng = random.Random(3)
    players = max(2, GAMES[game].seats[0])
    people = [await door.guest(f"Player {number}") for number in range(players)]
    table = await people[0].table("me", *["open"] * (players - 1), game=game)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/take", {})
    screens = [await person.sit(table) for person in people]
    watcher = await door.stranger().open(table)
    for screen in screens:
        await screen.begun()
    live = door.house.tables.live[table]
    readers = [(str(seat), people[seat], screen) for seat, screen in enumerate(screens)]
    readers.append(("public", door.stranger(), watcher))
    sent = {seat: [] for seat, _, _ in readers}
    for step in range(70):
        for seat, _, screen in readers:
            await screen.reply("Ping")
            asked = [(each["prompt"], each["options"]) for each in screen.questions]
            sent[seat].append((screen.view, asked))
        if live.play.match.over:
            break
        if step % 20 == 19:
            await compare(table, readers, sent, live.seating.terms.secret)
        seat = rng.choice(list(live.play.asked))
        question = screens[seat].question(seat)
        await screens[seat].answer(rng.randrange(len(question["options"])), seat)


async def compare(table, readers, sent, secret):
    for seat, person, screen in readers:
        film, frames = await whole(person, table, seat)
        assert {moment["answer"] for moment in film["moments"]} == {None}
        assert film["events"] == screen.events
        assert secret.hex() not in json.dumps([film, frames])
        for frame in frames:
            asked = frame["question"]
            assert (frame["view"], [(asked["prompt"], asked["options"])] if asked else []) in sent[seat]
            assert frame["result"] is None
        assert frames[-1]["view"] == screen.view


async def test_how_often_others_answer_in_secret_does_not_show(door):
    """While all programme in secret, the film of one seat is the same whatever the other has done so far."""
    _, bob, first, _ = await two_people(door)
    table = first.table["id"]
    before = await whole(bob, table, 1)
    public = await whole(bob, table, "public")
    await first.answer(0)
    assert before == await whole(bob, table, 1)
    assert public == await whole(bob, table, "public")


async def test_a_film_goes_on_with_its_match_and_goes_back_with_it(door):
    ann, _, first, second = await two_people(door, undo="free")
    table = first.table["id"]
    beginning = await whole(ann, table, 0)
    await first.answer(0)
    await first.answer(1)
    await second.answer(0)
    await second.answer(0)
    later = await whole(ann, table, 0)
    assert later[1][0]["view"] == beginning[1][0]["view"]
    assert len(later[1]) > len(beginning[1])
    for _ in range(2):
        await first.reply("Undo", seat=0)
    film, frames = await whole(ann, table, 0)
    assert film["events"] == first.events
    assert frames[-1]["view"] == first.view


async def test_the_film_of_another_deal_is_another_film():
    shelf = FilmShelf(asyncio.to_thread, 12)
    one, other = played("out-of-gears", seed=5), played("out-of-gears", seed=6)
    film = await shelf.film("table", Script(one.game, one.origin, []))
    assert await shelf.film("table", Script(one.game, one.origin, one.answers)) is film
    begun = await shelf.film("table", Script(one.game, one.origin, []))
    assert begun is not film
    assert await shelf.film("table", Script(other.game, other.origin, [])) is not begun


async def test_once_a_running_match_is_over_its_moments_keep_their_numbers_and_all_seats_open(door):
    ann, _, first, second = await two_people(door)
    table = first.table["id"]
    await first.answer(0)
    _, frames = await whole(ann, table, 0)
    await second.reply("Concede", seat=1)
    await first.play_on(random.Random(2))
    await second.reply("Ping")
    over, all_frames = await whole(ann, table, 0)
    assert [each["view"] for each in all_frames[: len(frames)]] == [each["view"] for each in frames]
    assert over["points"] == [0, 1, None]
    assert (await whole(ann, table, 1))[1][-1]["view"] == second.view


def test_positions_kept_on_the_way_are_those_of_the_match():
    match = played("too-many-bones", players=4)
    assert len(match.answers) > 3 * STRIDE
    film = Film(match.game, match.origin)
    film.go_on(match.answers[:50])
    film.go_on(match.answers)
    again = rouages.new("too-many-bones", 4, seed=5)
    for number in range(len(match.answers) + 1):
        if number:
            again.play(*match.answers[number - 1])
        if number % 29 == 0 or number in (STRIDE - 1, STRIDE, STRIDE + 1, len(match.answers)):
            assert film.at(number) == again


def test_a_film_leaves_the_positions_that_it_keeps_alone():
    match = played("robo-rally", players=3)
    film = Film(match.game, match.origin)
    film.go_on(match.answers)
    first = list(film.frames(1, 0, 30))
    list(film.frames(2, 5, 400))
    assert film.at(len(match.answers)).table == match.table
    assert msgspec.json.encode(list(film.frames(1, 0, 30))) == msgspec.json.encode(first)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_counts_its_rounds(game):
    match = played(game)
    film = Film(match.game, match.origin)
    film.go_on(match.answers)
    rounds = [moment.round for moment in film.point(None).moments]
    assert rounds == sorted(rounds)
    assert rounds[-1] > rounds[0]
