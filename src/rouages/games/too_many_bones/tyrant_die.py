"""The dice and special skills of the seven tyrants."""

from __future__ import annotations

from rouages.games.too_many_bones.battle_events import Left, MeterChanged, TyrantRolled
from rouages.games.too_many_bones.chips import CHIPS, ORB_CHIP
from rouages.games.too_many_bones.components import GEARLOCS, ORB
from rouages.games.too_many_bones.dice import DEFENCE_DIE, roll
from rouages.games.too_many_bones.dice_events import BaddieActed, DiceLost
from rouages.games.too_many_bones.effects import BLEED, EFFECTS, MOST_POISON, POISON
from rouages.games.too_many_bones.fall import leave_mat
from rouages.games.too_many_bones.harm import afflict, harm, heal, relieve
from rouages.games.too_many_bones.mat import (
    BADDIE_RANGED,
    DISTANCE,
    LANES,
    NEIGHBOURS,
    OFF,
    paths,
    position,
)
from rouages.games.too_many_bones.moving import farthest, free_beside, move
from rouages.games.too_many_bones.queue import add
from rouages.games.too_many_bones.table import Bones, Unit

ORB_HP = 4
BOMB = 3
HOME = position(BADDIE_RANGED, 2)
"""Marrow goes back to the ranged place of lane 3."""


def roll_tyrant_die(table: Bones, unit: Unit) -> None:
    """The tyrant's own die; what works before damage works now."""
    if table.at[ORB] != OFF and CHIPS[table.chip[unit]].id == "gendricks":
        return
    face = CHIPS[table.chip[unit]].die[roll(table.rng, 1, "tyrant die")[0]]
    table.say(TyrantRolled(unit, face))
    table.moment[face] = 1
    if face.startswith("orb_"):
        raise_orb(table, int(face[-1]) - 1)
    elif face == "charred_mander":
        burn_kobold(table, unit)
    elif face == "call_for_help":
        add(table, 1 if len(table.who) <= 2 else 5, on_top=False)
    elif face == "silver_hide":
        table.rules["silver_hide"] = 1
    elif face == "howl":
        howl(table, unit)
    elif face == "skull_crack_axe":
        table.moment["true_attack"] = 1
    elif face == "blood_rage":
        for effect in range(len(EFFECTS)):
            relieve(table, unit, effect)
    elif face == "cloak_and_dagger":
        cloak(table, unit)


def before_attack(table: Bones, unit: Unit) -> None:
    """What the die and the skills do to the targets before damage."""
    moment = table.moment
    victims = [enemy for enemy in dict.fromkeys(table.aimed) if enemy < GEARLOCS]
    for seat in victims:
        if "om_nom" in moment:
            strip(table, seat)
        if "poison_enhancer" in moment and table.has(seat, POISON) and "antidote" not in table.lasting:
            afflict(table, seat, POISON, MOST_POISON)
        if "poison_2" in moment:
            afflict(table, seat, POISON, 2)
    if table.skill(unit, "kaboom") and victims:
        table.say(BaddieActed(unit, table.name(unit), "kaboom"))
        for seat in table.standing():
            move(table, seat, farthest(table, seat, table.at[unit]))


def strip(table: Bones, seat: int) -> None:
    """All DEF dice of a Gearloc are taken away."""
    for zone in (table.active, table.locked):
        zone[seat] = [die for die in zone[seat] if die.number != DEFENCE_DIE]
    table.say(DiceLost(seat, "def", 0))


def after_attack(table: Bones, unit: Unit) -> None:
    """What the die does after damage."""
    moment = table.moment
    victims = [enemy for enemy in dict.fromkeys(table.aimed) if enemy < GEARLOCS]
    for seat in victims:
        if "thunderclub" in moment and table.stands(seat):
            move(table, seat, farthest(table, seat, table.at[unit]))
            harm(table, seat, 1, unit, true=True)
        if "dusters_dagger" in moment and table.stands(seat) and moment.get(f"hurt{seat}", 0):
            afflict(table, seat, BLEED)
    if "careless_bomb" in moment:
        careless_bomb(table, unit)
    if "blood_rage" in moment and table.stands(unit):
        reach = paths(table.mat, table.at[unit], 2)
        move(table, unit, min(reach, key=lambda place: (DISTANCE[place][HOME], reach[place])))
        heal(table, unit, 3)


def raise_orb(table: Bones, lane: int) -> None:
    """An orb stands in the Baddie ranged place of the lane, or the next free one; else nothing."""
    place = next((row * LANES + lane for row in range(4) if table.mat[row * LANES + lane] < 0), OFF)
    if place != OFF:
        put_orb(table, place, table.lasting.get("orb_hp", ORB_HP))
        table.rules["orb"] = 1


def put_orb(table: Bones, place: int, hp: int) -> None:
    """Set the orb down."""
    table.chip[ORB] = ORB_CHIP
    table.hp[ORB] = table.top[ORB] = hp
    table.at[ORB] = place
    table.mat[place] = ORB


def burn_kobold(table: Bones, unit: Unit) -> None:
    """The weakest Kobold burns for 1, rushes beside the nearest enemy and deals it 2."""
    kobolds = [foe for foe in table.foes() if CHIPS[table.chip[foe]].named == "kobold"]
    if not kobolds:
        return
    kobold = min(kobolds, key=lambda foe: (table.hp[foe], foe))
    harm(table, kobold, 1, unit)
    friends = [seat for seat in table.friends() if free_beside(table, seat)]
    if not table.stands(kobold) or not friends:
        return
    enemy = min(friends, key=lambda seat: DISTANCE[table.at[kobold]][table.at[seat]])
    if not table.adjacent(kobold, enemy):
        places = [place for place in NEIGHBOURS[table.at[enemy]] if table.mat[place] < 0]
        move(table, kobold, min(places, key=lambda place: DISTANCE[place][table.at[kobold]]))
    harm(table, enemy, 2, kobold)


def howl(table: Bones, unit: Unit) -> None:
    """Every other Baddie goes up a place on the meter, never above Mulmesh."""
    top = table.meter.index(unit)
    for place in range(top + 2, len(table.meter)):
        if table.meter[place] >= GEARLOCS:
            table.meter[place - 1], table.meter[place] = table.meter[place], table.meter[place - 1]
    table.say(MeterChanged(tuple(table.meter)))


def careless_bomb(table: Bones, unit: Unit) -> None:
    """3 damage to the strongest Baddie and everything beside it; the King cannot hurt himself."""
    strongest = max(table.foes(), key=lambda foe: (table.hp[foe], -foe))
    near = table.beside(table.at[strongest])
    for other in (strongest, *near):
        if other != unit:
            harm(table, other, BOMB, unit)


def cloak(table: Bones, unit: Unit) -> None:
    """The next Gearloc on the meter vanishes, and Duster takes its place."""
    if len(table.standing()) < 2:
        return
    place = table.meter.index(unit)
    order = table.meter[place + 1 :] + table.meter[:place]
    taken = next(other for other in order if other < GEARLOCS)
    there = table.at[taken]
    kept = table.hp[taken]
    table.say(Left(taken, table.name(taken)))
    leave_mat(table, taken)
    table.hp[taken] = kept
    table.away[taken] = True
    table.rules["cloaked"] = 1
    table.aimed = [enemy for enemy in table.aimed if enemy != taken]
    move(table, unit, there)
