"""Openings: what an action in a register leads to, and what a hand of cards makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from operator import itemgetter
from typing import TypeAlias

from rouages.games.robo_rally.cards.program import ACTION, Action, Card
from rouages.games.robo_rally.judgement.distance import SAMPLE

ACTIONS: tuple[Action, ...] = tuple(Action)
KIND = tuple(ACTIONS.index(action) for action in ACTION)
"""By card: the number of its action."""
CARD_FOR = tuple(SAMPLE[action] for action in ACTIONS)
NIBBLE = 4
ONES = tuple(1 << NIBBLE * kind for kind in range(len(ACTIONS)))
"""By action: one card of it, as hands are counted,"""
COUNT = tuple(ONES[kind] for kind in KIND)
"""and by card."""
CARD_WITH = dict(zip(ONES, CARD_FOR, strict=True))


Opening: TypeAlias = tuple[float, int, float, "Spot | None"]
"""An action in a register: its hope, one card of it as hands are counted, its pain, and a spot.

Its hope is how well the turn can end with any cards one may wish for: no hand allows more. A card that is
locked there is none of the hand. Its pain is what the damage costs that it brings at once. The spot is where
it leads, unless it ends the program: then its hope is what comes of it.
"""
HOPE = itemgetter(0)


class Spot:
    """Where a robot may stand before a register: what is found out there once holds for every hand."""

    __slots__ = ("hope", "known", "openings")

    def __init__(self, openings: list[Opening]) -> None:
        """The most hopeful opening is looked at first, and one that cannot be better than another never."""
        openings.sort(key=HOPE, reverse=True)
        self.openings = openings
        self.hope = openings[0][0]
        self.known: dict[int, float] = {}

    def best(self, counts: int) -> float:
        """How well the turn can end with a hand of so many cards."""
        found = self.known.get(counts)
        if found is None:
            found = -inf
            for hope, one, pain, after in self.openings:
                if hope <= found:
                    break
                if counts & 15 * one or not one:
                    end = hope if after is None else after.best(counts - one) - pain
                    if end > found:  # noqa: PLR1730 (a comparison is quicker than a call)
                        found = end
            self.known[counts] = found
        return found

    def ends(self, counts: int, apart: float = inf) -> dict[Card, float]:
        """The same by card, as long as there is hope that it is worse by no more than that."""
        found: dict[Card, float] = {}
        least = -inf
        for hope, one, pain, after in self.openings:
            if hope < least:
                break
            if counts & 15 * one:
                end = found[CARD_WITH[one]] = hope if after is None else after.best(counts - one) - pain
                least = max(least, end - apart)
        return found

    def choice(self, counts: int) -> Card:
        """The card with which the best rest of the program begins."""
        ends = self.ends(counts)
        return max(ends, key=lambda card: (ends[card], -card))


def counted(hand: Sequence[Card]) -> int:
    """How many cards of each action, a nibble each."""
    return sum([COUNT[card] for card in hand])
