"""Moving on the mat: steps, and the choice of a place."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import Choice, Decision
from rouages.games.too_many_bones.box.components import GEARLOCS, NOBODY
from rouages.games.too_many_bones.box.mat import NEIGHBOURS, OFF, POSITIONS, Position, paths
from rouages.games.too_many_bones.events.battle import Moved
from rouages.games.too_many_bones.reasons import NotFreeBeside, OutOfSteps
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.harm import harm


class Spot(Choice, frozen=True):
    """A position on the mat."""

    place: Position


SPOTS = tuple(Spot(place) for place in range(POSITIONS))


def move(table: Bones, unit: Unit, place: Position) -> None:
    """A unit goes to a free place; where there are snares, a Baddie steps into one."""
    if table.at[unit] == place:
        return
    table.mat[table.at[unit]] = NOBODY
    table.at[unit] = place
    table.mat[place] = unit
    table.say(Moved(unit, table.name(unit), place))
    if table.rules.snares and unit >= GEARLOCS:
        harm(table, unit, 1, cause="trap", true=True)


def swap(table: Bones, one: Unit, other: Unit) -> None:
    """Two units change places."""
    here, there = table.at[one], table.at[other]
    table.at[one], table.at[other] = there, here
    table.mat[there], table.mat[here] = one, other
    table.say(Moved(one, table.name(one), there))
    table.say(Moved(other, table.name(other), here))


def free_beside(table: Bones, unit: Unit) -> list[Position]:
    """The free places beside a unit."""
    at = table.at[unit]
    return [] if at == OFF else [place for place in NEIGHBOURS[at] if table.mat[place] < 0]


class MoveUnit(Decision[Bones, Spot], frozen=True):
    """Where a unit is moved, up to so many steps."""

    rule = "gearloc_turn"
    otherwise = OutOfSteps()
    unit: Unit
    steps: int

    def options(self, table: Bones) -> Sequence[Spot]:
        """Any place that it can reach, its own too."""
        return [SPOTS[place] for place in paths(table.mat, table.at[self.unit], self.steps)]

    def resolve(self, table: Bones, choice: Spot) -> None:
        move(table, self.unit, choice.place)
        settle(table)


class LandBeside(Decision[Bones, Spot], frozen=True):
    """Beside which side of a Baddie a leaping Gearloc lands."""

    rule = "gearloc_turn"
    otherwise = NotFreeBeside()
    unit: Unit

    def options(self, table: Bones) -> Sequence[Spot]:
        """Any free place beside it."""
        return [SPOTS[place] for place in free_beside(table, self.unit)]

    def resolve(self, table: Bones, choice: Spot) -> None:
        move(table, self.seat, choice.place)
