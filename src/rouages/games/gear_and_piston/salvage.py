"""Salvage: after the last round sections are joined, and salvage tiles make up for what a car lacks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rouages.engine.agenda import AnotherQuestion, Choice, Decision, Reason, Seat, Step
from rouages.games.gear_and_piston.box.components import MISSING_SALVAGE
from rouages.games.gear_and_piston.box.tallies import SALVAGED, count
from rouages.games.gear_and_piston.box.tiles import (
    EMPTY,
    FILLER,
    INSTABILITY_OF,
    ROWS,
    SALVAGE,
    icons_of,
    part_of,
    role_of,
    salvage_as,
    tile,
)
from rouages.games.gear_and_piston.cars.faults import (
    frame_of,
    is_complete,
    salvage_needed,
    ways_to_join,
)
from rouages.games.gear_and_piston.choices import Add, Cover, Fit, row_of
from rouages.games.gear_and_piston.events.cars import (
    CarCompleted,
    SalvageAdded,
    SalvageCovered,
    SalvageDrawn,
    SalvageMissing,
)
from rouages.games.gear_and_piston.scoring import largest_area, tally_of_car
from rouages.games.gear_and_piston.table import Town
from rouages.games.gear_and_piston.works.completing import (
    Placement,
    best_first,
    car_of,
    placed,
)
from rouages.games.gear_and_piston.works.joining import DoesNotFit, fit_choices, join_sections


class CuresNothing(Reason, frozen=True):
    """Each salvage tile must cure a fault that is there, and leave every part within reach of an axle."""

    rule = "salvage"


class CompleteCar(Step[Town], frozen=True):
    """A player joins the sections, then draws and places salvage until the car is complete (ruling 26)."""

    seat: Seat

    def run(self, table: Town) -> None:
        """One tile at a time."""
        car = table.cars[self.seat]
        if len(car) == 2:
            table.then(JoinAtLast(self.seat), self)
        elif is_complete(car):
            used = count(tally_of_car(car), SALVAGED)
            table.say(CarCompleted(self.seat, used))
        else:
            draw_salvage(table, self.seat)
            table.then(PlaceSalvage(self.seat), self)


def draw_salvage(table: Town, seat: Seat) -> None:
    """Draw a salvage tile; when there are none left, it counts two (ruling 28)."""
    if table.salvage_pile:
        table.drawn = table.salvage_pile.pop()
        table.say(SalvageDrawn(seat, INSTABILITY_OF[table.drawn]))
    else:
        table.missing_salvage += 1
        table.drawn = tile(SALVAGE, FILLER, instability=MISSING_SALVAGE)
        table.say(SalvageMissing(seat, MISSING_SALVAGE))


class JoinAtLast(Decision[Town, Fit], frozen=True):
    """How two sections are joined at the end of the game (ruling 23)."""

    rule = "salvage"
    open = True

    def options(self, table: Town) -> Sequence[Fit]:
        """Every way, the one that seems best first."""
        first, second = table.cars[self.seat]
        ways = sorted(
            ways_to_join((first, second)),
            key=lambda way: salvage_needed(frame_of(way[1])) - largest_area((way[1],)),
        )
        return fit_choices(first, second, [column for column, _ in ways])

    def resolve(self, table: Town, choice: Fit) -> None:
        join_sections(table, self.seat, choice)

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """Parts would collide, or no edges touch."""
        return DoesNotFit() if isinstance(choice, Fit) else AnotherQuestion(self)


@lru_cache(maxsize=1 << 14)
def choice_of(placement: Placement) -> Add | Cover:
    """A placement as a choice."""
    role, row, column, covered = placement
    kind = Cover if covered else Add
    return kind(part_of(salvage_as(*role, row, 0)), ROWS[row], column)


class PlaceSalvage(Decision[Town, Add | Cover], frozen=True):
    """Where the salvage tile goes, and what it stands for."""

    rule = "salvage"
    open = True

    def options(self, table: Town) -> Sequence[Add | Cover]:
        """Whatever cures a fault, the placement that seems best first."""
        return [*map(choice_of, best_first(table, car_of(table, self.seat)))]

    def resolve(self, table: Town, choice: Add | Cover) -> None:
        """A part under it is lost (ruling 27)."""
        section, row = car_of(table, self.seat), row_of(choice)
        covered = section.at(row, choice.column)
        placement = Placement(role_of(choice.part), row, choice.column, covered)
        table.cars[self.seat] = (placed(section, placement, INSTABILITY_OF[table.drawn]),)
        table.drawn = EMPTY
        if covered:
            table.covered[self.seat].append(covered)
            table.say(
                SalvageCovered(
                    self.seat, choice.part, part_of(covered), icons_of(covered), ROWS[row], choice.column
                )
            )
        else:
            table.say(SalvageAdded(self.seat, choice.part, ROWS[row], choice.column))

    def why_not(self, table: Town, choice: Choice) -> Reason:
        """It would cure nothing, or strand a part."""
        return CuresNothing() if isinstance(choice, Add | Cover) else AnotherQuestion(self)
