"""Repairing: blueprints take the place of parts of the same kind."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat
from rouages.games.gear_and_piston.box.tiles import ROWS, TYPE_OF, Row, Tile, distinct, icons_of, part_of
from rouages.games.gear_and_piston.cars.car import Car, with_part
from rouages.games.gear_and_piston.choices import END_REPAIR, EndRepair, Swap, row_of, tile_of
from rouages.games.gear_and_piston.events.cars import PartRepaired
from rouages.games.gear_and_piston.knowledge import saw_leave
from rouages.games.gear_and_piston.table import Town


class NothingToRepair(Reason, frozen=True):
    """A repair needs a blueprint with the function and the colour of a part (ruling 19)."""

    rule = "repair"


def can_repair(car: Car, hand: list[Tile]) -> bool:
    """Whether a blueprint could replace a part of the same function, colour and row."""
    kinds = {TYPE_OF[found] for found in hand}
    return any(
        [
            each and TYPE_OF[each] in kinds
            for section in car
            for tiles in (section.top, section.bottom)
            for each in tiles
        ]
    )


@cache
def swap(found: Tile, section: int, row: Row, column: int) -> Swap:
    """This tile in place of the one in that cell."""
    return Swap(part_of(found), icons_of(found), section, ROWS[row], column)


class RepairBegins(Reason, frozen=True):
    """A repair that was chosen replaces a part at least."""

    rule = "repair"


class RepairPart(Decision[Town, Swap | EndRepair], frozen=True):
    """Which part is replaced next; one action pays for them all (ruling 19)."""

    rule = "repair"
    begun: bool

    def options(self, table: Town) -> Sequence[Swap | EndRepair]:
        """A blueprint for a part of the same function, colour and row."""
        blueprints = distinct(table.hands[self.seat])
        found: list[Swap | EndRepair] = [
            swap(blueprint, number, row, column)
            for number, section in enumerate(table.cars[self.seat])
            for row, column, old in section.cells()
            for blueprint in blueprints
            if TYPE_OF[blueprint] == TYPE_OF[old]
        ]
        if self.begun:
            found.append(END_REPAIR)
        return found

    def resolve(self, table: Town, choice: Swap | EndRepair) -> None:
        """The old part is discarded, and more may follow."""
        if isinstance(choice, Swap):
            replace_part(table, self.seat, choice)
            if can_repair(table.cars[self.seat], table.hands[self.seat]):
                table.then(RepairPart(self.seat, begun=True))

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """Function or colour differ, or nothing was replaced yet."""
        if isinstance(choice, EndRepair):
            return RepairBegins()
        return NothingToRepair() if isinstance(choice, Swap) else AnotherQuestion(self)


def replace_part(table: Town, seat: Seat, choice: Swap) -> None:
    """Put a blueprint in the place of a part."""
    car, number, row, new = table.cars[seat], choice.section, row_of(choice), tile_of(choice)
    old = car[number].at(row, choice.column)
    table.hands[seat].remove(new)
    saw_leave(table, seat, new)
    table.cars[seat] = (
        *car[:number],
        with_part(car[number], row, choice.column, new),
        *car[number + 1 :],
    )
    table.discard(old)
    table.say(PartRepaired(seat, choice.part, choice.icons, icons_of(old), number, choice.row, choice.column))
