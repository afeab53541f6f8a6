"""What some options of encounter cards ask for before they can be taken."""

from __future__ import annotations

from rouages.games.too_many_bones.box.cards import Need
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.loot import FIRST_TROVE, LOOT, Card
from rouages.games.too_many_bones.table import Bones

HEALING = {"mixed_berries": 5, "zelfey_seeds": 2, "last_battle_stew": 1, "healing_flask": 1}
"""HP that one use of a card gives outside battle."""


def is_open(table: Bones, need: Need) -> bool:
    """Whether the party has what an option needs."""
    match need:
        case "loot_each":
            return loot_count(table) >= len(table.who)
        case "loot_one":
            return loot_count(table) >= 1
        case "ingredients":
            return has_ingredients(table)
        case "healing":
            return healing(table) >= 2 * len(table.who)


def loot_count(table: Bones) -> int:
    """How many Loot cards the party holds, Trove Loot not counted."""
    return sum([is_loot(card) for hand in table.hands for card in hand])


def is_loot(card: Card) -> bool:
    """Whether a card is plain Loot."""
    return card.face < FIRST_TROVE


def has_ingredients(table: Bones) -> bool:
    """A Bog Pole or Frog and a Clay Golem among the defeated; for a large party also Lurk and Stone Golem."""
    fallen = {CHIPS[chip].named for pile in table.fallen for chip in pile}
    fallen |= {CHIPS[chip].named for chip in table.trophies}
    needed = {"bog_pole_or_frog", "clay_golem"}
    if len(table.who) > 2:
        needed |= {"bog_lurk", "stone_golem"}
    return needed <= fallen


def healing(table: Bones) -> int:
    """The healing in the party's Loot."""
    return sum(
        [
            HEALING[LOOT[card.face].id] * card.uses
            for hand in table.hands
            for card in hand
            if LOOT[card.face].id in HEALING
        ]
    )
