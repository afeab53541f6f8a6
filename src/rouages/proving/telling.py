"""Stories: an answer told scene by scene says and leads to what playing it does, and shows nobody more."""

from __future__ import annotations

import random

import msgspec

from rouages.engine.agenda import Seat
from rouages.engine.match import Match
from rouages.engine.story import Scene, scenes


def check_story(match: Match, seat: Seat, rng: random.Random) -> None:
    """An answer of this seat told scene by scene is the answer that is played."""
    number, saved = rng.randrange(len(match.decision(seat).options)), match.save()
    story = list(scenes(match, seat, number))
    assert match.save() == saved, "telling what an answer would do changed the match"
    played = match.clone()
    played.play(seat, number)
    news = played.log.events[played.log.marks[-2] :]
    assert [event for scene in story for event in scene.news] == news, "a story says other things than play"
    assert story[-1].table == played.table, "a story ends elsewhere than play"
    for reader in (None, *range(match.players)):
        told(match, story, reader)
    if not any(event.reveals for event in news):
        world = scenes(match.imagine(seat, rng.getrandbits(32)), seat, number)
        alike = told(match, list(world), seat) == told(match, story, seat)
        assert alike, f"on the way, {news} taught seat {seat} something, but no event reveals"


def told(match: Match, story: list[Scene], reader: Seat | None) -> bytes:
    """What a reader sees of a story, scene by scene."""
    view = match.game.sight.view
    return msgspec.json.encode(
        [
            (view(scene.table, reader), [seen for event in scene.news if (seen := event.seen_by(reader))])
            for scene in story
        ]
    )
