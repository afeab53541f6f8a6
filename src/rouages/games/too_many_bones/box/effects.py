"""Effect dice: what can lie on a unit, one of each kind (ruling 19)."""

from __future__ import annotations

from rouages.games.too_many_bones.box.words import EffectName

EFFECTS: tuple[EffectName, ...] = (
    "poison",
    "bleed",
    "stun",
    "disable",
    "weaken",
    "taunt",
    "untargetable",
    "flight",
    "terrify",
)
POISON, BLEED, STUN, DISABLE, WEAKEN, TAUNT, UNTARGETABLE, FLIGHT, TERRIFY = range(9)
KINDS = len(EFFECTS)
HARMFUL = (POISON, BLEED, STUN, DISABLE, WEAKEN, TERRIFY)
MOST_POISON = 3
