"""What happens to units in a battle: damage, healing, effects, falls."""

from __future__ import annotations

from rouages.engine.events import Event
from rouages.games.too_many_bones.box.words import Cause, EffectName, UnitName


class Damaged(Event, frozen=True):
    """A unit lost HP."""

    unit: int
    name: UnitName
    lost: int
    left: int
    cause: Cause


class ThroneStruck(Event, frozen=True):
    """The Goblin King's throne took damage for him."""

    lost: int
    left: int


class Unharmed(Event, frozen=True):
    """Damage had no effect."""

    unit: int
    name: UnitName


class Healed(Event, frozen=True):
    """A unit regained HP."""

    unit: int
    name: UnitName
    gained: int
    hp: int


class BuffLost(Event, frozen=True):
    """Buff HP were lost."""

    seat: int
    lost: int


class EffectPlaced(Event, frozen=True):
    """An effect die was put on a unit."""

    unit: int
    name: UnitName
    effect: EffectName
    value: int


class EffectFaded(Event, frozen=True):
    """An effect die was turned down."""

    unit: int
    name: UnitName
    effect: EffectName
    value: int


class EffectGone(Event, frozen=True):
    """An effect die was removed."""

    unit: int
    name: UnitName
    effect: EffectName


class EffectStopped(Event, frozen=True):
    """An effect was kept off a unit."""

    unit: int
    name: UnitName
    effect: EffectName


class Defeated(Event, frozen=True):
    """A Baddie was defeated."""

    unit: int
    name: UnitName


class KnockedOut(Event, frozen=True):
    """A Gearloc was KO'd."""

    seat: int


class Revived(Event, frozen=True):
    """A Gearloc is back."""

    seat: int
    hp: int
