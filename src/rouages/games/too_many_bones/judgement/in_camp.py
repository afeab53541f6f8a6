"""First impressions between battles: encounters, training, recovery, locks and darts."""

from __future__ import annotations

from typing import Any

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.adventure.camp_loot import UseCampLoot
from rouages.games.too_many_bones.adventure.encounter import by_party
from rouages.games.too_many_bones.adventure.evening import StayUp
from rouages.games.too_many_bones.adventure.recovery import (
    Give,
    LetOthersFirst,
    PickTrove,
    RecoverInCamp,
    Rest,
    Scout,
    Search,
)
from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.box.components import ATK, DEF, DEX, HP, STATS
from rouages.games.too_many_bones.box.rules import BattleRules
from rouages.games.too_many_bones.box.words import LootName
from rouages.games.too_many_bones.encounters.courses import COURSES
from rouages.games.too_many_bones.encounters.darts import PLANS, START_HP, DartsDice, DartsPlan, game_of
from rouages.games.too_many_bones.judgement.strength import (
    FOE_WORTH,
    chance,
    party_strength,
    points_strength,
    skills_learnt,
    trained,
    tyrant_strength,
)
from rouages.games.too_many_bones.party.decisions import OPTION, SHARE, TYRANT_NOW, Verdict
from rouages.games.too_many_bones.party.lockpicking import (
    BoostPick,
    MechPick,
    OpenByIntuition,
    OpenLock,
    RerollPick,
    Retry,
)
from rouages.games.too_many_bones.party.training import LearnSkill, TrainStat
from rouages.games.too_many_bones.table import Bones


def verdict_value(table: Bones, option: Verdict) -> float:
    """What the party should do."""
    if option.topic == TYRANT_NOW:
        return tyrant_value(table) if option.number else 0.5
    if option.topic == OPTION:
        return option_value(table, option.number)
    if option.topic == SHARE:
        return -float(len(table.hands[option.number]))
    return float(table.hp[option.number] + trained(table, option.number, ATK))


def tyrant_value(table: Bones) -> float:
    """Go when there is a fair chance, or when days run out."""
    left = table.days - table.day
    if left <= 1:
        return 1.0
    return chance(party_strength(table), tyrant_strength(table)) - 0.05 * left


def option_value(table: Bones, number: int) -> float:
    """The reward, by how likely it is won, and what the battle costs."""
    facts = CARDS[table.card]
    option = facts.options[number]
    reward = _worth(option.reward) + _worth(facts.reward)
    if option.reward.get("none"):
        return -3.0
    if not option.battle or option.base == "none":
        return reward * (0.75 if COURSES[table.card][number].first else 1.0)
    theirs = points_strength(len(table.who) * table.day)
    for mod in (mod for one in option.mods for mod in by_party(table, one)):
        if mod.op == "add_baddies":
            count = len(table.who) if isinstance(mod.count, str) else mod.count
            theirs += count * FOE_WORTH[mod.points]
        elif isinstance(mod.amount, int):
            theirs += 2.2 * mod.amount
        elif isinstance(mod.amount, dict):
            theirs += 2.2 * mod.amount["1-2" if len(table.who) <= 2 else "3-4"]
    theirs += risk(option.rules)
    won = chance(party_strength(table), theirs)
    return reward * won - (1 - won) * 4.0


def risk(rules: BattleRules) -> float:
    """What a card's rules add to the strength of the other side."""
    against = (
        1.0 * rules.one_lane
        + 4.0 * rules.tied_hands
        + 3.0 * (rules.no_skills_until > 0)
        + 4.0 * rules.no_defence
        + 5.0 * (rules.calm_until > 0)
        + 4.0 * (rules.melee_calm_until > 0)
        + 5.0 * (rules.burning > 0)
        + 3.0 * rules.swamp
        + 2.5 * rules.keen_archers
        + 5.0 * (rules.less_dex > 0)
        + 3.0 * rules.pigs
        + 4.0 * rules.scout_called
        + 3.0 * rules.surprised_party
        + 2.0 * rules.no_plans
        + 4.0 * rules.costly_bones
        + 10.0 * rules.nom_visits
        + 4.0 * rules.mohlnor_blows
        + 5.0 * rules.hall_orb
        + 4.0 * (rules.rise_again > 0)
    )
    in_favour = (
        3.0 * rules.surprised_baddies
        + 6.0 * (rules.guards > 0)
        + 6.0 * (rules.entry_loss > 0)
        + 8.0 * (rules.thicket > 0)
    )
    return against - in_favour


def _worth(reward: dict[str, Any]) -> float:
    weights = {
        "progress": 3.0,
        "training": 2.0,
        "loot_each": 0.8,
        "loot_party": 0.4,
        "trove_each": 1.0,
        "trove_party": 0.5,
    }
    found = 0.0
    for name, weight in weights.items():
        value = reward.get(name, 0)
        found += weight * (1.0 if isinstance(value, str) else value)
    return found


SKILL_WORTH = {
    "frag": 3.6,
    "big_boom": 2.6,
    "stunner": 2.6,
    "napalm": 2.6,
    "smoke_screen": 1.9,
    "med_kit": 2.5,
    "stim_kit": 2.7,
    "stim_belt": 2.3,
    "chem_kit": 2.0,
    "chain_reactor": 2.2,
    "toxins": 2.2,
    "nutrients": 2.0,
    "confidence": 2.6,
    "tenacity": 2.6,
    "renown": 2.7,
    "stand_ground": 2.3,
    "shield_form": 2.5,
    "sword_advance": 2.3,
    "like_a_wolf": 2.6,
    "like_a_wyrm": 2.2,
    "like_a_kobold": 2.5,
    "strengthen": 2.3,
    "cripple": 1.9,
    "raaage": 2.2,
    "raaaaage": 1.8,
}


def training_value(table: Bones, seat: Seat, option: TrainStat | LearnSkill) -> float:
    """A failed roll costs nothing, so ATK and DEF are tried first while DEX can use them."""
    if isinstance(option, LearnSkill):
        known = skills_learnt(table, seat)
        return SKILL_WORTH.get(option.skill, 1.2) + (0.6 if known < 3 else 0.0)
    stat = STATS.index(option.stat)
    bonus = table.bonus[4 * seat + stat]
    own = trained(table, seat, stat)
    dex, white = trained(table, seat, DEX), trained(table, seat, ATK) + trained(table, seat, DEF)
    if stat == ATK:
        return 9.0 if own < min(6, dex) else 0.5
    if stat == DEF:
        return 8.0 if white < dex + 1 and own < (5 if table.name(seat) == "picket" else 2) else 0.5
    if stat == HP:
        return 3.3 - 0.3 * bonus + (0.6 if own < 5 else 0.0)
    return 3.6 - 0.2 * bonus if own < white + 1 else 1.4 - 0.2 * bonus


def camp_value(table: Bones, seat: Seat, option: Any) -> float:
    """Pick locks, rest when hurt, otherwise look around."""
    lost = table.lacks(seat)
    match option:
        case PickTrove():
            return 6.0 + (0.5 if option.owner == seat else 0.0)
        case UseCampLoot(loot=loot):
            return camp_loot_value(table, seat, loot, lost)
        case Rest():
            return 4.0 if lost >= 1 else 0.0
        case Scout():
            return 0.5
        case Search():
            return 0.3
        case Give():
            return -1.0
        case LetOthersFirst():
            return -2.0
    return 0.1


def settle_value(table: Bones, seat: Seat, option: Any) -> float:
    """To stay up is worth what there is to do."""
    if not isinstance(option, StayUp):
        return camp_value(table, seat, option)
    left = RecoverInCamp(seat).options(table)
    return max([camp_value(table, seat, each) for each in left if not isinstance(each, Rest)], default=0.0)


FULL_WORTH: dict[LootName, int] = {
    "healing_flask": 1,
    "last_battle_stew": 1,
    "mixed_berries": 4,
    "zelfey_seeds": 2,
}
"""The HP that must be missing before a card is used rather than kept."""


def first_value(table: Bones, seat: Seat, option: Any) -> float:
    """Before something that HP decide: heal what is worth a card, and look at what waits."""
    if not isinstance(option, UseCampLoot):
        return 0.0
    if option.loot in FULL_WORTH:
        lost = table.lacks(seat if option.on is None else option.on)
        return 1.0 if lost >= FULL_WORTH[option.loot] else -1.0
    return camp_loot_value(table, seat, option.loot, 0)


def room_value(table: Bones, seat: Seat, option: Any) -> float:
    """A card is better used than thrown away."""
    return 1.0 if isinstance(option, UseCampLoot) else 0.0


def camp_loot_value(table: Bones, seat: Seat, loot: str, lost: int) -> float:
    """What is better used now than kept."""
    if loot in ("tewaren_gem", "fortunate_discovery", "troll_brew", "small_spotting_scope"):
        return 5.0
    if loot == "last_battle_stew":
        return 4.5
    if loot == "treasure_trove_map":
        return 5.0
    return 0.0 if loot != "mixed_berries" or lost < 5 else 0.2


def lock_value(table: Bones, option: Any) -> float:
    """Open with as few dice as can be; otherwise roll again."""
    match option:
        case OpenLock():
            return 9.0 - len(option.dice)
        case OpenByIntuition():
            return 9.0 - len(option.dice) + (1.0 if option.by == "save" else 0.0)
        case RerollPick():
            return 4.0 if option.by == "intuition" else 2.0
        case Retry():
            return 3.5
        case BoostPick():
            short = table.locks[0] // 3 - table.pick_dice[3 * option.die]
            gain = {"multi_tool": 1, "prying_iron": 2, "stone_hammer": 4}[option.loot]
            return 3.0 if 0 < short <= gain else -1.0
        case MechPick():
            return 3.0
    return 0.0


def darts_value(table: Bones, option: Any) -> float:
    """Two darts and a shield; finish when it can be finished."""
    if isinstance(option, DartsDice):
        return 2.0 * option.attack + 1.0 * option.defence + 1.4 * option.status
    assert isinstance(option, DartsPlan)
    for plan in PLANS:
        if plan["id"] == option.plan:
            healed = min(int(plan.get("heal", 0)), START_HP - game_of(table).mine.hp)
            return float(plan.get("damage", 0)) + 0.9 * healed
    return 0.0
