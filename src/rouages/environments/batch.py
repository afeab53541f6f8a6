"""Batches: many games stepped together, for learners that think in arrays (needs the extra `arrays`).

    batch = Batch("out-of-gears", players=4, size=64, seed=1)
    while learning:
        actions = policy(batch.observations, batch.masks, batch.seats)
        rewards, done = batch.step(actions)

Each game waits for one seat, `batch.seats`; a game that ends gives its rewards, and another takes its place.
"""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray

from rouages.engine.chance import secret_from_seed
from rouages.engine.loading import game_named
from rouages.engine.match import Match
from rouages.engine.origin import Origin
from rouages.engine.refusals import Refusal
from rouages.environments.encoding import ACTIONS, Encoder, Floats, Mask, mask
from rouages.environments.rewards import rewards
from rouages.games import GAMES


class WrongActions(Refusal):
    """A batch of {size} games takes {size} actions, not {given}."""


class Batch:
    """Games of one kind, each waiting for one answer."""

    def __init__(
        self, game: str, players: int, size: int, seed: int = 0, *, known: bool = False, **options: Any
    ) -> None:
        """Begin them; game after game has the next seed."""
        self.game = game_named(game, GAMES)
        self.options = self.game.options_from(options, players)
        self.players = players
        self.encoder = Encoder(game, known=known)
        self.next_seed = seed
        self.observations: Floats = numpy.zeros((size, self.encoder.size), numpy.float32)
        """What the asked seat of each game may know."""
        self.masks: Mask = numpy.zeros((size, ACTIONS), numpy.int8)
        """What it may choose."""
        self.seats: NDArray[numpy.int64] = numpy.zeros(size, numpy.int64)
        """Which seat is asked."""
        self.matches = [self._begin() for _ in range(size)]
        for place in range(size):
            self._show(place)

    def step(self, actions: NDArray[numpy.integer[Any]]) -> tuple[Floats, NDArray[numpy.bool_]]:
        """Answer in every game; rewards by game and seat, and which games ended and began anew."""
        if len(actions) != len(self.matches):
            raise WrongActions(size=len(self.matches), given=len(actions))
        given = numpy.zeros((len(self.matches), self.players), numpy.float32)
        done = numpy.zeros(len(self.matches), numpy.bool_)
        for place, action in enumerate(actions.tolist()):
            match = self.matches[place]
            match.play(int(self.seats[place]), action)
            if match.over:
                given[place] = rewards(match)
                done[place] = True
                self.matches[place] = self._begin()
            self._show(place)
        return given, done

    def _begin(self) -> Match:
        seed = self.next_seed
        self.next_seed += 1
        return Match.begin(self.game, Origin(self.players, self.options, secret_from_seed(seed), (), seed))

    def _show(self, place: int) -> None:
        match = self.matches[place]
        seat = match.pending[0]
        self.seats[place] = seat
        self.encoder.observe(match, seat, self.observations[place])
        mask(match, seat, self.masks[place])
