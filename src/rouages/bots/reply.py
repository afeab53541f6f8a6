"""The reply: a search that knows who the others are, and so shows how far somebody can be foreseen.

Whoever is asked at the same time answers in its worlds as the bot that sits there would, its lots included;
what comes after that is played by first sight, as in any other search. It is no opponent but a measure: how
much more than its share it wins among others of one kind says how much they lose by being known.
"""

from __future__ import annotations

import random

from rouages.bots.bot import Bot, Perspective
from rouages.bots.search import Budget, Thought
from rouages.bots.tree import Prompt
from rouages.engine.agenda import Choice
from rouages.engine.match import Match, Question


class Reply:
    """Takes what is best against others of one kind."""

    def __init__(self, other: Bot, budget: Budget) -> None:
        """Who the others are, and how long it thinks."""
        self.other = other
        self.budget = budget

    def choose(self, perspective: Perspective, rng: random.Random) -> int:
        """The best of what was considered."""
        if len(perspective.question.options) == 1:
            return 0
        thought = Foreseeing(perspective.as_if_first(), rng, self.other)
        return thought.think(self.budget)[0].option


class Foreseeing(Thought):
    """One decision, with others of one kind at the same time."""

    def __init__(self, perspective: Perspective, rng: random.Random, other: Bot) -> None:
        """Nothing was foreseen yet."""
        super().__init__(perspective, rng, None)
        self.other = other
        self._foreseen: dict[tuple[Prompt, tuple[Choice, ...]], int] = {}
        """What the others answer to a question in the world that is tried."""

    def compare(self, options: list[int]) -> None:
        """In one more world, where the others do the same whatever is tried: they do not see it."""
        self._foreseen = {}
        super().compare(options)

    def by_sight(self, world: Match, question: Question) -> int:
        """Who answers at the same time does as they do; all else goes by first sight."""
        seat = question.prompt.seat
        if seat == self.seat or self.round(world) > self.last_round - self.manner.rounds:
            return super().by_sight(world, question)
        asked = question.prompt, tuple(question.options)
        if asked not in self._foreseen:
            self._foreseen[asked] = self.other.choose(Perspective(world, seat), self.rng)
        return self._foreseen[asked]
