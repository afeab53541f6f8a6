"""What happens to units in a battle: damage, healing, effects, falls."""

from __future__ import annotations

from rouages.engine.events import Event


class Damaged(Event, frozen=True):
    """A unit lost HP."""

    unit: int
    name: str
    lost: int
    left: int


class Unharmed(Event, frozen=True):
    """Damage had no effect."""

    unit: int
    name: str


class Healed(Event, frozen=True):
    """A unit regained HP."""

    unit: int
    name: str
    gained: int
    hp: int


class BuffLost(Event, frozen=True):
    """Buff HP were lost."""

    seat: int
    lost: int


class EffectPlaced(Event, frozen=True):
    """An effect die was put on a unit."""

    unit: int
    name: str
    effect: str
    value: int


class EffectGone(Event, frozen=True):
    """An effect die was removed."""

    unit: int
    name: str
    effect: str


class EffectStopped(Event, frozen=True):
    """An effect was kept off a unit."""

    unit: int
    name: str
    effect: str


class Defeated(Event, frozen=True):
    """A Baddie was defeated."""

    unit: int
    name: str


class KnockedOut(Event, frozen=True):
    """A Gearloc was KO'd."""

    seat: int


class Revived(Event, frozen=True):
    """A Gearloc is back."""

    seat: int
    hp: int
