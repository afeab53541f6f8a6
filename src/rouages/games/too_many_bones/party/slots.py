"""The slots of a Gearloc's mat: where dice lie, and how they are spent."""

from __future__ import annotations

from rouages.engine.agenda import Seat
from rouages.games.too_many_bones.box.components import ACTIVE_SLOTS, LOCKED_SLOTS
from rouages.games.too_many_bones.box.dice import (
    ABSENT,
    EXHAUSTED,
    GEARLOC,
    PLACED,
    READY,
    SKILL_DICE,
    TANTRUM,
    Die,
)
from rouages.games.too_many_bones.box.words import RageLevel, SkillName, words
from rouages.games.too_many_bones.events.dice import BonesStored, DieKept, DieLocked, DieSpent, RageTurned
from rouages.games.too_many_bones.table import Bones

RAGE_LEVELS: tuple[RageLevel, ...] = words(RageLevel)
BREAKDOWN_LEVEL = RAGE_LEVELS[-1]
CALMEST, EXECUTE, BREAKDOWN = 0, 4, 5
"""Steps of a Rage die: its first face, the face that executes, and the last one."""


def skill_id(table: Bones, die: Die) -> SkillName:
    """The name of a die."""
    return GEARLOC[table.who[die.owner]].skills[die.number].id


def exhaust(table: Bones, die: Die) -> None:
    """A skill die is used up for this battle; a consumable one goes back to the reserve."""
    if die.number in SKILL_DICE:
        exhaust_skill(table, die.owner, die.number)


def exhaust_skill(table: Bones, seat: Seat, number: int) -> None:
    """The skill die with this number is used up, wherever it lies."""
    skill = GEARLOC[table.who[seat]].skills[number]
    table.skills[seat][number] = ABSENT if skill.consumable else EXHAUSTED
    table.say(DieSpent(seat, skill.id))


def take_back(table: Bones, die: Die) -> None:
    """A skill die goes back to its place on the mat, unused."""
    if die.number in SKILL_DICE:
        table.skills[die.owner][die.number] = READY


def has_active_room(table: Bones, seat: Seat) -> bool:
    """Whether an Active slot is free."""
    return len(table.active[seat]) < ACTIVE_SLOTS


def has_locked_room(table: Bones, seat: Seat) -> bool:
    """Whether a Locked slot is free."""
    return len(table.locked[seat]) < LOCKED_SLOTS


def keep(table: Bones, seat: Seat, die: Die) -> None:
    """Put a die into an Active slot."""
    table.active[seat].append(die)
    if die.number in SKILL_DICE:
        table.skills[die.owner][die.number] = PLACED
    table.say(DieKept(seat, skill_id(table, die), die.icon, die.n))


def lock(table: Bones, seat: Seat, die: Die) -> None:
    """Put a die into a Locked slot."""
    table.locked[seat].append(die)
    if die.number in SKILL_DICE:
        table.skills[die.owner][die.number] = PLACED
    table.say(DieLocked(seat, skill_id(table, die), die.icon, die.n))


def turn_down(table: Bones, zone: list[Die], die: Die, by: int = 1) -> None:
    """A counting die in a slot goes down; at 0 it is exhausted."""
    place = zone.index(die)
    if die.n > by:
        zone[place] = Die(die.owner, die.number, die.icon, die.n - by, die.face)
    else:
        del zone[place]
        exhaust(table, die)


def store(table: Bones, seat: Seat, die: Die) -> None:
    """Put Bones into the Backup Plan; on a bare-handed day each counts twice."""
    n = 2 * die.n if table.rules.double_bones else die.n
    table.plan[seat].append(Die(die.owner, die.number, die.icon, n, die.face))
    if die.number in SKILL_DICE:
        table.skills[die.owner][die.number] = PLACED
    table.say(BonesStored(seat, n, table.bones(seat)))


def spend_bone(table: Bones, die: Die) -> None:
    """A die leaves the Backup Plan; reusable Bones go back to the mat."""
    if die.icon == "reusable_bones":
        take_back(table, die)
    else:
        exhaust(table, die)


def empty(table: Bones, zone: list[list[Die]], seat: Seat) -> None:
    """All dice leave these slots; skill dice are exhausted."""
    for die in zone[seat]:
        exhaust(table, die)
    zone[seat] = []


def rage_die(table: Bones, seat: Seat) -> Die | None:
    """The Rage die in Tantrum's Active slots."""
    if table.who[seat] != TANTRUM:
        return None
    for die in table.active[seat]:
        if die.icon == "rage":
            return die
    return None


def rage(table: Bones, seat: Seat, steps: int) -> None:
    """The Rage die goes up or down, never past its ends (ruling 31)."""
    die = rage_die(table, seat)
    if die is None or not steps:
        return
    step = max(CALMEST, min(BREAKDOWN, die.n + steps))
    if step != die.n:
        set_rage(table, seat, die.number, step)


def set_rage(table: Bones, seat: Seat, number: int, step: int) -> None:
    """Show this Rage die on this step."""
    zone = table.active[seat]
    old = rage_die(table, seat)
    new = Die(seat, number, "rage", step)
    if old is None:
        zone.append(new)
    else:
        zone[zone.index(old)] = new
        table.skills[seat][old.number] = READY
    table.skills[seat][number] = PLACED
    table.say(RageTurned(seat, GEARLOC[TANTRUM].skills[number].id, rage_level(number, step)))


def rage_level(number: int, step: int) -> RageLevel:
    """What a Rage die shows on this step, as its sheet writes it."""
    return BREAKDOWN_LEVEL if step == BREAKDOWN else RAGE_LEVELS[BREAKDOWN * (number - 1) + step]
