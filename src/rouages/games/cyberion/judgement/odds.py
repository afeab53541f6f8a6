"""The outlook: how likely a hand of robots is to repair some machine after drawing more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from rouages.games.cyberion.components import BEBEBOT, Robot
from rouages.games.cyberion.crews import FIELDS, ONE, WIDTH, Muster, Target, assigned, uniform_slots
from rouages.games.cyberion.machines import STANDS_FOR, MachineId, Slot, patterns_of
from rouages.games.cyberion.table import Cyberion

SHORT_DECK = 8
"""With fewer cards in the deck the battery's reshuffle is near, and the discard counts as still to come."""

SHIFT = {field: WIDTH * place for place, field in enumerate(FIELDS)}
"""Where a muster counts the robots of a slot."""
COUNT = (1 << WIDTH) - 1


class Outlook:
    """What can still be drawn, and the machines that wait for it."""

    def __init__(self, table: Cyberion) -> None:
        """Look at the table."""
        coming = table.deck
        if table.battery and len(coming) < SHORT_DECK:
            coming = coming + table.discard
        self.coming = Counter(card for card in coming if card < BEBEBOT)
        self.left = sum(self.coming.values())
        self.targets: list[Target] = [
            (machine, table.infected[place], 0) for place, machine in table.within_reach()
        ]
        self._shares: dict[Slot, float] = {}
        self._alike: dict[tuple[Slot, int, float], float] = {}

    def share(self, slot: Slot) -> float:
        """The part of the coming robots that fits a slot."""
        found = self._shares.get(slot)
        if found is None:
            fitting = sum(count for robot, count in self.coming.items() if STANDS_FOR[robot] & slot)
            found = self._shares[slot] = fitting / max(1, self.left)
        return found

    def chance(self, hand: Sequence[Robot], draws: float, without: MachineId = -1) -> float:
        """How likely some machine, but for one left out, is repaired with so many more robots."""
        draws = min(draws, self.left)
        hand = tuple(hand)
        muster = mustered(hand)
        missed = 1.0
        for target in self.targets:
            if target[0] != without:
                missed *= 1.0 - self._chance_of(target, hand, muster, draws)
                if missed <= 0.0:
                    return 1.0
        return 1.0 - missed

    def chance_of(self, target: Target, hand: Sequence[Robot], draws: float) -> float:
        """How likely one machine is repaired: by the pattern that is the easiest to complete."""
        return self._chance_of(target, tuple(hand), mustered(hand), draws)

    def _chance_of(self, target: Target, hand: tuple[Robot, ...], muster: Muster, draws: float) -> float:
        best = 0.0
        if uniform := uniform_slots(*target):
            for slot, count in uniform:
                missing = count - (muster >> SHIFT[slot] & COUNT)
                if missing <= 0:
                    return 1.0
                if missing <= draws:
                    best = max(best, self.completing_alike(slot, missing, draws))
            return best
        for empty in empty_slots(target, hand):
            if not empty:
                return 1.0
            if len(empty) <= draws:
                best = max(best, self.completing(empty, draws))
        return best

    def completing_alike(self, slot: Slot, count: int, draws: float) -> float:
        """How likely so many draws fill so many slots of a kind."""
        key = slot, count, draws
        found = self._alike.get(key)
        if found is None:
            found = self._alike[key] = self.completing((slot,) * count, draws)
        return found

    def completing(self, slots: Sequence[Slot], draws: float) -> float:
        """How likely so many draws fill these slots, one after the other."""
        chance = 1.0
        for number, slot in enumerate(slots):
            chance *= 1.0 - (1.0 - self.share(slot)) ** ((draws - number) / (len(slots) - number))
        return chance


@lru_cache(maxsize=1 << 14)
def empty_slots(target: Target, hand: tuple[Robot, ...]) -> tuple[tuple[Slot, ...], ...]:
    """By pattern of a machine: the slots that these robots leave empty, none where they repair it."""
    found = []
    for pattern in patterns_of(*target):
        holder = assigned(pattern, hand, 0)
        found.append(tuple([slot for slot, robot in zip(pattern, holder, strict=True) if robot < 0]))
        if not found[-1]:
            break
    return tuple(found)


def mustered(hand: Sequence[Robot]) -> Muster:
    return sum([ONE[robot] for robot in hand])
