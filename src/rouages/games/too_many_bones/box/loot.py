"""The Loot and Trove Loot cards.

Faces 0 to 27 are Loot, 28 to 47 Trove Loot; two encounter cards can be kept as Loot after them.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from rouages.games.too_many_bones.box.components import HEAVY_SLOTS, component_file, slug
from rouages.games.too_many_bones.box.words import Lock, LootName, PlanName, check_words

Face = int
PERMANENT = 99


class Card(Struct, frozen=True, gc=False):
    """A card in someone's hands: how often it can still be used, and how many of its locks are open."""

    face: Face
    uses: int = 1
    opened: int = 0


class LootFacts(Struct, frozen=True):
    """What is printed on a Loot card."""

    id: LootName
    uses: int
    heavy: bool
    plan: PlanName | None = None
    """Its line, where it extends the Backup Plan."""
    cost: int = 0
    """What that line costs."""
    locks: tuple[Lock, ...] = ()


USES = {"permanent": PERMANENT, "until empty": 7, "one battle": 1}


def read_facts(raw: dict[str, Any], locks: dict[str, Any]) -> LootFacts:
    """A printed card, with the locks on its back."""
    name = msgspec.convert(slug(raw["name"]), LootName)
    uses = raw["uses"]
    return LootFacts(
        id=name,
        uses=uses if isinstance(uses, int) else USES[uses],
        heavy=raw["heavy"],
        plan=msgspec.convert(name, PlanName) if "bp_cost" in raw else None,
        cost=raw.get("bp_cost", 0),
        locks=msgspec.convert(locks.get(name, ()), tuple[Lock, ...]),
    )


_RAW = component_file("loot.json")
_LOCKS = {line["id"]: line["locks"] for line in component_file("ours/locks.json")["locks"]}
TWICE = tuple(component_file("ours/copies.json")["twice"])
LOOT: tuple[LootFacts, ...] = (
    *(read_facts(raw, {}) for raw in _RAW["loot"]),
    *(read_facts(raw, _LOCKS) for raw in _RAW["trove"]),
    LootFacts("care_package", PERMANENT, False),
    LootFacts("healing_flask", 2, False),
)
check_words(LootName, [facts.id for facts in LOOT])
FIRST_TROVE = len(_RAW["loot"])
AFTER_TROVE = FIRST_TROVE + len(_RAW["trove"])
FACE: dict[LootName, Face] = {facts.id: face for face, facts in enumerate(LOOT)}
LOOT_DECK = tuple(face for face in range(FIRST_TROVE) for _ in range(2 if LOOT[face].id in TWICE else 1))
TROVE_DECK = tuple(range(FIRST_TROVE, AFTER_TROVE))
LOCKS_OF_A_TROVE = 3


def new(face: Face) -> Card:
    """A card fresh from its deck; a Trove Loot is closed."""
    return Card(face, LOOT[face].uses)


def is_closed(card: Card) -> bool:
    """Whether a Trove Loot still has a closed lock."""
    return FIRST_TROVE <= card.face < AFTER_TROVE and card.opened < LOCKS_OF_A_TROVE


def slots(card: Card) -> int:
    """A heavy card takes three places, once it is open (ruling 42)."""
    return HEAVY_SLOTS if LOOT[card.face].heavy and not is_closed(card) else 1


def space(cards: list[Card]) -> int:
    """How many places the cards take."""
    return sum([slots(card) for card in cards])
