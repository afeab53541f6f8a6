"""Boomer's odd dice: components, grenades and what they do where they are aimed."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import GEARLOCS
from rouages.games.too_many_bones.box.dice import GEARLOC, PLACED, READY, Die
from rouages.games.too_many_bones.box.effects import DISABLE, HARMFUL, STUN
from rouages.games.too_many_bones.box.mat import NEIGHBOURS
from rouages.games.too_many_bones.box.words import PartName, VerbName
from rouages.games.too_many_bones.events.dice import CounterTurned
from rouages.games.too_many_bones.gearlocs.verbs.verb import Verb
from rouages.games.too_many_bones.party.slots import (
    exhaust,
    has_active_room,
    has_locked_room,
    keep,
    lock,
    skill_id,
)
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.harm import afflict, harm, relieve_all

MOST_GRENADES = 3
MOST_PARTS = 3
COMPONENTS: dict[int, PartName] = {1: "element", 2: "casing", 3: "fuse"}
GRENADE_DICE = (5, 6, 9, 10, 7, 8, 11)
AIMED_DICE = (5, 9, 10, 7, 11, 16)
"""Grenades with an aim of their own; the others go off everywhere."""
HOLY_GRENADE = 16
BIGGER = (5, 6)
"""Bigger Boom raises Frag and Big Boom."""


def parts(table: Bones, seat: Seat, number: int) -> int:
    """How many of a component lie in Boomer's Locked slots."""
    return sum([die.n for die in table.locked[seat] if die.number == number])


def can_build(table: Bones, seat: Seat) -> bool:
    """One of each component makes a grenade."""
    return table.grenades < MOST_GRENADES and all([parts(table, seat, number) for number in COMPONENTS])


def build(table: Bones, seat: Seat) -> None:
    """Each component die goes down by one; at 0 it is exhausted until the next battle."""
    zone = table.locked[seat]
    for number in COMPONENTS:
        place = next(place for place, die in enumerate(zone) if die.number == number)
        die = zone[place]
        if die.n > 1:
            zone[place] = Die(seat, number, die.icon, die.n - 1, die.face)
        else:
            del zone[place]
            exhaust(table, die)
    arm(table, seat, 1)


def arm(table: Bones, seat: Seat, count: int) -> None:
    """The Boom Counter goes up, to three at most."""
    table.grenades = min(MOST_GRENADES, table.grenades + count)
    table.say(CounterTurned(seat, "boom_counter", table.grenades))


def add_part(table: Bones, seat: Seat, number: int, count: int) -> None:
    """More of a component, three at most on its die (ruling 30)."""
    zone = table.locked[seat]
    for place, die in enumerate(zone):
        if die.number == number:
            zone[place] = Die(seat, number, die.icon, min(MOST_PARTS, die.n + count), die.face)
            table.say(CounterTurned(seat, skill_id(table, die), zone[place].n))
            return
    if has_locked_room(table, seat):
        lock(table, seat, Die(seat, number, COMPONENTS[number], min(MOST_PARTS, count)))


def add_parts(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """A component is locked; a Resourceful Scavenger adds one, and makes one out of a Bones."""
    count = 1 if die.icon == "bones" else die.n + table.plus[seat]
    if has_locked_room(table, seat) or parts(table, seat, die.number):
        add_part(table, seat, die.number, count)
    else:
        table.skills[seat][die.number] = READY


class Part(Choice, frozen=True):
    """One component."""

    skill: PartName


PARTS = tuple(Part(name) for name in COMPONENTS.values())


class ChoosePart(Decision[Bones, Part], frozen=True):
    """Which component Boomer adds."""

    rule = "skills"

    def options(self, table: Bones) -> Sequence[Part]:
        """Any of the three."""
        return PARTS

    def resolve(self, table: Bones, choice: Part) -> None:
        """What is too much is lost."""
        number = next(number for number, name in COMPONENTS.items() if name == choice.skill)
        if not any(die.number == number for die in table.rolled):
            add_part(table, self.seat, number, 1)


def choose_parts(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """N components of her choice."""
    exhaust(table, die)
    table.then(*[ChoosePart(seat) for _ in range(die.n)])


def boom(table: Bones, seat: Seat, die: Die) -> int:
    """The damage of a grenade, with Bigger Boom."""
    return die.n + (table.turn.boom if die.number in BIGGER else 0)


def explode(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """N damage where it is aimed, half of it to every unit beside, friends included."""
    exhaust(table, die)
    blow_up(table, seat, table.aims[die.number], boom(table, seat, die))


def blow_up(table: Bones, seat: Seat, place: int, amount: int) -> None:
    """A small explosion at a position."""
    units = [(table.mat[place], amount)] + [(table.mat[near], amount // 2) for near in NEIGHBOURS[place]]
    for unit, hurt in units:
        if unit >= 0:
            harm(table, unit, hurt, seat, cause="grenade")


def blast(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """N damage to all Baddies; some faces also hurt the whole party."""
    exhaust(table, die)
    blast_all(table, seat, boom(table, seat, die))
    backlash = GEARLOC[table.who[seat]].skills[die.number].faces[die.face].party_backlash
    for friend in table.friends():
        harm(table, friend, backlash, seat, cause="backlash")


def blast_all(table: Bones, seat: Seat, amount: int) -> None:
    """Damage to all Baddies on the mat."""
    for unit in table.foes():
        harm(table, unit, amount, seat, cause="grenade")


def _stronger(table: Bones, seat: Seat, die: Die) -> int:
    """The value with Element 325, which is spent."""
    element = table.dice_in(table.locked, seat, "element_325")[0]
    table.locked[seat].remove(element)
    exhaust(table, element)
    return GEARLOC[table.who[seat]].skills[die.number].faces[die.face].n325


def explode_325(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """The Holy Hand Grenade with Element 325."""
    exhaust(table, die)
    blow_up(table, seat, table.aims[die.number], _stronger(table, seat, die))


def blast_325(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """The same, everywhere."""
    exhaust(table, die)
    blast_all(table, seat, _stronger(table, seat, die))


def _there(table: Bones, die: Die) -> int:
    return table.mat[table.aims[die.number]]


def stun_there(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """Stun the Baddie aimed at, if it is worth n points or less."""
    exhaust(table, die)
    unit = _there(table, die)
    if unit in table.foes() and CHIPS[table.chip[unit]].points <= die.n:
        afflict(table, unit, STUN)


def disable_there(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """Disable the Baddie aimed at, if it is worth n points or less."""
    exhaust(table, die)
    unit = _there(table, die)
    if unit in table.foes() and CHIPS[table.chip[unit]].points <= die.n:
        afflict(table, unit, DISABLE)


def burn_there(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """Napalm burns a Baddie at the start of its turns; its backlash hits Boomer once (ruling 45)."""
    unit = _there(table, die)
    face = GEARLOC[table.who[seat]].skills[die.number].faces[die.face]
    exhaust(table, die)
    if unit in table.foes():
        table.fire[unit] = face.rounds
        table.say(CounterTurned(seat, "napalm", face.rounds))
    harm(table, seat, face.backlash, cause="backlash")


def smoke_there(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """Smoke hides the Gearloc aimed at from the next n attacks."""
    unit = _there(table, die)
    if 0 <= unit < GEARLOCS and has_active_room(table, unit):
        keep(table, unit, die)
    else:
        exhaust(table, die)


def cleanse(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """The party loses all harmful effects, and gets none while it lasts."""
    keep(table, seat, die)
    for friend in table.standing():
        relieve_all(table, friend, HARMFUL)


def bigger_boom(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """Her Frag and Big Boom are stronger this turn."""
    exhaust(table, die)
    table.turn.boom += die.n


def gain_grenade(table: Bones, seat: Seat, die: Die, on: int) -> None:
    exhaust(table, die)
    arm(table, seat, die.n)


def gain_holy_grenade(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """The Holy Hand Grenade is hers."""
    exhaust(table, die)
    if table.skills[seat][HOLY_GRENADE] != PLACED:
        table.skills[seat][HOLY_GRENADE] = READY


VERBS: dict[VerbName, Verb] = {
    "add_parts": add_parts,
    "choose_parts": choose_parts,
    "explode": explode,
    "explode_325": explode_325,
    "blast": blast,
    "blast_325": blast_325,
    "stun_there": stun_there,
    "disable_there": disable_there,
    "burn_there": burn_there,
    "smoke_there": smoke_there,
    "cleanse": cleanse,
    "bigger_boom": bigger_boom,
    "gain_grenade": gain_grenade,
    "gain_holy_grenade": gain_holy_grenade,
}
