"""Sittings: who met at a table of a tournament, and what that was worth.

People are known by the numbers that they drew by lot when it began. A table of one is a bye.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import chain
from typing import NamedTuple, TypeAlias

Number: TypeAlias = int
"""Drawn by lot: the lowest stands before all others where nothing else decides."""


class Sitting(NamedTuple):
    """One table of a round; places and scores by its players, once it is over."""

    players: tuple[Number, ...]
    places: tuple[int, ...] | None = None
    """1 is first, ties share."""
    scores: tuple[int, ...] | None = None

    @property
    def is_bye(self) -> bool:
        """Whether somebody sits out, and has won by that."""
        return len(self.players) == 1

    @property
    def is_over(self) -> bool:
        return self.is_bye or self.places is not None

    @property
    def points(self) -> dict[Number, Fraction]:
        """What each player has of it: the part of their rivals whom they beat, half for who is equal."""
        if self.is_bye:
            return {self.players[0]: Fraction(1)}
        if self.places is None:
            return {}
        return {
            player: Fraction(sum(_worth(place, other) for other in self.places) - 1, 2 * self._rivals)
            for player, place in zip(self.players, self.places, strict=True)
        }

    @property
    def differences(self) -> dict[Number, Fraction]:
        """By how much each player's score is above what the others have on the average."""
        if self.scores is None or self.is_bye:
            return {}
        total = sum(self.scores)
        return {
            player: score - Fraction(total - score, self._rivals)
            for player, score in zip(self.players, self.scores, strict=True)
        }

    @property
    def _rivals(self) -> int:
        return len(self.players) - 1

    def ranked(self) -> list[Number]:
        """The players from the first to the last; where places are shared, the lower number is before."""
        places = self.places or (1,) * len(self.players)
        return [player for _, player in sorted(zip(places, self.players, strict=True))]


Round: TypeAlias = Sequence[Sitting]


def all_of(rounds: Iterable[Round]) -> Iterator[Sitting]:
    """The tables of all these rounds, one after another."""
    return chain.from_iterable(rounds)


def points_in(rounds: Iterable[Round]) -> defaultdict[Number, Fraction]:
    """What everybody has of some rounds."""
    found: defaultdict[Number, Fraction] = defaultdict(Fraction)
    for sitting in all_of(rounds):
        for number, points in sitting.points.items():
            found[number] += points
    return found


def _worth(own: int, other: int) -> int:
    """Twice what it is worth to be in one place while somebody is in another."""
    return 2 if own < other else int(own == other)


def meetings(rounds: Iterable[Round]) -> dict[frozenset[Number], int]:
    """How often any two have met."""
    found: dict[frozenset[Number], int] = {}
    for sitting in all_of(rounds):
        for place, one in enumerate(sitting.players):
            for other in sitting.players[:place]:
                pair = frozenset((one, other))
                found[pair] = found.get(pair, 0) + 1
    return found
