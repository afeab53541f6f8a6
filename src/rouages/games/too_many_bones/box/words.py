"""The words of Too Many Bones: closed lists, for the rules, for what travels, and for the type checker.

Data files are read as these words, so that a misspelt one is refused at once; `check_words` says that none is
left over. Each title is the name of the list in the client's types.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal, NewType, get_args

from msgspec import Meta

# fmt: off
GearlocName = Annotated[Literal["boomer", "patches", "picket", "tantrum"], Meta(title="GearlocName")]
Stat = Annotated[Literal["hp", "dex", "atk", "def"], Meta(title="Stat")]
Zone = Annotated[Literal["active", "locked"], Meta(title="Zone")]
Ending = Annotated[Literal["tyrant_defeated", "out_of_days"], Meta(title="Ending")]
Stake = Annotated[Literal["choice", "battle", "test", "payment", "draw"], Meta(title="Stake")]
"""What Loot could change that is used before it."""
LootMoment = Annotated[Literal[
    "battle", "outside_battle", "battle_begins", "day_begins", "encounter_drawn", "effect_placed",
    "training_failed", "locks", "dice_rolled", "camp", "plan", "by_itself",
    "aim", "own_wound", "wound", "roll_to_come", "lost_consumable", "target", "exhausted_die", "first_root",
    "doorway", "growth", "hidden_baddie",
], Meta(title="LootMoment")]
"""What a card of Loot waits for: its moment, and what must be missing or there."""
Topic = Annotated[Literal["option", "tyrant", "share", "volunteer"], Meta(title="Topic")]
"""What the party decides about: a card's option, whether to face the tyrant, who gets a card, who tries."""

SkillName = Annotated[Literal[
    "attack", "defence",
    "element", "casing", "fuse", "boom_counter", "frag", "big_boom", "smoke_screen", "sonic_cleanse",
    "stunner", "napalm", "flashbang", "baga_booms", "body_search", "bigger_boom", "search_for_325",
    "holy_hand_grenade",
    "med_kit", "fast_hands", "bone_saw", "liquid_life", "nutrients", "toxins", "med_pack", "poison_dart",
    "stim_kit", "chem_kit", "zappack", "e_cells", "distiller", "stim_belt", "chain_reactor", "stim_lethal",
    "stand_ground", "shield_form", "redshirt", "orcish_ale", "sword_advance", "lockdown", "intercept",
    "gobby_jerky", "switch", "rush", "confidence", "tenacity", "riposte", "situational_awareness", "bravado",
    "renown",
    "rage", "raaage", "raaaaage", "anger_management", "like_a_wyrm", "like_a_wolf", "like_a_kobold",
    "axe_collector", "intimidate", "cripple", "way_of_the_wild", "horn_o_the_zerker", "innervate",
    "strengthen", "way_of_the_ebon", "body_count",
], Meta(title="SkillName")]
"""What a die is called: the two white ones, then the sixteen of each Gearloc."""

SkillState = Annotated[Literal["absent", "ready", "placed", "exhausted"], Meta(title="SkillState")]
"""Where a skill die is: not learnt, on the mat, rolled or in a slot, used up for this battle."""

PartName = Annotated[Literal["element", "casing", "fuse"], Meta(title="PartName")]
"""The parts of a grenade: dice and icons of the same name."""

StoredName = Annotated[SkillName | Literal["white"], Meta(title="StoredName")]
"""What a die with Bones is called: white ones are alike once they are stored (ruling 44)."""

Profession = Annotated[Literal[
    "white", "consumable",
    "scavenger", "grenadier", "utility_bomber", "keen_eye",
    "combat_medic", "forester", "stim_stacker",
    "captain", "protector", "warden", "hero",
    "zerker", "mimic", "skirmisher",
], Meta(title="Profession")]

Icon = Annotated[Literal[
    "attack", "defence", "bones", "reusable_bones", "blank",
    "element", "casing", "fuse", "grenades", "small_explosion", "controlled_blast", "smoke", "cleanse",
    "stunner", "napalm", "disable", "intact_grenade", "multi_parts", "buff_hp", "loot", "bigger_boom",
    "gain_holy_grenade", "element_325", "holy_blast", "holy_small_explosion",
    "heal", "heal_mult", "melee_dmg", "revive", "reroll_heal", "poison_jar", "poison_dart", "tainted",
    "buff_atk", "negizap", "posizap", "ecells", "reroll_buff", "recover", "booster", "perma_hp",
    "const_regen", "const_move", "const_def", "intercept", "ale", "const_dmg", "const_taunt", "jerky",
    "switch", "rush", "riposte", "adv_def", "def_training",
    "rage", "anger", "advance", "steal_axe", "poison_armor", "lashback", "hardy", "axes", "drop_ini",
    "atk_mod", "party_inspire", "disorient_all", "jump", "taunt", "body_count",
], Meta(title="Icon")]
"""What a face of a die shows."""

VerbName = Annotated[Literal[
    "heal", "damage", "true_damage", "poison", "disable", "keep", "lock", "draw_loot",
    "add_parts", "choose_parts", "explode", "explode_325", "blast", "blast_325", "stun_there",
    "disable_there", "burn_there", "smoke_there", "cleanse", "bigger_boom", "gain_grenade",
    "gain_holy_grenade",
    "multiply", "reroll", "revive_later", "taint", "perma_hp",
    "lock_taunt", "stride", "switch", "rush", "drink_ale",
    "anger_up", "anger_down", "advance", "steal_axe", "drop_ini", "cripple", "strengthen", "jump",
    "keep_taunt", "party_inspire", "disorient_all",
], Meta(title="VerbName")]
"""What can be done with a die that shows an icon."""

FreeDeed = Annotated[Literal[
    "build", "throw_axe", "cash_bodies", "vent", "advance", "execute",
], Meta(title="FreeDeed")]
"""What a Gearloc can do without any die that was rolled or kept."""

AimName = Literal[
    "none", "self", "room", "once", "gearloc", "ally", "hurt_gearloc", "hurt_self", "growing_gearloc",
    "fallen", "target", "baddie", "open_baddie", "adjacent_up_to_n", "cripple", "strengthen", "beside",
    "angrier", "calmer", "next_rage", "heal_die", "buff_die", "with_325",
]
"""What a verb can be used on."""

RageLevel = Annotated[Literal[
    "1.0", "1.2", "1.4", "1.6", "1.8", "2.0", "2.2", "2.4", "2.6", "2.8", "3.0", "3.2", "3.4", "3.6", "3.8",
    "breakdown",
], Meta(title="RageLevel")]
"""What a Rage die shows: which of the three it is, and how far it has come."""

PlanName = Annotated[Literal[
    "throw_odds", "search_again", "bluff_bomb", "throw_ends", "hide",
    "heal_gearloc", "needle_jab", "fortunate_discovery", "overcharge",
    "shield_bash", "do_over", "benevolence", "shield_shock",
    "get_angry", "calm_down", "axe_collector", "recoup",
    "innate_upgrade",
    "dex_infuser", "flash_arrows", "grappling_gun", "laser_pointer", "lightning_on_a_stick",
    "maximizer_stim", "mechanical_boomerang", "minor_patch_kit", "poison_vial_kit", "reflex_powder_tin",
    "shock_inducer", "utility_belt",
], Meta(title="PlanName")]
"""The lines of the Backup Plans, then the Trove Loot that extends them."""

PlanVerb = Literal[
    "damage", "reroll_parts", "bluff", "vanish", "heal", "discover", "overcharge", "bash", "reroll_any",
    "benevolence", "shock", "anger", "collect_axes", "upgrade", "one_more_die", "steal_shield", "shift_down",
    "lightning", "maximize", "boomerang", "coat", "reroll_one", "shift_up", "restore",
]
PlanAim = Literal[
    "none", "target", "rolled_parts", "rolled", "movable", "hurt_gearloc", "hurt_self", "discovery",
    "charged_baddie", "bashable", "raging", "few_axes", "ordinary", "shielded_target", "unused",
    "unused_baddie", "unused_exhausted", "baddie_up_to_5", "with_hp_die", "rolled_hit",
]

Innate = Annotated[Literal[
    "scavenger", "resourceful_scavenger", "recovery", "major_recovery", "shield_wall", "gearloc_wall",
    "rage", "fearless_rage",
], Meta(title="Innate")]

LootName = Annotated[Literal[
    "flare_distraction", "fortunate_discovery", "fresh_bog_meat", "gadget_arm", "infused_incense",
    "last_battle_stew", "mechanical_assistance", "mech_pick", "mixed_berries", "multi_tool", "oggot_herbs",
    "prying_iron", "red_minotaur", "reflex_powder", "reinforced_buckler", "rusty_optics", "skinning_knife",
    "sparring_weapon", "spirits_of_ebon", "stone_hammer", "tattered_map", "tewaren_gem", "throwing_axe",
    "treasure_trove_map", "troll_brew", "utility_parts", "zelfey_root", "zelfey_seeds",
    "dex_infuser", "exploding_shrooms", "flash_arrows", "grappling_gun", "hunters_body_count_necklace",
    "laser_pointer", "lightning_on_a_stick", "locksmith_manual", "maximizer_stim", "mechanical_boomerang",
    "mechanical_squirrel", "micro_neural_implant", "minor_patch_kit", "pip_loc_2000", "poison_vial_kit",
    "reflex_powder_tin", "shock_inducer", "shoulder_mounted_rock_slinger", "small_spotting_scope",
    "utility_belt",
    "care_package", "healing_flask",
], Meta(title="LootName")]
"""Loot, Trove Loot, and two encounter cards that are kept as Loot."""

CardLabel = Annotated[LootName | Literal["closed_trove"], Meta(title="CardLabel")]
"""What everybody may call a card in someone's hands."""

ChipName = Annotated[Literal[
    "lout", "bridge_brat", "rock_tosser", "mossback", "bridge_keeper", "boulder_hurler", "club_swinger",
    "mountain_mother", "toll_baron",
    "whelp", "tail_biter", "spine_spitter", "kobold", "young_dragon", "fire_drake", "scaled_duelist",
    "elder_dragon", "wyrm_queen",
    "mud_crawler", "bog_pole", "bog_frog", "clay_golem", "bog_lurk", "acid_spitter", "stone_golem",
    "golden_golem", "rot_sage",
    "grunt", "pit_brawler", "orc_archer", "raider", "war_captain", "drummer", "shield_breaker", "warlord",
    "siege_chief",
    "gob", "cutpurse", "slinger", "horn_blower", "gob_captain", "hexer", "trapper", "gob_regent",
    "powder_king",
    "boar", "wolf", "quill_cat", "lynx", "dire_wolf", "screech_owl", "sand_worm", "great_bear",
    "pack_mother",
    "nom", "mulmesh", "drellen", "gendricks", "goblin_king", "marrow", "duster",
    "orb", "cloak", "rat", "rubble", "mohlnor",
], Meta(title="ChipName")]
"""Baddies type by type, the tyrants, and what stands on the mat in odd encounters."""

UnitName = Annotated[GearlocName | ChipName, Meta(title="UnitName")]

EndName = Annotated[UnitName | Literal[
    "med_kit", "med_pack", "stim_kit", "chem_kit", "stim_belt", "stim_lethal", "hit_1", "hit_2",
], Meta(title="EndName")]
"""What something is used on: a unit, one of Patches' dice, or a hit."""

ChipType = Annotated[Literal[
    "troll", "scale", "bog", "orc", "goblin", "beast", "tyrant", "none",
], Meta(title="ChipType")]

Victims = Annotated[Literal["strongest", "weakest"], Meta(title="Victims")]
"""Whom a Baddie targets first."""

Trait = Annotated[Literal[
    "bleed", "bog_ruler", "boom", "break", "call_orc", "careless", "compound", "corrosive", "dive", "engulf",
    "flight", "frenzy", "frenzy_all", "hardy", "hide", "inspire", "kaboom", "lashback", "limit", "mischief",
    "poison", "rage", "raiding", "recover", "retreat", "shrouded", "signal", "stun", "taunt", "terrify",
    "thick_skin", "undead", "untargetable", "weaken",
], Meta(title="Trait")]
"""The skills of Baddies and tyrants."""

TyrantFace = Annotated[Literal[
    "blank", "om_nom", "thunderclub", "silver_hide", "howl", "poison_enhancer", "poison_2", "orb_1", "orb_2",
    "orb_3", "orb_4", "charred_mander", "call_for_help", "careless_bomb", "skull_crack_axe", "blood_rage",
    "cloak_and_dagger", "dusters_dagger",
], Meta(title="TyrantFace")]

Cause = Annotated[Literal[
    "attack", "skill", "grenade", "axe", "rage", "execution", "plan", "loot", "riposte", "lashback",
    "backlash", "tainted", "ale", "splash", "careless", "thunderclub", "burning_kobold", "careless_bomb",
    "poison", "bleed", "fire", "fatigue", "bones", "orb", "trap", "card", "troll_brew",
], Meta(title="Cause")]
"""What takes HP away."""

EffectName = Annotated[Literal[
    "poison", "bleed", "stun", "disable", "weaken", "taunt", "untargetable", "flight", "terrify",
], Meta(title="EffectName")]

Status = Annotated[Literal[
    "poison1", "poison2", "poison3", "weaken1", "weaken2", "stun",
], Meta(title="Status")]
"""The faces of the status die at Dangerous Darts."""

DartsLine = Annotated[Literal[
    "sharp_throw", "deep_breath", "shake_off", "bullseye",
], Meta(title="DartsLine")]

RescueName = Annotated[Literal[
    "gadget_arm", "reflex_powder", "red_minotaur", "bravado",
], Meta(title="RescueName")]
"""What saves a failed training roll."""

LockType = Annotated[Literal["L", "T", "F"], Meta(title="LockType")]
"""Lever, trip, force."""

Lock = Annotated[Literal[
    "2L", "2T", "2F", "3L", "3T", "3F", "4L", "4T", "4F", "5L", "5T", "5F",
], Meta(title="Lock")]
"""A lock as it is written on a card: how hard it is, and of which type."""

ToolName = Annotated[Literal["multi_tool", "prying_iron", "stone_hammer"], Meta(title="ToolName")]
"""Loot that adds to a lockpicking die."""

Intuition = Annotated[Literal["reroll", "convert", "save"], Meta(title="Intuition")]

RewardName = Annotated[Literal[
    "progress", "training", "loot_each", "loot_per_winner", "loot_party", "trove_each", "trove_party",
    "trove_if_opened",
], Meta(title="RewardName")]

CardName = Annotated[Literal[
    "G01", "G02", "G03", "G04", "G05", "G06", "G07", "G08", "G09", "G10", "G11", "G12", "G13", "G14", "G15",
    "G16", "G17", "G18", "G19", "G20", "G21", "G22", "G23", "G24", "G25", "G26", "G27", "G28", "G29", "G30",
    "SP1", "SP2", "SP3", "SP4", "SP5", "SP6",
    "T-nom-1", "T-mulmesh-1", "T-drellen-1", "T-gendricks-1", "T-gendricks-2", "T-goblinking-1",
    "T-goblinking-2", "T-marrow-1", "T-marrow-2", "T-duster-1", "T-duster-2", "T-duster-3",
    "S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08", "S09", "S10", "S11", "S12",
], Meta(title="CardName")]
"""Encounter cards: general, special, of the tyrants, for a lone Gearloc."""
# fmt: on

VerdictName = NewType("VerdictName", str)
"""What the party can decide, as the catalogue calls it: an option of a card, a Gearloc, where to go."""
PickFace = NewType("PickFace", str)
"""What a lockpicking die shows, as it is written; tools raise it."""


def words(kind: Any) -> Any:
    """A list of words as a tuple, in its order."""
    return get_args(get_args(kind)[0])


def check_words(kind: Any, used: Iterable[str]) -> None:
    """Refuse a list that is not what is in the box."""
    listed, found = set(words(kind)), set(used)
    assert listed == found, f"{sorted(listed ^ found)} is on one side only"
