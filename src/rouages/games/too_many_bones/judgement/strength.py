"""How strong the party and its foes are, for the bots' first impressions."""

from __future__ import annotations

from math import exp

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.chips import CHIPS, TYRANT_CHIP, Chip, is_scenery
from rouages.games.too_many_bones.box.components import ATK, DEF, DEX, HP
from rouages.games.too_many_bones.box.dice import ABSENT, GEARLOC
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.harm import shield_total

SLOPE = 0.28
"""How sharply a difference in strength decides a battle."""
FOE_WORTH = {1: 3.0, 5: 8.5, 20: 21.0}


def trained(table: Bones, seat: Seat, stat: int) -> int:
    """A stat outside battle."""
    return GEARLOC[table.who[seat]].stats[stat] + table.bonus[4 * seat + stat]


def skills_learnt(table: Bones, seat: Seat) -> int:
    """How many skills a Gearloc has learnt."""
    return sum([state != ABSENT for state in table.skills[seat][1:17]])


def gearloc_strength(table: Bones, seat: Seat) -> float:
    """What a Gearloc brings to a battle, at its present HP."""
    skills = skills_learnt(table, seat)
    dice = min(trained(table, seat, DEX), trained(table, seat, ATK) + trained(table, seat, DEF) + skills / 2)
    return 0.9 * table.hp[seat] + 1.6 * dice + 0.5 * trained(table, seat, ATK) + 0.45 * skills


def party_strength(table: Bones) -> float:
    """All Gearlocs together."""
    return sum([gearloc_strength(table, seat) for seat in table.seats])


def points_strength(points: int) -> float:
    """What a queue of so many points brings."""
    points = max(0, points)
    return points % 5 * FOE_WORTH[1] + points % 20 // 5 * FOE_WORTH[5] + points // 20 * FOE_WORTH[20]


def tyrant_strength(table: Bones) -> float:
    """A tyrant with its company."""
    facts = CHIPS[TYRANT_CHIP[table.tyrant]]
    alone = 1.1 * facts.hp + 3.0 * facts.attack * facts.targets + 2.0 * facts.defence
    if len(table.who) == 1:
        return alone
    return alone + 0.8 * points_strength(len(table.who) * table.day)


def chance(ours: float, theirs: float) -> float:
    """How likely a battle is won."""
    return 1 / (1 + exp(-SLOPE * (ours - theirs)))


def toughness(table: Bones, unit: Unit) -> float:
    """The damage that it takes to defeat a foe."""
    armour = table.ones[unit] + 2 * table.twos[unit] + table.skill(unit, "thick_skin")
    return table.hp[unit] * (1.6 if table.skill(unit, "hardy") else 1.0) + armour


def threat(chip: Chip) -> float:
    """What a foe does if it is left alone."""
    if is_scenery(chip):
        return 0.3
    facts = CHIPS[chip]
    return facts.attack * facts.targets + 0.5 * len(facts.skills) + (3 if facts.points == 100 else 0)


def battle_balance(table: Bones) -> tuple[float, float]:
    """What each side has left in the battle that goes on."""
    ours = sum(
        [gearloc_strength(table, seat) + 0.6 * shield_total(table.active[seat]) for seat in table.standing()]
    )
    theirs = sum([0.8 * toughness(table, unit) + 1.4 * threat(table.chip[unit]) for unit in table.foes()])
    theirs += sum([FOE_WORTH.get(CHIPS[chip].points, 20.0) for chip in table.queue])
    return ours, theirs


def readiness(table: Bones, seat: Seat) -> float:
    """HP as a share of the most."""
    return table.hp[seat] / max(1, table.most_hp(seat))


def most(table: Bones, seat: Seat) -> int:
    """The HP of a Gearloc in full health."""
    return table.base(seat, HP) + table.bonus[4 * seat + HP]
