"""The reply: it knows who the others are, but not what they have chosen."""

from __future__ import annotations

import random

import pytest

from rouages.bots import Budget, Perspective, UnknownBot, bot_named
from rouages.bots.reply import Reply
from rouages.bots.search import Search
from rouages.proving.contract import begin
from tests.bots.pennies import MATCHING


class Always:
    """Shows the same face whatever happens."""

    def __init__(self, face):
        self.face = face

    def choose(self, perspective, rng):
        """That face."""
        return self.face


def reply(match, seat, other):
    return Reply(other, Budget(playouts=8)).choose(Perspective(match, seat), random.Random(1))


@pytest.mark.parametrize("face", [0, 1])
def test_whoever_is_known_is_beaten(face):
    match = begin(MATCHING, 2, {}, 1)
    assert reply(match, 0, Always(face)) != face
    assert reply(match, 1, Always(face)) == face


@pytest.mark.parametrize("face", [0, 1])
def test_what_was_really_chosen_at_the_same_time_is_not_seen(face):
    match = begin(MATCHING, 2, {}, 1)
    match.play(1, 1 - face)
    assert reply(match, 0, Always(face)) != face


def test_it_is_named_by_whom_it_knows_and_how_long_it_thinks():
    bot = bot_named("reply:search:16/bold:48")
    assert bot.budget == Budget(playouts=48)
    assert isinstance(bot.other, Search)
    for name in ("reply:", "reply:hard", "reply:hard:0", "reply::4", "reply:nobody:4"):
        with pytest.raises(UnknownBot):
            bot_named(name)
