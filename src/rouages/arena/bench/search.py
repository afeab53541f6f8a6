"""How fast the search bots think: playouts a second, and what part of the time making worlds takes."""

from __future__ import annotations

import random
import time

from msgspec import Struct

from rouages.arena.bench.play import time_of
from rouages.arena.simulation import Job, begin
from rouages.bots import Budget, Perspective, Search, bot_named
from rouages.engine.agenda import Seat
from rouages.engine.match import Match
from rouages.games import GAMES

APART = 9
"""Positions are taken so many answers apart."""
PLAYOUTS = 24
"""So many playouts are made at each position."""


class Timed(Perspective):
    """A seat whose imagination is timed."""

    __slots__ = ("seconds",)

    def __init__(self, match: Match, seat: Seat) -> None:
        """Nothing was imagined yet."""
        super().__init__(match, seat)
        self.seconds = 0.0

    def imagine(self, seed: int) -> Match:
        """A world, and how long it took."""
        began = time.process_time()
        world = super().imagine(seed)
        self.seconds += time.process_time() - began
        return world


class SearchFigures(Struct, frozen=True):
    """What was measured of one game, on one core."""

    game: str
    players: int
    playouts_per_second: float
    """Those that try different options share a world, each with a copy of its own."""
    imagine_share: float
    clone_share: float
    """A world is a copy with what is hidden dealt anew: this part is the copy alone."""


def measure_search(name: str, seconds: float = 3.0) -> SearchFigures:
    """Think at positions along greedy games for so many seconds."""
    players, options = GAMES[name].usual
    rng = random.Random(1)  # noqa: S311 (a fixed course of play, to be compared)
    greedy, search = bot_named("greedy"), Search(Budget(playouts=PLAYOUTS))
    thinking = imagining = cloning = 0.0
    playouts = games = 0
    while thinking < seconds:
        match = begin(Job(name, options, ("greedy",) * players, 1, 1), games)
        games += 1
        while not match.over and thinking < seconds:
            seat = match.pending[0]
            perspective = Timed(match, seat)
            if len(match.answers) % APART == 0 and len(match.decision(seat).options) > 1:
                began = time.process_time()
                made = sum(each.visits for each in search.consider(perspective, rng))
                thinking += time.process_time() - began
                playouts += made
                imagining += perspective.seconds
                cloning += made * time_of(match.clone, 0.01)
            match.play(seat, greedy.choose(perspective, rng))
    return SearchFigures(name, players, playouts / thinking, imagining / thinking, cloning / thinking)
