"""When a card of Loot has its moment, for those who ask why it is not now."""

from __future__ import annotations

from rouages.engine.agenda import Reason, Seat
from rouages.games.too_many_bones.box.words import LootMoment, LootName
from rouages.games.too_many_bones.reasons import CardNotHeld, LootIdle
from rouages.games.too_many_bones.table import Bones

MOMENTS: dict[LootName, LootMoment] = {
    "fresh_bog_meat": "battle",
    "infused_incense": "battle",
    "mechanical_assistance": "battle",
    "oggot_herbs": "battle",
    "rusty_optics": "battle",
    "throwing_axe": "battle",
    "utility_parts": "battle",
    "zelfey_root": "battle",
    "last_battle_stew": "outside_battle",
    "small_spotting_scope": "outside_battle",
    "treasure_trove_map": "outside_battle",
    "troll_brew": "outside_battle",
    "flare_distraction": "battle_begins",
    "mechanical_squirrel": "battle_begins",
    "skinning_knife": "day_begins",
    "tattered_map": "encounter_drawn",
    "spirits_of_ebon": "effect_placed",
    "gadget_arm": "training_failed",
    "red_minotaur": "training_failed",
    "mech_pick": "locks",
    "multi_tool": "locks",
    "prying_iron": "locks",
    "stone_hammer": "locks",
    "reflex_powder": "dice_rolled",
    "tewaren_gem": "camp",
    "care_package": "by_itself",
    "exploding_shrooms": "by_itself",
    "hunters_body_count_necklace": "by_itself",
    "locksmith_manual": "by_itself",
    "micro_neural_implant": "by_itself",
    "pip_loc_2000": "by_itself",
    "reinforced_buckler": "by_itself",
    "shoulder_mounted_rock_slinger": "by_itself",
    "sparring_weapon": "by_itself",
}
"""The moments of the cards that are not used both in battle and outside it; the others are lines of plans."""


def why_idle(table: Bones, seat: Seat, loot: LootName, missing: LootMoment | None) -> Reason:
    """Why a card does nothing now: it is not held, something is missing, or it has another moment."""
    if table.held(seat, loot) is None:
        return CardNotHeld(loot)
    return LootIdle(loot, missing or MOMENTS.get(loot, "plan"))
