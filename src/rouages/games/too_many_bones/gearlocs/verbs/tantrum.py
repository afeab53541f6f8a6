"""Tantrum's odd dice: rage up and down, axes, and what the wild taught him."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.chips import POINTS
from rouages.games.too_many_bones.box.components import ATK, STAT_LIMIT
from rouages.games.too_many_bones.box.dice import GEARLOC, Die, attack_roll
from rouages.games.too_many_bones.box.effects import STUN, TAUNT
from rouages.games.too_many_bones.box.words import VerbName
from rouages.games.too_many_bones.events.adventure import Trained, TrainingRolled
from rouages.games.too_many_bones.events.dice import CounterTurned
from rouages.games.too_many_bones.gearlocs.verbs.verb import Verb
from rouages.games.too_many_bones.party.slots import (
    EXECUTE,
    exhaust,
    keep,
    rage,
    rage_die,
    set_rage,
    store,
)
from rouages.games.too_many_bones.spans import put
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.harm import afflict, harm, heal
from rouages.games.too_many_bones.units.moving import LandBeside
from rouages.games.too_many_bones.units.targets import adjacent_baddies, any_baddies, points

MOST_AXES = 3
AXE_DAMAGE = 2


def anger_up(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """The Rage die goes up by exactly so much."""
    exhaust(table, die)
    rage(table, seat, die.n)


def anger_down(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """The Rage die goes down by exactly so much."""
    exhaust(table, die)
    rage(table, seat, -die.n)


def advance(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """The next Rage die takes over, on its first face."""
    exhaust(table, die)
    next_rage(table, seat)


def next_rage(table: Bones, seat: Seat) -> None:
    """Swap the Active Rage die for the next one."""
    active = rage_die(table, seat)
    assert active is not None
    set_rage(table, seat, active.number + 1, 0)


def can_advance(table: Bones, seat: Seat) -> bool:
    """On its .8 face, with the next die trained."""
    die = rage_die(table, seat)
    return die is not None and die.n == EXECUTE and die.number < 3 and table.skills[seat][die.number + 1] == 1


def victims(table: Bones, seat: Seat) -> list[int]:
    """The Baddies that Tantrum can execute now."""
    die = rage_die(table, seat)
    if die is None or die.n != EXECUTE:
        return []
    most = POINTS[die.number - 1]
    return [unit for unit in adjacent_baddies(table, seat) if 0 < points(table, unit) <= most]


def execute(table: Bones, seat: Seat, unit: int) -> None:
    """The Rage die is spent, and the Baddie is defeated."""
    vent(table, seat)
    table.hp[unit] = 1
    table.ones[unit] = table.twos[unit] = table.turn.hurt[unit] = 0
    harm(table, unit, 1, seat, cause="execution", true=True)


def vent(table: Bones, seat: Seat) -> Die:
    """Exhaust the Rage die; the larger ones leave RAGE! behind, on its first face."""
    die = rage_die(table, seat)
    assert die is not None
    table.active[seat].remove(die)
    exhaust(table, die)
    if die.number > 1:
        set_rage(table, seat, 1, 0)
    return die


def has_benefit(table: Bones, seat: Seat) -> bool:
    """Whether the Rage die shows Bones, healing or damage that can be used."""
    die = rage_die(table, seat)
    if die is None or not 0 < die.n < EXECUTE:
        return False
    if die.number == 3:
        return table.target >= 0 and table.stands(table.target)
    return die.number == 1 or table.hp[seat] < table.most_hp(seat)


def take_benefit(table: Bones, seat: Seat) -> None:
    """Bones from RAGE!, healing from RAAAGE!, 2 damage from RAAAAAGE!"""
    die = vent(table, seat)
    if die.number == 1:
        store(table, seat, Die(seat, 0, "bones", die.n))
    elif die.number == 2:
        heal(table, seat, die.n)
    else:
        harm(table, table.target, 2, seat, cause="rage")


def steal_axe(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """The Axe Collector goes up."""
    exhaust(table, die)
    table.axes = min(MOST_AXES, table.axes + die.n)
    table.say(CounterTurned(seat, "axe_collector", table.axes))


def axe_targets(table: Bones, seat: Seat) -> list[int]:
    """The Baddies that an axe can be thrown at: none beside him."""
    if not table.axes or table.turn.axe_thrown:
        return []
    return [unit for unit in any_baddies(table, seat) if not table.adjacent(seat, unit)]


def throw_axe(table: Bones, seat: Seat, unit: int) -> None:
    """Once a turn: 2 damage."""
    table.axes -= 1
    table.turn.axe_thrown = True
    table.say(CounterTurned(seat, "axe_collector", table.axes))
    harm(table, unit, AXE_DAMAGE, seat, cause="axe")


def cash_bodies(table: Bones, seat: Seat) -> None:
    """The Body Count becomes HP."""
    count, table.bodies = table.bodies, 0
    table.say(CounterTurned(seat, "body_count", 0))
    heal(table, seat, count)


def drop_ini(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """The target goes down n places on the meter at the end of the round."""
    exhaust(table, die)
    shifts = table.this_round.shifts
    table.this_round.shifts = put(shifts, on, max(shifts[on], die.n))


def cripple(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """A Baddie beside him has one ATK die less for the battle."""
    exhaust(table, die)
    table.attack_change[on] -= 1


def strengthen(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """His ATK goes up for the battle; one face also tries to train it."""
    keep(table, seat, die)
    face = GEARLOC[table.who[seat]].skills[die.number].faces[die.face]
    if face.train and table.bonus[4 * seat + ATK] < STAT_LIMIT:
        own = GEARLOC[table.who[seat]].stats[ATK] + table.bonus[4 * seat + ATK]
        _, bones = attack_roll(table.rng, own)
        table.say(TrainingRolled(seat, "atk", bones))
        if not bones:
            table.bonus[4 * seat + ATK] += 1
            table.say(Trained(seat, "atk"))


def jump(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """He lands beside any Baddie, and may choose a new target."""
    exhaust(table, die)
    table.target = -1
    table.turn.new_target = True
    table.then(LandBeside(seat, on))


def keep_taunt(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """A taunt until his next turn."""
    keep(table, seat, die)
    afflict(table, seat, TAUNT)


def party_inspire(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """All Gearlocs go to the top of the meter at the end of the round."""
    exhaust(table, die)
    table.this_round.party_first = True


def disorient_all(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """Every Baddie worth n points or less is Stunned."""
    exhaust(table, die)
    for unit in table.foes():
        if 0 < points(table, unit) <= die.n:
            afflict(table, unit, STUN)


VERBS: dict[VerbName, Verb] = {
    "anger_up": anger_up,
    "anger_down": anger_down,
    "advance": advance,
    "steal_axe": steal_axe,
    "drop_ini": drop_ini,
    "cripple": cripple,
    "strengthen": strengthen,
    "jump": jump,
    "keep_taunt": keep_taunt,
    "party_inspire": party_inspire,
    "disorient_all": disorient_all,
}
