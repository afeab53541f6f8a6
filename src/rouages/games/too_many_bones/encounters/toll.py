"""Deeds of encounter cards that cost Loot: what the party gives up, and for what."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Decision, Seat, Step
from rouages.games.too_many_bones.adventure.loot_first import OfferLoot, OfferOne
from rouages.games.too_many_bones.box.loot import LOOT
from rouages.games.too_many_bones.encounters.deed import Deed
from rouages.games.too_many_bones.encounters.paths import all_lose, roll
from rouages.games.too_many_bones.party.hands import Dropped, different, discard, spend
from rouages.games.too_many_bones.party.needs import HEALING, is_loot, loot_count
from rouages.games.too_many_bones.reasons import LootOnly
from rouages.games.too_many_bones.table import Bones


class PayLoot(Step[Bones], frozen=True):
    """The party discards Loot; the leader chooses whose, the owner which."""

    count: int

    def run(self, table: Bones) -> None:
        """The richest pays first."""
        if not self.count or not loot_count(table):
            return
        payer = max(table.seats, key=lambda seat: sum([is_loot(card) for card in table.hands[seat]]))
        table.then(GiveUpLoot(payer), PayLoot(self.count - 1))


class GiveUpLoot(Decision[Bones, Dropped], frozen=True):
    """Which Loot a Gearloc gives up for the party."""

    rule = "encounter"
    otherwise = LootOnly()

    def options(self, table: Bones) -> Sequence[Dropped]:
        """Any Loot, no Trove."""
        hand = table.hands[self.seat]
        return [option for option in different(table, self.seat) if is_loot(hand[option.number])]

    def resolve(self, table: Bones, choice: Dropped) -> None:
        discard(table, self.seat, table.hands[self.seat][choice.number])


class PayForAll(Deed, frozen=True):
    """The party discards as many Loot cards as it has members."""

    def run(self, table: Bones) -> None:
        """One after the other."""
        table.then(PayLoot(len(table.who)))


class BeHunted(Deed, frozen=True):
    """On 1 to 3 everybody loses 2 HP; on 4 to 6 the party discards a Loot."""

    def run(self, table: Bones) -> None:
        """If it has one."""
        if roll(table) <= 3:
            all_lose(table, 2)
        elif loot_count(table):
            table.then(OfferLoot("payment"), PayLoot(1))


class LosersPay(Deed, frozen=True):
    """Who lost at darts discards a Loot."""

    def run(self, table: Bones) -> None:
        """If there is one to discard."""
        for seat in table.seats:
            if seat in table.encounter.darts_lost:
                table.then(OfferOne(seat, "payment"), LoseLoot(seat))


class LoseLoot(Step[Bones], frozen=True):
    """A Gearloc discards a Loot."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """If it still has one."""
        if any(is_loot(card) for card in table.hands[self.seat]):
            table.then(GiveUpLoot(self.seat))


class Bargain(Deed, frozen=True):
    """A Loot is offered; on 4 to 6 they leave, otherwise choose again."""

    def run(self, table: Bones) -> None:
        """It is paid in any case."""
        if roll(table) <= 3:
            table.encounter.choose_again = True
        table.then(PayLoot(1))


class HealDuster(Deed, frozen=True):
    """Healing worth 2 HP for each Gearloc is spent."""

    def run(self, table: Bones) -> None:
        """Small cards first."""
        needed = 2 * len(table.who)
        stock = [
            (HEALING[LOOT[card.face].id], seat, card)
            for seat in table.seats
            for card in table.hands[seat]
            if LOOT[card.face].id in HEALING
        ]
        for worth, seat, card in sorted(stock, key=lambda one: (one[0], one[1], one[2].face)):
            while needed > 0 and card in table.hands[seat]:
                uses = min(card.uses, -(-needed // worth))
                spend(table, seat, card, uses)
                needed -= worth * uses
