"""Bot: what every bot does, and all that it is given to do it with."""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import sha256
from math import exp
from typing import Protocol

from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.engine.chance import key_of
from rouages.engine.match import Match, Question
from rouages.engine.temper import Temper, spread_out


class Perspective:
    """A match as one seat may know it: its question, its view, and worlds imagined for it."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: Seat) -> None:
        """Sit a bot down."""
        self._match = match
        self.seat = seat

    @property
    def game(self) -> str:
        """Which game it is."""
        return self._match.game.name

    @property
    def question(self) -> Question:
        """What must be decided now."""
        return self._match.decision(self.seat)

    @property
    def view(self) -> Struct:
        """What the seat may know of the table."""
        return self._match.view(self.seat)

    def imagine(self, seed: int) -> Match:
        """A world that looks to this seat exactly like the real one."""
        return self._match.imagine(self.seat, seed)

    def glimpse(self, seed: int) -> Match:
        """Such a world to look at, not to play on."""
        return self._match.glimpse(self.seat, seed)

    def as_if_first(self) -> Perspective:
        """The same before anybody answered of those who are asked at the same time."""
        return Perspective(as_if_first(self._match, self.seat), self.seat)

    def looks(self, rng: random.Random) -> Sequence[float]:
        """How good each option looks at first sight, in one imagined world."""
        return looks(self.glimpse(rng.getrandbits(32)), self.question)


def looks(match: Match, question: Question) -> Sequence[float]:
    """How good each option of a question looks at first sight."""
    return match.game.judgement.weigh(match.table, question.prompt, question.options)


def likings(match: Match, question: Question, temper: Temper) -> list[float]:
    """How much each option is to the taste of a temper, from 0 to 1."""
    taste = match.game.judgement.taste
    if taste is None:
        return [0.0] * len(question.options)
    return spread_out(taste(match.table, temper, question.prompt, question.options))


def best(looks: Sequence[float], rng: random.Random) -> int:
    """The number of what looks best; ties are broken by lot."""
    most = max(looks)
    return rng.choice([number for number, look in enumerate(looks) if look == most])


def drawn(scores: Sequence[float], looseness: float, rng: random.Random) -> int:
    """One of several options by their log odds, made sharper or blunter."""
    most = max(scores)
    return rng.choices(range(len(scores)), [exp((score - most) / looseness) for score in scores])[0]


def whims(match: Match, seat: Seat) -> random.Random:
    """A seat's own lots at this question: nobody can foretell them, and taking back draws no new ones.

    They hang on nothing that others have answered.
    """
    key = key_of(match.origin.secret, match.origin.contributions)
    answered = sum(each == seat for each, _ in match.answers)
    return random.Random(sha256(key + b"whims %d %d" % (seat, answered)).digest())  # noqa: S311


def as_if_first(match: Match, seat: Seat) -> Match:
    """The match as if nobody else had answered yet of those who are asked at the same time as a seat."""
    log = match.log
    given = list(zip(match.answers, log.moments, strict=True))
    if all(moment < log.moment or who == seat for (who, _), moment in given):
        return match
    before = Match.begin(match.game, match.origin)
    for (who, number), moment in given:
        if moment < log.moment or who == seat:
            before.play(who, number)
    return before


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """The number of the option it takes."""
        ...
