"""Damage, healing and effects: what they meet on their way, and what follows."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.chips import CHIPS, is_scenery
from rouages.games.too_many_bones.box.components import GEARLOCS, NOBODY
from rouages.games.too_many_bones.box.dice import Die
from rouages.games.too_many_bones.box.effects import EFFECTS, HARMFUL, KINDS, POISON
from rouages.games.too_many_bones.box.words import Cause
from rouages.games.too_many_bones.events.battle import Shielded
from rouages.games.too_many_bones.events.harm import (
    BuffLost,
    Damaged,
    EffectFaded,
    EffectGone,
    EffectPlaced,
    EffectStopped,
    Healed,
    ThroneStruck,
    Unharmed,
)
from rouages.games.too_many_bones.party.slots import rage, turn_down
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units import fall
from rouages.games.too_many_bones.units.absorbing import absorb


def harm(
    table: Bones,
    unit: Unit,
    amount: int,
    by: Unit = NOBODY,
    *,
    cause: Cause = "attack",
    true: bool = False,
    attack: bool = False,
) -> int:
    """Deal damage to a unit; the HP that it lost. True damage ignores all protection but Hardy and Ale."""
    if amount <= 0 or not table.stands(unit):
        return 0
    if unit < GEARLOCS:
        return _harm_gearloc(table, unit, amount, cause, true=true)
    return _harm_foe(table, unit, amount, by, cause, true=true, attack=attack)


def _harm_gearloc(table: Bones, seat: Seat, amount: int, cause: Cause, *, true: bool) -> int:
    """Constant defence, DEF dice, Buff HP, then HP (ruling 14)."""
    active = table.active[seat]
    if any([die.icon == "ale" for die in active]):
        table.say(Unharmed(seat, table.name(seat)))
        return 0
    left = amount
    if not true:
        left -= sum([die.n for die in table.locked[seat] if die.icon == "const_def"])
        left = absorb(table, seat, max(0, left))
        if left < amount:
            table.say(Shielded(seat, table.name(seat), amount - left))
        left = _wear_buff(table, seat, left)
    if any([die.icon == "hardy" for die in active]):
        left = min(left, max(0, 1 - table.turn.hurt[seat]))
    return _lose(table, seat, left, cause)


def _wear_buff(table: Bones, seat: Seat, amount: int) -> int:
    """Buff HP are lost before HP; a die that holds none any more is exhausted."""
    before = amount
    taken = min(amount, table.buff[seat])
    table.buff[seat] -= taken
    amount -= taken
    for die in table.dice_in(table.active, seat, "buff_hp"):
        taken = min(amount, die.n)
        turn_down(table, table.active[seat], die, taken)
        amount -= taken
    if amount < before:
        table.say(BuffLost(seat, before - amount))
    return amount


def _lose(table: Bones, unit: Unit, amount: int, cause: Cause, by: Unit = NOBODY) -> int:
    """Take HP away; a unit without any falls."""
    lost = min(amount, table.hp[unit])
    if lost <= 0:
        return 0
    table.hp[unit] -= lost
    table.turn.hurt[unit] += lost
    table.say(Damaged(unit, table.name(unit), lost, table.hp[unit], cause))
    if unit < GEARLOCS:
        rage(table, unit, lost)
        if not table.hp[unit]:
            fall.knock_out(table, unit)
    else:
        if by == table.turn.unit and by != NOBODY and unit not in table.turn.struck:
            table.turn.struck += (unit,)
        if not table.hp[unit]:
            fall.defeat(table, unit, by)
        elif table.rules.nom_visits:
            fall.go_home(table, unit)
    return lost


def _harm_foe(
    table: Bones, unit: Unit, amount: int, by: Unit, cause: Cause, *, true: bool, attack: bool
) -> int:
    """Thick Skin, then DEF dice, then HP; Hardy loses one a turn at most."""
    if is_safe(table, unit, by, attack=attack):
        table.say(Unharmed(unit, table.name(unit)))
        return 0
    if table.battle.throne and CHIPS[table.chip[unit]].id == "goblin_king":
        return _break_throne(table, amount)
    left = amount
    if not true:
        skin = min(left, max(0, table.skill(unit, "thick_skin") - table.turn.soaked[unit]))
        table.turn.soaked[unit] += skin
        left = _wear_shields(table, unit, left - skin)
        if left < amount:
            table.say(Shielded(unit, table.name(unit), amount - left))
    if table.skill(unit, "hardy"):
        left = min(left, max(0, 1 - table.turn.hurt[unit]))
    return _lose(table, unit, left, cause, by)


def is_safe(table: Bones, unit: Unit, by: Unit, *, attack: bool) -> bool:
    """Whether something keeps every HP of a foe: Silver Hide, Bog Ruler, or the throne from afar."""
    name = CHIPS[table.chip[unit]].id
    if name == "mulmesh":
        return attack and table.battle.silver_hide
    if table.skill(unit, "bog_ruler"):
        return any([CHIPS[table.chip[foe]].type == "bog" for foe in table.foes()])
    if name == "goblin_king" and table.battle.throne:
        return by in (NOBODY, unit) or not table.stands(by) or not table.adjacent(by, unit)
    return False


def _break_throne(table: Bones, amount: int) -> int:
    """The throne takes the damage; what is too much is lost (ruling 34)."""
    lost = min(amount, table.battle.throne)
    table.battle.throne -= lost
    table.say(ThroneStruck(lost, table.battle.throne))
    return 0


def _wear_shields(table: Bones, unit: Unit, amount: int) -> int:
    """DEF dice on a foe take what they can, the small ones first."""
    taken = min(amount, table.ones[unit])
    table.ones[unit] -= taken
    amount -= taken
    while amount and table.twos[unit]:
        table.twos[unit] -= 1
        if amount == 1:
            table.ones[unit] += 1
            return 0
        amount -= 2
    return amount


def lose_outside(table: Bones, seat: Seat, amount: int) -> int:
    """HP lost outside battle: nothing protects, and the last one always stays (ruling 60)."""
    lost = min(amount, max(0, table.hp[seat] - 1))
    if lost > 0:
        table.hp[seat] -= lost
        table.say(Damaged(seat, table.name(seat), lost, table.hp[seat], "card"))
    return max(0, lost)


def heal(table: Bones, unit: Unit, amount: int) -> int:
    """Give HP back, up to the most that the unit can have."""
    if unit < GEARLOCS and any([die.icon == "ale" for die in table.active[unit]]):
        return 0
    gained = min(amount, table.lacks(unit))
    if gained <= 0:
        return 0
    table.hp[unit] += gained
    table.say(Healed(unit, table.name(unit), gained, table.hp[unit]))
    return gained


def afflict(table: Bones, unit: Unit, effect: int, value: int = 1) -> None:
    """Put an effect die on a unit; it replaces one of the same kind."""
    if not table.stands(unit) or (unit >= GEARLOCS and is_scenery(table.chip[unit])):
        return
    if _is_immune(table, unit, effect):
        table.say(EffectStopped(unit, table.name(unit), EFFECTS[effect]))
        return
    table.effects[unit * KINDS + effect] = value
    table.say(EffectPlaced(unit, table.name(unit), EFFECTS[effect], value))


def _is_immune(table: Bones, unit: Unit, effect: int) -> bool:
    """A Sonic Cleanse keeps harmful effects off the party, Bog Ruler keeps poison off Drellen."""
    if unit < GEARLOCS:
        return effect in HARMFUL and is_cleansed(table)
    return effect == POISON and table.skill(unit, "bog_ruler") > 0


def is_cleansed(table: Bones) -> bool:
    """Whether a Sonic Cleanse is active."""
    return any([die.icon == "cleanse" for seat in table.seats for die in table.active[seat]])


def fade(table: Bones, unit: Unit, effect: int) -> None:
    """An effect die is turned down by one; at 0 it is gone."""
    place = unit * KINDS + effect
    if table.effects[place] > 1:
        table.effects[place] -= 1
        table.say(EffectFaded(unit, table.name(unit), EFFECTS[effect], table.effects[place]))
    else:
        relieve(table, unit, effect)


def relieve(table: Bones, unit: Unit, effect: int) -> None:
    """Take an effect die away."""
    if table.effects[unit * KINDS + effect]:
        table.effects[unit * KINDS + effect] = 0
        table.say(EffectGone(unit, table.name(unit), EFFECTS[effect]))


def relieve_all(table: Bones, unit: Unit, kinds: tuple[int, ...] = HARMFUL) -> None:
    """Take all effect dice of these kinds away."""
    for effect in kinds:
        relieve(table, unit, effect)


def shield_total(dice: list[Die]) -> int:
    """The damage that these dice can take."""
    return sum([die.n for die in dice if die.icon in ("defence", "adv_def", "const_def")])
