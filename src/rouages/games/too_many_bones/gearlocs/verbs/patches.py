"""Patches' odd dice: multiplied and rerolled healing, revival, stims that last."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.components import HP, STAT_LIMIT
from rouages.games.too_many_bones.box.dice import Die
from rouages.games.too_many_bones.box.words import VerbName
from rouages.games.too_many_bones.events.adventure import Trained
from rouages.games.too_many_bones.gearlocs.rolling import roll_dice
from rouages.games.too_many_bones.gearlocs.verbs.verb import Verb
from rouages.games.too_many_bones.party.slots import exhaust, turn_down
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.harm import harm, heal


def _rolled(table: Bones, seat: Seat, number: int) -> Die:
    return next(die for die in table.rolled if die.number == number and die.owner == seat)


def multiply(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """A rolled Med Kit or Med Pack counts n times."""
    healing = _rolled(table, seat, on)
    place = table.rolled.index(healing)
    table.rolled[place] = Die(seat, on, healing.icon, healing.n * die.n, healing.face)
    exhaust(table, die)


def reroll(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """One die is rolled again; a result worth several rerolls waits for the next."""
    table.rolled.remove(_rolled(table, seat, on))
    if die.n > 1:
        table.rolled.append(Die(seat, die.number, die.icon, die.n - 1, die.face))
    else:
        exhaust(table, die)
    roll_dice(table, seat, [on])


def revive_later(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """A KO'd Gearloc returns at the end of the round with n HP."""
    table.returning[on] = die.n
    exhaust(table, die)


def taint(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """N true damage to himself."""
    exhaust(table, die)
    harm(table, seat, die.n, cause="tainted", true=True)


def perma_hp(table: Bones, seat: Seat, die: Die, on: int) -> None:
    """A Gearloc's HP stat goes up for good, and so do its HP."""
    place = 4 * on + HP
    gained = min(die.n, STAT_LIMIT - table.bonus[place])
    table.bonus[place] += gained
    table.say(Trained(on, "hp"))
    heal(table, on, gained)
    exhaust(table, die)


def spend_cell(table: Bones, seat: Seat) -> None:
    """One E-Cell is used."""
    turn_down(table, table.locked[seat], table.dice_in(table.locked, seat, "ecells")[0])


VERBS: dict[VerbName, Verb] = {
    "multiply": multiply,
    "reroll": reroll,
    "revive_later": revive_later,
    "taint": taint,
    "perma_hp": perma_hp,
}
