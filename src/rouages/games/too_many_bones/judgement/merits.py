"""What speaks for an option and against it, for those who learn to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from rouages.engine.agenda import Decision, Seat
from rouages.games.too_many_bones.box.cards import CARDS
from rouages.games.too_many_bones.box.chips import CHIPS, is_tyrant
from rouages.games.too_many_bones.box.components import ATK, DEF, DEX, GEARLOCS, HP, STATS, UNITS
from rouages.games.too_many_bones.box.dice import ATTACK_DIE, DEFENCE_DIE, GEARLOC
from rouages.games.too_many_bones.box.mat import DISTANCE, OFF
from rouages.games.too_many_bones.gearlocs.choices import Strike
from rouages.games.too_many_bones.gearlocs.selecting import PickAttack, PickDefence
from rouages.games.too_many_bones.judgement.in_battle import HIT, danger
from rouages.games.too_many_bones.judgement.in_camp import SKILL_WORTH, option_value, tyrant_value
from rouages.games.too_many_bones.judgement.strength import skills_learnt, threat, toughness, trained
from rouages.games.too_many_bones.party.decisions import OPTION, TYRANT_NOW, Verdict
from rouages.games.too_many_bones.party.training import LearnSkill, TrainStat
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.moving import Spot

FIVES = 5.0
"""HP, damage, dice and steps are told in fives."""
STRIDE = 3
"""A melee foe strikes so far away: it walks two steps first."""


class Merits(Struct, frozen=True):
    """Whom it hurts or helps, where one stands after it, and what it brings."""

    hp: float = 0.0
    """Of the foe that it is used on,"""
    tough: float = 0.0
    """the damage that the foe takes,"""
    threat: float = 0.0
    falls: float = 0.0
    """1 if what is dealt, or may be expected, is enough for it,"""
    short: float = 0.0
    """and how much is lacking, below nought where there is more than enough."""
    is_tyrant: float = 0.0
    is_melee: float = 0.0
    is_beside: float = 0.0
    has_acted: float = 0.0
    mine: float = 0.0
    """1 if it is used on the chooser itself."""
    friend_hp: float = 0.0
    """Of the Gearloc that it is used on,"""
    lacks: float = 0.0
    danger: float = 0.0
    """and the damage that it may expect."""
    healed: float = 0.0
    value: float = 0.0
    """What the die shows."""
    covered: float = 0.0
    """The danger that is left beyond the DEF dice, before one more is chosen,"""
    completes: float = 0.0
    """and 1 for the ATK die with which the target should fall."""
    nearest: float = 0.0
    """From the place: how far the nearest foe is,"""
    foes_beside: float = 0.0
    friends_beside: float = 0.0
    exposed: float = 0.0
    """the ATK dice of those that can strike there,"""
    steps: float = 0.0
    """and how far away it is."""
    outlook: float = 0.0
    """How the party looks at what it decides,"""
    progress: float = 0.0
    """and what that brings."""
    training: float = 0.0
    is_battle: float = 0.0
    trained: float = 0.0
    """What is already there of what is trained,"""
    against_dex: float = 0.0
    """the dice that DEX cannot roll,"""
    worth: float = 0.0
    """and how good the skill seems."""


NOTHING_TO_SAY = Merits()


def merits(table: Bones, decision: Decision[Any, Any], options: Sequence[Any]) -> Sequence[Merits]:
    """What can be worked out of each option from what lies open."""
    seat = decision.seat
    return [merit(table, seat, option) for option in options]


def merit(table: Bones, seat: Seat, option: Any) -> Merits:
    """What speaks for one option."""
    match option:
        case Strike(damage=damage):
            return of_foe(table, seat, table.target, damage, float(damage))
        case PickAttack():
            return of_attack_die(table)
        case PickDefence():
            lying = 0.7 * table.picked.count(DEFENCE_DIE)
            return Merits(covered=(danger(table, seat) - lying) / FIVES)
        case Spot(place=place):
            return of_place(table, seat, place)
        case Verdict():
            return of_verdict(table, option)
        case TrainStat() | LearnSkill():
            return of_training(table, seat, option)
    return of_end(table, seat, option)


def of_end(table: Bones, seat: Seat, option: Any) -> Merits:
    """Of something by whom it is used on."""
    unit = getattr(option, "unit", None)
    if unit is None:
        unit = getattr(option, "on", None)
    value = float(getattr(option, "value", 0))
    if unit is None or not 0 <= unit < UNITS:
        return Merits(value=value / FIVES) if value else NOTHING_TO_SAY
    if unit < GEARLOCS:
        return of_friend(table, seat, unit, value)
    power = value or HIT * min(table.dex, table.stat(seat, ATK))
    return of_foe(table, seat, unit, power, value)


def of_foe(table: Bones, seat: Seat, unit: Unit, power: float, value: float) -> Merits:
    """Of a blow at a foe."""
    if unit < GEARLOCS or table.at[unit] == OFF:
        return Merits(value=value / FIVES)
    tough = toughness(table, unit)
    facts = CHIPS[table.chip[unit]]
    return Merits(
        hp=table.hp[unit] / FIVES,
        tough=tough / FIVES,
        threat=threat(table.chip[unit]) / FIVES,
        falls=float(power >= tough),
        short=(tough - power) / FIVES,
        is_tyrant=float(is_tyrant(table.chip[unit])),
        is_melee=float(facts.melee),
        is_beside=float(table.stands(seat) and table.adjacent(seat, unit)),
        has_acted=float(table.acted[unit]),
        value=value / FIVES,
    )


def of_friend(table: Bones, seat: Seat, unit: Unit, value: float) -> Merits:
    """Of something for a Gearloc."""
    if unit >= len(table.who):
        return NOTHING_TO_SAY
    lacks = table.lacks(unit)
    return Merits(
        mine=float(unit == seat),
        friend_hp=table.hp[unit] / FIVES,
        lacks=lacks / FIVES,
        danger=danger(table, unit) / FIVES if table.round and table.stands(unit) else 0.0,
        healed=min(value, lacks) / FIVES,
        value=value / FIVES,
    )


def of_attack_die(table: Bones) -> Merits:
    """Of one more ATK die: what the target still lacks, and whether it falls."""
    if table.target < GEARLOCS or table.at[table.target] == OFF:
        return NOTHING_TO_SAY
    tough, dealt = toughness(table, table.target), HIT * table.picked.count(ATTACK_DIE)
    return Merits(
        tough=tough / FIVES,
        short=(tough - dealt) / FIVES,
        completes=float(dealt < tough <= dealt + HIT),
        threat=threat(table.chip[table.target]) / FIVES,
    )


def of_place(table: Bones, seat: Seat, place: int) -> Merits:
    """Of a position on the mat."""
    gaps = [(DISTANCE[place][table.at[unit]], CHIPS[table.chip[unit]]) for unit in table.foes()]
    beside = [unit for unit in table.beside(place) if unit != seat]
    return Merits(
        is_melee=float(GEARLOC[table.who[seat]].melee),
        nearest=min([gap for gap, _ in gaps], default=0) / FIVES,
        foes_beside=sum([unit >= GEARLOCS for unit in beside]) / FIVES,
        friends_beside=sum([unit < GEARLOCS for unit in beside]) / FIVES,
        exposed=sum([facts.attack for gap, facts in gaps if not facts.melee or gap <= STRIDE]) / FIVES,
        steps=DISTANCE[place][table.at[seat]] / FIVES if table.stands(seat) else 0.0,
        danger=danger(table, seat) / FIVES if table.stands(seat) else 0.0,
    )


def of_verdict(table: Bones, option: Verdict) -> Merits:
    """Of what the party decides."""
    if option.topic == TYRANT_NOW:
        return Merits(outlook=tyrant_value(table), is_battle=float(option.number))
    if option.topic != OPTION:
        return Merits(
            friend_hp=table.hp[option.number] / FIVES, value=len(table.hands[option.number]) / FIVES
        )
    facts = CARDS[table.card]
    chosen = facts.options[option.number]
    return Merits(
        outlook=option_value(table, option.number) / FIVES,
        progress=amount(facts.reward, "progress") + amount(chosen.reward, "progress"),
        training=amount(facts.reward, "training") + amount(chosen.reward, "training"),
        is_battle=float(chosen.battle),
    )


def amount(reward: dict[str, Any], name: str) -> float:
    """How much of something a reward brings; 1 where that is decided on the way."""
    found = reward.get(name, 0)
    return 1.0 if isinstance(found, str) else float(found)


def of_training(table: Bones, seat: Seat, option: TrainStat | LearnSkill) -> Merits:
    """Of what a training point is spent on."""
    white = trained(table, seat, ATK) + trained(table, seat, DEF)
    beyond = (white - trained(table, seat, DEX)) / FIVES
    if isinstance(option, LearnSkill):
        known = skills_learnt(table, seat) / FIVES
        return Merits(trained=known, against_dex=beyond, worth=SKILL_WORTH.get(option.skill, 1.2) / FIVES)
    stat = STATS.index(option.stat)
    return Merits(
        trained=trained(table, seat, stat) / FIVES,
        against_dex=beyond,
        friend_hp=trained(table, seat, HP) / FIVES,
    )
