"""A match that goes on is opened where it stood: what happened is read, not played again."""

import random

import msgspec
import pytest

from rouages.engine import agenda
from rouages.engine.match import Match
from rouages.games import GAMES
from rouages.tables.match.play import Kept, Play
from tests.tables.match.test_play import begin, games, step

ANSWERS = 120


def played(game, seed=3):
    """In the middle of a match, with some answers taken back."""
    play, rng = begin(game, seed), random.Random(seed)
    saved = play.save()
    for _ in range(ANSWERS):
        step(play, rng)
        if play.match.over:
            return Play.load(saved)
        saved = play.save()
    return play


@pytest.fixture
def replays(monkeypatch):
    """How often a match was begun, and how many answers were played."""
    counted = {"begun": 0, "answers": 0}
    begin_match, answer = Match.begin.__func__, agenda.answer

    def beginning(*given):
        counted["begun"] += 1
        return begin_match(*given)

    def answering(*given):
        counted["answers"] += 1
        return answer(*given)

    monkeypatch.setattr(Match, "begin", classmethod(beginning))
    monkeypatch.setattr(agenda, "answer", answering)
    return counted


@games
def test_what_happened_is_read_and_not_played_again(game, replays):
    play = played(game)
    saved, log = play.save(), play.match.log
    replays.update(begun=0, answers=0)
    opened = Play.load(saved)
    opened.match.remember()
    assert opened.match.log == log
    assert replays == {"begun": 0, "answers": 0}


@games
def test_what_is_done_after_opening_is_told_as_if_it_had_never_been_closed(game):
    play = played(game)
    opened = Play.load(play.save())
    for each in (play, opened):
        rng = random.Random(5)
        for _ in range(20):
            if not each.match.over:
                step(each, rng)
    assert opened.match == play.match
    assert opened.match.log == play.match.log == opened.match._again(opened.match.answers).log


@games
def test_what_another_release_wrote_of_the_past_is_played_again(game, monkeypatch):
    play = played(game)
    saved, log = play.save(), play.match.log
    monkeypatch.setitem(GAMES[game].__dict__, "_form_of_events", "of another release")
    opened = Play.load(saved)
    assert opened.match._log is None
    assert opened.match.log == log


@pytest.mark.parametrize("log", [None, b"", b"no log"])
def test_a_position_without_a_log_that_can_be_read_opens_as_before(log):
    play = played("robo-rally")
    kept = msgspec.msgpack.decode(play.save(), type=Kept)
    opened = Play.load(msgspec.msgpack.encode(msgspec.structs.replace(kept, log=log)))
    assert opened.match.log == play.match.log


def test_the_log_of_other_answers_tells_nothing():
    play, other = played("robo-rally"), played("robo-rally", 4)
    assert len(play.match.answers) != len(other.match.answers)
    kept, wrong = (msgspec.msgpack.decode(each.save(), type=Kept) for each in (play, other))
    opened = Play.load(msgspec.msgpack.encode(msgspec.structs.replace(kept, log=wrong.log)))
    assert opened.match.log == play.match.log


def test_of_a_match_that_is_over_nothing_more_is_kept_than_its_answers():
    play, rng = begin("out-of-gears", 1), random.Random(1)
    while not play.match.over:
        step(play, rng)
    assert msgspec.msgpack.decode(play.save(), type=Kept).log is None
