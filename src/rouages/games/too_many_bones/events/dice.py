"""What happens to dice in a battle."""

from __future__ import annotations

from rouages.engine.events import Event
from rouages.games.too_many_bones.box.words import (
    Icon,
    Innate,
    PlanName,
    RageLevel,
    SkillName,
    Stat,
    Trait,
    UnitName,
)


class DieKept(Event, frozen=True):
    """A die was put into an Active slot."""

    seat: int
    skill: SkillName
    icon: Icon
    value: int


class DieLocked(Event, frozen=True):
    """A die was put into a Locked slot."""

    seat: int
    skill: SkillName
    icon: Icon
    value: int


class DieSpent(Event, frozen=True):
    """A skill die is exhausted."""

    seat: int
    skill: SkillName


class DieIgnored(Event, frozen=True):
    """A result was not used."""

    seat: int
    skill: SkillName


class DiceLost(Event, frozen=True):
    """White dice of a stat were exhausted."""

    seat: int
    stat: Stat
    count: int


class StatLimited(Event, frozen=True):
    """A stat die is lost for this battle."""

    seat: int
    stat: Stat


class BonesStored(Event, frozen=True):
    """Bones went into the Backup Plan."""

    seat: int
    count: int
    total: int


class PlanUsed(Event, frozen=True):
    """A Backup Plan was used."""

    seat: int
    plan: PlanName


class InnateUpgraded(Event, frozen=True):
    """A Gearloc's innate is upgraded."""

    seat: int


class SkillUsed(Event, frozen=True):
    """A skill die was used."""

    seat: int
    skill: SkillName
    icon: Icon
    value: int


class CounterTurned(Event, frozen=True):
    """A counter die was turned."""

    seat: int
    skill: SkillName
    value: int


class RageTurned(Event, frozen=True):
    """Tantrum's Rage die was turned."""

    seat: int
    skill: SkillName
    level: RageLevel


class InnateWorked(Event, frozen=True):
    """An innate had its effect."""

    seat: int
    innate: Innate


class BaddieActed(Event, frozen=True):
    """A Baddie's skill had its effect."""

    unit: int
    name: UnitName
    skill: Trait


class Missed(Event, frozen=True):
    """A Baddie missed."""

    unit: int
    name: UnitName
    seat: int


class Intercepted(Event, frozen=True):
    """Picket stepped in."""

    seat: int
    by: int


class Riposted(Event, frozen=True):
    """Picket parried."""

    seat: int
    name: UnitName
