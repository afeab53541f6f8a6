"""What can be done with a die that shows an icon: the words of `data/icons.json`, and what each aim means."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.components import (
    GEARLOC_NAMES,
    GEARLOCS,
    HP,
    NOBODY,
    STAT_LIMIT,
    component_file,
)
from rouages.games.too_many_bones.box.dice import ABSENT, GEARLOC, READY, Die
from rouages.games.too_many_bones.box.words import AimName, EndName, GearlocName, Icon, VerbName
from rouages.games.too_many_bones.party.slots import (
    BREAKDOWN,
    CALMEST,
    EXECUTE,
    has_active_room,
    has_locked_room,
    rage_die,
)
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.moving import free_beside
from rouages.games.too_many_bones.units.targets import adjacent_baddies, any_baddies, points

HEAL_DICE = (1, 7)
"""Med Kit and Med Pack."""
BUFF_DICE = (9, 10, 14, 16)
"""Stim Kit, Chem Kit, Stim Belt and Stim Lethal."""
WHOLE_PARTY_VERBS = ("lock", "lock_taunt")


class Ways(Struct, frozen=True):
    """What an icon can be used for when it was just rolled, and when it lies in a slot."""

    rolled: tuple[tuple[VerbName, AimName], ...]
    kept: tuple[tuple[VerbName, AimName], ...] = ()
    must: bool = False
    """Whether the result must be used."""


_RAW = msgspec.convert(component_file("icons.json"), dict[GearlocName, dict[Icon, Ways]])
WAYS: tuple[dict[Icon, Ways], ...] = tuple(_RAW[name] for name in GEARLOC_NAMES)

Aim = Callable[[Bones, Seat, Die], Sequence[int]]
NONE = (NOBODY,)


def ends(table: Bones, seat: Seat, die: Die, verb: VerbName, aim: AimName) -> Sequence[int]:
    """What a verb can be used on now; empty if it cannot be used."""
    if verb in WHOLE_PARTY_VERBS and not has_locked_room(table, seat):
        return ()
    found = AIMS[aim](table, seat, die)
    if verb == "keep":
        return [unit for unit in found if has_active_room(table, unit)]
    return found


def _none(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return NONE


def _self(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return (seat,)


def _room(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return NONE if has_active_room(table, seat) else ()


def _once(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return () if die.number in table.turn.strides else NONE


def _gearloc(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return table.standing()


def _ally(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return [other for other in table.standing() if other != seat]


def _hurt_gearloc(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return [other for other in table.standing() if table.hp[other] < table.most_hp(other)]


def _hurt_self(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return (seat,) if table.hp[seat] < table.most_hp(seat) else ()


def _growing_gearloc(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return [other for other in table.standing() if table.bonus[4 * other + HP] < STAT_LIMIT]


def _fallen(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return [
        other
        for other in table.seats
        if not table.stands(other) and not table.away[other] and not table.returning[other]
    ]


def _target(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return (table.target,) if table.target >= 0 and table.stands(table.target) else ()


def _baddie(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return any_baddies(table, seat)


def _open_baddie(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return [unit for unit in table.foes() if free_beside(table, unit)]


def _adjacent_up_to_n(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return [unit for unit in adjacent_baddies(table, seat) if 0 < points(table, unit) <= die.n]


def _own_change(die: Die) -> bool:
    return die.n > 0


def _cripple(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return () if _own_change(die) else adjacent_baddies(table, seat)


def _strengthen(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return (seat,) if _own_change(die) and has_active_room(table, seat) else ()


def _beside(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return [unit for unit in table.beside(table.at[seat]) if unit < GEARLOCS or unit in table.foes()]


def _angrier(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    active = rage_die(table, seat)
    return NONE if active is not None and active.n + die.n <= BREAKDOWN else ()


def _calmer(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    active = rage_die(table, seat)
    return NONE if active is not None and active.n - die.n >= CALMEST else ()


def _next_rage(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    active = rage_die(table, seat)
    if active is None or active.number >= 3 or active.n > EXECUTE:
        return ()
    return NONE if table.skills[seat][active.number + 1] == READY else ()


def _heal_die(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return [
        other.number
        for other in table.rolled
        if other.number in HEAL_DICE and other.icon == "heal" and other.owner == seat
    ]


def _buff_die(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return [other.number for other in table.rolled if other.number in BUFF_DICE and other.owner == seat]


def _with_325(table: Bones, seat: Seat, die: Die) -> Sequence[int]:
    return NONE if table.dice_in(table.locked, seat, "element_325") else ()


AIMS: dict[AimName, Aim] = {
    "none": _none,
    "self": _self,
    "room": _room,
    "once": _once,
    "gearloc": _gearloc,
    "ally": _ally,
    "hurt_gearloc": _hurt_gearloc,
    "hurt_self": _hurt_self,
    "growing_gearloc": _growing_gearloc,
    "fallen": _fallen,
    "target": _target,
    "baddie": _baddie,
    "open_baddie": _open_baddie,
    "adjacent_up_to_n": _adjacent_up_to_n,
    "cripple": _cripple,
    "strengthen": _strengthen,
    "beside": _beside,
    "angrier": _angrier,
    "calmer": _calmer,
    "next_rage": _next_rage,
    "heal_die": _heal_die,
    "buff_die": _buff_die,
    "with_325": _with_325,
}
DIE_AIMS = ("heal_die", "buff_die")
"""Aims at a die, not at a unit."""
DIE_ENDS: dict[int, EndName] = {
    1: "med_kit",
    7: "med_pack",
    9: "stim_kit",
    10: "chem_kit",
    14: "stim_belt",
    16: "stim_lethal",
}
"""Patches' dice that others are used on."""


def aimed(table: Bones, seat: Seat, aim: AimName, on: int) -> tuple[Unit | None, int | None, EndName | None]:
    """What something is used on, as a choice says it: a unit, or the number of a die, and its name."""
    if on < 0:
        return None, None, None
    return (None, on, DIE_ENDS[on]) if aim in DIE_AIMS else (on, None, table.name(on))


def consumables(table: Bones, seat: Seat) -> list[int]:
    """The consumable dice that a Gearloc can still gain; Body Count cannot be found."""
    found = []
    for number, skill in enumerate(GEARLOC[table.who[seat]].skills):
        if skill.consumable and skill.id != "body_count":
            gone = table.skills[seat][number] == ABSENT
            if gone or (skill.id == "axe_collector" and table.axes < 3):
                found.append(number)
    return found
