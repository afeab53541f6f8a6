"""Trading Loot in camp: a card is given, or swapped where there is no room for it (rulings 42, 78)."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat
from rouages.games.too_many_bones.box.components import LOOT_SLOTS
from rouages.games.too_many_bones.box.loot import slots, space
from rouages.games.too_many_bones.box.words import CardLabel
from rouages.games.too_many_bones.events.adventure import LootGiven
from rouages.games.too_many_bones.party.hands import different, label
from rouages.games.too_many_bones.reasons import HandsDoNotHold
from rouages.games.too_many_bones.spans import put
from rouages.games.too_many_bones.table import Bones

MOST_SWAPS = 4
"""Swaps of one Gearloc in an evening, so that every evening ends (ruling 78)."""


def may_go(table: Bones, seat: Seat, number: int, other: Seat) -> bool:
    """Whether a card can be given to another Gearloc, or swapped."""
    return has_room(table, seat, number, other) or bool(returns(table, seat, number, other))


def has_room(table: Bones, seat: Seat, number: int, other: Seat) -> bool:
    """Whether another Gearloc has places left for this card."""
    return space(table.hands[other]) + slots(table.hands[seat][number]) <= LOOT_SLOTS


class Returned(Choice, frozen=True):
    """A card that comes back in a swap."""

    loot: CardLabel
    number: int


def returns(table: Bones, seat: Seat, number: int, other: Seat) -> list[Returned]:
    """The cards that the other can give back so that both hands hold."""
    if table.today.swaps[seat] >= MOST_SWAPS:
        return []
    mine, theirs = table.hands[seat], table.hands[other]
    gone = slots(mine[number])
    found = []
    for option in different(table, other):
        back = slots(theirs[option.number])
        if space(theirs) - back + gone <= LOOT_SLOTS and space(mine) - gone + back <= LOOT_SLOTS:
            found.append(Returned(option.loot, option.number))
    return found


def offer(table: Bones, seat: Seat, number: int, other: Seat) -> None:
    """A card changes hands, or waits for what comes back."""
    if has_room(table, seat, number, other):
        hand_over(table, seat, number, other)
    else:
        table.then(TakeInReturn(seat, number, other))


def hand_over(table: Bones, seat: Seat, number: int, other: Seat) -> None:
    """A card goes from one hand to another."""
    card = table.hands[seat].pop(number)
    table.say(LootGiven(seat, other, label(card)))
    table.hands[other].append(card)


class TakeInReturn(Decision[Bones, Returned], frozen=True):
    """Which card comes back for one that is given to a full hand."""

    rule = "recovery"
    otherwise = HandsDoNotHold()
    number: int
    to: Seat

    def options(self, table: Bones) -> Sequence[Returned]:
        """Those after which both hands hold."""
        return returns(table, self.seat, self.number, self.to)

    def resolve(self, table: Bones, choice: Returned) -> None:
        """They change hands together."""
        swaps = table.today.swaps
        table.today.swaps = put(swaps, self.seat, swaps[self.seat] + 1)
        hand_over(table, self.to, choice.number, self.seat)
        hand_over(table, self.seat, self.number, self.to)
