"""Where a Baddie goes; among equally good places players choose (rulings 11, 59)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rouages.engine.agenda import Decision, Reason, Step
from rouages.games.too_many_bones.baddies.target import LEADER
from rouages.games.too_many_bones.box.chips import CHIPS
from rouages.games.too_many_bones.box.components import NOBODY
from rouages.games.too_many_bones.box.mat import DISTANCE, POSITIONS, Position, paths, ways
from rouages.games.too_many_bones.box.words import UnitName
from rouages.games.too_many_bones.reasons import ShortestWay
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.fall import settle
from rouages.games.too_many_bones.units.moving import SPOTS, Spot, free_beside, move

STEPS = 2


class Advance(Step[Bones], frozen=True):
    """A melee Baddie without a target beside it comes up to two steps nearer (ruling 12)."""

    unit: Unit

    def run(self, table: Bones) -> None:
        """Players choose among equally short ways."""
        unit = self.unit
        if not table.aimed or not table.stands(unit) or not CHIPS[table.chip[unit]].melee:
            return
        if table.adjacent(unit, table.aimed[0]) or not may_move(table):
            return
        go(table, unit, approaches(table, unit, free_beside(table, table.aimed[0])))


def may_move(table: Bones) -> bool:
    """Whether the card lets Baddies move now."""
    if table.rules.one_lane:
        return False
    return table.rules.rooted_until < table.round


def approaches(table: Bones, unit: Unit, goals: list[Position]) -> list[Position]:
    """The places from which the free way to one of these is shortest, then nearest to walk to.

    None if no way is free, or the unit stands as near already.
    """
    here, mat = table.at[unit], table.mat
    diagonal = CHIPS[table.chip[unit]].diagonal
    mat[here] = NOBODY
    left = ways(mat, goals, POSITIONS, diagonal=diagonal)
    mat[here] = unit
    if not left.get(here):
        return []
    reach = paths(mat, here, STEPS, diagonal=diagonal)
    least = min([left[place] for place in reach])
    found = [place for place in reach if left[place] == least]
    shortest = min([reach[place] for place in found])
    return [place for place in found if reach[place] == shortest]


def reachable(table: Bones, unit: Unit, enemies: list[Unit]) -> list[Unit]:
    """Those beside whom there is a free place, that of the unit itself counted."""
    table.mat[table.at[unit]] = NOBODY
    found = [enemy for enemy in enemies if free_beside(table, enemy)]
    table.mat[table.at[unit]] = unit
    return found


def come_beside(table: Bones, unit: Unit, enemy: Unit) -> None:
    """A Baddie that no way binds takes the nearest free place beside an enemy."""
    if table.adjacent(unit, enemy):
        return
    here = table.at[unit]
    places = free_beside(table, enemy)
    least = min([DISTANCE[place][here] for place in places])
    go(table, unit, [place for place in places if DISTANCE[place][here] == least])


def go(table: Bones, unit: Unit, places: list[Position]) -> None:
    """A Baddie goes to one of these equally good places; where there are several, players choose."""
    if len(places) == 1:
        move(table, unit, places[0])
        settle(table)
    elif places:
        table.then(ChooseApproach(LEADER, unit, tuple(places), table.name(unit)))


class ChooseApproach(Decision[Bones, Spot], frozen=True):
    """Which of several equally short ways a Baddie takes."""

    rule = "baddie_turn"
    otherwise: ClassVar[Reason | None] = ShortestWay()
    unit: Unit
    places: tuple[Position, ...]
    name: UnitName

    def options(self, table: Bones) -> Sequence[Spot]:
        """The ends of these ways."""
        return [SPOTS[place] for place in self.places]

    def resolve(self, table: Bones, choice: Spot) -> None:
        move(table, self.unit, choice.place)
        settle(table)
