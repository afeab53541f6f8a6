"""Bots of the day: they play the same for everybody who plays the same, in whatever order answers come in."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from rouages.bots import Perspective, bot_named
from rouages.bots.bot import as_if_first, whims
from rouages.engine.agenda import Seat
from rouages.engine.match import Match
from rouages.games import GAMES

THINKING = ("rouages.bots", "rouages.minds")
"""What decides the answers of bots in every game; the judgement of each game does besides."""


def fixed_answer(bot: str, match: Match, seat: Seat) -> int:
    """What a bot answers: its luck hangs on the deal, the seat and the number of its question alone."""
    if len(match.decision(seat).options) == 1:
        return 0
    asked = as_if_first(match, seat)
    return bot_named(bot).choose(Perspective(asked, seat), whims(asked, seat))


@cache
def mark_of_bots(game: str) -> str:
    """By what it is known whether the bots of a game are those that they were, weights included."""
    own = files("rouages.days").joinpath("bots.py"), files(GAMES[game].package).joinpath("judgement")
    return mark_of(*map(files, THINKING), *own)


def mark_of(*places: Traversable) -> str:
    """By what files and folders are known; what Python has made of them is left aside."""
    return sha256(b"".join(map(_digest, places))).hexdigest()[:16]


def _digest(place: Traversable) -> bytes:
    if not place.is_dir():
        return sha256(place.read_bytes()).digest()
    inside = {each.name: each for each in place.iterdir() if each.name != "__pycache__"}
    return sha256(
        b"".join(sha256(name.encode()).digest() + _digest(inside[name]) for name in sorted(inside))
    ).digest()
