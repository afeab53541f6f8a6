"""What can happen in a battle."""

from __future__ import annotations

from typing import ClassVar

from rouages.engine.events import Event
from rouages.games.too_many_bones.box.words import ChipName, Icon, SkillName, TyrantFace, UnitName


class BattleWon(Event, frozen=True):
    """The battle is won."""


class BattleLost(Event, frozen=True):
    """The battle is lost."""


class QueueBuilt(Event, frozen=True):
    """The Battle Queue is ready."""

    reveals: ClassVar[bool] = True
    points: tuple[int, ...]


class QueueGrew(Event, frozen=True):
    """A Baddie was added to the Battle Queue."""

    reveals: ClassVar[bool] = True
    points: int


class BaddieFound(Event, frozen=True):
    """A certain Baddie was looked for and put into the Battle Queue."""

    reveals: ClassVar[bool] = True
    name: ChipName


class Entered(Event, frozen=True):
    """A Baddie came onto the mat."""

    reveals: ClassVar[bool] = True
    unit: int
    name: ChipName
    place: int


class Placed(Event, frozen=True):
    """A Gearloc took its place on the mat."""

    seat: int
    place: int


class InitiativeRolled(Event, frozen=True):
    """A Gearloc rolled its initiative."""

    reveals: ClassVar[bool] = True
    seat: int
    number: int


class MeterChanged(Event, frozen=True):
    """The order on the initiative meter."""

    meter: tuple[int, ...]
    names: tuple[UnitName, ...]


class RoundBegan(Event, frozen=True):
    """A new round."""

    opens: ClassVar[bool] = True
    round: int


class Fatigued(Event, frozen=True):
    """Everybody tires."""

    round: int


class TurnBegan(Event, frozen=True):
    """A unit's turn."""

    opens: ClassVar[bool] = True
    unit: int
    name: UnitName


class TurnLost(Event, frozen=True):
    """A Stunned unit loses its turn."""

    unit: int
    name: UnitName


class Moved(Event, frozen=True):
    """A unit moved."""

    unit: int
    name: UnitName
    place: int


class Left(Event, frozen=True):
    """A unit left the mat."""

    unit: int
    name: UnitName


class Targeted(Event, frozen=True):
    """A unit was chosen as a target."""

    unit: int
    name: UnitName
    target: int
    target_name: UnitName


class DiceRolled(Event, frozen=True):
    """A Gearloc rolled dice."""

    reveals: ClassVar[bool] = True
    seat: int
    skills: tuple[SkillName, ...]
    icons: tuple[Icon, ...]
    values: tuple[int, ...]


class BaddieRolled(Event, frozen=True):
    """A Baddie rolled dice."""

    reveals: ClassVar[bool] = True
    unit: int
    name: UnitName
    hits: tuple[int, ...]
    shields: tuple[int, ...]
    bones: int


class TyrantRolled(Event, frozen=True):
    """A tyrant rolled its die."""

    reveals: ClassVar[bool] = True
    unit: int
    face: TyrantFace


class Shielded(Event, frozen=True):
    """Defence took damage away."""

    unit: int
    name: UnitName
    blocked: int
