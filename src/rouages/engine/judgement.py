"""Judgement: what bots think of a game, and what the estimates of several games share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, log
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rouages.engine.agenda import Decision, Seat, Table
from rouages.engine.events import Event
from rouages.engine.temper import Temper

T = TypeVar("T", bound=Table)

HOPELESS = 50.0
"""So many times the spread behind, nothing is left to be told apart."""
LEAST_CHANCE = 0.002
"""Chances below are not told apart where they are learnt from."""


class Manner(Struct, frozen=True):
    """How a game is best searched."""

    rounds: int = 1
    """A playout is cut short at the end of this round and so many more."""
    horizon: int = 200
    """It is cut short after so many decisions in any case."""
    whim: float = 0.1
    """How often a player beyond the tree does not take what looks best."""
    breadth: int = 12
    """So many options are tried at most, those that look best."""
    leeway: float = 0.02
    """So much of the chance to win somebody gives at most for doing as they like.

    More where it hangs on what others choose at the same time, of which nobody knows anything.
    """
    surprise: float = 0.0
    """How far they expect others to stray from what looks best to them: what looks by so much worse is done
    a third as often. At nought they do what looks best, but for whims.
    """


USUAL = Manner()


@dataclass(frozen=True)
class Reason(Generic[T]):
    """Something countable that speaks for an option or against it, where imagined games have led.

    The catalogue says it under `reason.<name>.more` and `reason.<name>.less`.
    """

    count: Callable[[T, Seat], float]
    worth: float
    """So much more of it is worth a word; below zero where less is better."""


class Omen(Struct, frozen=True):
    """Something that came to a seat in an imagined course of play.

    The catalogue says it under `omen.<name>`.
    """

    name: str
    speaks_for: bool
    what: int | None = None
    """Which robot brought it, or which flag it is; what it tells of, where there are several."""
    count: int = 1
    """How much of it came."""


@dataclass(frozen=True)
class Judgement(Generic[T]):
    """What is clever."""

    weigh: Callable[[T, Decision[Any, Any], Sequence[Any]], Sequence[float]]
    """How good each option looks at first sight: the greedy bot takes the best."""
    evaluate: Callable[[T, Seat], float]
    """How well a seat stands, from 0 (lost) to 1 (won)."""
    manner: Manner = USUAL
    """How the search bots search it."""
    reasons: Mapping[str, Reason[T]] = field(default_factory=dict)
    """What a hint may say, the weightiest first."""
    omens: Callable[[T, Sequence[Event], Seat], Iterable[Omen]] | None = None
    """What a hint may foretell: what some events of an imagined course of play mean to a seat."""
    quantities: Callable[[T, Seat], Struct] | None = None
    """What a seat that judges well works out from what it may know, for those who learn to judge."""
    merits: Callable[[T, Decision[Any, Any], Sequence[Any]], Sequence[Struct]] | None = None
    """What speaks for each option and against it, in records of one kind, for those who learn to choose."""
    habits: Mapping[str, float] | None = None
    """What who practises begins with: the log odds of what speaks for an option, by its name in `Outlook`."""
    taste: Callable[[T, Temper, Decision[Any, Any], Sequence[Any]], Sequence[float]] | None = None
    """How much each option is to the taste of a temper: it decides where hardly anything else does."""


def chance_among(hopes: Sequence[float], number: int, spread: float) -> float:
    """How likely one of several rivals wins: `spread` ahead of another it is e times as likely to."""
    mine = hopes[number]
    return 1 / sum([exp(min(HOPELESS, (hope - mine) / spread)) for hope in hopes])


def log_odds(chance: float) -> float:
    """A chance as a learner adds it up: 0 is even; what is all but sure is no more than that."""
    kept = min(max(chance, LEAST_CHANCE), 1 - LEAST_CHANCE)
    return log(kept / (1 - kept))


def chance_of(odds: float) -> float:
    """Log odds as a chance."""
    return 1 / (1 + exp(-max(-HOPELESS, min(HOPELESS, odds))))
