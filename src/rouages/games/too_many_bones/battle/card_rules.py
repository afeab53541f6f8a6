"""What encounter cards do in battle: at its start, and at the start and end of rounds."""

from __future__ import annotations

from msgspec.structs import replace

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.baddies.tyrant_die import put_orb
from rouages.games.too_many_bones.box.chips import CHIPS, NO_CHIP, is_tyrant
from rouages.games.too_many_bones.box.components import ALLY, GEARLOCS, NOBODY, ORB
from rouages.games.too_many_bones.box.dice import d6
from rouages.games.too_many_bones.box.effects import POISON, STUN
from rouages.games.too_many_bones.box.mat import BADDIE_RANGED, OFF, ROW
from rouages.games.too_many_bones.box.rules import MOST_BADDIES
from rouages.games.too_many_bones.events.adventure import NumberRolled
from rouages.games.too_many_bones.gearlocs.selecting import free_defence
from rouages.games.too_many_bones.gearlocs.shield_wall import throw_shields
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.fall import send_off
from rouages.games.too_many_bones.units.harm import afflict, harm
from rouages.games.too_many_bones.units.queue import add

LAST_ROUND_OF_NOM = 3


def at_battle_start(table: Bones) -> None:
    """Poison from the bog, blows before the first turn, an orb that hums."""
    rules = table.rules
    for seat in table.standing():
        if seat in table.battle.poisoned:
            afflict(table, seat, POISON, 2)
        if rules.mohlnor_blows:
            harm(table, seat, len(table.who), cause="card")
        if rules.wary:
            throw_shields(table, seat, free_defence(table, seat))
        table.buff[seat] += rules.start_buff
    if rules.hall_orb:
        place = next((place for place in ROW[BADDIE_RANGED] if table.mat[place] < 0), OFF)
        if place != OFF:
            put_orb(table, place, 3 * len(table.who))
    if rules.thief:
        table.battle.thief = table.chip[GEARLOCS]
    if rules.spear and table.at[GEARLOCS] != OFF:
        table.attack_change[GEARLOCS] -= 2
        table.battle.party_atk = 1


def roll(table: Bones) -> int:
    """The party rolls the D6."""
    number = d6(table.rng)
    table.say(NumberRolled(None, number))
    return number


def at_round_start(table: Bones) -> None:
    """Fire from the sky, gas from the swamp, guards, reinforcements, a giant that stumbles."""
    rules = table.rules
    _hurt_party(table, rules.burning)
    if rules.swamp and roll(table) <= 3:
        _hurt_party(table, 1)
    _hurt_foes(table, rules.guards)
    if rules.scout_called and 2 <= table.round <= 5:
        add(table, 1, on_top=False)
    if table.battle.scattered:
        giants = [unit for unit in table.foes() if CHIPS[table.chip[unit]].points == 20]
        if giants and roll(table) <= table.battle.scattered:
            for unit in giants[:1]:
                afflict(table, unit, STUN)


def _hurt_party(table: Bones, amount: int) -> None:
    for seat in table.standing():
        harm(table, seat, amount, cause="card", true=True)


def _hurt_foes(table: Bones, amount: int) -> None:
    if amount:
        for unit in table.foes():
            harm(table, unit, amount, cause="card", true=True)


def at_round_end(table: Bones) -> None:
    """A burning thicket, the humming orb, more Baddies, those who leave, those who enter."""
    rules = table.rules
    _hurt_foes(table, rules.thicket)
    if rules.hall_orb and table.stands(ORB):
        for seat in table.standing():
            if not table.adjacent(seat, ORB):
                harm(table, seat, 1, cause="orb")
    if rules.pay_off and 3 <= table.round <= 5 and roll(table) <= 3:
        add(table, 1, on_top=False)
    if rules.nom_visits:
        nom_leaves(table)
    if rules.duel:
        end_duel(table)
    if rules.one_lane and len(table.standing()) < 2 and any(table.away):
        call_in(table, table.away.index(True))
    if rules.one_by_one:
        send_next(table)
    if rules.golem and table.round == 3:
        golem_turns(table)
    if table.round >= rules.last_round:
        table.battle.time_up = True


def nom_leaves(table: Bones) -> None:
    """Nom goes home at the end of round 3."""
    for unit in table.foes():
        if is_tyrant(table.chip[unit]) and table.round >= LAST_ROUND_OF_NOM:
            send_off(table, unit)


def end_duel(table: Bones) -> None:
    """Everybody enters at the end of round 3, or of the round in which either falls."""
    fallen = not table.foes() or not table.standing()
    if table.round >= 3 or fallen:
        table.rules = replace(table.rules, duel=False, most_baddies=MOST_BADDIES)
        for seat in table.seats:
            if table.away[seat]:
                table.returning[seat] = table.hp[seat]


def call_in(table: Bones, seat: Seat) -> None:
    """A Gearloc that waits off the mat enters as it is."""
    table.returning[seat] = table.hp[seat]


def send_next(table: Bones) -> None:
    """Who was revived waits at the end of the line; its first enters an empty mat (ruling 66)."""
    for seat in table.seats:
        if table.returning[seat] and not table.away[seat]:
            table.hp[seat], table.returning[seat] = table.returning[seat], 0
            table.away[seat] = True
            table.battle.line = (*[other for other in table.battle.line if other != seat], seat)
    if not table.standing():
        call_in(table, next(seat for seat in table.battle.line if table.away[seat]))


def golem_turns(table: Bones) -> None:
    """The golem is nobody's friend any more, and the Gearloc enters."""
    table.rules = replace(table.rules, golem=False, ally=False)
    for seat in table.seats:
        table.returning[seat] = table.hp[seat]
    unit = next((free for free in range(GEARLOCS, GEARLOCS + 4) if table.at[free] == OFF), NOBODY)
    if table.at[ALLY] != OFF and unit != NOBODY:
        for zone in (table.chip, table.hp, table.top, table.at, table.ones, table.twos):
            zone[unit] = zone[ALLY]
        table.mat[table.at[unit]] = unit
        table.meter[table.meter.index(ALLY)] = unit
        table.at[ALLY], table.chip[ALLY] = OFF, NO_CHIP
        for zone in (table.hp, table.top, table.ones, table.twos):
            zone[ALLY] = 0
