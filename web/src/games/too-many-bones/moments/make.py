"""Writes `moments.jsonl`: real positions of Too Many Bones, for looking at and for the board's tests.

Run it with the package installed: `python web/src/games/too-many-bones/moments/make.py`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from rouages.bots import Perspective
from rouages.engine.match import Match
from rouages.games.too_many_bones import GAME
from rouages.games.too_many_bones.table import Bones
from rouages.proving import moments
from rouages.proving.moments import moment, mostly_greedy, told

PARTIES = (
    ("picket", "boomer"),
    ("patches", "tantrum"),
    ("picket",),
    ("boomer", "patches", "picket", "tantrum"),
)
TYRANTS = ("mulmesh", "nom", "drellen", "gendricks", "goblin_king", "marrow", "duster")
GREEDY = mostly_greedy(0.12)
FANCIES = {"switch", "rush", "riposte", "situational_awareness", "innervate", "jump", "G23.2"}
"""Skills, verbs and choices of cards that greedy players seldom take; in some games they come first."""
FANCIFUL = 3
"""Every so many games."""
GAMES = 60


def plays(number: int) -> Iterator[tuple[Match, int]]:
    """A whole adventure, stopped before every answer."""
    party = PARTIES[number % len(PARTIES)]
    options = {"gearlocs": list(party), "tyrant": TYRANTS[number % len(TYRANTS)]}
    return moments.plays(GAME, len(party), options, [number], GREEDY if number % FANCIFUL else fanciful)


def fanciful(sight: Perspective, rng: random.Random) -> int:
    """An option that is seldom taken, where there is one."""
    for number, option in enumerate(sight.question.options):
        told = {getattr(option, name, "") for name in ("skill", "verb", "name")}
        if told & FANCIES and not hasattr(option, "zone"):
            return number
    return GREEDY(sight, rng)


def richness(table: Bones, count: int) -> int:
    """How much of its question a position shows: later days, fuller mats, more to choose from."""
    return count + min(table.day, 5) + 2 * min(len(table.foes()), 3)


def named() -> dict[str, Any]:
    """A telling position for each question, and some that show a whole screen."""
    found: dict[str, Any] = {}
    worth: dict[str, int] = {}
    for number in range(GAMES):
        before: tuple[dict[str, Any], Match] | None = None
        for match, seat in plays(number):
            table = cast(Bones, match.table)
            if match.over:
                found.setdefault(f"over_{table.ending}", moment(match, seat))
                continue
            asked = match.decision(seat)
            name = type(asked.prompt).__name__
            if topic := getattr(asked.prompt, "topic", ""):
                name = f"{name}_{topic}"
            count = len(asked.options)
            if count > 1 and richness(table, count) > worth.get(name, 0):
                worth[name] = richness(table, count)
                found[name] = moment(match, seat)
            before = _telling(found, match, seat, before)
    return dict(sorted(found.items()))


def _telling(
    found: dict[str, Any], match: Match, seat: int, before: tuple[dict[str, Any], Match] | None
) -> tuple[dict[str, Any], Match] | None:
    """Keep the first long stretch of Baddie turns, with the position before it and the scenes between."""
    if "telling" in found or not cast(Bones, match.table).round:
        return None
    if before is not None:
        earlier, start = before
        since = len(start.answers)
        news = match.events_for(seat, since=since)
        if sum([type(event).__name__ == "BaddieRolled" for event in news]) >= 3:
            scenes = told(start, match.answers[since:], seat)
            found["telling"] = [earlier, moment(match, seat, since) | {"scenes": scenes}]
    return moment(match, seat), match.clone()


if __name__ == "__main__":
    moments.write(Path(__file__).with_name("moments.jsonl"), named().items())
