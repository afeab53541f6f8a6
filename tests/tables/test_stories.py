"""What happened, told scene by scene to whoever asks."""

import random

import msgspec
import pytest

from rouages.games import GAMES
from rouages.tables.asking import requests
from rouages.tables.match.rerun import Rerun
from rouages.tables.waiting import stories
from rouages.tables.wire.changes import change
from rouages.tables.wire.messages import Relate
from tests.tables.pocket import ANN, BOB, Pocket

pytestmark = pytest.mark.anyio


def changed(before, change):
    """A plain value after a change, as a browser reads it."""
    if isinstance(change, list):
        return change[0]
    after = dict(enumerate(before)) if isinstance(before, list) else dict(before)
    for name, inside in change.items():
        key = int(name) if isinstance(before, list) else name
        after[key] = changed(after[key], inside)
    return list(after.values()) if isinstance(before, list) else after


async def related(pocket, table, screen, first, last):
    await pocket.send(table, screen, "Relate", first=first, last=last, ref=7)
    return screen.replies[-1]


def views_of(story):
    views = [story["before"]]
    for scene in story["scenes"]:
        views.append(changed(views[-1], scene["change"]))
    return views


async def two_at_a_table(pocket, game="out-of-gears", **wish):
    table = await pocket.lay("me", "here:Bob", game=game, **wish)
    table.seating.seats[1].guest = BOB.id
    return table, [await pocket.sit(table, ANN), await pocket.sit(table, BOB)]


async def play_until_something_happens(pocket, table, screens, watching, events=1):
    """The first who is asked takes the first option, until a screen sees so many events at once.

    How many it had seen before.
    """
    seen = len(watching.events)
    while len(watching.events) < seen + events:
        seen = len(watching.events)
        await pocket.answer(table, next(screen for screen in screens if screen.question()), 0)
    return seen


@pytest.mark.parametrize("game", GAMES)
async def test_every_answer_is_told_to_everybody_as_they_saw_it_happen(game):
    rng, pocket = random.Random(5), Pocket()
    table, screens = await two_at_a_table(pocket, game)
    screens.append(await pocket.sit(table, None))
    lengths = []
    for _ in range(40):
        asking = [screen for screen in screens if screen.question()]
        if not asking:
            break
        before = [(len(screen.events), screen.view) for screen in screens]
        asked = (screen := rng.choice(asking)).question()
        await pocket.answer(table, screen, rng.randrange(len(asked["options"])), asked["seat"])
        for screen, (seen, view) in zip(screens, before, strict=True):
            if len(screen.events) > seen:
                story = await related(pocket, table, screen, seen, len(screen.events))
                assert story["first"] == seen
                assert views_of(story)[0] == view
                assert views_of(story)[-1] == screen.view
                told = [scene["told"] for scene in story["scenes"]]
                assert told == sorted(set(told))
                assert seen < told[0]
                assert told[-1] == len(screen.events)
                lengths.append(len(told))
    assert max(lengths) > 1


async def test_several_answers_are_one_story():
    pocket = Pocket()
    table, screens = await two_at_a_table(pocket)
    seen = len(screens[0].events)
    for _ in range(6):
        screen = next(screen for screen in screens if screen.question())
        await pocket.answer(table, screen, 0)
    story = await related(pocket, table, screens[0], seen, len(screens[0].events))
    assert story["first"] == seen
    assert views_of(story)[-1] == screens[0].view


async def test_a_story_from_the_middle_of_an_answer_begins_before_that_answer():
    pocket = Pocket()
    table, screens = await two_at_a_table(pocket)
    seen = await play_until_something_happens(pocket, table, screens, screens[0], events=2)
    story = await related(pocket, table, screens[0], seen + 1, len(screens[0].events))
    assert story["first"] == seen


@pytest.mark.parametrize(("first", "last"), [(0, 10_000), (5, 5), (5, 4), (0, 0), (900, 901)])
async def test_what_did_not_happen_is_not_told(first, last):
    pocket = Pocket()
    table, screens = await two_at_a_table(pocket)
    await pocket.answer(table, screens[0], 0)
    refused = await related(pocket, table, screens[0], first, last)
    assert refused == {"refusal": {"type": "NothingToRelate"}, "ref": 7}


async def test_nobody_is_told_anything_before_it_began():
    pocket = Pocket()
    table = await pocket.lay("me", "open")
    screen = await pocket.sit(table, ANN)
    assert (await related(pocket, table, screen, 0, 1))["refusal"]["type"] == "NotBegun"


async def test_nobody_is_told_too_much_at_once(monkeypatch):
    monkeypatch.setattr(stories, "MOST_SCENES", 2)
    pocket = Pocket()
    table, screens = await two_at_a_table(pocket)
    seen = len(screens[0].events)
    for _ in range(8):
        await pocket.answer(table, next(screen for screen in screens if screen.question()), 0)
    refused = await related(pocket, table, screens[0], seen, len(screens[0].events))
    assert refused["refusal"]["type"] == "NothingToRelate"


async def test_who_asks_for_many_at_once_is_told_only_some():
    pocket = Pocket()
    table, screens = await two_at_a_table(pocket)
    seen = await play_until_something_happens(pocket, table, screens, screens[0])
    message = Relate(seen, len(screens[0].events))
    for _ in range(10):
        requests.hand_in(table, screens[0].client, message)
    await related(pocket, table, screens[1], seen, len(screens[1].events))
    assert len([each for each in screens[0].replies if "scenes" in each]) == stories.MOST_AT_ONCE
    assert len(screens[0].replies) == 10
    assert "scenes" in screens[1].replies[-1]


async def test_what_was_taken_back_is_told_as_it_happened_in_the_end():
    pocket = Pocket()
    table, screens = await two_at_a_table(pocket, undo="free")
    seen = await play_until_something_happens(pocket, table, screens, screens[0], events=3)
    was = await related(pocket, table, screens[0], seen, len(screens[0].events))
    assert views_of(was)[-1] == screens[0].view
    told, last = screens[0].events[:], table.play.match.answers[-1][0]
    await pocket.send(table, screens[last], "Undo", seat=last)
    assert len(screens[0].events) == seen
    await pocket.answer(table, screens[last], len(screens[last].question()["options"]) - 1)
    assert screens[0].events != told
    now = await related(pocket, table, screens[0], seen, len(screens[0].events))
    assert views_of(now)[-1] == screens[0].view


async def test_who_looks_from_another_seat_meanwhile_is_not_told_the_story_of_the_first(monkeypatch):
    pocket = Pocket()
    table = await pocket.lay("me", "here:Bob")
    screen = await pocket.sit(table, ANN)
    seen = await play_until_something_happens(pocket, table, [screen], screen)
    reader = screen.client.seat
    relate = stories.Stories.relate

    def look_elsewhere(self, client, message, script):
        relate(self, client, message, script)
        client.seat = 1 - reader

    monkeypatch.setattr(stories.Stories, "relate", look_elsewhere)
    assert (await related(pocket, table, screen, seen, len(screen.events)))["refusal"][
        "type"
    ] == "NothingToRelate"


async def test_screens_at_the_same_seat_share_a_story(monkeypatch):
    made, make = [], Rerun.scenes
    monkeypatch.setattr(Rerun, "scenes", lambda *given: made.append(given) or make(*given))
    pocket = Pocket()
    table, screens = await two_at_a_table(pocket)
    watching = [await pocket.sit(table, None), await pocket.sit(table, None)]
    seen = await play_until_something_happens(pocket, table, screens, watching[0])
    for screen in watching:
        assert (await related(pocket, table, screen, seen, len(screen.events)))["scenes"]
    assert len(made) == 1


class Hand(msgspec.Struct):
    cards: list[int]
    names: dict[str, int] = {}


class Room(msgspec.Struct):
    hands: tuple[Hand, ...]
    turn: int = 0
    chosen: Hand | None = None


def test_only_what_changed_is_sent():
    before = Room((Hand([1, 2]), Hand([3])), 1)
    after = Room((Hand([1, 5]), Hand([3])), 1)
    assert change(before, after) == {"hands": {0: {"cards": {1: [5]}}}}
    assert change(before, before) == {}
    longer = Room((Hand([1, 2, 3]), Hand([3])), 1)
    assert change(before, longer) == {"hands": {0: {"cards": [[1, 2, 3]]}}}
    assert change(before, Room(before.hands, 1, Hand([]))) == {"chosen": [Hand([])]}
    named = Room((Hand([1, 2], {"a": 1}), Hand([3])), 2)
    assert change(before, named) == {"hands": {0: {"names": [{"a": 1}]}}, "turn": [2]}
    renamed = Room((Hand([1, 2], {"a": 4}), Hand([3])), 2)
    assert change(named, renamed) == {"hands": {0: {"names": {"a": [4]}}}}
