"""Dismantling: a part is taken off the car and discarded."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason
from rouages.games.gear_and_piston.box.tiles import icons_of, part_of
from rouages.games.gear_and_piston.cars.car import removable, without_part
from rouages.games.gear_and_piston.choices import Cell, cell, row_of
from rouages.games.gear_and_piston.events.cars import PartDismantled
from rouages.games.gear_and_piston.table import Town


class ThreeSections(Reason, frozen=True):
    """A car may never be in more than two sections (ruling 18)."""

    rule = "dismantling"


class NoPartThere(Reason, frozen=True):
    """There is nothing in this cell."""

    rule = "dismantling"


class NothingToDismantle(Reason, frozen=True):
    """The car has no part yet."""

    rule = "dismantling"


class DismantlePart(Decision[Town, Cell], frozen=True):
    """Which part is taken off."""

    rule = "dismantling"
    open = True

    def options(self, table: Town) -> Sequence[Cell]:
        """Any that leaves no more than two sections."""
        return [cell(*place) for place in removable(table.cars[self.seat])]

    def resolve(self, table: Town, choice: Cell) -> None:
        """It is discarded; the car may fall into two."""
        car, number, row = table.cars[self.seat], choice.section, row_of(choice)
        found = car[number].at(row, choice.column)
        car = (*car[:number], *without_part(car[number], row, choice.column), *car[number + 1 :])
        table.cars[self.seat] = car
        table.discard(found)
        table.say(
            PartDismantled(
                self.seat, part_of(found), icons_of(found), number, choice.row, choice.column, len(car)
            )
        )

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """There is no part, or it would leave three sections."""
        if not isinstance(choice, Cell):
            return AnotherQuestion(self)
        car = table.cars[self.seat]
        there = 0 <= choice.section < len(car) and car[choice.section].at(row_of(choice), choice.column)
        return ThreeSections() if there else NoPartThere()
