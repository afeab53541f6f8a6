"""Games of a day, played without anybody: the person chooses by lot or like a bot."""

import json
import random
from datetime import date

import msgspec

from rouages.bots import Perspective, bot_named
from rouages.days.deal import CHALLENGES, deal_of
from rouages.engine import loading, record
from rouages.engine.daily import PERSON
from rouages.games import GAMES

MONDAY = date(2027, 1, 4)
SECRET = bytes(range(32))


def dealt(game, day=MONDAY, secret=SECRET):
    return deal_of(day, secret, game)


def played(deal, *, seed=1, bot="random", answers=None):
    """A match of a deal, to its end or until the person has answered so often."""
    rng, match = random.Random(seed), deal.begin()
    person = bot_named(bot)
    deal.have_bots_answer(match)
    while not match.over and answers != 0:
        match.play(PERSON, person.choose(Perspective(match, PERSON), rng))
        deal.have_bots_answer(match)
        answers = None if answers is None else answers - 1
    return match


def record_of(match):
    return record.read(json.dumps(match.record()))


def changed(match, **fields):
    """The record of a match with something else in it."""
    return msgspec.structs.replace(record_of(match), **fields)


def resealed(match, number, option):
    """The record of a match in which one answer was another, sealed as if it had been so."""
    again = loading.begin(record_of(match), GAMES)
    for place, (seat, chosen) in enumerate(match.answers[: number + 1]):
        again.play(seat, option if place == number else chosen)
    return record_of(again)


__all__ = ["CHALLENGES", "MONDAY", "PERSON", "SECRET", "changed", "dealt", "played", "record_of", "resealed"]
