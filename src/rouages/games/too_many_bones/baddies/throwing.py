"""Gearlocs that a tyrant throws as far away as there is room (Kaboom, Thunderclub)."""

from __future__ import annotations

from rouages.engine.agenda import Seat, Step
from rouages.games.too_many_bones.baddies.move import ChooseApproach
from rouages.games.too_many_bones.baddies.target import LEADER
from rouages.games.too_many_bones.box.mat import DISTANCE, POSITIONS, Position
from rouages.games.too_many_bones.reasons import EquallyFar
from rouages.games.too_many_bones.table import Bones, Unit
from rouages.games.too_many_bones.units.moving import move


class Hurl(Step[Bones], frozen=True):
    """A Gearloc lands on the free place farthest from the tyrant; players decide ties (ruling 82)."""

    seat: Seat
    by: Unit

    def run(self, table: Bones) -> None:
        """One that has fallen is not thrown."""
        if not table.stands(self.seat):
            return
        places = farthest(table, self.seat, table.at[self.by])
        if len(places) == 1:
            move(table, self.seat, places[0])
        else:
            table.then(ChooseLanding(LEADER, self.seat, tuple(places), table.name(self.seat)))


def farthest(table: Bones, unit: Unit, origin: Position) -> list[Position]:
    """The free places farthest from here; only where it stands, if none is farther."""
    here = table.at[unit]
    free = [place for place in range(POSITIONS) if table.mat[place] < 0 or place == here]
    most = max([DISTANCE[origin][place] for place in free])
    if DISTANCE[origin][here] == most:
        return [here]
    return [place for place in free if DISTANCE[origin][place] == most]


class ChooseLanding(ChooseApproach, frozen=True):
    """On which of several equally far places a thrown Gearloc lands."""

    rule = "baddie_turn"
    otherwise = EquallyFar()
