"""Baddies that come onto the mat: lane tokens, positions, skulls, and what cards do to newcomers."""

from __future__ import annotations

from rouages.games.too_many_bones.box.chips import CHIPS, NO_CHIP, Chip
from rouages.games.too_many_bones.box.components import GEARLOCS, NOBODY
from rouages.games.too_many_bones.box.dice import d6
from rouages.games.too_many_bones.box.effects import STUN
from rouages.games.too_many_bones.box.mat import (
    BADDIE_MELEE,
    BADDIE_RANGED,
    GEARLOC_RANGED,
    OFF,
    ROW,
    Position,
    position,
)
from rouages.games.too_many_bones.box.rules import MOST_BADDIES
from rouages.games.too_many_bones.events.adventure import NumberRolled
from rouages.games.too_many_bones.events.battle import Entered
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.harm import afflict, harm
from rouages.games.too_many_bones.units.queue import add


def fill_mat(table: Bones) -> list[Unit]:
    """Bring Baddies from the queue until four are in play; those that came, in lane order."""
    came: list[Unit] = []
    while table.queue:
        token = free_token(table)
        if token == NOBODY:
            break
        place = entry_place(table, token, table.queue[-1])
        if place == OFF:
            break
        enter(table, token, table.queue.pop(), place)
        if token not in came:
            came.append(token)
    return [token for token in came if table.stands(token)]


def free_token(table: Bones) -> Unit:
    """The first lane token that no Baddie holds; one lane only has room for two, a bridge for one."""
    most = table.rules.most_baddies
    in_play = [unit for unit in range(GEARLOCS, GEARLOCS + MOST_BADDIES) if table.at[unit] != OFF]
    if len(in_play) >= most:
        return NOBODY
    return next(unit for unit in range(GEARLOCS, GEARLOCS + MOST_BADDIES) if unit not in in_play)


def entry_place(table: Bones, unit: Unit, chip: Chip) -> Position:
    """The token's own lane in the proper row, then that row from lane 1, then the other row (ruling 7)."""
    mat = table.mat
    if table.rules.one_lane:
        file = (position(BADDIE_MELEE, 0), position(BADDIE_RANGED, 0))
        return next((place for place in file if mat[place] < 0), OFF)
    if table.rules.behind and table.round == 1:
        return next((place for place in ROW[GEARLOC_RANGED] if mat[place] < 0), OFF)
    proper = BADDIE_MELEE if CHIPS[chip].melee else BADDIE_RANGED
    other = BADDIE_RANGED if proper == BADDIE_MELEE else BADDIE_MELEE
    own = position(proper, unit - GEARLOCS)
    return next((place for place in (own, *ROW[proper], *ROW[other]) if mat[place] < 0), OFF)


def enter(table: Bones, unit: Unit, chip: Chip, place: Position) -> None:
    """A chip takes its place with full HP; its skulls bring company at once (ruling 8)."""
    facts = CHIPS[chip]
    put(table, unit, chip, place, facts.hp + _extra_hp(table, chip))
    table.known[chip] = 0
    if table.battle.undead == chip:
        table.battle.undead = NO_CHIP
        table.hp[unit] = 2
        table.risen[unit] = True
    for _ in range(facts.skulls):
        add(table, 5, on_top=not table.rules.golem)
    _card_on_entry(table, unit)


def put(table: Bones, unit: Unit, chip: Chip, place: Position, hp: int) -> None:
    """Set a chip down on the mat."""
    table.chip[unit] = chip
    table.hp[unit] = table.top[unit] = hp
    table.at[unit] = place
    table.mat[place] = unit
    table.acted[unit] = False
    table.turn.hurt[unit] = table.turn.soaked[unit] = 0
    table.say(Entered(unit, CHIPS[chip].id, place))


def _extra_hp(table: Bones, chip: Chip) -> int:
    return 3 if table.battle.hunter == chip else 0


def _card_on_entry(table: Bones, unit: Unit) -> None:
    """Pigs bring more pigs, traps bite, some stumble."""
    rules = table.rules
    if rules.pigs and table.hp[unit] >= 5:
        add(table, 1, on_top=False)
    harm(table, unit, rules.entry_loss, cause="trap", true=True)
    if rules.pit:
        number = d6(table.rng)
        table.say(NumberRolled(None, number))
        if number >= 3:
            afflict(table, unit, STUN, 2)
    if rules.snares and table.round:
        harm(table, unit, 1, cause="trap", true=True)
