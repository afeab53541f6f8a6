"""What Backup Plans do."""

from __future__ import annotations

from collections.abc import Callable

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.chips import is_tyrant
from rouages.games.too_many_bones.box.components import HP, STAT_LIMIT
from rouages.games.too_many_bones.box.dice import PATCHES, d6
from rouages.games.too_many_bones.box.effects import POISON, STUN, UNTARGETABLE
from rouages.games.too_many_bones.events.adventure import NumberRolled, StatLowered, Trained
from rouages.games.too_many_bones.events.dice import CounterTurned, InnateUpgraded
from rouages.games.too_many_bones.gearlocs.discovery import ChooseConsumable, ChooseRestored
from rouages.games.too_many_bones.gearlocs.rolling import ALL_DICE, ChooseRerolls, white_shield
from rouages.games.too_many_bones.gearlocs.verbs.patches import spend_cell
from rouages.games.too_many_bones.gearlocs.verbs.picket import sharpness
from rouages.games.too_many_bones.party.slots import exhaust, has_active_room, keep, rage
from rouages.games.too_many_bones.table import Bones
from rouages.games.too_many_bones.units.harm import afflict, harm, shield_total
from rouages.games.too_many_bones.units.harm import heal as heal_unit
from rouages.games.too_many_bones.units.meter import tell_meter
from rouages.games.too_many_bones.units.moving import MoveUnit

SHIELDS = ("defence", "adv_def", "const_def")
PARTS = (1, 2, 3)


def damage(table: Bones, seat: Seat, on: int, n: int) -> None:
    """Damage that is not an attack."""
    harm(table, on, n, seat, cause="plan")


def heal(table: Bones, seat: Seat, on: int, n: int) -> None:
    """A Gearloc regains HP."""
    heal_unit(table, on, n)


def reroll_parts(table: Bones, seat: Seat, on: int, n: int) -> None:
    """Roll unused Scavenger dice again."""
    table.then(ChooseRerolls(seat, PARTS, 3))


def reroll_any(table: Bones, seat: Seat, on: int, n: int) -> None:
    """Roll any of this turn's unused dice again, once."""
    table.then(ChooseRerolls(seat, ALL_DICE, 99))


def reroll_one(table: Bones, seat: Seat, on: int, n: int) -> None:
    """Roll one die again."""
    table.then(ChooseRerolls(seat, ALL_DICE, 1))


def bluff(table: Bones, seat: Seat, on: int, n: int) -> None:
    """A unit jumps one position aside."""
    table.then(MoveUnit(seat, on, 1))


def vanish(table: Bones, seat: Seat, on: int, n: int) -> None:
    """Nobody can target her until her next turn."""
    afflict(table, seat, UNTARGETABLE)


def discover(table: Bones, seat: Seat, on: int, n: int) -> None:
    """A consumable die is found, usable at once."""
    table.then(ChooseConsumable(seat))


def overcharge(table: Bones, seat: Seat, on: int, n: int) -> None:
    """An E-Cell becomes true damage."""
    spend_cell(table, seat)
    harm(table, on, n, seat, cause="plan", true=True)


def bash(table: Bones, seat: Seat, on: int, n: int) -> None:
    """All his defence is removed and becomes damage."""
    total = sharpness(table, seat)
    table.turn.sharpened = True
    for zone in (table.active[seat], table.locked[seat], table.rolled):
        shields = [die for die in zone if die.icon in SHIELDS]
        total += shield_total(shields)
        for die in shields:
            zone.remove(die)
            exhaust(table, die)
    harm(table, on, total, seat, cause="plan")


def shock(table: Bones, seat: Seat, on: int, n: int) -> None:
    """A bash that also stuns, unless it is a tyrant."""
    bash(table, seat, on, n)
    if table.stands(on) and not is_tyrant(table.chip[on]):
        afflict(table, on, STUN)


def benevolence(table: Bones, seat: Seat, on: int, n: int) -> None:
    """Picket heals 2 and gets a DEF die that shows 2."""
    heal_unit(table, seat, n)
    if has_active_room(table, seat):
        keep(table, seat, white_shield(seat, 2))


def anger(table: Bones, seat: Seat, on: int, n: int) -> None:
    """The Rage die goes one step up or down."""
    rage(table, seat, n)


def collect_axes(table: Bones, seat: Seat, on: int, n: int) -> None:
    """The Axe Collector is full."""
    table.axes = n
    table.say(CounterTurned(seat, "axe_collector", n))


def upgrade(table: Bones, seat: Seat, on: int, n: int) -> None:
    """The innate is upgraded for the rest of the adventure; Patches grows by it."""
    table.plus[seat] = True
    table.say(InnateUpgraded(seat))
    if table.who[seat] == PATCHES and table.bonus[4 * seat + HP] < STAT_LIMIT:
        table.bonus[4 * seat + HP] += 1
        table.say(Trained(seat, "hp"))
        heal_unit(table, seat, 1)


def one_more_die(table: Bones, seat: Seat, on: int, n: int) -> None:
    """One die that was not rolled this turn, without DEX."""
    table.turn.one_more = True


def steal_shield(table: Bones, seat: Seat, on: int, n: int) -> None:
    """A DEF die of the target becomes one's own."""
    value = 2 if table.twos[on] else 1
    if value == 2:
        table.twos[on] -= 1
    else:
        table.ones[on] -= 1
    keep(table, seat, white_shield(seat, value))


def shift_down(table: Bones, seat: Seat, on: int, n: int) -> None:
    """The target goes down a place on the meter at once, if it has not acted."""
    if on in table.meter:
        place = table.meter.index(on)
        table.meter.remove(on)
        table.meter.insert(place + n, on)
        tell_meter(table)


def shift_up(table: Bones, seat: Seat, on: int, n: int) -> None:
    """One place up at the end of the round."""
    table.this_round.shift(seat, -n)


def lightning(table: Bones, seat: Seat, on: int, n: int) -> None:
    """Stun, and a 1 in six to be Stunned too."""
    afflict(table, on, STUN)
    number = d6(table.rng)
    table.say(NumberRolled(seat, number))
    if number == 1:
        afflict(table, seat, STUN)


def maximize(table: Bones, seat: Seat, on: int, n: int) -> None:
    """One HP of the stat for 3 HP now."""
    table.bonus[4 * seat + HP] -= 1
    table.say(StatLowered(seat, "hp"))
    table.hp[seat] = min(table.hp[seat], table.most_hp(seat))
    heal_unit(table, seat, n)


def boomerang(table: Bones, seat: Seat, on: int, n: int) -> None:
    """Damage to any Baddie; on 1 to 3 it comes back."""
    number = d6(table.rng)
    table.say(NumberRolled(seat, number))
    if number <= 3:
        table.battle.boomerangs = tuple([other for other in table.battle.boomerangs if other != seat])
    harm(table, on, n, seat, cause="plan")


def coat(table: Bones, seat: Seat, on: int, n: int) -> None:
    """A rolled hit poisons the target as much as it hurts."""
    afflict(table, table.target, POISON, on)


def restore(table: Bones, seat: Seat, on: int, n: int) -> None:
    """Take back an exhausted die."""
    table.then(ChooseRestored(seat, on))


PlanEffect = Callable[[Bones, Seat, int, int], None]
EFFECTS_OF_PLANS: dict[str, PlanEffect] = {
    effect.__name__: effect
    for effect in (
        damage,
        heal,
        reroll_parts,
        reroll_any,
        reroll_one,
        bluff,
        vanish,
        discover,
        overcharge,
        bash,
        shock,
        benevolence,
        anger,
        collect_axes,
        upgrade,
        one_more_die,
        steal_shield,
        shift_down,
        shift_up,
        lightning,
        maximize,
        boomerang,
        coat,
        restore,
    )
}
