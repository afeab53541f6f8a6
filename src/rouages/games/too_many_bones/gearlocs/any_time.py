"""What a Gearloc may do at any time in its turn: counters, Rage, grenades, and dice that wait in slots."""

from __future__ import annotations

from rouages.engine.agenda import Choice, Seat
from rouages.games.too_many_bones.box.dice import BOOMER, TANTRUM
from rouages.games.too_many_bones.box.words import EndName, FreeDeed, SkillName, VerbName
from rouages.games.too_many_bones.events.dice import SkillUsed
from rouages.games.too_many_bones.gearlocs.choices import end_of
from rouages.games.too_many_bones.gearlocs.verbs.boomer import build, can_build
from rouages.games.too_many_bones.gearlocs.verbs.plain import VERBS
from rouages.games.too_many_bones.gearlocs.verbs.tantrum import (
    axe_targets,
    can_advance,
    cash_bodies,
    execute,
    has_benefit,
    next_rage,
    take_benefit,
    throw_axe,
    victims,
)
from rouages.games.too_many_bones.gearlocs.ways import WAYS, aimed, ends
from rouages.games.too_many_bones.party.slots import rage_die, skill_id
from rouages.games.too_many_bones.table import Bones, Unit


class AnyTime(Choice, frozen=True):
    """Something that needs no roll: the deed, the die it is done with, and what it is done to."""

    deed: VerbName | FreeDeed
    skill: SkillName
    on: Unit | None
    die: int | None
    """The number of a rolled die that it is done to."""
    name: EndName | None

    @property
    def end(self) -> int:
        """The unit or the die."""
        return end_of(self.on, self.die)


def any_time(table: Bones, seat: Seat) -> list[Choice]:
    """Everything of this kind that can be done now."""
    who = table.who[seat]
    found: list[Choice] = []
    if who == BOOMER:
        if can_build(table, seat):
            found.append(AnyTime("build", "boom_counter", None, None, None))
    elif who == TANTRUM:
        found += _tantrum(table, seat)
    if table.active[seat] or table.locked[seat]:
        found += _kept(table, seat)
    return found


def _tantrum(table: Bones, seat: Seat) -> list[AnyTime]:
    found = [
        AnyTime("throw_axe", "axe_collector", unit, None, table.name(unit))
        for unit in axe_targets(table, seat)
    ]
    if table.bodies and table.hp[seat] < table.most_hp(seat):
        found.append(AnyTime("cash_bodies", "body_count", seat, None, table.name(seat)))
    die = rage_die(table, seat)
    if die is None:
        return found
    rage = skill_id(table, die)
    if has_benefit(table, seat):
        found.append(AnyTime("vent", rage, None, None, None))
    if can_advance(table, seat):
        found.append(AnyTime("advance", rage, None, None, None))
    return found + [AnyTime("execute", rage, unit, None, table.name(unit)) for unit in victims(table, seat)]


def _kept(table: Bones, seat: Seat) -> list[AnyTime]:
    """Dice in one's own slots that can be used from there."""
    ways = WAYS[table.who[seat]]
    found: dict[AnyTime, None] = {}
    for die in table.active[seat] + table.locked[seat]:
        if die.owner != seat or die.icon not in ways:
            continue
        for verb, aim in ways[die.icon].kept:
            for on in ends(table, seat, die, verb, aim):
                found[AnyTime(verb, skill_id(table, die), *aimed(table, seat, aim, on))] = None
    return list(found)


def do_any_time(table: Bones, seat: Seat, choice: AnyTime) -> None:
    match choice.deed:
        case "build":
            build(table, seat)
        case "throw_axe":
            throw_axe(table, seat, choice.end)
        case "cash_bodies":
            cash_bodies(table, seat)
        case "vent":
            take_benefit(table, seat)
        case "advance":
            next_rage(table, seat)
        case "execute":
            execute(table, seat, choice.end)
        case verb:
            _use_kept(table, seat, choice, verb)


def _use_kept(table: Bones, seat: Seat, choice: AnyTime, verb: VerbName) -> None:
    for zone in (table.active[seat], table.locked[seat]):
        for die in zone:
            if skill_id(table, die) == choice.skill and die.owner == seat:
                zone.remove(die)
                table.say(SkillUsed(seat, choice.skill, die.icon, die.n))
                VERBS[verb](table, seat, die, choice.end)
                return
