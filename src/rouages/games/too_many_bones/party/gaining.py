"""Loot that a Gearloc gains, and the room that it makes for it: a card may be used instead of discarded."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Decision, Seat, Step
from rouages.games.too_many_bones.adventure.camp_loot import UseCampLoot, camp_options, use_in_camp
from rouages.games.too_many_bones.box.components import LOOT_SLOTS
from rouages.games.too_many_bones.box.loot import LOOT, Card, new, space
from rouages.games.too_many_bones.events.adventure import LootDrawn, TroveDrawn
from rouages.games.too_many_bones.party.hands import (
    Dropped,
    different,
    discard,
    draw_loot,
    draw_trove,
    locks_of,
)
from rouages.games.too_many_bones.reasons import NoneToDrop
from rouages.games.too_many_bones.table import Bones


def gain_loot(table: Bones, seat: Seat, count: int = 1) -> None:
    """Draw Loot for a Gearloc, who makes room for it."""
    for _ in range(count):
        face = draw_loot(table)
        if face is not None:
            table.say(LootDrawn(seat, LOOT[face].id))
            take(table, seat, new(face))


def gain_trove(table: Bones, seat: Seat, count: int = 1) -> None:
    """Draw closed Trove Loot for a Gearloc."""
    for _ in range(count):
        face = draw_trove(table)
        if face is not None:
            table.say(TroveDrawn(seat, locks_of(face)))
            take(table, seat, new(face))


def take(table: Bones, seat: Seat, card: Card) -> None:
    """A card goes to a Gearloc; if there is no place for it, something must go."""
    table.hands[seat].append(card)
    if space(table.hands[seat]) > LOOT_SLOTS:
        table.then(MakeRoom(seat))


class MakeRoom(Step[Bones], frozen=True):
    """Four places, three of them for a heavy card: what is too much goes (ruling 42)."""

    seat: Seat

    def run(self, table: Bones) -> None:
        """Ask until the cards fit."""
        if space(table.hands[self.seat]) > LOOT_SLOTS:
            table.then(DropLoot(self.seat), MakeRoom(self.seat))


class DropLoot(Decision[Bones, Dropped | UseCampLoot], frozen=True):
    """Which card a Gearloc discards to make room; outside battle it may use one instead."""

    rule = "loot"
    otherwise = NoneToDrop()

    def options(self, table: Bones) -> Sequence[Dropped | UseCampLoot]:
        """Any different card in hand."""
        instead = () if table.round else camp_options(table, self.seat)
        return [*different(table, self.seat), *instead]

    def resolve(self, table: Bones, choice: Dropped | UseCampLoot) -> None:
        """It is gone, or has lost a use."""
        if isinstance(choice, UseCampLoot):
            use_in_camp(table, self.seat, choice)
        else:
            discard(table, self.seat, table.hands[self.seat][choice.number])
