"""First impressions in battle: where to stand, whom to hit, which dice to roll, how to use them."""

from __future__ import annotations

from typing import Any

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import ATK, GEARLOCS
from rouages.games.too_many_bones.box.dice import GEARLOC
from rouages.games.too_many_bones.box.mat import DISTANCE
from rouages.games.too_many_bones.gearlocs.any_time import AnyTime
from rouages.games.too_many_bones.gearlocs.choices import (
    Aim,
    Done,
    Drop,
    LockShield,
    OneMore,
    Shield,
    StoreBones,
    Strike,
    UseDie,
)
from rouages.games.too_many_bones.gearlocs.loot import UseLoot
from rouages.games.too_many_bones.gearlocs.plans import UsePlan
from rouages.games.too_many_bones.gearlocs.selecting import PickAttack, PickDefence, PickSkill, RollThem
from rouages.games.too_many_bones.judgement.strength import threat, toughness
from rouages.games.too_many_bones.party.slots import rage_die
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.harm import shield_total
from rouages.games.too_many_bones.units.moving import Spot
from rouages.games.too_many_bones.units.targets import targets

HIT = 5 / 6
"""What an ATK die deals on average."""


def danger(table: Bones, seat: Seat) -> float:
    """The damage that a Gearloc may expect before its next turn, less what its shields take."""
    foes = [unit for unit in table.foes() if not CHIPS[table.chip[unit]].melee or near(table, unit, seat)]
    blows = sum([HIT * CHIPS[table.chip[unit]].attack for unit in foes])
    share = blows / max(1.0, len(table.standing()) * 0.75)
    return share - shield_total(table.active[seat]) - shield_total(table.locked[seat])


def near(table: Bones, unit: Unit, seat: Seat) -> bool:
    """Whether a melee Baddie can reach a Gearloc in its next turn."""
    return DISTANCE[table.at[unit]][table.at[seat]] <= 3


def stand_value(table: Bones, seat: Seat, place: int) -> float:
    """Melee wants a foe beside it, ranged wants them far."""
    gaps = [DISTANCE[place][table.at[unit]] for unit in table.foes()]
    if not gaps:
        return 0.0
    nearest = min(gaps)
    if GEARLOC[table.who[seat]].melee:
        beside = sum([gap == 1 for gap in gaps])
        return -2.0 * nearest - (0.4 * (beside - 1) if beside > 1 else 0.0)
    return float(nearest)


def walk_value(table: Bones, seat: Seat, option: Any) -> float:
    """Go where someone can be hit, as long as DEX is left to hit; use Loot that helps now."""
    if isinstance(option, Spot):
        if targets(table, seat):
            return -1.0
        if not GEARLOC[table.who[seat]].melee:
            return -1.0
        gaps = [
            (DISTANCE[option.place][table.at[unit]], DISTANCE[table.at[seat]][table.at[unit]])
            for unit in table.foes()
        ]
        nearest_now = min((now for _, now in gaps), default=0)
        closer = min((gap for gap, _ in gaps), default=9) < nearest_now
        return 2.0 if closer and table.dex > 1 else -1.0
    if isinstance(option, UseLoot | AnyTime | Drop):
        return use_value(table, seat, option)
    return 0.0


def target_value(table: Bones, seat: Seat, unit: Unit) -> float:
    """What can be killed now, and what threatens most; thick skin is left alone by weak arms."""
    power = HIT * min(table.dex, table.stat(seat, ATK))
    tough = toughness(table, unit)
    value = 2.0 + 1.2 * threat(table.chip[unit]) - 0.35 * tough
    if power >= tough:
        value += 4.0
    if table.rules.tyrant_battle and CHIPS[table.chip[unit]].points == 100:
        value += 2.5
    if table.skill(unit, "thick_skin") >= power - 0.3:
        value -= 3.5
    return value


def pick_value(table: Bones, seat: Seat, option: Any) -> float:
    """White dice by danger and target; skill dice by what they are for."""
    match option:
        case RollThem():
            return 0.05
        case PickAttack():
            thick = table.target >= 0 and table.skill(table.target, "thick_skin") > 1
            return 3.0 if thick or table.picked.count(0) < 2 else 2.45
        case PickDefence():
            return 2.4 if danger(table, seat) > table.picked.count(17) * 0.7 else 0.9
        case PickSkill(skill=skill):
            return skill_worth(table, seat, skill)
    return PLAIN_USES.get(type(option), 0.0)


def skill_worth(table: Bones, seat: Seat, skill: str) -> float:
    """What a skill die is worth rolling now."""
    hurt = max([table.lacks(friend) for friend in table.standing()], default=0)
    worth = BASE_WORTH.get(skill, 1.8)
    if (skill in HEALING and hurt < 2) or (skill in ("element", "casing", "fuse") and table.grenades >= 3):
        worth = 0.0
    elif skill in ("big_boom", "holy_hand_grenade"):
        worth = 2.0 + 0.6 * len(table.foes())
    elif skill == "liquid_life" and len(table.standing()) == len(table.who) and table.hp[seat] > 2:
        worth = 0.0
    elif skill in ("toxins", "bone_saw", "intimidate") and table.target < 0:
        worth = 0.3
    return worth


HEALING = ("med_kit", "med_pack", "nutrients", "gobby_jerky")
BASE_WORTH = {
    "med_kit": 2.8,
    "med_pack": 2.8,
    "nutrients": 2.8,
    "gobby_jerky": 2.8,
    "element": 2.6,
    "casing": 2.6,
    "fuse": 2.6,
    "fast_hands": 0.0,
    "distiller": 0.0,
    "liquid_life": 2.5,
    "stim_lethal": 3.0,
    "zappack": 1.0,
    "orcish_ale": 0.0,
    "sonic_cleanse": 0.0,
    "toxins": 2.5,
    "bone_saw": 2.5,
    "intimidate": 2.5,
    "anger_management": 0.4,
    "frag": 4.0,
    "stunner": 3.4,
    "napalm": 3.2,
    "smoke_screen": 2.4,
    "flashbang": 1.6,
    "stim_kit": 2.9,
    "stim_belt": 2.9,
    "chem_kit": 2.3,
    "poison_dart": 2.8,
    "confidence": 2.5,
    "tenacity": 2.6,
    "renown": 2.7,
    "like_a_wolf": 2.7,
    "like_a_wyrm": 2.6,
    "like_a_kobold": 2.7,
    "way_of_the_wild": 1.5,
    "strengthen": 2.6,
    "cripple": 2.0,
    "stand_ground": 2.2,
    "shield_form": 2.2,
    "sword_advance": 2.2,
    "lockdown": 1.0,
    "bravado": 1.6,
    "horn_o_the_zerker": 2.0,
}


def use_value(table: Bones, seat: Seat, option: Any) -> float:
    """What to do with the dice: hurt, heal, shield, store, and end when nothing is left."""
    match option:
        case Shield() | LockShield():
            return 7.0 + option.value
        case UsePlan():
            return plan_value(table, seat, option)
        case UseDie():
            return die_value(table, seat, option)
        case UseLoot():
            return loot_value(table, seat, option)
        case AnyTime():
            return deed_value(table, seat, option)
        case Strike():
            return 9.0 + 0.01 * option.damage
        case Aim():
            return 8.0 + 0.1 * target_value(table, seat, option.unit)
    return PLAIN_USES.get(type(option), 0.0)


PLAIN_USES: dict[type[Any], float] = {StoreBones: 6.0, OneMore: 5.0, Drop: -1.0, Done: 0.1}
"""What the simple choices are worth."""


def die_value(table: Bones, seat: Seat, option: UseDie) -> float:
    """A die is used on the foe or friend that gains the party most."""
    verb, on = option.verb, option.end
    if verb in ("damage", "true_damage", "poison", "cripple", "disable", "drop_ini"):
        return 6.0 + 0.2 * target_value(table, seat, on)
    if verb == "heal":
        return 5.0 + min(option.value, table.lacks(on))
    if verb == "keep":
        return keep_value(table, option)
    if verb == "jump":
        return 4.0 if table.target < 0 else -1.0
    return PLAIN_VERBS.get(verb, 5.5)


PLAIN_VERBS = {
    "revive_later": 8.0,
    "perma_hp": 8.0,
    "multiply": 8.0,
    "reroll": 0.0,
    "switch": 0.05,
    "rush": 0.05,
    "drink_ale": 0.05,
    "anger_down": 0.05,
}


def keep_value(table: Bones, option: UseDie) -> float:
    """An Active die goes to the one in danger, an ATK die to the strongest arm."""
    if option.icon in ("buff_hp", "adv_def", "recover", "booster", "intercept"):
        return 5.0 + 0.5 * danger(table, option.end)
    return 4.0 + table.stat(option.end, ATK) if option.icon == "buff_atk" else 5.0


def plan_value(table: Bones, seat: Seat, option: UsePlan) -> float:
    """Save for the upgrade while it is cheap to do so; otherwise hit and heal."""
    plan, on = option.plan, option.end
    if plan == "innate_upgrade":
        return 8.0
    if plan in ("throw_odds", "throw_ends", "needle_jab", "overcharge", "mechanical_boomerang"):
        tough = toughness(table, on)
        strong = {"throw_odds": 1, "throw_ends": 3, "needle_jab": 2, "overcharge": 4}.get(plan, 2)
        return 6.5 if tough <= strong else 3.0 if plan != "throw_odds" else 0.0
    if plan in ("heal_gearloc", "recoup", "minor_patch_kit", "benevolence"):
        return 5.0 if table.lacks(on if on >= 0 else seat) >= 2 else 0.0
    if plan in ("shield_bash", "shield_shock"):
        total = shield_total(table.active[seat] + table.locked[seat] + table.rolled)
        dealt = total - table.skill(on, "thick_skin") - table.ones[on] - 2 * table.twos[on]
        return 6.5 if dealt >= table.hp[on] else 5.0 if dealt >= 3 else 0.0
    if plan in ("fortunate_discovery", "axe_collector", "flash_arrows", "poison_vial_kit"):
        return 3.5
    if plan == "lightning_on_a_stick":
        return 4.0
    return 0.0


def loot_value(table: Bones, seat: Seat, option: UseLoot) -> float:
    """Heal when it counts, throw what can be thrown."""
    hurt = table.lacks(option.end if 0 <= option.end < GEARLOCS else seat)
    loot = option.loot
    useful = {
        "mixed_berries": hurt >= 3 and table.hp[seat] <= 2,
        "fresh_bog_meat": hurt >= 3 and table.hp[seat] <= 2,
        "oggot_herbs": hurt >= 2,
        "zelfey_seeds": hurt >= 2,
        "healing_flask": hurt >= 2,
        "throwing_axe": True,
        "infused_incense": bool(targets(table, seat)),
        "mechanical_assistance": table.dex < table.stat(seat, ATK) + 1 and bool(targets(table, seat)),
        "zelfey_root": len(table.foes()) >= 2,
        "fortunate_discovery": True,
    }
    if not useful.get(loot, False):
        return 0.0
    if loot == "throwing_axe":
        return 4.0 + 0.1 * target_value(table, seat, option.end) if option.end in table.foes() else -1.0
    return 4.0


def deed_value(table: Bones, seat: Seat, option: AnyTime) -> float:
    """Build grenades, throw axes, and vent rage before it breaks."""
    match option.deed:
        case "build":
            return 8.0
        case "throw_axe":
            return 5.0 + 0.2 * target_value(table, seat, option.end)
        case "cash_bodies":
            return 5.0 if table.lacks(seat) >= table.bodies else 0.0
        case "execute":
            return 9.5 + CHIPS[table.chip[option.end]].points
        case "advance":
            return 6.0
        case "vent":
            die = rage_die(table, seat)
            return 5.0 if die is not None and die.n >= 3 and table.turn.rolled else 0.0
        case "multiply":
            return 8.0
    return 0.0


HEALS = ("fresh_bog_meat", "healing_flask", "mixed_berries", "oggot_herbs", "zelfey_seeds")


def brace_value(table: Bones, seat: Seat, option: Any) -> float:
    """What heals the Gearloc itself, before the pain."""
    if not isinstance(option, UseLoot):
        return 0.0
    return 1.0 if option.loot in HEALS and option.on in (None, seat) else -1.0
