"""Counting the components: none appears or vanishes."""

from __future__ import annotations

from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.box.chips import BADDIES, NO_CHIP
from rouages.games.too_many_bones.box.loot import AFTER_TROVE
from rouages.games.too_many_bones.table import Bones


def inventory(table: Bones) -> list[int]:
    """How many there are of each Baddie chip, encounter card and Loot card, wherever they lie."""
    chips = [chip for pile in (*table.stacks, *table.fallen, *table.box) for chip in pile]
    chips += [*table.stored, *table.lured, *table.trophies, *table.queue, table.marked]
    chips += [chip for unit, chip in enumerate(table.chip) if chip != NO_CHIP and table.at[unit] >= 0]
    cards = table.deck + table.rest + table.aside + table.gone + table.offered + [table.card]
    loot = table.loot_deck + table.loot_discard + table.trove_deck + table.trove_discard + table.shown
    loot += [card.face for hand in table.hands for card in hand]
    return (
        [chips.count(chip) for chip in range(len(BADDIES))]
        + [cards.count(card) for card in range(len(CARDS))]
        + [loot.count(face) for face in range(AFTER_TROVE)]
    )
