"""Picket's odd dice: taunts, strides, switches, rushes and ale."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision, Seat
from rouages.games.too_many_bones.box.components import GEARLOCS
from rouages.games.too_many_bones.box.dice import Die
from rouages.games.too_many_bones.box.words import UnitName, VerbName
from rouages.games.too_many_bones.events.harm import Damaged
from rouages.games.too_many_bones.gearlocs.verbs.verb import Verb
from rouages.games.too_many_bones.party.slots import exhaust, keep, lock
from rouages.games.too_many_bones.reasons import NotBesidePicket
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import harm, heal
from rouages.games.too_many_bones.units.moving import MoveUnit, swap
from rouages.games.too_many_bones.units.targets import adjacent_baddies

PAIR = 3
"""The damage or healing of a second symbol in the same turn."""
RUSH = 3


def lock_taunt(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """A taunt that stays as long as the die is locked (`Bones.taunts`)."""
    lock(table, seat, die)


def stride(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """Each once a turn, n positions without DEX; the die stays."""
    table.locked[seat].append(die)
    table.turn.strides += (die.number,)
    table.then(MoveUnit(seat, seat, die.n))


def sharpness(table: Bones, seat: Seat) -> int:
    """What locked swords add to the damage that he deals his target, once a turn."""
    if table.turn.sharpened:
        return 0
    return sum([die.n for die in table.locked[seat] if die.icon == "const_dmg"])


def switch(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """Swap places with a unit beside him; a second Switch heals an ally or hurts a Baddie."""
    exhaust(table, die)
    swap(table, seat, on)
    table.turn.switches += 1
    paired = table.turn.switches == 2
    if paired and on < GEARLOCS:
        heal(table, on, PAIR)
    elif paired:
        harm(table, on, PAIR, seat, cause="skill")


def rush(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """Up to three positions; a second Rush may join the first and hurt a Baddie beside him instead."""
    exhaust(table, die)
    if table.turn.rushed and adjacent_baddies(table, seat):
        table.then(RushInto(seat))
    else:
        rush_on(table, seat)


def rush_on(table: Bones, seat: Seat) -> None:
    """A Rush of its own, which another may join."""
    table.turn.rushed = True
    table.then(MoveUnit(seat, seat, RUSH))


class Foe(Choice, frozen=True):
    """A foe on the mat."""

    unit: Unit
    name: UnitName
    place: int


class NoFoe(Choice, frozen=True):
    """Nobody."""


NO_FOE = NoFoe()


def foe(table: Bones, unit: Unit) -> Foe:
    """A foe as a choice."""
    return Foe(unit, table.name(unit), table.at[unit])


class RushOn(Choice, frozen=True):
    """No pair: a Rush of its own."""


RUSH_ON = RushOn()


class RushInto(Decision[Bones, Foe | RushOn], frozen=True):
    """Which Baddie a double Rush runs into, unless the second die is used alone."""

    rule = "skills"
    otherwise = NotBesidePicket()

    def options(self, table: Bones) -> Sequence[Foe | RushOn]:
        """Any beside him."""
        return [*[foe(table, unit) for unit in adjacent_baddies(table, self.seat)], RUSH_ON]

    def resolve(self, table: Bones, choice: Foe | RushOn) -> None:
        """Three damage, or three more positions."""
        if isinstance(choice, RushOn):
            rush_on(table, self.seat)
            return
        table.turn.rushed = False
        harm(table, choice.unit, PAIR, self.seat, cause="skill")
        settle(table)


def drink_ale(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """His HP are 1 and stay so for n rounds."""
    lost = table.hp[seat] - 1
    table.hp[seat] = 1
    if lost:
        table.say(Damaged(seat, table.name(seat), lost, 1, "ale"))
    keep(table, seat, die)


VERBS: dict[VerbName, Verb] = {
    "lock_taunt": lock_taunt,
    "stride": stride,
    "switch": switch,
    "rush": rush,
    "drink_ale": drink_ale,
}
