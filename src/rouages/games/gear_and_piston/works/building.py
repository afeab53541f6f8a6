"""Building: a blueprint becomes part of the car."""

from __future__ import annotations

from collections.abc import Sequence

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat
from rouages.games.gear_and_piston.box.tiles import EMPTY, ROW_OF, ROWS, Row, Tile, icons_of, part_of
from rouages.games.gear_and_piston.cars.car import Car, border, first_part, with_part
from rouages.games.gear_and_piston.choices import NEW_SECTION, Cell, NewSection, cell, row_of
from rouages.games.gear_and_piston.events.cars import PartBuilt
from rouages.games.gear_and_piston.knowledge import saw_leave
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.words import RowName


class WrongCell(Reason, frozen=True):
    """A part goes into the row of its panel and must touch a part by an edge (ruling 16)."""

    rule = "building"
    row: RowName


class SectionsFull(Reason, frozen=True):
    """A car may not have more than two sections."""

    rule = "sections"


def lay_out(table: Town, seat: Seat, found: Tile) -> None:
    """A blueprint is laid on the bench for all to see; the first part of a car has only one place."""
    table.hands[seat].remove(found)
    saw_leave(table, seat, found)
    table.bench = found
    if table.cars[seat]:
        table.then(PlacePart(seat))
    else:
        build_part(table, seat, 0, ROW_OF[found], 0)


def build_part(table: Town, seat: Seat, number: int, row: Row, column: int) -> None:
    """The part on the bench becomes part of a section, or begins a new one."""
    found, car = table.bench, table.cars[seat]
    if number == len(car):
        table.cars[seat] = (*car, first_part(row, found))
    else:
        grown = with_part(car[number], row, column, found)
        table.cars[seat] = (*car[:number], grown, *car[number + 1 :])
    table.bench = EMPTY
    table.say(PartBuilt(seat, part_of(found), icons_of(found), number, ROWS[row], column))


class PlacePart(Decision[Town, Cell | NewSection], frozen=True):
    """Where the part on the bench goes."""

    rule = "building"

    def options(self, table: Town) -> Sequence[Cell | NewSection]:
        """A free cell of its row that touches a section by an edge, or a second section (ruling 16)."""
        return building_places(table.cars[self.seat], ROW_OF[table.bench])

    def resolve(self, table: Town, choice: Cell | NewSection) -> None:
        """It is built there."""
        if isinstance(choice, NewSection):
            build_part(table, self.seat, len(table.cars[self.seat]), ROW_OF[table.bench], 0)
        else:
            build_part(table, self.seat, choice.section, row_of(choice), choice.column)

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """The cell is taken, of the wrong row, or touches nothing."""
        if isinstance(choice, NewSection):
            return SectionsFull()
        return WrongCell(ROWS[ROW_OF[table.bench]]) if isinstance(choice, Cell) else AnotherQuestion(self)


def building_places(car: Car, row: Row) -> list[Cell | NewSection]:
    """Where a part of this row can be built; it begins a car that has no parts."""
    found: list[Cell | NewSection] = [
        cell(number, row, column) for number, section in enumerate(car) for column in border(section, row)
    ]
    if len(car) < 2:
        found.append(NEW_SECTION)
    return found
