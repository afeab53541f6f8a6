"""Nothing that a reader may not know leaves the server: checked on the traffic of random games.

At random moments the world is imagined anew for a reader: all that this reader may not know is dealt
differently. What the reader's socket received must be exactly what that other world would have sent. A leak
anywhere (a view, an option, an event, an order, a count) makes the two differ.
"""

import json
import random
from functools import partial
from importlib import import_module

import msgspec
import pytest

from rouages.games import GAMES
from rouages.tables.match.play import Play
from tests.games.variants import variants_of
from tests.server.running import running

pytestmark = pytest.mark.anyio

PUBLIC = {"clocks", "type", "table", "seats", "reader", "undo", "result", "chat", "accepted", "gathering"}
"""The parts of a snapshot that do not come from the match; the others are compared with an imagined one."""


def variants():
    for game in GAMES.values():
        found = variants_of(game)
        for players, options in found[len(found) // 6 :: len(found) // 3 + 1]:
            yield pytest.param(game.name, players, options, id=f"{game.name}-{players}-{'+'.join(options)}")


def plain(value):
    return msgspec.json.decode(msgspec.json.encode(value))


def what_a_world_shows(match, asked, seat):
    """The parts of the match that a reader at this seat is sent, from this world."""
    questions = []
    if seat in asked:
        question = match.decision(seat)
        no = question.prompt.no(match.table)
        questions = [
            {
                "seat": seat,
                "question": asked[seat],
                "prompt": plain(question.prompt),
                "options": plain(list(question.options)),
                "no": None if no is None else list(question.options).index(no),
                "prospects": plain(match.prospects(seat)),
            }
        ]
    return {
        "view": plain(match.view(seat)),
        "questions": questions,
        "events": [plain(event) for event in match.events_for(seat)],
    }


def what_was_received(screen):
    return {"view": screen.view, "questions": screen.questions, "events": screen.events}


def is_foretold(screen, questions):
    """Whether what the options would do has come, which may follow its question."""
    return [each["prospects"] for each in screen.questions] == [each["prospects"] for each in questions]


async def catch_up(screen):
    """A reply comes after all that was sent before it."""
    await screen.reply("Ping")


async def play_and_compare(door, game, players, options, seed, moments=12):
    """Play a random game with a screen at every seat and one for a spectator, and compare now and then."""
    rng = random.Random(seed)
    people = [await door.guest(f"Player {number}") for number in range(players)]
    table = await people[0].table(*["me", *["open"] * (players - 1)], game=game, options=options)
    for number, person in enumerate(people[1:], start=1):
        await person.post(f"/api/tables/{table}/take", {"seat": number})
    screens = [await person.sit(table) for person in people]
    watcher = await door.stranger().open(table)
    for screen in screens:
        await screen.begun()
    live = door.house.tables.live[table]
    secret = live.seating.terms.secret
    step = 0
    while not live.play.match.over and step < 400:
        seat = rng.choice(list(live.play.asked))
        await catch_up(screens[seat])
        question = screens[seat].question(seat)
        await screens[seat].answer(rng.randrange(len(question["options"])), seat)
        step += 1
        if rng.random() < moments / 100:
            await compare(live, screens, watcher, rng)
    for screen in (*screens, watcher):
        check_traffic(screen, secret, over=live.play.match.over)


async def compare(live, screens, watcher, rng):
    for seat, screen in enumerate(screens):
        await catch_up(screen)
        imagined = live.play.match.imagine(seat, rng.getrandbits(32))
        world = what_a_world_shows(imagined, live.play.asked, seat)
        await screen.until(partial(is_foretold, screen, world["questions"]))
        assert what_was_received(screen) == world
    await catch_up(watcher)
    imagined = live.play.match.imagine(rng.randrange(len(screens)), rng.getrandbits(32))
    public = {"view": plain(imagined.view(None)), "questions": [], "events": watcher.events}
    assert what_was_received(watcher) == public
    assert watcher.events == [plain(event) for event in live.play.match.events_for(None)]


def check_traffic(screen, secret, *, over):
    """Every message has only parts that are compared or public, and the secret comes only with the result."""
    numbers = []
    for text in screen.traffic:
        message = json.loads(text)
        numbers += [each["question"] for each in message.get("questions", [])]
        if message["type"] == "Snapshot":
            assert set(message) <= PUBLIC | {"view", "questions", "news"}
            if not (over and message.get("result")):
                assert secret.hex() not in text
    assert sorted(set(numbers)) == list(range(1, len(set(numbers)) + 1)), (
        "numbers of one's own questions only"
    )


@pytest.mark.parametrize(("game", "players", "options"), list(variants()))
async def test_a_reader_is_sent_nothing_that_it_may_not_know(door, game, players, options):
    await play_and_compare(door, game, players, options, seed=1)


async def test_a_view_that_leaks_is_found_out(tmp_path, monkeypatch):
    view = import_module("rouages.games.out_of_gears.sight.view")
    real = view._robot
    monkeypatch.setattr(
        view,
        "_robot",
        lambda table, robot, seat: real(table, robot, table.owner[robot] if seat == 1 else seat),
    )
    async with running(tmp_path) as door:
        with pytest.raises(AssertionError):
            await play_and_compare(door, "out-of-gears", 3, {}, seed=1, moments=50)


async def test_an_event_that_leaks_is_found_out(tmp_path, monkeypatch):
    monkeypatch.setattr("rouages.tables.audience.audience.seen", lambda events, reader: list(events))
    async with running(tmp_path) as door:
        with pytest.raises(AssertionError):
            await play_and_compare(door, "out-of-gears", 4, {"upgrades": True}, seed=1, moments=50)


async def test_a_count_that_leaks_is_found_out(tmp_path, monkeypatch):
    """If questions were numbered through the match, they would tell how often others answered in secret."""
    real = Play._number

    def by_entries(self, pending, same):
        real(self, pending, same)
        self.asked = {seat: self.asked[seat] if seat in same else self.entries for seat in self.asked}

    monkeypatch.setattr(Play, "_number", by_entries)
    async with running(tmp_path) as door:
        with pytest.raises(AssertionError, match="numbers"):
            await play_and_compare(door, "out-of-gears", 2, {}, seed=1)
